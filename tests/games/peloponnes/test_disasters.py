"""Disasters: who is hit, covering, tearing down and protection (chapter 12)."""

from __future__ import annotations

import pytest

from tessera.games.peloponnes.content import DECLINE, DROUGHT, EARTHQUAKE, PLAGUE, TEMPEST
from tessera.games.peloponnes.rules.disasters import DisasterStrikes
from tessera.games.peloponnes.rules.ending import LateProtection, points
from tessera.games.peloponnes.rules.income import Income
from tessera.games.peloponnes.rules.supply import Supply
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.testing import rule
from tests.games.peloponnes.table import PeloponnesScript, table

BUILDINGS = ["bridge", "street", "market", "stockade", "granary", "quarry", "agora", "stoa"]
LANDSCAPES = ["elis_plain", "nemea_valley", "styx_gorge", "ladon_valley", "argive_plain", "pamisos_valley"]


def hit(disaster: int, *cards: str, luxury: int = 0, **coins: int) -> PeloponnesScript:
    """Seat 0 has these cards and means, and a disaster strikes."""
    t = table()
    t.owns(0, *cards)
    t.give(0, luxury=luxury, **coins)
    t.now(DisasterStrikes(disaster))
    return t


# --- protection ---------------------------------------------------------------------------------------------


PROTECTIONS = [
    (PLAGUE, "well", "PE-14.07"),
    (PLAGUE, "aqueduct", "PE-14.07"),
    (EARTHQUAKE, "cyclopean_masonry", "PE-14.06"),
    (EARTHQUAKE, "treasury_of_atreus", "PE-14.06"),
    (TEMPEST, "acrocorinth", "PE-14.08"),
    (TEMPEST, "phidias_workshop", "PE-14.08"),
    (DROUGHT, "temple_of_apollo", "PE-14.02"),
    (DROUGHT, "liongate", "PE-14.03"),
    (DECLINE, "port", "PE-14.01"),
    (DECLINE, "stoa", "PE-14.09"),
]


@rule("PE-12.01", "PE-12.03")
@pytest.mark.parametrize(
    ("disaster", "building"), [pytest.param(*case, marks=rule(number)) for *case, number in PROTECTIONS]
)
def test_a_protection_symbol_protects_unless_it_is_covered(disaster: int, building: str) -> None:
    for covered, borrowed, safe in (("", False, True), ("", True, True), ("earthquake", False, False)):
        t = table()
        t.plays(0, "pylos")
        t.owns(0, building, covered_by=covered, borrowed=borrowed)
        t.owns(0, "market", "pamisos_valley")
        t.give(0, wood=3, luxury=2)
        t.now(DisasterStrikes(disaster))
        assert t.resting == safe
        assert bool([event for event in t.told("protected") if event["seat"] == 0]) == safe
        assert (t.luxury(0) == 2) == (safe or disaster != DECLINE)


@rule("PE-12.02")
def test_three_symbols_protect_covered_ones_and_the_civilization_included() -> None:
    t = table()
    t.plays(0, "patras", covered=True)  # plague
    t.owns(0, "bridge", covered_by="earthquake")  # plague
    t.give(0, wood=1)
    t.owns(1, "lykaion_slopes", "foloi_oak_forest")  # twice plague is not enough
    t.plays(1, "pylos")
    t.give(1, wood=1)
    t.owns(0, "elis_plain")  # plague
    t.now(DisasterStrikes(PLAGUE))
    assert t.told("protected") == [{"seat": 0, "disaster": "plague"}]
    assert (t.seat, t.asked) == (1, "Damage")


@rule("PE-12.02")
def test_both_symbols_of_sparta_count() -> None:
    t = table()
    t.plays(0, "sparta")  # plague and tempest
    t.owns(0, "eurotas_gorge", "kynouria_hills")  # tempest
    t.give(0, wood=1)
    t.now(DisasterStrikes(TEMPEST))
    assert t.resting
    t.now(DisasterStrikes(PLAGUE))
    assert t.asked == "Damage"


@rule("PE-12.03")
def test_protection_is_no_choice() -> None:
    t = hit(EARTHQUAKE, "cyclopean_masonry", "bridge", wood=2)
    assert t.resting
    assert t.covered(0) == []


@rule("PE-12.03")
def test_protection_is_checked_when_the_disaster_happens() -> None:
    t = table()
    t.plays(0, "pylos")
    t.owns(0, "well")
    t.give(0, wood=2)
    t.now(DisasterStrikes(EARTHQUAKE), DisasterStrikes(PLAGUE))
    t.choose("cover well wood")  # the Well no longer protects from the plague
    assert t.options == ["cover civilization wood", "tear-down civilization"]


