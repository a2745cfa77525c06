"""Effects: what a card does, declared in the literal that holds its numbers.

A rule never asks who has which card. It asks a *hook*, named after the rule it opens: how large is this value
(`total`), may this be done (`allows`), what happens now (`emit`), what could be used now (`uses`). Cards answer::

    card(Wonder("pentagon", MILITARY, MODERN, 12, amount=2), Plus(ATTACK, "amount"), Allow(ANY_DISTANCE))

What the vocabulary does not say is a function or a step written beside the literal. Functions are pure: they return a
number, a truth or a step, and only steps change the state. A function is called with the state, the player who has the
card, the card (`Held`) and whatever the hook was asked with.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypeVar, TypeVarTuple

from msgspec import Struct

from tessera.kernel.combinators import AnyOrder, May, in_literal
from tessera.kernel.option import Option
from tessera.kernel.scopes import Once, is_used
from tessera.kernel.step import Description, Refusal, Step

if TYPE_CHECKING:
    from tessera.kernel.content import Row

R = TypeVar("R", bound="Row")
Kind = TypeVar("Kind", bound="Row")
Asked = TypeVarTuple("Asked")
"""What a hook is asked with, beside the player: a card, a space, a type."""

NONE = -1
"""No card, no space, no place: the number of nothing."""


HOLDER, RIVALS, ALL = 1, 2, 3
"""Whose questions an effect answers: those of the player who has the card, of all others, or of both."""


# --- hooks --------------------------------------------------------------------------------------------------


class Hook:
    """A question of the rules that cards may answer. Compared by identity; the name is for people and tests."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


class Value(Hook, Generic[*Asked]):
    """A whole number, or a set of cells as bits, that cards change: by sum, `max`, `min`, `or_` or `latest`.

    Hooks are typed in what they are asked with: ``Value[int, bool]`` is asked with a number and a truth, ``Value[()]``
    with nothing.

    `asked`: what it is a value of besides the player, in words; whoever asks for it names all of that.
    """

    __slots__ = ("asked", "fold")

    def __init__(
        self, name: str, fold: Callable[[int, int], int] = operator.add, *, asked: tuple[str, ...] = ()
    ) -> None:
        super().__init__(name)
        self.fold = fold
        self.asked = asked


def latest(_: int, new: int) -> int:
    """The fold of a value that a card replaces."""
    return new


class Right(Hook, Generic[*Asked]):
    """What is not allowed (or is, if `default`) until a card says otherwise. A ban wins over a permission."""

    __slots__ = ("default", "rule")

    def __init__(self, name: str, rule: str = "", *, default: bool = False) -> None:
        super().__init__(name)
        self.rule = rule
        self.default = default


class Moment(Hook, Generic[*Asked]):
    """Something that happens, to which cards react; or a menu of what can be used. `chosen`: owners order reactions."""

    __slots__ = ("chosen",)

    def __init__(self, name: str, *, chosen: bool = False) -> None:
        super().__init__(name)
        self.chosen = chosen


# --- effects ------------------------------------------------------------------------------------------------

When: TypeAlias = Callable[[Any, Any, "Held", *Asked], bool]
Amount: TypeAlias = int | str | Callable[[Any, Any, "Held", *Asked], int]
"""A number, the name of the row's field that holds it, or a function."""
Do: TypeAlias = Step | Callable[[Any, Any, "Held", *Asked], Step | None]
"""A step, whose seat becomes that of whoever has the card, or a function that makes one."""


class Effect(Struct, Generic[*Asked], frozen=True, kw_only=True):
    """One sentence of a card."""

    when: When[*Asked] | None = None
    whom: int = HOLDER
    own: bool = False
    """Only for questions about this very card: what it costs, that it is built, played, lost."""


class Plus(Effect[*Asked], frozen=True):
    """Adds to a value (or whatever the value's fold does)."""

    hook: Value[*Asked]
    amount: Amount[*Asked] = 1


class Allow(Effect[*Asked], frozen=True):
    """Gives a right; `once`: until it was used (`use_up`) in that scope."""

    hook: Right[*Asked]
    once: str = ""


class Forbid(Effect[*Asked], frozen=True):
    """Takes a right away."""

    hook: Right[*Asked]


