"""The server under load: live tables with people and bots on one core.

Run with ``python -m bench.server [--tables 10,50,100] [--seconds 10] [--json]``. Every table has one person, played
from here through HTTP and WebSocket, and one random bot. Measured are durable moves per second, the time from sending a
move to its acknowledgement and to the push that shows it, and the memory per table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx
from websockets.asyncio.client import connect

Figures = dict[str, float]


class Load:
    """What the clients have measured."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.pushed: list[float] = []


async def one_table(http: httpx.AsyncClient, load: Load, until: float) -> None:
    """A person who answers at once, match after match."""
    guest = await http.post("/api/session/guest", json={"name": "bench"})
    cookie = {"cookie": guest.headers["set-cookie"].partition(";")[0]}
    while time.monotonic() < until:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "peloponnes", "seats": seats, "start": True}
        opened = await http.post("/api/tables", json=wish, headers=cookie)
        await play_match(http, cookie, opened.json()["id"], load, until)


async def play_match(
    http: httpx.AsyncClient, cookie: dict[str, str], table: str, load: Load, until: float
) -> None:
    live = f"{str(http.base_url).rstrip('/').replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(live, additional_headers=cookie, max_size=None, compression=None) as socket:
        turn, sent, entries = 0, 0.0, 0
        async for message in socket:
            seen = json.loads(message)
            if sent and seen["entries"] >= entries:
                load.pushed.append(time.perf_counter() - sent)
                sent = 0.0
            if seen["status"] == "finished" or time.monotonic() > until:
                return
            decision = seen["decision"]
            if decision is None or sent:
                continue
            option = decision["options"][turn % len(decision["options"])]["do"]
            turn += 1
            sent = time.perf_counter()
            move = {"ply": decision["ply"], "option": option}
            answer = await http.post(f"/api/tables/{table}/moves", json=move, headers=cookie)
            load.acknowledged.append(time.perf_counter() - sent)
            entries = answer.json().get("entries", 0)


async def measure(address: str, tables: int, seconds: float, process: int) -> Figures:
    load = Load()
    before, memory = await stored_moves(address), resident(process)
    started = time.monotonic()
    until = started + seconds
    limits = httpx.Limits(max_connections=tables)
    async with httpx.AsyncClient(base_url=address, timeout=30, limits=limits) as http:
        await asyncio.gather(*[one_table(http, load, until) for _ in range(tables)])
    took = time.monotonic() - started
    moves = await stored_moves(address) - before
    return {
        "tables": tables,
        "moves_per_s": round(moves / took, 1),
        "ack_ms_p50": ms(load.acknowledged, 50),
        "ack_ms_p99": ms(load.acknowledged, 99),
        "push_ms_p50": ms(load.pushed, 50),
        "push_ms_p99": ms(load.pushed, 99),
        "kb_per_table": round((resident(process) - memory) / max(1, tables), 1),
    }


def ms(times: list[float], percent: int) -> float:
    return round(statistics.quantiles(times, n=100)[percent - 1] * 1000, 2) if len(times) > 1 else 0.0


async def stored_moves(address: str) -> float:
    async with httpx.AsyncClient(base_url=address) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("tessera_moves_total")))


def resident(process: int) -> float:
    """Kilobytes a process holds in memory."""
    status = Path(f"/proc/{process}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def start(database: str) -> tuple[subprocess.Popen[str], str]:
    code = (
        "import sys, uvicorn\n"
        "from tessera.server import Settings, create_app\n"
        "if __name__ == '__main__':\n"
        "    settings = Settings(database=sys.argv[1], bot_pause=0.0, requests_per_minute=10**9,"
        " sign_ins_per_minute=10**9)\n"
        "    uvicorn.run(create_app(settings), port=int(sys.argv[2]), log_level='warning')\n"
    )
    port = "8765"
    process = subprocess.Popen([sys.executable, "-c", code, database, port], text=True)
    return process, f"http://127.0.0.1:{port}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="10,50,100")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address = start(f"sqlite:///{folder}/bench.db")
        try:
            wait_until_ready(address)
            rows = [
                asyncio.run(measure(address, int(tables), chosen.seconds, process.pid))
                for tables in chosen.tables.split(",")
            ]
        finally:
            process.terminate()
            process.wait(15)
    show(rows, as_json=chosen.json)


def wait_until_ready(address: str) -> None:
    for _ in range(300):
        try:
            if httpx.get(f"{address}/healthz").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def show(rows: list[Figures], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(rows))
        return
    names: list[Any] = list(rows[0])
    print("  ".join(f"{name:>12}" for name in names))
    for row in rows:
        print("  ".join(f"{row[name]:>12}" for name in names))


if __name__ == "__main__":
    main()
