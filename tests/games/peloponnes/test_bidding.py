"""Phase 3: bidding, being outbid, moving and withdrawing (chapter 6)."""

from __future__ import annotations

import pytest

from tessera.games.peloponnes import game
from tessera.games.peloponnes.box import TABLES
from tessera.games.peloponnes.content import SYMBOLS, Box
from tessera.games.peloponnes.hooks import BID_BONUS
from tessera.games.peloponnes.rules.bidding import Bidding
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.kernel import SPECTATOR, Match, Seeded
from tessera.kernel.content import Literals
from tessera.kernel.effects import Plus, card, total
from tessera.testing import rule
from tests.games.peloponnes.table import PHASES, PeloponnesScript, table


def bidding(*hands: int, offer: str = "elis_plain ladon_valley", conquest: str = "") -> PeloponnesScript:
    """A bidding in which everybody holds so many coin cards: seat 0 wood, seat 1 stone, seat 2 grain."""
    t = table(max(2, len(hands)))
    for seat, count in enumerate(hands):
        t.give(seat, **{SYMBOLS[seat]: count})
    t.offer(offer, conquest=conquest)
    return t


# --- bidding or passing -------------------------------------------------------------------------------------


@rule("PE-6.01")
def test_everybody_bids_or_passes_once_in_turn_order() -> None:
    t = bidding(5, 5, 5, offer="elis_plain ladon_valley port")
    t.seated(2, 0, 1)
    t.now(Bidding())
    asked = []
    while not t.resting:
        asked.append(t.seat)
        t.choose("pass")
    assert asked == [2, 0, 1]


@rule("PE-15.07", "PE-6.05")
def test_the_first_bidder_may_bid_any_number_from_the_value_up() -> None:
    t = bidding(6, 0)
    t.now(Bidding())
    assert t.options == ["bid elis_plain", "bid ladon_valley", "pass"]
    t.choose("bid elis_plain")  # value 3
    assert t.options == ["size 3", "size 4", "size 5", "size 6"]


@rule("PE-6.02")
def test_passing_draws_three_coin_cards_and_ends_the_turn() -> None:
    t = bidding(5, 5)
    t.comes("stone", "grain", "grain")
    t.now(Bidding(), TakeCards())
    t.choose("pass")
    assert t.hand(0) == {"wood": 5, "stone": 1, "grain": 2}
    assert t.seat == 1
    t.choose("pass")
    assert t.resting
    assert t.cards(0) == t.cards(1) == []


@rule("PE-6.02", "PE-15.14")
def test_whoever_cannot_afford_a_card_must_pass() -> None:
    t = bidding(1, 5)
    t.now(Bidding())
    assert t.seat == 1  # seat 0 was not even asked
    assert t.coins(0) == 1 + 3
    assert "pass" in t.options  # and with enough cards passing is allowed


@rule("PE-6.03", "PE-6.04")
def test_the_bidder_chooses_the_cards_and_only_their_number_is_public() -> None:
    t = table()
    t.give(0, wood=2, stone=2, grain=1, inhabitant=1)
    t.give(1, wood=3)
    t.offer("ladon_valley")
    t.now(Bidding())
    t.bid("ladon_valley", wood=1, stone=1, inhabitant=1)
    assert t.hand(0) == {"wood": 1, "stone": 1, "grain": 1}
    assert t.bid_of(0) == ("ladon_valley", 3)
    assert t.view(0)["players"][0]["bid"] == {"size": 3, "cards": [0, 1, 3]}
    for seat in (1, SPECTATOR):
        assert t.view(seat)["players"][0]["bid"] == {"size": 3, "cards": [None] * 3}
    assert t.told("bid") == [{"seat": 0, "card": "ladon_valley", "count": 3, "luxury": 0}]


@rule("PE-6.04")
def test_every_composition_of_a_bid_can_be_chosen() -> None:
    found = set()
    for wood in (0, 1, 2):
        for stone in (0, 1):
            for grain in (0, 1):
                inhabitant = 2 - wood - stone - grain
                if inhabitant in (0, 1):
                    t = table()
                    t.give(0, wood=2, stone=1, grain=1, inhabitant=1)
                    t.offer("ladon_valley", conquest="well")
                    t.now(Bidding())
                    t.bid("ladon_valley", wood=wood, stone=stone, grain=grain, inhabitant=inhabitant)
                    found.add(t.player(0).bid.cards)
    assert found == {(0, 0), (0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)}