class On(Effect[*Asked], frozen=True):
    """Reacts to a moment; `may`: only if its owner wants; `once`: only once in that scope."""

    hook: Moment[*Asked]
    do: Do[*Asked]
    may: bool = False
    once: str = ""


class Use(Effect[*Asked], frozen=True):
    """Can be used from a menu; `once`: only once in that scope."""

    hook: Moment[*Asked]
    do: Do[*Asked]
    once: str = ""


AnyEffect: TypeAlias = Effect[*tuple[Any, ...]]


class Card(NamedTuple, Generic[R]):
    """A component as it is written down: its numbers and its effects."""

    row: R
    effects: tuple[AnyEffect, ...]


def card(row: R, *effects: AnyEffect) -> Card[R]:
    """A component, read in one place."""
    return Card(row, effects)


class Cards(Generic[R]):
    """The literals of one kind, in the order in which they are written; each stands below what only it needs::

    leaders = Cards[Leader]()
    card = leaders.add
    """

    def __init__(self) -> None:
        self._cards: list[Card[R]] = []

    def add(self, row: R, *effects: AnyEffect) -> None:
        """A component, read in one place."""
        self._cards.append(Card(row, effects))

    def __iter__(self) -> Iterator[Card[R]]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)


class HeldAs(Struct, Generic[Kind], frozen=True, gc=False):
    """A card that answers a question, for the functions of its effects; ``HeldAs[Leader]`` says what its row is."""

    row: Kind
    number: int
    place: int
    """Among the cards its player has at work; NONE if it is not at work (yet, or any more)."""
    on: tuple[int, ...]
    """What lies on it, or what it remembers."""
    asker: int
    """The seat whose question it answers. The player a function is given is the one who has the card."""

    @property
    def key(self) -> str:
        return self.row.key


Held: TypeAlias = HeldAs[Any]
"""The same for functions that cards of several kinds share, or that do not look at the row. Made as `HeldAs`."""


# --- the index ----------------------------------------------------------------------------------------------


class Ready:
    """An effect made ready for being asked: field names looked up, its card at hand, its step bound to seats."""

    __slots__ = (
        "_steps", "_unheld", "amount", "constant", "do", "effect", "key", "may", "name", "number", "once", "row",
        "when",
    )  # fmt: skip

    def __init__(self, name: str, number: int, row: Row, effect: Any) -> None:
        self.name = name
        """For tests and reports: ``wonder:pentagon Plus attack``."""
        self.number = number
        self.row = row
        self.key = row.key
        self.effect: AnyEffect = effect
        self.when: Callable[..., bool] | None = effect.when
        self.once: str = getattr(effect, "once", "")
        self.may: bool = getattr(effect, "may", False)
        self.do: Any = getattr(effect, "do", None)
        amount = getattr(effect, "amount", 0)
        self.amount: Any = getattr(row, amount) if isinstance(amount, str) else amount
        self.constant: int | None = self.amount if type(self.amount) is int and self.when is None else None
        self._steps: dict[int, Step] = {}
        self._unheld: dict[int, Held] = {}

    def unheld(self, seat: int) -> Held:
        """The card when a seat asks about it that does not have it at work."""
        held = self._unheld.get(seat)
        if held is None:
            held = self._unheld[seat] = HeldAs(self.row, self.number, NONE, (), seat)
        return held

    def worth(self, s: Any, holder: Any, held: Held, asked: tuple[Any, ...]) -> int:
        """How much it adds."""
        amount: int = self.amount if type(self.amount) is int else self.amount(s, holder, held, *asked)
        return amount

    def step(self, s: Any, holder: Any, held: Held, seat: int, asked: tuple[Any, ...]) -> Step | None:
        """What it does for a seat: the one that has the card, or the one that uses it. None if it is used up."""
        if self.once and is_used(s, self.once, seat, self.key):
            return None
        step: Step | None
        if not isinstance(self.do, Step):
            step = self.do(s, holder, held, *asked)
        else:
            step = self._steps.get(seat)
            if step is None:
                step = self._steps[seat] = in_literal(self.do, seat, self.number)
        if step is None:
            return None
        if self.once:
            step = Once(seat, self.once, self.key, step)
        return May(seat, step) if self.may else step


