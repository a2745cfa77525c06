"""The `tessera` command. One module per command; each imports what it needs only when it runs."""

from __future__ import annotations


def main() -> None:
    """Run the command line of this process."""
    from tessera.cli.app import app

    app(prog_name="tessera")
