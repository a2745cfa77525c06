"""Remembering: what a function of a player worked out is kept beside what it was worked out from.

::

    @remembered(player=("cards", "on", "techs", "workers"), state=("age",))
    def strength(s: Ages, p: Civilization) -> int: ...

The function stays as it is. Called again where all of these fields are the same, and whatever else it is asked with,
it gives the value it gave before. That pays where many positions differ little, as in search: bots compare what comes
of each answer, and most of a player stays as it was. Rules that are asked once per move have nothing to remember.

Parts of a view are remembered, too (`pictured`): from one move to the next most players stay as they were, and all
seats see the same of them.

Memory hangs on the content, is shared by all positions with that content, is bounded, and is never part of a position.
That the fields suffice is proved by the conformance kit (`tessera.testing.laws.memory`), which works every value out
anew and watches what is read.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import update_wrapper
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, TypeVarTuple

from tessera.kernel.data import Data, fields, hints
from tessera.kernel.zones import Bag, Pile

S = TypeVar("S")
Player = TypeVar("Player")
Asked = TypeVarTuple("Asked")
R = TypeVar("R")

Fields = tuple[str, ...]

MOST = 1 << 14
"""So much is remembered before everything is forgotten."""
MOST_PICTURES = 1 << 9
"""The same of parts of views, which are larger and recur only until the next moves."""

_NOTHING = object()


_checks: list[Callable[[Call], Any]] = []
"""Whoever works out anew what could have been remembered; nobody, but for the kit."""


class Remembered(Generic[S, Player, *Asked, R]):
    """A function that remembers."""

    def __init__(
        self,
        function: Callable[[S, Player, *Asked], R],
        player: Fields,
        state: Fields,
        others: Fields,
        told: Fields,
        shelf: str,
    ) -> None:
        update_wrapper(self, function)
        self.function = function
        self.player = player
        self.state = state
        self.others = others
        self.told = told
        self._of_player: Callable[[Any], Any] = attrgetter(*player) if player else _none
        self._of_state: Callable[[Any], Any] = attrgetter(*state) if state else _none
        self._of_others: Callable[[Any], Any] | None = attrgetter(*others) if others else None
        self._shelf: Callable[[Any], dict[Any, Any]] = attrgetter(f"content.{shelf}")
        self._most = MOST if shelf == "memory" else MOST_PICTURES

    def __call__(self, s: S, p: Player, *asked: *Asked) -> R:
        memory: dict[Any, R] = self._shelf(s)
        # Numbers and tuples of numbers only: the garbage collector leaves those alone.
        key: tuple[Any, ...] = (id(self), self._of_player(p), self._of_state(s), asked)
        if self._of_others is not None:
            key += tuple(map(self._of_others, s.players))  # type: ignore[attr-defined]
        found: Any = memory.get(key, _NOTHING)
        if _checks:
            found = _checks[-1](Call(self, s, p, asked, found, found is not _NOTHING))
            memory[key] = found
        elif found is _NOTHING:
            found = keep(memory, key, self.function(s, p, *asked), self._most)
        value: R = found
        return value


AnyRemembered: TypeAlias = Remembered[Any, Any, *tuple[Any, ...], Any]


class Call(NamedTuple):
    """A call of a function that remembers, for those who check it."""

    function: AnyRemembered
    s: Any
    p: Any
    asked: tuple[Any, ...]
    known: Any
    """What it remembers."""
    is_known: bool


def keep(memory: dict[Any, Any], key: Hashable, value: R, most: int = MOST) -> R:
    """Remember a value; when there is too much, everything older is forgotten."""
    if len(memory) >= most:
        memory.clear()
    memory[key] = value
    return value


def _none(_: object) -> tuple[()]:
    return ()


def remembered(
    *, player: Fields = (), state: Fields = (), others: Fields = (), told: Fields = ()
) -> Callable[[Callable[[S, Player, *Asked], R]], Remembered[S, Player, *Asked, R]]:
    """A function of a position, a player and perhaps more that remembers by fields of the two, and of all players.

    What it is asked with besides is part of the key: numbers, or tuples of numbers. Fields of fields are named with
    dots: ``hand.cards``. `told`: what is read (``p.armies``, ``s.huts``, ``other.sites``), but only as far as it shows
    in what it is asked with, such as how many there are.
    """

    def wrap(function: Callable[[S, Player, *Asked], R]) -> Remembered[S, Player, *Asked, R]:
        return Remembered(function, player, state, others, told, "memory")

    return wrap


def pictured(
    *,
    player: Fields = (),
    state: Fields = (),
    others: Fields = (),
    told: Fields = (),
    common: bool = False,
) -> Callable[[Callable[[S, Player, *Asked], R]], Remembered[S, Player, *Asked, R]]:
    """The same for a part of a view, which nobody changes once it is made: a frozen struct, or several.

    What is shown of one player is never shown of another, unless it is `common`: the same whoever's it is.
    """
    own = player if common else ("seat", *player)

    def wrap(function: Callable[[S, Player, *Asked], R]) -> Remembered[S, Player, *Asked, R]:
        return Remembered(function, own, state, others, told, "pictures")

    return wrap


def fields_of(holder: type[Data], *but: str) -> Fields:
    """All fields of a player, as far as they can be a key, except some: for what reads nearly everything."""
    declared = hints(holder)
    names = [name for name in fields(holder) if name not in but]
    return tuple([f"{name}.cards" if declared[name] in (Bag, Pile) else name for name in names])


@contextmanager
def checking(check: Callable[[Call], Any]) -> Iterator[None]:
    """Let a check see every call and say what it gives."""
    _checks.append(check)
    try:
        yield
    finally:
        _checks.remove(check)
