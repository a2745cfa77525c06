"""The cards of Peloponnes against everything that is known about them.

The numbers here were taken from the rulebook and from the constraints of chapter 16, not from the literals.
"""

from collections import Counter
from collections.abc import Iterable
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from tessera.games.peloponnes import game, hooks
from tessera.games.peloponnes.box import TABLES
from tessera.games.peloponnes.content import (
    CONSTANT_SOURCES,
    DECKS,
    DISASTERS,
    SYMBOLS,
    Civilization,
    Constants,
    PowerCard,
)
from tessera.kernel import Source
from tessera.testing import rule

CARDS = TABLES.power_cards
BUILDINGS = [card for card in CARDS if card.building]
LANDSCAPES = [card for card in CARDS if not card.building]
CIVILIZATIONS = TABLES.civilizations
CONSTANTS = TABLES.constants


def in_deck(deck: str, cards: Iterable[PowerCard] = CARDS) -> list[PowerCard]:
    return [card for card in cards if card.deck == deck]


def card(key: str) -> PowerCard:
    return next(card for card in CARDS if card.key == key)


def civilization(key: str) -> Civilization:
    return next(civilization for civilization in CIVILIZATIONS if civilization.key == key)


def production(card: PowerCard) -> int:
    return card.wood + card.stone + card.grain


ABILITIES = game.content().abilities()


def abilities(card: PowerCard) -> dict[str, int | None]:
    """What a card does beyond its numbers: the hooks it answers, and by how much."""
    return {ability.hook: ability.amount for ability in ABILITIES.get(card.element, [])}


# --- what is in the box -------------------------------------------------------------------------------------


@rule("PE-1.01", "PE-16.01")
def test_half_of_the_48_power_cards_are_buildings() -> None:
    assert len(CARDS) == 48
    assert len(BUILDINGS) == len(LANDSCAPES) == 24
    assert CONSTANTS.cards_per_round * CONSTANTS.rounds == 48


@rule("PE-1.02", "PE-16.01")
def test_the_decks_last_three_three_and_two_rounds() -> None:
    assert [len(in_deck(deck)) for deck in DECKS] == [18, 18, 12]
    assert [len(in_deck(deck)) / CONSTANTS.cards_per_round for deck in DECKS] == [3, 3, 2]
    assert [len(in_deck(deck, BUILDINGS)) for deck in DECKS] == [6, 10, 8]


def test_the_cards_are_listed_deck_by_deck() -> None:
    assert "".join(card.deck for card in CARDS) == "A" * 18 + "B" * 18 + "C" * 12


@rule("PE-1.03")
def test_the_other_cards_in_the_box() -> None:
    assert len(CIVILIZATIONS) == 10
    assert sum(CONSTANTS.coin_cards_per_symbol) == 72
    assert len(TABLES.disasters) == 5
    assert CONSTANTS.max_players == 5  # one luxury card each


@rule("PE-1.05", "PE-1.12")
def test_what_a_power_card_shows() -> None:
    for card in CARDS:
        assert DISASTERS[card.disaster]
        assert card.value >= 1
        assert card.building == (card.wood_cost + card.stone_cost > 0)
        assert min(card.coins, card.luxury, card.inhabitants, card.power) >= 0
        assert min(card.wood, card.stone, card.grain, card.wood_cost, card.stone_cost) >= 0


@rule("PE-1.06")
def test_what_a_civilization_card_shows() -> None:
    assert [civilization.number for civilization in CIVILIZATIONS] == list(range(1, 11))
    for civilization in CIVILIZATIONS:
        assert civilization.coins > 0
        assert civilization.inhabitants > 0
        assert civilization.power > 0
        assert civilization.wood + civilization.stone + civilization.grain > 0
        assert set(civilization.symbols) <= set(range(5))


@rule("PE-1.08", "PE-16.17")
def test_each_coin_symbol_is_on_18_cards() -> None:
    assert list(CONSTANTS.coin_cards_per_symbol) == [18, 18, 18, 18]


@rule("PE-1.09")
def test_the_luxury_card() -> None:
    assert (CONSTANTS.luxury_front_max, CONSTANTS.luxury_max) == (8, 17)
    assert (CONSTANTS.luxury_card_inhabitants, CONSTANTS.luxury_card_power) == (2, 2)
    assert (CONSTANTS.luxury_max_covered, CONSTANTS.luxury_max_torn_down) == (3, 0)


