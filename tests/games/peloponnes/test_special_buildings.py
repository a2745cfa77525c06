"""Each of the 48 power cards and 10 civilizations in a tableau, and the special buildings (chapter 14)."""

from __future__ import annotations

import pytest

from tessera.games.peloponnes.box import TABLES
from tessera.games.peloponnes.content import (
    DISASTERS,
    DROUGHT,
    EARTHQUAKE,
    PLAGUE,
    TEMPEST,
    Civilization,
    PowerCard,
)
from tessera.games.peloponnes.hooks import BID_BONUS, CONQUEST_DISCOUNT
from tessera.games.peloponnes.rules.bidding import Bidding
from tessera.games.peloponnes.rules.disasters import DisasterStrikes
from tessera.games.peloponnes.rules.income import Income, round_income
from tessera.games.peloponnes.rules.supply import Supply
from tessera.games.peloponnes.rules.tableau import protected, symbols
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.kernel.effects import total
from tessera.testing import rule
from tests.games.peloponnes.table import table

SPECIAL = {
    "port": "income decline",
    "temple_of_apollo": "income drought",
    "liongate": "drought",
    "market": "bid",
    "agora": "bid",
    "barracks": "conquest",
    "stockade": "conquest",
    "cyclopean_masonry": "earthquake",
    "treasury_of_atreus": "earthquake",
    "well": "plague",
    "aqueduct": "plague",
    "acrocorinth": "tempest",
    "phidias_workshop": "tempest",
    "stoa": "decline",
}


@rule("PE-1.05")
@pytest.mark.parametrize("card", TABLES.power_cards, ids=lambda card: card.key)
def test_a_card_is_taken_paid_and_counts_for_what_it_shows(card: PowerCard) -> None:
    t = table()
    t.give(0, wood=card.wood_cost, stone=card.stone_cost)
    t.give(0, grain=1)
    t.wins(0, card.key)
    t.now(TakeCards())
    if card.building:
        t.choose(f"pay {card.wood_cost} {card.stone_cost} 0")
    assert (t.cards(0), t.borrowed(0), t.hand(0)) == ([card.key], [], {"grain": 1})
    assert (t.inhabitants(0), t.power(0)) == (card.inhabitants, card.power)
    assert t.production(0) == (card.wood, card.stone, card.grain)
    p = t.player(0)
    assert [symbols(t.state, p, i) for i in range(5)] == [int(i == card.disaster) for i in range(5)]
    before = t.coins(0)
    t.now(Income())
    per_round, _ = round_income(t.state, p)
    assert (t.coins(0) - before, t.luxury(0)) == (card.coins + per_round, card.luxury)


@rule("PE-14.11")
@pytest.mark.parametrize("card", TABLES.power_cards, ids=lambda card: card.key)
def test_only_the_fourteen_named_buildings_do_something_special(card: PowerCard) -> None:
    t = table()
    t.owns(0, card.key)
    p = t.player(0)
    found = [name for i, name in enumerate(DISASTERS) if protected(t.state, p, i)]
    plain, _ = t.state.content.income[card.inhabitants]
    if round_income(t.state, p)[0] > plain:
        found.insert(0, "income")
    if total(t.state, p, BID_BONUS):
        found.append("bid")
    if total(t.state, p, CONQUEST_DISCOUNT):
        found.append("conquest")
    assert " ".join(found) == SPECIAL.get(card.key, "")


@rule("PE-1.06")
@pytest.mark.parametrize("civ", TABLES.civilizations, ids=lambda civ: civ.key)
def test_a_civilization_counts_for_what_it_shows(civ: Civilization) -> None:
    t = table()
    t.plays(0, civ.key)
    assert (t.inhabitants(0), t.power(0)) == (civ.inhabitants, civ.power)
    assert t.production(0) == (civ.wood, civ.stone, civ.grain)
    p = t.player(0)
    assert [symbols(t.state, p, i) for i in range(5)] == [civ.symbols.count(i) for i in range(5)]
    t.now(Supply())
    if civ.grain >= civ.inhabitants:
        assert t.luxury(0) == civ.grain - civ.inhabitants
    else:
        assert t.civilization(0) is None  # nothing else to feed or to tear down


@rule("PE-14.01")
def test_port() -> None:
    t = table()
    t.owns(0, "port")
    t.give(0, luxury=5, wood=1)
    t.now(DisasterStrikes(4), Income())
    assert (t.luxury(0), t.coins(0), t.player(0).luxury_card) == (5, 1 + 2, True)


@rule("PE-14.02")
def test_temple_of_apollo() -> None:
    t = table()
    t.owns(0, "temple_of_apollo", "argive_plain")
    t.give(0, wood=1)
    t.now(DisasterStrikes(DROUGHT), Income())
    assert (t.covered(0), t.coins(0)) == ([], 1 + 2)


@rule("PE-14.04")
def test_market_and_agora_displace_an_equal_bid_but_do_not_change_the_order() -> None:
    t = table()
    t.owns(1, "market")
    t.give(0, wood=3)
    t.give(1, stone=3)
    t.offer("elis_plain street")
    t.now(Bidding())
    t.bid("elis_plain", 3)
    t.bid("elis_plain", 3)
    assert (t.seat, t.asked) == (0, "Displaced")
    assert t.bid_of(1) == ("elis_plain", 3)


@rule("PE-14.05")
@pytest.mark.parametrize(
    ("owned", "price"), [("barracks", 6), ("stockade", 6), ("barracks stockade", 5), ("", 7)]
)
def test_barracks_and_stockade(owned: str, price: int) -> None:
    t = table()
    t.owns(0, *owned.split())
    t.give(0, wood=9)
    t.offer("elis_plain", conquest="port")  # value 4
    t.now(Bidding())
    t.choose("bid port")
    assert t.options[0] == f"size {price}"


@rule("PE-14.10")
def test_an_owned_supply_landscape_triggers_nothing() -> None:
    t = table()
    t.owns(0, "helos_plain", "stymphalian_valley")
    t.reveals("taygetos_range eurotas_gorge parnon_foothills lykaion_slopes argive_plain pamisos_valley")
    assert t.told("supply") == []
    assert t.production(0) == (1, 1, 6)


@rule("PE-14.12")
def test_a_function_works_from_the_moment_the_building_lies_there_until_it_is_covered() -> None:
    t = table()
    t.give(0, wood=3)
    t.give(1, stone=5)
    t.wins(1, "market")
    t.now(TakeCards())
    t.choose("borrow stone")
    t.offer("elis_plain street")
    t.now(Bidding())
    t.bid("elis_plain", 3)
    t.bid("elis_plain", 3)
    assert (t.seat, t.asked) == (0, "Displaced")
    t.choose("withdraw")
    t.now(DisasterStrikes(EARTHQUAKE))
    t.choose("cover market stone")
    assert total(t.state, t.player(1), BID_BONUS) == 0


@rule("PE-14.12", "PE-12.03")
def test_a_function_stops_when_the_building_is_torn_down() -> None:
    t = table()
    t.plays(0, "pylos")
    t.owns(0, "well")
    t.give(0, wood=1)
    t.now(DisasterStrikes(EARTHQUAKE), DisasterStrikes(PLAGUE))
    t.choose("tear-down well")
    assert t.asked == "Damage"


@rule("PE-14.08")
def test_acrocorinth_keeps_the_landscapes_safe() -> None:
    t = table()
    t.owns(0, "acrocorinth", "elis_plain")
    t.give(0, wood=1)
    t.now(DisasterStrikes(TEMPEST))
    assert (t.resting, t.covered(0)) == (True, [])
