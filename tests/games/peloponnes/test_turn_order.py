"""Phase 4: the new turn order (chapter 7)."""

from __future__ import annotations

from tessera.games.peloponnes.rules.bidding import Bidding
from tessera.games.peloponnes.rules.income import Income
from tessera.games.peloponnes.rules.rounds import SetTurnOrder
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.testing import rule
from tests.games.peloponnes.table import table


@rule("PE-7.01")
def test_the_highest_bid_begins() -> None:
    t = table(3)
    for seat, symbol in enumerate(("wood", "stone", "grain")):
        t.give(seat, **{symbol: 6})
    t.offer("ladon_valley nemea_valley street")
    t.now(Bidding(), SetTurnOrder())
    t.bid("ladon_valley", 2)
    t.bid("nemea_valley", 5)
    t.bid("street", 3)
    assert t.state.order == (1, 2, 0)
    assert t.told("turn-order") == [{"seats": (1, 2, 0)}]


@rule("PE-7.02", "PE-7.03")
def test_passing_and_withdrawing_count_nothing_and_keep_their_order() -> None:
    t = table(4)
    for seat, symbol in enumerate(("wood", "stone", "grain", "inhabitant")):
        t.give(seat, **{symbol: 6})
    t.offer("ladon_valley nemea_valley elis_plain street")
    t.now(Bidding(), SetTurnOrder())
    t.bid("ladon_valley", 4)
    t.choose("pass")
    t.bid("street", 1)
    t.bid("ladon_valley", 5)
    t.choose("withdraw")  # seat 0, whose bid was 4
    assert t.state.order == (3, 2, 0, 1)


@rule("PE-7.03")
def test_equal_bids_keep_their_relative_order() -> None:
    t = table(3)
    for seat, symbol in enumerate(("wood", "stone", "grain")):
        t.give(seat, **{symbol: 6})
    t.seated(2, 0, 1)
    t.offer("ladon_valley nemea_valley street")
    t.now(Bidding(), SetTurnOrder())
    t.bid("ladon_valley", 3)  # seat 2
    t.bid("nemea_valley", 3)  # seat 0
    t.bid("street", 4)  # seat 1
    assert t.state.order == (1, 2, 0)


@rule("PE-7.04", "PE-14.04")
def test_market_and_agora_do_not_count_for_the_turn_order() -> None:
    t = table()
    t.owns(1, "market", "agora")
    t.give(0, wood=3)
    t.give(1, stone=3)
    t.offer("ladon_valley nemea_valley")
    t.now(Bidding(), SetTurnOrder())
    t.bid("ladon_valley", 3)
    t.bid("nemea_valley", 3)
    assert t.state.order == (0, 1)


@rule("PE-7.04")
def test_a_conquest_counts_with_all_its_cards() -> None:
    t = table()
    t.give(0, wood=4)
    t.give(1, stone=5)
    t.offer("ladon_valley nemea_valley", conquest="eurotas_gorge")  # the conquest has value 2, too
    t.now(Bidding(), SetTurnOrder())
    t.bid("ladon_valley", 4)
    t.bid("eurotas_gorge", 5)
    assert t.state.order == (1, 0)


@rule("PE-7.04")
def test_blind_cards_count_for_the_turn_order() -> None:
    t = table()
    t.give(0, wood=2)
    t.give(1, luxury=3)
    t.offer("ladon_valley nemea_valley")
    t.now(Bidding(), SetTurnOrder())
    t.bid("ladon_valley", 2)
    t.bid("nemea_valley", luxury=3)
    assert t.state.order == (1, 0)


@rule("PE-7.05", "PE-8.02", "PE-9.06")
def test_the_new_order_holds_from_phase_5_on() -> None:
    t = table()
    t.give(0, wood=5)
    t.give(1, stone=5)
    t.offer("bridge market")
    t.now(Bidding(), SetTurnOrder(), TakeCards(), Income())
    t.bid("bridge", 2)
    t.bid("market", 3)
    assert (t.seat, t.asked) == (1, "NewBuilding")
    t.choose("borrow stone")
    assert (t.seat, t.asked) == (0, "NewBuilding")
    t.choose("borrow wood")
    assert [event["seat"] for event in t.told("income")] == [1, 0]
