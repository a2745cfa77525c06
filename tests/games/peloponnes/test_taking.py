"""Phase 5: taking power cards; paying, borrowing or losing buildings (chapter 8)."""

from __future__ import annotations

import pytest

from tessera.games.peloponnes.rules.bidding import Bidding
from tessera.games.peloponnes.rules.income import Income
from tessera.games.peloponnes.rules.rounds import SetTurnOrder
from tessera.games.peloponnes.rules.supply import Supply
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.kernel import SPECTATOR
from tessera.testing import rule
from tests.games.peloponnes.table import PeloponnesScript, table


def builds(building: str, *owned: str, luxury: int = 0, **coins: int) -> PeloponnesScript:
    """Seat 0 has won a building and decides how to get it."""
    t = table()
    t.owns(0, *owned)
    t.give(0, luxury=luxury, **coins)
    t.wins(0, building)
    t.now(TakeCards())
    return t


# --- taking -------------------------------------------------------------------------------------------------


@rule("PE-8.01", "PE-8.15", "PE-20.04")
def test_all_bids_are_discarded_before_anything_else() -> None:
    t = table()
    t.give(0, stone=3)
    t.give(1, grain=4)
    t.offer("bridge street")
    t.now(Bidding(), SetTurnOrder(), TakeCards())
    t.bid("bridge", 2)
    t.bid("street", 3)
    assert (t.seat, t.asked) == (1, "NewBuilding")  # nobody has a building yet
    assert t.discarded == {"stone": 2, "grain": 3}
    assert t.view(SPECTATOR)["discard"]["cards"] == [1, 1, 2, 2, 2]
    assert [len(t.player(seat).bid) for seat in (0, 1)] == [0, 0]


@rule("PE-8.02", "PE-8.15")
def test_the_cards_are_added_player_by_player_in_the_new_order() -> None:
    t = table(3)
    t.seated(2, 0, 1)
    for seat, building in enumerate(("bridge", "street", "market")):
        t.wins(seat, building)
        t.give(seat, grain=1)
    t.now(TakeCards())
    asked = []
    while not t.resting:
        asked.append(t.seat)
        t.choose("borrow grain")
    assert asked == [2, 0, 1]


@rule("PE-8.15")
def test_later_players_see_what_earlier_players_did() -> None:
    t = table()
    t.wins(0, "bridge")
    t.wins(1, "street")
    t.give(0, wood=2)
    t.give(1, grain=1)
    t.now(TakeCards())
    t.choose("pay 2 0 0")
    assert t.seat == 1
    view = t.view(1)
    assert view["players"][0]["cards"] == list(t.player(0).cards)
    assert view["discard"]["cards"] == [0, 0]


@rule("PE-8.03", "PE-11.06")
def test_a_landscape_costs_nothing_more_and_gives_no_luxury() -> None:
    t = table()
    t.owns(0, "foloi_oak_forest")  # 3 wood that a landscape does not need
    t.wins(0, "elis_plain")
    t.now(TakeCards())
    assert t.resting
    assert t.cards(0) == ["foloi_oak_forest", "elis_plain"]
    assert t.luxury(0) == 0
    assert t.told("took") == [{"seat": 0, "card": "elis_plain"}]


@rule("PE-8.04", "PE-8.10")
def test_a_building_is_paid_or_borrowed_as_the_player_likes() -> None:
    t = builds("bridge", wood=2, grain=1)
    assert t.options == ["pay 2 0 0", "borrow wood", "borrow grain"]
    t.choose("borrow grain")  # though it could be paid
    assert (t.cards(0), t.borrowed(0)) == (["bridge"], ["bridge"])


@rule("PE-2.13", "PE-8.15")
def test_a_building_stays_in_its_row_until_it_is_decided() -> None:
    t = builds("bridge", wood=2)
    assert t.row("open") == ["bridge"]
    assert "bridge" not in t.box
    t.choose("pay 2 0 0")
    assert (t.row("open"), t.cards(0)) == ([], ["bridge"])


# --- paying -------------------------------------------------------------------------------------------------


@rule("PE-8.05")
def test_production_pays_first_each_kind_for_itself() -> None:
    t = builds(
        "epidauros_odeon", "foloi_oak_forest", wood=2, stone=2
    )  # costs 2 wood, 2 stone; 3 wood are produced
    assert t.options[0] == "pay 0 2 0"  # the third wood is no stone
    t.choose("pay 0 2 0")
    assert t.hand(0) == {"wood": 2}


