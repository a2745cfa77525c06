"""Speed: the kernel must stay out of the way. The bounds leave room for a slow and busy machine."""

from __future__ import annotations

import pytest

from bench import compiled, kernel, many_cards
from bench.big_state import BigState, big_state
from bench.measure import clone_microseconds, decisions_per_second, import_milliseconds
from bench.trivial import game as trivial
from tessera.kernel import digest


def test_trivial_decisions(capsys: pytest.CaptureFixture[str]) -> None:
    per_second = decisions_per_second(trivial)
    with capsys.disabled():
        print(f"\n  {per_second:,.0f} trivial decisions per second", end="")
    assert per_second > 100_000


def test_the_clone_of_a_big_state(capsys: pytest.CaptureFixture[str]) -> None:
    microseconds = clone_microseconds()
    with capsys.disabled():
        print(f"\n  {microseconds:.1f} us for the clone of a big state", end="")
    assert microseconds < 15


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


BUDGET = {
    "a question to which nothing applies": 0.5,
    "a question with two answers": 2.0,
    "a moment without listeners": 0.4,
    "four ratings": 15.0,
    "what could be used": 20.0,
    "loading the content": 50_000.0,
}
"""Microseconds on an idle machine; the test allows three times as much."""


def test_asking_cards(capsys: pytest.CaptureFixture[str]) -> None:
    found = dict(many_cards.figures())
    with capsys.disabled():
        for name, microseconds in found.items():
            print(f"\n  {microseconds:.2f} us for {name} (budget {BUDGET[name]:g})", end="")
    assert found.keys() == BUDGET.keys()
    assert not {name: us for name, us in found.items() if us > 3 * BUDGET[name]}


def test_importing_the_kernel() -> None:
    assert import_milliseconds() < 150


@pytest.mark.soak
def test_the_kernel_can_be_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    compiled.main()
    assert capsys.readouterr().out.count("\n") in (1, 6)  # skipped, or a heading and five figures


def test_without_a_compiler_nothing_is_compiled(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    compiled.main()
    assert capsys.readouterr().out.startswith("skipped: no C compiler (")


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
