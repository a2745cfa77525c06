"""Running the command line in tests: in this process, or as users do."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from typer.testing import CliRunner, Result

from tessera.cli.app import app

ROOT = Path(__file__).parents[2]
PLAIN = {"COLUMNS": "80", "LINES": "24", "LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "NO_COLOR": "1"}
"""A small terminal without colours, in English."""


def _hear_interrupts() -> None:
    """Tests that run in the background inherit a deaf ear for Ctrl-C; a terminal's programs do not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Cli:
    """The `tessera` command."""

    def __init__(self, games: Path) -> None:
        self.games = games
        """A folder that makes the test game known, as installing a package would."""

    def run(self, *args: str | Path, typed: str = "", env: Mapping[str, str] | None = None) -> Result:
        """Run a command here; an error that it does not expect is raised."""
        given = [str(arg) for arg in args]
        return CliRunner(env={**PLAIN, **(env or {})}).invoke(
            app, given, input=typed, catch_exceptions=False, prog_name="tessera"
        )

    def ok(self, *args: str | Path, typed: str = "", env: Mapping[str, str] | None = None) -> str:
        """Run a command that must succeed, and return what it prints."""
        result = self.run(*args, typed=typed, env=env)
        assert (result.exit_code, result.stderr) == (0, "")
        return result.stdout

    def json(self, *args: str | Path) -> Any:
        return msgspec.json.decode(self.ok(*args, "--json"))

    def complaint(self, *args: str | Path, code: int = 2) -> str:
        """Run a command that must fail with one line, and return that line."""
        result = self.run(*args)
        assert (result.exit_code, result.stdout) == (code, "")
        lines = result.stderr.splitlines()
        assert len(lines) == 1, result.stderr
        assert lines[0].startswith("tessera: ")
        return lines[0].removeprefix("tessera: ")

    # --- as a process of its own ----------------------------------------------------------------------------

    @property
    def environment(self) -> dict[str, str]:
        path = os.pathsep.join(map(str, (self.games, ROOT / "src", ROOT)))
        return {**os.environ, **PLAIN, "PYTHONPATH": path}

    def start(self, *args: str | Path, **settings: Any) -> subprocess.Popen[str]:
        """Start a command in a session of its own, so that it can be sent what a terminal would send."""
        command = [sys.executable, "-m", "tessera", *map(str, args)]
        pipe = subprocess.PIPE
        return subprocess.Popen(
            command,
            env=self.environment,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            text=True,
            encoding="utf-8",
            start_new_session=True,
            preexec_fn=_hear_interrupts,  # noqa: PLW1509
            **settings,
        )

    def process(self, *args: str | Path, typed: str = "", **settings: Any) -> tuple[int, str, str]:
        """Run a command as users do: exit code, stdout, stderr."""
        with self.start(*args, **settings) as started:
            out, err = started.communicate(typed, timeout=120)
            return started.returncode, out, err
