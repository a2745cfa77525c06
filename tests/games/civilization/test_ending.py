"""The end of the game (CV-15)."""

from __future__ import annotations

from tessera.games.civilization import game
from tessera.games.civilization.rules.board import NAMES
from tessera.testing import rule
from tests.games.civilization.scenes import table


@rule("CV-15.06", "CV-15.11")
def test_victories_at_the_same_moment() -> None:
    t = table(3)
    for seat in (0, 2):
        t.knows(seat, "democracy")
    with t.edit() as s:
        s.first = 2
        s.players[0].tokens = 15
        s.players[2].tokens = 15
        s.touched = True
    t.during_turn()
    t.has(1, trade=0)
    t.start(1)
    t.choose("govern anarchy_government")
    outcome = t.state.outcome
    assert outcome is not None
    assert outcome.winners == (2,)


@rule("CV-15.11")
def test_culture_comes_before_economy() -> None:
    t = table()
    t.has(0, tokens=15)
    t.has(1, track=20, culture=7, trade=6)
    t.manage(1)
    t.choose("advance")
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("culture", (1,))


@rule("CV-15.07")
def test_who_loses_a_city_plays_on_and_may_found_it_again() -> None:
    t = table(2, ("germany", "rome"))
    t.city(1, "j4")
    t.army(0, "j3")
    t.units(0, "infantry_3", "infantry_3", "mounted_3")
    t.move(0)
    t.choose("move j3 / to j4")
    while t.asked != "Rest":
        t.choose(t.options[0])
    assert t.state.outcome is None
    assert [NAMES[city] for city in t.nation(1).cities] == ["n6"]
    t.scout(1, "n2")
    t.start(1)
    t.choose("found n2")
    assert [NAMES[city] for city in t.nation(1).cities] == ["n6", "n2"]


@rule("CV-15.07")
def test_there_is_no_end_by_turns_unless_the_table_wants_it() -> None:
    t = table(turn_limit=0)
    with t.edit() as s:
        s.turn = 500
    t.research()
    while t.asked == "Research":
        t.choose("none", seat=t.seat)
    assert t.state.outcome is None


@rule("CV-15.08", "CV-15.09", "CV-16.05")
def test_the_turn_limit_ranks_by_the_best_progress() -> None:
    t = table(3, turn_limit=7)
    t.has(0, track=7)
    t.has(1, tokens=6)
    with t.edit() as s:
        s.turn = 7
    t.research()
    outcome = t.state.outcome
    assert outcome is not None
    assert outcome.reason == "turn-limit"
    assert outcome.scores == (33, 40, 6)
    assert outcome.ranks == (2, 1, 3)


@rule("CV-15.09")
def test_equal_progress_goes_by_sum_trade_and_culture() -> None:
    t = table(2, turn_limit=20)
    t.has(0, track=7, trade=3)
    t.has(1, track=7, trade=4)
    with t.edit() as s:
        s.turn = 20
    t.research()
    outcome = t.state.outcome
    assert outcome is not None
    assert outcome.ranks == (2, 1)


@rule("CV-15.09")
def test_equal_players_share_a_rank() -> None:
    t = table(2, turn_limit=20)
    with t.edit() as s:
        s.turn = 20
    t.research()
    outcome = t.state.outcome
    assert outcome is not None
    assert outcome.ranks == (1, 1)


@rule("CV-15.08")
def test_without_a_limit_the_game_goes_on() -> None:
    t = table(2, turn_limit=0)
    with t.edit() as s:
        s.turn = 90
    t.research()
    assert t.state.outcome is None
    assert t.asked == "Rest"


@rule("CV-15.09")
def test_techs_count_up_to_what_a_pyramid_needs() -> None:
    t = table(2, ("america", "china"))
    t.knows(0, "pottery", "writing", "masonry", "navigation", "philosophy", "animal_husbandry")
    assert game.derived(t.state, 0).nations[0].progress[2] == 100 * 5 // 15
