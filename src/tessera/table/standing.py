"""How a match stood at some point of its journal, so that what came before need not be played again."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tessera.kernel.record import BadRecord
from tessera.table.clock import Reading


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