@rule("PE-1.11", "PE-16.02")
def test_one_landscape_in_b_and_one_in_c_trigger_a_supply() -> None:
    assert [(card.deck, card.building) for card in CARDS if card.supply] == [("B", False), ("C", False)]


@rule("PE-1.13")
def test_the_five_disasters() -> None:
    assert [disaster.key for disaster in TABLES.disasters] == list(DISASTERS)
    assert DISASTERS == ("plague", "earthquake", "tempest", "drought", "decline")


def test_the_numbers_of_the_rulebook() -> None:
    assert (CONSTANTS.min_players, CONSTANTS.max_players, CONSTANTS.rounds) == (2, 5, 8)
    assert (CONSTANTS.cards_per_round, CONSTANTS.omen_cards) == (6, 2)
    assert (CONSTANTS.pass_coins, CONSTANTS.conquest_surcharge) == (3, 3)
    assert (CONSTANTS.symbols_for_protection, CONSTANTS.damage_divisor) == (3, 3)
    assert CONSTANTS.goods_per_power_point == 6


def test_the_numbers_of_the_house_rules() -> None:
    assert TABLES.house.solo_open_cards == 3
    assert TABLES.house.solo_grades == (0, 8, 11, 14, 17)
    assert TABLES.house.draft_civilizations == 2


# --- the special buildings ----------------------------------------------------------------------------------

SPECIAL_BUILDINGS: dict[str, dict[str, int | None]] = {
    "port": {"income": 1, "protected-decline": None},
    "temple_of_apollo": {"income": 1, "protected-drought": None},
    "liongate": {"protected-drought": None},
    "market": {"bid-bonus": 1},  # halves of a coin card
    "agora": {"bid-bonus": 1},
    "barracks": {"conquest-discount": 1},
    "stockade": {"conquest-discount": 1},
    "cyclopean_masonry": {"protected-earthquake": None},
    "treasury_of_atreus": {"protected-earthquake": None},
    "well": {"protected-plague": None},
    "aqueduct": {"protected-plague": None},
    "acrocorinth": {"protected-tempest": None},
    "phidias_workshop": {"protected-tempest": None},
    "stoa": {"protected-decline": None},
}


@rule("PE-14.11", "PE-16.02")
def test_exactly_the_14_named_buildings_have_a_function() -> None:
    functions = {card.key: abilities(card) for card in CARDS if abilities(card)}
    assert functions == SPECIAL_BUILDINGS
    assert all(card(key).building for key in functions)


@rule("PE-16.03")
def test_ten_buildings_without_function_complete_the_24() -> None:
    plain = {card.key for card in BUILDINGS} - set(SPECIAL_BUILDINGS)
    from_an_expansion = {"hellinikon_pyramid"}
    assert plain - from_an_expansion == {
        "bridge",
        "street",
        "epidauros_odeon",
        "leonidaion",
        "granary",
        "quarry",
        "agriculture",
        "statue_of_zeus",
        "tiryns_fortress",
    }
    assert len(plain) == 10


# --- the reconstructed numbers ------------------------------------------------------------------------------


@rule("PE-16.04")
def test_a_one_off_income_is_either_coin_cards_or_luxury() -> None:
    assert not [card.key for card in CARDS if card.coins and card.luxury]


@rule("PE-16.05")
def test_the_cards_of_the_rulebook_examples_exist() -> None:
    assert (card("agora").wood_cost, card("agora").stone_cost) == (0, 4)
    assert (card("agriculture").wood_cost, card("agriculture").stone_cost) == (5, 0)
    assert any(card.coins == 3 for card in CARDS)
    assert any(card.value == 2 for card in CARDS)


@rule("PE-16.06", "PE-16.15")
def test_the_income_table() -> None:
    rows = [(row.at_least, row.coins, row.luxury) for row in TABLES.income]
    assert rows == [
        (0, 1, 0),
        (3, 2, 0),
        (5, 3, 0),
        (8, 4, 0),
        (11, 4, 1),
        (14, 4, 2),
        (17, 4, 3),
        (20, 4, 4),
    ]


