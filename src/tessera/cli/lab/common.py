"""What the commands of the lab share."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO, TypeVar

import typer

from tessera.cli.arguments import seat_count
from tessera.cli.errors import BadInput

if TYPE_CHECKING:
    from tessera.kernel import AnyGame
    from tessera.lab.blocks import PlayedBlock
    from tessera.lab.pool import Executor

T = TypeVar("T")

Bots = Annotated[
    str, typer.Option("--bots", metavar="A,B", help="The bots: names, module:Class or file.py:Class.")
]
Seats = Annotated[int | None, typer.Option("--seats", min=1, metavar="N", help="How many play.")]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same deals.")]
Workers = Annotated[
    int | None, typer.Option("--workers", min=1, metavar="N", help="Processes; by default one per core.")
]
Folder = Annotated[
    Path,
    typer.Option("--out", metavar="RUN", help="The folder of the run; one that is there is gone on with."),
]
RunFolder = Annotated[Path, typer.Argument(metavar="RUN", help="The folder of a run.")]
Executors = Annotated[
    str,
    typer.Option("--executor", metavar="NAME", help="Who plays: 'processes' here, or 'ray' on a cluster."),
]
Address = Annotated[
    str | None,
    typer.Option("--address", metavar="HOST:PORT", help="Of the Ray cluster; by default one here."),
]


def need_lab() -> None:
    """Say what is missing, in one line, where the packages of the lab are not installed."""
    missing = [name for name in ("numpy", "polars") if find_spec(name) is None]
    if missing:
        raise BadInput(f"the lab needs {' and '.join(missing)}: pip install 'tessera-table[lab]'")


def lines_of(file: Path, kind: type[T]) -> list[T]:
    """What a search or a measurement has noted so far, one finding per line; none if it has not begun."""
    import msgspec

    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=kind) for line in file.read_bytes().splitlines()]


def note(file: BinaryIO, there: list[T], found: T) -> None:
    """Write a finding down at once: whoever is interrupted keeps it."""
    import msgspec

    file.write(msgspec.json.encode(found) + b"\n")
    file.flush()
    there.append(found)


def lab_seats(game: AnyGame, settings: dict[str, str], wanted: int | None, bots: Sequence[str]) -> int:
    """How many play: two at least, unless somebody asks for a match alone."""
    return seat_count(game, settings, wanted, max(len(bots), 2 if wanted is None else 1))


def chosen_executor(name: str, workers: int | None, address: str | None = None) -> Executor:
    """Who works."""
    from tessera.lab.pool import cores, executor

    if name == "processes":
        return executor(workers or cores())
    if name == "ray":
        if find_spec("ray") is None:
            raise BadInput("ray is not installed: pip install 'tessera-table[ray]'")
        from tessera.lab.cluster import Cluster

        return Cluster(address, workers)
    raise BadInput(f"there is no executor {name!r}; there are: processes, ray")


@contextmanager
def progress(total: int, per_block: int) -> Iterator[Any]:
    """A bar on stderr with the rate and the time left, for a person who waits; nothing in a pipe."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from tessera.cli.console import console

    err = console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=err, disable=not err.is_terminal, transient=True) as bar:
        task = bar.add_task("blocks", total=total)
        began, played = time.monotonic(), 0

        def tell(_: PlayedBlock) -> None:
            nonlocal played
            played += 1
            pace = played / max(1e-9, time.monotonic() - began)
            bar.update(task, advance=1, description=f"blocks, {pace * per_block:.2f} matches/s")

        yield tell
