"""The searching bot: it looks further than one ply, within its budget, and is never late."""

from __future__ import annotations

import time
from typing import Any, get_args

import pytest
from msgspec import structs

from tessera.bots import Observation, SearchBot, make_bot, observe, play_match
from tessera.bots.observation import answer_of
from tessera.bots.search import LEVELS, STYLES, Level, Tuning, Weighed, tuning_of
from tessera.bots.search.effort import Effort
from tessera.bots.search.erring import erring
from tessera.bots.search.imagination import WON, Imagination
from tessera.bots.search.tuning import Driver
from tessera.kernel import PASS, AnyGame, Bag, Match, Option, Seeded, ask, play
from tessera.kernel import game as find
from tessera.kernel.registry import game_ids
from tessera.text import Catalog
from tests.cli.nim import Nim, game
from tests.ours import OURS

DRIVERS = pytest.mark.parametrize("driver", get_args(Driver))
PLAYS = 200


def tuned(driver: Driver, horizon: int = 2) -> Tuning:
    return Tuning(driver=driver, horizon=horizon, samples=4)


def trap() -> Nim:
    """Whoever leaves three stones or fewer loses: a bot that looks one ply ahead takes as many as it can."""
    s = game.new(2, Seeded(1))
    s.heap = 5
    for player in s.players:
        player.hand = Bag.of([0, 1])
    return s


def chosen(s: Nim, bot: SearchBot, seat: int = 0, deadline: float | None = None, seed: int = 1) -> Option:
    seen = observe(game, s, seat, Seeded(seed))
    seen.deadline = deadline
    return bot.choose(seen)


@pytest.mark.parametrize("driver", ["plan", "rollout"])
def test_it_sees_what_a_rival_will_answer(driver: Driver) -> None:
    assert make_bot("heuristic", Seeded(1)).choose(observe(game, trap(), 0, Seeded(1))) == ("take", 3)
    assert chosen(trap(), SearchBot(Seeded(1), Level(plays=PLAYS), tuned(driver))) == ("take", 1)


@DRIVERS
def test_a_victory_within_reach_is_taken(driver: Driver) -> None:
    s = trap()
    s.heap = 3
    assert chosen(s, SearchBot(Seeded(1), Level(plays=PLAYS), tuned(driver, 1))) == ("take", 3)


@DRIVERS
def test_the_same_chance_gives_the_same_answers(driver: Driver) -> None:
    def weighed() -> list[Weighed]:
        bot = SearchBot(Seeded(7), Level(plays=PLAYS), tuned(driver))
        return bot.weigh(observe(game, game.new(2, Seeded(3)), 0, Seeded(5)))

    assert weighed() == weighed()


