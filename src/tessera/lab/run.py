"""A run: the folder of an experiment, with everything needed to go on with it or to play any match of it again.

    RUN/manifest.json                     what is played, by which version, with which content, on which machine
    RUN/matches/arm=0/part-00000.parquet  rows of some deals of one arm; likewise seats, decisions, events

A file holds the same deals in the same order whatever was interrupted and whoever played them, so equal experiments
give equal bytes. Files are replaced as a whole: nobody ever finds half of one.
"""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from tessera import __version__
from tessera.kernel import AnyGame, Match, game
from tessera.lab.blocks import ROWS, MatchRow, PlayedBlock, Player
from tessera.lab.experiment import Block, Experiment
from tessera.lab.pool import Executor, watched

if TYPE_CHECKING:
    import polars as pl

FORMAT = 1
KEEP_EVERY = 10.0
"""Seconds after which what is finished is written down: so much is lost at most when the power fails."""


class BadRun(ValueError):
    """A folder that is no run, or one of another experiment."""


class Machine(Struct, frozen=True):
    """Where a run was begun."""

    system: str
    processor: str
    cores: int
    python: str


class Manifest(Struct, frozen=True, kw_only=True):
    """What a run is."""

    lab: int = FORMAT
    tessera: str
    rules: str
    contents: list[str]
    """The digests of the contents, by arm."""
    experiment: Experiment
    machine: Machine
    begun: str


def _manifest(experiment: Experiment) -> Manifest:
    box: AnyGame = game(experiment.game)
    here = Machine(platform.system(), platform.machine(), os.cpu_count() or 1, platform.python_version())
    return Manifest(
        tessera=__version__,
        rules=box.rules_version,
        contents=experiment.digests(),
        experiment=experiment,
        machine=here,
        begun=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
    )


