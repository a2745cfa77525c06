"""Peloponnes as it was before its rules changed: whoever passed drew more coins."""

from __future__ import annotations

from tessera.games.peloponnes.game import PeloponnesGame
from tessera.kernel.content import override


class Older(PeloponnesGame):
    """The same game with other rules."""

    rules_version = "0"
    tables = override(PeloponnesGame.tables, {"constants": {"pass_coins": 5}})


game = Older()
