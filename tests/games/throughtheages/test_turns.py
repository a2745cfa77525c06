"""Rounds, the first round, and the start of a turn (TA-3, TA-4, TA-5)."""

from __future__ import annotations

from tessera.testing import rule
from tests.games.throughtheages.scenes import fresh, table

FILLER = ("iron", "irrigation", "knights", "swordsmen", "drama", "theology", "alchemy", "masonry", "warfare")


# --- rounds ---------------------------------------------------------------------------------------------------


@rule("TA-3.01")
def test_a_round_is_one_turn_of_every_player_from_the_starting_player_on() -> None:
    t = fresh(3, deal=[1])
    seats = []
    for _ in range(6):
        seats.append((t.state.round, t.seat))
        t.choose(*(["end"] if t.state.round == 1 else ["pass", "end"]))
    assert seats == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]


@rule("TA-3.02")
def test_a_turn_replenishes_the_row_then_politics_actions_and_the_end_follow() -> None:
    t = table()
    t.row("-", "-", "-", "iron")
    t.takes_turn(0)
    assert (t.asked, t.in_row()[0]) == ("PoliticalAction", "iron")
    t.choose("pass")
    assert t.asked == "ActionPhase"
    t.choose("end")
    assert (t.civ(0).science, t.seat) == (1, 1)


@rule("TA-3.03")
def test_in_round_one_nothing_is_replenished_and_nobody_has_politics() -> None:
    t = fresh()
    assert t.asked == "ActionPhase"
    row = t.in_row()
    t.choose("end")
    assert (t.asked, t.in_row()) == ("ActionPhase", row)


@rule("TA-3.04")
def test_the_game_ends_after_the_last_round_with_equal_turns_for_all() -> None:
    t = table(3, age=4)
    t.events()
    with t.edit() as s:
        s.last_round = 4
    t.takes_turn(2)
    t.choose("pass", "end")
    for seat in range(3):
        assert t.seat == seat
        t.choose("pass", "end")
    assert t.decision is None
    assert t.state.outcome is not None


# --- the first round ------------------------------------------------------------------------------------------


@rule("TA-4.01")
def test_in_round_one_the_players_have_one_to_four_civil_actions_and_no_military_ones() -> None:
    t = fresh(4, deal=[2])
    found = []
    for _ in range(4):
        p = t.civ(t.seat)
        found.append((t.seat, p.ca, p.ma))
        t.choose("end")
    assert found == [(2, 1, 0), (3, 2, 0), (0, 3, 0), (1, 4, 0)]


@rule("TA-4.02")
def test_in_round_one_cards_can_be_taken_and_nothing_else() -> None:
    t = fresh(2, deal=[0])
    with t.edit():
        t.row("homer", "pyramids", "rich_land_a")
    assert t.options == ["take 1", "take 2", "take 3", "end"]
    for action in ("grow", "build bronze", "upgrade", "destroy", "stage 1"):
        assert t.refuses(action) == "TA-4.02"


@rule("TA-4.02")
def test_a_wonder_taken_in_round_one_is_in_play_unfinished() -> None:
    t = fresh(2, deal=[0])
    t.row("pyramids")
    t.choose("take 1")
    assert t.keys((t.civ(0).unfinished,)) == ["pyramids"]
    assert t.civ(0).civil_hand.cards == ()


@rule("TA-4.03")
def test_the_first_turn_yields_science_food_and_resources_and_no_military_cards() -> None:
    t = fresh(2, deal=[0])
    t.choose("end")
    p = t.civ(0)
    assert (p.culture, p.science, t.food(0), t.resources(0), p.blue) == (0, 1, 2, 2, 12)
    assert p.military_hand.cards == ()


@rule("TA-4.04")
def test_after_the_first_turn_all_actions_are_available() -> None:
    t = fresh(2, deal=[0])
    t.choose("take 1" if "take 1" in t.options else "end")
    while t.seat == 0:
        t.choose("end")
    assert (t.civ(0).ca, t.civ(0).ma) == (4, 2)


# --- the card row ---------------------------------------------------------------------------------------------


@rule("TA-5.01")
def test_the_leftmost_three_two_or_one_spaces_are_cleared() -> None:
    for seats, left in ((2, 3), (3, 2), (4, 1)):
        t = table(seats)
        t.deck(1)
        t.row(*FILLER)
        t.state.civil_decks[1].add(t.number("monarchy"))
        t.replenishes()
        assert t.in_row()[: len(FILLER) - left] == list(FILLER[left:])
        assert t.keys(t.state.removed) == sorted(FILLER[:left], key=t.number)


@rule("TA-5.01")
def test_players_who_have_resigned_do_not_count_for_clearing() -> None:
    t = table(3, resigning=True)
    t.row(*FILLER)
    t.state.players[2].resigned = True
    t.replenishes()
    assert t.in_row()[:6] == list(FILLER[3:])


@rule("TA-5.02")
def test_empty_leftmost_spaces_count_among_those_cleared() -> None:
    t = table(2)
    t.row("-", "-", "iron", "knights")
    t.replenishes()
    assert t.in_row()[0] == "knights"
    assert t.keys(t.state.removed) == ["iron"]