@rule("PE-8.05")
def test_the_new_building_does_not_pay_for_itself() -> None:
    t = builds("quarry", wood=3, stone=1)  # costs 2 wood, 1 stone; produces 3 stone
    assert t.options[0] == "pay 2 1 0"
    assert t.refuses("pay 2 0 0") == "PE-8.07"


@rule("PE-8.06")
def test_missing_resources_are_paid_with_matching_cards_and_luxury() -> None:
    t = builds("barracks", wood=1, stone=1, grain=9, luxury=3)  # costs 1 wood, 2 stone
    ways = [option for option in t.options if option.startswith("pay")]
    assert ways == ["pay 1 1 1", "pay 1 0 2", "pay 0 1 2", "pay 0 0 3"]
    t.choose("pay 0 1 2")
    assert (t.hand(0), t.luxury(0)) == ({"wood": 1, "grain": 9}, 1)


@rule("PE-8.06")
def test_too_little_of_everything_cannot_pay() -> None:
    t = builds("barracks", wood=1, stone=1, grain=9)
    assert t.refuses("pay 1 1 0") == "PE-8.06"
    assert t.refuses("pay 1 2 0") == "PE-8.06"
    assert t.options == ["borrow wood", "borrow stone", "borrow grain"]


@rule("PE-8.07", "PE-11.03")
def test_no_more_is_paid_than_missing() -> None:
    t = builds("bridge", "kynouria_hills", wood=3, luxury=3)  # 2 wood are needed and produced
    assert [option for option in t.options if option.startswith("pay")] == ["pay 0 0 0"]
    for more in ("pay 1 0 0", "pay 2 0 0", "pay 0 0 1", "pay 0 1 0"):
        assert t.refuses(more) == "PE-8.07"


@rule("PE-8.08", "PE-20.05")
def test_paid_hand_cards_are_discarded_for_all_to_see() -> None:
    t = builds("barracks", wood=2, stone=2)
    t.choose("pay 1 2 0")
    assert t.discarded == {"wood": 1, "stone": 2}
    assert t.view(1)["discard"]["cards"] == [0, 1, 1]
    assert t.told("built") == [{"seat": 0, "card": "barracks", "wood": 1, "stone": 2, "luxury": 0}]


@rule("PE-8.14", "PE-11.02")
def test_production_to_spare_becomes_luxury() -> None:
    t = builds("bridge", "foloi_oak_forest", "taygetos_range", grain=1)  # 3 wood and 3 stone for 2 wood
    t.choose("pay 0 0 0")
    assert t.luxury(0) == 1 + 3
    assert t.told("gained-luxury") == [{"seat": 0, "count": 4}]


@rule("PE-8.14")
def test_no_production_to_spare_no_luxury() -> None:
    t = builds("bridge", "kynouria_hills", grain=1)  # 2 wood for 2 wood
    t.choose("pay 0 0 0")
    assert t.luxury(0) == 0


@rule("PE-8.17")
def test_a_building_covered_by_production_needs_no_card_at_all() -> None:
    t = table()
    t.owns(0, "kynouria_hills")
    t.wins(0, "bridge")
    t.now(TakeCards())
    assert t.resting  # an empty hand: everybody sees that nothing else is possible
    assert (t.cards(0), t.borrowed(0)) == (["kynouria_hills", "bridge"], [])
    assert all(card.wood_cost + card.stone_cost for card in t.state.content.cards.values() if card.building)


@rule("PE-8.18", "PE-8.09")
def test_a_building_is_paid_in_full_or_borrowed_with_the_full_cost_to_pay() -> None:
    t = builds("market", "kynouria_hills", wood=1, grain=1)  # costs 3 wood; 2 are produced
    assert t.options == ["pay 1 0 0", "borrow wood", "borrow grain"]
    t.choose("borrow grain")
    t.give(0, grain=1, luxury=0)
    t.now(Supply())
    t.choose("grain 1", "redeem market / pay 1 0 0")  # 3 wood are due again, production pays 2 of them


# --- borrowing ----------------------------------------------------------------------------------------------


