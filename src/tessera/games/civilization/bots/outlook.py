"""How far a nation is from each victory, in turns, and what will carry it further: for bots.

Everything is read from yields, totals and the numbers in rows, so that no card is named here. What a nation comes to
by itself is remembered: between positions that are compared with each other most nations have not changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, sqrt
from typing import Final, NamedTuple

from tessera.games.civilization.bots.assets import forces, growth, left_on_track, means
from tessera.games.civilization.content import (
    AIRCRAFT,
    COIN,
    CULTURE,
    EIGHT,
    PRODUCTION,
    TRADE,
)
from tessera.games.civilization.hooks import (
    ATTACK_CITIES,
    BATTLE_HAND,
    CAPITAL_ACTS,
    COINS,
    COLLECTED,
    DEVOTION,
    MORE_PRODUCTION,
    RESEARCH_COST,
    SPEED,
    UNIT_STRENGTH,
    WATER,
)
from tessera.games.civilization.rules.board import OUTSKIRTS, at
from tessera.games.civilization.rules.ending import pyramid
from tessera.games.civilization.rules.start import stacking_limit
from tessera.games.civilization.rules.yields import city_icons, combat_bonus, enemies
from tessera.games.civilization.state import Nation, World
from tessera.kernel import NONE
from tessera.kernel.effects import allows, total
from tessera.kernel.memory import remembered

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
SURER: Final = 0.45
"""How much each point of a lead makes a victory in battle surer."""
FAILED: Final = 6.0
"""Turns that an attack on a capital costs if it fails."""


Might = tuple[float, float, float, int, int, int, bool]
"""What counts for conquest: attack, defence, levy, stack, speed, water, and whether cities may be attacked."""


class Outlook(NamedTuple):
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

    @property
    def might(self) -> Might:
        return self.attack, self.defence, self.levy, self.stack, self.speed, self.water, self.raids


def outlook(s: World, p: Nation) -> Outlook:
    """From what has changed, or from memory."""
    own = 0
    for city in p.cities:
        own |= OUTSKIRTS[city]
    blocked = enemies(s, p) & (own | at(p.sites))
    counts = (len(p.armies), len(p.markers.cards), len(p.hand.cards))
    under_scouts = tuple([icons_under(s, p, scout) for scout in p.scouts])
    return _outlook(s, p, blocked, counts, under_scouts, on_fronts(s, p))


def on_fronts(s: World, p: Nation) -> tuple[int, ...]:
    """Units that were played in a battle and are still alive: they will come home."""
    b = s.battle
    if b is None or p.seat not in (b.attacker, b.defender):
        return ()
    side = 0 if p.seat == b.attacker else 2
    return tuple([front[side] for front in b.fronts if front[side] != NONE])


def icons_under(s: World, p: Nation, square: int) -> int:
    """What another nation's marker shows under an own scout."""
    for q in s.players:
        if q is not p and square in q.sites:
            return s.content.icons[q.stands[q.sites.index(square)]]
    return 0


@remembered(
    player=(
        "cards", "on", "techs", "trade", "culture", "tokens", "track", "cities", "walled", "acts", "boost", "more_acts",
        "sites", "stands", "scouts", "sends", "resources", "reserve", "ranks", "government", "forces.cards",
        "fighting.cards",
    ),
    state=("layout",),
    told=("p.armies", "p.markers", "p.hand", "other.armies", "other.scouts", "other.sites", "other.stands", "s.battle"),
)  # fmt: skip
def _outlook(
    s: World,
    p: Nation,
    blocked: int,
    counts: tuple[int, int, int],
    under_scouts: tuple[int, ...],
    played: tuple[int, ...],
) -> Outlook:
    icons = [city_icons(s, p, city, blocked) for city in p.cities]
    gold = sum([x >> COIN & EIGHT for x in icons]) + total(s, p, COINS) + p.tokens
    income = max(0, total(s, p, COLLECTED, base=sum([x >> TRADE & EIGHT for x in icons])))
    more = total(s, p, MORE_PRODUCTION)
    made = [(x >> PRODUCTION & EIGHT) + more for x in icons]
    devoted = devotion_of_all(s, p, icons)
    units = strengths(s, p, played)
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
    return Outlook(
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


def strengths(s: World, p: Nation, played: tuple[int, ...] = ()) -> list[int]:
    """Of all units at the ranks of their owner."""
    edge = total(s, p, UNIT_STRENGTH)
    units, ranks = s.content.units, p.ranks
    found: list[int] = []
    for unit in (*p.forces.cards, *p.fighting.cards, *played):
        row = units[unit]
        found.append(row.strengths[0 if row.type == AIRCRAFT else ranks[row.type] - 1] + edge)
    return found


# --- turns to each victory ------------------------------------------------------------------------------------


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
    techs = s.content.techs
    for card, lying in zip(p.cards, p.on, strict=True):
        tech = techs.get(card)
        if tech is not None and tech.tokens:
            left = tech.tokens - sum(lying)
            room += left
            if left > 0:
                rate += 0.6 if tech.price else 0.3 if tech.pays else 0.15
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


# --- turns to a conquest --------------------------------------------------------------------------------------


def turns_to_conquest(s: World, p: Nation, mine: Might, rival: Nation, theirs: Might) -> float:
    """Raise what is missing, bring it together and march (CV-11.34)."""
    attack, _, levy, stack, speed, water, raids = mine
    _, defence, their_levy, *_ = theirs
    lead = attack - defence
    raising = 0.0
    if lead < MARGIN:
        raising = 1.5 * (MARGIN - lead) / max(0.5, levy - 0.3 * their_levy)
    risk = FAILED * (1.0 - chance_in_battle(max(lead, MARGIN)))
    turns = raising + march(s, p, rival.cities[0], stack, speed, water > 0) + risk
    return min(FAR, turns if raids else turns + 4.0)


def chance_in_battle(lead: float) -> float:
    """To win with so much more strength than the other side."""
    return 1.0 / (1.0 + exp(-SURER * lead))


@remembered(player=("armies", "cities"), state=("layout",))
def march(s: World, p: Nation, target: int, stack: int, speed: int, over_water: bool) -> float:
    """Until the armies that could attack together are there together."""
    far = s.board.ways_to(target, over_water)
    if not p.armies:
        return far[p.cities[0]] / speed + 1.0
    near = sorted([far[army] for army in p.armies])[:stack]
    apart = len({army for army in p.armies if far[army] <= near[-1]}) - 1
    return max(0.3, near[-1] / speed) + 0.4 * apart + 0.15 * sum(near) / len(near)
