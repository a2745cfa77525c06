"""Data of a compiled engine: takes the place of `tessera.kernel.data`. Native classes instead of Structs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache
from types import ModuleType, UnionType
from typing import (
    Any,
    ClassVar,
    Final,
    ForwardRef,
    Self,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from mypy_extensions import mypyc_attr

T = TypeVar("T")

Hook: TypeAlias = Callable[[type[Any], Any], Any]


@mypyc_attr(acyclic=True)
class Native:
    """The base of all of them. What is empty here is written out in each of them (`compiled.lower`)."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ()

    def _values(self) -> tuple[object, ...]:
        return ()

    def _saved(self) -> object:
        raise NotImplementedError

    def __copy__(self) -> Self:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Native) and type(self) is type(other) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        pairs = zip(self.__struct_fields__, self._values(), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in pairs])})"


Data: TypeAlias = Native


class Declared:
    """What a class was declared with."""

    def __init__(
        self, kind: Any, fields: tuple[tuple[str, str, str, str, str], ...], fixed: bool, made: Any
    ) -> None:
        self.kind = kind
        self.fields = fields
        """Of each: its name, its type, the module and the class that declare it first, and its default."""
        self.fixed = fixed
        self.made = made
        """Makes one of a form that was read."""
        self.step = any(base.__name__ == "Step" for base in kind.__mro__)
        names = [name for name, *_ in fields]
        self.form: Any = msgspec.defstruct(kind.__name__, names, tag=True if self.step else None)
        """The Struct in whose shape it is saved."""


_declared: Final[dict[Any, Declared]] = {}
_made: Final[dict[Any, Callable[[Any], Any]]] = {}


def declare(
    kind: Any, fields: tuple[tuple[str, str, str, str, str], ...], fixed: bool, made: Callable[[Any], Any]
) -> Any:
    """Make a class known; gives the form in which it is saved."""
    _declared[kind] = Declared(kind, fields, fixed, made)
    return _declared[kind].form


def lend(names: dict[str, Any], to: dict[str, Any]) -> None:
    """Let the part of a module that is not compiled use the names of the part that is."""
    for name, what in names.items():
        to.setdefault(name, what)


def replace(value: T, **changes: Any) -> T:
    if not isinstance(value, Native):
        return msgspec.structs.replace(value, **changes)  # type: ignore[type-var]
    copy: Any = value.__copy__()
    for name, item in changes.items():
        if name not in copy.__struct_fields__:
            raise TypeError(f"{type(copy).__name__} has no field {name}")
        setattr(copy, name, item)
    return copy  # type: ignore[no-any-return]


def fields(kind: Any) -> tuple[str, ...]:
    names: tuple[str, ...] = kind.__struct_fields__
    return names


@cache
def _marked(kind: Any) -> Any:
    """A class that has nothing but the types of the fields."""
    known = _declared.get(kind)
    if known is None:
        return kind
    types = {name: eval(said, dict(vars(sys.modules[module]))) for name, said, module, *_ in known.fields}
    return type(kind.__name__, (), {"__annotations__": types})


def hints(kind: type[Any], *, marked: bool = False) -> Mapping[str, Any]:
    of: Any = kind
    return get_type_hints(_marked(of), include_extras=marked)


def declarer(kind: type[Any], name: str) -> type[Any]:
    home = next(owner for field, _, _, owner, _ in _declared[kind].fields if field == name)
    return next(base for base in kind.__mro__ if base.__name__ == home)


def is_fixed(kind: Any) -> bool:
    known = _declared.get(kind if isinstance(kind, type) else type(kind))
    fixed: bool = known.fixed if known is not None else kind.__struct_config__.frozen
    return fixed


# --- saving and restoring -----------------------------------------------------------------------------------


def saved(value: object) -> object | None:
    return value._saved() if isinstance(value, Native) else None


def restored(form: Any) -> Any:
    """What was read, as native objects; what is no form stays as it is."""
    made = _made.get(type(form))
    return form if made is None else made(form)


def convert(value: Any, kind: Any, hook: Hook) -> Any:
    """A step, or whatever has nothing around it."""
    return restored(msgspec.convert(value, _Forms(kind.__module__).of(kind)))


def reader(kind: Any, hook: Hook) -> Callable[[bytes], Any]:
    """Reads forms with all their types, in C, and makes native objects of them."""
    declared = hints(kind)
    around = [(name, hint) for name, hint in declared.items() if is_around(hint)]
    read: list[Callable[[bytes], Any]] = []

    def whole(data: bytes) -> Any:
        if not read:  # late: all steps of the game are known by then
            read.append(msgspec.msgpack.Decoder(_Forms(kind.__module__).of(kind)).decode)
        form = read[0](data)
        for name, hint in around:
            setattr(form, name, hook(hint, None))  # given by whoever restores
        return restored(form)

    return whole


def is_around(hint: Any) -> bool:
    """Whether a field holds what is neither saved nor compared."""
    from tessera.kernel.ambient import Ambient

    kind = get_origin(hint) or hint
    return isinstance(kind, type) and issubclass(kind, Ambient)


class _Forms:
    """The forms of one game with the types of their fields."""

    def __init__(self, module: str) -> None:
        self.package = module.rpartition(".")[0] + "."
        self.space = ModuleType(f"forms of {self.package}")
        self.found: dict[Any, Any] = {}

    def of(self, kind: Any) -> Any:
        """The form of a class; where any step may lie, the kernel's and those of its game may."""
        places = ("tessera.kernel.", self.package)
        steps = [
            each for each, known in _declared.items() if known.step and each.__module__.startswith(places)
        ]
        sys.modules[self.space.__name__] = self.space  # msgspec looks there for what types are called
        forms = [self._form(each) for each in steps if each.__name__ != "Step"]
        vars(self.space)["Step"] = Union[tuple(forms)]  # noqa: UP007
        return self._form(kind)

    def _form(self, kind: Any) -> Any:
        form = self.found.get(kind)
        if form is None:
            shapes = [self._field(kind, field) for field in _declared[kind].fields]
            tag = True if _declared[kind].step else None
            name, space = kind.__name__, self.space.__name__
            form = self.found[kind] = msgspec.defstruct(name, shapes, tag=tag, kw_only=True, module=space)
            _made[form] = _declared[kind].made
        return form

    def _field(self, kind: Any, field: tuple[str, str, str, str, str]) -> Any:
        name, _, module, _, default = field
        shape = self._shape(hints(kind)[name])
        return (name, shape, eval(default, dict(vars(sys.modules[module])))) if default else (name, shape)

    def _shape(self, hint: Any) -> Any:
        """The type of a field with the forms of native classes in their places."""
        if is_around(hint):
            return Any
        if hint in _declared:
            return ForwardRef("Step") if hint.__name__ == "Step" else self._form(hint)
        origin, parts = get_origin(hint), get_args(hint)
        if not any(_is_native(part) for part in parts):
            return hint
        shaped = tuple([self._shape(part) for part in parts])
        return Union[shaped] if origin in {Union, UnionType} else origin[shaped]  # noqa: UP007


def _is_native(hint: Any) -> bool:
    return hint in _declared if isinstance(hint, type) else any(_is_native(part) for part in get_args(hint))
