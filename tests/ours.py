"""The games of this repository: what tests hold to its own standards, whatever else is installed beside them."""

from __future__ import annotations

from tessera.kernel.registry import game, game_ids

OURS = [game_id for game_id in game_ids() if game(game_id).package.startswith("tessera.games.")]
