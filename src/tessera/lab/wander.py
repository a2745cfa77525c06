"""Random matches at all kinds of tables: what files about a game are made from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tessera.bots.uniform import any_of
from tessera.kernel import AnyGame, Decision, Seeded, advance, play
from tessera.kernel.game import BadSetup


def wander(
    game: AnyGame, matches: int, name: str, seats: int | None = None
) -> Iterator[tuple[Any, Decision]]:
    """Every position and question of some matches; they are always the same, and settings and seats take turns."""
    tables = settings_to_try(game)
    for number in range(matches):
        chance = Seeded(f"{name} {number}")
        count = seats or game.seats[number % len(game.seats)]
        s: Any = game.new(count, chance, tables[number // 2 % len(tables)] if number % 2 else {})
        decision = advance(s)
        while decision is not None and s.ply < game.longest:
            yield s, decision
            decision = play(s, any_of(decision.options, chance))


def settings_to_try(game: AnyGame) -> list[dict[str, Any]]:
    """Everything at once that can be switched on, if that is allowed, and each value of each setting alone."""
    on = {setting.key: True for setting in game.settings if True in setting.values and not setting.seats}
    alone: list[dict[str, Any]] = [
        {setting.key: value}
        for setting in game.settings
        for value in setting.values
        if value != setting.default and not setting.seats
    ]
    return [settings for settings in (on, *alone) if _allowed(game, settings)] or [{}]


def _allowed(game: AnyGame, settings: dict[str, Any]) -> bool:
    try:
        game.new(game.seats[0], Seeded(0), settings)
    except BadSetup:  # not all at once
        return False
    return True
