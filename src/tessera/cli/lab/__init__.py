"""``tessera lab``: experiments with games and bots. One module per command, as everywhere."""

from __future__ import annotations

import typer
from typer.core import TyperGroup

from tessera.cli.lab.actions import actions
from tessera.cli.lab.balance import balance
from tessera.cli.lab.blunders import blunders
from tessera.cli.lab.calibrate import calibrate
from tessera.cli.lab.compare import compare
from tessera.cli.lab.dataset import dataset
from tessera.cli.lab.ladder import ladder
from tessera.cli.lab.observations import observations
from tessera.cli.lab.people import people
from tessera.cli.lab.play import play
from tessera.cli.lab.puzzles import puzzles
from tessera.cli.lab.replay import replay
from tessera.cli.lab.strength import strength
from tessera.cli.lab.tune import tune

COMMANDS = (
    play,
    replay,
    ladder,
    strength,
    compare,
    balance,
    dataset,
    people,
    tune,
    calibrate,
    blunders,
    puzzles,
    actions,
    observations,
)


def group(cls: type[TyperGroup]) -> typer.Typer:
    """The commands as one group."""
    lab = typer.Typer(
        cls=cls,
        name="lab",
        help="Experiments: ladders, comparisons, balance, datasets.",
        no_args_is_help=True,
        rich_markup_mode=None,
    )
    for command in COMMANDS:
        lab.command()(command)
    return lab