@rule("PE-1.07")
def test_a_coin_card_is_used_once_and_leaves_the_hand() -> None:
    t = table()
    t.give(0, wood=4)
    t.offer("bridge")  # value 1, costs 2 wood
    t.now(Bidding(), TakeCards())
    t.bid("bridge", 2)
    assert t.hand(0) == {"wood": 2}  # bid as coins: every card is worth 1
    t.choose("pay 2 0 0")  # the other two as wood
    assert t.hand(0) == {}
    assert t.discarded == {"wood": 4}


# --- how much -----------------------------------------------------------------------------------------------


@rule("PE-6.05")
def test_an_open_bid_needs_the_value() -> None:
    t = bidding(3, 0, offer="port elis_plain")
    t.now(Bidding())
    assert t.refuses("bid port") == "PE-6.05"  # value 4
    t.choose("bid elis_plain")  # value 3, and the hand holds 3: nothing more is asked
    assert t.bid_of(0) == ("elis_plain", 3)


@rule("PE-6.05", "PE-6.25")
def test_a_bid_is_at_least_the_value_and_at_most_everything() -> None:
    t = bidding(5, 0)
    t.give(0, luxury=2)
    t.now(Bidding())
    t.choose("bid elis_plain")
    assert t.options == ["size 3", "size 4", "size 5", "size 6", "size 7"]
    assert t.refuses("size 2") == "PE-6.05"
    assert t.refuses("size 8") == "PE-6.25"


@rule("PE-6.06")
def test_a_bid_on_a_taken_card_must_be_higher() -> None:
    t = bidding(4, 6)
    t.now(Bidding())
    t.bid("elis_plain", 4)
    t.choose("bid elis_plain")
    assert t.options == ["size 5", "size 6"]
    assert t.refuses("size 4") == "PE-6.06"
    t.choose("size 5")
    assert t.asked == "Displaced"


@rule("PE-6.06")
def test_an_equal_hand_cannot_overbid() -> None:
    t = bidding(4, 4)
    t.now(Bidding())
    t.bid("elis_plain", 4)
    assert t.refuses("bid elis_plain") == "PE-6.06"
    assert t.options == ["bid ladon_valley", "pass"]


@rule("PE-6.07")
def test_a_conquest_costs_three_more() -> None:
    t = bidding(6, 4, offer="port", conquest="ladon_valley")  # value 2 needs 5
    t.now(Bidding())
    t.choose("bid ladon_valley")
    assert t.options == ["size 5", "size 6"]  # more than the price may be bid
    assert t.refuses("size 4") == "PE-6.07"
    t.choose("size 6")
    assert t.bid_of(0) == ("ladon_valley", 6)
    t = bidding(4, 4, offer="port", conquest="ladon_valley")
    t.now(Bidding())
    assert t.refuses("bid ladon_valley") == "PE-6.07"


@rule("PE-6.07", "PE-14.05")
@pytest.mark.parametrize(
    ("owned", "least"), [("", 5), ("barracks", 4), ("stockade", 4), ("barracks stockade", 3)]
)
def test_barracks_and_stockade_lower_the_price_of_a_conquest(owned: str, least: int) -> None:
    t = bidding(6, 0, offer="elis_plain", conquest="ladon_valley")
    t.owns(0, *owned.split())
    t.now(Bidding())
    t.choose("bid ladon_valley")
    assert t.options[0] == f"size {least}"


@rule("PE-14.05")
def test_barracks_and_stockade_do_not_help_in_the_open_row() -> None:
    t = bidding(6, 0, offer="elis_plain")
    t.owns(0, "barracks", "stockade")
    t.now(Bidding())
    t.choose("bid elis_plain")
    assert t.options[0] == "size 3"


@rule("PE-6.08")
def test_a_conquest_cannot_be_overbid() -> None:
    t = bidding(5, 9, offer="elis_plain", conquest="ladon_valley")
    t.now(Bidding())
    t.bid("ladon_valley", 5)
    assert t.refuses("bid ladon_valley") == "PE-6.08"
    assert t.options == ["bid elis_plain", "pass"]


