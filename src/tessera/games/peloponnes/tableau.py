"""Tableau: a player's cards and what they do there (chapter 2 of the rules), and the state of a match.

A covered power card keeps its top row (symbol, cost, inhabitants) and loses its lower part (power points, special
function, protection, production). A covered civilization card keeps only its disaster symbols. A borrowed
building is fully usable.
"""

from __future__ import annotations

from typing import Annotated, Final, Self

from msgspec import Struct, field

from tessera.games.peloponnes.content import Civilization, Constants, HouseRules, PeloponnesTables, PowerCard
from tessera.kernel import EVERYBODY, OWNER, Bag, Content, Hidden, Pile, Public, State
from tessera.kernel.zones import without

NO_CARD: Final = -1
CIVILIZATION: Final = -2
"""As the target of a disaster: the civilization card."""
LUXURY_CARD: Final = -3
"""As the target of a disaster: the luxury card."""

SYMBOLS: Final = ("wood", "stone", "grain", "inhabitant")
DISASTERS: Final = ("plague", "earthquake", "tempest", "drought", "decline")


class CardSet(Content[PeloponnesTables]):
    """The content of a match, unpacked for the rules."""

    __slots__ = ("cards", "civilizations", "constants", "house", "id_of", "income", "income_cap")

    def __init__(self, tables: PeloponnesTables) -> None:
        super().__init__(tables)
        self.cards: tuple[PowerCard, ...] = tables.power_cards
        self.civilizations: tuple[Civilization, ...] = tables.civilizations
        self.constants: Constants = tables.constants
        self.house: HouseRules = tables.house
        self.id_of: dict[str, int] = {card.key: i for i, card in enumerate(tables.power_cards)}
        self.income_cap = max(row.at_least for row in tables.income)
        self.income: tuple[tuple[int, int], ...] = tuple(
            max((row.at_least, row.coins, row.luxury) for row in tables.income if row.at_least <= n)[1:]
            for n in range(self.income_cap + 1)
        )
        """Coin cards and luxury by number of inhabitants, up to the last row (PE-9.03)."""


def back_of(content: CardSet, card: int) -> int:
    """The letter on the back of a power card, as a number: A is 0."""
    return ord(content.cards[card].deck) - ord("A")


class Player(Struct, gc=False):
    """One player's things."""

    seat: Public[int]
    civilization: Public[int] = NO_CARD
    """Its id; NO_CARD once it is torn down."""
    cards: Public[tuple[int, ...]] = ()
    """The power cards, in the order in which they were taken."""
    luxury: Public[int] = 0
    luxury_card: Public[bool] = True
    """Whether the luxury card still lies there, covered or not."""

    hand: Annotated[Bag, Hidden("coins", OWNER)] = field(default_factory=Bag)
    candidates: Annotated[Bag, Hidden("civilizations", OWNER)] = field(default_factory=Bag)
    """With `draft_civilizations`: the civilization cards to choose from."""

    bid_on: Public[int] = NO_CARD
    bid_size: Public[int] = 0
    bid: Annotated[Pile, Hidden("coins")] = field(default_factory=Pile)
    """The coin cards of the bid; cards bought blind with luxury are known to nobody (PE-20.03)."""
    taken: Public[int] = NO_CARD
    """The power card added this round, whose one-off income is due (PE-9.01)."""

    covered: Public[tuple[int, ...]] = ()
    """What each cover lies on: a power card, CIVILIZATION or LUXURY_CARD; in step with the two fields below."""
    covered_by: Public[tuple[int, ...]] = ()
    """The disaster each cover remembers (PE-2.05)."""
    covers: Annotated[Pile, Hidden("coins")] = field(default_factory=Pile)

    borrowed: Public[tuple[int, ...]] = ()
    """Borrowed buildings, in step with the coin cards under them."""
    pledges: Annotated[Pile, Hidden("coins")] = field(default_factory=Pile)

    def clone(self) -> Player:
        p: Player = self.__copy__()  # type: ignore[attr-defined]
        p.hand = self.hand.clone()
        p.candidates = self.candidates.clone()
        p.bid = self.bid.clone()
        p.covers = self.covers.clone()
        p.pledges = self.pledges.clone()
        return p


class Peloponnes(State, kw_only=True):
    """A match."""

    content: CardSet

    round: Public[int] = 0
    players: Public[list[Player]]
    order: Public[tuple[int, ...]]
    """The seats in turn order."""
    markers: Public[list[int]]
    """How far each disaster has advanced, from 0."""
    open_row: Public[tuple[int, ...]] = ()
    conquest_row: Public[tuple[int, ...]] = ()
    power_decks: Annotated[list[Bag], Hidden("power", back=back_of)]
    coin_deck: Annotated[Bag, Hidden("coins")]
    discard: Annotated[Bag, Hidden("coins", EVERYBODY)] = field(default_factory=Bag)
    box: Public[tuple[int, ...]] = ()
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


