"""Beginnings: matches that start from a position instead of a deal.

What the asking seat could not see is dealt anew twice: before the position is written down, so that it holds no
secret of the match it comes from, and then by the chance of the new match, so that its key proves this deal like
any other.
"""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct

from tessera.kernel.chance import Chance
from tessera.kernel.codec import snapshot
from tessera.kernel.content import Content
from tessera.kernel.dealing import determinize
from tessera.kernel.engine import advance, ask
from tessera.kernel.event import Listener
from tessera.kernel.game import BadSetup, Game
from tessera.kernel.state import Setup, State

S = TypeVar("S", bound=State)


class Beginning(Struct, frozen=True):
    """A position to start from, and where it comes from."""

    position: bytes
    """A snapshot."""
    eyes: int | None = None
    """The seat through whose eyes it was seen: the rest is dealt anew. None: it is taken as it stands."""
    match: str = ""
    """The commitment of the match it comes from, which tells it apart without leading to it."""
    move: int = 0
    """The number of moves that match had."""


def beginning_of(s: State, eyes: int, chance: Chance, match: str = "", move: int = 0) -> Beginning:
    """A position as a seat may imagine it, to start another match from."""
    return Beginning(snapshot(determinize(s, eyes, chance)), eyes, match, move)


def begin(
    game: Game[S, Any],
    beginning: Beginning,
    setup: Setup,
    chance: Chance,
    content: Content[Any],
    listener: Listener,
) -> S:
    """The first position of the new match; its chance deals what nobody may know."""
    s = game.restore(beginning.position, content, chance)
    if s.setup != setup:
        raise BadSetup("the position to begin from has other seats or settings")
    for fault in game.faults(s):
        raise BadSetup(f"the position to begin from is impossible: {fault}")
    if beginning.eyes is not None:
        if beginning.eyes not in range(setup.seats):
            raise BadSetup(f"nobody sits on seat {beginning.eyes}")
        s = determinize(s, beginning.eyes, chance)
    s.listener = listener
    decision = ask(s)
    if (
        decision is None or not decision.options
    ):  # a rival who is imagined with other cards may have no choice
        advance(s)
    return s
