"""The End-of-Turn Sequence (TA-15): discards, uprising, production, draws, reset."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from tessera.games.throughtheages.content import FARM, LAB, MINE
from tessera.games.throughtheages.hooks import (
    EXTRA_TOKENS,
    FOOD_BONUS,
    LAB_RESOURCES,
    RESOURCE_BONUS,
    TAKE_DRAWN,
    TURN_ENDS,
)
from tessera.games.throughtheages.rules.ratings import (
    consumption,
    corruption,
    culture_rating,
    military_hand_limit,
    science_rating,
    uprising,
)
from tessera.games.throughtheages.rules.tokens import FOOD, RESOURCES, gain, lose, produced_tokens, stock
from tessera.games.throughtheages.state import (
    Ages,
    Civilization,
    Turn,
    military_actions,
    score_culture,
    score_science,
)
from tessera.kernel import Act, ChooseCard, Option, only
from tessera.kernel.effects import allows, emit, total


class EndTurn(Act, frozen=True):
    """In this order (TA-15.01)."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        excess = max(0, len(p.military_hand.cards) - military_hand_limit(s, p))
        s.turn.discarded = excess
        s.then(
            DiscardMilitary(self.seat, excess),
            EndOfTurnEffects(self.seat),
            Produce(self.seat),
            DrawMilitary(self.seat),
            ResetActions(self.seat),
        )


class EndOfTurnEffects(Act, frozen=True):
    """After discards and before the uprising check (TA-15.03)."""

    seat: int

    def run(self, s: Ages) -> None:
        emit(s, s.players[self.seat], TURN_ENDS)


class DiscardMilitary(ChooseCard, frozen=True):
    """Down to the limit, face down (TA-15.02)."""

    verb: ClassVar[str] = "discard"
    together: ClassVar[bool] = True
    rule: ClassVar[str] = "TA-15.02"
    stop: ClassVar[Option | None] = None
    open: ClassVar[bool] = False
    confirm: ClassVar[bool] = True  # a discard that came at once would tell that all cards are alike

    def among(self, s: Ages) -> list[str]:
        cards = s.players[self.seat].military_hand.cards
        return list(dict.fromkeys([s.content.rows[card].key for card in cards]))

    def take(self, s: Ages, what: str) -> None:
        discard(s, s.players[self.seat], s.content.number[what])


def discard(s: Ages, p: Civilization, card: int, *, openly: bool = False) -> None:
    """A military card goes to the discard pile of its age, face down unless it was played (TA-6.27)."""
    p.military_hand.remove(card, seen_by=-1 if openly else only(p.seat))
    s.discards[s.content.age[card]].add(card, -1 if openly else 0)


# --- production -----------------------------------------------------------------------------------------------


class Produce(Act, frozen=True):
    """Score, corruption, food, consumption, resources; an uprising skips all of it (TA-15.05 - TA-15.14)."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        if uprising(s, p):
            s.tell("uprising", seat=self.seat)
            return
        for stage in PRODUCTION:
            stage(s, p)


def gain_science(s: Ages, p: Civilization) -> None:
    score_science(s, p, science_rating(s, p))


def gain_culture(s: Ages, p: Civilization) -> None:
    score_culture(s, p, culture_rating(s, p))


def suffer_corruption(s: Ages, p: Civilization) -> None:
    """Resources, then food; what cannot be paid is ignored (TA-15.11)."""
    lost = corruption(s, p)
    if lost:
        s.tell("corruption", seat=p.seat, count=lost)
        lost -= lose(s, p, RESOURCES, lost)
        lose(s, p, FOOD, lost)


def produce_food(s: Ages, p: Civilization) -> None:
    _produce(s, p, 1 << FARM)
    _bonus(s, p, FOOD, total(s, p, FOOD_BONUS))


def produce_resources(s: Ages, p: Civilization) -> None:
    _produce(s, p, 1 << MINE | (1 << LAB if allows(s, p, LAB_RESOURCES) else 0))
    _bonus(s, p, RESOURCES, total(s, p, RESOURCE_BONUS))


def _produce(s: Ages, p: Civilization, types: int) -> None:
    """A token for each worker, the highest level first (TA-15.12)."""
    row = s.content.technology
    places = [place for place, tech in enumerate(p.techs) if p.workers[place] and types >> row[tech].type & 1]
    for place in sorted(places, key=lambda place: -int(row[p.techs[place]].age)):
        tech = p.techs[place]
        if row[tech].type != LAB or row[tech].age:
            count = produced_tokens(p, place, p.workers[place] + total(s, p, EXTRA_TOKENS, tech))
            if count:
                s.tell("produced", seat=p.seat, card=row[tech].key, count=count)


def _bonus(s: Ages, p: Civilization, good: int, amount: int) -> None:
    """All bonuses together, as one amount (TA-35.02)."""
    if amount > 0:
        gain(s, p, good, amount)
    elif amount < 0:
        lose(s, p, good, -amount)


def consume(s: Ages, p: Civilization) -> None:
    """Each missing food costs culture (TA-15.13)."""
    eaten = consumption(s, p)
    if eaten:
        missing = max(0, eaten - stock(s, p, FOOD))
        lose(s, p, FOOD, eaten)
        if missing:
            s.tell("famine", seat=p.seat, count=missing)
            score_culture(s, p, -missing * s.content.constants.famine)


PRODUCTION: Final[tuple[Callable[[Ages, Civilization], None], ...]] = (
    gain_science,
    gain_culture,
    suffer_corruption,
    produce_food,
    consume,
    produce_resources,
)
"""In this order (TA-15.10 - TA-15.14)."""


# --- draws and reset ------------------------------------------------------------------------------------------


class DrawMilitary(Act, frozen=True):
    """A card for each available military action, at most three; not in round 1, not in Age IV (TA-15.30)."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        draw_military(s, p, cards_drawn(s, p))


def cards_drawn(s: Ages, p: Civilization) -> int:
    """How many military cards a civilization may draw at the end of its turn, if there are so many."""
    if s.round == 1 or s.age >= len(s.military_decks):
        return 0
    return min(s.content.constants.most_drawn, military_actions(s, p)) + total(s, p, TAKE_DRAWN)


def draw_military(s: Ages, p: Civilization, count: int) -> None:
    """From the current deck; an empty one is made anew of the discards of the age (TA-15.31, TA-15.32)."""
    drawn = 0
    while drawn < count and s.age < len(s.military_decks):
        deck = s.military_decks[s.age]
        if not deck.cards:
            for card in s.discards[s.age].take_all():
                deck.add(card)
            if not deck.cards:
                break
        card = s.chance.draw(deck)
        p.military_hand.add(card)
        s.tell("drew-card", to=only(p.seat), seat=p.seat, card=s.content.rows[card].key)
        drawn += 1
    if drawn:
        s.tell("drew", seat=p.seat, count=drawn)


class ResetActions(Act, frozen=True):
    """All actions are available again; what was only for this turn is lost (TA-15.40)."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        p.ca, p.ma = p.ca_total, p.ma_total
        s.turn = Turn()