# --- what a tableau holds -----------------------------------------------------------------------------------


def civilization_active(p: Player) -> bool:
    return p.civilization != NO_CARD and CIVILIZATION not in p.covered


def luxury_card_active(p: Player) -> bool:
    return p.luxury_card and LUXURY_CARD not in p.covered


def inhabitants(s: Peloponnes, p: Player) -> int:
    """Active inhabitants on the power cards and the civilization card (PE-2.08)."""
    cards = s.content.cards
    total = 0
    for card in p.cards:  # top row: covers do not matter (PE-2.03)
        total += cards[card].inhabitants
    if civilization_active(p):
        total += s.content.civilizations[p.civilization].inhabitants
    return total


def production(s: Peloponnes, p: Player) -> tuple[int, int, int]:
    """Active production of wood, stone and grain (PE-2.09)."""
    cards = s.content.cards
    covered = p.covered
    wood = stone = grain = 0
    for i in p.cards:
        if i not in covered:
            card = cards[i]
            wood += card.wood
            stone += card.stone
            grain += card.grain
    if civilization_active(p):
        civilization = s.content.civilizations[p.civilization]
        wood += civilization.wood
        stone += civilization.stone
        grain += civilization.grain
    return wood, stone, grain


def active_cards(s: Peloponnes, p: Player) -> list[PowerCard]:
    """The power cards whose lower part counts."""
    return [s.content.cards[card] for card in p.cards if card not in p.covered]


def power_points(s: Peloponnes, p: Player) -> int:
    total = sum(card.power for card in active_cards(s, p))
    if civilization_active(p):
        total += s.content.civilizations[p.civilization].power
    return total


def buildings(s: Peloponnes, p: Player) -> list[int]:
    return [card for card in p.cards if s.content.cards[card].building]


def landscapes(s: Peloponnes, p: Player) -> list[int]:
    return [card for card in p.cards if not s.content.cards[card].building]


def symbols(s: Peloponnes, p: Player, disaster: int) -> int:
    """Disaster symbols of a kind in the tableau; covers do not hide them (PE-12.02)."""
    total = sum(s.content.cards[card].disaster == disaster for card in p.cards)
    if p.civilization != NO_CARD:
        total += s.content.civilizations[p.civilization].symbols.count(disaster)
    return total


def protected(s: Peloponnes, p: Player, disaster: int) -> bool:
    """Protected by an active card, or by enough symbols of that kind (PE-12.01, PE-12.02)."""
    if any(card.protects >> disaster & 1 for card in active_cards(s, p)):
        return True
    return symbols(s, p, disaster) >= s.content.constants.symbols_for_protection


def bid_bonus(s: Peloponnes, p: Player) -> int:
    """Halves of a coin card that Market and Agora add in the comparison of bids (PE-6.17)."""
    return sum(card.bid_bonus for card in active_cards(s, p))


def conquest_discount(s: Peloponnes, p: Player) -> int:
    """Coin cards that Barracks and Stockade save in the conquest row (PE-14.05)."""
    return sum(card.conquest_discount for card in active_cards(s, p))


# --- how a tableau changes ----------------------------------------------------------------------------------


def target_key(s: Peloponnes, target: int) -> str:
    """The word for something a disaster can hit."""
    if target == CIVILIZATION:
        return "civilization"
    if target == LUXURY_CARD:
        return "luxury-card"
    return s.content.cards[target].key


def cover(s: Peloponnes, p: Player, target: int, disaster: int, coin: int, known_to: int) -> None:
    """Lay a coin card on a card that a disaster hit."""
    p.covered += (target,)
    p.covered_by += (disaster,)
    p.covers.put(coin, known_to)


def uncover(s: Peloponnes, p: Player, place: int) -> None:
    """Take one cover off; its coin card is discarded."""
    p.covered = without(p.covered, place)
    p.covered_by = without(p.covered_by, place)
    s.discard.add(p.covers.take(place))


def tear_down(s: Peloponnes, p: Player, target: int) -> None:
    """Put a card into the box for good; the coin cards on and under it are discarded (PE-2.07)."""
    s.tell("torn-down", seat=p.seat, card=target_key(s, target))
    for place in range(len(p.covered) - 1, -1, -1):
        if p.covered[place] == target:
            uncover(s, p, place)
    if target == CIVILIZATION:
        s.civilizations_left.add(p.civilization)
        p.civilization = NO_CARD
    elif target == LUXURY_CARD:
        p.luxury_card = False
        p.luxury = 0
    else:
        if target in p.borrowed:
            redeem(s, p, target)
        p.cards = without(p.cards, p.cards.index(target))
        s.box += (target,)


def redeem(s: Peloponnes, p: Player, building: int) -> None:
    """End the debt of a borrowed building; the coin card under it is discarded (PE-10.16)."""
    place = p.borrowed.index(building)
    p.borrowed = without(p.borrowed, place)
    s.discard.add(p.pledges.take(place))
