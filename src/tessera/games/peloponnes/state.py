"""The state of a match: what the players have before them and what lies on the table."""

from __future__ import annotations

from typing import Annotated, Final, Self

from msgspec import field

from tessera.games.peloponnes.content import Box
from tessera.kernel import EVERYBODY, NONE, OWNER, Bag, Component, Hidden, Holder, Pile, Public, State
from tessera.kernel.zones import Stands

LUXURY_CARD: Final = -2
"""The luxury card, which has no number because everybody has one."""


def back_of(content: Box, card: int) -> int:
    """The letter on the back of a power card, as a number: A is 0."""
    return ord(content.cards[card].deck) - ord("A")


class Player(Holder):
    """One player's things. `cards` are those at work: the power cards and the civilization that are not covered."""

    civilization: Public[Component] = NONE
    """Its number; NONE once it is torn down."""
    power_cards: Public[tuple[Component, ...]] = ()
    """In the order in which they were taken, covered ones too."""
    luxury: Public[int] = 0
    luxury_card: Public[bool] = True
    """Whether the luxury card still lies there, covered or not."""

    hand: Annotated[Bag, Hidden("coins", OWNER), Stands.VALUE] = field(default_factory=Bag)
    candidates: Annotated[Bag, Hidden("civilizations", OWNER)] = field(default_factory=Bag)
    """With `draft_civilizations`: the civilization cards to choose from."""

    bid_on: Public[Component] = NONE
    bid_size: Public[int] = 0
    bid: Annotated[Pile, Hidden("coins"), Stands.VALUE] = field(default_factory=Pile)
    """The coin cards of the bid; cards bought blind with luxury are known to nobody (PE-20.03)."""
    taken: Public[Component] = NONE
    """The power card added this round, whose one-off income is due (PE-9.01)."""

    covered: Public[tuple[Component, ...]] = ()
    """What each cover lies on: the number of a card, or LUXURY_CARD; in step with the two fields below."""
    covered_by: Public[tuple[int, ...]] = ()
    """The disaster each cover remembers (PE-2.05)."""
    covers: Annotated[Pile, Hidden("coins"), Stands.VALUE] = field(default_factory=Pile)

    borrowed: Public[tuple[Component, ...]] = ()
    """Borrowed buildings, in step with the coin cards under them."""
    pledges: Annotated[Pile, Hidden("coins"), Stands.VALUE] = field(default_factory=Pile)

    def clone(self) -> Self:
        p = Holder.clone(self)
        p.hand = self.hand.clone()
        p.candidates = self.candidates.clone()
        p.bid = self.bid.clone()
        p.covers = self.covers.clone()
        p.pledges = self.pledges.clone()
        return p


class Peloponnes(State, kw_only=True):
    """A match."""

    content: Box

    round: Public[int] = 0
    players: Public[list[Player]]
    order: Public[tuple[int, ...]]
    """The seats in turn order."""
    markers: Public[list[int]]
    """How far each disaster has advanced, from 0."""
    open_row: Public[tuple[Component, ...]] = ()
    conquest_row: Public[tuple[Component, ...]] = ()
    power_decks: Annotated[list[Bag], Hidden("power", back=back_of)]
    coin_deck: Annotated[Bag, Hidden("coins"), Stands.VALUE]
    discard: Annotated[Bag, Hidden("coins", EVERYBODY), Stands.VALUE] = field(default_factory=Bag)
    box: Public[tuple[Component, ...]] = ()
    """Power cards that are out of the game."""
    civilizations_left: Annotated[Bag, Hidden("civilizations", EVERYBODY)] = field(default_factory=Bag)
    """Civilization cards that are out of the game, torn down or never dealt."""

    def clone(self) -> Self:
        s = State.clone(self)
        s.players = [p.clone() for p in self.players]
        s.markers = self.markers[:]
        s.power_decks = [deck.clone() for deck in self.power_decks]
        s.coin_deck = self.coin_deck.clone()
        s.discard = self.discard.clone()
        s.civilizations_left = self.civilizations_left.clone()
        return s

    @property
    def solo(self) -> bool:
        return self.setup.seats == 1

    @property
    def last_space(self) -> int:
        """Where a marker stands when its disaster has happened (PE-1.10)."""
        return self.content.constants.track_spaces - 1
