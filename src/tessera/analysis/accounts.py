"""What came of everybody's chances: luck, own decisions, those of others; and how well each has decided."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from tessera.analysis.chances import stage_of
from tessera.analysis.findings import Account, Judged, Phase, Shares, Turn

TIMES = ("early", "middle", "late")


def accounts_of(
    expected: Shares, start: Shares, turns: Sequence[Turn], judged: Sequence[Judged], eyes: int | None
) -> list[Account]:
    """By seat; through the eyes of a seat the account of that seat alone."""
    seats = range(len(start)) if eyes is None else [eyes]
    return [_account(seat, expected[seat], start[seat], turns, judged) for seat in seats]


def _account(
    seat: int, expected: float, start: float, turns: Sequence[Turn], judged: Sequence[Judged]
) -> Account:
    luck, squares, play, before = 0.0, 0.0, 0.0, start
    for turn in turns:
        change, before = turn.chances[seat] - before, turn.chances[seat]
        lucky = turn.luck[seat] if turn.luck else 0.0
        squares += turn.luck_error[seat] ** 2 if turn.luck_error else 0.0
        luck += lucky
        play += change - lucky
    mine = [found for found in judged if found.seat == seat]
    loss, accuracy = _kept(mine)
    return Account(
        seat=seat,
        expected=expected,
        deal=round(start - expected, 5),
        luck=round(luck, 5),
        luck_error=round(math.sqrt(squares), 5),
        play=round(play, 5),
        result=before,
        decisions=len(mine),
        loss=loss,
        accuracy=accuracy,
        phases=_phases(mine, [found.phase for found in mine]),
        times=_phases(mine, [TIMES[stage_of(found.progress)] for found in mine]),
    )


def _kept(judged: Iterable[Judged]) -> tuple[float, float]:
    """Chance lost per decision, and the share of what was at stake that was kept."""
    mine = list(judged)
    lost, stake = sum([found.loss for found in mine]), sum([found.stake for found in mine])
    per_decision = lost / len(mine) if mine else 0.0
    return round(per_decision, 5), round(1 - lost / stake, 4) if stake > 0.0 else 1.0


def _phases(judged: Sequence[Judged], keys: Sequence[str]) -> list[Phase]:
    found = []
    for key in dict.fromkeys(keys):
        some = [each for each, of in zip(judged, keys, strict=True) if of == key]
        found.append(Phase(key, len(some), *_kept(some)))
    return found
