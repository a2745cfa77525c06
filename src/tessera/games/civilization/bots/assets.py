"""What a nation has is worth, whichever victory it will serve: income, techs, stores, forces. For bots."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tessera.games.civilization.content import ANY, COIN, COMBAT, CULTURE, EIGHT, PRODUCTION, TRADE, Box
from tessera.games.civilization.hooks import HAND_SIZE
from tessera.games.civilization.rules.start import most_cities
from tessera.games.civilization.state import Nation, World
from tessera.kernel.effects import total

TRADE_ICON: Final = 1.9
PRODUCTION_ICON: Final = 2.0
CULTURE_ICON: Final = 1.0
CITY: Final = 28.0
SPACE: Final = 2.0
TRADE_POINT: Final = 0.32
CULTURE_POINT: Final = 0.5
GOODS: Final = 0.8
USEFUL_GOODS: Final = 2.6
MARKER: Final = 1.6
EVENT: Final = 1.5
WONDER: Final = 6.0
RESERVE: Final = 0.4
"""A great person that waits for a place: less than on any square that brings nothing."""
ANARCHY: Final = 14.0
ARMY: Final[tuple[float, ...]] = (0.0, 3.0, 4.6, 5.6, 6.2)
SCOUT: Final = 3.0
UNIT: Final = 0.5


@lru_cache(8)
def left_on_track(track: tuple[tuple[int, int, str], ...]) -> tuple[tuple[int, int], ...]:
    """From each space to the last one: culture and trade."""
    found = [(0, 0)]
    for culture, trade, _ in reversed(track):
        found.append((found[-1][0] + culture, found[-1][1] + trade))
    return tuple(reversed(found))


def growth(s: World, p: Nation, income: int, made: list[int], devoted: int) -> float:
    """What comes in each turn, and what more of it the techs allow."""
    worth = TRADE_ICON * less_and_less(income, 16) + CULTURE_ICON * less_and_less(devoted, 12)
    worth += PRODUCTION_ICON * sum([less_and_less(x, 10) for x in made])
    worth += CITY * (len(p.cities) - 1) + SPACE * p.track + paid_for_track(s, p)
    worth += sum([tech_worth(s.content, tech) for tech in p.techs])
    if len(p.cities) < most_cities(s, p):
        worth += 2.0
    idle = [place for place, done in enumerate(p.acts) if done <= p.more_acts]
    return worth + sum([0.6 * p.boost[place] + 1.5 * p.more_acts for place in idle])


def paid_for_track(s: World, p: Nation) -> float:
    """What was spent on culture is not lost."""
    left = left_on_track(s.content.constants.track)
    (culture, trade), (more, also) = left[0], left[p.track]
    return CULTURE_POINT * (culture - more) + TRADE_POINT * (trade - also)


def less_and_less(amount: int, enough: int) -> float:
    """The first of it are worth most."""
    return min(amount, enough) + 0.4 * max(0, amount - enough)


def tech_worth(content: Box, number: int) -> float:
    """What a tech lets its nation do, by the numbers in its row."""
    found = content.tech_worths.get(number)
    if found is None:
        row = content.techs[number]
        found = 1.0 + 0.5 * row.level + 5.0 * bool(row.cities) + 1.5 * bool(row.pays) + 1.5 * bool(row.tokens)
        found += 1.5 * bool(row.government) + bool(row.speed) + bool(row.water) + bool(row.stacking)
        found += 1.0 * bool(row.unit) + 0.8 * row.hand
        if row.building:
            x = content.icons[content.number[row.building]]
            found += (
                1.4 * (x >> TRADE & EIGHT) + 1.4 * (x >> PRODUCTION & EIGHT) + 1.6 * (x >> CULTURE & EIGHT)
            )
            found += 3.0 * (x >> COIN & EIGHT) + 0.5 * (x >> COMBAT & EIGHT)
        content.tech_worths[number] = found
    return found


def means(s: World, p: Nation) -> float:
    """What is in store."""
    worth = TRADE_POINT * less_and_less(p.trade, 10) + CULTURE_POINT * less_and_less(p.culture, 14)
    worth += sum([goods_worth(s, p, kind) * min(count, 3) for kind, count in enumerate(p.resources) if count])
    worth += MARKER * len(p.markers.cards)
    if p.hand.cards:
        worth += EVENT * min(len(p.hand.cards), total(s, p, HAND_SIZE, base=s.content.constants.hand_size))
    kind = s.content.kind
    worth += WONDER * sum([kind[card] == "wonder" for card in p.cards])
    worth += RESERVE * len(p.reserve) + 2.0 * len(p.walled)
    return worth - ANARCHY if p.government == s.content.anarchy else worth


def goods_worth(s: World, p: Nation, kind: int) -> float:
    """A resource is worth more to those who have a use for it."""
    techs = s.content.techs
    return USEFUL_GOODS if any(kind in techs[t].pays or ANY in techs[t].pays for t in p.techs) else GOODS


def forces(p: Nation, units: list[int], bonus: int) -> float:
    """Armies, scouts and units keep neighbours away, whatever else they do."""
    worth = ARMY[min(len(p.armies), 4)] + SCOUT * len(p.scouts)
    return worth + UNIT * less_and_less(sum(units), 18) + 0.4 * bonus