@rule("PE-6.29")
def test_the_first_bid_of_a_round_may_be_a_conquest() -> None:
    t = bidding(5, 5, conquest="nemea_valley")
    t.now(Bidding())
    assert "bid nemea_valley" in t.options
    t.choose("bid nemea_valley")  # the open row is empty, and stays so
    assert t.bid_of(0) == ("nemea_valley", 5)


@rule("PE-4.02")
def test_only_cards_on_offer_can_be_bid_on() -> None:
    t = bidding(9, 0)
    t.now(Bidding())
    assert t.refuses("bid agora") == "PE-4.02"
    assert t.refuses("bid nonsense") == "PE-4.02"
    assert t.refuses("bid") == "PE-4.02"
    assert t.refusal("move elis_plain").key == "refused-not-asked"


@rule("PE-6.24")
def test_every_bid_has_a_coin_card() -> None:
    assert all(card.value >= 1 for card in table().state.content.cards.values())
    t = bidding(3, 0, offer="elis_plain", conquest="street bridge")
    t.owns(0, "barracks", "stockade")
    t.now(Bidding())
    t.choose("bid street")  # value 1: the cheapest conquest of all
    assert t.options == ["size 2", "size 3"]


# --- luxury in a bid ----------------------------------------------------------------------------------------


@rule("PE-6.20", "PE-11.08", "PE-20.03")
def test_luxury_becomes_blind_coin_cards_of_the_bid() -> None:
    t = bidding(2, 0)
    t.give(0, luxury=3)
    t.comes("stone", "grain")
    t.now(Bidding())
    t.choose("bid elis_plain / size 3")
    assert t.options == ["luxury 1", "luxury 2", "luxury 3"]
    t.choose("luxury 2")
    assert (t.luxury(0), t.hand(0)) == (1, {"wood": 1})
    assert t.player(0).bid.cards == (0, 1, 2)
    assert t.view(0)["players"][0]["bid"]["cards"] == [0, None, None]  # not even the bidder has seen them


@rule("PE-6.20", "PE-18.01")
def test_luxury_is_drawn_only_when_the_whole_bid_is_fixed() -> None:
    t = bidding(3, 0)
    t.give(0, stone=1, luxury=2)
    t.now(Bidding())
    for part in ("bid elis_plain", "size 3", "luxury 2", "give wood 1"):
        assert (t.luxury(0), len(t.state.coin_deck), t.coins(0)) == (2, 72 - 4, 4)
        t.choose(part)
    assert (t.luxury(0), len(t.state.coin_deck), t.coins(0)) == (0, 72 - 6 - 3, 3)  # seat 1 drew for passing


@rule("PE-6.20", "PE-6.14")
def test_a_withdrawn_bid_gives_the_blind_cards_to_the_hand() -> None:
    t = bidding(2, 6)
    t.give(0, luxury=2)
    t.comes("stone", "grain")
    t.now(Bidding())
    t.bid("elis_plain", wood=1, luxury=2)
    t.bid("elis_plain", 4)
    t.comes("inhabitant", "inhabitant", "inhabitant")
    t.choose("withdraw")
    assert t.hand(0) == {"wood": 2, "stone": 1, "grain": 1, "inhabitant": 3}
    assert t.luxury(0) == 0


@rule("PE-6.25", "PE-9.08")
def test_only_as_much_luxury_can_be_bid_as_coin_cards_are_left() -> None:
    t = bidding(2, 0)
    t.give(0, luxury=5)
    t.piles({"stone": 1}, {"grain": 1}, keeper=1)
    t.now(Bidding())
    t.choose("bid ladon_valley")
    assert t.options == ["size 2", "size 3", "size 4"]
    assert t.refuses("size 5") == "PE-6.25"
    t.choose("size 2")
    assert t.options == ["luxury 0", "luxury 1", "luxury 2"]


# --- Market and Agora ---------------------------------------------------------------------------------------


