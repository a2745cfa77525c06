"""The box of Peloponnes: every card, the income table and the constants, one literal each.

The rules know a card by its position in its tuple; people, records and content files know it by its `key`.
Names and texts are messages in `locale/` (`card-<key>`, `civ-<key>`).

The rulebook's text gives all rules and counts but hardly any printed number, so most of the numbers are
reconstructed (PE-16); every component says which of its facts are certain. An owner of the box can correct
the numbers with a content file, without touching a rule.
"""

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from types import MappingProxyType
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta


class Disaster(IntEnum):
    """The five disasters (PE-1.13); the lower-case name is the key of its text."""

    PLAGUE = 0
    EARTHQUAKE = 1
    TEMPEST = 2
    DROUGHT = 3
    DECLINE = 4


class Symbol(IntEnum):
    """What the back of a coin card shows (PE-1.07)."""

    WOOD = 0
    STONE = 1
    GRAIN = 2
    INHABITANT = 3


class Source(StrEnum):
    """How certain a fact is."""

    RULEBOOK = "rulebook"
    PUBLIC = "public"  # published elsewhere: reviews, the related board game
    MEMORY = "memory"  # recalled, not verified
    RECONSTRUCTED = "reconstructed"  # derived under the constraints of PE-16


# The content holds plain ints: they index, shift and compare faster than enum members.
PLAGUE: Final = int(Disaster.PLAGUE)
EARTHQUAKE: Final = int(Disaster.EARTHQUAKE)
TEMPEST: Final = int(Disaster.TEMPEST)
DROUGHT: Final = int(Disaster.DROUGHT)
DECLINE: Final = int(Disaster.DECLINE)

RULEBOOK: Final = Source.RULEBOOK
PUBLIC: Final = Source.PUBLIC
RECONSTRUCTED: Final = Source.RECONSTRUCTED

DECKS: Final = ("A", "B", "C")
"""The power decks in the order in which they are played (PE-3.07)."""


Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
DisasterNumber = Annotated[int, Meta(ge=0, le=len(Disaster) - 1)]


class Sources(msgspec.Struct, frozen=True):
    """The certainty of a power card, fact by fact."""

    name: Source
    in_card_game: Source  # that the card belongs to this game
    ability: Source  # its special function, or that it has none
    numbers: Source  # everything else, the deck and the disaster symbol included


class PowerCard(msgspec.Struct, frozen=True):
    """A building or a landscape (PE-1.05)."""

    key: str
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
    protects: Annotated[int, Meta(ge=0, le=31)] = 0  # bit mask: 1 << disaster
    bid_bonus: Count = 0  # halves of a coin card in the comparison of bids (PE-6.17)
    conquest_discount: Count = 0  # coin cards less in the conquest row (PE-14.05)
    income: Count = 0  # further coin cards in every income (PE-9.04)
    supply: bool = False  # revealing the card triggers a supply (PE-5.04)


class CivilizationSources(msgspec.Struct, frozen=True):
    """The certainty of a civilization card, fact by fact."""

    in_card_game: Source
    coins: Source = RECONSTRUCTED
    produces_grain: Source = RECONSTRUCTED  # whether it produces any at all, not how much
    numbers: Source = RECONSTRUCTED
    name: Source = PUBLIC


class Civilization(msgspec.Struct, frozen=True):
    """A civilization card (PE-1.06)."""

    key: str
    number: Positive  # place in the first turn order, lowest first (PE-3.03)
    coins: Count  # coin cards dealt at setup (PE-3.04)
    inhabitants: Count
    sources: CivilizationSources
    wood: Count = 0  # production
    stone: Count = 0
    grain: Count = 0
    power: Count = 0
    symbols: tuple[DisasterNumber, ...] = ()  # disaster symbols


class IncomeRow(msgspec.Struct, frozen=True):
    """One line of the income overview: it holds from `at_least` inhabitants up to the next row (PE-9.03)."""

    at_least: Count
    coins: Count
    luxury: Count = 0
    source: Source = RECONSTRUCTED  # of the amounts
    band_source: Source = PUBLIC  # of the threshold

    @property
    def key(self) -> str:
        """How a content file names the row: `from_11`."""
        return f"from_{self.at_least}"


class Constants(msgspec.Struct, frozen=True):
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
    coin_cards_per_symbol: tuple[Count, Count, Count, Count] = (18, 18, 18, 18)  # by `Symbol`
    luxury_max: Count = 17
    luxury_front_max: Count = 8  # higher numbers are on the back of the luxury card (PE-1.09)
    luxury_max_covered: Count = 3
    luxury_max_torn_down: Count = 0
    luxury_card_inhabitants: Count = 2
    luxury_card_power: Count = 2
    goods_per_power_point: Positive = 6  # coin cards and luxury left at the end (PE-13.09)


