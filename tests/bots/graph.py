"""Everything an object refers to, however indirectly."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

from msgspec import Struct

_SHARED_BY_ALL = (type, ModuleType, BuiltinFunctionType, CodeType)
"""Classes and modules belong to the program, not to the object; from there one reaches all of Python."""


def reachable(root: Any) -> list[Any]:
    """Every object that can be reached from this one, itself included."""
    found: dict[int, Any] = {}
    todo = [root]
    while todo:
        thing = todo.pop()
        if id(thing) not in found and not isinstance(thing, _SHARED_BY_ALL):
            found[id(thing)] = thing
            todo += _referents(thing)
    return list(found.values())


def _referents(thing: Any) -> Iterator[Any]:
    if isinstance(thing, FunctionType):  # what it has captured, not the module it was written in
        yield from (thing.__closure__, thing.__defaults__, thing.__kwdefaults__, thing.__dict__)
    elif isinstance(thing, Struct):  # those without garbage collection say nothing of themselves
        yield from (getattr(thing, name) for name in thing.__struct_fields__)
    else:
        yield from gc.get_referents(thing)
