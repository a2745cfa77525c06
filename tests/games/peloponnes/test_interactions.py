"""Where rules meet: the interactions that are easy to get wrong, one after the other."""

from __future__ import annotations

import pytest

from tessera.games.peloponnes.content import DECLINE, PLAGUE
from tessera.games.peloponnes.rules.bidding import Bidding
from tessera.games.peloponnes.rules.disasters import DisasterStrikes
from tessera.games.peloponnes.rules.ending import FinalIncome, LateProtection, Score, points
from tessera.games.peloponnes.rules.income import Income
from tessera.games.peloponnes.rules.rounds import NextRound, SetTurnOrder
from tessera.games.peloponnes.rules.supply import Supply
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.testing import rule
from tests.games.peloponnes.table import PHASES, table


@rule("PE-6.10", "PE-6.11", "PE-6.12")
def test_1_a_displaced_bid_is_frozen_and_may_conquer_or_displace_in_its_turn() -> None:
    t = table(3)
    t.give(0, wood=9, luxury=5)
    t.give(1, stone=9)
    t.give(2, grain=9)
    t.offer("elis_plain ladon_valley port", conquest="street bridge nemea_valley")
    t.now(Bidding())
    t.bid("ladon_valley", 2)
    t.bid("elis_plain", 4)
    t.bid("elis_plain", 5)  # displaces the 4 of seat 1
    assert t.options == [
        "move ladon_valley",  # held with 2
        "move port",  # value 4
        "move street",  # price 4
        "move bridge",
        "withdraw",
    ]
    t.choose("move ladon_valley")  # displaces the 2 of seat 0, which has more cards and luxury in hand
    assert t.told("withdrew") == [{"seat": 0}]  # nothing else fits 2 cards
    assert (t.luxury(0), t.coins(0)) == (5, 9 + 3)


@rule("PE-6.06", "PE-6.17")
@pytest.mark.parametrize(
    ("mine", "theirs", "legal"), [("", "", False), ("market", "", True), ("", "agora", False)]
)
def test_2_equal_bids_displace_only_with_a_higher_effective_bid(mine: str, theirs: str, legal: bool) -> None:
    t = table()
    t.owns(0, *theirs.split())
    t.owns(1, *mine.split())
    t.give(0, wood=3)
    t.give(1, stone=3)
    t.offer("elis_plain street")
    t.now(Bidding())
    t.bid("elis_plain", 3)
    assert ("bid elis_plain" in t.options) == legal


@rule("PE-7.01", "PE-7.02", "PE-7.03", "PE-7.04")
def test_3_the_turn_order_counts_cards_without_bonus_and_passes_as_nothing() -> None:
    t = table(4)
    t.owns(3, "market", "agora")
    for seat, symbol in enumerate(("wood", "stone", "grain", "inhabitant")):
        t.give(seat, **{symbol: 4})
    t.seated(0, 2, 3, 1)
    t.offer("elis_plain ladon_valley street bridge")
    t.now(Bidding(), SetTurnOrder())
    t.choose("pass")  # seat 0
    t.bid("street", 2)  # seat 2
    t.bid("ladon_valley", 2)  # seat 3, effectively 3
    t.bid("elis_plain", 3)  # seat 1
    assert t.state.order == (1, 2, 3, 0)


@rule("PE-6.14", "PE-6.20")
def test_4_a_withdrawn_bid_returns_blind_cards_too_and_draws_three() -> None:
    t = table()
    t.give(0, wood=2, luxury=1)
    t.give(1, stone=4)
    t.offer("elis_plain port")
    t.comes("grain")
    t.now(Bidding())
    t.bid("elis_plain", 2, luxury=1)
    t.comes("stone", "stone", "stone")
    t.bid("elis_plain", 4)
    assert (t.hand(0), t.luxury(0)) == ({"wood": 2, "stone": 3, "grain": 1}, 0)


@rule("PE-8.05", "PE-8.14", "PE-11.02", "PE-11.04")
@pytest.mark.parametrize(("payment", "luxury"), [("pay 0 1 0", 1 + 2), ("pay 0 0 1", 0)])
def test_5_surplus_of_one_kind_counts_although_the_other_was_bought_by_hand(
    payment: str, luxury: int
) -> None:
    t = table()
    t.owns(0, "foloi_oak_forest")  # 3 wood
    t.give(0, stone=1, luxury=1)
    t.wins(0, "well")  # 1 wood, 1 stone
    t.now(TakeCards())
    t.choose(payment)
    assert t.luxury(0) == luxury