@rule("PE-12.06")
def test_late_protection_changes_nothing_before_the_end() -> None:
    t = table()
    t.plays(0, "mycenae", covered=True)
    t.owns(0, "well")
    t.now(Income(), Supply())
    assert t.covered(0) == [("civilization", "plague")]
    assert t.inhabitants(0) == 1
    t.now(LateProtection())
    assert t.inhabitants(0) == 1 + 5


# --- covering and tearing down ------------------------------------------------------------------------------


@rule("PE-12.04", "PE-20.02", "PE-20.03")
def test_a_cover_is_any_hand_card_or_a_luxury() -> None:
    t = hit(EARTHQUAKE, "bridge", wood=1, inhabitant=1, luxury=1)
    assert t.options == [
        "cover bridge wood",
        "cover bridge inhabitant",
        "cover bridge luxury",
        "tear-down bridge",
    ]
    assert t.refuses("cover bridge grain") == "PE-12.04"
    t.choose("cover bridge inhabitant")
    assert t.hand(0) == {"wood": 1}
    assert t.view(0)["players"][0]["covers"]["cards"] == [3]
    assert t.view(1)["players"][0]["covers"]["cards"] == [None]
    assert t.told("covered") == [{"seat": 0, "card": "bridge", "luxury": "no"}]


@rule("PE-12.04", "PE-12.23")
def test_a_cover_paid_with_luxury_is_unseen_and_needs_a_coin_card() -> None:
    t = hit(EARTHQUAKE, "bridge", wood=1, luxury=1)
    t.comes("grain")
    t.choose("cover bridge luxury")
    assert (t.luxury(0), t.player(0).covers.cards) == (0, (2,))
    assert t.view(0)["players"][0]["covers"]["cards"] == [None]
    t = table()
    t.owns(0, "bridge")
    t.give(0, wood=1, luxury=1)
    t.piles({}, {}, keeper=1)
    t.now(DisasterStrikes(EARTHQUAKE))
    assert t.options == ["cover bridge wood", "tear-down bridge"]
    assert t.refuses("cover bridge luxury") == "PE-12.23"


@rule("PE-12.05")
def test_whoever_cannot_or_will_not_cover_tears_down() -> None:
    t = hit(EARTHQUAKE, "bridge", wood=1)
    t.choose("tear-down bridge")
    assert (t.cards(0), t.hand(0)) == ([], {"wood": 1})
    t = hit(EARTHQUAKE, "bridge")
    assert t.resting  # nothing to cover it with
    assert t.cards(0) == []
    assert t.told("torn-down") == [{"seat": 0, "card": "bridge"}]


# --- plague -------------------------------------------------------------------------------------------------


@rule("PE-12.07", "PE-15.11")
def test_plague_covers_or_tears_down_the_civilization() -> None:
    for answer, symbols in (("cover civilization wood", 1), ("tear-down civilization", 0)):
        t = table()
        t.plays(0, "argos")
        t.give(0, wood=1)
        t.now(DisasterStrikes(PLAGUE))
        t.choose(answer)
        assert (t.inhabitants(0), t.production(0), t.power(0)) == (0, (0, 0, 0), 0)
        assert t.view(0)["tableaus"][0]["symbols"][DROUGHT] == symbols
        assert t.coins(0) == 1 - symbols
        assert t.civilization(0) == ("argos" if symbols else None)


@rule("PE-12.08")
def test_plague_without_a_civilization_card_does_nothing() -> None:
    t = hit(PLAGUE, "bridge", "elis_plain", wood=1)
    assert t.resting
    assert (t.cards(0), t.coins(0)) == (["bridge", "elis_plain"], 1)


# --- earthquake and tempest ---------------------------------------------------------------------------------


def affected_number(disaster: int, cards: list[str]) -> int:
    t = hit(disaster, *cards, wood=9)
    while not t.resting:
        t.choose(t.options[0])
    return len(t.covered(0))


@rule("PE-12.09")
def test_earthquake_hits_a_third_of_the_buildings_rounded_up() -> None:
    safe = [key for key in BUILDINGS if key != "market"] + ["hellinikon_pyramid"]
    numbers = [affected_number(EARTHQUAKE, safe[:count]) for count in range(9)]
    assert numbers == [0, 1, 1, 1, 2, 2, 2, 3, 3]


