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

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Annotated, Any, Self, TypeVar

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


class Flat(Struct, gc=False):
    """A struct of immutable values: its clone is a shallow copy, made without running any Python."""

    if TYPE_CHECKING:

        def clone(self) -> Self: ...
    else:
        clone = Struct.__copy__


class Bag(Flat):
    """An unordered multiset of cards. Kept sorted, so that equal bags look equal.

    The cards are a tuple, replaced and never changed, so that a clone costs next to nothing.
    """

    cards: tuple[int, ...] = ()
    known: tuple[tuple[int, int], ...] = ()
    """Cards that some seats know to be in here, with the set of these seats; rare, usually empty."""

    @classmethod
    def of(cls, cards: Iterable[int]) -> Bag:
        return cls(tuple(sorted(cards)))

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: int) -> bool:
        return card in self.cards

    def count(self, card: int) -> int:
        return self.cards.count(card)

    def add(self, card: int, known_to: int = NO_ONE) -> None:
        cards = self.cards
        at = bisect_left(cards, card)
        self.cards = (*cards[:at], card, *cards[at:])
        if known_to:
            self.known = tuple(sorted([*self.known, (card, known_to)]))

    def add_all(self, cards: Sequence[int]) -> None:
        """Add several cards that nobody knows in here: one new tuple instead of one for each."""
        if cards:
            self.cards = tuple(sorted((*self.cards, *cards)))

    def remove(self, card: int, seen_by: int = EVERYONE) -> None:
        """Take a card out. Seats that do not see which one no longer know what is left in here."""
        at = bisect_left(self.cards, card)
        if at == len(self.cards) or self.cards[at] != card:
            raise KeyError(card)
        self.take_at(at, seen_by)

    def remove_all(self, cards: Sequence[int], seen_by: int = EVERYONE) -> None:
        """Take several cards out; nothing changes if one of them is not in here."""
        left = list(self.cards)
        for card in cards:
            try:
                left.remove(card)
            except ValueError:
                raise KeyError(card) from None
        self.cards = tuple(left)
        if self.known:
            for card in cards:
                self._forget(card, seen_by)

    def move(self, cards: Sequence[int], to: Bag) -> None:
        """Move several cards into another bag, for everybody to see."""
        self.remove_all(cards)
        to.add_all(cards)

    def take_at(self, position: int, seen_by: int = NO_ONE) -> int:
        cards = self.cards
        card = cards[position]
        self.cards = cards[:position] + cards[position + 1 :]
        if self.known:
            self._forget(card, seen_by)
        return card

    def _forget(self, taken: int, seen_by: int) -> None:
        left = []
        sure = seen_by  # seats that have yet to strike the taken card out
        for card, seats in self.known:
            know = seats & seen_by
            if card == taken:
                know, sure = know & ~sure, sure & ~know
            if know:
                left.append((card, know))
        self.known = tuple(left)

    def take_all(self) -> tuple[int, ...]:
        cards = self.cards
        self.cards = ()
        self.known = ()
        return cards

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat knows that this card is in here, however it came to know."""
        return self.copies_known(seat, card) > 0

    def copies_known(self, seat: int, card: int) -> int:
        """Of how many copies of a card a seat knows that they are in here."""
        return sum([inside == card and includes(seats, seat) for inside, seats in self.known])


class Pile(Flat):
    """Cards whose places matter, bottom first, each with the set of seats that know it."""

    cards: tuple[int, ...] = ()
    knowers: tuple[int, ...] = ()

    def __len__(self) -> int:
        return len(self.cards)

    def put(self, card: int, known_to: int = NO_ONE) -> None:
        """Lay a card on top."""
        self.cards += (card,)
        self.knowers += (known_to,)

    def put_all(self, cards: Sequence[int], known_to: int = NO_ONE) -> None:
        """Lay several cards on top, the last one uppermost."""
        self.cards += tuple(cards)
        self.knowers += (known_to,) * len(cards)

    def put_under(self, card: int, known_to: int = NO_ONE) -> None:
        self.cards = (card, *self.cards)
        self.knowers = (known_to, *self.knowers)

    def take(self, position: int = -1) -> int:
        """Take a card away: the top one, or the one at a position."""
        card = self.cards[position]
        self.cards = without(self.cards, position)
        self.knowers = without(self.knowers, position)
        return card

    def take_all(self) -> tuple[int, ...]:
        cards = self.cards
        self.cards = ()
        self.knowers = ()
        return cards

    def show(self, seats: int, position: int = -1) -> int:
        """Let some seats see a card that stays where it is."""
        knowers = list(self.knowers)
        knowers[position] |= seats
        self.knowers = tuple(knowers)
        return self.cards[position]


def without(items: tuple[int, ...], position: int) -> tuple[int, ...]:
    """A tuple with one place left out."""
    position %= len(items)
    return items[:position] + items[position + 1 :]


class Visible:
    """Marks a field that everybody may see."""

    def __repr__(self) -> str:
        return "VISIBLE"


VISIBLE = Visible()
Public = Annotated[T, VISIBLE]


class Stands(Enum):
    """Marks numbers that are no amounts, for programs that read positions by their types."""

    COMPONENT = "component"  # the number of a row of the content, or NONE
    BITS = "bits"  # a set of small numbers
    VALUE = "value"  # in a row: told one after the other; of a zone: its cards are no components, but what they show


Component = Annotated[int, Stands.COMPONENT]
Bits = Annotated[int, Stands.BITS]
Remembered = Annotated[int, Stands.VALUE]


class SeenBy(Enum):
    """Who sees the faces of the cards in a zone."""

    NOBODY = "nobody"
    OWNER = "owner"  # the seat named by the field `seat` of the struct that holds the zone
    EVERYBODY = "everybody"


OWNER = SeenBy.OWNER
EVERYBODY = SeenBy.EVERYBODY


class Hidden(Struct, frozen=True):
    """Declares a zone. Cards of one pool (and one back, if backs differ) could be exchanged unnoticed."""

    pool: str
    seen_by: SeenBy = SeenBy.NOBODY
    back: Callable[[Any, int], int] | None = None
    """Given the content and a card, what its back shows; None where all backs are alike."""
    counted: bool = True
    """Whether all may know how many cards there are; if not, a bag (without backs) shows others what they know."""
    within: str = ""
    """The bag of the same holder whose backs are told together with these: nobody else learns which card lies where."""
    fits: Callable[[Any, int], bool] | None = None
    """Given the content and a card, whether it may lie here by the rules; None where all of the pool may."""


class Secret(Struct, frozen=True):
    """What a rulebook calls hidden: cards that could change places without being noticed by who may not know them.

    Zones are named by the class and the field that hold them: ``Nation.hand``. Said apart from `Hidden`, so that the
    conformance kit finds a declaration that shows more than the rulebook allows.
    """

    rule: str
    owned: tuple[str, ...] = ()
    """Zones whose owner knows what is in them."""
    unknown: tuple[str, ...] = ()
    """Zones that nobody may look into."""
    back: Callable[[Any, int], int] | None = None
    """What cards have in common that can change places, where their backs differ."""
    apart: bool = False
    """Whether cards change places only between zones of one seat: what they are together is public."""