@rule("PE-2.06", "PE-8.09", "PE-10.18")
def test_6_a_borrowed_building_is_fully_active_but_gives_no_overproduction() -> None:
    t = table()
    t.plays(0, "thebes")  # 1 inhabitant, 2 grain, 1 stone
    t.owns(0, "foloi_oak_forest", "taygetos_range")
    t.give(0, grain=2)
    t.wins(0, "aqueduct")  # 2 inhabitants, 2 grain, protects from the plague
    t.now(TakeCards())
    t.choose("borrow grain")
    assert t.luxury(0) == 0
    t.now(DisasterStrikes(PLAGUE), Income())
    assert t.covered(0) == []
    assert t.coins(0) == 1 + 3  # 5 inhabitants
    t.now(Supply())
    t.choose("grain 1", "redeem aqueduct / pay 0 0 0")
    assert t.luxury(0) == 0


@rule("PE-10.14", "PE-10.17")
def test_7_production_redeems_once_and_what_is_not_redeemed_vanishes() -> None:
    t = table()
    t.owns(0, "foloi_oak_forest", "elis_plain")  # 3 wood, 5 grain
    t.owns(0, "stockade", "market", borrowed=True)  # 3 wood each
    t.now(Supply())
    with t.edit() as s:
        s.players[0].luxury = 0
    t.choose("redeem stockade / give-up market / pay 0 0 0")
    assert t.cards(0) == ["foloi_oak_forest", "elis_plain", "stockade"]


@rule("PE-10.09", "PE-10.10", "PE-10.11", "PE-10.24")
def test_8_tearing_down_can_overshoot_and_costs_production_of_the_redemption() -> None:
    t = table()
    t.owns(0, "foloi_oak_forest", "ladon_valley")  # 4 inhabitants, 4 wood, 2 grain
    t.owns(0, "stockade", borrowed=True)  # 1 inhabitant, 1 grain, costs 3 wood
    t.now(Supply())  # 2 of 5 are hungry
    t.choose("tear-down stockade", "tear-down foloi_oak_forest")  # 3 are gone
    assert t.resting
    assert (t.luxury(0), t.cards(0), t.borrowed(0)) == (0, ["ladon_valley"], [])
    t = table()
    t.owns(0, "foloi_oak_forest", "ladon_valley")
    t.owns(0, "stockade", borrowed=True)
    t.now(Supply())
    t.choose("tear-down foloi_oak_forest")  # its wood would have paid for the Stockade
    assert t.options == ["give-up stockade"]


@rule("PE-5.04", "PE-5.07")
def test_9_disaster_then_supply_then_bids_and_revealed_cards_protect_nobody() -> None:
    t = table(in_round=4)
    t.markers(drought=2)
    t.owns(0, "tegea_plain")  # 3 inhabitants, 4 grain
    t.give(0, wood=2, inhabitant=3)
    t.stack("helos_plain liongate temple_of_apollo street bridge market")
    t.comes("helos_plain", "liongate", "temple_of_apollo", "street", "bridge", "market")
    t.now(NextRound())
    t.choose("cover tegea_plain wood")  # no Liongate helps, nor the third symbol
    t.choose("grain 0 / inhabitants 3")  # the field is dry when the supply comes
    assert t.asked == "Bid"


@rule("PE-2.03", "PE-2.04")
def test_10_what_covered_cards_still_count_for() -> None:
    t = table()
    t.plays(0, "sparta", covered=True)
    t.owns(0, "well", covered_by="earthquake")
    summary = t.view(1)["tableaus"][0]
    assert (summary["inhabitants"], summary["power"]) == (1, 0)
    assert (summary["wood"], summary["grain"]) == (0, 0)
    assert summary["symbols"] == [1, 1, 1, 0, 0]  # Sparta: plague, tempest; Well: earthquake
    assert summary["protected"] == [False] * 5


@rule("PE-12.06", "PE-13.05", "PE-13.06")
def test_11_late_protection_works_after_the_last_supply_and_cascades() -> None:
    t = table(in_round=8)
    t.plays(0, "mycenae", covered=True)
    t.owns(0, "well", covered_by="earthquake")  # 1 inhabitant
    t.owns(0, "treasury_of_atreus")  # 1 inhabitant
    t.give(0, grain=2)
    t.now(NextRound())
    assert t.told("feeds")[0] == {"seat": 0, "grain": 0, "count": 2}
    t.choose("grain 2")
    assert t.covered(0) == []
    assert points(t.state, t.player(0)).tableau_inhabitants == 1 + 1 + 5


