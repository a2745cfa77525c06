"""How well a nation stands, for bots: its race to the nearest victory, and what will carry it further.

What was announced counts as if nobody cancelled it, a battle by what both sides could still bring, and an offer as if
it were accepted, provided that the other would gain by it.
"""

from __future__ import annotations

from math import log
from typing import Final

from tessera.games.civilization.bots.outlook import (
    FAR,
    Might,
    Outlook,
    chance_in_battle,
    nearest,
    outlook,
    turns_to_conquest,
)
from tessera.games.civilization.content import COIN, COMBAT, CULTURE, EIGHT, PRODUCTION, TRADE, Box
from tessera.games.civilization.rules.announcing import UseAbility
from tessera.games.civilization.rules.battle import fought, hand_of, side_of, strength, totals
from tessera.games.civilization.rules.board import OUTSKIRTS, at, distance
from tessera.games.civilization.rules.culture import GainPerson, PlacePerson
from tessera.games.civilization.rules.looting import Looting
from tessera.games.civilization.rules.research import Discover, LearnFrom
from tessera.games.civilization.rules.start import most_cities
from tessera.games.civilization.rules.trade import ACCEPT, AnswerOffer
from tessera.games.civilization.rules.yields import enemies
from tessera.games.civilization.state import (
    ATTACKER,
    CAPITAL,
    CITY,
    DEFENDER,
    FIELD,
    VILLAGE,
    Nation,
    World,
    from_left,
)
from tessera.kernel import DECLINE, NONE, Option, play
from tessera.kernel.chance import Seeded
from tessera.kernel.geometry import bits
from tessera.kernel.memory import remembered
from tessera.kernel.window import Sealed, Window

RACE: Final = 150.0
"""Half the turns to victory are worth a hundred of what means are measured in."""
RIVALRY: Final = 0.35
"""How much the race of the best rival counts against the own one."""
BY_CULTURE, BY_WEALTH, BY_TECH, BY_CONQUEST = range(4)
LEANING: Final = 0.75
"""So much nearer seems the victory that a nation has in mind from the beginning."""
CULTURE_WAY: Final = 0.78
ECONOMY_WAY: Final = 1.3
TECH_WAY: Final = 0.75
CONQUEST_WAY: Final = 1.4
"""How much longer or shorter each way turns out than it is outlooks."""
NEAR: Final = 9.0
DANGER: Final = 8.0
"""For each turn by which a rival could take the capital sooner than this."""
DECIDED: Final = 1e6
NOWHERE: Final = Outlook(FAR, FAR, FAR, 0.0, 0.0, 0.0, 0.0, 0, 0, 0, False)
"""Of a nation without a city."""
EXPLORED: Final = 0.16
UNKNOWN: Final = 2.5
"""What a step towards unrevealed tiles is worth."""
SETTLE: Final = 4.0
"""How much a scout is drawn to places for cities; less than the city is worth."""
HUT: Final = 5.0
VILLAGES: Final = 7.0
VILLAGE_GUARD: Final = 7.5
"""The strength with which barbarians are beaten more often than not."""
STAKES: Final = {CAPITAL: 420.0, CITY: 45.0, FIELD: 14.0, VILLAGE: 11.0}
"""What winning a battle is worth besides what everybody counts."""
LOST_ARMY: Final = 10.0
LOST_UNIT: Final = 2.0
LOST_CAMPAIGN: Final = 60.0
"""An attack on a capital that fails has cost many turns."""
LEAST_GAIN: Final = 0.3
"""Below this an exchange is not worth the words."""
LIKELY: Final = 0.8
"""How likely an offer is accepted that serves both."""


def prospects(s: World, seat: int) -> float:
    """Larger is better."""
    return sum(terms(s, seat).values(), 0.0)


def terms(s: World, seat: int) -> dict[str, float]:
    """What the prospects add up, by name."""
    if s.agenda and isinstance(s.agenda[-1], Sealed | Window):
        s = unopposed(s)
        if s.outcome is not None:
            return {"race": DECIDED if s.outcome.ranks[seat] == 1 else -DECIDED}
    p = s.players[seat]
    if not p.cities:
        return {}
    outlooks = tuple([outlook(s, q) if q.cities else NOWHERE for q in s.players])
    mine = outlooks[seat]
    marches = conquests(s, p, tuple([each.might for each in outlooks]))
    rivals = [q for q in from_left(s, seat) if q.cities]
    races = [turns_to_victory(s, q, outlooks[q.seat], marches) for q in rivals]
    return {
        "means": mine.worth,
        "race": -RACE * log(turns_to_victory(s, p, mine, marches)),
        "figures": position(s, p, mine),
        "plans": promises(s, p) if s.agenda else 0.0,
        "rivals": RIVALRY * RACE * log(min(races, default=1.0)),
        "danger": -threats(p, rivals, marches),
    }


