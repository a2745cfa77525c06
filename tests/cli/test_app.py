"""The command line as a whole."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import tessera
from tessera.cli.app import is_compiled
from tests.cli.running import Cli

VERSION = f"tessera {tessera.__version__} ({'compiled' if is_compiled() else 'plain'})\n"

COMMANDS = (
    "play",
    "serve",
    "warden",
    "backup",
    "restore",
    "check-tables",
    "games",
    "simulate",
    "replay",
    "analyse",
    "puzzles",
    "verify",
    "rules",
    "bench",
    "check",
    "adopt",
    "renew",
    "regold",
    "number",
    "mutants",
    "types",
    "lab",
)


@pytest.mark.parametrize("args", [(), ("--help",), ("-h",)])
def test_help_lists_the_commands(cli: Cli, args: tuple[str, ...]) -> None:
    text = cli.ok(*args)
    assert [line.split()[0] for line in text.partition("Commands:")[2].splitlines() if line.strip()] == list(
        COMMANDS
    )
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(cli: Cli, command: str) -> None:
    text = cli.ok(command, "--help")
    assert f"Usage: tessera {command}" in text
    assert max(map(len, text.splitlines())) <= 80


def test_the_version(cli: Cli) -> None:
    assert cli.ok("--version") == VERSION


def test_an_engine_with_a_library_beside_it_is_compiled(tmp_path: Path) -> None:
    (tmp_path / "kernel").mkdir()
    (tmp_path / "kernel" / "engine.py").touch()
    assert not is_compiled(tmp_path)
    (tmp_path / "kernel" / f"engine{EXTENSION_SUFFIXES[0]}").touch()
    assert is_compiled(tmp_path)


def test_it_runs_as_a_module(cli: Cli) -> None:
    code, out, err = cli.process("--version")
    assert (code, out, err) == (0, VERSION, "")


def test_help_needs_nothing_slow(cli: Cli) -> None:
    """It comes at once because nothing is imported that it does not need."""
    slow = (
        "msgspec",
        "rich",
        "fluent",
        "babel",
        "tessera.kernel",
        "tessera.bots",
        "tessera.text",
        "importlib.metadata",
    )
    code = f"import sys; from tessera.cli.app import app; print([m for m in {slow!r} if m in sys.modules])"
    found = subprocess.run(
        [sys.executable, "-c", code], env=cli.environment, capture_output=True, text=True, check=True
    )
    assert found.stdout == "[]\n"
    assert cli.process("--help")[0] == 0


def test_an_error_of_ours_is_not_hidden(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tessera.kernel.game_ids", lambda: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        cli.run("games")


def test_a_complaint_is_one_line_whatever_it_quotes(cli: Cli) -> None:
    assert cli.complaint("play", "no\n\x1b[31msuch game").startswith(
        "there is no game 'no\\n\\x1b[31msuch game'"
    )


def test_ctrl_c_ends_with_130(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tessera.kernel.game_ids", interrupted)
    result = cli.run("games")
    assert (result.exit_code, result.stdout, result.stderr) == (130, "", "")


def test_a_terminal_without_the_letter_gets_a_question_mark(cli: Cli) -> None:
    code, out, _ = cli.process("games", "--lang", "de")
    assert code == 0
    assert "Einsätze" in out
    ascii_only = cli.environment | {"PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "tessera", "games", "--lang", "de"]
    found = subprocess.run(command, env=ascii_only, capture_output=True, text=True, check=True)
    assert "Eins?tze" in found.stdout
