"""Bots as they were: the yardstick of a ladder stays what it is."""

from __future__ import annotations

import subprocess
from typing import Any

import pytest

from tessera.bots import UnknownBot, make_bot, observe
from tessera.kernel import Seeded, game, play
from tessera.lab.past import CHECKOUT, past_game

GAMES = ("civilization", "newdawn", "peloponnes", "tapestry", "throughtheages")


def _revision() -> str:
    """The first revision that this checkout has in reach; a copy without its history has none."""
    done = subprocess.run(
        ["git", "-C", str(CHECKOUT), "rev-parse", "--short", "HEAD"],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip()


REVISION = _revision()
pytestmark = pytest.mark.skipif(not REVISION, reason="no history")


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


def test_both_sides_play_by_the_rules_of_today() -> None:
    today = game("peloponnes")
    then = past_game(today, f"tessera_at_{REVISION}")
    assert then.id == today.id and then.seats == today.seats
    assert then.package != today.package


@pytest.mark.parametrize("name", ["heuristic_nosuchrevision", "nobody_HEAD", "heuristic"])
def test_what_was_never_there_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(f"tessera.lab.past:{name}", Seeded(1))