@rule("PE-16.07")
def test_what_is_known_of_the_civilizations() -> None:
    coins = [civilization.coins for civilization in CIVILIZATIONS]
    inhabitants = [civilization.inhabitants for civilization in CIVILIZATIONS]
    assert (min(coins), max(coins)) == (3, 7)
    assert (min(inhabitants), max(inhabitants)) == (1, 5)
    assert civilization("argos").coins == 3
    assert civilization("arcadia").coins == 7
    assert civilization("messene").grain > 0
    assert civilization("arcadia").grain == 0
    order = "messene patras arcadia corinth sparta pylos argos delphi thebes mycenae"
    assert [civilization.key for civilization in CIVILIZATIONS] == order.split()


@rule("PE-16.08")
def test_some_civilizations_show_disaster_symbols_and_some_none() -> None:
    symbols = {civilization.key: len(civilization.symbols) for civilization in CIVILIZATIONS}
    assert symbols.pop("pylos") == 0
    assert symbols.pop("sparta") == 2
    assert set(symbols.values()) == {1}


@rule("PE-16.09")
def test_deck_a_produces_most_and_deck_c_gives_most_power() -> None:
    def average(numbers: list[int]) -> float:
        return sum(numbers) / len(numbers)

    power = [average([card.power for card in in_deck(deck)]) for deck in DECKS]
    goods = [average([production(card) for card in in_deck(deck)]) for deck in DECKS]
    assert [round(value, 2) for value in power] == [0.72, 1.50, 2.42]
    assert [round(value, 1) for value in goods] == [2.4, 2.1, 2.3]


@rule("PE-16.12")
def test_the_grain_of_fields_mixed_land_and_buildings() -> None:
    fields = [card for card in LANDSCAPES if card.grain and card.grain == production(card)]
    assert {card.grain for card in fields} == {4, 5}
    assert {card.grain for card in LANDSCAPES if card not in fields} <= set(range(5))
    assert {card.grain for card in BUILDINGS} <= set(range(5))


@rule("PE-16.16")
def test_the_disaster_symbols_are_spread_evenly() -> None:
    assert CONSTANTS.track_spaces - 1 == CONSTANTS.symbols_for_protection == 3
    assert Counter(DISASTERS[card.disaster] for card in CARDS) == {
        "plague": 10,
        "earthquake": 10,
        "tempest": 10,
        "drought": 9,
        "decline": 9,
    }
    for deck, spread in zip(DECKS, ({3, 4}, {3, 4}, {2, 3}), strict=True):
        symbols = Counter(card.disaster for card in in_deck(deck))
        assert set(symbols) == set(range(5))
        assert set(symbols.values()) == spread


def test_the_sums_over_all_cards() -> None:
    def sums(cards: Iterable[PowerCard | Civilization], *fields: str) -> list[int]:
        return [sum(getattr(card, field) for card in cards) for field in fields]

    assert [sums(in_deck(deck), "value") for deck in DECKS] == [[40], [59], [53]]
    assert sums(CARDS, "wood_cost", "stone_cost") == [37, 53]
    assert sums(CARDS, "coins", "luxury") == [18, 10]
    assert sums(CARDS, "inhabitants", "power") == [69, 69]
    assert sums(CARDS, "wood", "stone", "grain") == [20, 23, 67]
    assert sums(CIVILIZATIONS, "coins", "inhabitants", "power") == [52, 26, 10]
    assert sums(CIVILIZATIONS, "wood", "stone", "grain") == [5, 3, 16]


# --- what is certain and what is not ------------------------------------------------------------------------


@rule("PE-16.18")
def test_the_names_of_the_landscapes_are_ours() -> None:
    assert {card.sources.name for card in LANDSCAPES} == {Source.RECONSTRUCTED}


def test_what_the_rulebook_says_of_the_power_cards() -> None:
    named = {card.key for card in CARDS if card.sources.name is Source.RULEBOOK}
    assert named == {card.key for card in CARDS if card.sources.in_card_game is Source.RULEBOOK}
    assert named == set(SPECIAL_BUILDINGS)
    assert Counter(card.sources.name for card in BUILDINGS) == {Source.RULEBOOK: 14, Source.PUBLIC: 10}
    ability = {card.key for card in CARDS if card.sources.ability is Source.RULEBOOK}
    assert ability == named | {card.key for card in CARDS if card.supply}
    assert {card.sources.numbers for card in CARDS} == {Source.RECONSTRUCTED}