class Run:
    """The folder of an experiment."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.folder = folder
        self.manifest = manifest
        self.experiment = manifest.experiment
        self._open: dict[tuple[int, int], dict[int, PlayedBlock]] = {}
        """What was played of files that are not complete, by arm and part."""
        self._written = time.monotonic()

    @classmethod
    def begin(cls, folder: Path, experiment: Experiment) -> Run:
        """Begin a run, or go on with one of the same experiment."""
        experiment.check()
        manifest = _manifest(experiment)
        path = folder / "manifest.json"
        if path.exists():
            run = cls.open(folder)
            for what in ("experiment", "rules", "contents", "tessera"):
                if getattr(run.manifest, what) != getattr(manifest, what):
                    raise BadRun(f"{str(folder)!r} holds a run with another {what}: give it another folder")
            return run
        folder.mkdir(parents=True, exist_ok=True)
        _write(path, msgspec.json.format(msgspec.json.encode(manifest), indent=2))
        return cls(folder, manifest)

    @classmethod
    def open(cls, folder: Path) -> Run:
        try:
            manifest = msgspec.json.decode((folder / "manifest.json").read_bytes(), type=Manifest)
        except FileNotFoundError:
            raise BadRun(f"{str(folder)!r} is no run: it has no manifest.json") from None
        except msgspec.DecodeError as error:
            raise BadRun(f"{str(folder)!r} is no run of this version: {error}") from None
        return cls(folder, manifest)

    # --- playing --------------------------------------------------------------------------------------------

    def play(self, blocks: Iterable[Block], by: Executor, tell: Any = None) -> bool:
        """Play what is missing of some blocks; False if the user stopped it. `tell` is called with every block."""
        done = {arm: self.deals(arm) for arm in range(len(self.experiment.arms))}
        missing = (block for block in blocks if block.deal not in done[block.arm])

        def receive(played: PlayedBlock) -> None:
            self.add(played)
            if tell is not None:
                tell(played)

        with watched() as stopped:  # also while it is written down
            try:
                complete = by.run(partial(Player, self.experiment), missing, receive)
            finally:
                self.flush()
        return complete and not stopped

    def blocks(self, deals: int) -> Iterator[Block]:
        """The first deals of all arms, one file after the other."""
        size, arms = self.experiment.part, len(self.experiment.arms)
        for start in range(0, deals, size):
            for arm in range(arms):
                yield from [Block(arm, deal) for deal in range(start, min(deals, start + size))]

    def add(self, played: PlayedBlock) -> None:
        """Note a block that was played."""
        arm, deal = played.block.arm, played.block.deal
        part = deal // self.experiment.part
        held = self._open.get((arm, part))
        if held is None:
            held = self._open[arm, part] = self._read(arm, part)
        held[deal] = played
        if len(held) == self.experiment.part:
            self._store(arm, part)
            del self._open[arm, part]
        elif time.monotonic() - self._written > KEEP_EVERY:
            self.flush()

    def flush(self) -> None:
        """Write down what is finished."""
        for arm, part in self._open:
            self._store(arm, part)
        self._written = time.monotonic()

    # --- files ----------------------------------------------------------------------------------------------

    def _store(self, arm: int, part: int) -> None:
        blocks = [played for _, played in sorted(self._open[arm, part].items())]
        for table in reversed(self.experiment.tables):  # matches last: what they tell of is there
            rows = [row for played in blocks for row in getattr(played, table)]
            write_part(self.folder, table, arm, part, rows)

    def _read(self, arm: int, part: int) -> dict[int, PlayedBlock]:
        """What is there of a file."""
        import polars as pl

        found: dict[int, PlayedBlock] = {}
        if not path_of(self.folder, "matches", arm, part).exists():
            return found
        for table in self.experiment.tables:
            for fields in pl.read_parquet(path_of(self.folder, table, arm, part)).iter_rows(named=True):
                row: Any = msgspec.convert(fields, ROWS[table])
                block, _ = self.experiment.place(row.match)
                played = found.setdefault(block.deal, PlayedBlock(block, [], [], [], [], []))
                getattr(played, table).append(row)
        return found

    def deals(self, arm: int) -> set[int]:
        """The deals of an arm that have been played."""
        import polars as pl

        held = {deal for (of, _), blocks in self._open.items() if of == arm for deal in blocks}
        files = sorted((self.folder / "matches" / f"arm={arm}").glob("part-*.parquet"))
        if not files:
            return held
        found = pl.scan_parquet(files, hive_partitioning=False).select("deal").unique().collect()
        return held | set(found["deal"].to_list())

    def frame(self, table: str = "matches") -> pl.LazyFrame:
        """The rows of a table, in the order of the matches."""
        if table not in self.experiment.tables:
            raise BadRun(f"this run has kept {', '.join(self.experiment.tables)}, not {table!r}")
        return parts_of(self.folder, table)

    def rows(self, arm: int) -> list[MatchRow]:
        """The matches of an arm, for those who count in Python."""
        import polars as pl

        frame = self.frame().filter(pl.col("arm") == arm).collect()
        return msgspec.convert(frame.to_dicts(), list[MatchRow])

    # --- playing again --------------------------------------------------------------------------------------

    def replay(self, number: int) -> Match[Any]:
        """A match of this run, played again and compared with what was noted."""
        import polars as pl

        found = self.frame().filter(pl.col("match") == number).collect().to_dicts()
        if not found:
            raise BadRun(f"{str(self.folder)!r} has no match {number}")
        row = msgspec.convert(found[0], MatchRow)
        match = played_again(self.experiment, number)
        from tessera.kernel import digest

        if digest(match.state) != row.digest:
            raise BadRun(f"match {number} went another way: it was played by tessera {self.manifest.tessera}")
        return match


def played_again(experiment: Experiment, number: int) -> Match[Any]:
    """A match of an experiment as a match with record and events."""
    from tessera.bots.arena import choosers, deal

    box: AnyGame = game(experiment.game)
    block, rotation = experiment.place(number)
    arm, bots = experiment.arms[block.arm], experiment.bots_of(block, rotation)
    seed = experiment.seed_of(block.deal)
    match = Match(box, len(bots), deal(seed), arm.settings, box.content(arm.changes), bots)
    players = choosers(box, bots, experiment.thoughts_of(block.deal, rotation))
    for _ in range(box.longest):
        decision = match.decision()
        if decision is None:
            break
        match.answer(decision.seat, players[decision.seat](match.state, decision))
    return match


def path_of(folder: Path, table: str, arm: int, part: int) -> Path:
    return folder / table / f"arm={arm}" / f"part-{part:05}.parquet"


def write_part(folder: Path, table: str, arm: int, part: int, rows: list[Any]) -> None:
    """A file of rows, all of it or nothing."""
    path = path_of(folder, table, arm, part)
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".tmp")
    frame_of(table, rows).write_parquet(draft, compression="zstd")
    draft.replace(path)


def parts_of(folder: Path, table: str) -> pl.LazyFrame:
    """The rows of all files of a table, in the order of the matches."""
    import polars as pl

    files = sorted((folder / table).glob("arm=*/part-*.parquet"))
    if not files:
        return frame_of(table, []).lazy()
    return pl.scan_parquet(files, hive_partitioning=False).sort("match", maintain_order=True)


def frame_of(table: str, rows: list[Any]) -> pl.DataFrame:
    """Rows as a frame: also where there are none, its columns are the same."""
    import polars as pl

    kinds = {int: pl.Int64, float: pl.Float64, str: pl.String}
    lists = {
        "bots": pl.String,
        "cards": pl.String,
        "scores": pl.Int64,
        "ranks": pl.Int64,
        "options": pl.String,
        "chance": pl.Int64,
    }
    schema = {
        field.name: kinds[field.type] if field.type in kinds else pl.List(lists[field.name])
        for field in msgspec.structs.fields(ROWS[table])
    }
    columns = {name: [getattr(row, name) for row in rows] for name in schema}
    return pl.DataFrame(columns, schema=schema)


def _write(path: Path, data: bytes) -> None:
    draft = path.with_suffix(".tmp")
    draft.write_bytes(data + b"\n")
    draft.replace(path)
