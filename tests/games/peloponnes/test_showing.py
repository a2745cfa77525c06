"""What a board shows beside the cards, and why a number is what it is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tessera.games.peloponnes import game
from tessera.games.peloponnes.showing.view import Derived, Tableau
from tessera.kernel import SPECTATOR, Decision, Option, Seeded, ask, notation, parse_parts, play
from tessera.kernel.effects import Summand
from tessera.kernel.engine import follow_up
from tessera.testing import rule
from tests.games.peloponnes.table import PeloponnesScript, table


def offered(t: PeloponnesScript, key: str, seat: int = 0) -> Any:
    number = t.number(key)
    return next(offer for offer in t.view(seat)["offers"] if offer["card"] == number)


def parts(*lines: tuple[str, int]) -> list[dict[str, object]]:
    return [{"what": what, "amount": amount} for what, amount in lines]


def at_the_offer(**coins: int) -> PeloponnesScript:
    t = table(3)
    t.give(0, **coins)
    t.give(1, stone=5)
    t.offer("elis_plain ladon_valley", conquest="bridge")
    return t


def test_a_view_holds_what_its_struct_says() -> None:
    t = at_the_offer(wood=6)
    t.phase("bidding")
    view = t.view(0)
    shown = {name: view[name] for name in Derived.__struct_fields__}
    assert msgspec.to_builtins(msgspec.convert(shown, Derived)) == shown


# --- what is on offer ---------------------------------------------------------------------------------------


@rule("PE-6.05", "PE-6.07", "PE-14.05")
def test_prices_and_what_they_are_made_of() -> None:
    t = at_the_offer(wood=6)
    t.owns(0, "stockade")
    assert offered(t, "elis_plain")["price"] == 3
    assert offered(t, "elis_plain")["price_parts"] == parts(("value", 3))
    assert offered(t, "bridge")["price"] == 3
    made_of = parts(("value", 1), ("surcharge", 3), ("card:stockade", -1))
    assert offered(t, "bridge")["price_parts"] == made_of
    assert offered(t, "bridge", seat=1)["price"] == offered(t, "bridge", SPECTATOR)["price"] == 4


@rule("PE-6.06", "PE-6.08", "PE-6.17")
def test_standing_bids_and_what_beats_them() -> None:
    t = at_the_offer(wood=6)
    t.owns(0, "market")
    t.phase("bidding")
    t.bid("elis_plain", 4)
    offer = offered(t, "elis_plain", seat=1)
    assert (offer["holder"], offer["counts"], offer["least"], offer["most"]) == (0, 9, 5, 5)
    assert offer["counts_parts"] == parts(("bid", 8), ("card:market", 1))
    assert offered(t, "elis_plain")["least"] is None  # nobody overbids oneself
    t.bid("bridge", 4)
    assert [offered(t, "bridge", seat)["least"] for seat in (0, 1, 2)] == [None, None, None]
    assert offered(t, "bridge", seat=2)["conquest"]


@rule("PE-6.25")
def test_what_is_shown_as_possible_is_what_is_offered() -> None:
    t = at_the_offer(wood=3, grain=2, luxury=2)
    t.phase("bidding")
    for offer in t.view(0)["offers"]:
        key = t.state.content.cards[offer["card"]].key
        following = follow_up(t.state, 0, parse_parts(f"bid {key}"))
        assert isinstance(following, Decision)
        sizes = [option[1] for option in following.options]
        assert (offer["least"], offer["most"]) == (sizes[0], sizes[-1])


def test_what_winning_would_bring_is_shown_to_whoever_is_asked_to_bid() -> None:
    t = table()
    t.plays(0, "argos")  # 3 inhabitants, 1 wood, 1 stone, 2 grain
    t.give(0, wood=6)
    t.give(1, wood=1)
    t.offer("elis_plain well")
    assert offered(t, "well")["if_won"] is None
    t.phase("bidding")
    offer = offered(t, "well")
    assert (offer["missing_wood"], offer["missing_stone"]) == (0, 0)
    ahead = msgspec.convert(offer["if_won"], Tableau)
    assert (ahead.inhabitants, ahead.power, ahead.grain, ahead.hungry) == (4, 2, 4, 0)
    assert ahead.protected == [True, False, False, False, False]
    assert offered(t, "elis_plain")["if_won"]["surplus"] == 7 - 4
    assert offered(t, "well", seat=1)["if_won"] is None
    t.bid("elis_plain", 3)
    t.phase("taking")
    assert t.view(0)["tableaus"][0]["surplus"] == 3


# --- players ------------------------------------------------------------------------------------------------


def test_what_a_player_can_bid_and_hold() -> None:
    t = table()
    t.owns(0, "market", "agora", "barracks")
    t.give(0, wood=2, luxury=3)
    means = t.view(1)["means"][0]
    assert (means["luxury_limit"], means["convertible"], means["largest_bid"]) == (17, 3, 5)
    assert (means["bid_bonus"], means["conquest_discount"]) == (2, 1)
    t.piles({"wood": 1}, {"stone": 1}, keeper=1)
    assert t.view(1)["means"][0]["convertible"] == 2
    t.luxury_card(1, "covered")
    assert t.view(0)["means"][1]["luxury_limit"] == 3


def test_who_does_what_in_the_bidding() -> None:
    t = table(4)
    for seat in range(4):
        t.give(seat, wood=4)
    t.offer("elis_plain ladon_valley street nemea_valley")

    def doing() -> list[str]:
        return [means["bidding"] for means in t.view(SPECTATOR)["means"]]

    assert doing() == ["", "", "", ""]
    t.phase("bidding")
    assert doing() == ["acting", "next", "later", "later"]
    assert t.view(SPECTATOR)["to_bid"] == [1, 2, 3]
    t.bid("elis_plain", 3)
    t.choose("pass")
    assert doing() == ["bids", "passed", "acting", "next"]
    t.bid("elis_plain", 4)
    assert doing() == ["acting", "passed", "bids", "next"]  # seat 0 is displaced


@rule("PE-13.07", "PE-13.09")
def test_points_count_the_own_hand_and_no_other() -> None:
    t = table()
    t.owns(0, "bridge")
    t.give(0, inhabitant=2, wood=4, luxury=8)
    mine, seen = t.view(0)["points"][0], t.view(1)["points"][0]
    assert (mine["whole"], seen["whole"]) == (True, False)
    assert (mine["population"], mine["power"], mine["score"]) == (2 + 2 + 2, 1 + 2 + 2, 5)
    assert (seen["population"], seen["power"], seen["score"]) == (2 + 2, 1 + 1 + 2, 4)
    assert (mine["hand_inhabitants"], mine["goods_power"], mine["luxury_card_power"]) == (2, 2, 2)


# --- why is it so many? -------------------------------------------------------------------------------------


def test_why() -> None:
    t = table()
    t.plays(0, "argos")
    t.owns(0, "port", "market")
    t.owns(0, "well", covered_by="earthquake")
    explain = t.game.explain

    def why(value: str) -> list[Summand]:
        return list(explain(t.state, 0, value))

    argos = "civilization:argos"
    assert why("power") == [Summand("card:market", 1), Summand("card:port", 1), Summand(argos, 1)]
    people = [Summand("card:port", 2), Summand("card:market", 2), Summand("card:well", 1), Summand(argos, 3)]
    assert why("inhabitants") == people
    assert why("grain") == [Summand("card:market", 2), Summand(argos, 2)]
    assert why("income") == [Summand("inhabitants", 4), Summand("card:port", 1)]
    assert why("income-luxury") == [Summand("inhabitants", 0)]
    assert why("bid-bonus") == [Summand("card:market", 1)]
    assert why("bid") == [Summand("bid", 0), Summand("card:market", 1)]
    assert why("conquest-discount") == why("nonsense") == []


@pytest.mark.parametrize("seats", [2, 4])
def test_the_parts_of_a_number_add_up_to_it(seats: int) -> None:
    s = game.new(seats, Seeded(f"why {seats}"))
    answers = Seeded(seats)
    values = ("inhabitants", "power", "wood", "stone", "grain", "income", "income-luxury")
    while (decision := ask(s)) is not None:
        shown = game.derived(s, decision.seat)
        for p, tableau in zip(s.players, shown.tableaus, strict=True):
            for value in values:
                total = sum(part.amount for part in game.explain(s, p.seat, value))
                assert total == getattr(tableau, value.replace("-", "_"))
        for offer in shown.offers:
            assert offer.price == max(1, sum(part.amount for part in offer.price_parts))
            assert offer.counts == sum(part.amount for part in offer.counts_parts)
        play(s, decision.options[answers.pick(len(decision.options))])


# --- what a bid is unless somebody says otherwise -----------------------------------------------------------


def suggested(t: PeloponnesScript, first: str) -> str:
    """The whole answer that follows from what the game suggests after a first part."""
    answer: list[Option] = [*parse_parts(first)]
    following = follow_up(t.state, t.seat, answer)
    while following is not None:
        assert isinstance(following, Decision)
        suggestion = following.step.suggest(t.state)
        assert suggestion is not None and suggestion in following.options
        answer.append(suggestion)
        following = follow_up(t.state, t.seat, answer)
    return " / ".join([notation(option) for option in answer])


def test_the_smallest_bid_made_of_what_is_needed_least() -> None:
    t = table()
    t.give(0, wood=3, stone=1, grain=3, inhabitant=1, luxury=2)
    t.offer("elis_plain bridge")  # a field of value 3; a bridge of value 1 that costs 2 wood
    t.phase("bidding")
    assert suggested(t, "bid elis_plain") == (
        "bid elis_plain / size 3 / luxury 0 / give wood 2 / give stone 0 / give grain 1"
    )
    assert suggested(t, "bid bridge") == (
        "bid bridge / size 1 / luxury 0 / give wood 0 / give stone 0 / give grain 1"
    )
    assert t.state.agenda[-1].suggest(t.state) is None


def test_luxury_makes_up_only_what_the_hand_lacks() -> None:
    t = table()
    t.give(0, wood=1, luxury=4)
    t.offer("elis_plain")
    t.phase("bidding")
    assert suggested(t, "bid elis_plain / size 4").startswith("bid elis_plain / size 4 / luxury 3")