CONSTANT_SOURCES: Final[Mapping[str, Source]] = MappingProxyType(
    dict.fromkeys(Constants.__struct_fields__, RULEBOOK)
    | {"track_spaces": RECONSTRUCTED, "coin_cards_per_symbol": RECONSTRUCTED}
)


class HouseRules(msgspec.Struct, frozen=True):
    """The numbers of our own optional rules (PE-17); they belong to no box."""

    solo_open_cards: Count = 3
    # least score of each grade, village first
    solo_grades: tuple[Count, Count, Count, Count, Count] = (0, 8, 11, 14, 17)
    draft_civilizations: Positive = 2


class PeloponnesTables(msgspec.Struct, frozen=True):
    """Everything a match reads; ids are positions in the tuples."""

    power_cards: tuple[PowerCard, ...]
    civilizations: tuple[Civilization, ...]
    income: tuple[IncomeRow, ...]
    constants: Constants
    house: HouseRules


# The rulebook names 14 buildings with their functions; the other buildings follow from the board game, and we
# named the landscapes ourselves (PE-16.02, PE-16.03, PE-16.18).
_NAMED = Sources(name=RULEBOOK, in_card_game=RULEBOOK, ability=RULEBOOK, numbers=RECONSTRUCTED)
_BOARD_GAME = Sources(name=PUBLIC, in_card_game=RECONSTRUCTED, ability=RECONSTRUCTED, numbers=RECONSTRUCTED)
_LANDSCAPE = Sources(
    name=RECONSTRUCTED, in_card_game=RECONSTRUCTED, ability=RECONSTRUCTED, numbers=RECONSTRUCTED
)
_SUPPLY = Sources(name=RECONSTRUCTED, in_card_game=RECONSTRUCTED, ability=RULEBOOK, numbers=RECONSTRUCTED)

