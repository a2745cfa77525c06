"""Chances to win, from a position."""

from __future__ import annotations

import pytest

from tessera.analysis.chances import (
    Fit,
    NoChances,
    chances,
    model_of,
    shares_of,
    stage_of,
    won,
)
from tessera.kernel import Outcome, game
from tests.analysis.matches import GAMES, recorded

ENOUGH = 20
"""Matches that can tell whether chances are worth anything."""


@pytest.mark.parametrize("game_id", GAMES)
def test_everybody_s_chances_come_to_one_and_have_an_error(game_id: str) -> None:
    match = recorded(f"{game_id}/heuristic-3")
    for number in (1, len(match.moves) // 2, len(match.moves) - 1):
        told = chances(match.game, match.at(number))
        assert sum(told.shares) == pytest.approx(1.0)
        assert all(0.0 < share < 1.0 for share in told.shares)
        assert all(0.0 < error <= 0.5 for error in told.errors)


def test_a_match_that_is_over_has_its_result() -> None:
    match = recorded("peloponnes/heuristic-3")
    told = chances(match.game, match.state)
    assert match.state.outcome is not None
    assert told.shares == won(match.state.outcome)
    assert told.errors == (0.0, 0.0, 0.0)


def test_who_share_a_victory_have_a_part_of_it_each() -> None:
    assert won(Outcome((1, 3, 1), (20, 10, 20), "end")) == (0.5, 0.0, 0.5)


def test_a_lead_is_worth_more_where_the_fit_says_so() -> None:
    fit = Fit(-1.0, 1.0, 0.0)
    early, late = shares_of(fit, [10.0, 8.0], 0.1), shares_of(fit, [10.0, 8.0], 0.9)
    assert 0.5 < early[0] < late[0] < 1.0
    assert shares_of(fit, [5.0, 5.0, 5.0, 5.0], 0.5) == pytest.approx([0.25] * 4)


def test_values_beyond_all_measure_are_no_accident() -> None:
    assert shares_of(Fit(5.0, 0.0, 0.0), [1e6, -1e6], 0.5) == pytest.approx((0.995, 0.005))


def test_a_third_that_was_rounded_is_a_third() -> None:
    assert [stage_of(progress) for progress in (0.0, 0.333, 0.5, 0.667, 1.0)] == [0, 1, 1, 2, 2]


def test_who_plays_alone_has_no_chances() -> None:
    match = recorded("peloponnes/heuristic-1-solo")
    with pytest.raises(NoChances, match="alone"):
        chances(match.game, match.at(3))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_tells_how_far_a_match_is(game_id: str) -> None:
    match = recorded(f"{game_id}/heuristic-3")
    half = len(match.moves) // 2
    begun, middle, ended = (match.game.progress(match.at(at)) for at in (0, half, len(match.moves) - 1))
    assert 0.0 <= begun < 0.35
    assert begun <= middle <= ended
    assert 0.6 < ended < 1.4


@pytest.mark.parametrize("game_id", GAMES)
def test_the_numbers_of_every_game_say_how_they_were_made(game_id: str) -> None:
    model = model_of(game(game_id))
    assert f"tessera lab calibrate {game_id}" in model.made["command"]
    everything = model.measured["scores"]["all"]
    if everything["matches"] >= ENOUGH:
        assert everything["brier"] < everything["alike"], "worse than giving everybody the same"
    else:
        assert max(model.gaps) > 0.1, "fitted to few matches, and not told"