Found: TypeAlias = dict[int, tuple[Ready, ...]]


class Entry:
    """All effects of one hook, by the numbers of their cards."""

    __slots__ = ("abroad", "alone", "always", "effects", "foreign", "home", "itself", "sources")

    def __init__(self, effects: Sequence[Ready]) -> None:
        self.effects = effects
        """All of them, in the order of the literals."""
        self.home = _by_card([x for x in effects if not x.effect.own and x.effect.whom & HOLDER])
        """For questions of the player who has the card."""
        self.abroad = _by_card([x for x in effects if not x.effect.own and x.effect.whom & RIVALS])
        """For questions of all others."""
        self.itself = _by_card([x for x in effects if x.effect.own])
        """For questions about the card."""
        self.sources = frozenset(self.home)
        self.foreign = frozenset(self.abroad)
        self.always = frozenset(self._always(effects))
        """Cards that settle a right by themselves: they allow it without a condition, and nothing forbids it."""
        self.alone = self._alone()
        """Cards that answer questions about themselves with one function, where no other card answers."""

    def _alone(self) -> dict[int, Ready]:
        if self.home or self.abroad:
            return {}
        single = {number: found[0] for number, found in self.itself.items() if len(found) == 1}
        return {number: x for number, x in single.items() if x.when is None and callable(x.amount)}

    def _always(self, effects: Sequence[Ready]) -> Iterable[int]:
        if any(isinstance(x.effect, Forbid) for x in effects):
            return ()
        return [
            number for number, found in self.home.items() if any(not x.when and not x.once for x in found)
        ]


def _by_card(effects: Iterable[Ready]) -> Found:
    found: Found = {}
    for ready in effects:
        found[ready.number] = (*found.get(ready.number, ()), ready)
    return found


Index: TypeAlias = Mapping[Hook, Entry]


class Ability(Struct, frozen=True):
    """An effect as it can be told to a client: the hook it answers, and its amount if that never varies."""

    hook: str
    amount: int | None = None


def ready_effects(rows: Sequence[Row], cards: Iterable[Card[Any]]) -> list[Ready]:
    """The effects of all rows, those that follow from printed numbers first; each has a name of its own.

    The rows may be corrected ones: a literal's effects find theirs by its element.
    """
    declared = {literal.row.element: literal.effects for literal in cards}
    found: list[Ready] = []
    for number, row in enumerate(rows):
        named: Counter[str] = Counter()
        for effect in (*row.printed(), *declared.get(row.element, ())):
            name = f"{row.element} {type(effect).__name__} {_hook(effect).name}"
            named[name] += 1
            found.append(Ready(name if named[name] == 1 else f"{name} #{named[name]}", number, row, effect))
    return found


def index(effects: Iterable[Ready]) -> Index:
    """The effects by the hooks they answer; made once, when content is loaded."""
    found: dict[Hook, list[Ready]] = {}
    for ready in effects:
        found.setdefault(_hook(ready.effect), []).append(ready)
    return {hook: Entry(answers) for hook, answers in found.items()}


def foreign_in(found: Index) -> frozenset[int]:
    """All cards that answer questions of other players than those who have them."""
    return frozenset().union(*[entry.foreign for entry in found.values()])


def _hook(effect: Any) -> Hook:
    hook: Hook = effect.hook
    return hook


Applying: TypeAlias = tuple[Ready, Any, Held]
"""An effect that applies, the player who has its card, and the card."""


def applying(s: Any, p: Any, entry: Entry, asked: tuple[Any, ...], about: int = NONE) -> list[Applying]:
    """The effects that apply to a player's question: of the player's cards, of the card it is about, of the others'."""
    found: list[Applying] = []
    seat: int = p.seat
    if not entry.sources.isdisjoint(p.cards):
        _collect(s, p, entry.home, seat, asked, found)
    for ready in entry.itself.get(about, ()) if about != NONE else ():
        place = p.cards.index(about) if about in p.cards else NONE
        held = HeldAs(ready.row, about, place, p.on[place] if place != NONE else (), seat)
        if ready.when is None or ready.when(s, p, held, *asked):
            found.append((ready, p, held))
    if entry.foreign:
        for i in range(1, len(s.players)):
            other = s.players[(seat + i) % len(s.players)]
            if not entry.foreign.isdisjoint(other.cards):
                _collect(s, other, entry.abroad, seat, asked, found)
    return found


