"""Several server processes on one PostgreSQL, each with people of its own.

Run with ``python -m bench.processes [--processes 1,2,4] [--tables 100] [--seconds 10] [--json]``. A PostgreSQL is
started for it and thrown away afterwards. Measured are the durable moves per second of every process and of all
together, and what they would be if every process had a core of its own (moves per second of processor time, added up):
all processes, the people and the database share this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec

from bench.driver import WARM_UP, Job
from bench.server import Figures, processor_seconds, running, show, stored_moves


def measure(database: str, processes: int, tables: int, seconds: float) -> Figures:
    """Let people play through every process at the same time."""
    with ExitStack() as stack:
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(processes)]
        servers = [stack.enter_context(running(folder, database)) for folder in folders]
        drivers = []
        for _, address in servers:
            job = msgspec.json.encode(Job(address, tables // processes, seconds, 0.0)).decode()
            command = [sys.executable, "-m", "bench.driver", job]
            pipe = subprocess.PIPE
            drivers.append(stack.enter_context(subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)))
        for driver in drivers:
            assert driver.stdout is not None and driver.stdout.readline() == "ready\n"
        for driver in drivers:
            print("go", file=driver.stdin, flush=True)
        time.sleep(WARM_UP)
        before, started = [_so_far(*server) for server in servers], time.monotonic()
        time.sleep(seconds)
        took = time.monotonic() - started
        after = [_so_far(*server) for server in servers]
        done = [(now[0] - was[0], now[1] - was[1]) for now, was in zip(after, before, strict=True)]
        for driver in drivers:
            driver.communicate()
    each = [round(moves / took, 1) for moves, _ in done]
    return {
        "processes": processes,
        "tables": tables,
        "moves_per_s_each": " ".join(map(str, each)),
        "moves_per_s": round(sum(each), 1),
        "moves_per_cpu_s": round(sum(moves / used for moves, used in done), 1),
    }


def compare(processes: Sequence[int], tables: int, seconds: float) -> list[Figures]:
    """The same with different numbers of processes, on a PostgreSQL that is thrown away afterwards."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)  # pgserver wants one when it is imported
        import pgserver

        database = pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            return [measure(database.get_uri(), many, tables, seconds) for many in processes]
        finally:
            database.cleanup()


def _so_far(process: int, address: str) -> tuple[float, float]:
    """The moves that a server has stored, and the processor seconds that it has used."""
    return asyncio.run(stored_moves(address)), processor_seconds(process)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--processes", default="1,2,4")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    rows = compare([int(word) for word in chosen.processes.split(",")], chosen.tables, chosen.seconds)
    show(rows, as_json=chosen.json)


if __name__ == "__main__":
    main()
