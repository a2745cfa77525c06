"""How well a nation stands, for bots: how far it is on the way to each victory, and what will carry it further.

What was announced counts as if nobody cancelled it, and an offer as far as the other might accept it. What a card in
play changes is seen in yields and totals, so that no card is named here.
"""

from __future__ import annotations

from typing import Final

from tessera.games.civilization.abilities import UseAbility
from tessera.games.civilization.battle import fought, hand_of, side_of, strength, totals
from tessera.games.civilization.board import OUTSKIRTS, at, distance, steps_between
from tessera.games.civilization.content import AIRCRAFT, ANY, COIN, CULTURE, EIGHT, GROWN, PRODUCTION, TRADE
from tessera.games.civilization.culture import GainPerson, PlacePerson
from tessera.games.civilization.ending import pyramid
from tessera.games.civilization.hooks import BATTLE_HAND, COINS, HAND_SIZE, UNIT_STRENGTH
from tessera.games.civilization.looting import Looting
from tessera.games.civilization.research import Discover, LearnFrom
from tessera.games.civilization.start import most_cities
from tessera.games.civilization.trade import AnswerOffer
from tessera.games.civilization.world import CAPITAL, CITY, FIELD, VILLAGE, Nation, World, from_left
from tessera.games.civilization.yields import city_icons, combat_bonus, enemies
from tessera.kernel import NONE, PASS, pending, play
from tessera.kernel.chance import Seeded
from tessera.kernel.effects import total
from tessera.kernel.geometry import bits
from tessera.kernel.window import Sealed

WINDOWS: Final = 12
"""So many answers of others are imagined as passes."""

SPACE: Final = 4.0
COIN_WORTH: Final = 6.0
LEVEL: Final = (0.0, 7.0, 10.0, 14.0, 19.0, 60.0)
TRADE_POINT: Final = 0.3
CULTURE_POINT: Final = 0.55
INCOME: Final = 1.5
PRODUCTION_POINT: Final = 1.1
CULTURE_ICON: Final = 1.2
CITY_WORTH: Final = 16.0
ARMY: Final = (0.0, 2.2, 3.6, 4.6, 5.2)
SCOUT: Final = 2.2
UNIT_POINT: Final = 0.4
GOODS: Final = 0.8
USEFUL_GOODS: Final = 2.6
EVENT: Final = 1.4
WONDER: Final = 5.0
RESERVE: Final = 1.5
EXPLORED: Final = 0.03
STAKES: Final = {CAPITAL: 400.0, CITY: 45.0, FIELD: 12.0, VILLAGE: 9.0}


def prospects(s: World, seat: int) -> float:
    """Larger is better; the best rival's progress counts against it."""
    if s.agenda and isinstance(s.agenda[-1], Sealed):
        s = unopposed(s)
        if s.outcome is not None:
            return 1e6 if s.outcome.ranks[seat] == 1 else -1e6
    p = s.players[seat]
    if not p.cities:
        return 0.0
    rivals = max([standing(s, q) for q in from_left(s, seat) if q.cities], default=0.0)
    return standing(s, p) + position(s, p) + promises(s, p) - 0.25 * rivals


def unopposed(s: World) -> World:
    """The position after everybody who might respond has passed."""
    ahead = s.clone()
    ahead.chance = Seeded(s.ply)
    for _ in range(WINDOWS):
        if not ahead.agenda or not isinstance(ahead.agenda[-1], Sealed):
            break
        play(ahead, PASS)
    return ahead


# --- what everybody can count ---------------------------------------------------------------------------------


def standing(s: World, p: Nation) -> float:
    """Goals, income and means."""
    blocked = enemies(s, p)
    icons = [city_icons(s, p, city, blocked) for city in p.cities]
    gold = sum([x >> COIN & EIGHT for x in icons]) + total(s, p, COINS) + p.tokens
    trade = sum([x >> TRADE & EIGHT for x in icons])
    worth = goals(s, p, gold)
    worth += INCOME * less_and_less(trade, 14) + CULTURE_ICON * sum([x >> CULTURE & EIGHT for x in icons])
    worth += PRODUCTION_POINT * sum([less_and_less(x >> PRODUCTION & EIGHT, 12) for x in icons])
    worth += CITY_WORTH * (len(p.cities) - 1)
    worth += means(s, p)
    return worth + forces(s, p)