@rule("PE-6.17", "PE-14.04")
@pytest.mark.parametrize(
    ("holder", "holds", "attacker", "least"),
    [
        ("", 3, "", 4),
        ("", 3, "market", 3),
        ("", 3, "agora", 3),
        ("", 3, "market agora", 3),
        ("", 4, "market agora", 4),  # 3 + 1 = 4 is not higher
        ("market", 3, "", 4),
        ("market", 3, "agora", 4),  # effective bids are equal
        ("market agora", 3, "", 5),  # a plain 4 does not displace 3 + 1
        ("market agora", 4, "", 6),
    ],
)
def test_market_and_agora_count_half_a_card_each(holder: str, holds: int, attacker: str, least: int) -> None:
    t = bidding(holds, 9, offer="elis_plain")  # value 3
    t.owns(0, *holder.split())
    t.owns(1, *attacker.split())
    t.now(Bidding())
    t.bid("elis_plain", holds)
    t.choose("bid elis_plain")
    assert t.options[0] == f"size {least}"


@rule("PE-6.18")
def test_the_bonus_also_defends() -> None:
    t = bidding(3, 3, offer="elis_plain ladon_valley")
    t.owns(0, "market")
    t.owns(1, "agora")
    t.now(Bidding())
    t.bid("elis_plain", 3)
    assert t.refuses("bid elis_plain") == "PE-6.06"


@rule("PE-6.19")
def test_the_bonus_does_not_help_to_reach_the_minimum() -> None:
    t = bidding(2, 0, offer="elis_plain", conquest="bridge")  # value 3, price 4
    t.owns(0, "market", "agora")
    t.give(0, stone=0)
    t.now(Bidding())
    assert t.resting  # 2 cards are too few for both: seat 0 had to pass
    t = bidding(3, 0, offer="elis_plain", conquest="bridge")
    t.owns(0, "market", "agora")
    t.now(Bidding())
    assert t.refuses("bid bridge") == "PE-6.07"
    assert t.options == ["bid elis_plain", "pass"]


@rule("PE-6.19")
def test_not_even_a_huge_bonus_undercuts_the_value() -> None:
    agora = next(row for row in TABLES.power_cards if row.key == "agora")
    t = table(content=Box(TABLES, Literals([card(agora, Plus(BID_BONUS, 6))])))
    t.owns(1, "agora")
    t.give(0, wood=3)
    t.give(1, stone=5)
    t.offer("elis_plain")  # value 3
    t.now(Bidding())
    t.bid("elis_plain", 3)
    t.choose("bid elis_plain")
    assert t.options[0] == "size 3"


@rule("PE-6.17")
def test_a_covered_market_gives_no_bonus() -> None:
    t = bidding(3, 3)
    t.owns(1, "market", covered_by="earthquake")
    t.now(Bidding())
    t.bid("elis_plain", 3)
    assert t.refuses("bid elis_plain") == "PE-6.06"


# --- being outbid -------------------------------------------------------------------------------------------


@rule("PE-6.09")
def test_the_outbid_player_reacts_before_anyone_else() -> None:
    t = bidding(3, 5, 5, offer="elis_plain ladon_valley port")
    t.now(Bidding())
    t.bid("elis_plain", 3)
    t.bid("elis_plain", 4)
    assert (t.seat, t.asked) == (0, "Displaced")  # and not seat 2
    assert t.options == ["move ladon_valley", "withdraw"]
    t.choose("move ladon_valley")
    assert t.bid_of(0) == ("ladon_valley", 3)
    assert (t.seat, t.asked) == (2, "Bid")


@rule("PE-6.10", "PE-6.26")
def test_where_an_outbid_bid_may_go() -> None:
    t = bidding(2, 5, 6, 6, offer="ladon_valley street port nemea_valley", conquest="bridge stockade")
    t.now(Bidding())
    t.bid("street", 2)
    t.bid("ladon_valley", 5)
    t.bid("nemea_valley", 4)
    t.bid("ladon_valley", 6)  # displaces the 5
    assert t.seat == 1
    # not Ladon Valley, which was just lost; Port (value 4) is free, Street and Nemea Valley are held with less;
    # Bridge and Stockade cost 1 + 3 in the conquest row
    assert t.options == [
        "move street",
        "move port",
        "move nemea_valley",
        "move bridge",
        "move stockade",
        "withdraw",
    ]
    assert t.refuses("move ladon_valley") == "PE-6.06"
    t.choose("move bridge")
    assert t.bid_of(1) == ("bridge", 5)


