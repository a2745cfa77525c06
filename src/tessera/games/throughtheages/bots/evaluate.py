"""How well a civilization stands, for bots: culture points, and what everything else will bring until the end.

All is measured in culture points. What a card at work changes is seen in the ratings, so that no card is named here.
What could be made of the means is worth a share of what it would bring: unused workers, better technologies for the
workers there are, cards in hand, wonders under way.
"""

from __future__ import annotations

from typing import Final

from tessera.games.throughtheages.content import (
    ARENA,
    LAB,
    ActionCard,
    Government,
    Leader,
    SpecialTechnology,
    Symbols,
    Technology,
    War,
    Wonder,
)
from tessera.games.throughtheages.rules.armies import UNIT_TYPES
from tessera.games.throughtheages.rules.colonization import (
    BidForTerritory,
    NextBid,
    SendForce,
)
from tessera.games.throughtheages.rules.means import build_price, building_limit, population_price
from tessera.games.throughtheages.rules.ratings import (
    civil_hand_limit,
    consumption,
    corruption,
    culture_rating,
    discontent,
    food_production,
    happiness,
    military_hand_limit,
    resource_production,
    science_rating,
    strength_rating,
)
from tessera.games.throughtheages.rules.tokens import FOOD, RESOURCES, stock
from tessera.games.throughtheages.state import (
    Ages,
    Civilization,
    civilizations,
    count_of,
    first_player,
    still_playing,
)
from tessera.kernel import Seeded, play
from tessera.kernel.memory import fields_of, remembered

# --- what things are worth ------------------------------------------------------------------------------------

Rates = tuple[tuple[float, float], ...]
"""Up to how many, and what each of them is worth: the first of them most."""

RESOURCE: Final[Rates] = ((7, 0.6), (99, 0.12))
"""In store: more than can be used soon is a burden."""
SCIENCE: Final[Rates] = ((6, 0.4), (15, 0.3), (99, 0.05))
PRICE: Final = 0.3
"""Of a science point that a technology costs."""
FOOD_POINT: Final = 0.5
GOODS_EACH_TURN: Final[Rates] = ((4, 1), (8, 0.8), (12, 0.4), (99, 0.05))
SCIENCE_EACH_TURN: Final[Rates] = ((3, 1), (6, 0.8), (10, 0.4), (99, 0.05))
FOOD_EACH_TURN: Final[Rates] = ((2, 0.6), (4, 0.4), (99, 0.03))
HUNGER: Final = 1.0
"""For each missing food in every turn to come."""
FAMINE: Final = 4.0
"""For each food that is missing at the next production."""
GROWTH: Final = 8.0
"""What is produced early makes more of itself: so many turns before the last few, it is worth twice as much."""
LAST_TURNS: Final = 6.0
ACTION_EACH_TURN: Final = 1.0
MILITARY_EACH_TURN: Final = 0.3
UPRISING: Final = 12.0
TOKEN: Final = 0.3
WORKERS_FED: Final = 4.2
WORKERS_CONTENT: Final = 2.3
"""Workers per food eaten and per happy face needed, on average: the bank has steps."""
STRENGTH: Final[tuple[Rates, ...]] = (
    ((1, 3), (3, 1), (99, 0.2)),
    ((2, 3), (6, 1), (99, 0.2)),
    ((4, 3), (12, 1), (99, 0.2)),
    ((8, 3), (20, 1), (99, 0.2)),
    ((8, 3), (20, 1), (99, 0.2)),
)
"""By age."""
THREAT: Final = 0.5
"""For each point by which a rival is stronger."""

SPOILS: Final = 0.9
"""For each point of what a war will bring."""
ARMING: Final = 3
"""By so much the attacked will be stronger when a war is fought."""
SLEEVE: Final = 0.1
"""An attack in hand, for each point of the lead over the weakest rival."""
MOST_LEAD: Final = 8
ATTACKS: Final = ("aggression", "war")
RAISED: Final = 2.5
"""What it takes to raise a unit, besides its resources: who sends it away must feed and train another one."""
CONTESTED: Final = 0.6
"""The share in a territory as long as others may bid."""