Marches = tuple[tuple[float, ...], ...]
"""In how many turns each nation could take the capital of each."""


@remembered(state=("layout",), others=("armies", "cities"))
def conquests(s: World, p: Nation, mights: tuple[Might, ...]) -> Marches:
    """Of all nations against all others, by what each could bring."""
    return tuple(
        [
            tuple(
                [
                    turns_to_conquest(s, q, mights[q.seat], other, mights[other.seat])
                    if q is not other and q.cities and other.cities
                    else FAR
                    for other in s.players
                ]
            )
            for q in s.players
        ]
    )


def unopposed(s: World) -> World:
    """The position after everybody who might respond has passed."""
    ahead = s.clone()
    ahead.chance = Seeded(s.ply)
    agenda = ahead.agenda
    while agenda and ahead.outcome is None:
        step = agenda[-1]
        if step.asks and not isinstance(step, Sealed):
            break
        agenda.pop()
        if not isinstance(step, Sealed | Window):
            step.run(ahead)
            if ahead.touched:
                ahead.settled()
    return ahead


def turns_to_victory(s: World, p: Nation, mine: Outlook, marches: Marches) -> float:
    """By whichever way is the nearest."""
    conquests = marches[p.seat]
    turns = [CULTURE_WAY * mine.culture, ECONOMY_WAY * mine.economy, TECH_WAY * mine.tech]
    turns.append(CONQUEST_WAY * min(conquests))
    if p.techs:
        turns[leaning(s.content, p.techs[0])] *= LEANING
    return nearest(turns)


def leaning(content: Box, tech: int) -> int:
    """The victory that a nation has in mind from the beginning, by what its start tech serves."""
    found = content.leanings.get(tech)
    if found is None:
        row = content.techs[tech]
        x = content.icons[content.number[row.building]] if row.building else 0
        if x >> COMBAT & EIGHT:
            found = BY_CONQUEST
        elif row.tokens or x >> COIN & EIGHT:
            found = BY_WEALTH
        else:
            found = BY_CULTURE if x >> PRODUCTION & EIGHT else BY_TECH
        content.leanings[tech] = found
    return found


def threats(p: Nation, rivals: list[Nation], marches: Marches) -> float:
    """Rivals who could take the capital soon: what deters them is worth more than it looks."""
    found = 0.0
    for rival in rivals:
        soon = marches[rival.seat][p.seat]
        if soon < NEAR:
            found += DANGER * (NEAR - soon)
    return found


# --- where figures stand --------------------------------------------------------------------------------------


def position(s: World, p: Nation, mine: Outlook) -> float:
    """Scouts look for places for cities and for good squares, armies for huts and villages."""
    taken, cities = 0, tuple[int, ...]()
    room = bool(p.scouts) and len(p.cities) < most_cities(s, p)
    if room:
        taken, cities = taken_squares(s, p), all_cities(s)
    villages = s.villages if p.armies and mine.attack > VILLAGE_GUARD else ()
    return standing(s, p, mine.water > 0, room, taken, cities, villages)


@remembered(
    player=("scouts", "armies"),
    state=("layout", "huts"),
)
def standing(
    s: World,
    p: Nation,
    over_water: bool,
    room: bool,
    taken: int,
    cities: tuple[int, ...],
    villages: tuple[int, ...],
) -> float:
    """What figures find where they stand; `taken` squares and `cities` matter if there is `room` for one more."""
    worth = EXPLORED * s.board.revealed.bit_count()
    if p.scouts:
        if room:
            sites = sites_among(s, p, taken, cities)
            worth += max([site_worth(scout, sites) for scout in p.scouts])
        if s.board.hidden:
            far = s.board.ways_to_the_unknown(over_water)
            worth += UNKNOWN / (1.0 + 0.5 * min([far[scout] for scout in p.scouts]))
        worth += sum([0.25 * bringing(s, scout) for scout in p.scouts])
    if p.armies:
        worth += hunting(s, p, villages, over_water)
    return worth


@remembered(player=("armies",), state=("layout", "huts"))
def hunting(s: World, p: Nation, villages: tuple[int, ...], over_water: bool) -> float:
    """How near armies are to huts, and to villages that they can take."""
    prey = [(HUT, square) for square in s.huts] + [(VILLAGES, square) for square in villages]
    ways = [(value, s.board.ways_to(square, over_water)) for value, square in prey]
    if s.board.hidden:
        ways.append((UNKNOWN, s.board.ways_to_the_unknown(over_water)))
    return sum(
        [max([value / (1.0 + 0.6 * far[army]) for value, far in ways], default=0.0) for army in p.armies]
    )


def bringing(s: World, square: int) -> int:
    """What a scout can send from its square."""
    x = s.board.icons[square]
    return (
        (x >> TRADE & EIGHT)
        + (x >> PRODUCTION & EIGHT)
        + 2 * (x >> CULTURE & EIGHT)
        + 4 * (x >> COIN & EIGHT)
    )