@rule("PE-8.09", "PE-11.06", "PE-20.02")
def test_borrowing_puts_a_hand_card_of_choice_hidden_under_the_building() -> None:
    t = builds("bridge", "foloi_oak_forest", "taygetos_range", stone=1, inhabitant=1)
    assert t.options[-2:] == ["borrow stone", "borrow inhabitant"]
    t.choose("borrow inhabitant")
    assert t.hand(0) == {"stone": 1}
    assert t.player(0).pledges.cards == (3,)
    assert t.luxury(0) == 0  # no overproduction although 3 wood were there
    assert t.view(0)["players"][0]["pledges"] == {"size": 1, "cards": [3]}
    assert t.view(1)["players"][0]["pledges"] == {"size": 1, "cards": [None]}
    assert t.told("borrowed") == [{"seat": 0, "card": "bridge", "luxury": "no"}]


@rule("PE-8.11", "PE-20.03")
def test_borrowing_with_luxury_takes_an_unseen_card() -> None:
    t = builds("bridge", wood=1, luxury=1)
    t.comes("stone")
    t.choose("borrow luxury")
    assert (t.luxury(0), t.hand(0), t.player(0).pledges.cards) == (0, {"wood": 1}, (1,))
    for seat in (0, 1):
        assert t.view(seat)["players"][0]["pledges"] == {"size": 1, "cards": [None]}


@rule("PE-8.11")
def test_borrowing_with_luxury_needs_luxury() -> None:
    assert builds("bridge", wood=1).refuses("borrow luxury") == "PE-8.11"


@rule("PE-8.11", "PE-9.08")
def test_borrowing_with_luxury_needs_a_coin_card_to_draw() -> None:
    t = table()
    t.give(0, grain=1, luxury=1)
    t.piles({}, {}, keeper=1)
    t.wins(0, "bridge")
    t.now(TakeCards())
    assert t.refuses("borrow luxury") == "PE-8.11"
    assert t.options == ["borrow grain"]


@rule("PE-8.09")
def test_only_a_card_in_hand_can_be_put_under_a_building() -> None:
    t = builds("bridge", wood=1)
    assert t.refuses("borrow grain") == "PE-8.09"
    assert t.refusal("borrow gold").key == "refused-not-offered"


# --- losing -------------------------------------------------------------------------------------------------


@rule("PE-8.12")
def test_whoever_can_neither_pay_nor_borrow_loses_the_building() -> None:
    t = table()
    t.give(0, wood=2)
    t.offer("barracks")  # would give 3 coin cards
    t.now(Bidding(), SetTurnOrder(), TakeCards(), Income())
    t.choose("bid barracks")
    assert "barracks" in t.box
    assert t.cards(0) == []
    assert t.told("lost-building") == [{"seat": 0, "card": "barracks"}]
    assert t.discarded == {"wood": 2}  # the bid stays spent
    assert t.coins(0) == 1  # no one-off income
    assert t.state.order == (0, 1)  # but the bid counted for the turn order


@rule("PE-8.13", "PE-8.16")
@pytest.mark.parametrize(
    ("owned", "coins", "luxury", "options"),
    [
        ("", 0, 1, ["borrow luxury", "lose"]),  # 2 wood are missing: one luxury is too little to pay
        ("", 0, 2, ["pay 0 0 2", "borrow luxury", "lose"]),
        ("", 1, 0, ["borrow grain"]),
        ("", 1, 2, ["pay 0 0 2", "borrow grain", "borrow luxury"]),
        ("kynouria_hills", 0, 1, ["pay 0 0 0", "borrow luxury"]),  # production covers the cost
    ],
)
def test_giving_a_building_up_is_no_free_choice(
    owned: str, coins: int, luxury: int, options: list[str]
) -> None:
    t = builds("bridge", *owned.split(), grain=coins, luxury=luxury)
    assert t.options == options
    if "lose" not in options:
        assert t.refuses("lose") == "PE-8.13"


@rule("PE-8.13", "PE-8.16")
def test_luxury_may_be_kept_and_the_building_lost() -> None:
    t = builds("bridge", luxury=2)
    t.choose("lose")
    assert (t.cards(0), t.luxury(0)) == ([], 2)
    assert "bridge" in t.box


def test_a_word_that_is_no_way_to_get_a_building() -> None:
    assert builds("bridge", wood=2).refusal("steal").key == "refused-not-asked"
