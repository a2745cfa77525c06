"""Servers as processes of their own, to be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2 as httpx

from tessera.server.settings import LIMITS
from tests.installed import ROOT

PATIENCE = 90.0
"""Seconds a test waits for what must come: only a test that fails takes so long, however slow the machine."""


class ServerProcess:
    """A `tessera serve` that can be killed at any moment."""

    def __init__(self, database: str, log: Path, *options: str, games: Path | None = None) -> None:
        self.database = database
        self.options = options
        self.games = games
        """A folder with installed test games."""
        self.log = log
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self, port: str = "0") -> ServerProcess:
        found = os.environ | ({"PYTHONPATH": f"{self.games}:{ROOT}/src:{ROOT}"} if self.games else {})
        with self.log.open("a") as log:
            command = self._command(port)
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=found
            )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().removeprefix("Tessera: ").strip().rstrip("/")
        self._wait_until_ready()
        return self

    def _command(self, port: str) -> list[str]:
        command = [sys.executable, "-m", "tessera", "serve", "--port", port, "--db", self.database]
        command += ["--bot-pause", "0"]
        command += [f"--limit={limit.replace('_', '-')}=1000000" for limit in LIMITS]
        return [*command, *self.options]

    def _wait_until_ready(self) -> None:
        assert until(self._is_ready), f"the server did not start: {self.log.read_text()[-2000:]}"

    def _is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.address}/healthz", timeout=10).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """At once, without a chance to tidy up."""
        assert self._process is not None and self._process.stdout is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._process.stdout.close()

    def stop(self) -> int:
        assert self._process is not None and self._process.stdout is not None
        self._process.terminate()
        code = self._process.wait(PATIENCE)
        self._process.stdout.close()
        return code


class Player:
    """Somebody who plays through HTTP and remembers what the server acknowledged."""

    def __init__(self, address: str, name: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.given: dict[str, dict[int, str]] = {}
        """The answers that were acknowledged, by table and by their number among the moves."""
        self.sealed: dict[str, dict[int, str]] = {}
        """The same of answers in windows, by the number of moves there were when the window was open."""
        self.unsure: Counter[str] = Counter()
        """Answers of which nobody knows whether they were stored: the server died meanwhile."""
        assert self.http.post("/api/session/guest", json={"name": name}).status_code == 201

    def moved_to(self, address: str) -> None:
        """The server is at another address now."""
        cookies = self.http.cookies
        self.http.close()
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, cookies=cookies)

    def open(self, *seats: dict[str, str], game: str = "peloponnes") -> str:
        body = {"game": game, "seats": list(seats), "start": all(x["kind"] != "open" for x in seats)}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def table(self, table: str) -> Any:
        answer = self.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get(self, path: str) -> Callable[[str], Any]:
        """What a question about an `after` is answered with."""
        return lambda after: self.http.get(path, params={"after": after}).json()

    def answer(self, table: str, turn: int) -> httpx.Response | None:
        """One answer, if asked."""
        seen = self.table(table)
        decision = seen["decision"]
        if decision is None:
            return None
        body = {
            "ply": decision["ply"],
            "option": whole(decision, turn, self.get(f"/api/tables/{table}/decision")),
        }
        try:
            answer = self.http.post(f"/api/tables/{table}/moves", json=body)
        except httpx.TransportError:
            self.unsure[table] += 1
            raise
        if answer.status_code == 200 and seen["window"] is not None:
            self.sealed.setdefault(table, {})[seen["moves"]] = body["option"]
        elif answer.status_code == 200:
            given = self.given.setdefault(table, {})
            number = int(answer.json()["moves"])
            assert number not in given, "two answers were acknowledged as the same move"
            given[number] = body["option"]
        return answer

    def check_answers(self, table: str) -> None:
        """Every answer that was acknowledged is there, once, and no other but those that were under way."""
        seen = self.table(table)
        given, sealed = self.given.get(table, {}), self.sealed.get(table, {})
        rows = [row for row in seen["log"] if row["seat"] == seen["you"] and row["move"] not in sealed]
        own = {row["move"] + 1: row["do"] for row in rows}
        lost = {number: do for number, do in given.items() if not is_said_in(own.get(number), do)}
        assert not lost, f"acknowledged moves are lost: {lost}"
        assert len(own) <= len(given) + self.unsure[table], "an answer was stored twice"
        for moves, do in sealed.items():
            if moves == seen["moves"]:
                assert is_said_in(seen["window"]["given"], do), f"a sealed answer is lost: {do}"
            assert moves <= seen["moves"], "what came of a window is lost"


def whole(decision: Any, turn: int, following: Callable[[str], Any]) -> str:
    """A whole answer: of every part the option at a place."""
    parts: list[str] = []
    while True:
        option = decision["options"][turn % len(decision["options"])]
        parts.append(option["do"])
        if option["whole"]:
            return " / ".join(parts)
        decision = following(" / ".join(parts))["decisions"][0]


def is_said_in(stored: str | None, given: str) -> bool:
    """Whether what is stored is an answer that was given: parts that left no choice are no part of the move."""
    parts = iter(given.split(" / "))
    return bool(stored) and all(part in parts for part in str(stored).split(" / "))


def until(holds: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Whether something comes true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.02)
    return False
