"""How a match stood at some point of its journal, so that what came before need not be played again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from tessera.kernel.record import BadRecord
from tessera.table.clock import Clocks, Reading
from tessera.table.play import notice_turn
from tessera.table.status import Status

if TYPE_CHECKING:
    from tessera.table.table import Table


class Standing(Struct, frozen=True):
    """What follows from the rules and cannot be read off the journal: the position and the clocks."""

    entries: int
    """After so many entries of the journal."""
    position: bytes
    left: tuple[float, ...]
    since: tuple[float | None, ...]
    used: tuple[float, ...] = ()
    turns: tuple[bool, ...] = ()
    readings: dict[int, Reading] = {}


_decoder = msgspec.msgpack.Decoder(Standing)
encode = msgspec.msgpack.Encoder().encode


def decode(data: bytes) -> Standing:
    try:
        return _decoder.decode(data)
    except msgspec.DecodeError as error:
        raise BadRecord(f"not a standing: {error}") from None


def standing_of(table: Table) -> Standing:
    """How a match stands now."""
    assert table.match is not None
    clocks = table.clocks
    return Standing(
        table.entries,
        table.match.saved,
        tuple(clocks.left),
        tuple(clocks.since),
        tuple(clocks.used),
        tuple(clocks.turns),
        dict(clocks.readings),
    )


def resume(table: Table, standing: Standing) -> None:
    """Let a match whose moves were only noted go on from where it stood."""
    if table.match is None or table.entries != standing.entries or not table.plays_by(table.game):
        raise BadRecord("this standing does not belong to this journal")
    table.match.resume(standing.position)
    clocks = table.clocks = Clocks(table.created.clock, len(table.seats))
    clocks.left, clocks.since = list(standing.left), list(standing.since)
    clocks.used = list(standing.used) or clocks.used
    clocks.turns = list(standing.turns) or [since is not None for since in clocks.since]
    clocks.readings = dict(standing.readings)
    table.status = Status.FINISHED if table.match.over or table.ending else Status.PLAYING
    table.turn = []  # whose turn it was is not told: who passed for a turn may be asked once too often
    notice_turn(table)
