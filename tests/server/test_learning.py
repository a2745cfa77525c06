"""Guides, guided matches and hints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tessera.bots import make_bot
from tessera.bots.advice import advise
from tessera.bots.observation import answer_of
from tessera.bots.search import Level, imagination
from tessera.kernel import AnyGame, Compose, Match, Seeded, State, answer, ask, determinize, snapshot
from tessera.kernel.beginning import beginning_of
from tessera.kernel.option import Answer, notation, parse
from tessera.kernel.registry import game as find
from tessera.kernel.scenario import run_scenario
from tessera.server.learning import LessonStep, lesson_of
from tessera.text import LANGUAGES, Catalog
from tests.ours import OURS

TAUGHT = [name for name in OURS if lesson_of(find(name)) is not None]
REGIONS = {f"region:{name}" for name in ("board", "mine", "others", "rail", "panel", "log")}


def test_every_game_is_taught() -> None:
    assert OURS == TAUGHT


@pytest.mark.parametrize("name", TAUGHT)
def test_a_guided_match_is_played_against_the_easy_bot(name: str) -> None:
    lesson = lesson_of(find(name))
    assert lesson is not None
    assert lesson.bot == "easy"


def is_due(step: LessonStep, state: State, seat: int, told: Counter[str]) -> bool:
    """As the client decides it."""
    question = ask(state, seat)
    asked = question.step.label() if question is not None else ""
    options = [notation(option) for option in question.options] if question is not None else []
    return (
        step.asks in ("", asked)
        and (not step.offers or any(each.startswith(step.offers) for each in options))
        and (not step.told or told[step.told] >= step.times)
        and getattr(state, "round", 0) >= step.round
    )


def positions(game: AnyGame, seed: str, most: int) -> Iterator[tuple[State, Counter[str]]]:
    """The guided match as two bots play it, of which one does what the coach shows, with what has happened."""
    lesson = lesson_of(game)
    assert lesson is not None
    script = run_scenario(lesson.scenario, game).script
    assert script is not None
    setup = script.state.setup
    beginning = beginning_of(script.state, lesson.seat, Seeded(seed))
    match: Match[Any] = Match(game, setup.seats, Seeded(seed), setup.settings, beginning=beginning)
    told: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    while (decision := match.decision()) is not None and len(match.moves) < most:
        yield match.state, told
        seat, chance = decision.seat, Seeded(f"{seed} {len(match.moves)}")
        name = lesson.bot if len(match.moves) % 3 else "random"
        position = determinize(match.state, seat, chance)
        parts: Answer = ()
        for step in lesson.steps if seat == lesson.seat else ():
            if not parts and shown[step.id] < len(step.shows) and is_due(step, match.state, seat, told):
                parts = shown_by(step, match.state, seat)
                shown[step.id] += bool(parts)
        for place, part in enumerate(parts):
            question = ask(position, seat) if not place or still_asked(position, seat) else None
            if question is None or part not in question.options:
                parts = parts[:place]  # it left no choice, or somebody did otherwise before
                break
            answer(position, seat, part)
        if not parts or still_asked(position, seat):
            parts += answer_of(make_bot(name, chance), game, position, seat, chance)
        told.update(event.key for event in match.answer_all(seat, parts))


def shown_by(step: LessonStep, state: State, seat: int) -> Answer:
    """What the coach recommends, if its first part can be given."""
    question = ask(state, seat)
    assert question is not None
    for parts in (each.split(" / ") for each in step.shows):
        for option in question.options:
            if f"{notation(option)} ".startswith(f"{parts[0]} "):
                return (option, *(parse(part) for part in parts[1:]))
    return ()


def still_asked(position: State, seat: int) -> bool:
    """Whether the answer is unfinished."""
    question = ask(position, seat)
    return question is not None and isinstance(question.step, Compose) and bool(question.step.chosen)


@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_of_a_guided_match_can_be_reached(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the match goes matters here, not how well it is played."""
    monkeypatch.setattr(imagination, "MOST", 12)
    game = find(name)
    lesson = lesson_of(game)
    assert lesson is not None
    unseen = set(lesson.steps)
    for seed in range(60):
        for state, told in positions(game, f"lesson {seed}", 160):
            unseen -= {step for step in unseen if is_due(step, state, lesson.seat, told)}
            if not unseen:
                return
    assert [step.id for step in unseen] == []


def said_in(name: str, seed: int, most: int) -> list[str]:
    """The steps that the coach says, in this order, to somebody who reads all and does what is shown."""
    game = find(name)
    lesson = lesson_of(game)
    assert lesson is not None
    said: list[str] = []
    for state, told in positions(game, f"lesson {seed}", most):
        decision = ask(state)
        if decision is None or decision.seat != lesson.seat:
            continue
        for step in lesson.steps:
            follows = not step.after or step.after in said
            if step.id not in said and follows and is_due(step, state, lesson.seat, told):
                said.append(step.id)
    return said


def test_a_guided_match_of_civilization_meets_culture_and_a_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the first turn, by its scenario, whatever is dealt."""
    monkeypatch.setattr(imagination, "MOST", 12)
    for seed in range(4):
        said = said_in("civilization", seed, 60)
        assert said.index("culture") < said.index("event") < said.index("village") < said.index("battle")


@pytest.mark.parametrize("name", TAUGHT)
def test_a_step_follows_one_that_stands_before_it(name: str) -> None:
    lesson = lesson_of(find(name))
    assert lesson is not None
    ids = [step.id for step in lesson.steps]
    assert all(ids.index(step.after) < place for place, step in enumerate(lesson.steps) if step.after)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_has_its_words(name: str, lang: str) -> None:
    game = find(name)
    lesson, catalog = lesson_of(game), Catalog(game, lang)
    assert lesson is not None
    for step in lesson.steps:
        assert catalog.has(f"lesson-{step.id}") and len(catalog.say(f"lesson-{step.id}.text")) > 30, step.id
        assert set(step.points) <= REGIONS or all(":" in point for point in step.points)
    assert [step.id for step in lesson.steps if step.last] == [lesson.steps[-1].id]


@pytest.mark.parametrize("name", TAUGHT)
def test_advice_is_a_legal_answer_with_reasons(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tessera.bots.advice.STRONGEST", Level(plays=100))  # the same, but quick
    game = find(name)
    reasons = 0
    for state, _ in positions(game, "advice", 12):
        question = ask(state)
        assert question is not None
        advice = advise(game, state, question.seat, Seeded(1))
        assert advice.answer[0] in question.options
        worse = [other.worse for other in advice.others]
        assert worse == sorted(worse) and all(each >= 0 for each in worse)
        assert all(other.error >= 0 and other.option != advice.answer[0] for other in advice.others)
        reasons += len(advice.brings)
    assert reasons > 0


@pytest.mark.parametrize("name", TAUGHT)
def test_advice_does_not_depend_on_what_the_seat_cannot_know(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With other hidden cards the same hint, to the last number."""
    monkeypatch.setattr("tessera.bots.advice.STRONGEST", Level(plays=100))  # the same, but quick
    game = find(name)
    others = 0
    for state, _ in positions(game, "secrets", 8):
        question = ask(state)
        assert question is not None
        seat = question.seat
        other = determinize(state, seat, Seeded("another deal"))
        others += snapshot(other) != snapshot(state)
        mine, theirs = (advise(game, each, seat, Seeded(5)) for each in (state, other))
        assert mine == theirs
    assert others > 0, "hidden cards were really others"
