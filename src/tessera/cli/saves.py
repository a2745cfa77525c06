"""Matches in files: finished records, and saved matches that can be resumed.

A saved match is the record so far plus what chance needs to go on: the table's key, or the seed. It is resumed by
playing it again from the first card with that very chance, so a file that was tampered with is found out.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tessera.cli.errors import BadInput
from tessera.cli.files import read_text, write_whole
from tessera.kernel import AnyGame, Chance, Content, Keyed, Match, Record, Refused, Seeded, parse
from tessera.kernel.chance import ChanceError
from tessera.kernel.record import BadRecord, dump, load

FORMAT = 1


class Seating(Struct, frozen=True, kw_only=True):
    """Who plays on which seat, and where the table's chance comes from."""

    seat: int
    """The person's."""
    bots: tuple[str, ...]
    """By seat; nobody's name on the seat of the person."""
    key: str = ""
    seed: int | None = None

    def chance(self) -> Chance:
        """The table's chance, at its beginning."""
        if self.seed is not None:
            return Seeded(self.seed)
        try:
            return Keyed(bytes.fromhex(self.key))
        except (ValueError, ChanceError) as error:
            raise BadRecord(f"the key of this saved match cannot be used: {error}") from None


class Save(Struct, frozen=True):
    """A match that goes on later."""

    seating: Seating
    record: Record


class _File(Seating, frozen=True, kw_only=True):
    """A saved match as it is written; the kernel reads and writes the record."""

    save: int
    record: msgspec.Raw


def write_save(path: Path, save: Save) -> None:
    """Save a match. A file that is something else is not overwritten."""
    if path.exists() and not _is_ours(path):
        raise BadInput(f"{str(path)!r} exists and is no saved match; choose another name")
    head = {"save": FORMAT, **msgspec.to_builtins(save.seating)}
    lines = [f"{_json(name)}: {_json(value)}," for name, value in head.items()]
    write_whole(path, "\n".join(["{", *lines, f'"record": {dump(save.record)}}}']) + "\n")


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _is_ours(path: Path) -> bool:
    try:
        read_match(path)
    except (BadInput, BadRecord):
        return False
    return True


def read_match(path: Path) -> Save | Record:
    """A saved match or a record, whichever the file holds."""
    text = read_text(path)
    try:
        if "save" not in msgspec.json.decode(text, type=dict[str, msgspec.Raw]):
            return load(text)
        file = msgspec.json.decode(text, type=_File)
    except msgspec.DecodeError as error:
        raise BadRecord(f"{str(path)!r} is not a match record: {error}") from None
    if file.save != FORMAT:
        raise BadRecord(f"this match was saved in format {file.save}; this version reads format {FORMAT}")
    record = load(bytes(file.record))
    if not 0 <= file.seat < len(file.bots) == record.seats:
        raise BadRecord(f"{str(path)!r} is not a match record: its seats do not fit")
    return Save(Seating(seat=file.seat, bots=file.bots, key=file.key, seed=file.seed), record)


def read_record(path: Path) -> Record:
    """The record in a file; that of a saved match comes with its key, because the file's owner has it anyway."""
    match = read_match(path)
    if isinstance(match, Record):
        return match
    return msgspec.structs.replace(match.record, key=match.seating.key)


def read_save(path: Path) -> Save:
    """A saved match."""
    match = read_match(path)
    if isinstance(match, Record):
        raise BadRecord(f"{str(path)!r} is the record of a match, not a saved match; it can be replayed only")
    return match


def resume(game: AnyGame, save: Save, content: Content[Any]) -> Match[Any]:
    """Play a saved match again up to where it was left."""
    record = save.record
    _check(game, record, content)
    chance = save.seating.chance()
    if isinstance(chance, Keyed) and chance.commitment != record.commitment:
        raise BadRecord("the key of this saved match does not fit its commitment")
    match: Match[Any] = Match(
        game, record.seats, chance, record.settings, content, record.players, record.beginning
    )
    for number, move in enumerate(record.moves):
        try:
            match.answer(move.seat, parse(move.do))
        except Refused:
            raise _other(game, record, f"move {number} ({move.do}) is not legal there") from None
        played = match.moves[-1]
        if played.chance != move.chance or (move.digest and played.digest != move.digest):
            raise _other(game, record, f"move {number} ({move.do}) leads elsewhere")
    return match


def _check(game: AnyGame, record: Record, content: Content[Any]) -> None:
    if record.game != game.id:
        raise BadRecord(f"this is a match of {record.game!r}, not of {game.id!r}")
    if record.content != game.digest(content, record.settings):
        raise BadRecord("this match was played with other component values: give its file with --content")
    if record.jumps:
        raise BadRecord(
            "this match had chance drawn anew after an undo and can only be replayed, not resumed"
        )


def _other(game: AnyGame, record: Record, what: str) -> BadRecord:
    rules = (
        f" (saved with rules {record.rules}, here {game.rules_version})"
        if record.rules != game.rules_version
        else ""
    )
    return BadRecord(f"this saved match does not replay: {what}{rules}")
