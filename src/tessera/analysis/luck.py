"""What chance was worth: what came of a move, less what could be expected of it.

The same answers are given from the same position with other results of chance. Seeds are made of the number of the move
alone: they tell nothing, and the same match gives the same ledger.
"""

from __future__ import annotations

from typing import Any

from tessera.analysis.chances import shares
from tessera.analysis.findings import Shares
from tessera.analysis.lens import Lens, mean_and_error
from tessera.kernel import AnyGame, Seeded
from tessera.kernel.dealing import Dealer
from tessera.kernel.engine import give
from tessera.kernel.event import SILENCE
from tessera.kernel.match import Played, givers
from tessera.kernel.state import Setup


def expected(lens: Lens, before: Any, move: Played, number: int, outcomes: int) -> tuple[Shares, Shares]:
    """The chances that could be expected of a move before chance had its say, and their standard errors.

    Through the eyes of a seat, of a move of its own: from positions that it held possible.
    """
    found = []
    dealer = None if lens.eyes is None else Dealer(before, lens.eyes)
    for other in range(outcomes):
        chance = Seeded(f"outcome {other} of move {number}")
        position = before.clone() if dealer is None else dealer.sample(chance)
        position.chance, position.listener = chance, SILENCE
        for giver, option in givers(position, move.seat, move.answers):
            give(position, giver, option)
        found.append(shares(lens.game, position))
    return _means(found)


def expected_of_deals(game: AnyGame, setup: Setup, content: Any, deals: int) -> tuple[Shares, Shares]:
    """What every seat could hope for before anything was dealt."""
    found = []
    for number in range(deals):
        dealt = game.new(setup.seats, Seeded(f"deal {number}"), setup.settings, content)
        found.append(shares(game, dealt))
    return _means(found)


def _means(found: list[Shares]) -> tuple[Shares, Shares]:
    by_seat = [mean_and_error(list(told)) for told in zip(*found, strict=True)]
    return tuple([mean for mean, _ in by_seat]), tuple([error for _, error in by_seat])