def less_and_less(amount: int, enough: int) -> float:
    """The first of it are worth most."""
    return min(amount, enough) + 0.4 * max(0, amount - enough)


def goals(s: World, p: Nation, gold: int) -> float:
    """The nearer a goal, the more each step towards it is worth."""
    constants = s.content.constants
    culture = p.track / len(constants.track)
    economy = min(1.0, gold / constants.coins_to_win)
    worth = SPACE * p.track + 40.0 * culture**3 + COIN_WORTH * gold + 60.0 * economy**3
    rows = pyramid(s, p)
    level = s.content.level
    worth += sum([LEVEL[level[tech]] for tech in p.techs])
    done = sum([min(have, enough) for have, enough in zip(rows, constants.enough, strict=True)])
    return worth + 30.0 * (done / sum(constants.enough)) ** 3


def means(s: World, p: Nation) -> float:
    """What is in store."""
    needed = max(s.content.constants.research[:4])
    worth = (
        TRADE_POINT * min(p.trade, needed) + CULTURE_POINT * min(p.culture, 14) + 0.2 * max(0, p.culture - 14)
    )
    worth += sum([goods_worth(s, p, kind) * min(count, 3) for kind, count in enumerate(p.resources)])
    worth += 1.2 * len(p.markers.cards)
    worth += EVENT * min(len(p.hand.cards), total(s, p, HAND_SIZE, base=s.content.constants.hand_size))
    worth += WONDER * sum([s.content.kind[card] == "wonder" for card in p.cards])
    worth += RESERVE * len(p.reserve) + 1.5 * len(p.walled)
    if p.government == s.content.anarchy:
        worth -= 6.0
    elif p.government != s.content.despotism:
        worth += 3.0
    return worth


def goods_worth(s: World, p: Nation, kind: int) -> float:
    """A resource is worth more to those who have a use for it."""
    row = s.content.row
    return USEFUL_GOODS if any(kind in row[t].pays or ANY in row[t].pays for t in p.techs) else GOODS


def forces(s: World, p: Nation) -> float:
    worth = ARMY[min(len(p.armies), 4)] + SCOUT * len(p.scouts)
    units = sum([unit_strength(s, p, unit) for unit in (*p.forces.cards, *p.fighting.cards)])
    return worth + UNIT_POINT * min(units, 24) + 0.1 * max(0, units - 24) + 0.4 * combat_bonus(s, p)


def unit_strength(s: World, p: Nation, unit: int) -> int:
    row = s.content.row[unit]
    strengths: tuple[int, ...] = row.strengths
    return strengths[0] if row.type == AIRCRAFT else strengths[p.ranks[row.type] - 1]


# --- where figures stand --------------------------------------------------------------------------------------


def position(s: World, p: Nation) -> float:
    """Scouts look for places for cities, armies for huts, villages and weak neighbours."""
    worth = EXPLORED * s.board.revealed.bit_count()
    if len(p.cities) < most_cities(s, p):
        sites = open_sites(s, p)
        if sites:
            settlers = p.scouts
            worth += max([site_worth(s, p, scout, sites) for scout in settlers], default=0.0)
    prey = [(square, 3.0) for square in s.huts]
    power = battle_power(s, p)
    if power > 7.0:
        prey += [(square, 5.0) for square in s.villages]
    for rival in from_left(s, p.seat):
        if rival.cities and p.armies:
            lead = power - city_defence(s, rival, capital=True)
            if lead > 0:
                prey.append((rival.cities[0], 12.0 + 3.0 * min(lead, 8.0)))
    for army in p.armies:
        worth += max(
            [value / (1.0 + 0.5 * steps_between(army, square)) for square, value in prey], default=0.0
        )
    for rival in from_left(s, p.seat):
        worth -= danger(s, p, rival)
    return worth


def open_sites(s: World, p: Nation) -> int:
    """Squares where a city could be founded as things stand."""
    found = s.board.inner & s.board.land
    taken = at(s.huts) | at(s.villages) | enemies(s, p)
    for square in bits(taken):
        found &= ~(OUTSKIRTS[square] | 1 << square)
    for q in s.players:
        for city in q.cities:
            for square in bits(found):
                if distance(square, city) < s.content.constants.city_distance:
                    found &= ~(1 << square)
    return found


