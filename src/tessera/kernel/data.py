"""Data: what may be asked of positions, players, steps and rows without knowing how they are made.

All of them are Structs of msgspec. Only this module and the codec rely on that where values are taken apart or put
together: whoever makes data of another kind puts something else in the place of these two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar, get_type_hints

import msgspec
from msgspec import Struct

T = TypeVar("T")

Hook: TypeAlias = Callable[[type[Any], Any], Any]
"""Given a class that msgspec does not know and what was saved, the object."""

Data: TypeAlias = Struct
"""What all of them are."""

replace = msgspec.structs.replace
"""The same value but for some fields."""


def fields(kind: Any) -> tuple[str, ...]:
    """The names of the fields of a class, or of what is an instance of it, in their order."""
    names: tuple[str, ...] = kind.__struct_fields__
    return names


def hints(kind: type[Any], *, marked: bool = False) -> Mapping[str, Any]:
    """The types of the fields of a class; `marked`: with what is noted beside them, such as who may see them."""
    return get_type_hints(kind, include_extras=marked)


def declarer(kind: type[Any], name: str) -> type[Any]:
    """The class that declares a field first."""
    return next(base for base in reversed(kind.__mro__) if name in vars(base).get("__annotations__", ()))


def is_fixed(kind: Any) -> bool:
    """Whether values of a class never change."""
    fixed: bool = kind.__struct_config__.frozen
    return fixed


# --- saving and restoring -----------------------------------------------------------------------------------


def saved(value: object) -> object | None:
    """What is saved in the place of a value that msgspec does not know; None if it is no data."""
    return None


def convert(value: Any, kind: type[T], hook: Hook) -> T:
    """An object of a class from what was saved of it, checked."""
    return msgspec.convert(value, kind, dec_hook=hook)


def reader(kind: type[T], hook: Hook) -> Callable[[bytes], T]:
    """What reads whole objects of a class."""
    return msgspec.msgpack.Decoder(kind, dec_hook=hook).decode
