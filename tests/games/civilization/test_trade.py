"""Trade (CV-5): collecting, Horseback Riding, offers and answers."""

from __future__ import annotations

import pytest

from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.testing import rule
from tessera.testing.laws.parts import dead_parts
from tests.games.civilization.scenes import table


def rich(**settings: object) -> CivilizationScript:
    """Both have something to exchange."""
    t = table(**settings)  # type: ignore[arg-type]
    t.has(0, trade=10, culture=5)
    t.has(1, trade=4, culture=2)
    t.goods(0, silk=1)
    t.goods(1, iron=1)
    return t


@rule("CV-5.01", "CV-5.03")
def test_trade_is_collected_from_all_cities_up_to_27() -> None:
    t = table(offer_budget=0)
    t.city(0, "g3")
    t.square("D", "b2", "b3", "b4", "c4", "f2", "f3", "f4", "g2", "g4", "h2", "h3", "h4")
    t.trade()
    assert t.nation(0).trade == 12  # the rulebook's example: 4 and 8
    t.has(0, trade=20)
    t.trade()
    assert t.nation(0).trade == 27


@rule("CV-5.02")
@pytest.mark.parametrize(
    ("government", "income"), [("democracy_government", 3), ("fundamentalism_government", 0)]
)
def test_governments_change_what_is_collected(government: str, income: int) -> None:
    t = table(offer_budget=0)
    t.square("D", "b2")
    t.governs(0, government)
    t.trade()
    assert t.nation(0).trade == income


@rule("CV-5.07", "CV-5.10")
def test_horseback_riding_is_offered_before_and_after_the_negotiation() -> None:
    t = table(3)
    t.knows(0, "horseback_riding")
    t.goods(0, silk=2)
    t.trade()
    assert t.asked == "TradeMenu"
    t.choose("end")
    while t.asked == "MakeOffer":
        t.choose("pass")
    assert t.asked == "TradeMenu"
    t.choose("use horseback_riding / favour 2")
    assert [p.trade for p in t.state.players] == [9, 0, 6]
    assert t.asked == "Rest"


@rule("CV-5.07")
def test_horseback_riding_once_per_turn_and_capped() -> None:
    t = table()
    t.knows(0, "horseback_riding")
    t.goods(0, silk=2)
    t.has(0, trade=20)
    t.has(1, trade=25)
    t.trade()
    t.choose("use horseback_riding")
    assert (t.nation(0).trade, t.nation(1).trade) == (27, 27)
    while t.asked == "MakeOffer":
        t.choose("pass")
    assert t.asked == "Rest"


@rule("CV-5.04", "CV-5.12", "CV-5.16", "CV-5.15")
def test_an_accepted_offer_changes_hands_at_once() -> None:
    t = rich()
    t.trade()
    t.choose("to 1 / give trade 3 / give silk 1 / for / get culture 1 / get iron 1 / offer")
    assert (t.asked, t.seat) == ("AnswerOffer", 1)
    t.choose("accept")
    assert (t.nation(0).trade, t.nation(1).trade) == (7, 7)
    assert (t.nation(0).culture, t.nation(1).culture) == (6, 1)
    assert t.nation(0).resources == (0, 0, 0, 1)
    assert t.nation(1).resources == (0, 1, 0, 0)


@rule("CV-5.08")
def test_nothing_is_exchanged_in_other_phases() -> None:
    t = rich()
    t.manage(0)
    assert not [option for option in t.options if option.startswith("to ")]


@rule("CV-5.06", "CV-5.16")
def test_trade_above_27_is_lost_and_excess_cards_are_discarded() -> None:
    t = rich()
    t.has(1, trade=26)
    t.events(0, "defection")
    t.events(1, "sabotage", "drought")
    t.trade()
    t.choose("to 1 / give trade 5 / give defection / offer")
    t.choose("accept")
    assert t.nation(1).trade == 27
    assert (t.asked, t.seat) == ("DiscardEvent", 1)
    t.choose("discard sabotage")
    assert t.hand(1) == ["defection", "drought"]


@rule("CV-5.09", "CV-5.17")
def test_every_offer_uses_up_the_budget() -> None:
    t = rich(offer_budget=1)
    t.trade()
    t.choose("to 1 / give trade 1 / offer", "decline")
    assert (t.asked, t.seat) == ("MakeOffer", 1)
    t.choose("to 0 / give trade 1 / offer", "decline")
    assert t.asked == "Rest"


@rule("CV-5.09")
def test_without_a_budget_there_is_no_negotiation() -> None:
    t = rich(offer_budget=0)
    t.trade()
    assert t.asked == "Rest"


@rule("CV-5.18")
def test_passing_and_declining_are_always_legal() -> None:
    t = rich()
    t.trade()
    assert "pass" in t.options
    t.choose("to 1 / give trade 1 / for / get culture 1 / offer")
    assert {"accept", "decline"} < set(t.options)
    t.choose("decline")
    assert (t.asked, t.seat) == ("MakeOffer", 1)
    assert "pass" in t.options
    t.choose("pass", "pass")
    assert t.asked == "Rest"


