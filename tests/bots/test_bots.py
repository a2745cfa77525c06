"""The bots themselves, and matches between them."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.bots import (
    IllegalChoice,
    Observation,
    RandomBot,
    UnknownBot,
    bot_names,
    heuristic,
    make_bot,
    observe,
    play_match,
    registry,
)
from tessera.bots.uniform import any_of
from tessera.kernel import RESIGN, Bag, Option, Outcome, Seeded
from tests.cli.nim import Nim, game


def chosen(name: str, s: Nim, seat: int = 0, seed: int = 1) -> Option:
    chance = Seeded(seed)
    return make_bot(name, chance).choose(observe(game, s, seat, chance))


def position(seats: int = 2, **settings: Any) -> Nim:
    return game.new(seats, Seeded(1), settings)


def test_bots_are_found_by_name() -> None:
    assert bot_names()[:5] == ["beginner", "easy", "medium", "hard", "expert"]
    assert isinstance(make_bot("random", Seeded(1)), RandomBot)
    with pytest.raises(UnknownBot, match="there is no bot 'deep-blue'; there are: beginner, easy, medium"):
        make_bot("deep-blue", Seeded(1))


def test_random_takes_every_option_in_turn() -> None:
    seen = {chosen("random", position(), seed=seed) for seed in range(50)}
    assert seen == {("take", 1), ("take", 2), ("take", 3), ("draw",)}


def test_random_resigns_only_where_nothing_else_is_left() -> None:
    options: list[Option] = [("pass",), RESIGN, ("take", 1)]
    assert {any_of(options, Seeded(seed)) for seed in range(50)} == {("pass",), ("take", 1)}
    assert any_of([RESIGN], Seeded(1)) == RESIGN


@pytest.mark.parametrize("name", bot_names())
def test_the_same_chance_gives_the_same_choice(name: str) -> None:
    assert len({chosen(name, position()) for _ in range(5)}) == 1


# --- heuristic ----------------------------------------------------------------------------------------------


def test_heuristic_takes_what_evaluates_best() -> None:
    s = position()
    s.players[0].hand = Bag.of([0, 1])  # a full hand: no luck in it
    assert chosen("heuristic", s) == ("take", 3)


def test_heuristic_breaks_ties_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "evaluate", lambda s, seat: 0.0)
    assert len({chosen("heuristic", position(), seed=seed) for seed in range(50)}) == 4


def test_heuristic_prefers_a_win_to_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Taking the last stone wins at once, though drawing evaluates better."""
    monkeypatch.setattr(game, "evaluate", lambda s, seat: 1000.0)
    s = position()
    s.heap, s.players[0].stones = 1, 9
    assert chosen("heuristic", s) == ("take", 1)


def test_heuristic_prefers_everything_else_to_losing() -> None:
    s = position()
    s.heap, s.players[1].stones = 1, 99
    assert chosen("heuristic", s) == ("draw",)


def test_ends_are_ordered_by_rank_then_by_score() -> None:
    def value(rank: int, score: int, winners: int = 1) -> float:
        ranks = (rank, *[1] * (winners - (rank == 1)), *[4] * (4 - winners - (rank != 1)))
        return heuristic._value_of(Outcome(ranks, (score, 0, 0, 0), "over"), 0)

    values = [
        value(1, 9),
        value(1, 5),
        value(1, 50, winners=2),
        value(2, 90),
        value(2, 80),
        value(3, 200),
        value(4, 300),
    ]
    assert values == sorted(values, reverse=True)
    assert value(1, -50) > 1e8
    assert value(4, 1000) < -1e8


def test_heuristic_counts_what_rivals_might_answer_at_the_same_time() -> None:
    """Stakes are carried out only when all are in; the bot must see what its own would do."""
    s = position(3, stakes=True)
    assert chosen("heuristic", s, seat=0) == ("stake", 2)
    assert chosen("heuristic", s, seat=2) == ("stake", 2)


def test_heuristic_bounds_its_work(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def evaluate(s: Nim, seat: int) -> float:
        calls.append(seat)
        return 0.0

    monkeypatch.setattr(game, "evaluate", evaluate)
    s = position()
    chosen("heuristic", s)
    assert len(calls) == 4 * heuristic.SAMPLES
    calls.clear()
    monkeypatch.setattr(heuristic, "TRIES", 8)
    chosen("heuristic", s)
    assert len(calls) == 8
    calls.clear()
    monkeypatch.setattr(heuristic, "TRIES", 2)
    seen = {chosen("heuristic", s, seed=seed) for seed in range(30)}
    assert len(calls) == 30 * 2
    assert len(seen) > 1


def test_heuristic_weighs_the_answers_that_the_game_names(monkeypatch: pytest.MonkeyPatch) -> None:
    named = [(("take", 1),), (("take", 2),)]
    monkeypatch.setattr(game, "worth_trying", lambda s, seat: named)
    assert chosen("heuristic", position()) == ("take", 2), "taking three would be better, but is not named"


def test_heuristic_does_not_weigh_what_it_must_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def evaluate(s: Nim, seat: int) -> float:
        raise AssertionError("there is nothing to weigh")

    monkeypatch.setattr(game, "evaluate", evaluate)
    chance = Seeded(1)
    observation = observe(game, position(), 0, chance)
    observation.options = observation.options[:1]
    assert make_bot("heuristic", chance).choose(observation) == observation.options[0]


def test_choosing_changes_nothing() -> None:
    s = position()
    before = s.clone()
    chosen("heuristic", s)
    assert s == before


# --- matches ------------------------------------------------------------------------------------------------


def test_a_match_is_played_to_its_end() -> None:
    played = play_match(game, ["heuristic", "random"], 1)
    assert played.outcome is not None
    assert played.outcome.reason == "last-stone"
    assert played.decisions <= played.options <= 4 * played.decisions


def test_the_seed_decides_everything() -> None:
    matches = [play_match(game, ["heuristic", "random", "random"], 7) for _ in range(2)]
    assert matches[0] == matches[1]
    assert len({play_match(game, ["random"] * 2, seed) for seed in range(10)}) > 1


def test_settings_and_content_reach_the_table() -> None:
    short = play_match(game, ["random"] * 2, 1, {"stones": "7"})
    long = play_match(game, ["random"] * 2, 1, {"stones": 40})
    assert short.decisions < long.decisions
    one = game.content({"constants": {"most": 1}})
    played = play_match(game, ["random"] * 2, 1, content=one)
    assert played.options == 2 * played.decisions  # take one, or draw


def test_a_match_that_would_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game), "longest", 3)
    played = play_match(game, ["random"] * 2, 1)
    assert played.outcome is None
    assert played.decisions == 3


def test_a_bot_that_breaks_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, observation: Observation) -> Option:
            return ("take", 99)

    monkeypatch.setitem(registry.BUILT_IN, "heuristic", lambda chance: Cheat())
    with pytest.raises(IllegalChoice, match="the bot 'heuristic' chose 'take 99', which is not legal"):
        play_match(game, ["random", "heuristic"], 1)


def test_heuristic_beats_random() -> None:
    matches = [play_match(game, ["heuristic", "random"], seed).outcome for seed in range(60)]
    assert sum(outcome is not None and outcome.ranks[0] == 1 for outcome in matches) > 40
