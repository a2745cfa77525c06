"""What clients get of a game, as TypeScript: its views and its content tables.

Made from the structs themselves, so that nobody writes a shape down twice: a view from what sight shows of a state and
from the struct that the game derives, the tables from the rows of the content. What stands below a field in the source
stands above it here.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, IntEnum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from tessera.kernel.effects import Ability
from tessera.kernel.game import AnyGame
from tessera.kernel.outcome import Outcome
from tessera.kernel.sight import shown_fields
from tessera.kernel.zones import Bag, Hidden, Pile, Visible

HEADER = "/** Made by `tessera types` from the structs of the game: change those, not this. */\n"

SIMPLE = {bool: "boolean", int: "number", float: "number", str: "string", NoneType: "null", object: "unknown"}

FRAME = {
    "game": "string",
    "seats": "number",
    "settings": "Record<string, boolean | number | string>",
    "ply": "number",
    "waiting": "number[]",
    "outcome": "Outcome | null",
    "used": "[scope: string, seat: number, card: string][]",
}
"""What the view of every game begins with: see `tessera.kernel.sight.view`."""

ZONE = """
/** Cards, of which one may know all, some or none; those of a pile that are not known are null. */
export interface Zone {
  size: number;
  cards: (number | null)[];
  /** What their backs tell, where backs differ. */
  backs?: number[];
}
"""


def declarations(game: AnyGame) -> str:
    """The module of a game."""
    return _Module(game).text()


class _Module:
    """Collects the structs that are named on the way."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.waiting: list[type[Struct]] = []
        self.named: dict[str, type[Struct]] = {}
        """All that were named, so that two of one name are noticed."""

    def text(self) -> str:
        name = type(self.game).__name__.removesuffix("Game")
        parts = [self._view(f"{name}View"), self._content(f"{name}Content")]
        while self.waiting:
            parts.append(self._struct(self.waiting.pop(0)))
        return HEADER + "".join([ZONE, *parts])

    # --- interfaces -----------------------------------------------------------------------------------------

    def _view(self, name: str) -> str:
        fields = {**FRAME, **self._seen(self.game.state)}
        self._name(Outcome)
        derived = get_type_hints(type(self.game).derived).get("return")
        docs = _docs(self.game.state)
        if isinstance(derived, type) and issubclass(derived, Struct):
            fields |= self._plain(derived)
            docs = docs | _docs(derived)
        return _interface(name, "What a seat sees of a match.", fields, docs)

    def _content(self, name: str) -> str:
        tables = type(self.game.tables)
        more = {"elements": "string[]", "abilities": f"Record<string, {self._name(Ability)}[]>"}
        docs = _docs(tables) | {
            "elements": "By their numbers, which are what cards are called in views.",
            "abilities": "By element what a component does beyond its numbers.",
        }
        prints = get_type_hints(type(self.game).prints).get("return")
        if isinstance(prints, type) and issubclass(prints, Struct):
            more["prints"] = self._name(prints)
            docs["prints"] = "What tables write in shorthand, as the rules read it."
        doc = "The component tables that a match is played with."
        return _interface(name, doc, self._plain(tables) | more, docs)

    def _struct(self, cls: type[Struct]) -> str:
        fields = self._seen(cls) if _has_sight(cls) else self._plain(cls)
        return _interface(cls.__name__, _first_line(cls), fields, _docs(cls))

    def _plain(self, cls: type[Struct]) -> dict[str, str]:
        """Every field, under the name it is sent with."""
        hints = get_type_hints(cls, include_extras=True)
        names = zip(cls.__struct_fields__, cls.__struct_encode_fields__, strict=True)
        return {sent: self._type(hints[name]) for name, sent in names}

    def _seen(self, cls: type[Struct]) -> dict[str, str]:
        """The fields that sight shows."""
        hints = get_type_hints(cls, include_extras=True)
        return {name: self._type(hints[name]) for name in shown_fields(cls)}

    # --- types ----------------------------------------------------------------------------------------------

    def _type(self, hint: Any) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._type(args[0])
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys([self._type(arg) for arg in args]))
        if origin is Literal:
            return " | ".join([f'"{arg}"' if isinstance(arg, str) else str(arg) for arg in args])
        if origin is tuple and args[-1:] != (...,):
            return f"[{', '.join([self._type(arg) for arg in args])}]"
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"Record<string, {self._type(args[1])}>"
        if isinstance(origin, type) and issubclass(origin, Sequence | set | frozenset):
            return _array(self._type(args[0]))
        return self._class(hint)

    def _class(self, hint: Any) -> str:
        if not isinstance(hint, type):
            return "unknown"
        if issubclass(hint, Bag | Pile):
            return "Zone"
        if issubclass(hint, Struct):
            return self._name(hint)
        if issubclass(hint, tuple) and hasattr(hint, "_fields"):
            hints = get_type_hints(hint)
            return f"[{', '.join([f'{name}: {self._type(hints[name])}' for name in hint._fields])}]"
        if issubclass(hint, Enum) and not issubclass(hint, IntEnum):
            return " | ".join([f'"{member.value}"' for member in hint])
        return next((simple for kind, simple in SIMPLE.items() if issubclass(hint, kind)), "unknown")

    def _name(self, cls: type[Struct]) -> str:
        known = self.named.get(cls.__name__)
        if known is None:
            self.named[cls.__name__] = cls
            self.waiting.append(cls)
        elif known is not cls:
            raise TypeError(f"two structs are called {cls.__name__}: {known.__module__} and {cls.__module__}")
        return cls.__name__


def _array(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _has_sight(cls: type[Struct]) -> bool:
    """Whether a struct is part of a state: some of its fields say who sees them."""
    return any(True for _ in _declared(cls))


def _declared(cls: type[Struct]) -> Iterator[str]:
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if any(isinstance(mark, Hidden | Visible) for mark in getattr(hint, "__metadata__", ())):
            yield name


# --- text ---------------------------------------------------------------------------------------------------


def _interface(name: str, doc: str, fields: Mapping[str, str], docs: Mapping[str, str]) -> str:
    lines = [f"\n/** {doc} */" if doc else "", f"export interface {name} {{"]
    for field, kind in fields.items():
        if field in docs:
            lines.append(f"  /** {docs[field]} */")
        lines.append(f"  {field}: {kind};")
    return "\n".join([*lines, "}", ""])


def _first_line(cls: type[Any]) -> str:
    own = cls.__dict__.get("__doc__") or ""
    return own.strip().splitlines()[0] if own.strip() else ""


def _docs(cls: type[Any]) -> dict[str, str]:
    """What the source says below the fields of a class and of those it is made from."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if not issubclass(base, Struct) or base is Struct:
            continue
        (made,) = ast.parse(textwrap.dedent(inspect.getsource(base))).body
        assert isinstance(made, ast.ClassDef)
        for field, below in zip(made.body, made.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and _is_text(below):
                assert isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
                found[field.target.id] = " ".join(str(below.value.value).split())
    return found


def _is_text(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
