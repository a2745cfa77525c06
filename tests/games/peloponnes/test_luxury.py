"""Luxury goods: how they are gained and what they can be used for (chapter 11)."""

from __future__ import annotations

import pytest

from tessera.games.peloponnes.content import PLAGUE
from tessera.games.peloponnes.rules.bidding import Bidding
from tessera.games.peloponnes.rules.disasters import DisasterStrikes
from tessera.games.peloponnes.rules.ending import points
from tessera.games.peloponnes.rules.goods import gain_luxury
from tessera.games.peloponnes.rules.income import Income
from tessera.games.peloponnes.rules.supply import Supply
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.testing import rule
from tests.games.peloponnes.table import table


@rule("PE-11.01")
def test_nobody_holds_more_than_17_luxury() -> None:
    t = table()
    t.give(0, luxury=15)
    t.owns(0, "argive_plain")  # 5 surplus grain
    t.now(Supply())
    assert t.luxury(0) == 17
    assert t.told("gained-luxury") == [{"seat": 0, "count": 2}]
    t.now(Supply())
    assert (t.luxury(0), t.told("gained-luxury")) == (17, [])


@rule("PE-1.09")
def test_turning_the_luxury_card_over_changes_nothing() -> None:
    t = table()
    for luxury in (8, 9):
        with t.edit() as s:
            s.players[0].luxury = luxury
        x = points(t.state, t.player(0))
        assert (x.luxury_card_inhabitants, x.luxury_card_power) == (2, 2)
    with t.edit() as s:
        gain_luxury(s, s.players[0], 1)
    assert t.luxury(0) == 10


@rule("PE-11.02", "PE-15.01")
def test_leonidas_is_short_of_stone_and_has_wood_to_spare() -> None:
    t = table()
    t.owns(0, "pamisos_valley", "ladon_valley")  # 2 wood
    t.plays(0, "thebes")  # 1 stone
    t.give(0, stone=4)
    t.wins(0, "agora")  # 4 stone
    t.now(TakeCards())
    assert t.production(0)[:2] == (2, 1)
    t.choose("pay 0 3 0")
    assert (t.luxury(0), t.hand(0)) == (2, {"stone": 1})


@rule("PE-11.04", "PE-15.02")
def test_leonidas_spends_luxury_and_gains_none() -> None:
    t = table()
    t.owns(0, "foloi_oak_forest", "pamisos_valley", "parnon_foothills")  # 4 wood, 2 stone
    t.give(0, wood=1, luxury=1)
    t.wins(0, "agriculture")  # 5 wood
    t.now(TakeCards())
    assert t.production(0)[:2] == (4, 2)
    assert t.options[:2] == ["pay 1 0 0", "pay 0 0 1"]
    t.choose("pay 0 0 1")
    assert t.luxury(0) == 0  # the 2 stone give nothing


@rule("PE-11.02", "PE-11.04")
def test_the_same_paid_with_a_wood_card_gives_the_luxury() -> None:
    t = table()
    t.owns(0, "foloi_oak_forest", "pamisos_valley", "parnon_foothills")
    t.give(0, wood=1, luxury=1)
    t.wins(0, "agriculture")
    t.now(TakeCards())
    t.choose("pay 1 0 0")
    assert t.luxury(0) == 1 + 2


@rule("PE-11.03")
def test_no_card_can_be_given_to_raise_the_surplus() -> None:
    t = table()
    t.owns(0, "foloi_oak_forest")  # 3 wood
    t.give(0, wood=2, stone=2)
    t.wins(0, "bridge")  # 2 wood
    t.now(TakeCards())
    assert t.refuses("pay 2 0 0") == "PE-8.07"
    t.choose("pay 0 0 0")
    assert t.luxury(0) == 1


@rule("PE-11.05")
def test_the_four_sources_of_luxury() -> None:
    t = table()
    t.owns(
        0, "tegea_plain", "mainalon_forest", "erymanthos_forest", "bridge"
    )  # 11 inhabitants, 4 wood, 5 grain
    t.give(0, grain=7)
    t.wins(0, "leonidaion")
    t.now(TakeCards())
    t.choose("borrow grain")
    assert t.luxury(0) == 0
    t.now(Income())  # 4 once, 1 for 12 inhabitants
    assert t.luxury(0) == 4 + 1
    t = table()
    t.owns(0, "taygetos_range", "argive_plain")
    t.wins(0, "street")
    t.now(TakeCards())  # 3 stone for 1
    assert t.luxury(0) == 2
    t.now(Supply())  # 6 grain for 1 inhabitant
    assert t.luxury(0) == 2 + 5