def site_worth(s: World, p: Nation, scout: int, sites: int) -> float:
    """How much the best place for a city promises to a scout."""
    best = 0.0
    for square in bits(sites):
        far = steps_between(scout, square)
        icons = s.board.ring(square, (), (), 0)
        land = (icons >> TRADE & EIGHT) + (icons >> PRODUCTION & EIGHT) + 2 * (icons >> COIN & EIGHT)
        best = max(best, (4.0 + 0.4 * land) / (1.0 + 0.3 * far))
    return best


def battle_power(s: World, p: Nation) -> float:
    """What an attack might come to."""
    edge = total(s, p, UNIT_STRENGTH)
    strengths = [unit_strength(s, p, unit) + edge for unit in (*p.forces.cards, *p.fighting.cards)]
    if not strengths or not p.armies:
        return 0.0
    stacked = max([p.armies.count(square) for square in p.armies])
    size = total(s, p, BATTLE_HAND, base=3 + 2 * (stacked - 1))
    return sum(strengths) / len(strengths) * min(size, len(strengths)) + combat_bonus(s, p)


def city_defence(s: World, p: Nation, *, capital: bool) -> float:
    """What the defence of a city might come to, from what everybody sees."""
    average = 2.0 + sum(p.ranks[:3]) / 3 - 1 + total(s, p, UNIT_STRENGTH)
    hand = total(s, p, BATTLE_HAND, base=6)
    units = len(p.forces.cards) + len(p.fighting.cards)
    walls = 4.0 if p.cities and p.cities[0] in p.walled else 0.0
    return average * min(hand, units) + (12.0 if capital else 6.0) + walls + combat_bonus(s, p)


def danger(s: World, p: Nation, rival: Nation) -> float:
    """A rival who could take the capital soon is worth an army."""
    if not rival.armies:
        return 0.0
    near = min([steps_between(army, p.cities[0]) for army in rival.armies])
    if near > 6:
        return 0.0
    lead = (2.0 + sum(rival.ranks[:3]) / 3 - 1) * min(5, len(rival.forces.cards)) - city_defence(
        s, p, capital=True
    )
    return max(0.0, 3.0 + lead) * (7 - near) / 3


# --- what is about to happen ----------------------------------------------------------------------------------


def promises(s: World, p: Nation) -> float:
    """A battle, an offer, a great person or loot that somebody has yet to decide about."""
    worth = 0.0
    if s.battle is not None:
        worth += battle_outlook(s, p)
    offer = pending(s, AnswerOffer)
    if offer is not None and offer.by == p.seat:
        mine = worth_of(s, p, offer.get) - worth_of(s, p, offer.give) - hidden_given(s)
        other = s.players[offer.seat]
        theirs = worth_of(s, other, offer.give) + hidden_given(s) - worth_of(s, other, offer.get)
        worth += 0.6 * mine + hidden_given(s) if theirs > 0.3 and mine > 0.3 else hidden_given(s) - 0.5
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


def hidden_given(s: World) -> float:
    offered = s.offered
    return 1.3 * (len(offered.events.cards) + len(offered.markers.cards)) if offered is not None else 0.0


def worth_of(s: World, p: Nation, terms: tuple[int, ...]) -> float:
    """What trade, culture, resources and hidden things of an offer are worth to a nation."""
    room = s.content.constants.most_trade - p.trade
    found = TRADE_POINT * min(terms[0], room) + CULTURE_POINT * terms[1]
    found += sum([goods_worth(s, p, kind) * terms[2 + kind] for kind in range(GROWN)])
    return found + 1.3 * sum(terms[2 + GROWN :])


def battle_outlook(s: World, p: Nation) -> float:
    """What the battle that is on promises, from both totals and the units still in hand."""
    b = fought(s)
    side = side_of(s, p.seat)
    if side == NONE:
        return 0.0
    now = totals(s)
    hopes = []
    for one in (0, 1):
        hand = hand_of(s, one).cards
        average = sum([strength(s, one, unit) for unit in hand]) / len(hand) if hand and one == side else 2.2
        hopes.append(now[one] + 0.8 * average * len(hand))
    lead = hopes[side] - hopes[1 - side] - (0.5 if side == 0 else -0.5)
    chance = min(0.97, max(0.03, 0.5 + 0.11 * lead))
    stake = STAKES[b.kind]
    return stake * chance if side == 0 else -stake * (1.0 - chance)
