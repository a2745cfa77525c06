"""Servers as processes of their own, to be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2 as httpx

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
        command = [sys.executable, "-m", "tessera", "serve", "--port", port, "--db", self.database]
        command += ["--bot-pause", "0", *self.options]
        found = os.environ | ({"PYTHONPATH": f"{self.games}:{ROOT}"} if self.games else {})
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=found
            )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().removeprefix("Tessera: ").strip().rstrip("/")
        self._wait_until_ready()
        return self

    def _wait_until_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.address}/healthz", timeout=10).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.log.read_text()[-2000:]}")

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
        self.acknowledged: dict[str, int] = {}
        """The number of moves each table was last acknowledged to have."""
        assert self.http.post("/api/session/guest", json={"name": name}).status_code == 201

    def moved_to(self, address: str) -> None:
        """The server is at another address now."""
        cookies = self.http.cookies
        self.http.close()
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, cookies=cookies)

    def open(self, *seats: dict[str, str]) -> str:
        body = {"game": "peloponnes", "seats": list(seats), "start": all(x["kind"] != "open" for x in seats)}
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
        decision = self.table(table)["decision"]
        if decision is None:
            return None
        body = {
            "ply": decision["ply"],
            "option": whole(decision, turn, self.get(f"/api/tables/{table}/decision")),
        }
        answer = self.http.post(f"/api/tables/{table}/moves", json=body)
        if answer.status_code == 200:
            self.acknowledged[table] = answer.json()["moves"]
        return answer


def whole(decision: Any, turn: int, following: Callable[[str], Any]) -> str:
    """A whole answer: of every part the option at a place."""
    parts: list[str] = []
    while True:
        option = decision["options"][turn % len(decision["options"])]
        parts.append(option["do"])
        if option["whole"]:
            return " / ".join(parts)
        decision = following(" / ".join(parts))["decisions"][0]


def until(holds: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Whether something comes true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.02)
    return False