SOON: Final = 0.6
"""The share of what it brings that something is worth which can still be done."""
HELD: Final = 0.55
"""The same of what a card in hand would bring."""
IDLE: Final[tuple[float, ...]] = (0.0, 0.6, 0.8, 0.86)
"""The same for so many unused workers: they cannot all be built soon."""
TO_COME: Final = 0.3
"""The same for workers there will be."""
LEVEL: Final = 1.2
"""For each level of a technology in play, used or not; nothing when nobody can be moved there any more."""
MOST_USE: Final = 12.0
"""Of one more worker, however good the best place for it is."""
UPGRADES: Final = 3
"""Workers of a type that will be moved up to a better technology."""
LEADER: Final[tuple[float, ...]] = (3.0, 1.5)
"""What a card does besides what is seen in the ratings, and more for each age."""
SPECIAL: Final[tuple[float, ...]] = (1.5, 0.8)
WONDER: Final[tuple[float, ...]] = (6.0, 3.0)
ACTION_CARD: Final[tuple[float, ...]] = (0.4, 0.2)
MILITARY_CARD: Final = {
    "event": (0.5, 0.4),
    "territory": (0.5, 0.4),
    "bonus": (0.6, 0.3),
    "tactic": (0.4, 0.3),
    "aggression": (0.5, 0.2),
    "war": (0.3, 0.2),
    "pact": (0.3, 0.1),
}
"""In hand, and more for each age."""


def slope(rates: Rates, amount: float) -> float:
    """What one more is worth."""
    return next(worth for most, worth in rates if amount < most)


def summed(rates: Rates, amount: float) -> float:
    worth, below = 0.0, 0.0
    for most, each in rates:
        if amount <= below:
            break
        worth += each * (min(amount, most) - below)
        below = most
    return worth


def by_age(worth: tuple[float, ...], age: int) -> float:
    base, more = worth
    return base + more * age


# --- the whole ------------------------------------------------------------------------------------------------


def prospects(s: Ages, seat: int) -> float:
    """Larger is better; the gap to the best rival counts too."""
    p = s.players[seat]
    if p.resigned:
        return -1000.0
    if s.outcome is not None:
        return float(p.culture)
    left = rounds_left(s)
    others = [
        points_and_income(s, other, turns_left(s, other, left))
        for other in civilizations(s)
        if other is not p
    ]
    turns = turns_left(s, p, left)
    before, *after = own_parts(s, p, turns, p.seat == s.active)
    worth: float = before + army(s, p, turns)
    for part in after:
        worth += part
    worth -= 0.3 * max(others, default=0.0)
    return worth + auction(s, seat, worth)


def terms(s: Ages, seat: int) -> dict[str, float]:
    """What the prospects add up, by name."""
    p = s.players[seat]
    if p.resigned or s.outcome is not None:
        return {"culture": prospects(s, seat)}
    left = rounds_left(s)
    turns = turns_left(s, p, left)
    outlook = Outlook(s, p, turns, p.seat == s.active)
    rivals = [
        points_and_income(s, other, turns_left(s, other, left))
        for other in civilizations(s)
        if other is not p
    ]
    found = {
        "culture": points_and_income(s, p, turns),
        "economy": outlook.economy(),
        "stores": outlook.means(),
        "army": army(s, p, turns),
        "happiness": outlook.peace(),
        "workers": outlook.plans(),
        "cards": outlook.cards(),
        "rivals": -0.3 * max(rivals, default=0.0),
    }
    return {**found, "territory": auction(s, seat, sum(found.values()))}


# --- what is worked out once --------------------------------------------------------------------------------

