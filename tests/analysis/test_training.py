"""What somebody can learn from their analysed matches."""

from __future__ import annotations

import msgspec

from tessera.analysis.findings import Judged
from tessera.analysis.training import Decisions, Weakness, decisions_in, weaknesses
from tessera.kernel import game


def judged(seat: int, loss: float, better: str, progress: float = 0.3) -> Judged:
    return Judged(
        move=1, seat=seat, loss=loss, error=0.01, stake=0.1, phase="", progress=progress, better=better
    )


def test_what_costs_most_is_told_first_by_what_the_best_answers_do() -> None:
    one = Decisions([judged(0, 0.03, "bid port / size 2"), judged(1, 0.5, "pay 1 0 0")], [])
    two = Decisions(
        [
            judged(2, 0.04, "pay 1 0 0"),
            judged(2, 0.02, "bid agora / size 1"),
            judged(2, 0.01, "bid agora / size 1", progress=0.9),
            judged(2, 0.0, ""),
        ],
        [],
    )
    assert weaknesses(game("peloponnes"), [(0, one), (2, two)]) == [
        Weakness("take", 0.05, 2),
        Weakness("payment", 0.04, 1),
        Weakness("endgame", 0.01, 1),
    ]


def test_the_rest_of_an_analysis_is_not_read() -> None:
    kept = {"version": 1, "turns": [{"seat": 0}], "judged": [], "accounts": []}
    assert decisions_in(msgspec.json.encode(kept)).account(0) is None
