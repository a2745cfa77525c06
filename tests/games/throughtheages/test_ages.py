"""Ages end, and the game with them (TA-19)."""

from __future__ import annotations

import pytest

from tessera.games.throughtheages.rules.scoring import FinalScoring
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.testing import rule
from tests.games.throughtheages.scenes import table

LAST = {1: "iron", 2: "coal", 3: "oil"}


def ends_age(t: AgesScript, age: int, seat: int = 0) -> None:
    """The last card of an age's deck is dealt on a seat's turn."""
    t.row()
    t.deck(age, LAST[age])
    t.refills(seat)


@rule("TA-19.02", "TA-19.03")
@pytest.mark.parametrize(("age", "left"), [(1, "123"), (2, "23"), (3, "3")])
def test_cards_older_than_the_age_that_ended_leave_both_hands(age: int, left: str) -> None:
    t = table(age=age)
    t.hand(0, "moses", "joan_of_arc", "js_bach", "sid_meier", "legion", "classic_army", "modern_army")
    ends_age(t, age)
    ages = [t.state.content.age[card] for card in t.civ(0).civil_hand.cards]
    assert "".join(map(str, sorted(ages))) == left
    ages = [t.state.content.age[card] for card in t.civ(0).military_hand.cards]
    assert "".join(map(str, sorted(ages))) == left


@rule("TA-19.03")
def test_antiquated_leaders_and_pacts_are_lost() -> None:
    t = table(3, age=2)
    t.has(0, "joan_of_arc")
    t.has(1, "js_bach")
    t.signed("open_borders_agreement", 0, 2)
    t.signed("scientific_cooperation", 1, 2)
    ends_age(t, 2)
    assert (t.civ(0).leader, t.keys((t.civ(1).leader,))) == (-1, ["js_bach"])
    assert (t.civ(0).pact, t.keys((t.civ(1).pact,)), t.civ(2).ma_total) == (-1, ["scientific_cooperation"], 2)


@rule("TA-19.04")
def test_technologies_wonders_colonies_tactics_wars_and_events_stay() -> None:
    t = table(age=3)
    t.has(0, "irrigation", "code_of_laws", "monarchy", "pyramids", "historic_territory_1", "legion")
    t.at_war(0, "war_over_territory", 1)
    t.events(current="rebellion", future="pestilence")
    ends_age(t, 3)
    p, s = t.civ(0), t.state
    assert t.keys((*p.techs, *p.specials, *p.wonders, *p.colonies, p.government, p.tactic)) == [
        *["agriculture", "irrigation", "bronze", "philosophy", "religion", "warriors"],
        *["code_of_laws", "pyramids", "historic_territory_1", "monarchy", "legion"],
    ]
    assert (t.keys((p.war,)), t.keys(s.events.cards), t.keys(s.future.cards)) == (
        ["war_over_territory"],
        ["rebellion"],
        ["pestilence"],
    )


@rule("TA-19.05")
def test_everybody_loses_two_yellow_tokens_or_as_many_as_there_are() -> None:
    t = table(3)
    t.banks(1, yellow=1)
    t.banks(2, yellow=0)
    ends_age(t, 1)
    assert [t.civ(seat).yellow for seat in range(3)] == [16, 0, 0]


@rule("TA-19.06")
def test_the_next_military_deck_becomes_current_and_the_old_one_leaves() -> None:
    t = table()
    t.military_deck(1, "legion")
    with t.edit() as s:
        s.discards[1].add(t.number("phalanx"))
    ends_age(t, 1)
    s = t.state
    assert (s.age, s.military_decks[1].cards, s.discards[1].cards) == (2, (), ())
    t.ends_turn(0)
    assert {s.content.age[card] for card in t.civ(0).military_hand.cards} == {2}


@rule("TA-19.07")
def test_in_age_four_nothing_is_dealt_or_drawn_and_nobody_resigns() -> None:
    t = table(resigning=True, age=3)
    ends_age(t, 3)
    assert (t.state.age, t.in_row()[1:]) == (4, ["-"] * 12)
    t.ends_turn(0)
    assert t.civ(0).military_hand.cards == ()
    t.governs(0)
    assert t.refuses("resign") == "TA-6.60"


@rule("TA-19.08")
def test_an_age_may_end_during_international_agreement() -> None:
    t = table(age=2)
    t.row("knights")
    t.deck(2, "coal")
    t.workers(0, warriors=2)
    t.reveals("international_agreement")
    t.choose("agree", "take 1")
    assert (t.state.age, t.in_row()[0], "-" in t.in_row()) == (3, "coal", False)


