"""Tuning weights by play."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tessera.bots import observe
from tessera.bots.registry import find_bot
from tessera.kernel import Seeded, game
from tessera.lab.pool import Here
from tessera.lab.run import BadRun
from tessera.lab.tune import Plan, Tuning, weighted, weights_of
from tests.cli.running import Cli

TAKER = """
DRAW = 3.0
TAKE = 1.0


class Taker:
    def __init__(self, chance):
        self.chance = chance

    def choose(self, observation):
        worth = [DRAW if option[0] == "draw" else TAKE for option in observation.options]
        best = [option for option, value in zip(observation.options, worth) if value == max(worth)]
        return best[self.chance.pick(len(best))]
"""


@pytest.fixture
def plan(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Plan:
    (tmp_path / "taker_weights.py").write_text(TAKER)
    monkeypatch.syspath_prepend(tmp_path)
    return Plan(game="nim", bot="taker_weights:Taker", module="taker_weights", names=("DRAW", "TAKE"), deals=4,
                generations=3, proposals=4)  # fmt: skip


def test_what_was_learned_is_a_bot(plan: Plan) -> None:
    tuning = Tuning(Path("tuned"), plan)
    assert tuning.run(Here())
    find_bot("tuned/best.py:bot")(Seeded(1))
    standing = tuning.accept(16, Here())
    assert standing.matches == 32
    assert weights_of("taker_weights") == {
        "DRAW": 3.0,
        "TAKE": 1.0,
    }  # whoever sits beside it keeps its weights


def test_a_stopped_tuning_comes_to_the_same_end(plan: Plan) -> None:
    whole = Tuning(Path("whole"), plan)
    assert whole.run(Here())

    class Impatient(Here):
        def run(self, make, units, receive):  # type: ignore[no-untyped-def]
            super().run(make, list(units)[:3], receive)
            return False

    bits = Tuning(Path("bits"), plan)
    assert not bits.run(Impatient())
    assert bits.run(Here())
    assert Path("bits/best.py").read_text() == Path("whole/best.py").read_text()
    with pytest.raises(BadRun, match="another tuning"):
        Tuning(Path("bits"), msgspec.structs.replace(plan, seed=9))


def test_the_command(cli: Cli, plan: Plan) -> None:
    args = ("lab", "tune", "nim", "--module", plan.module, "--bot", plan.bot, "--generations", "1", "--deals", "2",
            "--proposals", "4", "--accept", "8", "--out", "run", "--workers", "1")  # fmt: skip
    assert cli.json(*args)["best"] == "run/best.py"
    assert "has no weight 'LUCK'" in cli.complaint(*args, "--names", "LUCK")


def test_what_was_worked_out_with_other_weights_is_not_remembered() -> None:
    """Evaluations remember by the position alone; the weights must not mix in the memory of a content."""
    peloponnes = game("peloponnes")
    s = peloponnes.new(2, Seeded(1))
    s.content.memory = {}
    seen = observe(peloponnes, s, s.agenda[-1].seat, Seeded(2))
    assert len(seen.options) > 1
    module = "tessera.games.peloponnes.bots.evaluate"
    weighted("heuristic", module, {"INCOME": 5.0})(Seeded(1)).choose(seen)
    assert not s.content.memory
