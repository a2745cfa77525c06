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

from tests.server.processes import PATIENCE, ServerProcess, until


class ForkedServer(ServerProcess):
    """A server that is killed and started again and again."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        super().__init__(database, log, *options)
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "tests.server.zygote"]
        self._zygote = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        self._told = log.with_name("told")
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
        assert self._zygote.stdin is not None and self._zygote.stdout is not None
        self._told.write_text("")
        wish = {"argv": self._command(port)[3:], "log": str(self.log), "told": str(self._told)}
        print(json.dumps(wish), file=self._zygote.stdin, flush=True)
        self._child = int(self._zygote.stdout.readline())

    def start_and_kill(self, seconds: float) -> None:
        self._fork("0")
        time.sleep(seconds)
        self.kill()

    def kill(self) -> None:
        if self._child:
            os.kill(self._child, signal.SIGKILL)
            assert until(lambda: not Path(f"/proc/{self._child}").exists(), PATIENCE)
            self._child = 0

    def close(self) -> None:
        """Kill the server and the process it is forked from."""
        self.kill()
        self._zygote.kill()
        self._zygote.wait()
        for pipe in (self._zygote.stdin, self._zygote.stdout):
            if pipe is not None:
                pipe.close()


def main() -> None:
    import tessera.server.app
    import tessera.server.connections
    import tessera.server.run  # noqa: F401
    from tessera.cli.app import app

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
