"""Saving and restoring: states as bytes.

A snapshot is the msgpack of a state. Steps are written with their class and field names; ambient things are left
out and put back by whoever restores. Reading accepts only steps that belong to the game, so bytes from outside
cannot name anything else.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Generic, TypeVar, get_origin

import msgspec

from tessera.kernel.ambient import Ambient
from tessera.kernel.chance import NO_CHANCE
from tessera.kernel.content import Content
from tessera.kernel.data import convert, reader, saved
from tessera.kernel.event import SILENCE
from tessera.kernel.state import State
from tessera.kernel.step import Step

S = TypeVar("S", bound=State)


class BadSnapshot(ValueError):
    """Bytes that are no position of this game."""


class Unsaveable(Exception):
    """Something in a state that is no data."""


def _leave_out(value: object) -> object | None:
    if isinstance(value, Ambient):
        return None
    instead = saved(value)
    if instead is None:
        raise Unsaveable(f"{type(value).__name__} cannot be saved")
    return instead


_encoder = msgspec.msgpack.Encoder(enc_hook=_leave_out, order="deterministic")


def snapshot(s: State) -> bytes:
    """The position as bytes; equal positions give equal bytes."""
    try:
        return _encoder.encode(s)
    except TypeError as error:
        raise Unsaveable(str(error)) from None


def digest(s: State) -> str:
    """A fingerprint of the position."""
    return fingerprint(snapshot(s))


def fingerprint(saved: bytes) -> str:
    """The digest of a position that is already saved."""
    return sha256(saved).hexdigest()[:16]


def as_one(*objects: bytes) -> bytes:
    """JSON objects that have no name in common, as one."""
    return b"{%b}" % b",".join([each[1:-1] for each in objects if len(each) > len(b"{}")])


class Codec(Generic[S]):
    """Restores the states of one game."""

    def __init__(self, state: type[S], packages: Iterable[str], content: Content[Any]) -> None:
        self._around: tuple[Ambient, ...] = (NO_CHANCE, SILENCE, content)
        """What stands around a position until whoever restores it says otherwise."""
        self.named: dict[str, type[Any]] = {}
        """The steps of the game and the kernel, by the name they are saved under."""
        places = ("tessera.kernel.", *[f"{package}." for package in packages])
        for cls in _below(Step):
            if f"{cls.__module__}.".startswith(places):
                known = self.named.setdefault(cls.__name__, cls)
                if known is not cls:
                    raise TypeError(
                        f"{known.__module__} and {cls.__module__} both have a step called {cls.__name__}"
                    )
        self._read = reader(state, self._put_back)

    def restore(self, data: bytes) -> S:
        """The state of a snapshot, without its surroundings: the caller gives it content and chance."""
        try:
            return self._read(data)
        except (msgspec.MsgspecError, KeyError, TypeError, ValueError, RecursionError) as error:
            raise BadSnapshot(f"not a position of this game: {error}") from None

    def _put_back(self, kind: type[Any], value: Any) -> Any:
        cls: type[Any] = get_origin(kind) or kind
        if issubclass(cls, Ambient):
            return next(thing for thing in self._around if isinstance(thing, cls))
        return convert(value, self.named[value["type"]] if kind is Step else kind, self._put_back)


def _below(root: type[Any]) -> Iterable[type[Any]]:
    for cls in root.__subclasses__():
        yield cls
        yield from _below(cls)