# fmt: off
_POWER_CARDS = (
    # deck A: landscapes
    PowerCard("taygetos_range", "A", disaster=EARTHQUAKE, value=2, sources=_LANDSCAPE,
              power=1, stone=3),
    PowerCard("eurotas_gorge", "A", disaster=TEMPEST, value=2, sources=_LANDSCAPE,
              inhabitants=1, power=1, wood=1, stone=1, grain=1),
    PowerCard("parnon_foothills", "A", disaster=DECLINE, value=3, sources=_LANDSCAPE,
              coins=3, inhabitants=1, power=1, stone=2),
    PowerCard("lykaion_slopes", "A", disaster=PLAGUE, value=2, sources=_LANDSCAPE,
              coins=1, inhabitants=1, power=1, wood=1, stone=1),
    PowerCard("argive_plain", "A", disaster=DROUGHT, value=3, sources=_LANDSCAPE,
              grain=5),
    PowerCard("pamisos_valley", "A", disaster=TEMPEST, value=3, sources=_LANDSCAPE,
              inhabitants=2, wood=1, grain=3),
    PowerCard("foloi_oak_forest", "A", disaster=PLAGUE, value=2, sources=_LANDSCAPE,
              inhabitants=2, power=1, wood=3),
    PowerCard("alpheios_valley", "A", disaster=EARTHQUAKE, value=3, sources=_LANDSCAPE,
              inhabitants=2, wood=1, grain=3),
    PowerCard("ladon_valley", "A", disaster=DROUGHT, value=2, sources=_LANDSCAPE,
              inhabitants=2, wood=1, grain=2),
    PowerCard("kynouria_hills", "A", disaster=TEMPEST, value=2, sources=_LANDSCAPE,
              coins=2, inhabitants=1, power=1, wood=2),
    PowerCard("elis_plain", "A", disaster=PLAGUE, value=3, sources=_LANDSCAPE,
              inhabitants=1, grain=5),
    PowerCard("nemea_valley", "A", disaster=EARTHQUAKE, value=2, sources=_LANDSCAPE,
              inhabitants=1, power=1, stone=1, grain=2),

    # deck A: buildings
    PowerCard("barracks", "A", building=True, disaster=TEMPEST, value=2, sources=_NAMED,
              wood_cost=1, stone_cost=2, coins=3, power=1, conquest_discount=1),
    PowerCard("stockade", "A", building=True, disaster=DECLINE, value=1, sources=_NAMED,
              wood_cost=3, inhabitants=1, power=1, grain=1, conquest_discount=1),
    PowerCard("bridge", "A", building=True, disaster=PLAGUE, value=1, sources=_BOARD_GAME,
              wood_cost=2, inhabitants=2, power=1, grain=1),
    PowerCard("market", "A", building=True, disaster=EARTHQUAKE, value=2, sources=_NAMED,
              wood_cost=3, inhabitants=2, power=1, grain=2, bid_bonus=1),
    PowerCard("street", "A", building=True, disaster=DECLINE, value=1, sources=_BOARD_GAME,
              stone_cost=1, inhabitants=1, power=1, grain=1),
    PowerCard("port", "A", building=True, disaster=DROUGHT, value=4, sources=_NAMED,
              wood_cost=1, stone_cost=2, inhabitants=2, power=1, income=1, protects=1 << DECLINE),

    # deck B: landscapes
    PowerCard("stenyklaros_plain", "B", disaster=TEMPEST, value=4, sources=_LANDSCAPE,
              inhabitants=2, power=1, wood=1, grain=4),
    PowerCard("helos_plain", "B", disaster=DROUGHT, value=4, sources=_SUPPLY,
              inhabitants=1, power=1, grain=5, supply=True),
    PowerCard("erymanthos_forest", "B", disaster=DECLINE, value=3, sources=_LANDSCAPE,
              inhabitants=3, power=1, wood=2),
    PowerCard("styx_gorge", "B", disaster=PLAGUE, value=3, sources=_LANDSCAPE,
              coins=1, inhabitants=1, power=2, wood=1, stone=1),
    PowerCard("kyllene_massif", "B", disaster=EARTHQUAKE, value=3, sources=_LANDSCAPE,
              inhabitants=1, power=2, stone=3),
    PowerCard("aroania_heights", "B", disaster=TEMPEST, value=4, sources=_LANDSCAPE,
              coins=3, inhabitants=1, power=2, stone=1),
    PowerCard("pholoe_hills", "B", disaster=DECLINE, value=3, sources=_LANDSCAPE,
              coins=2, inhabitants=2, power=1, wood=1, grain=1),
    PowerCard("tegea_plain", "B", disaster=DROUGHT, value=4, sources=_LANDSCAPE,
              inhabitants=3, power=1, grain=4),

    # deck B: buildings
    PowerCard("aqueduct", "B", building=True, disaster=TEMPEST, value=3, sources=_NAMED,
              wood_cost=1, stone_cost=2, inhabitants=2, power=1, grain=2, protects=1 << PLAGUE),
    PowerCard("agora", "B", building=True, disaster=DECLINE, value=3, sources=_NAMED,
              stone_cost=4, inhabitants=2, power=2, grain=2, bid_bonus=1),
    PowerCard("epidauros_odeon", "B", building=True, disaster=EARTHQUAKE, value=4, sources=_BOARD_GAME,
              wood_cost=2, stone_cost=2, luxury=3, inhabitants=3, power=2),
    PowerCard("leonidaion", "B", building=True, disaster=PLAGUE, value=2, sources=_BOARD_GAME,
              wood_cost=3, stone_cost=2, luxury=4, inhabitants=1, power=2),
    PowerCard("granary", "B", building=True, disaster=DROUGHT, value=2, sources=_BOARD_GAME,
              wood_cost=3, power=1, grain=4),
    PowerCard("quarry", "B", building=True, disaster=PLAGUE, value=2, sources=_BOARD_GAME,
              wood_cost=2, stone_cost=1, inhabitants=1, power=1, stone=3),
    PowerCard("well", "B", building=True, disaster=EARTHQUAKE, value=3, sources=_NAMED,
              wood_cost=1, stone_cost=1, inhabitants=1, power=1, grain=2, protects=1 << PLAGUE),
    PowerCard("temple_of_apollo", "B", building=True, disaster=DECLINE, value=4, sources=_NAMED,
              stone_cost=4, inhabitants=2, power=2, income=1, protects=1 << DROUGHT),
    PowerCard("treasury_of_atreus", "B", building=True, disaster=TEMPEST, value=4, sources=_NAMED,
              wood_cost=1, stone_cost=3, luxury=3, inhabitants=1, power=2, protects=1 << EARTHQUAKE),
    PowerCard("acrocorinth", "B", building=True, disaster=DROUGHT, value=4, sources=_NAMED,
              wood_cost=1, stone_cost=3, inhabitants=2, power=2, stone=1, protects=1 << TEMPEST),

    # deck C: landscapes
    PowerCard("mainalon_forest", "C", disaster=DROUGHT, value=4, sources=_LANDSCAPE,
              inhabitants=3, power=2, wood=2),
    PowerCard("stymphalian_valley", "C", disaster=PLAGUE, value=4, sources=_SUPPLY,
              coins=1, inhabitants=2, power=2, wood=1, stone=1, grain=1, supply=True),
    PowerCard("chelmos_peak", "C", disaster=EARTHQUAKE, value=4, sources=_LANDSCAPE,
              coins=2, inhabitants=1, power=2, stone=2),
    PowerCard("mantineian_plain", "C", disaster=TEMPEST, value=5, sources=_LANDSCAPE,
              inhabitants=1, power=2, grain=4),

    # deck C: buildings
    PowerCard("cyclopean_masonry", "C", building=True, disaster=EARTHQUAKE, value=4, sources=_NAMED,
              stone_cost=5, inhabitants=1, power=3, protects=1 << EARTHQUAKE),
    PowerCard("agriculture", "C", building=True, disaster=DECLINE, value=3, sources=_BOARD_GAME,
              wood_cost=5, power=2, grain=4),
    PowerCard("phidias_workshop", "C", building=True, disaster=PLAGUE, value=4, sources=_NAMED,
              wood_cost=2, stone_cost=3, inhabitants=2, power=2, stone=1, protects=1 << TEMPEST),
    PowerCard("stoa", "C", building=True, disaster=TEMPEST, value=5, sources=_NAMED,
              wood_cost=2, stone_cost=3, inhabitants=2, power=2, grain=2, protects=1 << DECLINE),
    PowerCard("statue_of_zeus", "C", building=True, disaster=DECLINE, value=6, sources=_BOARD_GAME,
              stone_cost=6, inhabitants=2, power=4, grain=1),
    PowerCard("liongate", "C", building=True, disaster=DROUGHT, value=4, sources=_NAMED,
              wood_cost=1, stone_cost=2, inhabitants=1, power=2, stone=1, grain=2, protects=1 << DROUGHT),
    PowerCard("tiryns_fortress", "C", building=True, disaster=EARTHQUAKE, value=4, sources=_BOARD_GAME,
              wood_cost=1, stone_cost=3, power=3, wood=1, grain=1),
    PowerCard("hellinikon_pyramid", "C", building=True, disaster=PLAGUE, value=6, sources=_BOARD_GAME,
              wood_cost=2, stone_cost=4, inhabitants=3, power=3, wood=1, stone=1, grain=2),
)

