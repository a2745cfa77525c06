"""Datasets: positions as seats saw them, what could be answered, what was, and how it ended.

One schema for all games (`tessera.lab.blocks.PositionRow`). Matches of bots are written as a run: in order, block after
block, resumable, and every row tells which match it is from; those of people as a collection (`tessera.lab.people`).
`Positions` reads both, for numpy and for PyTorch, whose `DataLoader` takes anything that has a length and items.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tessera.kernel import parse
from tessera.lab.arrays import encoder
from tessera.lab.experiment import Arm, Experiment
from tessera.lab.people import collection_in
from tessera.lab.run import Run, parts_of
from tessera.lab.space import action_space

if TYPE_CHECKING:
    import numpy as np

    from tessera.lab.arrays import Floats

    Batch = dict[str, np.ndarray[Any, Any]]


def dataset(
    game: str, bots: tuple[str, ...], seed: int, settings: dict[str, str] | None = None
) -> Experiment:
    """The experiment whose positions are kept."""
    return Experiment(game=game, arms=(Arm(bots, settings or {}),), seed=seed, keep=("positions",))


class Positions:
    """The positions in a folder as arrays.

    Each is a dictionary: ``observation`` (float32), ``mask`` (int8, 1 for what was legal), ``action`` (the number of
    what was answered), ``win`` and ``evaluation`` (float32).
    """

    def __init__(self, folder: Path) -> None:
        collection = collection_in(folder)
        if collection is not None:
            game, seats, frame = collection.game, collection.seats, parts_of(folder, "positions")
        else:
            run = Run.open(folder)
            game, seats, frame = run.experiment.game, run.experiment.seats, run.frame("positions")
        self.encoder = encoder(game, seats)
        self.space = action_space(game)
        self._frame = frame.collect()

    def __len__(self) -> int:
        return len(self._frame)

    def __getitem__(self, at: int) -> dict[str, Any]:
        if not 0 <= at < len(self):
            raise IndexError(at)
        return self._read(self._frame.row(at, named=True))

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for row in self._frame.iter_rows(named=True):
            yield self._read(row)

    def batches(self, size: int) -> Iterator[Batch]:
        """The positions in order, many at a time: each array has one row for each of them."""
        import numpy as np

        for start in range(0, len(self), size):
            rows = [self._read(row) for row in self._frame[start : start + size].iter_rows(named=True)]
            yield {name: np.stack([row[name] for row in rows]) for name in rows[0]}

    def _read(self, row: dict[str, Any]) -> dict[str, Any]:
        import numpy as np

        options = [parse(text) for text in row["options"]]
        mask = np.zeros(self.space.size, dtype=np.int8)
        mask[[self.space.encode(option) for option in options]] = 1
        return {
            "observation": self.seen(row),
            "mask": mask,
            "action": np.int64(self.space.encode(options[row["chosen"]])),
            "win": np.float32(row["win"]),
            "evaluation": np.float32(row["evaluation"]),
        }

    def seen(self, row: dict[str, Any]) -> Floats:
        return self.encoder.encode(msgspec.json.decode(row["view"]), row["seat"])
