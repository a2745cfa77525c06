"""Bots as they were: the yardstick of a ladder stays what it is."""

from __future__ import annotations

import subprocess
from typing import Any

import pytest

from tessera.bots import UnknownBot, make_bot, observe
from tessera.kernel import Seeded, game, play
from tessera.kernel.data import replace
from tessera.kernel.match import replay
from tessera.kernel.record import load
from tessera.lab.past import CHECKOUT, package_of, past_game
from tessera.testing.golden import records_in

GAMES = ("civilization", "newdawn", "peloponnes", "tapestry", "throughtheages")


REVISION = "ee2caf2"
"""The yardstick of docs/strength.md."""


def _in_reach() -> bool:
    """Whether this checkout has that revision; a copy without its history has not."""
    asked = ["git", "-C", str(CHECKOUT), "cat-file", "-e", f"{REVISION}^{{commit}}"]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


pytestmark = pytest.mark.skipif(not _in_reach(), reason="no history")


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_of_a_revision_thinks_with_what_was_known_there(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What games say today about how a seat stands is not asked for."""
    today: Any = game(name)

    def evaluate(s: Any, seat: int) -> float:
        raise AssertionError("today's evaluation was asked")

    monkeypatch.setattr(type(today), "evaluate", evaluate)
    s = today.new(2, Seeded(1))
    bot = make_bot(f"tessera.lab.past:heuristic_{REVISION}", Seeded(1))
    for _ in range(4):
        seat = s.agenda[-1].seat
        seen = observe(today, s, seat, Seeded(2))
        chosen = bot.choose(seen)
        assert chosen in seen.options
        play(s, chosen)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_of_a_revision_finds_what_it_asks_the_rules_for(name: str) -> None:
    """All along whole matches: rules may be renamed, but not under the feet of whom they are measured by."""
    then = past_game(game(name), package_of(REVISION))
    for path in records_in(CHECKOUT / "tests" / "records" / name)[::4]:
        record = load(path.read_text(encoding="utf-8"))
        match = replay(game(name), replace(record, moves=(), outcome=None))
        for number, move in enumerate(record.moves):
            if number % 10 == 0 and (decision := match.decision()) is not None:
                list(then.worth_trying(match.state, decision.step.seat))
                then.values(match.state)
            match.follow(move)


def test_both_sides_play_by_the_rules_of_today() -> None:
    today = game("peloponnes")
    then = past_game(today, f"tessera_at_{REVISION}")
    assert then.id == today.id and then.seats == today.seats
    assert then.package != today.package


@pytest.mark.parametrize("name", ["heuristic_nosuchrevision", "nobody_HEAD", "heuristic"])
def test_what_was_never_there_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(f"tessera.lab.past:{name}", Seeded(1))
