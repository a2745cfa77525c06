"""What can be wrong with what a user gives, said in one line."""

from __future__ import annotations

import sys

import typer

WRONG_INPUT = 2
FAILED = 1
INTERRUPTED = 130


class BadInput(Exception):
    """The user gave something that cannot be used; the message says what, and what can."""


_EXPECTED = (
    ("tessera.analysis.chances", "NoChances"),
    ("tessera.analysis.match", "Unfinished"),
    ("tessera.bots.registry", "UnknownBot"),
    ("tessera.kernel.codec", "BadSnapshot"),
    ("tessera.kernel.content", "BadContent"),
    ("tessera.kernel.game", "BadSetup"),
    ("tessera.kernel.option", "BadNotation"),
    ("tessera.kernel.record", "BadRecord"),
    ("tessera.kernel.registry", "UnknownGame"),
    ("tessera.kernel.scenario", "BadScenario"),
    ("tessera.kernel.scenario", "ScenarioFailed"),
    ("tessera.lab.run", "BadRun"),
    ("tessera.store.faults", "Unavailable"),
    ("tessera.store.faults", "Unusable"),
    ("tessera.text", "UnknownLanguage"),
)
"""Named, not imported: a module that nobody needed cannot have raised anything."""


def is_expected(error: Exception) -> bool:
    """Whether an error is the user's to mend; anything else is ours and shows its traceback."""
    loaded = (getattr(sys.modules[module], name) for module, name in _EXPECTED if module in sys.modules)
    return isinstance(error, (BadInput, *loaded))


def usage_message(error: typer.TyperException) -> str:
    """What was wrong with the command line itself."""
    message = error.format_message().rstrip(".")
    context = getattr(error, "ctx", None)
    return f"{message} (see {context.command_path} --help)" if context is not None else message


def one_line(message: str) -> str:
    """A message as one line, without anything that could disturb a terminal."""
    words = " ".join(message.split())
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in words)


def complain(message: str) -> None:
    """Say on stderr what was wrong."""
    print(f"tessera: {one_line(message)}", file=sys.stderr)


def stop(message: str, code: int = FAILED) -> typer.Exit:
    """``raise stop(...)``: end the command with one line on stderr."""
    complain(message)
    return typer.Exit(code)