@rule("PE-11.06")
def test_borrowing_redeeming_and_landscapes_give_no_luxury() -> None:
    t = table()
    t.owns(0, "foloi_oak_forest", "taygetos_range", "ladon_valley")
    t.give(0, grain=1, inhabitant=1)
    t.wins(0, "bridge")
    t.now(TakeCards())
    t.choose("borrow grain")
    t.wins(0, "elis_plain")
    t.now(TakeCards())
    assert t.luxury(0) == 0
    surplus = t.production(0)[2] - t.inhabitants(0)
    t.now(Supply())
    t.choose("redeem bridge / pay 0 0 0")
    assert t.luxury(0) == surplus == 1  # of the grain only


@rule("PE-11.07")
def test_luxury_replaces_wood_stone_grain_and_coin_cards_even_with_fitting_cards_in_hand() -> None:
    t = table()
    t.owns(0, "erymanthos_forest")
    t.give(0, wood=3, stone=3, grain=3, luxury=9)
    t.now(Supply())
    t.choose("grain 0 / luxury 3")  # as grain
    assert (t.luxury(0), t.hand(0)) == (6, {"wood": 3, "stone": 3, "grain": 3})
    t.offer("barracks")
    t.now(Bidding(), TakeCards())
    t.bid("barracks", luxury=2)  # as coin cards
    assert t.seat == 0
    t.choose("pay 0 0 2")  # as stone; the wood is produced
    assert (t.luxury(0), t.coins(0)) == (2, 9)


@rule("PE-11.08")
def test_luxury_as_a_coin_card_never_enters_the_hand() -> None:
    t = table()
    t.plays(0, "pylos")
    t.give(0, luxury=1)
    t.comes("grain")
    t.now(DisasterStrikes(PLAGUE))
    t.choose("cover civilization luxury")
    p = t.player(0)
    assert (t.coins(0), t.luxury(0), p.covers.cards) == (0, 0, (2,))
    assert t.told("drew") == t.told("drew-cards") == []
    assert t.view(0)["players"][0]["covers"]["cards"] == [None]


@rule("PE-11.09")
def test_luxury_and_hand_cards_cannot_be_exchanged() -> None:
    verbs: set[str] = set()
    t = table()
    t.give(0, wood=4, luxury=3)
    t.owns(0, "erymanthos_forest", borrowed=False)
    t.owns(0, "bridge", borrowed=True)
    t.offer("street")
    t.now(Bidding(), TakeCards(), Supply())
    while not t.resting:
        before = t.coins(0) + t.luxury(0)
        verbs |= {option.split()[0] for option in t.options}
        t.choose(t.options[0])
        assert t.coins(0) + t.luxury(0) <= before
    assert verbs <= {"bid", "pass", "size", "luxury", "give", "pay", "borrow", "grain", "inhabitants"} | {
        "tear-down",
        "redeem",
        "give-up",
    }


@rule("PE-11.10")
def test_luxury_feeds_but_is_no_inhabitant() -> None:
    t = table()
    t.owns(0, "erymanthos_forest")
    t.give(0, luxury=3)
    t.now(Supply())
    t.choose("luxury 3")
    assert t.cards(0) == ["erymanthos_forest"]
    assert points(t.state, t.player(0)).population == 3 + 2


@rule("PE-11.11")
def test_luxury_on_a_covered_luxury_card_can_be_spent() -> None:
    t = table()
    t.luxury_card(0, "covered")
    t.owns(0, "erymanthos_forest")
    t.give(0, luxury=3)
    t.now(Supply())
    t.choose("luxury 3")
    assert (t.luxury(0), t.cards(0)) == (0, ["erymanthos_forest"])


@rule("PE-11.12")
@pytest.mark.parametrize("luxury", [1, 2])
def test_luxury_in_the_bid_does_not_cancel_the_overproduction(luxury: int) -> None:
    t = table()
    t.owns(0, "foloi_oak_forest")
    t.give(0, grain=2, luxury=luxury)
    t.offer("bridge")
    t.now(Bidding(), TakeCards())
    t.bid("bridge", luxury=luxury)
    t.choose("pay 0 0 0")
    assert t.luxury(0) == 1  # 3 wood for 2