def taken_squares(s: World, p: Nation) -> int:
    """Squares beside which no city can be founded."""
    return at(s.huts) | at(s.villages) | enemies(s, p)


def all_cities(s: World) -> tuple[int, ...]:
    return tuple([city for q in s.players for city in q.cities])


def promising_sites(s: World, p: Nation) -> tuple[tuple[int, float], ...]:
    """Squares where a city could be founded as things stand, and what their surroundings bring (CV-4.04 - CV-4.08)."""
    return sites_among(s, p, taken_squares(s, p), all_cities(s))


@remembered(state=("layout",))
def sites_among(s: World, p: Nation, taken: int, cities: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    free = s.board.inner & s.board.land
    for square in bits(taken):
        free &= ~(OUTSKIRTS[square] | 1 << square)
    near = s.content.constants.city_distance
    sites = [x for x in bits(free) if all(distance(x, city) >= near for city in cities)]
    return tuple([(x, 4.0 + 0.4 * land(s, x)) for x in sites])


def land(s: World, square: int) -> int:
    """What the surroundings of a square bring."""
    x = s.board.ring(square, (), (), 0)
    return (
        (x >> TRADE & EIGHT)
        + (x >> PRODUCTION & EIGHT)
        + 2 * (x >> CULTURE & EIGHT)
        + 3 * (x >> COIN & EIGHT)
    )


def site_worth(scout: int, sites: tuple[tuple[int, float], ...]) -> float:
    """How much the best place for a city promises to a scout."""
    x, y = scout & 15, scout >> 4
    near = [worth / (1.0 + 0.3 * (abs((site & 15) - x) + abs((site >> 4) - y))) for site, worth in sites]
    return SETTLE * max(near, default=0.0)


# --- what is about to happen ----------------------------------------------------------------------------------


def promises(s: World, p: Nation) -> float:
    """A battle, an offer, a great person or loot that somebody has yet to decide about."""
    worth = 0.0
    if s.battle is not None:
        worth += battle_outlook(s, p)
    if s.offered is not None and s.offered.seat == p.seat:
        worth += offer_outlook(s, p)
    for step in s.agenda:
        if step.seat == p.seat:
            if isinstance(step, GainPerson | PlacePerson):
                worth += 4.0
            elif isinstance(step, LearnFrom | Discover):
                worth += 8.0
            elif isinstance(step, Looting):
                worth += 3.0
            elif isinstance(step, UseAbility):
                worth += 1.0
    return worth


def offer_outlook(s: World, p: Nation) -> float:
    """What an own offer brings if it is accepted, and whether it will be: if the other gains by it, too."""
    offer = s.agenda[-1]
    if not isinstance(offer, AnswerOffer) or offer.by != p.seat or offer.chosen:
        return 0.0
    accepted, declined = answered(s, ACCEPT), answered(s, DECLINE)
    mine, theirs = [prospects(accepted, seat) - prospects(declined, seat) for seat in (p.seat, offer.seat)]
    if mine > LEAST_GAIN and theirs > LEAST_GAIN:
        return LIKELY * mine
    return -LEAST_GAIN


def answered(s: World, answer: Option) -> World:
    """The position after an offer was accepted, whatever is handed over, or declined."""
    after = s.clone()
    after.chance = Seeded(s.ply)
    decision = play(after, answer)
    while decision is not None and isinstance(decision.step, AnswerOffer) and decision.step.chosen:
        decision = play(after, decision.options[0])
    return after


def battle_outlook(s: World, p: Nation) -> float:
    """What the battle that is on promises, from both totals and the units still in hand."""
    b = fought(s)
    side = side_of(s, p.seat)
    if side == NONE:
        return 0.0
    now = totals(s)
    hopes = []
    for one in (ATTACKER, DEFENDER):
        hand = hand_of(s, one).cards
        average = sum([strength(s, one, unit) for unit in hand]) / len(hand) if hand and one == side else 2.2
        hopes.append(now[one] + 0.8 * average * len(hand))
    lead = hopes[side] - hopes[1 - side] - (0.5 if side == ATTACKER else -0.5)
    chance = chance_in_battle(lead)
    stake = STAKES[b.kind]
    at_risk = LOST_ARMY * p.armies.count(b.square)
    if side == ATTACKER:
        at_risk += LOST_UNIT * len(p.fighting.cards) + (LOST_CAMPAIGN if b.kind == CAPITAL else 0.0)
        return stake * chance - at_risk * (1.0 - chance)
    return -(stake + at_risk) * (1.0 - chance)


def quiet(s: World) -> tuple[int, int, int]:
    """Within a phase, somebody is in the middle of moves or of cities."""
    return (s.turn, s.phase, s.active)
