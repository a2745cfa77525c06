"""How far a nation is from each victory, in turns, and what will carry it further: for bots.

Everything is read from yields, totals and the numbers in rows, so that no card is named here. What a nation comes to
by itself is remembered: between positions that are compared with each other most nations have not changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp, log, sqrt
from typing import Final, NamedTuple

from tessera.games.civilization.board import OUTSKIRTS, at
from tessera.games.civilization.components import Box
from tessera.games.civilization.content import (
    AIRCRAFT,
    ANY,
    COIN,
    COMBAT,
    CULTURE,
    EIGHT,
    PRODUCTION,
    TRADE,
    Tech,
)
from tessera.games.civilization.ending import pyramid
from tessera.games.civilization.hooks import (
    ATTACK_CITIES,
    BATTLE_HAND,
    CAPITAL_ACTS,
    COINS,
    COLLECTED,
    DEVOTION,
    HAND_SIZE,
    RESEARCH_COST,
    SPEED,
    UNIT_STRENGTH,
    WATER,
)
from tessera.games.civilization.hooks import PRODUCTION as MORE_PRODUCTION
from tessera.games.civilization.start import most_cities, stacking_limit
from tessera.games.civilization.world import Nation, World
from tessera.games.civilization.yields import city_icons, combat_bonus, enemies
from tessera.kernel.effects import allows, total

REMEMBERED: Final = 1 << 15

FAR: Final = 60.0
"""More turns than any plan is thought through."""
SHARP: Final = 3
"""How much more the nearest victory counts than the others."""
MORE_CULTURE: Final = 1.0
"""By so much a nation that tries will gain more each turn; the same of the next two."""
MORE_TRADE: Final = 0.7
MORE_COINS: Final = 0.08
SAVED: Final = 0.6
"""What trade for a tech counts against the tech itself: who has it all buys."""
NOT_ENOUGH: Final = 0.7
"""What part of the price counts as long as the rest is missing."""
MARGIN: Final = 3.0
"""By how much an attack on a capital should be stronger than its defence."""


class Reckoning(NamedTuple):
    """What a nation comes to by itself."""

    culture: float
    """Turns to a culture victory; the same of the next two."""
    economy: float
    tech: float
    worth: float
    """Of means and growth, whichever victory they will serve."""
    attack: float
    """What its armies could bring together."""
    defence: float
    """Of its capital."""
    levy: float
    """Strength that it can raise each turn."""
    stack: int
    """Armies that could attack together."""
    speed: int
    water: int
    raids: bool
    """Whether it may attack cities."""


def reckon(s: World, p: Nation) -> Reckoning:
    """From what has changed, or from memory."""
    own = 0
    for city in p.cities:
        own |= OUTSKIRTS[city]
    blocked = enemies(s, p) & (own | at(p.sites))
    key = (
        s.layout, blocked, p.cards, p.on, p.techs, p.trade, p.culture, p.tokens, p.track, p.cities, p.walled, p.acts,
        p.boost, p.more_acts, p.sites, p.stands, p.scouts, p.sends, p.resources, p.reserve, p.ranks, p.government,
        len(p.armies), len(p.markers.cards), len(p.hand.cards), p.forces.cards, p.fighting.cards,
        tuple([icons_under(s, p, scout) for scout in p.scouts]),
    )  # fmt: skip
    memory = s.content.reckoned
    found: Reckoning | None = memory.get(key)
    if found is None:
        if len(memory) >= REMEMBERED:
            memory.clear()
        found = memory[key] = _reckon(s, p, blocked)
    return found


def icons_under(s: World, p: Nation, square: int) -> int:
    """What another nation's marker shows under an own scout."""
    for q in s.players:
        if q is not p and square in q.sites:
            return s.content.icons[q.stands[q.sites.index(square)]]
    return 0