@DRIVERS
def test_it_stays_within_its_plays(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn that is being imagined is finished, nothing more."""
    calls: list[int] = []
    real = game.evaluate

    def evaluate(s: Nim, seat: int) -> float:
        calls.append(seat)
        return real(s, seat)

    monkeypatch.setattr(game, "evaluate", evaluate)
    chosen(game.new(2, Seeded(3)), SearchBot(Seeded(1), Level(plays=PLAYS), tuned(driver)))
    assert len(calls) < 2 * PLAYS


@DRIVERS
def test_whoever_is_late_gives_the_best_so_far(driver: Driver) -> None:
    """The time is up before it has begun: it has looked at one option and takes it."""
    bot = SearchBot(Seeded(1), Level(plays=10**9), tuned(driver))
    assert chosen(trap(), bot, deadline=time.monotonic() - 1.0) in [("take", 1), ("take", 2), ("take", 3)]


@DRIVERS
def test_somebody_who_waits_is_not_kept_waiting(driver: Driver) -> None:
    bot = SearchBot(
        Seeded(1), Level(plays=10**9, seconds=60.0), structs.replace(tuned(driver), samples=10**4)
    )
    begun = time.monotonic()
    chosen(game.new(2, Seeded(3), {"stones": 40}), bot, deadline=begun + 0.2)
    assert time.monotonic() - begun < 10.0


@DRIVERS
def test_simultaneous_answers_are_played_out(driver: Driver) -> None:
    s = game.new(3, Seeded(1), {"stakes": True})
    for seat in (0, 2):
        bot = SearchBot(Seeded(1), Level(plays=PLAYS), tuned(driver, 1))
        assert chosen(s, bot, seat=seat) == ("stake", 2)


@DRIVERS
@pytest.mark.parametrize("name", game_ids())
def test_every_driver_answers_in_every_game(name: str, driver: Driver) -> None:
    """Whole answers, part by part, at the first questions of a match."""
    found = find(name)
    match: Match[Any] = Match(found, 2, Seeded("search"))
    tuning = structs.replace(tuning_of(found), driver=driver, samples=2)
    for _ in range(3):
        decision = match.decision()
        assert decision is not None
        chance = Seeded(f"{len(match.moves)}")
        position = observe(found, match.state, decision.seat, chance).sample()
        bot = SearchBot(chance, Level(plays=30), tuning)
        match.answer_all(decision.seat, answer_of(bot, found, position, decision.seat, chance))


def test_rivals_who_are_asked_at_the_same_time_answer_by_their_own_evaluation() -> None:
    """And do not see the answer that they are compared with."""
    sample = observe(game, game.new(3, Seeded(1), {"stakes": True}), 1, Seeded(1)).sample()
    imagination = Imagination(game, 1, Tuning(), Effort(0))
    for own in range(3):
        after: Any = imagination.after(sample, 5, (("stake", own),))
        assert [player.stake for player in after.players] == [2, own, 2]


# --- levels -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", game_ids())
def test_every_game_has_all_levels(name: str) -> None:
    tuning = tuning_of(find(name))
    assert set(tuning.levels) <= set(LEVELS)
    levels = [tuning.level(level) for level in LEVELS]
    assert [level.plays for level in levels] == sorted(level.plays for level in levels)
    assert [level.seconds for level in levels] == [0.1, 0.1, 0.1, 0.5, 2.0]
    for level in levels:
        assert (level.heat > 0) == (level.floor > 0), "whoever errs has a limit"


def weighed(*values: float) -> list[Weighed]:
    return [Weighed((("take", at),), value) for at, value in enumerate(values)]


def taken(level: Level, *values: float) -> set[int]:
    return {int(erring(weighed(*values), level, Seeded(seed))[0][1]) for seed in range(200)}


def test_errors_are_plausible() -> None:
    """The median is 4 behind the best: with a floor of 1 nothing that is worse than that is taken."""
    assert taken(Level(heat=1.0, floor=1.0), 10.0, 9.0, 6.0, 2.0, -50.0) == {0, 1, 2}
    assert taken(Level(heat=0.1, floor=0.3), 10.0, 9.0, 6.0, 2.0, -50.0) == {0, 1}
    assert taken(Level(), 10.0, 10.0, 9.0) == {0}


def test_the_better_is_taken_more_often() -> None:
    level = Level(heat=0.5, floor=2.0)
    picks = [erring(weighed(10.0, 8.0, 6.0), level, Seeded(seed))[0][1] for seed in range(300)]
    assert picks.count(0) > picks.count(1) > picks.count(2) > 0


def test_nobody_overlooks_a_victory_or_walks_into_defeat() -> None:
    level = Level(heat=5.0, floor=50.0)
    assert taken(level, WON, 10.0, 0.0) == {0}
    assert taken(level, 10.0, 5.0, -WON) == {0, 1}
    assert taken(level, -WON, -WON - 1.0, -WON - 9.0) == {0}


def test_a_level_plays_a_match() -> None:
    played = play_match(game, ["beginner", "expert"], 3)
    assert played == play_match(game, ["beginner", "expert"], 3)
    assert played.outcome is not None


def test_an_answer_of_parts_is_weighed_once_and_said_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    peloponnes: AnyGame = find("peloponnes")
    s = peloponnes.new(2, Seeded(2))
    weighings: list[int] = []
    real = SearchBot.weigh

    def weigh(self: SearchBot, observation: Observation) -> list[Weighed]:
        weighings.append(observation.ply)
        return real(self, observation)

    monkeypatch.setattr(SearchBot, "weigh", weigh)
    while (decision := ask(s)) is not None and "bid" not in [option[0] for option in decision.options]:
        play(s, decision.options[0])
    assert decision is not None
    bot = SearchBot(Seeded(1), "medium")
    parts = answer_of(bot, peloponnes, s.clone(), decision.seat, Seeded(1))
    assert len(parts) > 1 or parts == (PASS,)
    assert len(weighings) == 1


# --- styles -------------------------------------------------------------------------------------------------


def test_a_style_loves_what_it_is_named_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def terms(s: Nim, seat: int) -> dict[str, float]:
        return {"stones": float(s.players[seat].stones), "cards": float(len(s.players[seat].hand))}

    monkeypatch.setattr(game, "terms", terms)
    tuning = Tuning(styles={"merchant": {"cards": 9.0}})
    s = game.new(2, Seeded(1))
    assert chosen(s, SearchBot(Seeded(1), Level(), tuning, "merchant")) == ("draw",)
    assert chosen(s, SearchBot(Seeded(1), Level(), tuning)) == ("take", 3)


def test_a_style_that_a_game_does_not_know_changes_nothing() -> None:
    s = game.new(2, Seeded(1))
    styled, plain = make_bot("medium-warrior", Seeded(1)), make_bot("medium", Seeded(1))
    assert styled.choose(observe(game, s, 0, Seeded(2))) == plain.choose(observe(game, s, 0, Seeded(2)))


@pytest.mark.parametrize("name", OURS)
def test_styles_speak_of_terms_that_there_are(name: str) -> None:
    found = find(name)
    styles, words = tuning_of(found).styles, Catalog(found, "en")
    assert styles and set(styles) <= set(STYLES)
    assert all(words.has(f"term-{term}") for loved in styles.values() for term in loved)
