"""The ledger: the end of the turn in the order of the rules (TA-15), as it would come after an action.

Worked out on a copy by the rules themselves; what chance or the player would still decide is left open.
"""

from __future__ import annotations

from msgspec import Struct

from tessera.games.throughtheages.hooks import ACTIONS_END, TURN_ENDS
from tessera.games.throughtheages.rules.actions import END
from tessera.games.throughtheages.rules.production import PRODUCTION, cards_drawn
from tessera.games.throughtheages.rules.ratings import (
    discontent_with,
    faces_needed,
    happiness,
    military_hand_limit,
    strength_rating,
    uprising,
)
from tessera.games.throughtheages.rules.tokens import FOOD, RESOURCES, stock
from tessera.games.throughtheages.state import Ages, Civilization, civil_actions, military_actions
from tessera.kernel import Option, play
from tessera.kernel.chance import NO_CHANCE, ChanceError
from tessera.kernel.effects import Moment, emit


class Stocks(Struct, frozen=True):
    """What a civilization has of everything that production changes."""

    science: int
    culture: int
    food: int
    resources: int

    def less(self, other: Stocks) -> Stocks:
        return Stocks(
            self.science - other.science,
            self.culture - other.culture,
            self.food - other.food,
            self.resources - other.resources,
        )


class Line(Struct, frozen=True):
    """One stage of the production, and what it changes."""

    stage: str
    """science, culture, corruption, food, consumption or resources."""
    change: Stocks


class Ledger(Struct, frozen=True):
    """How a turn ends."""

    civil_actions: int
    """That would stay unspent."""
    military_actions: int
    discards: int
    """Military cards beyond the limit."""
    effects: Stocks
    """What cards do before production (TA-15.03)."""
    happiness: int
    faces_needed: int
    discontent: int
    unused: int
    """Workers."""
    uprising: bool
    lines: list[Line]
    """The production, stage by stage; empty in an uprising."""
    draws: int
    """Military cards, if the deck has so many."""
    strength: int
    then: Stocks
    """What there is after all of it."""

    def change(self, stage: str) -> Stocks:
        return next((line.change for line in self.lines if line.stage == stage), Stocks(0, 0, 0, 0))


STAGES = ("science", "culture", "corruption", "food", "consumption", "resources")


def ledger(s: Ages, seat: int, parts: tuple[Option, ...] = ()) -> Ledger | None:
    """The end of a seat's turn after an action, or as things are; None where chance would have its say first."""
    copy = s.clone()
    copy.chance = NO_CHANCE
    try:
        for part in copy.agenda[-1].spoken(copy, parts) if parts and parts[0] != END else ():
            play(copy, part)
        return _end_of_turn(copy, copy.players[seat])
    except ChanceError:
        return None


def _end_of_turn(s: Ages, p: Civilization) -> Ledger:
    spared = civil_actions(s, p), military_actions(s, p)
    draws = cards_drawn(s, p)
    s.turn.discarded = max(0, len(p.military_hand.cards) - military_hand_limit(s, p))
    before = _stocks(s, p)
    _happen(s, p, ACTIONS_END)
    _happen(s, p, TURN_ENDS)
    now = _stocks(s, p)
    effects = now.less(before)
    rebels = uprising(s, p)
    lines: list[Line] = []
    for name, stage in zip(STAGES, () if rebels else PRODUCTION, strict=not rebels):
        before = now
        stage(s, p)
        now = _stocks(s, p)
        lines.append(Line(name, now.less(before)))
    faces = happiness(s, p)
    return Ledger(
        civil_actions=spared[0],
        military_actions=spared[1],
        discards=s.turn.discarded,
        effects=effects,
        happiness=faces,
        faces_needed=faces_needed(s, p),
        discontent=discontent_with(s, p, faces),
        unused=p.unused,
        uprising=rebels,
        lines=lines,
        draws=draws,
        strength=strength_rating(s, p),
        then=now,
    )


def _happen(s: Ages, p: Civilization, moment: Moment[()]) -> None:
    """What cards do by themselves at a moment; what they ask is left open."""
    below = len(s.agenda)
    emit(s, p, moment)
    while len(s.agenda) > below:
        step = s.agenda.pop()
        if not step.asks:
            step.run(s)
            if s.touched:
                s.settled()


def _stocks(s: Ages, p: Civilization) -> Stocks:
    return Stocks(p.science, p.culture, stock(s, p, FOOD), stock(s, p, RESOURCES))