@rule("TA-5.03")
def test_cards_slide_left_in_their_order_and_new_ones_come_from_the_left() -> None:
    t = table(2)
    t.row("-", "-", "-", "iron", "-", "knights", "-", "-", "drama")
    with t.edit():
        t.deck(
            1, "masonry", "monarchy", *["swordsmen"] * 2, *["alchemy"] * 2, *["irrigation"] * 2, "cartography"
        )
        t.deck(2, "coal", "opera")
    t.chance(t.number("monarchy"), t.number("masonry"))
    t.replenishes()
    assert t.in_row()[:5] == ["iron", "knights", "drama", "monarchy", "masonry"]
    assert "-" not in t.in_row()


@rule("TA-5.04")
def test_in_age_four_the_row_is_cleared_and_slid_but_nothing_is_dealt() -> None:
    t = table(2, age=4)
    t.row("iron", "-", "-", "knights", "-", "drama")
    t.replenishes()
    assert t.in_row() == ["knights", "drama", *["-"] * 11]


@rule("TA-5.05")
def test_age_a_ends_when_the_row_is_full_for_the_first_time() -> None:
    t = fresh(2, deal=[0])
    t.choose("end", "end")
    s = t.state
    assert (s.age, s.round, "-" in t.in_row()) == (1, 2, False)
    assert s.civil_decks[0].cards == ()
    assert len(s.civil_box.cards) == 4
    assert [len(deck.cards) for deck in s.civil_decks[1:]] == [44, 44, 44]
    assert t.civ(0).yellow == 18


@rule("TA-5.05")
def test_if_the_age_a_deck_runs_out_age_one_cards_are_dealt() -> None:
    t = table(4, age=0)
    t.deck(0, "moses", "homer")
    t.row()
    t.replenishes()
    row = [t.state.content.age[t.number(key)] for key in t.in_row()]
    assert row == [0, 0, *[1] * 11]
    assert t.state.age == 1


@rule("TA-5.06", "TA-19.01")
def test_an_age_ends_with_the_last_card_of_its_deck_and_dealing_goes_on() -> None:
    t = table(2)
    t.row()
    t.deck(1, "iron", "knights")
    t.replenishes()
    row = [t.state.content.age[t.number(key)] for key in t.in_row()]
    assert (t.state.age, row) == (2, [1, 1, *[2] * 11])


@rule("TA-5.06")
def test_an_age_ends_even_if_its_last_card_fills_the_row() -> None:
    t = table(2)
    t.row("-", "-", "-", *FILLER)
    t.deck(1, "monarchy", "code_of_laws", "cartography", "theocracy")
    t.replenishes()
    assert (t.state.age, "-" in t.in_row()) == (2, False)


# --- wars and tactics -----------------------------------------------------------------------------------------


@rule("TA-5.07")
def test_a_war_of_an_earlier_turn_is_resolved_at_the_start_of_the_turn() -> None:
    t = table()
    t.at_war(0, "war_over_culture", 1)
    t.workers(0, warriors=3)
    t.points(1, culture=20)
    t.takes_turn(0)
    assert (t.civ(0).culture, t.civ(1).culture, t.civ(0).war) == (7, 13, -1)


@rule("TA-5.08")
def test_an_exclusive_tactic_becomes_common_and_stays_the_current_one() -> None:
    t = table()
    t.exclusive(0, "legion")
    t.takes_turn(0)
    p = t.civ(0)
    assert (t.keys(t.state.tactics), p.own_tactics, t.keys((p.tactic,))) == (["legion"], (), ["legion"])


@rule("TA-5.08")
def test_a_tactic_that_is_already_common_is_merged() -> None:
    t = table()
    t.common("legion")
    t.exclusive(0, "legion")
    t.takes_turn(0)
    s = t.state
    assert (t.keys(s.tactics), t.keys(s.past)) == (["legion"], ["legion"])
    assert s.discards[1].cards == ()
    assert t.keys((t.civ(0).tactic,)) == ["legion"]


@rule("TA-5.09")
def test_what_happens_at_the_start_of_a_turn_comes_before_the_row() -> None:
    t = table(2, mix="pure")
    t.has(0, "boudica")
    t.workers(0, warriors=2)
    t.row("iron")
    t.takes_turn(0)
    assert (t.asked, t.in_row()[0]) == ("OneGain", "iron")
    t.choose("choose food")
    assert (t.asked, t.in_row()[0] == "iron") == ("PoliticalAction", False)


@rule("TA-5.09")
def test_what_happens_at_the_start_of_a_turn_does_not_happen_in_round_one() -> None:
    t = fresh(2, mix="pure", deal=[0])
    with t.edit():
        t.row()
        t.has(0, "boudica")
    t.takes_turn(0)
    assert t.asked == "ActionPhase"


@rule("TA-5.10")
def test_an_age_that_ends_at_the_start_of_the_turn_is_over_before_the_war() -> None:
    t = table()
    t.row()
    t.deck(1, "iron")
    t.has(0, "julius_caesar")
    t.at_war(0, "war_over_culture", 1)
    t.points(0, culture=20)
    t.points(1, culture=20)
    t.takes_turn(0)
    assert (t.civ(0).leader, t.civ(0).culture) == (-1, 20)
