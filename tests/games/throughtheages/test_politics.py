"""The Politics Phase: what can be done, and preparing events (TA-6.01 - TA-6.14)."""

from __future__ import annotations

from tessera.games.throughtheages.rules.politics import HappenNext
from tessera.kernel import RESIGN, advance
from tessera.table.said import question
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


@rule("TA-6.01")
def test_a_player_performs_at_most_one_political_action() -> None:
    t = table(3)
    t.hand(0, "pestilence", "rats")
    t.events("development_of_science")
    t.governs(0)
    t.choose("prepare rats")
    assert t.asked == "Rest"


@rule("TA-6.01")
def test_passing_is_always_legal() -> None:
    t = table(3)
    t.hand(0, "rats")
    t.governs(0)
    assert "pass" in t.options
    t.choose("pass")
    assert (t.asked, t.keys(t.civ(0).military_hand.cards)) == ("Rest", ["rats"])


@rule("TA-6.02")
def test_the_menu_names_every_kind_of_political_action() -> None:
    t = table(3, resigning=True)
    t.has(0, "alexander_the_great")
    t.workers(0, warriors=3)
    t.hand(0, "rats", "spy_2", "war_over_territory", "peace_treaty")
    t.signed("military_pact", 0, 1)
    t.governs(0)
    assert t.options == [
        "prepare rats",
        "attack spy_2",
        "attack war_over_territory",
        "offer peace_treaty",
        "cancel military_pact",
        "use alexander_the_great",
        "resign",
        "pass",
    ]


@rule("TA-6.03")
def test_tactics_and_bonus_cards_cannot_be_played() -> None:
    t = table(3)
    t.hand(0, "phalanx", "military_bonus_1")
    t.governs(0)
    assert t.options == ["resign", "pass"]
    assert t.refuses("prepare phalanx") == "TA-6.03"
    assert t.refusal("prepare military_bonus_1").key == "refused-no-event"
    assert t.refusal("prepare rats").key == "refused-not-in-hand"


@rule("TA-6.60")
def test_resigning_is_legal_but_stands_in_no_list() -> None:
    t = table(3, resigning=True)
    t.hand(0, "rats")
    t.governs(0)
    decision = advance(t.state)
    assert decision is not None and RESIGN in decision.options
    sheet = question(t.game, t.state, decision)
    assert [option["do"] for option in sheet["options"]] == ["prepare rats", "pass"]
    assert sheet["resigns"] and t.game.may_resign(t.state, 0)
    t.choose("resign")
    assert t.civ(0).resigned and not t.game.may_resign(t.state, 0)


@rule("TA-6.11")
def test_an_event_lies_open_until_everything_it_asks_is_answered() -> None:
    t = table(3)
    for seat in range(3):
        t.workers(seat, unused=0, agriculture=2, bronze=2)
    t.reveals("pestilence")
    for _ in range(3):
        assert t.game.concerning(t.state) == "event:pestilence"
        t.choose("lose-worker bronze")
    assert t.game.concerning(t.state) == ""


# --- preparing events -----------------------------------------------------------------------------------------


@rule("TA-6.10")
def test_preparing_an_event_scores_culture_equal_to_its_level() -> None:
    t = table(3, age=3)
    for key, level in (("rats", 1), ("cold_war", 2), ("impact_of_wonders", 3), ("vast_territory_2", 2)):
        t.points(0, culture=0)
        t.hand(0, key)
        t.events("development_of_science")
        t.governs(0)
        t.choose(f"prepare {key}")
        assert t.civ(0).culture == level


@rule("TA-6.10")
def test_a_prepared_event_goes_to_the_future_events() -> None:
    t = table(3)
    t.hand(0, "rats")
    t.events("development_of_science,development_of_crafts")
    t.chance(0)
    t.governs(0)
    t.choose("prepare rats")
    assert t.keys(t.state.future.cards) == ["rats"]
    assert not t.civ(0).military_hand.cards


@rule("TA-6.11")
def test_then_the_top_current_event_is_evaluated_and_becomes_a_past_event() -> None:
    t = table(3)
    t.hand(0, "rats")
    t.events("development_of_science", future="pestilence")
    t.governs(0)
    t.choose("prepare rats")
    assert [t.civ(seat).science for seat in range(3)] == [2, 2, 2]
    assert "development_of_science" in t.keys(t.state.past)


@rule("TA-6.11")
def test_a_territory_that_is_revealed_is_auctioned_and_goes_to_the_colonizer() -> None:
    t = table(3)
    t.hand(0, "rats")
    t.events("historic_territory_1", future="pestilence")
    t.governs(0)
    t.choose("prepare rats")
    assert t.asked == "BidForTerritory"
    t.choose("bid 1", "pass", "pass", "send warriors 1")
    assert t.keys(t.civ(0).colonies) == ["historic_territory_1"]
    assert "historic_territory_1" not in t.keys(t.state.past)


@rule("TA-6.12")
def test_after_the_last_current_event_the_future_events_become_current() -> None:
    t = table(3)
    t.hand(0, "rats")
    t.events("development_of_science", future="pestilence")
    t.governs(0)
    t.choose("prepare rats")
    assert not t.state.future.cards
    assert t.keys(t.state.events.cards) == ["pestilence", "rats"]


@rule("TA-6.12")
def test_the_new_current_events_contain_at_least_the_card_just_prepared() -> None:
    t = table(3)
    t.hand(0, "rats")
    t.events("development_of_science")
    t.governs(0)
    t.choose("prepare rats")
    assert t.keys(t.state.events.cards) == ["rats"]


@rule("TA-6.12")
def test_events_of_an_older_age_lie_above_newer_ones_and_within_an_age_chance_decides() -> None:
    t = table(3, age=3)
    t.events("impact_of_wonders,popularization_of_science,rats,good_harvest", future="pestilence")
    t.chance(1)
    for key in ("rats", "good_harvest", "popularization_of_science", "impact_of_wonders"):
        t.now(HappenNext())
        assert key in t.keys(t.state.past)


@rule("TA-6.13")
def test_past_events_never_return() -> None:
    t = table(3)
    t.hand(0, "rats")
    t.events("development_of_science")
    t.governs(0)
    t.choose("prepare rats")
    assert "development_of_science" not in t.keys(t.state.events.cards)
    assert not t.state.discards[0].cards


@rule("TA-6.13")
def test_a_territory_without_bids_becomes_a_past_event() -> None:
    t = table(3)
    t.reveals("historic_territory_1")
    t.choose("pass", "pass", "pass")
    assert t.keys(t.state.past) == ["historic_territory_1"]


@rule("TA-6.14")
def test_only_the_age_of_a_prepared_event_is_public() -> None:
    t = table(3)
    t.hand(0, "rats")
    t.events("development_of_science,development_of_crafts")
    t.chance(0)
    t.governs(0)
    t.choose("prepare rats")
    assert t.view(1)["future"] != t.view(0)["future"]
    assert "rats" not in str(t.view(1))


@rule("TA-6.14")
def test_a_player_is_shown_the_events_he_prepared_until_they_are_revealed() -> None:
    t = table(3)
    t.hand(0, "rats", "pestilence")
    t.events("development_of_science")
    t.governs(0)
    t.choose("prepare rats")
    assert t.keys(t.civ(0).notes.cards) == ["rats"]
    t.governs(0)
    t.choose("prepare pestilence")
    assert t.keys(t.civ(0).notes.cards) == ["pestilence"]
