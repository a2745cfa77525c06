"""Zones: where cards lie, and who may know them.

A shuffled deck is a `Bag`: an unordered multiset from which chance draws. It has no hidden order that could
leak, be saved or have to be dealt again. Only cards that somebody may know by their place (looked at, put on top,
laid face down) lie in a `Pile`, which remembers for each card who knows it.

Fields of a state are declared where they are defined::

    luxury: Public[int]                                    # everybody sees it
    hand: Annotated[Bag, Hidden("coins", seen_by=OWNER)]    # its owner sees the cards, others the size
    bid: Annotated[Pile, Hidden("coins")]                  # each card carries its own knowers
    scratch: int                                           # not declared: nobody sees it

From these declarations `tessera.kernel.sight` derives views, determinizations and the information barrier.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Annotated, Any, TypeVar

from msgspec import Struct

T = TypeVar("T")

SPECTATOR = 30
"""The 'seat' of somebody who only watches: sees what is public and nothing else."""

EVERYONE = -1
"""As a set of seats (bit i = seat i): all seats, and spectators too."""

NO_ONE = 0


def only(seat: int) -> int:
    """The set of seats that holds just this one."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Everyone, spectators included, except this seat."""
    return ~(1 << seat)


def includes(seats: int, seat: int) -> bool:
    return bool(seats >> seat & 1)


class Bag(Struct):
    """An unordered multiset of cards. Kept sorted, so that equal bags look equal."""

    cards: list[int] = []
    known: dict[int, int] = {}
    """Cards that some seats know to be in here (card -> set of seats); rare, usually empty."""

    @classmethod
    def of(cls, cards: Iterable[int]) -> Bag:
        return cls(sorted(cards))

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: int) -> bool:
        return card in self.cards

    def clone(self) -> Bag:
        return Bag(self.cards[:], self.known.copy() if self.known else {})

    def count(self, card: int) -> int:
        return self.cards.count(card)

    def add(self, card: int, known_to: int = NO_ONE) -> None:
        insort(self.cards, card)
        if known_to:
            self.known[card] = self.known.get(card, 0) | known_to

    def remove(self, card: int) -> None:
        at = bisect_left(self.cards, card)
        if at == len(self.cards) or self.cards[at] != card:
            raise KeyError(card)
        self.take_at(at)

    def take_at(self, position: int) -> int:
        card = self.cards.pop(position)
        if self.known and card in self.known and card not in self.cards:
            del self.known[card]
        return card

    def take_all(self) -> list[int]:
        cards = self.cards
        self.cards = []
        self.known = {}
        return cards


class Pile(Struct):
    """Cards whose places matter, bottom first, each with the set of seats that know it."""

    cards: list[int] = []
    knowers: list[int] = []

    def __len__(self) -> int:
        return len(self.cards)

    def clone(self) -> Pile:
        return Pile(self.cards[:], self.knowers[:])

    def put(self, card: int, known_to: int = NO_ONE) -> None:
        """Lay a card on top."""
        self.cards.append(card)
        self.knowers.append(known_to)

    def put_under(self, card: int, known_to: int = NO_ONE) -> None:
        self.cards.insert(0, card)
        self.knowers.insert(0, known_to)

    def take(self, position: int = -1) -> int:
        """Take a card away: the top one, or the one at a position."""
        self.knowers.pop(position)
        return self.cards.pop(position)

    def take_all(self) -> list[int]:
        cards = self.cards
        self.cards = []
        self.knowers = []
        return cards

    def show(self, seats: int, position: int = -1) -> int:
        """Let some seats see a card that stays where it is."""
        self.knowers[position] |= seats
        return self.cards[position]


class Visible:
    """Marks a field that everybody may see."""

    def __repr__(self) -> str:
        return "PUBLIC"


PUBLIC = Visible()
Public = Annotated[T, PUBLIC]


class SeenBy(Enum):
    """Who sees the faces of the cards in a zone."""

    NOBODY = "nobody"
    OWNER = "owner"  # the seat named by the field `seat` of the struct that holds the zone
    EVERYBODY = "everybody"


NOBODY_SEES = SeenBy.NOBODY
OWNER = SeenBy.OWNER
EVERYBODY = SeenBy.EVERYBODY


class Hidden(Struct, frozen=True):
    """Declares a zone. Cards of one pool (and one back, if backs differ) could be exchanged unnoticed."""

    pool: str
    seen_by: SeenBy = SeenBy.NOBODY
    back: Callable[[Any, int], int] | None = None
    """Given the content and a card, what its back shows; None where all backs are alike."""
