"""Playthroughs: a whole match as text, compared on every run.

With the environment variable TESSERA_UPDATE_GOLDEN set, the text is written anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tessera.testing import playthrough
from tests.kernel.bazaar import Bazaar, Save, bazaar

GOLDEN = Path(__file__).with_name("bazaar.txt")


def test_the_match_is_the_same_as_ever() -> None:
    text = playthrough(bazaar, 3, seed=3, settings={"rounds": 3})
    if os.environ.get("TESSERA_UPDATE_GOLDEN"):
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")


def test_it_shows_questions_options_answers_chance_and_events() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    assert text.startswith("bazaar, rules 1, 3 seats, seed 3, settings rounds=3\n\n0. seat ")
    for part in (
        "   may stake ",
        "   does bid ",
        "   chance ",
        "   - drew card=",
        "  [to ",
        "\nover (last-round): ",
    ):
        assert part in text


def test_another_seed_is_another_match() -> None:
    assert playthrough(bazaar, 2, seed=1) == playthrough(bazaar, 2, seed=1)
    assert playthrough(bazaar, 2, seed=1) != playthrough(bazaar, 2, seed=2)
    assert playthrough(bazaar, 2, seed=1) != playthrough(bazaar, 2, seed=1, settings={"rounds": 1})


def test_a_silent_change_of_a_rule_changes_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    before = playthrough(bazaar, 2, seed=1)

    def save_double(self: Save, s: Bazaar, option: tuple[int | str, ...]) -> None:
        s.players[self.seat].saved += 2 * len(option)

    monkeypatch.setattr(Save, "resolve", save_double)
    assert playthrough(bazaar, 2, seed=1) != before