IN_PLAY: Final = ("cards", "on", "techs", "workers", "government", "wonders", "ruined", "colonies", "tactic")
AND_HAND: Final = (*IN_PLAY, "civil_hand.cards")
PARTNERS: Final = ("cards", "on", "wonders")
"""What pacts count at the other's, and whether they are at work there."""

culture_each_turn = remembered(player=IN_PLAY, state=("age",), others=PARTNERS)(culture_rating)
science_each_turn = remembered(player=IN_PLAY, state=("age",), others=PARTNERS)(science_rating)
strength = remembered(player=IN_PLAY, state=("age",), others=PARTNERS)(strength_rating)
faces = remembered(player=IN_PLAY, state=("age",), others=PARTNERS)(happiness)
unrest = remembered(player=(*IN_PLAY, "yellow"), state=("age",), others=PARTNERS)(discontent)
food_each_turn = remembered(player=AND_HAND, state=("age",), others=PARTNERS)(food_production)
goods_each_turn = remembered(player=AND_HAND, state=("age",), others=PARTNERS)(resource_production)


@remembered(
    player=fields_of(Civilization, "seat", "leaders_taken", "boxed", "notes", "no_politics", "war", "enemy"),
    state=("age", "turn.extra_ca", "turn.extra_ma", "turn.unit_resources"),
    others=PARTNERS,
)
def own_parts(s: Ages, p: Civilization, left: float, active: bool) -> tuple[float, ...]:
    """What a civilization is worth that does not depend on how strong the others are."""
    return Outlook(s, p, left, active).parts()


def army(s: Ages, p: Civilization, left: float) -> float:
    """Strength counts against that of the others: who is far behind is attacked."""
    own = strength(s, p)
    rivals = [strength(s, other) for other in civilizations(s) if other is not p]
    danger = lateness(left) * (1.0 if s.age else 0.3)
    behind = max([max(0, other - own) for other in rivals], default=0)
    last = own < min(rivals, default=0)
    worth = summed(STRENGTH[s.age], own) - danger * (THREAT * behind + (2.0 if last else 0.0))
    worth += in_the_sleeve(s, p, own - min(rivals, default=own)) + wars(s, p)
    return worth + lateness(left) * RAISED * count_of(s, p, UNIT_TYPES)


def in_the_sleeve(s: Ages, p: Civilization, lead: int) -> float:
    """Aggressions and wars in the hand of whoever is strong enough for them are not thrown away."""
    held = sum([s.content.kind[card] in ATTACKS for card in p.military_hand.cards])
    return SLEEVE * held * max(0, min(lead, MOST_LEAD))


def wars(s: Ages, p: Civilization) -> float:
    """What the wars that are on will bring or cost; the attacked has a turn left to arm."""
    worth = 0.0
    for attacker in civilizations(s):
        if attacker.war >= 0 and p.seat in (attacker.seat, attacker.enemy):
            lead = strength(s, attacker) - strength(s, s.players[attacker.enemy]) - ARMING
            row = s.content.rows[attacker.war]
            assert isinstance(row, War)
            spoils = SPOILS * (lead + row.amount if lead > 0 else lead)
            worth += spoils if attacker is p else -spoils
    return worth


# --- territories ----------------------------------------------------------------------------------------------


def auction(s: Ages, seat: int, worth: float) -> float:
    """What a territory will bring that a civilization is about to get, less the force that it will take."""
    for place, step in enumerate(s.agenda):
        if isinstance(step, NextBid | BidForTerritory) and step.leader == seat:
            sure = 1.0 if step.seats in ((), (seat,)) else CONTESTED
            return sure * (prospects(colonized(s, place, step.card, step.bid, seat), seat) - worth)
        if isinstance(step, SendForce) and step.seat == seat and not step.chosen:
            return prospects(colonized(s, place, step.card, step.bid, seat), seat) - worth
    return 0.0