def test_what_is_public_of_the_civilizations() -> None:
    assert {civilization.sources.name for civilization in CIVILIZATIONS} == {Source.PUBLIC}
    assert {civilization.sources.numbers for civilization in CIVILIZATIONS} == {Source.RECONSTRUCTED}

    def public(fact: str) -> set[str]:
        return {one.key for one in CIVILIZATIONS if getattr(one.sources, fact) is Source.PUBLIC}

    assert public("in_card_game") == {"messene", "arcadia", "corinth", "sparta", "argos", "thebes"}
    assert public("coins") == {"argos", "arcadia"}
    assert public("produces_grain") == {"messene", "arcadia"}


def test_every_constant_has_a_source() -> None:
    assert set(CONSTANT_SOURCES) == set(Constants.__struct_fields__)
    uncertain = {name for name, source in CONSTANT_SOURCES.items() if source is not Source.RULEBOOK}
    assert uncertain == {"track_spaces", "coin_cards_per_symbol"}


def test_of_the_income_table_only_the_start_of_luxury_is_certain() -> None:
    assert {row.source for row in TABLES.income} == {Source.RECONSTRUCTED}
    assert [row.at_least for row in TABLES.income if row.band_source is Source.RULEBOOK] == [11]
    assert {row.band_source for row in TABLES.income} == {Source.RULEBOOK, Source.PUBLIC}


# --- content as a table -------------------------------------------------------------------------------------


def test_keys_are_unique() -> None:
    for table in (CARDS, CIVILIZATIONS, TABLES.income):
        keys = [row.key for row in table]
        assert len(set(keys)) == len(keys)


def test_content_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="immutable"):
        CARDS[0].value = 9  # type: ignore[misc]


def test_all_hooks_are_answered_by_cards() -> None:
    asked = {hooks.BID_BONUS, hooks.CONQUEST_DISCOUNT, hooks.INCOME, *hooks.PROTECTED, hooks.STRUCK}
    assert set(game.content().effects) == asked


# --- the texts of the components ----------------------------------------------------------------------------


class Catalog:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        source = files("tessera.games.peloponnes") / "texts" / f"{language}.ftl"
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(source.read_text("utf-8")))

    def name(self, kind: str, key: str, **arguments: int) -> str:
        return self._format(self._message(kind, key).value, arguments)

    def text(self, kind: str, key: str, **arguments: int) -> str:
        """What the component does; empty if the catalog says nothing of it."""
        pattern = self._message(kind, key).attributes.get("text")
        return self._format(pattern, arguments) if pattern else ""

    def _message(self, kind: str, key: str) -> Message:
        return self.bundle.get_message(f"{kind}-{key}".lower().replace("_", "-"))

    def _format(self, pattern: Pattern | None, arguments: dict[str, int]) -> str:
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, arguments)
        assert not errors
        return str(text)


@pytest.fixture(params=["en", "de"])
def catalog(request: pytest.FixtureRequest) -> Catalog:
    return Catalog(request.param)


def test_every_component_has_a_name_of_its_own(catalog: Catalog) -> None:
    keys = {
        "card": [card.key for card in CARDS],
        "civ": [civilization.key for civilization in CIVILIZATIONS],
        "disaster": list(DISASTERS),
        "symbol": list(SYMBOLS),
        "source": [source.value for source in Source],
    }
    for kind, components in keys.items():
        assert len({catalog.name(kind, key) for key in components}) == len(components)


def test_the_text_of_a_card_says_what_the_card_does(catalog: Catalog) -> None:
    for card in CARDS:
        functions = [
            ("once-coins", card.coins > 0),
            ("once-luxury", card.luxury > 0),
            *[(name, name in abilities(card)) for name in ("conquest-discount", "bid-bonus", "income")],
            *[(f"protects-{name}", f"protected-{name}" in abilities(card)) for name in DISASTERS],
            ("supply", card.supply),
        ]
        numbers = {"coins": card.coins, "luxury": card.luxury}
        sentences = [catalog.name("text", function, **numbers) for function, present in functions if present]
        assert catalog.text("card", card.key, **numbers) == " ".join(sentences)


def test_disasters_and_sources_are_explained(catalog: Catalog) -> None:
    assert all(catalog.text("disaster", disaster) for disaster in DISASTERS)
    assert all(catalog.text("source", source) for source in Source)
