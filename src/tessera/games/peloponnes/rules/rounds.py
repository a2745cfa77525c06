"""The eight rounds and their phases; revealing power cards and turn order (chapters 4, 5 and 7)."""

from __future__ import annotations

from typing import Final

from tessera.games.peloponnes.content import DISASTERS
from tessera.games.peloponnes.rules.bidding import Bid, Bidding
from tessera.games.peloponnes.rules.disasters import DisasterStrikes
from tessera.games.peloponnes.rules.ending import FinalIncome, LateProtection, Score
from tessera.games.peloponnes.rules.income import Income
from tessera.games.peloponnes.rules.supply import Supply
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.games.peloponnes.state import Peloponnes
from tessera.kernel import Act, Step
from tessera.kernel.scopes import Scope


class NextRound(Act, frozen=True):
    """Eight rounds of six phases, then the end of the game (PE-4.01, PE-13.01)."""

    def run(self, s: Peloponnes) -> None:
        if s.round == s.content.constants.rounds:
            s.then(*_ending(s))
            return
        s.round += 1
        s.tell("round-begins", round=s.round)
        s.then(*PHASES, NextRound())


def _ending(s: Peloponnes) -> list[Step]:
    final: list[Step] = [Supply(), LateProtection(), Score(), Scope("ending")]
    return [FinalIncome(), *final] if s.setup.settings["final_extra_coin_income"] else final


def phase(s: Peloponnes) -> str:
    """Where the match stands: ``setup``, a phase of the round, ``ending`` or ``over``."""
    return next((step.name for step in reversed(s.agenda) if isinstance(step, Scope)), "over")


def still_to_bid(s: Peloponnes) -> list[int]:
    """The seats whose turn to bid has not come yet, in turn order."""
    return [step.seat for step in reversed(s.agenda) if isinstance(step, Bid) and step is not s.agenda[-1]]


class Reveal(Act, frozen=True):
    """Reveal the open row and the conquest row; the first cards advance the disasters (PE-4.02 - PE-4.06).

    What they trigger is resolved once all cards lie there: disasters in the order of the cards, then the supply
    (PE-5.02, PE-5.04, PE-5.08).
    """

    def run(self, s: Peloponnes) -> None:
        constants = s.content.constants
        revealed = top_cards(s, constants.cards_per_round)
        in_open_row = open_row_size(s)
        s.open_row = revealed[:in_open_row]
        s.conquest_row = revealed[in_open_row:]
        keys = [s.content.cards[card].key for card in revealed]
        s.tell("revealed-open", cards=keys[:in_open_row])
        s.tell("revealed-conquest", cards=keys[in_open_row:])
        struck = [
            d for card in revealed[: constants.omen_cards] if (d := advance_marker(s, card)) is not None
        ]
        pending: list[Step] = [DisasterStrikes(disaster) for disaster in struck]
        if any(s.content.cards[card].supply for card in revealed):
            pending.append(Supply())
        s.then(*pending)


def top_cards(s: Peloponnes, count: int) -> tuple[int, ...]:
    """The next power cards: deck A lies on B, B on C (PE-3.07)."""
    taken: list[int] = []
    for deck in s.power_decks:
        taken += s.chance.draw_several(deck, min(count - len(taken), len(deck.cards)))
    return tuple(taken)


def open_row_size(s: Peloponnes) -> int:
    """One open card per player (PE-4.02); the solo game has its own number (PE-17.03)."""
    return s.content.house.solo_open_cards if s.solo else s.seats


def advance_marker(s: Peloponnes, card: int) -> int | None:
    """Move the marker of a card's disaster; the disaster, if it happens now (PE-4.04, PE-4.06, PE-5.01)."""
    disaster = s.content.cards[card].disaster
    if s.markers[disaster] == s.last_space:
        return None
    s.markers[disaster] += 1
    s.tell("marker-advanced", disaster=DISASTERS[disaster], space=s.markers[disaster] + 1)
    return disaster if s.markers[disaster] == s.last_space else None


class SetTurnOrder(Act, frozen=True):
    """More coin cards bid, earlier turn; equal bids keep their order, passing counts 0 (PE-7.01 - PE-7.05)."""

    def run(self, s: Peloponnes) -> None:
        sizes = [p.bid_size for p in s.players]
        order = tuple(sorted(s.order, key=sizes.__getitem__, reverse=True))  # equal ones stay as they are
        if order != s.order:
            s.order = order
            s.tell("turn-order", seats=order)


PHASES: Final[tuple[Step, ...]] = (
    *(Reveal(), Scope("disasters")),
    *(Bidding(), Scope("bidding")),
    *(SetTurnOrder(), TakeCards(), Scope("taking")),
    *(Income(), Scope("income")),
)
"""A round: revealing and disasters, bidding, turn order and taking cards, income (PE-4.01)."""
