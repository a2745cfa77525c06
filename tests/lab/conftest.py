"""The small test game of the command line serves the lab, too."""

from tests.cli.conftest import cli, installed

__all__ = ["cli", "installed"]