@rule("TA-19.09")
@pytest.mark.parametrize(("seat", "last"), [(1, 3), (0, 4), (2, 4)])
def test_the_last_round_is_this_one_only_if_the_starting_player_ends_the_age(seat: int, last: int) -> None:
    t = table(3)
    t.quiet(age=3, round=3, starting=1)
    ends_age(t, 3, seat)
    assert t.state.last_round == last


@rule("TA-19.10")
def test_age_three_events_of_both_decks_are_scored_once_and_older_ones_ignored() -> None:
    t = table(age=4)
    t.events(current="impact_of_strength,rebellion", future="impact_of_science")
    t.workers(0, warriors=3)
    t.workers(1, philosophy=2)
    t.now(FinalScoring())
    assert t.state.outcome is not None
    assert set(t.keys(t.state.past)) == {"rebellion", "impact_of_strength", "impact_of_science"}
    assert t.state.outcome.scores == (10, 10)


@rule("TA-19.10")
def test_effects_at_the_end_of_the_game_come_after_the_events() -> None:
    t = table(age=4)
    t.has(0, "bill_gates", "computers")
    t.workers(0, computers=2)
    t.events()
    t.now(FinalScoring())
    assert t.state.outcome is not None
    assert t.state.outcome.scores == (6, 0)


@rule("TA-19.10")
def test_the_score_tells_what_the_final_scoring_added() -> None:
    t = table(age=4)
    t.points(0, culture=20)
    t.points(1, culture=30)
    t.has(0, "bill_gates", "computers")
    t.workers(0, computers=2)
    t.events(current="impact_of_strength")
    t.workers(1, warriors=3)
    t.now(FinalScoring())
    assert t.state.outcome is not None
    lines = [{line.key: line.amount for line in lines} for lines in t.state.outcome.breakdown]
    assert lines == [
        {"score-before": 20, "score-events": 0, "score-effects": 6},
        {"score-before": 30, "score-events": 10, "score-effects": 0},
    ]
    assert [sum(line.values()) for line in lines] == list(t.state.outcome.scores)


@rule("TA-19.11")
def test_most_culture_wins_and_tied_players_share_the_victory() -> None:
    t = table(3, age=4)
    t.events()
    for seat, culture in enumerate((8, 12, 12)):
        t.points(seat, culture=culture)
    t.now(FinalScoring())
    assert t.state.outcome is not None
    ranks = t.state.outcome.ranks
    assert ranks[1] == ranks[2] < ranks[0]


@rule("TA-19.12")
def test_leaders_leave_before_yellow_tokens_are_lost_and_the_new_age_begins_after_that() -> None:
    t = table(2, mix="secret", adjusted=True)
    t.has(0, "hippocrates", "colossus_adj")
    t.takes_turn(0)
    t.choose("pass", "end")
    assert t.civ(0).yellow == 18
    t.banks(0, yellow=1)
    t.military_deck(2, "classic_army", "conquistadors", "fortifications")
    t.rest()
    t.quiet()
    ends_age(t, 1)
    assert t.civ(0).yellow == 1
    assert {t.state.content.age[card] for card in t.civ(0).military_hand.cards} == {2}
    assert len(t.civ(0).military_hand.cards) == 3


@rule("TA-19.13")
def test_nobody_discards_because_a_limit_fell() -> None:
    t = table(2, mix="secret")
    t.has(0, "library_of_alexandria", "nelson_mandela")
    t.hand(0, "knights", "drama", "moses", "stockpile_a", "iron", "sid_meier")
    t.hand(0, "legion", "phalanx", "raid_1")
    t.acts(0)
    t.choose("lead sid_meier")
    assert (len(t.civ(0).civil_hand.cards), len(t.civ(0).military_hand.cards)) == (5, 3)
    t.ruined(0, "library_of_alexandria")
    assert (len(t.civ(0).civil_hand.cards), len(t.civ(0).military_hand.cards)) == (5, 3)


@rule("TA-19.14", "TA-18.03")
def test_final_scoring_breaks_ties_for_the_starting_player_and_asks_nobody() -> None:
    t = table(2, age=4)
    t.quiet(age=4, starting=1)
    t.events(future="impact_of_strength")
    t.now(FinalScoring())
    assert t.decision is None
    assert t.state.outcome is not None
    assert t.state.outcome.scores == (0, 10)