@rule("PE-12.17", "PE-12.18", "PE-12.19", "PE-13.04")
def test_12_decline_takes_everything_and_caps_until_the_scoring() -> None:
    t = table()
    t.owns(0, "argive_plain")
    t.owns(1, "elis_plain")
    t.give(0, wood=1, luxury=12)
    t.give(1, stone=1, luxury=12)
    t.now(DisasterStrikes(DECLINE))
    assert t.luxury(0) == 0
    t.choose("cover luxury-card wood", "tear-down luxury-card")
    t.now(Supply())
    assert (t.luxury(0), t.luxury(1)) == (3, 0)
    t.owns(0, "stoa")
    t.now(Supply())
    assert t.luxury(0) == 3  # protection does not lift the limit
    t.now(LateProtection(), Score())
    outcome = t.state.outcome
    assert outcome is not None
    lines = {line.key: line.amount for line in outcome.breakdown[0]}
    assert lines["score-luxury-card-power"] == 2


@rule("PE-4.04", "PE-4.06")
def test_13_only_the_first_two_symbols_count_and_those_of_finished_disasters_are_lost() -> None:
    t = table(5)
    t.markers(tempest=3)
    t.reveals("eurotas_gorge lykaion_slopes elis_plain bridge pamisos_valley street")
    assert t.state.markers == [1, 0, 3, 0, 0]


@rule("PE-9.01", "PE-8.12", "PE-14.13")
def test_14_one_off_income_and_bonus_of_a_borrowed_building_but_not_of_a_lost_one() -> None:
    t = table()
    t.give(0, wood=1)
    t.wins(0, "port")
    t.wins(1, "barracks")
    t.now(TakeCards(), Income())
    t.choose("borrow wood")
    assert t.coins(0) == 2  # 2 inhabitants and the Port
    assert (t.coins(1), t.cards(1)) == (1, [])  # the Barracks were lost


@rule("PE-13.02", "PE-13.03", "PE-13.09")
def test_15_the_last_income_is_coins_but_the_last_supply_still_gives_luxury() -> None:
    t = table(in_round=8)
    t.owns(0, "tegea_plain", "mainalon_forest", "erymanthos_forest", "hellinikon_pyramid", "elis_plain")
    t.owns(0, "argive_plain")  # 13 inhabitants, 16 grain
    t.now(FinalIncome())
    assert (t.coins(0), t.luxury(0)) == (4, 0)
    t.now(Supply(), Score())
    assert t.luxury(0) == 3
    outcome = t.state.outcome
    assert outcome is not None
    lines = {line.key: line.amount for line in outcome.breakdown[0]}
    assert lines["score-tie-break-luxury"] == 3
    assert lines["score-goods"] == (4 - lines["score-hand-inhabitants"] + 3) // 6


@rule("PE-9.08")
def test_16_both_coin_piles_can_be_empty() -> None:
    t = table(5)
    t.give(0, luxury=2)
    t.piles({}, {}, keeper=4)
    t.offer("street")
    t.now(*PHASES)
    assert [t.seat, t.asked] == [4, "Bid"]  # seats 0 to 3 passed and drew nothing; luxury was of no use
    assert [t.coins(seat) for seat in range(4)] == [0, 0, 0, 0]
    t.bid("street", 2)
    assert t.asked == "NewBuilding"
    t.choose("borrow wood")
    assert sum(t.coins(seat) for seat in range(5)) == 72 - 1  # the two bid cards were income again


@rule("PE-5.02", "PE-12.03")
def test_17_the_first_disaster_may_cover_the_protection_from_the_second() -> None:
    t = table()
    t.plays(0, "pylos")
    t.owns(0, "well")
    t.give(0, wood=2)
    t.markers(plague=2, earthquake=2)
    t.reveals("taygetos_range lykaion_slopes eurotas_gorge parnon_foothills argive_plain pamisos_valley")
    t.choose("cover well wood")
    assert t.options == ["cover civilization wood", "tear-down civilization"]
    t = table()
    t.plays(0, "pylos")
    t.owns(0, "well")
    t.give(0, wood=2)
    t.markers(plague=2, earthquake=2)
    t.reveals("lykaion_slopes taygetos_range eurotas_gorge parnon_foothills argive_plain pamisos_valley")
    t.choose("cover well wood")  # the other way round the Well still helped
    assert t.resting
    assert t.covered(0) == [("well", "earthquake")]


@rule("PE-9.07")
def test_18_the_reshuffle_happens_right_after_the_last_card_is_drawn() -> None:
    t = table()
    t.give(0, wood=2)
    t.piles({"stone": 3}, {"grain": 1}, keeper=1)
    t.offer("ladon_valley street")
    t.seated(1, 0)
    t.now(Bidding(), TakeCards())
    t.choose("pass")  # draws the 3 stone: the grain card becomes the deck at once
    assert t.told("reshuffled") == [{"count": 1}]
    t.bid("ladon_valley", 2)
    assert (t.state.coin_deck.cards, t.discarded) == ((2,), {"wood": 2})  # the bid waits for the next shuffle
