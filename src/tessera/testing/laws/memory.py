"""What is remembered is what would be worked out now, and nothing is read that it is not remembered by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from msgspec import Struct

from tessera.kernel.engine import Decision, play
from tessera.kernel.memory import Call, checking
from tessera.kernel.option import Option
from tessera.testing.laws.broken import Broken
from tessera.testing.laws.walk import Walk

ANSWERS = 3
"""After so many answers positions are evaluated, too."""
FIXED = frozenset({"seat", "setup", "content", "players"})
"""What never changes while a match is played, and the way to the players."""

Note = Callable[[Struct, str], None]


def memory_is_true(walk: Walk, decision: Decision) -> None:
    """Evaluations of all seats, here and after some of the answers: as bots ask for them, and remember; views, too."""
    positions = [walk.s, *[_after(walk, option) for option in decision.options[:ANSWERS]]]
    with watched(walk.s) as check, checking(check):
        for s in positions:
            for seat in range(s.seats):
                walk.game.evaluate(s, seat)
            walk.game.derived(s, decision.seat)


def _after(walk: Walk, option: Option) -> Any:
    copy = walk.s.clone()
    copy.chance = walk.other_chance()
    play(copy, option)
    return copy


class Check:
    """Works every value out anew, and notes which fields are read for it."""

    def __init__(self) -> None:
        self._reading: list[tuple[Call, set[str]]] = []

    def __call__(self, call: Call) -> Any:
        self._reading.append((call, set()))
        try:
            value = call.function.function(call.s, call.p, *call.asked)
        finally:
            _, read = self._reading.pop()
        name = call.function.function.__name__
        if call.is_known and call.known != value:
            raise Broken("memory", f"{name} remembers {call.known}, but it is {value}")
        by = {f"p.{field.partition('.')[0]}" for field in call.function.player}
        by |= {f"s.{field.partition('.')[0]}" for field in call.function.state}
        by |= {
            f"{whose}.{field.partition('.')[0]}" for field in call.function.others for whose in ("p", "other")
        }
        by |= {*call.function.told}
        if read - by:
            raise Broken(
                "memory", f"{name} reads {', '.join(sorted(read - by))}, but is not remembered by it"
            )
        return value

    def note(self, holder: Struct, field: str) -> None:
        if field in FIXED:
            return
        for call, read in self._reading:
            if holder is call.p:
                read.add(f"p.{field}")
            elif holder is call.s:
                read.add(f"s.{field}")
            elif any(holder is other for other in call.s.players):
                read.add(f"other.{field}")


@contextmanager
def watched(s: Any) -> Iterator[Check]:
    """Let a check hear of every field that is read of a position and its players."""
    check = Check()
    with ExitStack() as stack:
        for holder in dict.fromkeys([type(s), *map(type, getattr(s, "players", ()))]):
            stack.enter_context(_spied(holder, check.note))
        yield check


@contextmanager
def _spied(holder: type[Struct], note: Note) -> Iterator[None]:
    """Reads of a struct's fields are noted."""
    fields = holder.__struct_fields__
    own = {name: member for name, member in vars(holder).items() if name in fields}
    for name in fields:
        setattr(holder, name, _spying(name, getattr(holder, name), note))
    try:
        yield
    finally:
        for name in fields:
            if name in own:
                setattr(holder, name, own[name])
            else:
                delattr(holder, name)


def _spying(name: str, member: Any, note: Note) -> property:
    def read(holder: Struct) -> Any:
        note(holder, name)
        return member.__get__(holder)

    def write(holder: Struct, value: Any) -> None:
        member.__set__(holder, value)

    return property(read, write)
