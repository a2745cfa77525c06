"""Records: a match as a text that can be read, replayed and verified.

A record is JSON with one move per line: who did what in which notation, what chance gave, and the digest of the
position reached. Replaying it needs no random generator. The record of a running match holds secrets; it leaves
the server only when the match is over.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tessera.kernel.beginning import Beginning
from tessera.kernel.option import BadNotation, parse_answers
from tessera.kernel.outcome import Outcome
from tessera.kernel.state import Choice

FORMAT = 2
"""The first format called the settings `options`."""


class BadRecord(ValueError):
    """A text that is no record, or one that does not replay."""


class Move(Struct, frozen=True, omit_defaults=True):
    """One answer, with the results of chance that followed and the digest of the position it led to."""

    seat: int
    do: str
    chance: tuple[int, ...] = ()
    digest: str = ""


class Record(Struct, frozen=True, kw_only=True):
    """A whole match."""

    tessera: int = FORMAT
    game: str
    rules: str
    content: str
    seats: int
    players: tuple[str, ...] = ()
    settings: dict[str, Choice] = {}
    commitment: str = ""
    key: str = ""
    jumps: tuple[tuple[int, int], ...] = ()
    """Where chance was drawn anew after an undo: (number of moves before, position of the table's stream)."""
    beginning: Beginning | None = None
    """Where the match starts, if not with a deal."""
    setup: tuple[int, ...] = ()
    start: str = ""
    moves: tuple[Move, ...] = ()
    outcome: Outcome | None = None


_decoder = msgspec.json.Decoder(dict[str, Any])


def dump(record: Record) -> str:
    """The record as JSON, one move per line."""
    head = msgspec.to_builtins(record)
    moves: list[Any] = head.pop("moves")
    outcome = head.pop("outcome")
    if record.beginning is None:
        del head["beginning"]
    lines = [f"  {_json(key)}: {_json(value)}" for key, value in head.items()]
    rows = ",\n".join(f"    {_json(move)}" for move in moves)
    lines.append(f'  "moves": [\n{rows}\n  ]' if rows else '  "moves": []')
    lines.append(f'  "outcome": {_json(outcome)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def load(text: str | bytes) -> Record:
    """Read a record; a clear error if it is none."""
    try:
        fields = _decoder.decode(text)
        if fields.get("tessera") == 1:
            fields |= {"tessera": FORMAT, "settings": fields.pop("options", {})}
        record = msgspec.convert(fields, Record, strict=True)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"not a match record: {error}") from None
    if record.tessera != FORMAT:
        raise BadRecord(f"this record has format {record.tessera}; this version reads formats 1 to {FORMAT}")
    for number, move in enumerate(record.moves):
        try:
            parse_answers(move.do)
        except BadNotation as error:
            raise BadRecord(f"move {number}: {error}") from None
    return record
