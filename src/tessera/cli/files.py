"""Reading and writing what users name: a file that cannot be used is their mistake, not a crash."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from tessera.cli.errors import BadInput


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot read {str(path)!r}: {_reason(error)}") from None
    except UnicodeDecodeError:
        raise BadInput(f"cannot read {str(path)!r}: it is not a text file") from None


def read_sections(path: Path) -> dict[str, Any]:
    """A TOML (``.toml``) or JSON file of named sections."""
    import tomllib

    import msgspec

    text = read_text(path)
    try:
        found: Any = tomllib.loads(text) if path.suffix == ".toml" else msgspec.json.decode(text)
    except (tomllib.TOMLDecodeError, msgspec.DecodeError) as error:
        kind = "TOML" if path.suffix == ".toml" else "JSON"
        raise BadInput(f"{str(path)!r} is not {kind}: {error}") from None
    if not isinstance(found, dict):
        raise BadInput(f"{str(path)!r} must hold sections with names and values")
    return found


def write_whole(path: Path, text: str) -> None:
    """Write a file completely or not at all: nobody ever finds half of it, not even after a crash."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise cannot_write(path, error) from None


@contextmanager
def writing(path: Path | None) -> Iterator[IO[bytes] | None]:
    """A file that is written anew, bit by bit; None if nobody wants one."""
    if path is None:
        yield None
        return
    try:
        file = path.open("wb")
    except OSError as error:
        raise cannot_write(path, error) from None
    with file:
        yield file


def cannot_write(path: Path, error: OSError) -> BadInput:
    """Why a file cannot be written."""
    return BadInput(f"cannot write {str(path)!r}: {_reason(error)}")


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