@rule("PE-12.13")
def test_tempest_hits_a_third_of_the_landscapes_rounded_up() -> None:
    numbers = [affected_number(TEMPEST, LANDSCAPES[:count]) for count in range(7)]
    assert numbers == [0, 1, 1, 1, 2, 2, 2]
    assert affected_number(TEMPEST, [*LANDSCAPES, "helos_plain"]) == 3
    assert affected_number(TEMPEST, BUILDINGS) == 0
    assert affected_number(EARTHQUAKE, LANDSCAPES) == 0


@rule("PE-12.10", "PE-12.22")
def test_the_player_chooses_the_buildings_first_and_then_decides_for_each() -> None:
    t = hit(EARTHQUAKE, "bridge", "street", "stockade", "granary", wood=2)
    assert t.options == ["hit bridge", "hit street", "hit stockade"]
    t.choose("hit street")
    assert t.options == ["hit stockade", "hit granary"]  # the same card cannot be chosen twice
    t.choose("hit granary")
    assert t.options == [
        "cover street wood",
        "tear-down street",
        "cover granary wood",
        "tear-down granary",
    ]
    assert t.refuses("cover bridge wood") == "PE-12.22"
    assert t.refuses("tear-down bridge") == "PE-12.22"
    assert t.refusal("cover").key == "refused-not-offered"
    t.choose("tear-down granary")  # in the order the player wants
    assert t.options == ["cover street wood", "tear-down street"]
    t.choose("cover street wood")
    assert t.resting
    assert t.cards(0) == ["bridge", "street", "stockade"]
    assert t.covered(0) == [("street", "earthquake")]


@rule("PE-12.22")
def test_every_pair_of_buildings_can_be_chosen() -> None:
    cards = ["bridge", "street", "stockade", "granary"]
    found = set()
    for first in range(3):
        for second in range(first + 1, 4):
            t = hit(EARTHQUAKE, *cards, wood=2)
            t.choose(f"hit {cards[first]} / hit {cards[second]}")
            found.add(tuple(option for option in t.options if option.startswith("tear-down")))
    assert len(found) == 6


@rule("PE-12.11")
def test_borrowed_buildings_count_and_stay_borrowed_when_covered() -> None:
    t = table()
    t.owns(0, "bridge", "street", "stockade", "granary", borrowed=True)
    t.give(0, grain=2)
    t.now(DisasterStrikes(EARTHQUAKE))
    t.choose("hit bridge / hit street / cover bridge grain / tear-down street")
    assert t.borrowed(0) == ["bridge", "stockade", "granary"]
    assert t.covered(0) == [("bridge", "earthquake")]
    assert t.discarded == {"wood": 1}  # what lay under the Street


@rule("PE-12.12", "PE-15.09", "PE-15.18")
def test_covered_buildings_count_and_can_be_hit_again() -> None:
    t = table()
    t.owns(0, "granary", covered_by="drought")
    t.owns(0, "bridge", "street", "stockade")
    t.give(0, grain=2)
    t.now(DisasterStrikes(EARTHQUAKE))  # 4 buildings: 2 are hit
    t.choose("hit granary / hit bridge / cover granary grain / cover bridge grain")
    assert t.covered(0) == [("granary", "drought"), ("granary", "earthquake"), ("bridge", "earthquake")]


@rule("PE-12.13")
def test_tempest_lets_the_player_choose_landscapes_only() -> None:
    t = hit(TEMPEST, "bridge", "elis_plain", "ladon_valley", wood=1)
    assert t.options == ["hit elis_plain", "hit ladon_valley"]
    t.choose("hit ladon_valley / cover ladon_valley wood")
    assert t.covered(0) == [("ladon_valley", "tempest")]


@rule("PE-12.24")
def test_tearing_down_does_not_change_the_number_of_affected_cards() -> None:
    t = hit(EARTHQUAKE, "bridge", "street", "stockade", "granary", wood=2)
    t.choose("hit bridge / hit street / tear-down bridge")
    assert t.options == ["cover street wood", "tear-down street"]  # 3 are left, but 2 were hit
    t.choose("tear-down street")
    assert t.cards(0) == ["stockade", "granary"]


# --- drought ------------------------------------------------------------------------------------------------


