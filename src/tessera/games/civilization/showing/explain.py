"""Why a number is what it is, line by line."""

from __future__ import annotations

from tessera.games.civilization.content import COIN, CULTURE, EIGHT, PRODUCTION, TRADE
from tessera.games.civilization.hooks import COINS, COLLECTED, DEVOTION, MORE_PRODUCTION
from tessera.games.civilization.rules.board import SQUARE
from tessera.games.civilization.rules.yields import all_icons, city_icons, enemies
from tessera.games.civilization.state import Nation, World
from tessera.kernel import NONE, Summand
from tessera.kernel.effects import breakdown


def explained(s: World, p: Nation, value: str) -> list[Summand]:
    """Why coins, trade or the production of a city are what they are, line by line."""
    what, _, name = value.partition(":")
    if what == "coins":
        return _parts(
            ("map", all_icons(s, p) >> COIN & EIGHT), ("tokens", p.tokens), rest=breakdown(s, p, COINS)
        )
    if what == "trade":
        return _parts(("map", all_icons(s, p) >> TRADE & EIGHT), rest=breakdown(s, p, COLLECTED))
    if SQUARE.get(name, NONE) not in p.cities:
        return []
    city = SQUARE[name]
    icons = city_icons(s, p, city, enemies(s, p))
    if what == "production":
        boost = p.boost[p.cities.index(city)]
        more = breakdown(s, p, MORE_PRODUCTION)
        return _parts(("map", icons >> PRODUCTION & EIGHT), ("this-turn", boost), rest=more)
    if what == "culture":
        more = breakdown(s, p, DEVOTION, p.cities[0] == city)
        base = s.content.constants.devotion
        return _parts(("devotion", base), ("map", icons >> CULTURE & EIGHT), rest=more)
    return []


def _parts(*lines: tuple[str, int], rest: list[Summand]) -> list[Summand]:
    return [*[Summand(what, amount) for what, amount in lines if amount], *rest]
