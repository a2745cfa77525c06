"""What somebody can learn from a match that was analysed: how well they decided, and what they lost most by."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from msgspec import Struct

from tessera.analysis.findings import Account, Judged
from tessera.analysis.puzzles import theme_of
from tessera.kernel import AnyGame
from tessera.kernel.option import parse_parts


class Decisions(Struct, frozen=True):
    """Of a kept analysis, what it says of decisions; the rest is not even read."""

    judged: list[Judged]
    accounts: list[Account]

    def account(self, seat: int) -> Account | None:
        """How well a seat has decided; None through the eyes of another one."""
        return next((account for account in self.accounts if account.seat == seat), None)


def decisions_in(found: bytes) -> Decisions:
    return msgspec.json.decode(found, type=Decisions)


class Weakness(NamedTuple):
    """A theme of puzzles, and the chance that somebody has lost by decisions that were about it."""

    theme: str
    lost: float
    decisions: int


def weaknesses(game: AnyGame, matches: Iterable[tuple[int, Decisions]]) -> list[Weakness]:
    """The themes in which somebody has lost chance, the dearest first; of each match their seat is named.

    A decision is about what the best answer does, as a puzzle is.
    """
    costly: defaultdict[str, list[float]] = defaultdict(list)
    for seat, found in matches:
        for judged in found.judged:
            if judged.seat == seat and judged.better:
                theme = theme_of(game, judged.progress, parse_parts(judged.better))
                costly[theme].append(judged.loss)
    known = [Weakness(theme, round(sum(losses), 4), len(losses)) for theme, losses in costly.items()]
    return sorted([each for each in known if each.lost > 0.0], key=lambda each: -each.lost)
