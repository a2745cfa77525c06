"""What a host wants to know of this machine, in one table.

Run with ``python -m bench.host [--tables 100] [--seconds 10] [--pace 450] [--restart 1000] [--game peloponnes]
[--people 1] [--bots 1]``. Measured one after the other: the durable moves per second of one process when people answer
at once, and what a move costs; how long one waits at a given pace; the memory of a table; how long a restart takes with
many running matches; what a second process on one PostgreSQL brings. `bench.server`, `bench.restart` and
`bench.processes` measure the parts of it closely. Two or three minutes on a machine that has nothing else to do.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench import processes, restart, server

Row = tuple[str, str, str]
"""What was measured, the figure, and the aim it is held against."""

LEFT_AFTER = 40
"""Moves of the matches that a restart takes up."""


def under_load(chosen: argparse.Namespace) -> Iterator[Row]:
    """One process on SQLite, with people who answer at once and with people who think."""
    for thought in (0.0, server.pause(chosen.tables, chosen.pace)):
        with tempfile.TemporaryDirectory() as folder, server.running(Path(folder)) as (process, address):
            found = server.measure(address, process, server.job_of(chosen, address, chosen.tables, thought))
        if thought:
            pace = f"at {found['moves_per_s']} moves a second"
            yield f"from sending to acknowledgement, {pace}, median", f"{found['ack_ms_p50']} ms", ""
            yield "the same, 99 of 100", f"{found['ack_ms_p99']} ms", "40 ms at 450"
        else:
            yield f"durable moves a second, {chosen.tables} tables", str(found["moves_per_s"]), "1300"
            yield "processor time a move", f"{found['cpu_ms_per_move']} ms", ""
            yield "memory a table, with connections", f"{found['kb_per_table']} KB", "60 KB"


def restarted(tables: int) -> Iterator[Row]:
    answers, took = restart.measure(tables, LEFT_AFTER, snapshots=True)
    yield f"restart with {tables} running tables, until it answers", f"{answers:.2f} s", ""
    yield "the same, until all are taken up", f"{took:.2f} s", "4 s with 1000"


def doubled(chosen: argparse.Namespace) -> Iterator[Row]:
    one, two = processes.compare((1, 2), chosen.tables, chosen.seconds)
    yield "one process on PostgreSQL, moves a second of its processor", str(one["moves_per_cpu_s"]), ""
    yield "two processes", str(two["moves_per_cpu_s"]), ""
    gain = float(two["moves_per_cpu_s"]) / float(one["moves_per_cpu_s"])
    yield "two against one", f"{gain:.2f}", "1.7"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pace", type=float, default=450.0)
    parser.add_argument("--restart", type=int, default=1000)
    server.add_party(parser)
    chosen = parser.parse_args()
    print("| measured | here | aim |\n| --- | --- | --- |", flush=True)
    for part in (under_load(chosen), restarted(chosen.restart), doubled(chosen)):
        for row in part:
            print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