def colonized(s: Ages, place: int, card: int, bid: int, seat: int) -> Ages:
    """The position after the auction was won and the force sent that costs least."""
    ahead = s.clone()
    ahead.chance = Seeded(s.ply)
    del ahead.agenda[place:]
    ahead.agenda.append(SendForce(seat, card=card, bid=bid))
    while ahead.agenda and isinstance(step := ahead.agenda[-1], SendForce):
        options = step.options(ahead)
        if not options:  # a rival who is imagined with other cards than those it has bid with
            ahead.agenda.pop()
            break
        play(ahead, step.suggest(ahead) or options[0])
    return ahead


def lateness(left: float) -> float:
    """Means lose their worth when little can be made of them any more."""
    return min(1.0, left / 4)


# --- how long it goes on ------------------------------------------------------------------------------------


def rounds_left(s: Ages) -> float:
    """Rounds that are still to come, by the civil cards that are still to be dealt."""
    if s.last_round:
        return s.last_round - s.round + 1.0 - (s.active - first_player(s)) % len(s.players) / len(s.players)
    to_come = sum([len(deck.cards) for deck in s.civil_decks[s.age :]])
    players = still_playing(s)
    each_turn = s.content.constants.row_cleared[players - 2] + 1.6
    return to_come / (players * each_turn) + 1.2


def turns_left(s: Ages, p: Civilization, rounds: float) -> float:
    """How often a civilization will still produce: whoever has just done so has to wait for a whole round."""
    waits = (p.seat - s.active) % len(s.players) if s.active >= 0 else 0
    return max(0.0, rounds - waits / len(s.players))


def points_and_income(s: Ages, p: Civilization, left: float) -> float:
    return p.culture + left * culture_each_turn(s, p)