@rule("PE-12.14", "PE-12.16")
def test_drought_hits_the_power_card_with_the_most_grain() -> None:
    t = table()
    t.plays(0, "messene")  # 4 grain, never hit
    t.owns(0, "bridge", "ladon_valley", "market")  # 1, 2, 2 grain
    t.owns(0, "elis_plain", covered_by="tempest")  # 5 grain, but not active
    t.give(0, wood=1)
    t.now(DisasterStrikes(DROUGHT))
    assert t.options == ["hit ladon_valley", "hit market"]  # landscapes and buildings alike
    assert t.refusal("hit elis_plain").key == "refused-not-offered"
    t.choose("hit market")
    assert t.options == ["cover market wood", "tear-down market"]
    t.choose("cover market wood")
    assert t.production(0)[2] == 4 + 1 + 2
    assert t.inhabitants(0) == 2 + 2 + 2 + 2 + 1  # those of the covered card still count


@rule("PE-12.14", "PE-12.16")
def test_one_largest_field_is_hit_without_a_choice() -> None:
    t = hit(DROUGHT, "argive_plain", "ladon_valley", wood=1)
    assert t.options == ["cover argive_plain wood", "tear-down argive_plain"]
    t.choose("tear-down argive_plain")
    assert (t.cards(0), t.hand(0)) == (["ladon_valley"], {"wood": 1})


@rule("PE-12.15")
def test_drought_without_active_grain_does_nothing() -> None:
    t = table()
    t.plays(0, "messene")
    t.owns(0, "foloi_oak_forest", "quarry")
    t.owns(0, "granary", covered_by="earthquake")
    t.give(0, wood=2)
    t.now(DisasterStrikes(DROUGHT))
    assert t.resting
    assert t.coins(0) == 2
    assert t.covered(0) == [("granary", "earthquake")]


# --- decline ------------------------------------------------------------------------------------------------


@rule("PE-12.17", "PE-12.20")
def test_decline_takes_all_luxury_before_the_card_is_covered() -> None:
    t = hit(DECLINE, wood=1, luxury=9)
    assert t.luxury(0) == 0
    assert t.told("lost-luxury")[0] == {"seat": 0, "count": 9}
    assert t.options == ["cover luxury-card wood", "tear-down luxury-card"]
    assert t.refuses("cover luxury-card luxury") == "PE-12.20"


@rule("PE-12.18", "PE-12.21")
def test_a_covered_luxury_card_holds_three_at_a_time_and_scores_nothing() -> None:
    t = hit(DECLINE, "argive_plain", wood=1, luxury=9)
    before = points(t.state, t.player(0))
    t.choose("cover luxury-card wood")
    after = points(t.state, t.player(0))
    assert (before.luxury_card_inhabitants, before.luxury_card_power) == (2, 2)
    assert (after.luxury_card_inhabitants, after.luxury_card_power) == (0, 0)
    t.now(Supply())  # 5 surplus grain
    assert t.luxury(0) == 3
    with t.edit() as s:
        s.players[0].luxury = 1
    t.now(Supply())
    assert t.luxury(0) == 3  # spent luxury can be gained again


@rule("PE-12.19")
def test_a_torn_down_luxury_card_holds_nothing() -> None:
    t = hit(DECLINE, "argive_plain", wood=1, luxury=9)
    t.choose("tear-down luxury-card")
    assert (t.player(0).luxury_card, t.hand(0)) == (False, {"wood": 1})
    t.now(Supply())
    assert t.luxury(0) == 0
    x = points(t.state, t.player(0))
    assert (x.luxury_card_inhabitants, x.luxury_card_power) == (0, 0)


@rule("PE-12.20", "PE-12.05")
def test_with_an_empty_hand_the_luxury_card_is_torn_down() -> None:
    t = hit(DECLINE, luxury=9)
    assert t.resting
    assert not t.player(0).luxury_card


@rule("PE-12.21")
def test_after_decline_one_off_and_overproduction_stop_at_three() -> None:
    t = table()
    t.luxury_card(0, "covered")
    t.owns(0, "foloi_oak_forest", "taygetos_range")  # 3 wood and 3 stone
    t.wins(0, "leonidaion")  # 3 wood, 2 stone: 1 left over; 4 luxury once
    t.now(TakeCards(), Income())
    assert t.luxury(0) == 3


def test_words_that_fit_no_disaster() -> None:
    t = hit(EARTHQUAKE, "bridge", wood=1)
    assert t.refusal("feed").key == "refused-not-asked"
    assert t.refusal("cover bridge gold").key == "refused-not-offered"
    assert t.refusal("tear-down bridge now").key == "refused-not-offered"
