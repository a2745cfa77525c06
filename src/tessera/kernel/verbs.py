"""Verbs: the words that a game's answers begin with, and what may be said after each of them.

An option is a tuple, verb first (`tessera.kernel.option`). A game declares its verbs once, with the domain of every
argument, in its module `verbs`; whoever must know them beforehand reads them there instead of collecting what is
offered: the types of the browser client (`tessera types`), and spaces of actions for those who learn to play. The
conformance kit holds every option that is offered to the declaration.

A verb may be declared several times, with other arguments each time: ``at e5`` in one question, ``at 3 2`` in another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from tessera.kernel.option import DECLINE, PASS, RESIGN, STOP, Option

if TYPE_CHECKING:
    from tessera.kernel.content import Content

Word: TypeAlias = int | str


class Domain(Struct, frozen=True):
    """What an argument may be. It is called by what it means: a card, a space, how many."""

    name: str

    def values(self, content: Content[Any], seats: int) -> Sequence[Word] | None:
        """All it can be with this content at a table of so many; None: it is made up of too much to list it."""
        raise NotImplementedError

    def holds(self, word: Word, content: Content[Any], seats: int) -> bool:
        """Whether an argument may be this."""
        values = self.values(content, seats)
        return type(word) is str if values is None else word in values


class Count(Domain, frozen=True):
    """A whole number: an amount, or the number of a place."""

    least: int
    most: int

    def values(self, content: Content[Any], seats: int) -> Sequence[Word]:
        return range(self.least, self.most + 1)


class Seat(Domain, frozen=True):
    """A player, or a rival that the rules play."""

    more: int = 0
    """Rivals that sit behind the players."""

    def values(self, content: Content[Any], seats: int) -> Sequence[Word]:
        return range(seats + self.more)


class OneOf(Domain, frozen=True):
    """One of a few words."""

    words: tuple[str, ...]

    def values(self, content: Content[Any], seats: int) -> Sequence[Word]:
        return self.words


class Key(Domain, frozen=True):
    """A component, by its key: of some kinds, or of any."""

    kinds: tuple[str, ...] = ()
    marks: tuple[str, ...] = ("",)
    """What may stand behind the key."""
    more: tuple[str, ...] = ()
    """Words that may stand in the place of a key."""

    def values(self, content: Content[Any], seats: int) -> Sequence[Word]:
        keys = [row.key for row in content.components if self._counts(row.kind)]
        return (*[key + mark for key in keys for mark in self.marks], *self.more)

    def holds(self, word: Word, content: Content[Any], seats: int) -> bool:
        if word in self.more:
            return True
        said = [str(word).removesuffix(mark) for mark in self.marks if str(word).endswith(mark)]
        return any(
            key in content.number and self._counts(content.rows[content.number[key]].kind) for key in said
        )

    def _counts(self, kind: str) -> bool:
        return not self.kinds or kind in self.kinds


class Made(Domain, frozen=True):
    """A word that the rules put together, such as the label of a step: not to be listed beforehand."""

    def values(self, content: Content[Any], seats: int) -> None:
        return None


class Verb(Struct, frozen=True):
    """A verb with the domains of its arguments."""

    name: str
    args: tuple[Domain, ...] = ()
    final: bool = False
    """It ends a turn, refuses something or leaves the match: nobody does it by a slip of the finger."""

    def fits(self, option: Option, content: Content[Any], seats: int) -> bool:
        """Whether an option is one of this verb."""
        return (
            option[0] == self.name
            and len(option) == len(self.args) + 1
            and all(
                domain.holds(word, content, seats) for domain, word in zip(self.args, option[1:], strict=True)
            )
        )


def verb(name: str, *args: Domain, final: bool = False) -> Verb:
    """A verb, in the words of a declaration: ``verb("give", RESOURCE, AMOUNT)``."""
    return Verb(name, args, final)


COMMON = tuple([verb(str(option[0]), final=True) for option in (PASS, DECLINE, STOP, RESIGN)])
"""What can be said in every game."""

_STEP, _WHICH = Made("step"), Count("which", 2, 99)
COMBINED = (
    verb("next", _STEP),
    verb("next", _STEP, _WHICH),
    verb("choose", _STEP),
    verb("choose", _STEP, _WHICH),
    verb("do", _STEP),
    verb("pay", _STEP),
)
"""What is said where steps are put together (`tessera.kernel.combinators`)."""


class Vocabulary:
    """The verbs of a game, to be looked up."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = (*COMMON, *verbs)

    @cached_property
    def _by_name(self) -> dict[str, list[Verb]]:
        found: dict[str, list[Verb]] = {}
        for each in self.verbs:
            found.setdefault(each.name, []).append(each)
        return found

    def __iter__(self) -> Iterator[Verb]:
        return iter(self.verbs)

    def called(self, name: Word) -> Sequence[Verb]:
        """The verbs of a name, which differ in their arguments."""
        return self._by_name.get(str(name), ())

    def is_final(self, option: Option) -> bool:
        """Whether an option ends, refuses or leaves something."""
        return any(each.final and len(each.args) == len(option) - 1 for each in self.called(option[0]))

    def find(self, option: Option, content: Content[Any], seats: int) -> Verb | None:
        """The declared verb that an option is of; None: it is of none."""
        return next((each for each in self.called(option[0]) if each.fits(option, content, seats)), None)
