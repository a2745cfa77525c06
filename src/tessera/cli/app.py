"""The command line: its commands, and how it behaves when something is wrong."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tessera import __version__
from tessera.cli.analyse import analyse
from tessera.cli.backup import backup, restore
from tessera.cli.bench import bench
from tessera.cli.check import adopt, check, renew
from tessera.cli.check_tables import check_tables
from tessera.cli.errors import INTERRUPTED, WRONG_INPUT, BadInput, complain, is_expected, usage_message
from tessera.cli.games import games
from tessera.cli.lab import group
from tessera.cli.mutants import mutants
from tessera.cli.number import number
from tessera.cli.play import play
from tessera.cli.puzzles import puzzles
from tessera.cli.regold import regold
from tessera.cli.replay import replay
from tessera.cli.rules import rules
from tessera.cli.serve import serve
from tessera.cli.simulate import simulate
from tessera.cli.types import types
from tessera.cli.verify import verify
from tessera.cli.warden import warden

COMMANDS = (
    play,
    serve,
    warden,
    backup,
    restore,
    check_tables,
    games,
    simulate,
    replay,
    analyse,
    puzzles,
    verify,
    rules,
    bench,
    check,
    adopt,
    renew,
    regold,
    number,
    mutants,
    types,
)


class Commands(TyperGroup):
    """Every bad input is one line on stderr and exit code 2, whoever finds it."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = super().get_command(ctx, cmd_name)
        if found is None and not cmd_name.startswith("-"):
            raise BadInput(f"there is no command {cmd_name!r}; there are: {', '.join(self.commands)}")
        return found

    def main(self, *args: Any, **kwargs: Any) -> Any:
        for stream in (sys.stdout, sys.stderr):
            # A terminal that cannot show a letter shows a question mark instead of ending the game.
            getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
        try:
            code = super().main(*args, **{**kwargs, "standalone_mode": False})
        except typer.TyperException as error:
            complain(usage_message(error))
            code = WRONG_INPUT
        except typer.Abort:
            code = WRONG_INPUT
        except Exception as error:
            if not is_expected(error):
                raise
            complain(str(error))
            code = WRONG_INPUT
        if code == INTERRUPTED and sys.stderr.isatty():
            print(file=sys.stderr)  # the terminal has just shown ^C
        sys.exit(code if isinstance(code, int) else 0)


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"tessera {__version__} ({'compiled' if is_compiled() else 'plain'})")
        raise typer.Exit


def is_compiled(package: Path = Path(__file__).parents[1]) -> bool:
    """Whether the engine is native code (docs/compiled.md): told by its files, so that nothing need be imported."""
    return any((package / "kernel" / f"engine{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


@app.callback(invoke_without_command=True)
def tessera(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_show_version,
            is_eager=True,
            help="Show the version, and whether the engine is compiled.",
        ),
    ] = False,
) -> None:
    """An open table for civilization board games: play them, study them."""
    if context.invoked_subcommand is None:
        print(context.get_help())


for command in COMMANDS:
    app.command()(command)
app.add_typer(group(Commands))
