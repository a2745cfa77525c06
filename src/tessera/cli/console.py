"""Where commands write: people get Rich, programs get JSON."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console


def console(*, stderr: bool = False) -> Console:
    """A console that shows text as it is: names and notations may contain brackets and numbers.

    Rich leaves colours out by itself where there is no terminal or NO_COLOR is set.
    """
    from rich.console import Console

    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def write_json(value: Any) -> None:
    """A report for programs, on stdout."""
    import msgspec

    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    sys.stdout.write(text + "\n")