def _collect(s: Any, holder: Any, table: Found, asker: int, asked: Any, found: list[Applying]) -> None:
    for place, number in enumerate(holder.cards):
        for ready in table.get(number, ()):
            held = HeldAs(ready.row, number, place, holder.on[place], asker)
            if ready.when is None or ready.when(s, holder, held, *asked):
                found.append((ready, holder, held))


def answered(s: Any, p: Any, hook: Hook) -> bool:
    """Whether any card at work answers a player's question: where none does, a value is as printed.

    For rules that ask the same of many cards. What a card says about itself is another matter (`about_themselves`).
    """
    entry: Entry | None = s.content.effects.get(hook)
    if entry is None:
        return False
    if not entry.sources.isdisjoint(p.cards):
        return True
    foreign = entry.foreign
    return bool(foreign) and any(q is not p and not foreign.isdisjoint(q.cards) for q in s.players)


def about_themselves(s: Any, hook: Hook) -> Collection[int]:
    """The cards that answer a question about themselves."""
    entry: Entry | None = s.content.effects.get(hook)
    return entry.itself if entry is not None else ()


def alone_about_themselves(s: Any, hook: Value[()]) -> Mapping[int, Ready]:
    """Of those the ones whose one function is the whole answer, whoever asks: for what is asked after every change."""
    entry: Entry | None = s.content.effects.get(hook)
    return entry.alone if entry is not None else {}


# --- asking: values -----------------------------------------------------------------------------------------


def total(s: Any, p: Any, hook: Value[*Asked], *asked: *Asked, base: int = 0, about: int = NONE) -> int:
    """A value with everything that cards change about it."""
    entry: Entry | None = s.content.effects.get(hook)
    if entry is None:
        return base
    if about != NONE:
        alone = entry.alone.get(about)
        if alone is not None and about not in p.cards:
            return hook.fold(base, alone.amount(s, p, alone.unheld(p.seat), *asked))
    if entry.foreign or (about != NONE and about in entry.itself):
        for ready, holder, held in applying(s, p, entry, asked, about):
            base = hook.fold(base, ready.worth(s, holder, held, asked))
        return base
    cards = p.cards
    if entry.sources.isdisjoint(cards):
        return base
    fold, home = hook.fold, entry.home
    for place, number in enumerate(cards):
        if number in home:
            for ready in home[number]:
                amount = ready.constant
                if amount is None:
                    held = HeldAs(ready.row, number, place, p.on[place], p.seat)
                    if ready.when is not None and not ready.when(s, p, held, *asked):
                        continue
                    amount = ready.worth(s, p, held, asked)
                base = fold(base, amount)
    return base


class Summand(Struct, frozen=True):
    """One line of an explanation: what adds how much. An element of the board, or a word of the game."""

    what: str
    amount: int


def breakdown(s: Any, p: Any, hook: Value[*Asked], *asked: *Asked, about: int = NONE) -> list[Summand]:
    """Why a value is what it is: every card that changes it, with its amount."""
    entry: Entry | None = s.content.effects.get(hook)
    found = applying(s, p, entry, asked, about) if entry is not None else []
    return [Summand(ready.row.element, ready.worth(s, holder, held, asked)) for ready, holder, held in found]


# --- asking: rights -----------------------------------------------------------------------------------------


def ruling(s: Any, p: Any, right: Right[*Asked], *asked: *Asked, about: int = NONE) -> tuple[bool, str]:
    """Whether something is allowed, and the key of the card that decides it ('' if none does)."""
    entry: Entry | None = s.content.effects.get(right)
    allowed, by = right.default, ""
    for ready, _, _ in applying(s, p, entry, asked, about) if entry is not None else ():
        if isinstance(ready.effect, Forbid):
            return False, ready.key
        if not ready.once or not is_used(s, ready.once, p.seat, ready.key):
            allowed, by = True, ready.key
    return allowed, by