@rule("PE-6.10")
def test_an_outbid_bid_needs_value_price_and_a_higher_bid_like_any_other() -> None:
    t = bidding(3, 9, 9, offer="elis_plain ladon_valley port", conquest="bridge street")
    t.now(Bidding())
    t.bid("elis_plain", 3)
    t.bid("bridge", 9)
    t.bid("elis_plain", 9)
    assert t.seat == 0
    assert t.options == ["move ladon_valley", "withdraw"]
    assert t.refuses("move port") == "PE-6.05"
    assert t.refuses("move street") == "PE-6.07"  # price 4
    assert t.refuses("move bridge") == "PE-6.08"
    assert t.refuses("move agora") == "PE-4.02"


@rule("PE-6.11")
def test_an_outbid_bid_stays_as_it_is() -> None:
    t = bidding(3, 6)
    t.give(0, stone=3, luxury=5)
    t.now(Bidding())
    t.bid("elis_plain", wood=2, stone=1)
    before = t.player(0).bid.cards
    t.bid("elis_plain", 6)
    t.choose("move ladon_valley")
    assert t.player(0).bid.cards == before == (0, 0, 1)
    assert (t.hand(0), t.luxury(0)) == ({"wood": 1, "stone": 2}, 5)
    assert t.resting  # no size, no luxury, no symbols are asked for


@rule("PE-6.12")
def test_a_chain_of_displacements_is_resolved_before_the_next_bid() -> None:
    t = bidding(2, 3, 4, 9, offer="ladon_valley elis_plain nemea_valley street")
    t.now(Bidding())
    t.bid("ladon_valley", 2)
    t.bid("elis_plain", 3)
    t.bid("elis_plain", 4)  # displaces seat 1 ...
    assert t.seat == 1
    t.choose("move ladon_valley")  # ... which displaces seat 0 ...
    assert (t.seat, t.asked) == (0, "Displaced")
    t.choose("move nemea_valley")
    assert (t.seat, t.asked) == (3, "Bid")  # ... and only now the next player bids
    assert [t.bid_of(seat) for seat in range(3)] == [
        ("nemea_valley", 2),
        ("ladon_valley", 3),
        ("elis_plain", 4),
    ]


@rule("PE-6.13")
def test_an_outbid_player_may_withdraw_although_a_card_is_free() -> None:
    t = bidding(3, 6)
    t.now(Bidding())
    t.bid("elis_plain", 3)
    t.bid("elis_plain", 6)
    assert t.options == ["move ladon_valley", "withdraw"]
    t.choose("withdraw")
    assert t.bid_of(0) is None


@rule("PE-6.13", "PE-6.14")
def test_without_a_legal_card_withdrawing_is_forced() -> None:
    t = bidding(3, 6, offer="elis_plain port")
    t.now(Bidding())
    t.bid("elis_plain", 3)
    t.bid("elis_plain", 6)
    assert t.resting
    assert t.told("withdrew") == [{"seat": 0}]
    assert (t.coins(0), t.bid_of(0)) == (3 + 3, None)


@rule("PE-6.14", "PE-6.28")
def test_withdrawing_takes_the_bid_back_and_draws_three_before_the_next_player_acts() -> None:
    t = bidding(4, 6, 5)
    t.now(*PHASES)
    t.bid("elis_plain", 3)
    t.bid("elis_plain", 6)
    t.comes("stone", "stone", "grain")
    t.choose("withdraw")
    assert t.hand(0) == {"wood": 4, "stone": 2, "grain": 1}
    assert (len(t.player(0).bid), t.player(0).bid_size) == (0, 0)
    assert (t.seat, t.asked) == (2, "Bid")
    t.choose("pass")
    assert t.cards(0) == []
    assert t.resting


@rule("PE-6.28")
def test_whoever_passed_or_withdrew_is_out_of_the_round() -> None:
    t = bidding(4, 6, 6, offer="elis_plain ladon_valley street")
    t.now(Bidding())
    t.choose("pass")
    t.bid("elis_plain", 3)
    t.bid("elis_plain", 6)
    assert t.seat == 1
    t.choose("withdraw")
    assert t.resting  # neither is asked again


