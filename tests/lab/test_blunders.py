"""Planted blunders: an analysis is measured by them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tessera.lab import blunders
from tessera.lab.blunders import NAMED, SERIOUS, Blunder, Sower, Sown, found_in
from tessera.lab.puzzles import Unit
from tests.cli.running import Cli


def test_what_is_planted_is_played_and_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"FARTHER": 0, "GLIMPSED": 1, "SAMPLES": 4, "PER_MATCH": 2}.items():
        monkeypatch.setattr(blunders, name, value)
    sown = Sower("peloponnes", lambda: False)(Unit(3, 2, "medium"))
    assert 0 < len(sown.planted) <= 2
    for blunder in sown.planted:
        assert blunder.loss >= SERIOUS
        assert blunder.named == 0.0 or blunder.named >= NAMED
    assert sown.confirmed <= sown.others < sown.decisions


def test_windows_are_answered_by_whoever_has_not_answered_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blunders, "PER_MATCH", 0)
    sower, unit = Sower("civilization", lambda: False), Unit(1, 2, "random")
    match, planted = sower._played(unit)
    assert match.over and planted == {}


def sown(*named: float, others: int = 0, confirmed: int = 0, seed: int = 0) -> Sown:
    planted = [Blunder(move, 0, 0.1, 0.01, each, each > 0.1) for move, each in enumerate(named)]
    return Sown(seed, 20, planted, others, confirmed, 1.0)


def test_recall_and_precision() -> None:
    found = found_in([sown(0.2, 0.05, 0.0), sown(0.0, others=4, confirmed=1)])
    assert (found.planted, found.named, found.moments) == (4, 2, 1)
    assert found.recall == 2 / 4
    assert found.precision == (2 + 1) / (2 + 4)
    assert (found_in([]).recall, found_in([]).precision) == (0.0, 0.0)


def test_a_measurement_goes_on_where_it_was(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "sown.jsonl"
    file.write_bytes(msgspec.json.encode(sown(0.2, 0.0)) + b"\n")
    told = cli.json("lab", "blunders", "peloponnes", "--out", file, "-n", "2")
    assert (told["planted"], told["recall"]) == (2, 0.5)
