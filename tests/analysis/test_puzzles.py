"""Puzzles: those that are shipped can be put and tell no secret; what makes one, what an answer is worth."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest

from tessera.analysis.puzzles import (
    ANYTHING,
    Posed,
    Stale,
    of_the_day,
    posed,
    puzzle,
    puzzle_in,
    review,
    texts_of,
    themes_of,
    today_of,
    verdict,
)
from tessera.kernel import Seeded, ask, determinize, game
from tessera.kernel.scenario import ScenarioFailed, puzzle_of, run_scenario
from tessera.table.said import question
from tessera.text import LANGUAGES, Catalog
from tests.ours import OURS

SHIPPED = [name for name in OURS if texts_of(game(name))]
SOME = "peloponnes"
"""A game whose positions say nothing of how they came about, and whose matches take a moment."""


def first(name: str) -> Posed:
    return puzzle(game(name), next(iter(today_of(game(name)))))


@pytest.mark.parametrize("name", SHIPPED)
def test_puzzles_are_those_of_today(name: str) -> None:
    """If this fails after a change of the rules: tessera lab puzzles GAME --renew."""
    for puzzle_id, text in texts_of(game(name)).items():
        found = posed(game(name), puzzle_id, text)
        assert found.puzzle.theme in {*themes_of(game(name)).values(), "endgame", ANYTHING}
        assert 1 <= found.puzzle.level <= 5
        assert len(found.puzzle.losses) >= 2
        assert all(each.loss > 0 for each in found.puzzle.losses)


@pytest.mark.parametrize("name", SHIPPED)
def test_what_a_solver_is_shown_does_not_depend_on_what_is_hidden(name: str) -> None:
    for puzzle_id in today_of(game(name)):
        found = puzzle(game(name), puzzle_id)
        shown = []
        for seed in range(2):
            other = determinize(found.position, found.seat, Seeded(seed))
            asked = ask(other, found.seat)
            assert asked is not None
            shown.append((found.game.view(other, found.seat), question(found.game, other, asked)))
        assert shown[0] == shown[1], puzzle_id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SHIPPED)
def test_themes_and_reasons_have_words(name: str, lang: str) -> None:
    catalog = Catalog(game(name), lang)
    said = {f"theme-{theme}" for theme in [*themes_of(game(name)).values(), "endgame", ANYTHING]}
    for text in texts_of(game(name)).values():
        said |= {f"term-{term}" for term in re.findall(r"^because (\w+)", text, re.MULTILINE)}
    assert [key for key in sorted(said) if not catalog.has(key)] == []


def test_a_solution_solves_and_another_answer_is_explained() -> None:
    found = first(SOME)
    assert verdict(found, found.puzzle.solutions[0]).solved
    wrong = verdict(found, found.puzzle.losses[0].answer)
    assert not wrong.solved
    assert wrong.loss == found.puzzle.losses[0].loss
    assert verdict(found, found.puzzle.losses[0].answer) == wrong


def test_everybody_gets_every_puzzle_in_turn() -> None:
    ids, day = today_of(game(SOME)), date(2026, 11, 18)
    assert {of_the_day(game(SOME), day + timedelta(days=n)) for n in range(len(ids))} == set(ids)


def test_other_rules_are_told_in_a_sentence() -> None:
    found = first(SOME)
    text = texts_of(game(SOME))[found.id].replace(f"judged {found.game.rules_version}\n", "judged 0\n")
    with pytest.raises(Stale, match=f"judged under rules 0 of {SOME}.*tessera lab puzzles {SOME} --renew"):
        posed(found.game, found.id, text)
    with pytest.raises(Stale, match="does not fit the rules"):
        posed(found.game, found.id, texts_of(game(SOME))[found.id] + "solution fly moon\n")


def test_a_puzzle_is_written_as_it_was_read() -> None:
    found = first(SOME)
    written = puzzle_of(found.game, found.position, found.puzzle).splitlines()
    assert sorted(written) == sorted(texts_of(found.game)[found.id].splitlines())


def test_a_solution_must_be_a_whole_legal_answer() -> None:
    with pytest.raises(ScenarioFailed, match="refused"):
        run_scenario("game peloponnes seats 2 seed 1\nsolution bid nowhere\n")


def test_where_nothing_is_clearly_best_there_is_no_puzzle() -> None:
    rules = game("peloponnes")
    position = rules.new(2, Seeded(1))
    asked = ask(position)
    assert asked is not None
    quiet = puzzle_in(rules, position, asked.seat, "the beginning")
    assert quiet is None or quiet.losses[0].loss >= 0.04


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("name", SHIPPED)
def test_a_slower_search_comes_to_the_same(name: str) -> None:
    faults = {puzzle_id: review(puzzle(game(name), puzzle_id)) for puzzle_id in today_of(game(name))}
    assert {puzzle_id: fault for puzzle_id, fault in faults.items() if fault} == {}