@rule("PE-6.14", "PE-6.28")
def test_the_withdrawn_bid_is_back_in_hand_before_the_three_cards_are_drawn() -> None:
    t = bidding(3, 6, offer="elis_plain port")
    t.piles({}, {"stone": 1}, keeper=1)
    t.now(Bidding())
    t.bid("elis_plain", 3)
    t.bid("elis_plain", 6)
    assert t.hand(0) == {"wood": 3, "stone": 1}  # the bid is no part of what is drawn


@rule("PE-6.15")
def test_a_player_can_be_displaced_again_and_again() -> None:
    t = bidding(3, 4, 5, offer="elis_plain ladon_valley nemea_valley")
    t.now(Bidding())
    t.bid("elis_plain", 3)
    t.bid("elis_plain", 4)
    t.choose("move ladon_valley")
    t.bid("ladon_valley", 5)
    assert (t.seat, t.asked) == (0, "Displaced")
    assert t.options == ["move nemea_valley", "withdraw"]


@rule("PE-6.15", "PE-6.27")
def test_the_effective_bid_on_a_card_only_rises_and_no_card_becomes_free_again() -> None:
    raised = 0
    for seed in range(5):
        match = Match(game, 5, Seeded(f"chains {seed}"))
        answers = Seeded(seed)
        standing: dict[str, int] = {}
        while (decision := match.decision()) is not None:
            bonus = [total(match.state, p, BID_BONUS) for p in match.state.players]
            for event in match.answer(decision.seat, decision.options[answers.pick(len(decision.options))]):
                if event.key in ("bid", "moved-bid"):
                    card, effective = event.args["card"], 2 * event.args["count"] + bonus[event.args["seat"]]
                    assert effective > standing.get(card, 0)
                    raised += card in standing
                    standing[card] = effective
                elif event.key == "unsold":
                    assert not set(standing) & set(event.args["cards"])
                    standing = {}
    assert raised > 5


@rule("PE-6.16")
def test_a_player_who_is_not_displaced_acts_only_once() -> None:
    t = bidding(9, 9)
    t.now(Bidding())
    t.bid("elis_plain", 3)
    assert t.seat == 1
    assert t.refusal("bid ladon_valley", seat=0).key == "refused-not-your-turn"
    t.bid("ladon_valley", 2)
    assert t.resting
    assert [t.bid_of(seat) for seat in (0, 1)] == [("elis_plain", 3), ("ladon_valley", 2)]


# --- the end of the phase -----------------------------------------------------------------------------------


@rule("PE-6.21", "PE-6.22")
def test_cards_without_a_bid_leave_the_game_from_both_rows() -> None:
    t = bidding(3, 5, 0, offer="elis_plain ladon_valley nemea_valley", conquest="street bridge market")
    t.now(Bidding())
    t.bid("elis_plain", 3)
    t.bid("bridge", 4)
    assert t.resting
    assert (t.row("open"), t.row("conquest")) == (["elis_plain"], ["bridge"])
    assert {"ladon_valley", "nemea_valley", "street", "market"} <= t.box
    unsold = ["ladon_valley", "nemea_valley", "street", "market"]
    assert t.told("unsold") == [{"cards": unsold}]


@rule("PE-6.23")
def test_nobody_wins_more_than_one_card_a_round() -> None:
    t = bidding(9, 9, conquest="street bridge")
    t.now(*PHASES)
    t.bid("elis_plain", 3)
    t.bid("elis_plain", 4)
    t.choose("move ladon_valley")
    assert t.cards(0) == ["ladon_valley"]
    assert t.cards(1) == ["elis_plain"]


# --- refusals that a question alone can give ----------------------------------------------------------------


def test_what_a_question_does_not_offer_is_refused_by_its_rule_and_another_kind_by_none() -> None:
    t = bidding(9, 9)
    t.now(Bidding())
    t.choose("bid elis_plain")
    assert (t.refusal("size many").key, t.refusal("size many").rule) == ("refused-not-offered", "PE-6.03")
    assert (t.refusal("pass").key, t.refusal("pass").rule) == ("refused-not-asked", "")
    assert t.refusal("other 1").key == "refused-not-asked"
