"""Scouts, blockades, coins (CV-12): what cities and scouts bring, worked out from the position whenever it matters.

Icons are summed as one number (`content.Icons.sum`); `>> TRADE & EIGHT` takes one kind of them out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessera.games.civilization.content import COIN, COMBAT, CULTURE, EIGHT, NO_COMBAT, PRODUCTION, TRADE
from tessera.games.civilization.hooks import COINS, COLLECTED, DEVOTION, HARVEST_ANYWHERE, MORE_PRODUCTION
from tessera.games.civilization.rules.board import OUTSKIRTS, at
from tessera.kernel import NONE
from tessera.kernel.effects import allows, total

if TYPE_CHECKING:
    from tessera.games.civilization.state import Nation, World


# --- squares --------------------------------------------------------------------------------------------------


def enemies(s: World, p: Nation) -> int:
    """Squares with figures of others: they blockade (CV-12.06)."""
    found = 0
    for q in s.players:
        if q.seat != p.seat:
            found |= at(q.armies) | at(q.scouts)
    return found


def icons_at(s: World, square: int) -> int:
    """What a square shows: a marker, whoever's it is, covers all that is printed (CV-6.34, CV-12.05)."""
    for p in s.players:
        if square in p.sites:
            return s.content.icons[p.stands[p.sites.index(square)]]
    return s.board.icons[square]


def sent_away(p: Nation, city: int) -> int:
    """Squares around a city that own scouts send to another one (CV-12.16)."""
    found = 0
    for square, target in zip(p.scouts, p.sends, strict=True):
        if target not in (NONE, city):
            found |= 1 << square
    return found


def sent_to(p: Nation, city: int) -> list[int]:
    """Squares beyond its outskirts that scouts send to a city, none of them twice (CV-12.17, CV-12.18).

    A city centre, where a scout may have been held up, has nothing to send (CV-1.11).
    """
    if city not in p.sends:
        return []
    found: list[int] = []
    ring = OUTSKIRTS[city]
    seen = at(p.cities)
    for square, target in zip(p.scouts, p.sends, strict=True):
        if target == city and not (ring | seen) >> square & 1:
            found.append(square)
        if target != NONE:
            seen |= 1 << square
    return found


def city_icons(s: World, p: Nation, city: int, blocked: int) -> int:
    """All icons that count for a city; `blocked`: where enemies stand (CV-6.11, CV-12.06)."""
    without = blocked
    if p.scouts:
        without |= sent_away(p, city)
    icons = s.content.icons
    found = s.board.ring(
        city, p.sites, tuple([icons[marker] for marker in p.stands]), without & OUTSKIRTS[city]
    )
    if p.scouts:
        for square in sent_to(p, city):
            found += icons_at(s, square) & NO_COMBAT
    return found


def all_icons(s: World, p: Nation) -> int:
    """Of all cities together."""
    blocked = enemies(s, p)
    return sum([city_icons(s, p, city, blocked) for city in p.cities])


# --- what it comes to -----------------------------------------------------------------------------------------


def coins(s: World, p: Nation) -> int:
    """The current sum (CV-12.10)."""
    return coins_with(s, p, all_icons(s, p))


def coins_with(s: World, p: Nation, icons: int) -> int:
    """The same with the icons of all cities."""
    return (icons >> COIN & EIGHT) + total(s, p, COINS) + p.tokens


def coins_at_most(s: World, p: Nation) -> int:
    """No fewer than the current sum, without looking what covers what: enough to see that nobody has won."""
    board, icons = s.board, s.content.icons
    found = board.coins_around(p.cities) + p.tokens
    if p.scouts:
        found += max(board.richest, s.content.richest) * len(p.scouts)
    return found + sum([icons[marker] >> COIN & EIGHT for marker in p.stands]) + total(s, p, COINS)


def trade_income(s: World, p: Nation) -> int:
    """What is collected each turn (CV-5.01, CV-5.02)."""
    return trade_with(s, p, all_icons(s, p))


def trade_with(s: World, p: Nation, icons: int) -> int:
    return max(0, total(s, p, COLLECTED, base=icons >> TRADE & EIGHT))


def production(s: World, p: Nation, city: int) -> int:
    """Of a city, with what it has more this turn (CV-6.11)."""
    return production_with(s, p, city, city_icons(s, p, city, enemies(s, p)))


def production_with(s: World, p: Nation, city: int, icons: int) -> int:
    base = (icons >> PRODUCTION & EIGHT) + p.boost[p.cities.index(city)]
    return total(s, p, MORE_PRODUCTION, base=base)


def devotion(s: World, p: Nation, city: int) -> int:
    """Culture tokens of a city that is devoted to the arts (CV-6.70)."""
    return devotion_with(s, p, city, city_icons(s, p, city, enemies(s, p)))


def devotion_with(s: World, p: Nation, city: int, icons: int) -> int:
    base = (icons >> CULTURE & EIGHT) + s.content.constants.devotion
    return max(0, total(s, p, DEVOTION, p.cities[0] == city, base=base))


def deposits(s: World, p: Nation, city: int) -> int:
    """Resources that a city could harvest, as bits (CV-6.80, CV-6.81)."""
    found = _deposits(s, p, city)
    if len(p.cities) > 1 and allows(s, p, HARVEST_ANYWHERE):
        for other in p.cities:
            found |= _deposits(s, p, other)
    return found


def _deposits(s: World, p: Nation, city: int) -> int:
    squares = OUTSKIRTS[city] & ~(enemies(s, p) | sent_away(p, city) | at(p.sites))
    for square in sent_to(p, city):
        if all(square not in q.sites for q in s.players):
            squares |= 1 << square
    return s.board.deposits(squares)


def combat_bonus(s: World, p: Nation) -> int:
    """Of own markers wherever they stand, unless blockaded (CV-11.05)."""
    icons, blocked = s.content.icons, enemies(s, p)
    return sum(
        [
            icons[marker] >> COMBAT
            for square, marker in zip(p.sites, p.stands, strict=True)
            if icons[marker] >> COMBAT and not blocked >> square & 1
        ]
    )