@rule("CV-5.11")
def test_who_passes_makes_no_more_offers_but_answers() -> None:
    t = rich()
    t.trade()
    t.choose("pass")
    assert (t.asked, t.seat) == ("MakeOffer", 1)
    t.choose("to 0 / give trade 1 / offer")
    assert (t.asked, t.seat) == ("AnswerOffer", 0)
    t.choose("decline")
    assert t.seat == 1


@rule("CV-5.12")
def test_an_offer_is_not_empty() -> None:
    t = rich()
    t.trade()
    assert t.refuses("to 1 / offer") == "CV-5.12"


@rule("CV-5.13")
def test_only_what_is_there_can_be_offered_or_asked_for() -> None:
    t = rich()
    t.trade()
    assert t.refuses("to 1 / give trade 11") == "CV-5.13"
    assert t.refuses("to 1 / for / get trade 5") == "CV-5.13"
    assert t.refuses("to 1 / for / get hut 1") == "CV-5.13"


@rule("CV-5.12", "CV-5.19")
def test_hidden_things_are_asked_for_by_kind_and_chosen_by_the_other() -> None:
    t = rich()
    t.markers(1, "hut_silk", "hut_spy", "village_iron")
    t.events(1, "sabotage", "lost")
    t.trade()
    t.choose("to 1 / give trade 2 / for / get hut 1 / get event2 1 / offer")
    t.choose("accept / hand hut_spy")
    assert [t.state.content.rows[card].key for card in t.nation(0).markers.cards] == ["hut_spy"]
    assert t.hand(0) == ["lost"]
    assert t.view(1)["players"][0]["hand"]["cards"] == [t.number("lost")]  # who gave it knows it


@rule("CV-5.14", "CV-5.19")
def test_a_shown_entry_is_seen_by_the_addressee_alone() -> None:
    t = rich(seats=3)
    t.events(0, "sabotage", "defection")
    t.trade()
    t.choose("to 1 / show sabotage / offer")
    zone = [t.view(seat)["offered"]["events"]["cards"] for seat in (0, 1, 2)]
    assert zone == [[t.number("sabotage")], [t.number("sabotage")], []]
    t.choose("decline")
    assert t.view(1)["players"][0]["hand"]["cards"] == [t.number("sabotage")]
    assert t.view(2)["players"][0]["hand"]["cards"] == []


@rule("CV-5.14", "CV-5.19")
def test_an_unshown_entry_is_seen_only_after_the_exchange() -> None:
    t = rich()
    t.markers(0, "hut_spy")
    t.trade()
    t.choose("to 1 / give hut_spy / offer")
    offered = t.view(1)["offered"]["markers"]
    assert (offered["size"], offered["cards"]) == (1, [])
    t.choose("accept")
    assert t.view(1)["players"][1]["markers"]["cards"] == [t.number("hut_spy")]


@rule("CV-5.15")
def test_a_counter_is_a_decline_and_an_offer_of_the_own_budget() -> None:
    t = rich()
    t.trade()
    t.choose("pass")
    t.choose("to 0 / give trade 1 / offer")
    t.choose("counter / for / get trade 2 / offer")
    assert (t.asked, t.seat) == ("AnswerOffer", 1)
    assert t.nation(0).offers == 2
    t.choose("accept")
    assert (t.nation(0).trade, t.nation(1).trade) == (12, 2)


@rule("CV-5.15", "CV-5.13")
def test_a_counter_may_ask_for_what_was_just_offered() -> None:
    t = table()
    t.markers(0, "hut_spy")
    t.events(0, "lost")
    t.has(1, trade=3)
    t.trade()
    t.choose("to 1 / give lost / give hut_spy / for / get trade 3 / offer")
    t.choose("counter / give trade 1 / for / get hut 1 / get event2 1 / offer")
    assert (t.asked, t.seat) == ("AnswerOffer", 0)
    t.choose("accept")
    assert t.nation(1).markers.cards == (t.number("hut_spy"),)
    assert t.hand(1) == ["lost"]
    assert (t.nation(0).trade, t.nation(1).trade) == (1, 2)


@rule("CV-5.15")
def test_a_counter_of_who_has_nothing_asks_for_what_lies_on_the_table() -> None:
    """Neither has anything but the marker that is offered: a counter can still be completed."""
    t = table()
    t.markers(0, "hut_spy")
    t.trade()
    t.choose("to 1 / give hut_spy / offer")
    assert list(dead_parts(t.state)) == []
    t.choose("counter / for / get hut 1 / offer")
    assert (t.asked, t.seat) == ("AnswerOffer", 0)


@rule("CV-5.15")
def test_no_counter_without_a_budget() -> None:
    t = rich(offer_budget=1)
    t.trade()
    t.choose("to 1 / give trade 1 / offer", "decline")
    t.choose("to 0 / give trade 1 / offer")
    assert t.refuses("counter") == "CV-5.15"


@rule("CV-5.20")
def test_a_gift_needs_acceptance() -> None:
    t = rich()
    t.trade()
    t.choose("to 1 / give culture 2 / offer")
    assert "decline" in t.options
    t.choose("accept")
    assert t.nation(1).culture == 4
