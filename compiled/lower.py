"""Lower the data of the engine to classes that mypyc makes native: a copy of the sources, changed as a whole.

A Struct that positions consist of becomes a class with everything written out that msgspec does for it: `__init__`,
`__copy__`, its values, how it is saved and made again. Structs that leave the engine (rows, descriptions, events) stay
Structs, in a module beside the one that declared them, which is not compiled. What a declaration means is asked of the
imported sources; they themselves are never changed.
"""

from __future__ import annotations

import ast
import builtins
import shutil
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Generic, get_args, get_origin, get_type_hints

from msgspec import Struct

from tessera import kernel
from tessera.kernel.ambient import Ambient
from tessera.kernel.state import State
from tessera.kernel.step import Step
from tessera.kernel.zones import Flat

KERNEL = """
    agenda ambient chance choose combinators compose content dealing effects engine event geometry inplay memory numbers
    option resources scopes script seating shapes sight state step tuples window zones
""".split()  # noqa: SIM905
BOTS = """
    foresight heuristic observation uniform search.bot search.effort search.erring search.imagination search.plan
    search.rollout search.tree search.weighing
""".split()  # noqa: SIM905
NOT_OF_GAMES = {"testing", "showing", "texts", "puzzles", "game", "box", "verbs"}
"""Parts of a game that search does not ask."""
MADE_OFTEN = {"Decision", "HeldAs", "Weighed", "Followed"}
"""Made native, though they are no part of a position."""
LEAVING = {"Outcome", "ScoreLine"}
"""Structs for everybody, though positions hold them."""

Nodes = list[ast.stmt]


def statement(text: str) -> ast.stmt:
    return ast.parse(text).body[0]


def expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def below(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from below(each)


def types_in(hint: Any) -> Iterator[type[Any]]:
    if get_origin(hint) is None and isinstance(hint, type):
        yield hint
    for part in get_args(hint):
        yield from types_in(part)


def names_in(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def defined(node: ast.stmt) -> list[str]:
    """The names that a statement gives something to."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    targets = (
        node.targets
        if isinstance(node, ast.Assign)
        else [node.target]
        if isinstance(node, ast.AnnAssign)
        else []
    )
    each = [x for target in targets for x in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return [x.id for x in each if isinstance(x, ast.Name)]


def needed_at_once(node: ast.AST) -> set[str]:
    """The names that must be known when a definition is read, not only when it is used."""
    if isinstance(node, ast.FunctionDef):
        given: Sequence[ast.AST | None] = [*node.decorator_list, *node.args.defaults, *node.args.kw_defaults]
        return set().union(*[names_in(each) for each in given if each is not None])
    if isinstance(node, ast.AnnAssign):
        return names_in(node.value) if node.value is not None else set()
    if isinstance(node, ast.ClassDef):
        inner = [needed_at_once(each) for each in [*node.bases, *node.decorator_list, *node.body]]
        return set().union(*inner)
    return names_in(node)


def is_of_class(annotation: ast.expr) -> bool:
    return "ClassVar" in ast.unparse(annotation)


def bare(annotation: ast.expr) -> str:
    """A type without what is noted beside it."""
    if isinstance(annotation, ast.Subscript) and isinstance(annotation.value, ast.Name):
        if annotation.value.id == "Public":
            return ast.unparse(annotation.slice)
        if annotation.value.id == "Annotated" and isinstance(annotation.slice, ast.Tuple):
            return ast.unparse(annotation.slice.elts[0])
    return ast.unparse(annotation)


class Field:
    """A field as it was declared first, or anew."""

    def __init__(self, node: ast.AnnAssign, owner: type[Any], first: type[Any], named: bool) -> None:
        self.name = defined(node)[0]
        self.node = node
        self.owner = owner
        self.first = first
        self.named = named
        self.type = bare(node.annotation)
        self.default = ast.unparse(node.value) if node.value is not None else ""

    def parameter(self) -> tuple[str, str]:
        """How it is given, and what it becomes; defaults that change are made anew each time."""
        made = ""
        if isinstance(self.node.value, ast.Call) and ast.unparse(self.node.value.func) == "field":
            made = f"{ast.unparse(self.node.value.keywords[0].value)}()"
        elif self.default in {"[]", "{}"}:
            made = self.default
        if made:
            return (
                f"{self.name}: {self.type} | None = None",
                f"{made} if {self.name} is None else {self.name}",
            )
        return f"{self.name}: {self.type}" + (f" = {self.default}" if self.default else ""), self.name


class Sources:
    """All modules that become native, and which of their classes do."""

    def __init__(self, games: Iterable[str]) -> None:
        names = [f"tessera.kernel.{name}" for name in KERNEL] + [f"tessera.bots.{name}" for name in BOTS]
        for game in games:
            package = import_module(f"tessera.games.{game}")
            found = [
                info.name
                for info in walk_packages(package.__path__, f"{package.__name__}.")
                if not info.ispkg
            ]
            names += [name for name in found if NOT_OF_GAMES.isdisjoint(name.split("."))]
        self.modules: dict[str, ModuleType] = {name: import_module(name) for name in names}
        self.trees = {name: ast.parse(_path(module).read_text()) for name, module in self.modules.items()}
        self.classes = {
            (name, node.name): node
            for name in names
            for node in self.trees[name].body
            if isinstance(node, ast.ClassDef)
        }
        structs = [kind for kind in dict.fromkeys(below(Struct)) if kind.__module__ in self.modules]
        self.native: set[type[Any]] = {Step}
        for kind in structs:
            if issubclass(kind, Step | State | Flat) or kind.__name__ in MADE_OFTEN:
                self.reach(kind)

    def reach(self, kind: type[Any]) -> None:
        """A class is native, and with it what it holds."""
        if kind in self.native or kind.__module__ not in self.modules or kind.__name__ in LEAVING:
            return
        self.native.add(kind)
        if issubclass(kind, State | Flat):
            for inner in {inner for hint in get_type_hints(kind).values() for inner in types_in(hint)}:
                if issubclass(inner, Struct):
                    self.reach(inner)

    def node(self, kind: type[Any]) -> ast.ClassDef:
        return self.classes[kind.__module__, kind.__name__]

    def own(self, kind: type[Any]) -> list[ast.AnnAssign]:
        """The fields that a class declares itself."""
        body = self.node(kind).body if kind is not Step else []
        return [each for each in body if isinstance(each, ast.AnnAssign) and not is_of_class(each.annotation)]

    def fields(self, kind: type[Any]) -> list[Field]:
        """Those that must be given by their names come last."""
        found: dict[str, Field] = {}
        for base in reversed(kind.__mro__):
            if base in self.native:
                named = any(each.arg == "kw_only" for each in self.node(base).keywords)
                for node in self.own(base):
                    name = defined(node)[0]
                    first = found[name].first if name in found else base
                    found[name] = Field(node, base, first, named)
        return [found[name] for name in getattr(kind, "__struct_fields__", ())]

    # --- how values are saved and made again ------------------------------------------------------------------

    def holds_native(self, hint: Any) -> bool:
        return any(inner in self.native for inner in types_in(hint))

    def walked(self, hint: Any, value: str, each: str) -> str:
        """What is done with each native object in a value: `each` names it with a pair of braces."""
        kind = get_origin(hint) or hint
        if not self.holds_native(hint):
            return value
        if kind in self.native:
            return each.format(value)
        parts = [part for part in get_args(hint) if part not in {..., type(None)}]
        item = f"x{len(value)}"
        if kind is list or kind is tuple:
            every = f"[{self.walked(parts[0], item, each)} for {item} in {value}]"
            return every if kind is list else f"tuple({every})"
        if kind is dict:
            return f"{{key: {self.walked(parts[1], item, each)} for key, {item} in {value}.items()}}"
        if len(parts) != 1:
            raise TypeError(f"{hint} cannot be lowered")
        return f"None if {value} is None else {self.walked(parts[0], value, each)}"


def _path(module: ModuleType) -> Path:
    assert module.__file__ is not None
    return Path(module.__file__)


class Lowered(ast.NodeTransformer):
    """One module."""

    def __init__(self, sources: Sources, name: str) -> None:
        self.sources, self.name = sources, name
        self.space = vars(sources.modules[name])
        self.in_kernel = name.startswith("tessera.kernel.")
        self.nodes = [each for node in sources.trees[name].body for each in self._plain(node)]
        self.needed: dict[str, str] = {}
        """Names that were known where something was declared, by the module that knows them."""
        self.kept = self._kept()

    def _plain(self, node: ast.stmt) -> Nodes:
        """``import *`` says its names; what type checkers read otherwise is read as it runs."""
        if isinstance(node, ast.ImportFrom) and node.names[0].name == "*":
            names = vars(import_module(str(node.module)))["__all__"]
            return [ast.ImportFrom(node.module, [ast.alias(name) for name in names], 0)]
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            return []
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" and node.orelse:
            return node.orelse
        return [node]

    def _is_native(self, name: str) -> bool:
        kind = self.space.get(name)
        return isinstance(kind, type) and kind in self.sources.native

    def _kept(self) -> set[str]:
        """Definitions that are not compiled: Structs that stay Structs, with what must be known when they are read."""
        top = {name: node for node in self.nodes for name in defined(node)}
        kept: set[str] = set()
        waiting = [
            name
            for name, node in top.items()
            if isinstance(node, ast.ClassDef)
            and issubclass(self.space[name], Struct)
            and not self._is_native(name)
        ]
        while waiting:
            node = top[waiting.pop()]
            kept.update(defined(node))
            wanted = needed_at_once(node)
            if isinstance(node, ast.ClassDef):  # aliases that types of fields are made of
                types = [each.annotation for each in node.body if isinstance(each, ast.AnnAssign)]
                said = set[str]().union(*map(names_in, types))
                wanted |= {name for name in said if isinstance(top.get(name), ast.Assign | ast.AnnAssign)}
            waiting += [name for name in wanted if name in top and name not in kept]
        return kept

    def need(self, node: ast.AST, owner: str) -> None:
        """Make known what is written again here and was written there."""
        there = vars(self.sources.modules[owner])
        for name in names_in(node) if owner != self.name else ():
            if name in self.space and self.space[name] is not there.get(name, self.space[name]):
                raise TypeError(f"{name} of {owner} is something else in {self.name}")
            if name not in self.space and (name in there or not hasattr(builtins, name)):
                self.needed[name] = owner

    # --- data --------------------------------------------------------------------------------------------------

    def data(self, kind: type[Any]) -> Nodes:
        """A class of data with everything written out."""
        sources, node, name = self.sources, self.sources.node(kind), kind.__name__
        fields, own = sources.fields(kind), sources.own(kind)
        step, state = issubclass(kind, Step), issubclass(kind, State)
        for f in fields:
            self.need(expression(f.type), f.owner.__module__)
            if f.node.value is not None:
                self.need(f.node.value, f.owner.__module__)
            if state and f.name == "content" and kind is State:
                f.type = "C"
        hints = get_type_hints(kind)
        inherited = {
            f.name for base in kind.__mro__[1:] if base in sources.native for f in sources.fields(base)
        }
        inherited |= {"seat"} if step and kind is not Step else set()
        body = [self._member(each, kind) for each in node.body if self._stays(each, inherited)]
        body.append(
            statement(f"__struct_fields__: ClassVar[tuple[str, ...]] = {tuple([f.name for f in fields])!r}")
        )
        if kind is Step or kind is State or kind is Flat:
            body.append(statement("def __copy__(self) -> Self:\n    raise NotImplementedError"))
        else:
            again = ", ".join(f"{f.name}=self.{f.name}" for f in fields)
            body.append(statement(f"def __copy__(self) -> {name}:\n    return {name}({again})"))
        if kind is Flat:
            body.append(statement("def clone(self) -> Self:\n    return self.__copy__()"))
        if (own or name == "Act") and kind is not Step:
            body += self._written_out(fields, step)
        values = ", ".join(self._saving(f, hints[f.name]) for f in fields)
        body.append(statement(f"def _saved(self) -> object:\n    return _FORM_{name}({values})"))
        made = ", ".join(
            f"{f.name}={sources.walked(hints[f.name], f'm.{f.name}', '_restored({})')}" for f in fields
        )
        told = [
            (f.name, ast.unparse(f.node.annotation), f.owner.__module__, f.first.__name__, f.default)
            for f in fields
        ]
        fixed = kind is Step or kind.__struct_config__.frozen
        made_native = copy(node)
        made_native.bases, made_native.keywords, made_native.body = self._bases(kind), [], body
        made_native.decorator_list = self._marks(kind)
        return [
            made_native,
            statement(f"def _made_{name}(m: Any) -> {name}:\n    return {name}({made})"),
            statement(f"_FORM_{name}: Any = _declare({name}, {tuple(told)!r}, {fixed}, _made_{name})"),
        ]

    def _bases(self, kind: type[Any]) -> list[ast.expr]:
        bases = [each for each in self.sources.node(kind).bases if ast.unparse(each) != "Struct"]
        if kind is State:
            return [expression("Native"), expression("Generic[C]")]
        if State in kind.__bases__:
            content = next(f.type for f in self.sources.fields(kind) if f.name == "content")
            return [expression(f"State[{content}]")]
        return (
            bases
            if any(base in self.sources.native for base in kind.__bases__)
            else [expression("Native"), *bases]
        )

    def _marks(self, kind: type[Any]) -> list[ast.expr]:
        """What the garbage collector need not watch, it does not watch here either."""
        alone = kind is Step or (not kind.__struct_config__.gc and Generic not in kind.__mro__)
        return [expression("mypyc_attr(acyclic=True)")] if alone else []

    def _stays(self, node: ast.stmt, inherited: set[str]) -> bool:
        if isinstance(node, ast.AnnAssign):
            return is_of_class(node.annotation) or defined(node)[0] not in inherited
        return isinstance(node, ast.FunctionDef) or (
            isinstance(node, ast.Assign) and defined(node)[0] not in OF_STEPS
        )

    def _member(self, node: ast.stmt, kind: type[Any]) -> ast.stmt:
        if isinstance(node, ast.Assign):
            (name,) = defined(node)
            return statement(
                f"{name}: ClassVar[{type(getattr(kind, name)).__name__}] = {ast.unparse(node.value)}"
            )
        if not isinstance(node, ast.AnnAssign):
            return node
        if not is_of_class(node.annotation):
            (name,) = defined(node)
            return statement(
                f"{name}: {'C' if kind is State and name == 'content' else bare(node.annotation)}"
            )
        return (
            statement("asks: ClassVar[bool] = False") if kind is Step and defined(node) == ["asks"] else node
        )

    def _written_out(self, fields: list[Field], step: bool) -> Nodes:
        given = [f.parameter() for f in fields]
        named = [at for at, f in enumerate(fields) if f.named]
        parameters = [text for text, _ in given]
        if named:
            parameters.insert(named[0], "*")
        sets = [f"    self.{f.name} = {becomes}" for f, (_, becomes) in zip(fields, given, strict=True)]
        if step and all(f.name != "seat" for f in fields):
            sets.append("    self.seat = -1")
        values = "".join(f"self.{f.name}, " for f in fields)
        return [
            statement(f"def __init__({', '.join(['self', *parameters])}) -> None:\n" + "\n".join(sets)),
            statement(f"def _values(self) -> tuple[object, ...]:\n    return ({values})"),
        ]

    def _saving(self, f: Field, hint: Any) -> str:
        kind = get_origin(hint) or hint
        if isinstance(kind, type) and issubclass(kind, Ambient):
            return "None"
        return self.sources.walked(hint, f"self.{f.name}", "{}._saved()")

    # --- what mypyc 2.4.1 reads otherwise ----------------------------------------------------------------------

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        self.generic_visit(node)
        return None if ast.unparse(node).startswith("update_wrapper(self") else node

    def visit_Compare(self, node: ast.Compare) -> ast.Compare:
        self.generic_visit(node)
        for at, (asked, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
            given = (
                right.elts if isinstance(asked, ast.In | ast.NotIn) and isinstance(right, ast.Tuple) else []
            )
            if any(isinstance(each, ast.Starred) for each in given):
                node.comparators[at] = expression(f"list({ast.unparse(right)})")
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """The kernel leaves open of which game a position is; that it is one is enough to be fast."""
        if self.in_kernel and node.annotation is not None and ast.unparse(node.annotation) == "Any":
            said = {"s": "State[Any]", "p": "Holder", "holder": "Holder"}.get(node.arg)
            node.annotation = expression(said) if said else node.annotation
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        self.generic_visit(node)
        kind = self.space[node.name]
        if issubclass(kind, BaseException) or node.name in SUBCLASSED:
            node.decorator_list.append(expression("mypyc_attr(native_class=False)"))
        if issubclass(kind, Step) and not issubclass(kind, Struct) and kind is not Step:  # mixed into steps
            node.decorator_list = [expression("trait"), expression("mypyc_attr(acyclic=True)")]
            node.bases, node.body = [], [each for each in node.body if self._stays(each, set())]
        for each in node.body[:]:
            if isinstance(each, ast.FunctionDef) and "cached_property" in map(
                ast.unparse, each.decorator_list
            ):
                node.body += self._remembered(node, each)
        return node

    def _remembered(self, node: ast.ClassDef, found: ast.FunctionDef) -> Nodes:
        """Native objects have no dictionary: what is made late has an attribute of its own."""
        name, kind = found.name, ast.unparse(found.returns or expression("Any"))
        found.decorator_list, found.name = [], f"_make_{name}"
        begin = next(
            each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"
        )
        begin.body.append(statement(f"self._late_{name}: {kind} | None = None"))
        late = f"""@property
def {name}(self) -> {kind}:
    found = self._late_{name}
    if found is None:
        found = self._late_{name} = self._make_{name}()
    return found"""
        return [statement(late)]

    # --- whole modules -----------------------------------------------------------------------------------------

    def texts(self) -> Iterator[tuple[str, str]]:
        """The modules that it becomes, each with its text."""
        begin = next(
            (at for at, node in enumerate(self.nodes) if isinstance(node, ast.ClassDef | ast.FunctionDef)), 0
        )
        imports = [
            at
            for at, node in enumerate(self.nodes[:begin])
            if isinstance(node, ast.Import | ast.ImportFrom | ast.If)
        ]
        place = imports[-1] + 1 if imports else 0
        rest: Nodes = []
        for node in self.nodes[place:]:
            if self.kept.isdisjoint(defined(node)):
                native = isinstance(node, ast.ClassDef) and self._is_native(node.name)
                rest += self.data(self.space[defined(node)[0]]) if native else [node]
        brought = ast.parse(HEAD).body
        taken = {each.asname or each.name for node in brought for each in node.names}  # type: ignore[attr-defined]
        if own := taken.intersection(name for node in self.nodes for name in defined(node)):
            raise TypeError(f"{self.name} has names of its own that lowered modules need: {own}")
        head = [*brought, *self.nodes[:place]]
        head += [statement(f"from {owner} import {name} as {name}") for name, owner in self.needed.items()]
        if self.in_kernel:
            known = [("tessera.kernel.state", "State"), ("tessera.kernel.inplay", "Holder")]
            head += [
                statement(f"if TYPE_CHECKING:\n    from {home} import {what}")
                for home, what in known
                if home != self.name
            ]
        if self.name == State.__module__:
            head.append(statement("C = TypeVar('C', bound=Content[Any])"))
        if self.kept:
            beside = f"{self.name}_kept"
            head.append(
                statement(
                    f"from {beside} import {', '.join(f'{name} as {name}' for name in sorted(self.kept))}"
                )
            )
            rest += ast.parse(f"import {beside} as _kept\n_lend(globals(), vars(_kept))").body
            only = [node for node in self.nodes[:place] if self.kept.isdisjoint(defined(node))]
            only += [node for node in self.nodes if not self.kept.isdisjoint(defined(node))]
            yield beside, _text([statement("from typing import Any"), *only])
        yield self.name, _text([self.visit(node) for node in [*head, *rest]])


OF_STEPS = {"__slots__", "seat"}
"""What only Structs need said."""
SUBCLASSED = {"Script"}
"""Classes that are no data and have heirs that are not compiled."""
HEAD = """
from typing import Any, ClassVar, Final, Generic, Self, TYPE_CHECKING, TypeVar
from mypy_extensions import mypyc_attr, trait
from tessera.kernel.data import Native, declare as _declare, lend as _lend, restored as _restored
"""


def _text(nodes: Iterable[ast.stmt | None]) -> str:
    body = [ast.unparse(ast.fix_missing_locations(node)) for node in nodes if node is not None]
    return "\n".join(["from __future__ import annotations", *body, ""])


def lower(games: Iterable[str], into: Path) -> list[str]:
    """Write the lowered tree into a folder; returns the files that are to be compiled."""
    sources, package = Sources(games), Path(kernel.__file__).parents[1]
    shutil.copytree(
        package, into / "tessera", ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True
    )
    shutil.copy(Path(__file__).with_name("data.py"), into / "tessera/kernel/data.py")
    files = ["tessera/kernel/data.py"]
    for name in sources.modules:
        for module, text in Lowered(sources, name).texts():
            into.joinpath(*module.split(".")).with_suffix(".py").write_text(text)
        files.append(name.replace(".", "/") + ".py")
    return files
