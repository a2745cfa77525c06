"""``tessera play`` with answers that are made of parts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tessera.kernel import registry
from tests.cli.running import Cli
from tests.installed import install


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cli]:
    """The command line with Parley, in whose turns one works, rests or demands: demand 1 / coins 2 / loudly."""
    monkeypatch.syspath_prepend(install(tmp_path, "parley"))
    monkeypatch.chdir(tmp_path)
    registry.game.cache_clear()
    yield Cli(tmp_path)
    registry.game.cache_clear()


def play(cli: Cli, *lines: str) -> str:
    """Seat 0 is the first to decide."""
    typed = "".join(f"{line}\n" for line in lines)
    return cli.ok("play", "parley", "--seed", "1", "--bots", "random", typed=typed)


def options(screen: str) -> str:
    """The options of the question that was put last."""
    return screen[screen.rindex("1  ") :]


def test_part_after_part(cli: Cli) -> None:
    first = play(cli, "demand 1")
    assert "So far: demand 1 (back takes the last part back)" in first
    assert "[coins 1]" in options(first)
    second = play(cli, "demand 1", "coins 2")
    assert "So far: demand 1 / coins 2" in second
    assert "[loudly]" in options(second)
    assert "So far" not in play(cli, "demand 1", "coins 2", "1", "log").rpartition("· ")[2]


def test_several_parts_at_once(cli: Cli) -> None:
    assert "So far: demand 1 / coins 2" in play(cli, "demand 1 / coins 2")
    assert "So far: demand 1 / coins 2" in play(cli, "demand 1", "demand 1 / coins 2")


def test_a_whole_answer_in_one_line(cli: Cli) -> None:
    joined = play(cli, "demand 1 / coins 2 / loudly", "log")
    assert "So far" not in joined
    told = [line for line in joined.splitlines() if line.startswith("· ")]
    parts = play(cli, "demand 1", "coins 2", "loudly", "log")
    assert [line for line in parts.splitlines() if line.startswith("· ")] == told
    assert told


def test_one_part_back(cli: Cli) -> None:
    screen = play(cli, "demand 1", "coins 2", "back")
    assert screen.count("So far: demand 1 (back") == 2
    assert "[coins 1]" in options(screen)
    screen = play(cli, "demand 1", "back")
    assert "[work]" in options(screen)
    assert "There is no part of an answer to take back" in play(cli, "back")


def test_undo_takes_all_parts_back(cli: Cli) -> None:
    assert "[work]" in options(play(cli, "demand 1 / coins 2", "undo"))


def test_the_part_that_is_wrong_is_named(cli: Cli) -> None:
    screen = play(cli, "demand 1 / coins 9 / loudly")
    assert "coins 9: " in screen
    assert "So far" not in screen  # refused as a whole


def test_help_tells_of_parts(cli: Cli) -> None:
    screen = play(cli, "help")
    assert "bid agora / size 4" in screen
    assert "one part of your answer back" in screen