_CONFIRMED = CivilizationSources(in_card_game=PUBLIC)
_ASSUMED = CivilizationSources(in_card_game=RECONSTRUCTED)
_MESSENE = CivilizationSources(in_card_game=PUBLIC, produces_grain=PUBLIC)
_ARCADIA = CivilizationSources(in_card_game=PUBLIC, coins=PUBLIC, produces_grain=PUBLIC)
_ARGOS = CivilizationSources(in_card_game=PUBLIC, coins=PUBLIC)

_CIVILIZATIONS = (
    Civilization("messene", 1, sources=_MESSENE,
                 coins=4, inhabitants=2, grain=4, power=1, symbols=(EARTHQUAKE,)),
    Civilization("patras", 2, sources=_ASSUMED,
                 coins=6, inhabitants=1, wood=1, grain=2, power=1, symbols=(PLAGUE,)),
    Civilization("arcadia", 3, sources=_ARCADIA,
                 coins=7, inhabitants=2, wood=1, power=1, symbols=(EARTHQUAKE,)),
    Civilization("corinth", 4, sources=_CONFIRMED,
                 coins=5, inhabitants=3, grain=2, power=1, symbols=(DECLINE,)),
    Civilization("sparta", 5, sources=_CONFIRMED,
                 coins=5, inhabitants=3, wood=2, power=1, symbols=(PLAGUE, TEMPEST)),
    Civilization("pylos", 6, sources=_ASSUMED,
                 coins=6, inhabitants=3, stone=1, grain=1, power=1),
    Civilization("argos", 7, sources=_ARGOS,
                 coins=3, inhabitants=3, wood=1, stone=1, grain=2, power=1, symbols=(DROUGHT,)),
    Civilization("delphi", 8, sources=_ASSUMED,
                 coins=6, inhabitants=3, grain=1, power=1, symbols=(DROUGHT,)),
    Civilization("thebes", 9, sources=_CONFIRMED,
                 coins=6, inhabitants=1, stone=1, grain=2, power=1, symbols=(DECLINE,)),
    Civilization("mycenae", 10, sources=_ASSUMED,
                 coins=4, inhabitants=5, grain=2, power=1, symbols=(DROUGHT,)),
)
# fmt: on

_INCOME = (
    IncomeRow(at_least=0, coins=1),
    IncomeRow(at_least=3, coins=2),
    IncomeRow(at_least=5, coins=3),
    IncomeRow(at_least=8, coins=4),
    IncomeRow(at_least=11, coins=4, luxury=1, band_source=RULEBOOK),
    IncomeRow(at_least=14, coins=4, luxury=2),
    IncomeRow(at_least=17, coins=4, luxury=3),
    IncomeRow(at_least=20, coins=4, luxury=4),
)

TABLES: Final = PeloponnesTables(_POWER_CARDS, _CIVILIZATIONS, _INCOME, Constants(), HouseRules())
"""The built-in content."""
