"""What holds in every position."""

from __future__ import annotations

from collections.abc import Iterator

from tessera.games.civilization.world import World


def faults(s: World) -> Iterator[str]:
    yield from ()