class Outlook:
    """A civilization with what it has and lacks, worked out once."""

    __slots__ = (
        "active", "food", "food_rate", "goods", "goods_rate", "growth", "late", "later", "left", "p", "price", "s",
        "science", "science_rate", "stock", "strength_rate", "turns", "use",
    )  # fmt: skip

    def __init__(self, s: Ages, p: Civilization, left: float, active: bool) -> None:
        self.s, self.p, self.left, self.active = s, p, left, active
        self.late = lateness(left)
        self.goods = goods_each_turn(s, p)
        self.science = science_each_turn(s, p)
        eaten = (s.content.constants.yellow_tokens - p.yellow) / WORKERS_FED
        self.food = food_each_turn(s, p) - eaten
        self.later = max(0.0, left - active)
        """Turns to come after the one that is being played."""
        self.stock = stock(s, p, RESOURCES)
        self.growth = 1.0 + max(0.0, left - LAST_TURNS) / GROWTH
        self.turns = max(0.0, left - 1.0) + max(0.0, left - LAST_TURNS) ** 2 / (2 * GROWTH)
        """Turns of production to come, those that make more of themselves counting for more."""
        self.price = self.growth * slope(RESOURCE, self.stock)
        """Of a resource that is spent."""
        self.goods_rate = self.turns * slope(GOODS_EACH_TURN, self.goods)
        self.strength_rate = slope(STRENGTH[s.age], strength(s, p))
        self.science_rate = self.turns * slope(SCIENCE_EACH_TURN, self.science)
        self.food_rate = self.turns * (slope(FOOD_EACH_TURN, self.food) if self.food >= 0 else HUNGER)

        self.use = self.best_use()
        """Of one more worker."""

    def parts(self) -> tuple[float, ...]:
        """All but the army: what is added up before it, and each part after it."""
        before = points_and_income(self.s, self.p, self.left) + self.economy() + self.means()
        return before, self.peace(), self.plans(), self.cards()

    # --- what there is ----------------------------------------------------------------------------------------

    def economy(self) -> float:
        """What will be produced until the end."""
        p = self.p
        worth = summed(SCIENCE_EACH_TURN, self.science) + summed(GOODS_EACH_TURN, self.goods)
        worth += summed(FOOD_EACH_TURN, self.food) if self.food > 0 else HUNGER * self.food
        worth *= self.turns
        hungry = consumption(self.s, p) - food_each_turn(self.s, p) - stock(self.s, p, FOOD)
        worth -= FAMINE * max(0, hungry)
        worth += self.later * (ACTION_EACH_TURN * p.ca_total + MILITARY_EACH_TURN * p.ma_total)
        if self.active:  # before production
            worth -= self.price * corruption(self.s, p)
        return worth + TOKEN * (p.yellow + p.blue + sum(p.stored))

    def means(self) -> float:
        """What is in store. More than can be used soon is a burden."""
        s, p = self.s, self.p
        food = stock(s, p, FOOD)
        price = population_price(s, p) if p.yellow else 0
        worth = summed(RESOURCE, self.stock) + summed(SCIENCE, p.science)
        worth = self.late * self.growth * (worth + FOOD_POINT * min(food, price + 2))
        if self.active:
            worth += 0.2 * (p.ca + s.turn.extra_ca + p.ma + s.turn.extra_ma + s.turn.unit_resources)
        return worth

    def peace(self) -> float:
        """Happy faces for the workers there are, and for one or two more."""
        s, p = self.s, self.p
        unhappy = unrest(s, p)
        worth = -1.5 * unhappy
        if unhappy > p.unused:
            worth -= UPRISING
        needed = (s.content.constants.yellow_tokens - p.yellow) / WORKERS_CONTENT
        spare = faces(s, p) - needed
        return worth + self.late * (min(spare, 1.0) + 0.4 * max(0.0, min(spare - 1.0, 2.0)))

    # --- what can be made of it -------------------------------------------------------------------------------

    def worker(self, row: Technology) -> float:
        """What a worker on a technology brings until the end."""
        worth = self.goods_rate * row.goods + self.food_rate * row.food
        worth += self.science_rate * row.gives_science + self.left * row.culture
        return worth + self.strength_rate * row.strength + self.late * 0.8 * row.happy

    def plans(self) -> float:
        """Unused workers that could be built, and workers that could be moved up."""
        s, p = self.s, self.p
        worth = (IDLE[min(p.unused, 3)] + self.late * TO_COME) * self.use
        row = s.content.technology
        types = {row[tech].type for tech in p.techs if row[tech].age}
        return worth + SOON * sum([self.moved_up(kind) for kind in types])

    def best_use(self) -> float:
        """Of one more worker."""
        return min(MOST_USE, max([self.built(tech) for tech in self.p.techs], default=0.0))

    def built(self, tech: int) -> float:
        s, p = self.s, self.p
        row = s.content.technology[tech]
        if LAB <= row.type <= ARENA and count_of(s, p, 1 << row.type) >= building_limit(s, p):
            return 0.0
        return max(0.0, self.worker(row) - self.price * build_price(s, p, tech))

    def moved_up(self, kind: int, more: Technology | None = None) -> float:
        """What the workers on technologies of a type would gain on better ones, with one more card perhaps."""
        row = self.s.content.technology
        known = [row[tech] for tech in self.p.techs if row[tech].type == kind]
        rows = [*known, more] if more else known
        worth, workers, price = 0.0, UPGRADES, self.price
        for source, count in zip(self.p.techs, self.p.workers, strict=True):
            low = row[source]
            if not count or low.type != kind or not workers:
                continue
            moved = min(count, workers)
            base = self.worker(low) - price * low.resources
            gains = [self.worker(high) - price * high.resources - base for high in rows if high.age > low.age]
            worth += moved * max(0.0, max(gains, default=0.0))
            workers -= moved
        return worth

    # --- cards ------------------------------------------------------------------------------------------------

    def cards(self) -> float:
        """Cards in hand, wonders under way."""
        s, p = self.s, self.p
        worth = self.led_by(p.leader) if p.leader >= 0 else 0.0
        worth += 0.6 * len(p.colonies)
        worth += sum([self.in_hand(card) for card in p.civil_hand.cards])
        worth -= 0.6 * max(0, len(p.civil_hand.cards) - civil_hand_limit(s, p) + 1)
        worth += sum([self.special(special) for special in p.specials])
        worth += sum(
            [self.finished(s.content.wonder[wonder]) for wonder in p.wonders if wonder not in p.ruined]
        )
        worth += self.late * LEVEL * sum([s.content.age[tech] for tech in p.techs])
        held = sorted([self.military(card) for card in p.military_hand.cards], reverse=True)
        worth += sum(held[: military_hand_limit(s, p)]) + 1.5 * (p.tactic >= 0)
        if p.unfinished >= 0:
            worth += self.under_way(s.content.wonder[p.unfinished])
        return worth

    def special(self, card: int) -> float:
        """What a special technology does besides what is seen in the ratings."""
        return self.late * by_age(SPECIAL, self.s.content.age[card])

    def military(self, card: int) -> float:
        return by_age(MILITARY_CARD[self.s.content.kind[card]], self.s.content.age[card])

    def led_by(self, leader: int) -> float:
        """What a leader does besides what is seen in the ratings; the younger ones do more."""
        return self.late * by_age(LEADER, self.s.content.age[leader])

    def under_way(self, row: Wonder) -> float:
        """A share of what the wonder will be worth, as much of it as is built."""
        built, whole = sum(row.stages[: self.p.stages]), sum(row.stages)
        if (whole - built) / max(1, self.goods) > self.left:
            return 0.0
        return (0.1 + 0.8 * built / whole) * (self.finished(row) + self.symbols(row.symbols))

    def finished(self, row: Wonder) -> float:
        """What a wonder does besides what is seen in the ratings."""
        return self.late * by_age(WONDER, row.age)

    def promise(self, row: Wonder) -> float:
        """What it is worth to have a wonder to build."""
        gain = self.finished(row) + self.symbols(row.symbols) - self.price * sum(row.stages)
        return max(0.0, 0.3 * gain)

    def symbols(self, printed: Symbols) -> float:
        """What printed symbols bring until the end."""
        worth = printed.culture + ACTION_EACH_TURN * printed.ca + MILITARY_EACH_TURN * printed.ma
        worth *= self.later
        worth += self.science_rate * printed.science + self.food_rate * printed.food_bonus
        worth += self.goods_rate * printed.resource_bonus
        worth += self.strength_rate * printed.strength + self.late * 0.8 * printed.happy
        return worth + TOKEN * (printed.yellow + printed.blue) + 0.5 * printed.building_limit

    def in_hand(self, card: int) -> float:
        """A card in hand is worth less the longer it takes to use it."""
        s, p = self.s, self.p
        row = s.content.rows[card]
        if isinstance(row, Leader):
            now = self.led_by(p.leader) if p.leader >= 0 else 0.0
            return max(0.2, HELD * (self.led_by(card) + 0.5 * self.symbols(row.symbols) - now))
        if isinstance(row, ActionCard):
            return self.late * by_age(ACTION_CARD, row.age)
        gain = 0.0
        if isinstance(row, Technology):
            gain = SOON * (self.moved_up(row.type, row) - self.moved_up(row.type))
            gain += self.late * LEVEL * row.age
            gain += self.late * TO_COME * max(0.0, min(MOST_USE, self.built(card)) - self.use)
        elif isinstance(row, SpecialTechnology):
            gain = self.special(card) + self.symbols(row.symbols)
        elif isinstance(row, Government):
            gain = self.symbols(row.symbols) - self.symbols(s.content.component[p.government].symbols)
        price = s.content.technical[card].science
        if isinstance(row, Government):
            price = min(price, row.revolution + 3)
        turns = max(0.0, price - p.science) / max(1, self.science)
        if turns + 1.0 >= self.left:
            return 0.05
        return max(0.1, HELD * (gain - PRICE * self.growth * price) * (1.0 - turns / self.left))


def quiet(s: Ages) -> tuple[int, int]:
    """A turn is over when production is: what lies ready before it says little."""
    return (s.round, s.active)
