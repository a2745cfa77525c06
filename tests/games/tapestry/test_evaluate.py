"""How bots weigh a position: more is better, and nothing but the position counts."""

from __future__ import annotations

import pytest

from tessera.bots import make_bot
from tessera.bots.arena import play_match
from tessera.bots.observation import observe
from tessera.games.tapestry import game
from tessera.games.tapestry.bots import benefits as worths
from tessera.games.tapestry.bots.benefits import outlook, pending_income, word_worth
from tessera.games.tapestry.bots.evaluate import prospects
from tessera.games.tapestry.state import Tapestry
from tessera.games.tapestry.testing.scene import TapestryScript
from tessera.kernel import Option, Seeded, advance, play
from tests.games.tapestry.scenes import EVERYTHING, table


def worth_of(t: TapestryScript, said: str) -> float:
    s = t.state
    return word_worth(s, s.players[0], outlook(s, s.players[0], pending_income(s, s.players[0])), said)


def choice(t: TapestryScript) -> Option:
    """What the heuristic answers for seat 0."""
    chance = Seeded("choice")
    return make_bot("heuristic", chance).choose(observe(game, t.state, 0, chance))


# --- what counts ------------------------------------------------------------------------------------------------


def test_counted_points_are_worth_what_they_count_now() -> None:
    t = table(income=3)
    t.tech(0, "bakery")
    t.tech(0, "barn", "top")
    t.at(0, science=7)
    assert worth_of(t, "vp_tech") == 2
    assert worth_of(t, "vp_track:science") == 7
    assert worth_of(t, "vp:5") == 5
    assert worth_of(t, "vp_controlled") == 1


def test_a_building_is_worth_more_the_more_income_turns_are_left() -> None:
    early, late = table(income=1), table(income=4)
    assert worth_of(early, "market") > 2 * worth_of(late, "market") > 0


def test_the_last_building_of_a_row_is_worth_its_points_in_every_income() -> None:
    t = table(income=3)
    t.built(0, farm=4)
    beside = worth_of(t, "farm") - (1 - worths.NEXT_BUILDING) * 2 * 10
    assert 0 < beside < 1, "a plot of the city"
    t.built(0, farm=1)
    assert worth_of(t, "farm") == 0


def test_points_and_resources_are_better_than_none() -> None:
    plain, rich = table(income=2), table(income=2)
    rich.stock(0, coin=2)
    ahead = table(income=2)
    ahead.points(0, 10)
    assert prospects(rich.state, 0) > prospects(plain.state, 0)
    assert prospects(ahead.state, 0) == prospects(plain.state, 0) + 10


def test_a_rival_who_leads_counts_a_little() -> None:
    t, behind = table(income=2), table(income=2)
    behind.points(1, 20)
    assert prospects(behind.state, 0) == prospects(t.state, 0) - 3


def test_who_has_finished_has_only_points() -> None:
    t = table(income=5)
    t.stock(0, coin=8)
    t.points(0, 90)
    t.ended(0)
    assert prospects(t.state, 0) == 90


# --- what follows from it ---------------------------------------------------------------------------------------


def test_resources_are_spent_before_income() -> None:
    t = table(income=3)
    t.stock(0, coin=2, worker=2, food=2, culture=2)
    t.at(0, exploration=3, science=3, technology=3, military=3)
    t.turn(0)
    assert choice(t)[0] == "advance"


def test_a_tech_card_is_upgraded_in_an_income_turn() -> None:
    t = table(income=2)
    t.tech(0, "light_bulb")
    t.step(0, 3)
    assert choice(t) == ("upgrade", "light_bulb")


def test_the_last_plot_of_a_district_is_built_on() -> None:
    t = table(income=2)
    t.covers(0, 1, 2, 9, 10, 11, 18, 19, 20)
    t.gains(0, "house")
    assert choice(t) == ("place", 0)


def test_a_card_for_a_whole_era_is_played_before_a_resource() -> None:
    """Capitalism pays in every turn of the era; Feudalism gives one resource now and later."""
    t = table(income=2)
    t.hand(0, "feudalism", "capitalism")
    t.income(0)
    while t.asked != "PlayTapestry":
        t.choose(t.options[0])
    assert choice(t) == ("play", "capitalism")


def test_cards_are_read_and_not_counted() -> None:
    """Theocracy pays for every tier that is entered; nobody pays with it if another card will do."""
    strong, weak = table(income=2), table(income=2)
    strong.hand(0, "theocracy")
    weak.hand(0, "feudalism")
    assert prospects(strong.state, 0) > prospects(weak.state, 0)


# --- nothing but the position -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, EVERYTHING), (1, {})])
def test_what_was_weighed_before_changes_nothing(
    seats: int, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    s: Tapestry = game.new(seats, Seeded("weighed"), options)
    chance, decision = Seeded("answers"), advance(s)
    while decision is not None:
        if not s.ply % 5:
            remembered = prospects(s, 0)
            with monkeypatch.context() as patch:
                patch.setattr(worths, "_weighed_before", worths._weighed_before.__wrapped__)
                assert prospects(s, 0) == pytest.approx(remembered)
        decision = play(s, decision.options[chance.pick(len(decision.options))])


def test_the_heuristic_beats_chance() -> None:
    played = play_match(game, ["heuristic", "random"], seed=3)
    assert played.outcome is not None
    assert played.outcome.ranks[0] == 1
