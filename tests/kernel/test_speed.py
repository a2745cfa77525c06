"""What speed is measured with. How fast is fast enough says `make check-speed`: never slower than the last release."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bench import kernel, many_cards, versus
from bench.big_state import BigState, big_state
from tessera.kernel import digest


def test_the_big_state_is_big_and_its_clone_complete() -> None:
    s = big_state()
    copy = s.clone()
    assert isinstance(copy, BigState)
    assert copy == s
    assert len(s.nations) == 4
    lists = [name for name in s.nations[0].__struct_fields__ if isinstance(getattr(s.nations[0], name), list)]
    assert len(lists) >= 12
    before = digest(s)
    for nation in copy.nations:
        for name in lists:
            getattr(nation, name).append(0)
        nation.civil_hand.add(1)
    copy.row.clear()
    copy.agenda.clear()
    copy.military_decks[2].take_all()
    assert digest(s) == before


def test_what_it_costs_to_ask_cards_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_cards, "best", lambda run, times: run())
    assert len(dict(many_cards.figures())) == 6


def test_importing_the_kernel_imports_nothing_slow() -> None:
    """What takes long to import is left to those who need it: a bot's process starts with the kernel."""
    script = "import sys, tessera.kernel; print(*sys.modules)"
    loaded = set(subprocess.check_output([sys.executable, "-c", script], text=True).split())
    assert loaded.isdisjoint(
        {"asyncio", "email", "importlib.metadata", "importlib.resources", "logging", "rich"}
    )


def test_the_figures_can_be_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        kernel, "figures", lambda: [("trivial decisions", 123456.7, "per s"), ("clone", 7.25, "us")]
    )
    kernel.main()
    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [
        ["trivial", "decisions", "123,457", "per", "s"],
        ["clone", "7.25", "us"],
    ]


class Told:
    """A side whose work takes as long as it is told."""

    def __init__(self, *seconds: float) -> None:
        self.seconds = seconds

    def do(self, work: str, game: str, turn: int) -> tuple[int, float]:
        return 10, self.seconds[turn % len(self.seconds)]


def test_a_work_is_too_slow_below_a_ratio_of_95_percent(capsys: pytest.CaptureFixture[str]) -> None:
    """The median counts: one bad round among several is the machine's."""
    just, slow, hiccup = Told(1.0), Told(1.06), Told(1.0, 9.0, 1.0)
    assert versus.measured((just, Told(1.05)), ["view"], ["guild"], 3) == 0
    assert versus.measured((just, hiccup), ["view"], ["guild"], 3) == 0
    assert versus.measured((just, slow), ["view", "clone"], ["guild"], 3) == 2
    assert capsys.readouterr().out.count("SLOWER") == 2


def test_rounds_that_differ_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert versus.compared((Told(1.0, 2.0), Told(1.0, 2.0)), ["guild"], 3) == 0
    assert versus.compared((Told(1.0, 2.0), Told(1.0, 3.0)), ["guild"], 3) == 1
    assert capsys.readouterr().out.splitlines()[-1].endswith("DIFFER in [1]")


def test_as_many_decisions_are_compared_as_are_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    assert versus.compared((Told(1.0), Told(1.0)), ["guild"], 3, 95) == 0
    assert capsys.readouterr().out.split()[:2] == ["guild", "100"]
