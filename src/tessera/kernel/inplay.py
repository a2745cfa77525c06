"""Cards in play: which ones are at work for a player, and what lies on them."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, ClassVar

from tessera.kernel.step import Act
from tessera.kernel.zones import Component, Flat, Public, Remembered


class Holder(Flat):
    """Base of a game's player: the cards at work, as numbers of rows of the content.

    What holds for several lies before each of them. A card that is covered, ruined or unfinished is not at work; a
    card that remembers a secret keeps it in a zone.
    """

    seat: Public[int]
    cards: Public[tuple[Component, ...]] = ()
    """In ascending order, that is the order of the literals; equal ones are repeated."""
    on: Public[tuple[tuple[Remembered, ...], ...]] = ()
    """Beside each card: the tokens on it, or what it remembers."""


def enter(s: Any, p: Holder, card: int, *on: int) -> None:
    """A card begins to work for a player."""
    place = bisect_right(p.cards, card)
    p.cards = (*p.cards[:place], card, *p.cards[place:])
    p.on = (*p.on[:place], on, *p.on[place:])
    s.touched = True


def leave(s: Any, p: Holder, card: int, place: int | None = None) -> tuple[int, ...]:
    """A card works no longer (of equal ones that at a place, or the first); returns what lay on it."""
    if place is None:
        place = p.cards.index(card)
    lay = p.on[place]
    p.cards = p.cards[:place] + p.cards[place + 1 :]
    p.on = p.on[:place] + p.on[place + 1 :]
    s.touched = True
    return lay


def put_on(s: Any, p: Holder, card: int, *on: int, place: int | None = None) -> None:
    """Change what lies on a card, or what it remembers."""
    if place is None:
        place = p.cards.index(card)
    p.on = (*p.on[:place], on, *p.on[place + 1 :])
    s.touched = True


def lies_on(p: Holder, card: int) -> tuple[int, ...]:
    """What lies on a card; nothing if it is not at work."""
    return p.on[p.cards.index(card)] if card in p.cards else ()


class Enter(Act, frozen=True):
    """A card begins to work for a seat."""

    seat: int
    card: int
    on: tuple[int, ...] = ()

    def run(self, s: Any) -> None:
        enter(s, s.players[self.seat], self.card, *self.on)


class Leave(Act, frozen=True):
    """A card works no longer for a seat."""

    commutes: ClassVar[bool] = True

    seat: int
    card: int

    def run(self, s: Any) -> None:
        leave(s, s.players[self.seat], self.card)


class PutOn(Act, frozen=True):
    """What lies on a card from now on, if it is still at work."""

    seat: int
    card: int
    on: tuple[int, ...]

    def run(self, s: Any) -> None:
        p = s.players[self.seat]
        if self.card in p.cards:
            put_on(s, p, self.card, *self.on)
