"""Datasets: what is written, and how it is read."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tessera.lab.dataset import Positions, dataset
from tessera.lab.pool import Here
from tessera.lab.run import Run
from tests.cli.running import Cli


def test_positions_are_what_the_seat_saw(tmp_path: Path) -> None:
    """Read again, they are the same arrays as those of the match itself."""
    run = Run.begin(tmp_path, dataset("peloponnes", ("random", "random"), 1))
    assert run.play(run.blocks(1), Here())
    positions = Positions(tmp_path)
    match = run.replay(0)
    rows = run.frame("positions").collect().to_dicts()
    assert len(positions) == len(rows) == run.frame().collect()["decisions"].sum()
    first = [row for row in rows if row["match"] == 0]
    for ply in (0, 3, 9):
        state = match.at(ply)
        beginning = next(row for row in first if row["ply"] == ply)
        assert np.array_equal(positions.seen(beginning), positions.encoder.array(state, beginning["seat"]))
    each = positions[5]
    assert each["mask"][each["action"]] == 1
    assert each["mask"].sum() == len(rows[5]["options"])
    assert {float(row["win"]) for row in positions} <= {0.0, 0.5, 1.0}
    with pytest.raises(IndexError):
        positions[len(positions)]


def test_batches(tmp_path: Path) -> None:
    run = Run.begin(tmp_path, dataset("peloponnes", ("random", "random"), 2))
    assert run.play(run.blocks(1), Here())
    positions = Positions(tmp_path)
    batches = list(positions.batches(32))
    assert sum([len(batch["action"]) for batch in batches]) == len(positions)
    assert batches[0]["observation"].shape == (32, positions.encoder.size)
    assert batches[0]["mask"].shape == (32, positions.space.size)


def test_the_command(cli: Cli) -> None:
    found = cli.json("lab", "dataset", "nim", "--out", "run", "-n", "2", "--bots", "random", "--workers", "1")
    assert found["positions"] > 10
    assert found["bytes"] > 0
