"""Which effects a match has seen at work, and that asking them changes nothing.

A *watched* content is one whose effects report every time they are asked. Rules run on it as on any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from copy import copy
from typing import Any

from tessera.kernel.codec import digest
from tessera.kernel.content import Content
from tessera.kernel.effects import Entry, Found, Ready, Use

LOOK_EVERY = 50
"""Every so many questions the position is compared with what it was before the question."""


class Impure(AssertionError):
    """A condition, an amount or the making of a step changes the position."""


class Witness:
    """Counts, by effect, how often it was asked and how often it made a difference."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.applied: Counter[str] = Counter()
        self.questions = 0

    def idle(self, content: Content[Any]) -> list[str]:
        """The effects that never made a difference."""
        return [name for name in names(content) if not self.applied[name]]

    def watch(self, content: Content[Any]) -> Content[Any]:
        """The same content with watched effects."""
        watched = copy(content)
        watched.memory, watched.pictures = {}, {}  # what is remembered is not asked
        watched.effects = {hook: _watched(entry, self) for hook, entry in content.effects.items()}
        return watched

    def carefully(self, name: str, ask: Callable[..., Any], s: Any, *args: Any) -> Any:
        """Ask, and now and then see that nothing has changed."""
        self.questions += 1
        if self.questions % LOOK_EVERY:
            return ask(s, *args)
        before = digest(s)
        answer = ask(s, *args)
        if digest(s) != before:
            raise Impure(f"{name} changes the position when it is asked")
        return answer


def names(content: Content[Any]) -> list[str]:
    """All effects of a content: ``wonder:pentagon Plus attack``."""
    return list(dict.fromkeys(x.name for entry in content.effects.values() for x in effects_of(entry)))


def effects_of(entry: Entry) -> Iterable[Ready]:
    for table in (entry.home, entry.abroad, entry.itself):
        for found in table.values():
            yield from found


def _watched(entry: Entry, witness: Witness) -> Entry:
    watched = copy(entry)
    watched.always, watched.alone = frozenset(), {}  # so that every effect is asked by itself
    known = {id(ready): _reporting(ready, witness) for ready in effects_of(entry)}
    for place in ("home", "abroad", "itself"):
        table: Found = getattr(entry, place)
        setattr(watched, place, {n: tuple([known[id(x)] for x in found]) for n, found in table.items()})
    return watched


def _reporting(ready: Ready, witness: Witness) -> Ready:
    """An effect that tells the witness when it is asked, and when it makes a difference."""
    name = ready.name
    reporting = copy(ready)
    reporting.constant = None

    def when(s: Any, *args: Any) -> bool:
        witness.asked[name] += 1
        applies = ready.when is None or bool(witness.carefully(name, ready.when, s, *args))
        if applies and not hasattr(ready.effect, "amount") and ready.do is None:
            witness.applied[name] += 1
        return applies

    def amount(s: Any, *args: Any) -> int:
        worth: int = (
            ready.amount if type(ready.amount) is int else witness.carefully(name, ready.amount, s, *args)
        )
        if worth:
            witness.applied[name] += 1
        return worth

    def do(s: Any, holder: Any, held: Any, *asked: Any) -> Any:
        plain = copy(ready)
        plain.once, plain.may = "", False
        step = witness.carefully(name, plain.step, s, holder, held, _whose(ready, holder, held), asked)
        if step is not None:
            witness.applied[name] += 1
        return step

    reporting.when = when
    if hasattr(ready.effect, "amount"):
        reporting.amount = amount
    if ready.do is not None:
        reporting.do = do
    return reporting


def _whose(ready: Ready, holder: Any, held: Any) -> int:
    """Whose step an effect makes: a reaction is its owner's, a use that of whoever uses it."""
    seat: int = held.asker if isinstance(ready.effect, Use) else holder.seat
    return seat
