"""What a card does once it has been announced (CV-7, CV-14.03), and what a menu offers of it.

Its targets are the parts of an answer, its numbers stand in the row of the card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, ClassVar, Final

from msgspec import structs

from tessera.games.civilization.hand import is_event
from tessera.games.civilization.payment import (
    describe_payment,
    item_of,
    might_pay,
    payable,
    payment,
    price_of,
)
from tessera.games.civilization.world import Nation, World
from tessera.kernel import NONE, Act, Description, Option, Refusal, Step, is_used
from tessera.kernel.effects import Held, Moment, uses
from tessera.kernel.scopes import Once

DONE: Final[Option] = ("done",)
"""No more targets."""


class Deed(Act, frozen=True):
    """What a card does once it has been announced; `run` carries it out."""

    rule: ClassVar[str] = "CV-7.01"
    permanent: ClassVar[bool] = False
    """Whether it costs nothing, though another ability of its card does."""

    seat: int
    card: int = NONE
    chosen: tuple[Option, ...] = ()
    """What it is aimed at."""

    def part(self, s: World) -> list[Option] | None:
        """The options of its next target, each of which can be completed; None if nothing is missing."""
        return None

    def aims(self, s: World) -> list[tuple[int, Option]]:
        """The nations it is aimed at, each with the part that names the target."""
        return []

    def possible(self, s: World) -> bool:
        """Whether it may be announced: it can have an effect (CV-7.14) and can be paid."""
        options = self.part(s)
        if options is not None and not options:
            return False
        pays = price_of(s, self)
        return not pays or payable(s, s.players[self.seat], pays)

    def describe_part(self, s: World, option: Option) -> Description:
        """One of its targets, for people."""
        return Description(
            f"do-{option[0]}", {f"arg{i}": part for i, part in enumerate(option) if i}, rule=self.rule
        )


def deed(kind: type[Deed]) -> Callable[[World, Nation, Held], Deed]:
    """A card's effect: this deed, with the numbers of the card."""

    @lru_cache(256)
    def made(seat: int, number: int) -> Deed:
        return kind(seat, number)

    def effect(s: World, p: Nation, card: Held, *asked: Any) -> Deed:
        return made(p.seat, card.number)

    return effect


# --- what a menu offers ---------------------------------------------------------------------------------------


def offered(s: World, p: Nation, menu: Moment, *asked: Any) -> dict[Option, Step]:
    """Deeds of cards at work (``use``) and of culture events in hand (``play``) that can be announced now."""
    found = uses(s, p, menu, *asked)
    if p.hand.cards:
        for option, step in uses(s, p, menu, *asked, cards=p.hand.cards).items():
            found["play", *option[1:]] = step
    return found


def deed_in(step: Step) -> Deed:
    """The deed itself, where it may be used only once."""
    inner = step.step if isinstance(step, Once) else step
    assert isinstance(inner, Deed)
    return inner


Barred = tuple[tuple[int, Option], ...]
"""Targets whose owner has refused an event, each with the event (CV-14.14)."""


def split(parts: tuple[Option, ...]) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """Targets, and what pays."""
    return (
        tuple([part for part in parts if part[0] != "pay"]),
        tuple([part for part in parts if part[0] == "pay"]),
    )


def next_part(s: World, step: Step, parts: tuple[Option, ...], barred: Barred = ()) -> list[Option] | None:
    """What is asked next about a deed: its targets, then its payment."""
    targets, pays = split(parts)
    aimed = structs.replace(deed_in(step), chosen=targets)
    if not pays:
        options = aimed.part(s)
        if options is not None:
            if not barred:
                return options
            free = [option for option in options if (aimed.card, option) not in barred]
            return [option for option in free if next_part(s, step, (*parts, option), barred) != []]
    price = price_of(s, aimed)
    if not price:
        return None
    items = tuple([item_of(s, str(part[1])) for part in pays])
    return payment(s, s.players[aimed.seat], price, items)


def not_barred(s: World, deeds: dict[Option, Step], barred: Barred) -> dict[Option, Step]:
    """Deeds that still have a target."""
    if not barred:
        return deeds
    return {option: step for option, step in deeds.items() if next_part(s, step, (), barred) != []}


def might_respond(s: World, p: Nation, menu: Moment, *asked: Any) -> bool:
    """Whether a player might have a deed for a menu, from what everybody knows and nothing else (CV-14.21)."""
    entry = s.content.effects.get(menu)
    if entry is None:
        return False
    if not entry.sources.isdisjoint(p.cards):
        row = s.content.row
        for number in p.cards:
            for ready in entry.home.get(number, ()):
                used = ready.once and is_used(s, ready.once, p.seat, ready.key)
                if not used and might_pay(p, getattr(row[number], "pays", ())):
                    return True
    if not p.hand.cards:
        return False
    decks = {s.content.row[card].deck for card in p.hand.cards}
    for deck, number, copies, found in s.content.answers(menu):
        if deck in decks and s.used_events[deck - 1].count(number) < copies:
            held = found[0].unheld(p.seat)
            if any(ready.when is None or ready.when(s, p, held, *asked) for ready in found):
                return True
    return False


# --- for people -----------------------------------------------------------------------------------------------


def describe_deed(s: World, step: Step | None, option: Option) -> Description:
    """An option of a menu that announces a deed, or one of its parts."""
    if option[0] in ("use", "play"):
        key = str(option[1])
        return Description(f"do-{option[0]}", {"card": key}, (s.content.element(s.content.number[key]),))
    if option[0] == "pay":
        return describe_payment(s, str(option[1]))
    if step is not None:
        return deed_in(step).describe_part(s, option)
    return Description(f"do-{option[0]}")


def refuse_deed(s: World, p: Nation, menus: Iterable[Moment], option: Option) -> Refusal | None:
    """Why a card cannot be used or played now."""
    if option[0] not in ("use", "play") or len(option) < 2:
        return None
    number = s.content.number.get(str(option[1]), NONE)
    if number == NONE or not (number in p.cards or number in p.hand.cards):
        return Refusal("refused-no-such-card", rule="CV-7.01")
    args: dict[str, int | str] = {"card": str(option[1])}
    for menu in menus:
        entry = s.content.effects.get(menu)
        for ready in entry.home.get(number, ()) if entry is not None else ():
            if ready.once and is_used(s, ready.once, p.seat, ready.key):
                return Refusal("refused-used", args, "CV-7.02")
            pays = getattr(s.content.row[number], "pays", ())
            if pays and not payable(s, p, pays):
                return Refusal("refused-cannot-pay", args, "CV-7.01")
            return Refusal("refused-no-effect", args, "CV-7.14")
    return Refusal("refused-wrong-phase", args, "CV-14.03" if is_event(s, number) else "CV-7.01")