def allows(s: Any, p: Any, right: Right[*Asked], *asked: *Asked, about: int = NONE) -> bool:
    """Whether something is allowed to a player."""
    entry: Entry | None = s.content.effects.get(right)
    if entry is None:
        return right.default
    if about not in entry.itself and not entry.foreign:
        if entry.sources.isdisjoint(p.cards):
            return right.default
        if not entry.always.isdisjoint(p.cards):
            return True
    return ruling(s, p, right, *asked, about=about)[0]


def refuse(s: Any, p: Any, right: Right[*Asked], *asked: *Asked, about: int = NONE) -> Refusal | None:
    """Why something is not allowed: the rule, and the card that forbids it. None if it is allowed."""
    allowed, by = ruling(s, p, right, *asked, about=about)
    return None if allowed else Refusal(f"refused-{right.name}", {"card": by} if by else {}, right.rule)


# --- moments and menus --------------------------------------------------------------------------------------


def emit(s: Any, p: Any, moment: Moment[*Asked], *asked: *Asked, about: int = NONE) -> None:
    """Say that something happened to a player (about a card, if one is named): what reacts goes on the agenda.

    First the player's own reactions, then those of the others clockwise; within a seat in the order of the literals,
    or as the seat wants where the moment is `chosen`. What comes on the agenda later happens earlier, so this is the
    last line of a rule.
    """
    entry: Entry | None = s.content.effects.get(moment)
    if entry is None:
        return
    if about not in entry.itself and not entry.foreign and entry.sources.isdisjoint(p.cards):
        return
    reactions: dict[int, list[Step]] = {}
    for ready, holder, held in applying(s, p, entry, asked, about):
        step = ready.step(s, holder, held, holder.seat, asked)
        if step is not None:
            reactions.setdefault(holder.seat, []).append(step)
    for seat, steps in reversed(reactions.items()):
        s.then(*(in_chosen_order(seat, steps) if moment.chosen else steps))


def in_chosen_order(seat: int, steps: Sequence[Step]) -> list[Step]:
    """Steps whose order a seat chooses; those that only gain happen first, without a question."""
    gains = [step for step in steps if step.commutes]
    others = [step for step in steps if not step.commutes]
    return [*gains, AnyOrder(seat, tuple(others))] if len(others) > 1 else [*gains, *others]


def uses(
    s: Any, p: Any, menu: Moment[*Asked], *asked: *Asked, cards: Sequence[int] | None = None
) -> dict[Option, Step]:
    """What a player could use now, by the option that a menu offers for it: ``use oracle``.

    With `cards` these are asked instead of those at work: a hand, say. Where a card can be used in several ways, the
    options after the first are numbered; ways that come to the same are one option.
    """
    entry: Entry | None = s.content.effects.get(menu)
    if entry is None:
        return {}
    if cards is not None:
        if entry.sources.isdisjoint(cards):
            return {}
        found = _in_hand(s, p, entry, cards, asked)
    elif entry.foreign or not entry.sources.isdisjoint(p.cards):
        found = applying(s, p, entry, asked)
    else:
        return {}
    steps: dict[str, list[Step]] = {}
    for ready, holder, held in found:
        step = ready.step(s, holder, held, p.seat, asked)
        if step is not None and step not in steps.get(ready.key, ()) and step.possible(s):
            steps.setdefault(ready.key, []).append(step)
    return {
        ("use", key) if not way else ("use", key, way + 1): step
        for key, ways in steps.items()
        for way, step in enumerate(ways)
    }


def _in_hand(s: Any, p: Any, entry: Entry, cards: Sequence[int], asked: tuple[Any, ...]) -> list[Applying]:
    found: list[Applying] = []
    for number in dict.fromkeys(cards):
        for ready in entry.home.get(number, ()):
            held = HeldAs(ready.row, number, NONE, (), p.seat)
            if ready.when is None or ready.when(s, p, held, *asked):
                found.append((ready, p, held))
    return found


def describe_use(s: Any, option: Option, rule: str = "") -> Description:
    """An option of a menu that uses a card."""
    key = str(option[1])
    return Description("do-use", {"card": key}, (s.content.rows[s.content.number[key]].element,), rule)
