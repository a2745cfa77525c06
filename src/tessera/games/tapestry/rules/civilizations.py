"""Gaining civilizations, at the beginning and later (TP-2.16, TP-10)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.tapestry.hooks import (
    CHOSEN_CIV,
    CIV_DRAWS,
    EXTRA_DRAWS,
    GAINED_CIV,
    KEPT_OUTPOSTS,
    LOST_CIV,
    SPARE_OUTPOSTS,
)
from tessera.games.tapestry.rules.benefits import gain_words, word
from tessera.games.tapestry.rules.supplies import describe_card
from tessera.games.tapestry.state import Player, Tapestry
from tessera.kernel import DECLINE, NO_ONE, Act, Ask, ChooseCard, Description, Option, enter, leave
from tessera.kernel.content import key_of, keys_of
from tessera.kernel.effects import emit, total


def civs_left(s: Tapestry) -> int:
    return len(s.civ_deck.cards) + len(s.civ_discards)


def another_civ(s: Tapestry, refused: int) -> bool:
    """Whether a civilization is left, in the deck or among the discards, that could stay (TP-10.03, TP-10.04)."""
    left = (*s.civ_deck.cards, *s.civ_discards)
    return any(civ != refused and s.content.civ[civ].later != "again" for civ in left)


def top_civ(s: Tapestry) -> int:
    """Discarded civilizations are shuffled when the deck is empty (TP-10.03)."""
    if not s.civ_deck.cards:
        s.civ_deck.add_all(s.civ_discards)
        s.civ_discards = ()
    return s.chance.draw(s.civ_deck)


def discard_civ(s: Tapestry, civ: int) -> None:
    s.civ_discards = tuple(sorted((*s.civ_discards, civ)))


@word("gain_civ", possible=lambda s, p, what: civs_left(s) > 0)
def gain_civ(s: Tapestry, p: Player, what: str) -> None:
    s.then(GainCiv(p.seat))


class GainCiv(Act, frozen=True):
    """The top card of the deck, or one of several (TP-10.02, TP-10.05)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        count = 1 + bool(s.setup.settings.get("two_civilizations")) + total(s, p, CIV_DRAWS)
        count = min(count + total(s, p, EXTRA_DRAWS), civs_left(s))
        if not count:
            return
        for _ in range(count):
            p.offered.add(top_civ(s))
        s.then(KeepCiv(self.seat))

    def possible(self, s: Tapestry) -> bool:
        return civs_left(s) > 0


class KeepCiv(ChooseCard, frozen=True):
    """One of those drawn; the others go back into the deck, or in the variant are discarded (TP-10.05, TP-19.06)."""

    verb: ClassVar[str] = "keep"
    element: ClassVar[str] = "civilization"
    rule: ClassVar[str] = "TP-10.05"
    stop: ClassVar[Option | None] = None
    open: ClassVar[bool] = False

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.players[self.seat].offered.cards)

    def take(self, s: Tapestry, what: str) -> None:
        p = s.players[self.seat]
        civ = s.content.number[what]
        p.offered.remove(civ, seen_by=NO_ONE)
        others = p.offered.take_all()
        if s.setup.settings.get("two_civilizations"):
            for other in others:
                discard_civ(s, other)
                s.tell("discarded-civilization", seat=p.seat, civ=key_of(s, other))
        else:
            s.civ_deck.add_all(others)
        meet_civ(s, p, civ)


def meet_civ(s: Tapestry, p: Player, civ: int) -> None:
    """Some must be replaced in the course of play, others may be (TP-10.04)."""
    row = s.content.civ[civ]
    if row.later == "again":
        discard_civ(s, civ)
        s.tell("passed-over", seat=p.seat, civ=row.key)
        if another_civ(s, civ):
            s.then(GainCiv(p.seat))
    elif row.later == "may":
        s.then(AcceptCiv(p.seat, civ))
    else:
        own_civ(s, p, civ, at_setup=False)


class AcceptCiv(Ask, frozen=True):
    """Keep the civilization, or discard it and draw another one (TP-10.04)."""

    open: ClassVar[bool] = True

    civ: int

    def options(self, s: Tapestry) -> list[Option]:
        return [("keep", key_of(s, self.civ)), DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            own_civ(s, s.players[self.seat], self.civ, at_setup=False)
            return
        discard_civ(s, self.civ)
        if another_civ(s, self.civ):
            s.then(GainCiv(self.seat))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-10.04")


def own_civ(s: Tapestry, p: Player, civ: int, at_setup: bool) -> None:
    """The mat is at work from now on; adjustments only for those who start with it (TP-2.22, TP-10.01)."""
    row = s.content.civ[civ]
    p.civs = (*p.civs, civ)
    enter(s, p, civ)
    s.tell("civilization", seat=p.seat, civ=row.key)
    if at_setup and s.setup.settings.get("adjustments", True):
        emit(s, p, CHOSEN_CIV, about=civ)
        if row.adjustment:
            gain_words(s, p.seat, row.adjustment)
    emit(s, p, GAINED_CIV, at_setup, about=civ)
    if row.setup and (
        at_setup or not row.later
    ):  # a text for later stands instead of the first gains (TP-10.02)
        gain_words(s, p.seat, row.setup)


def lose_civ(s: Tapestry, p: Player, civ: int) -> None:
    """What it gave is kept, outposts on it go back to supply; its tokens on the map are inert (TP-10.08, TP-10.22)."""
    before = total(s, p, SPARE_OUTPOSTS) + total(s, p, KEPT_OUTPOSTS)
    leave(s, p, civ)
    p.outposts += before - total(s, p, SPARE_OUTPOSTS) - total(s, p, KEPT_OUTPOSTS)
    p.civs = tuple([other for other in p.civs if other != civ])
    discard_civ(s, civ)
    s.tell("lost-civilization", seat=p.seat, civ=key_of(s, civ))
    emit(s, p, LOST_CIV, about=civ)
