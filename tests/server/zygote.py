"""Servers that start without importing anything: processes forked from one that has imported it all.

A campaign that kills a server a thousand times would otherwise spend nearly all its time on imports, which touch no
database. What is forked and killed is a real server process that runs the real command line.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Protocol

from tests.installed import ROOT
from tests.server.processes import PATIENCE, ServerProcess, until


class Zygote:
    """The process that has imported everything, installed test games in a folder included."""

    def __init__(self, games: Path | None = None) -> None:
        pipe = subprocess.PIPE
        found = os.environ | ({"PYTHONPATH": f"{games}:{ROOT}/src:{ROOT}"} if games else {})
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote"], stdin=pipe, stdout=pipe, text=True, env=found
        )

    def fork(self, argv: list[str], log: Path, told: Path) -> int:
        """Run a command line in a process of its own; returns its number."""
        assert self._process.stdin is not None and self._process.stdout is not None
        wish = {"argv": argv, "log": str(log), "told": str(told)}
        print(json.dumps(wish), file=self._process.stdin, flush=True)
        return int(self._process.stdout.readline())

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()


class ForkedServer(ServerProcess):
    """A server that is killed and started again and again, or one of many that are each needed for a moment."""

    def __init__(self, zygote: Zygote, database: str, log: Path, *options: str) -> None:
        super().__init__(database, log, *options)
        self._zygote = zygote
        self._told = log.with_name(f"{log.name}-told")
        self._child = 0

    @property
    def pid(self) -> int:
        return self._child

    def start(self, port: str = "0") -> ForkedServer:
        self._fork(port)
        assert until(lambda: self._told.read_text().endswith("\n")), self.log.read_text()[-2000:]
        self.address = self._told.read_text().removeprefix("Tessera: ").strip().rstrip("/")
        self._wait_until_ready()
        return self

    def _fork(self, port: str) -> None:
        self._told.write_text("")
        self._child = self._zygote.fork(self._command(port)[3:], self.log, self._told)

    def start_and_kill(self, seconds: float) -> None:
        self._fork("0")
        time.sleep(seconds)
        self.kill()

    def kill(self) -> None:
        if self._child:
            os.kill(self._child, signal.SIGKILL)
            assert until(lambda: not Path(f"/proc/{self._child}").exists(), PATIENCE)
            self._child = 0


class Serve(Protocol):
    """Starts a server; see the fixture of that name."""

    def __call__(self, *options: str, database: str = "", log: str = "log") -> ForkedServer: ...


def main() -> None:
    import tessera.server.app
    import tessera.server.connections
    import tessera.server.run  # noqa: F401
    from tessera.cli.app import app
    from tessera.kernel.registry import game, game_ids
    from tessera.server.sessions import decoy

    decoy()
    for game_id in game_ids():
        game(game_id).content()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the killed
    for line in sys.stdin:
        wish = json.loads(line)
        child = os.fork()
        if child:
            print(child, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for path, stream in ((wish["told"], 1), (wish["log"], 2)):
            os.dup2(os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT), stream)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        app(wish["argv"], prog_name="tessera")


if __name__ == "__main__":
    main()
