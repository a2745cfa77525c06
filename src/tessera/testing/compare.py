"""How two positions, or two answers, are alike and differ: the words of the conformance kit."""

from __future__ import annotations

from typing import Any

from tessera.kernel.ambient import Ambient
from tessera.kernel.data import Data, fields, is_fixed
from tessera.kernel.state import Setup


def shared(a: Any, b: Any, where: str) -> str:
    """The path of a mutable thing that belongs to both, or an empty text."""
    if isinstance(a, Setup | Ambient):
        return ""
    if isinstance(a, Data):
        if a is b and not is_fixed(a):
            return where
        inside = [(name, getattr(a, name), getattr(b, name)) for name in fields(a)]
    elif isinstance(a, list | dict | set | bytearray) and a is b:
        return where
    elif isinstance(a, list | tuple):
        inside = [(str(i), x, y) for i, (x, y) in enumerate(zip(a, b, strict=True))]
    elif isinstance(a, dict):
        inside = [(str(key), a[key], b[key]) for key in a]
    else:
        return ""
    return next(filter(None, (shared(x, y, f"{where}.{name}") for name, x, y in inside)), "")


def difference(a: Any, b: Any) -> str:
    """The first field in which two structs differ."""
    for name in fields(a):
        if getattr(a, name) != getattr(b, name):
            return f"{name}: {getattr(a, name)!r} and {getattr(b, name)!r}"[:400]
    return "no field differs"


def first_difference(a: bytes, b: bytes) -> str:
    """Where two texts part, with what stands around."""
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    cut = slice(max(0, at - 60), at + 40)
    return f"...{a[cut].decode(errors='replace')}... and ...{b[cut].decode(errors='replace')}..."