def _reckon(s: World, p: Nation, blocked: int) -> Reckoning:
    icons = [city_icons(s, p, city, blocked) for city in p.cities]
    gold = sum([x >> COIN & EIGHT for x in icons]) + total(s, p, COINS) + p.tokens
    income = max(0, total(s, p, COLLECTED, base=sum([x >> TRADE & EIGHT for x in icons])))
    more = total(s, p, MORE_PRODUCTION)
    made = [(x >> PRODUCTION & EIGHT) + more for x in icons]
    devoted = devotion_of_all(s, p, icons)
    units = strengths(s, p)
    average = sum(units) / len(units) if units else 1.5
    stack = min(len(p.armies), stacking_limit(s, p))
    constants = s.content.constants
    hand = total(s, p, BATTLE_HAND)
    bonus = combat_bonus(s, p)
    size = hand + constants.battle_hand + constants.more_per_army * (stack - 1)
    attack = average * min(size, len(units)) + bonus if stack else 0.0
    guard = hand + constants.battle_hand + constants.city_hand
    walls = constants.walls_bonus if p.cities[0] in p.walled else 0
    defence = average * min(guard, len(units)) + bonus + constants.capital_bonus + walls
    price = constants.unit_cost[min(p.ranks[:3]) - 1]
    levy = 0.3 + 0.8 * average * sum([min(1.3, x / price) for x in made])
    return Reckoning(
        turns_to_culture(s, p, devoted, income),
        turns_to_wealth(s, p, gold),
        turns_to_space(s, p, income, gold),
        growth(s, p, income, made, devoted) + means(s, p) + forces(p, units, bonus),
        attack,
        defence,
        levy,
        stack,
        total(s, p, SPEED, base=constants.speed),
        total(s, p, WATER),
        allows(s, p, ATTACK_CITIES),
    )


def devotion_of_all(s: World, p: Nation, icons: list[int]) -> int:
    """Culture tokens of a turn in which all cities are devoted to the arts."""
    found = 0
    for place, x in enumerate(icons):
        capital = place == 0
        if capital and not allows(s, p, CAPITAL_ACTS):
            continue
        base = (x >> CULTURE & EIGHT) + s.content.constants.devotion
        found += max(0, total(s, p, DEVOTION, capital, base=base))
    return found


def strengths(s: World, p: Nation) -> list[int]:
    """Of all units at the ranks of their owner."""
    edge = total(s, p, UNIT_STRENGTH)
    row, ranks = s.content.row, p.ranks
    found: list[int] = []
    for unit in (*p.forces.cards, *p.fighting.cards):
        kind = row[unit].type
        found.append(row[unit].strengths[0 if kind == AIRCRAFT else ranks[kind] - 1] + edge)
    return found


# --- turns to each victory ------------------------------------------------------------------------------------


@lru_cache(8)
def left_on_track(track: tuple[tuple[int, int, str], ...]) -> tuple[tuple[int, int], ...]:
    """From each space to the last one: culture and trade."""
    found = [(0, 0)]
    for culture, trade, _ in reversed(track):
        found.append((found[-1][0] + culture, found[-1][1] + trade))
    return tuple(reversed(found))


def turns_for(amount: float, rate: float, more: float) -> float:
    """In how many turns an amount comes together at a rate that grows every turn."""
    if amount <= 0:
        return 0.0
    return (sqrt(rate * rate + 2.0 * more * amount) - rate) / more


def turns_to_culture(s: World, p: Nation, devoted: int, income: int) -> float:
    """Both currencies are needed; what is collected meanwhile of the other one is not lost (CV-8.02)."""
    culture, trade = left_on_track(s.content.constants.track)[p.track]
    long = turns_for(culture - p.culture, devoted, MORE_CULTURE)
    also = turns_for(trade - p.trade, income, MORE_TRADE)
    spaces = len(s.content.constants.track) - p.track
    return min(FAR, 0.2 + 0.1 * spaces + max(long, also) + 0.3 * min(long, also))


def turns_to_wealth(s: World, p: Nation, gold: int) -> float:
    """Coins on techs come one a turn from each; others only as the nation grows (CV-6.90, CV-12.10)."""
    missing = s.content.constants.coins_to_win - gold
    room, rate = 0, 0.1 + 0.1 * len(p.cities)
    row = s.content.row
    for card, lying in zip(p.cards, p.on, strict=True):
        tokens: int = getattr(row[card], "tokens", 0)
        if tokens:
            left = tokens - sum(lying)
            room += left
            if left > 0:
                rate += 0.6 if row[card].price else 0.3 if row[card].pays else 0.15
    beyond = max(0, missing - room)
    return min(FAR, 0.3 + turns_for(missing, rate, MORE_COINS) + 0.3 * beyond)


