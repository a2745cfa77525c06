"""The server under load: live tables with people and bots.

Run with ``python -m bench.server [--tables 10,50,100] [--seconds 10] [--pace 450] [--game peloponnes] [--people 1]
[--bots 1] [--bot random] [--wire socket] [--json]``. `bench.trees` compares two states of the sources.

Every table has people, played from here through its WebSocket (or by HTTP, `--wire http`), and bots. Each number of
tables is measured twice: with people who answer at once, which shows what the server can do at most, and with people
who pause so that all tables together make about as many moves a second as ``--pace`` says, which shows how long one
waits at that load.

Measured are durable moves per second, the time from sending a move to its acknowledgement and to the push that shows
it, the processor time the server process takes (1.0 is one core), and its memory per table.

The server is one process and leaves bots that have to think to a worker process; one more process plays all people.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bench.driver import WARM_UP, Job, Load
from bench.wire import Http

Figures = dict[str, str | float]
METRICS_TOKEN = "bench"

SERVER = """
import socket, sys
from tessera.server import Settings
from tessera.server.run import run
from tessera.server.settings import LIMITS
if __name__ == "__main__":
    unlimited = dict.fromkeys(LIMITS, 10**9)
    settings = Settings(database=sys.argv[1], bot_pause=0.0, metrics_token=sys.argv[3], **unlimited)
    run(settings, socket.socket(fileno=int(sys.argv[2])))
"""


# --- the server ---------------------------------------------------------------------------------------------


@contextmanager
def running(folder: Path, database: str = "", tree: str = "") -> Iterator[tuple[int, str]]:
    """A server as a process of its own, with a database in a folder or elsewhere: its process id and its address.

    With a `tree`, it is the server whose sources lie there.
    """
    environment = {**os.environ, "PYTHONPATH": f"{tree}/src"} if tree else None
    with socket.create_server(("127.0.0.1", 0), backlog=512) as listening, (folder / "log").open("w") as log:
        command = [sys.executable, "-c", SERVER, database or f"sqlite:///{folder / 'bench.db'}"]
        command += [str(listening.fileno()), METRICS_TOKEN]
        process = subprocess.Popen(command, pass_fds=[listening.fileno()], stderr=log, env=environment)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        try:
            asyncio.run(wait_until_ready(address))
            yield process.pid, address
        finally:
            process.terminate()
            process.wait(15)


async def wait_until_ready(address: str) -> None:
    for _ in range(300):
        try:
            http = await Http.connect(address)
        except OSError:
            await asyncio.sleep(0.1)
            continue
        status, _ = await http.call("GET", "/healthz")
        http.close()
        if status == 200:
            return
    raise SystemExit("the server did not start")


async def stored_moves(address: str) -> float:
    http = await Http.connect(address)
    http.token = METRICS_TOKEN
    _, figures = await http.call("GET", "/metrics")
    http.close()
    lines = figures.decode().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("tessera_moves_total")))


def resident(process: int) -> float:
    """Kilobytes a process holds in memory."""
    status = Path(f"/proc/{process}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def processor_seconds(process: int) -> float:
    """What a process has used of the processors so far, all its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- measuring ----------------------------------------------------------------------------------------------


def measure(address: str, process: int, job: Job) -> Figures:
    """Let a driver play and watch the server meanwhile."""
    memory = resident(process)
    command = [sys.executable, "-m", "bench.driver", msgspec.json.encode(job).decode()]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as driver:
        assert driver.stdin is not None and driver.stdout is not None
        assert driver.stdout.readline() == "ready\n"
        held = resident(process) - memory
        print("go", file=driver.stdin, flush=True)
        time.sleep(WARM_UP)
        moves, used, started = (
            asyncio.run(stored_moves(address)),
            processor_seconds(process),
            time.monotonic(),
        )
        time.sleep(job.seconds)
        took = time.monotonic() - started
        moves, used = asyncio.run(stored_moves(address)) - moves, processor_seconds(process) - used
        load = msgspec.json.decode(driver.stdout.read() or "{}", type=Load)
    if driver.returncode:
        raise SystemExit("the driver failed")
    return {
        "tables": job.tables,
        "people": f"pause {job.pause:.2f} s" if job.pause else "at once",
        "moves_per_s": round(moves / took, 1),
        "ack_ms_p50": ms(load.acknowledged, 50),
        "ack_ms_p99": ms(load.acknowledged, 99),
        "push_ms_p50": ms(load.pushed, 50),
        "push_ms_p99": ms(load.pushed, 99),
        "cores": round(used / took, 2),
        "cpu_ms_per_move": round(1000 * used / moves, 2),
        "kb_per_table": round(held / job.tables, 1),
    }


def ms(times: list[float], percent: int) -> float:
    return round(statistics.quantiles(times, n=100)[percent - 1] * 1000, 2) if len(times) > 1 else 0.0


def pause(tables: int, pace: float) -> float:
    """How long people must think for so many moves a second, if all seats make about as many moves."""
    return 2 * tables / pace


def add_party(parser: argparse.ArgumentParser) -> None:
    """Who plays what, and how."""
    parser.add_argument("--game", default="peloponnes")
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--bots", type=int, default=1)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--wire", default="socket", choices=["socket", "http"])


def job_of(chosen: argparse.Namespace, address: str, tables: int, thought: float, wire: str = "") -> Job:
    return Job(
        address=address,
        tables=tables,
        seconds=chosen.seconds,
        pause=thought,
        bot=chosen.bot,
        game=chosen.game,
        people=chosen.people,
        bots=chosen.bots,
        wire=wire or chosen.wire,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", default="10,50,100")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pace", type=float, default=450.0)
    parser.add_argument("--json", action="store_true")
    add_party(parser)
    chosen = parser.parse_args()
    rows = []
    for tables in map(int, chosen.tables.split(",")):
        for thought in (0.0, pause(tables, chosen.pace)):
            with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as (server, address):
                job = job_of(chosen, address, tables, thought)
                rows.append(measure(address, server, job))
    show(rows, as_json=chosen.json)


def show(rows: list[Figures], *, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(rows).decode())
        return
    names = list(rows[0])
    print("one server process with one bot worker; one driver process plays all people")
    print("  ".join(f"{name:>15}" for name in names))
    for row in rows:
        print("  ".join(f"{row[name]:>15}" for name in names))


if __name__ == "__main__":
    main()
