"""What is in the box: the kinds of components, the constants, and the tables a match reads.

The components themselves are literals in `cards/`, each with its numbers and its effects. The rules know a component by
its number, people, records and content files by its `key`. Names and texts are messages in `texts/` (`card-<key>`,
`civ-<key>`, `disaster-<key>`).

The rulebook's text gives all rules and counts but hardly any printed number, so most of the numbers are
reconstructed (PE-16); every component says which of its facts are certain. An owner of the box can correct
the numbers with a content file, without touching a rule.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta, Struct, structs

from tessera.kernel import Content, Row, Source
from tessera.kernel.content import Literals

SEATS: Final = (2, 3, 4, 5)

WOOD, STONE, GRAIN, INHABITANT = range(4)
"""What the back of a coin card shows (PE-1.07)."""
SYMBOLS: Final = ("wood", "stone", "grain", "inhabitant")
"""The words for it."""

PLAGUE, EARTHQUAKE, TEMPEST, DROUGHT, DECLINE = range(5)
"""The five disasters by their places on the board (PE-1.13)."""
DISASTERS: Final = ("plague", "earthquake", "tempest", "drought", "decline")
"""Their keys."""

DECKS: Final = ("A", "B", "C")
"""The power decks in the order in which they are played (PE-3.07)."""


Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
DisasterNumber = Annotated[int, Meta(ge=0, le=len(DISASTERS) - 1)]


class Sources(Struct, frozen=True):
    """The certainty of a power card, fact by fact."""

    name: Source
    in_card_game: Source  # that the card belongs to this game
    ability: Source  # its special function, or that it has none
    numbers: Source  # everything else, the deck and the disaster symbol included


class CivilizationSources(Struct, frozen=True):
    """The certainty of a civilization card, fact by fact."""

    in_card_game: Source
    coins: Source = Source.RECONSTRUCTED
    produces_grain: Source = Source.RECONSTRUCTED  # whether it produces any at all, not how much
    numbers: Source = Source.RECONSTRUCTED
    name: Source = Source.PUBLIC


def least_certain(sources: Sources | CivilizationSources) -> Source:
    facts: tuple[Source, ...] = structs.astuple(sources)
    return max(facts, key=list(Source).index)


class PowerCard(Row, frozen=True):
    """A building or a landscape (PE-1.05). What its special function does is an effect of its literal."""

    kind: ClassVar[str] = "card"

    deck: Literal["A", "B", "C"]
    disaster: DisasterNumber
    value: Positive  # minimum bid
    sources: Sources
    building: bool = False
    # top row: stays active when the card is covered (PE-2.03)
    wood_cost: Count = 0
    stone_cost: Count = 0
    coins: Count = 0  # one-off income
    luxury: Count = 0  # one-off income
    inhabitants: Count = 0
    # lower part: inactive when the card is covered
    power: Count = 0
    wood: Count = 0  # production
    stone: Count = 0
    grain: Count = 0
    supply: bool = False  # revealing the card triggers a supply (PE-5.04)
    # of its special function: coin cards, but halves of one where bids are compared (PE-6.17)
    amount: Count = 0

    def certainty(self) -> Source:
        return least_certain(self.sources)


class Civilization(Row, frozen=True):
    """A civilization card (PE-1.06)."""

    kind: ClassVar[str] = "civilization"

    number: Positive  # place in the first turn order, lowest first (PE-3.03)
    coins: Count  # coin cards dealt at setup (PE-3.04)
    inhabitants: Count
    sources: CivilizationSources
    wood: Count = 0  # production
    stone: Count = 0
    grain: Count = 0
    power: Count = 0
    symbols: tuple[DisasterNumber, ...] = ()  # disaster symbols

    def certainty(self) -> Source:
        return least_certain(self.sources)


class Disaster(Row, frozen=True):
    """A disaster; what it does to a player who is not protected is an effect of its literal (PE-12)."""

    kind: ClassVar[str] = "disaster"

    rule: str
    """What it hits, by the number of the rule."""
    source: Source = Source.RULEBOOK


class IncomeRow(Struct, frozen=True):
    """One line of the income overview: it holds from `at_least` inhabitants up to the next row (PE-9.03)."""

    at_least: Count
    coins: Count
    luxury: Count = 0
    source: Source = Source.RECONSTRUCTED  # of the amounts
    band_source: Source = Source.PUBLIC  # of the threshold

    @property
    def key(self) -> str:
        """How a content file names the row: `from_11`."""
        return f"from_{self.at_least}"


class Constants(Struct, frozen=True):
    """The numbers of the rules that are printed on no single card; see `CONSTANT_SOURCES`."""

    min_players: Positive = 2
    max_players: Positive = 5
    rounds: Positive = 8
    cards_per_round: Positive = 6  # open row (one card per player) and conquest row together (PE-4.03)
    omen_cards: Count = 2  # the first cards of a round, whose symbols advance the disasters (PE-4.04)
    pass_coins: Count = 3
    conquest_surcharge: Count = 3
    # a disaster happens on the last space; the marker starts on the first (PE-1.10)
    track_spaces: Annotated[int, Meta(ge=2)] = 4
    symbols_for_protection: Positive = 3
    damage_divisor: Positive = 3  # earthquake and tempest hit one card in three, rounded up (PE-12.09)
    coin_cards_per_symbol: tuple[Count, Count, Count, Count] = (18, 18, 18, 18)  # by symbol
    luxury_max: Count = 17
    luxury_front_max: Count = 8  # higher numbers are on the back of the luxury card (PE-1.09)
    luxury_max_covered: Count = 3
    luxury_max_torn_down: Count = 0
    luxury_card_inhabitants: Count = 2
    luxury_card_power: Count = 2
    goods_per_power_point: Positive = 6  # coin cards and luxury left at the end (PE-13.09)


CONSTANT_SOURCES: Final[Mapping[str, Source]] = MappingProxyType(
    dict.fromkeys(Constants.__struct_fields__, Source.RULEBOOK)
    | {"track_spaces": Source.RECONSTRUCTED, "coin_cards_per_symbol": Source.RECONSTRUCTED}
)


class HouseRules(Struct, frozen=True):
    """The numbers of our own optional rules (PE-17); they belong to no box."""

    solo_open_cards: Count = 3
    # least score of each grade, village first
    solo_grades: tuple[Count, Count, Count, Count, Count] = (0, 8, 11, 14, 17)
    draft_civilizations: Positive = 2


class PeloponnesTables(Struct, frozen=True):
    """Everything a match reads."""

    power_cards: tuple[PowerCard, ...]
    civilizations: tuple[Civilization, ...]
    disasters: tuple[Disaster, ...]
    income: tuple[IncomeRow, ...]
    constants: Constants
    house: HouseRules


class Box(Content[PeloponnesTables]):
    """The content of a match, unpacked for the rules."""

    __slots__ = (
        "cards",
        "civilizations",
        "coins",
        "constants",
        "decks",
        "disasters",
        "faces",
        "house",
        "income",
        "income_cap",
    )

    def __init__(self, tables: PeloponnesTables, literals: Literals) -> None:
        super().__init__(tables, literals)
        tables = self.tables  # in the order of their numbers
        self.cards: dict[int, PowerCard] = dict(
            zip(self.numbers(tables.power_cards), tables.power_cards, strict=True)
        )
        """The power cards by their numbers."""
        self.civilizations: dict[int, Civilization] = dict(
            zip(self.numbers(tables.civilizations), tables.civilizations, strict=True)
        )
        """The civilizations by their numbers."""
        self.decks: tuple[tuple[int, ...], ...] = tuple(
            [tuple([i for i, card in self.cards.items() if card.deck == deck]) for deck in DECKS]
        )
        """The numbers of the power cards, deck by deck."""
        self.coins: tuple[int, ...] = tuple(
            [symbol for symbol, n in enumerate(tables.constants.coin_cards_per_symbol) for _ in range(n)]
        )
        """The symbols of all coin cards."""
        self.faces: dict[int, PowerCard | Civilization] = {**self.cards, **self.civilizations}
        """Everything that can be at work in a tableau, by its number."""
        self.disasters: tuple[int, ...] = self.numbers(tables.disasters)
        """The numbers of the disasters, by their places on the board."""
        self.constants: Constants = tables.constants
        self.house: HouseRules = tables.house
        self.income_cap = max(row.at_least for row in tables.income)
        self.income: tuple[tuple[int, int], ...] = tuple(
            max((row.at_least, row.coins, row.luxury) for row in tables.income if row.at_least <= n)[1:]
            for n in range(self.income_cap + 1)
        )
        """Coin cards and luxury by number of inhabitants, up to the last row (PE-9.03)."""

    def income_for(self, people: int) -> tuple[int, int]:
        """Coin cards and luxury that a number of inhabitants brings in every round (PE-9.03)."""
        return self.income[min(people, self.income_cap)]