def turns_to_space(s: World, p: Nation, income: int, gold: int) -> float:
    """One tech a turn at most; trade falls to the number of coins each time (CV-13.02, CV-13.05, CV-13.10)."""
    constants = s.content.constants
    cheaper = total(s, p, RESEARCH_COST)
    rows = pyramid(s, p)
    earned = max(1.0, income)
    turns, saved = 0.3, 0.0
    for level, enough in enumerate(constants.enough):
        missing = enough - rows[level]
        if missing > 0:
            cost = constants.research[level] + cheaper
            if has_spot(rows, level):
                ready = 1.0 if p.trade >= cost else NOT_ENOUGH * p.trade / cost
                saved = max(saved, SAVED * max(1.0, (cost - gold) / earned) * ready)
            for _ in range(missing):
                each = max(1.0, (cost - gold) / earned)
                turns += each
                earned += MORE_TRADE * each
    return min(FAR, turns - saved)


def has_spot(rows: list[int], level: int) -> bool:
    """Whether a pyramid takes one more tech of a level, counted from nought (CV-13.10)."""
    return not level or rows[level - 1] >= rows[level] + 2


def missing_for_tech(s: World, p: Nation) -> int:
    """Trade for the highest tech that there is a spot for; not above nought if it can be paid."""
    rows = pyramid(s, p)
    level = max([level for level in range(len(rows)) if has_spot(rows, level)])
    return s.content.constants.research[level] + total(s, p, RESEARCH_COST) - p.trade


def nearest(turns: Iterable[float]) -> float:
    """The turns to the nearest victory; others that are nearly as near make it a little surer."""
    found = 0.0
    for each in turns:
        found += (1.0 / each) ** SHARP
    return exp(-log(found) / SHARP)


# --- what serves all of them ----------------------------------------------------------------------------------

TRADE_ICON: Final = 1.6
PRODUCTION_ICON: Final = 2.0
CULTURE_ICON: Final = 1.2
CITY: Final = 22.0
SPACE: Final = 2.0
TRADE_POINT: Final = 0.25
CULTURE_POINT: Final = 0.5
GOODS: Final = 0.8
USEFUL_GOODS: Final = 2.6
MARKER: Final = 1.6
EVENT: Final = 1.5
WONDER: Final = 6.0
RESERVE: Final = 1.5
ANARCHY: Final = 14.0
ARMY: Final = (0.0, 3.0, 4.6, 5.6, 6.2)
SCOUT: Final = 3.0
UNIT: Final = 0.5


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
        row: Tech = content.row[number]
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
    row = s.content.row
    return USEFUL_GOODS if any(kind in row[t].pays or ANY in row[t].pays for t in p.techs) else GOODS


def forces(p: Nation, units: list[int], bonus: int) -> float:
    """Armies, scouts and units keep neighbours away, whatever else they do."""
    worth = ARMY[min(len(p.armies), 4)] + SCOUT * len(p.scouts)
    return worth + UNIT * less_and_less(sum(units), 18) + 0.4 * bonus


# --- turns to a conquest --------------------------------------------------------------------------------------


def turns_to_conquest(s: World, p: Nation, mine: Reckoning, rival: Nation, theirs: Reckoning) -> float:
    """Raise what is missing, bring it together and march (CV-11.34)."""
    lead = mine.attack - theirs.defence
    raising = 0.0
    if lead < MARGIN:
        raising = 1.5 * (MARGIN - lead) / max(0.5, mine.levy - 0.3 * theirs.levy)
    turns = raising + march(s, p, mine, rival.cities[0])
    return min(FAR, turns if mine.raids else turns + 4.0)


def march(s: World, p: Nation, mine: Reckoning, target: int) -> float:
    """Until the armies that could attack together are there together."""
    over_water = mine.water > 0
    key = (s.layout, target, p.armies or p.cities[0], mine.stack, mine.speed, over_water)
    memory = s.content.reckoned
    turns: float | None = memory.get(key)
    if turns is None:
        far = s.board.ways_to(target, over_water)
        if not p.armies:
            turns = far[p.cities[0]] / mine.speed + 1.0
        else:
            near = sorted([far[army] for army in p.armies])[: mine.stack]
            apart = len({army for army in p.armies if far[army] <= near[-1]}) - 1
            turns = max(0.3, near[-1] / mine.speed) + 0.4 * apart + 0.05 * sum(near)
        memory[key] = turns
    return turns
