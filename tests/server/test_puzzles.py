"""Puzzles on a server: the same of the day for everybody, the solution only after an answer, streaks and ratings."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tessera.analysis.puzzles import puzzle
from tessera.kernel import game, notation_of
from tessera.server.puzzles import streak_of
from tessera.store.attempts import Attempt
from tests.server.running import Browser, Site, site

NAME = "peloponnes"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with site(tmp_path_factory.mktemp("puzzles")) as running:
        yield running


def daily(browser: Browser) -> Any:
    return next(each for each in browser.get("/api/puzzles")["games"] if each["game"] == NAME)


def solution(puzzle_id: str) -> str:
    return notation_of(puzzle(game(NAME), puzzle_id).puzzle.solutions[0])


def wrong(puzzle_id: str) -> str:
    return notation_of(puzzle(game(NAME), puzzle_id).puzzle.losses[0].answer)


def test_everybody_gets_the_same_puzzle_of_the_day_also_without_a_name(here: Site) -> None:
    stranger, anna = here.browser(), here.browser("Anna")
    assert daily(stranger)["daily"] == daily(anna)["daily"]
    page = stranger.get(f"/api/puzzles/{NAME}/{daily(stranger)['daily']}")
    assert page["daily"]
    assert page["table"]["you"] == page["table"]["decision"]["seat"]


def test_the_solution_is_told_with_the_verdict_and_not_before(here: Site) -> None:
    stranger = here.browser()
    puzzle_id = daily(stranger)["daily"]
    page = stranger.get(f"/api/puzzles/{NAME}/{puzzle_id}")
    assert {"solution", "solutions", "losses", "because"}.isdisjoint({*page, *page["table"]})
    found = stranger.post(f"/api/puzzles/{NAME}/{puzzle_id}/answer", {"option": wrong(puzzle_id)})
    assert not found["solved"]
    assert found["loss"] > 0
    assert found["solution"]["answer"] == solution(puzzle_id)
    assert found["given"]["answer"] == wrong(puzzle_id)


def test_the_first_attempt_counts(here: Site) -> None:
    berta = here.browser("Berta")
    puzzle_id = daily(berta)["daily"]
    one = berta.post(f"/api/puzzles/{NAME}/{puzzle_id}/answer", {"option": wrong(puzzle_id)})
    two = berta.post(f"/api/puzzles/{NAME}/{puzzle_id}/answer", {"option": solution(puzzle_id)})
    assert (one["first"], one["streak"]) == (True, 0)
    assert (two["first"], two["solved"], two["streak"]) == (False, True, 0)
    assert daily(berta)["daily_solved"] is False


def test_a_guest_has_a_streak_and_an_account_a_rating_too(here: Site) -> None:
    guest, carla = here.browser("Guest"), here.browser()
    carla.post("/api/session/register", {"name": "Carla", "password": "a long password"})
    puzzle_id = daily(guest)["daily"]
    by_guest = guest.post(f"/api/puzzles/{NAME}/{puzzle_id}/answer", {"option": solution(puzzle_id)})
    assert (by_guest["solved"], by_guest["streak"], by_guest["rating"]) == (True, 1, None)
    before = carla.get(f"/api/puzzles/{NAME}/{puzzle_id}")["rating"]
    found = carla.post(f"/api/puzzles/{NAME}/{puzzle_id}/answer", {"option": solution(puzzle_id)})
    assert (found["rating"]["played"], found["rating"]["won"]) == (1, 1)
    assert carla.get(f"/api/puzzles/{NAME}/{puzzle_id}")["rating"] < before
    assert daily(carla)["rating"] == found["rating"]
    assert [each["puzzle"] for each in carla.get("/api/me/export")["puzzles"]] == [puzzle_id]


def test_there_is_always_another_one(here: Site) -> None:
    dora = here.browser("Dora")
    one = dora.get(f"/api/puzzles/{NAME}/next")["id"]
    dora.post(f"/api/puzzles/{NAME}/{one}/answer", {"option": solution(one)})
    assert dora.get(f"/api/puzzles/{NAME}/next")["id"] != one
    theme = puzzle(game(NAME), one).puzzle.theme
    other = dora.get(f"/api/puzzles/{NAME}/next?theme={theme}&after={one}")["id"]
    assert other != one


def test_what_is_asked_at_a_table_is_asked_of_a_puzzle(here: Site) -> None:
    stranger = here.browser()
    puzzle_id = daily(stranger)["daily"]
    page = stranger.get(f"/api/puzzles/{NAME}/{puzzle_id}")
    ply = page["table"]["decision"]["ply"]
    followed = stranger.get(f"/api/puzzles/{NAME}/{puzzle_id}/decision?ply={ply}")
    assert followed["decisions"][0] == page["table"]["decision"]
    first = page["table"]["decision"]["options"][0]["do"]
    assert stranger.post(f"/api/puzzles/{NAME}/{puzzle_id}/why", {"option": first})["legal"]
    stranger.get(f"/api/puzzles/{NAME}/{puzzle_id}/preview?after={first}")
    refused = stranger.post(f"/api/puzzles/{NAME}/{puzzle_id}/answer", {"option": "fly moon"}, 409)
    assert refused["error"]
    assert stranger.get(f"/api/puzzles/{NAME}/999999999-1", 404)["error"] == "error-no-such-puzzle"


def test_corrected_components_have_no_puzzles(tmp_path: Path) -> None:
    with site(tmp_path, content={NAME: {"game": NAME}}) as corrected:
        assert daily(corrected.browser())["daily"] is None


def test_a_streak_lasts_until_a_day_is_missed() -> None:
    def on(*days: str, solved: bool = True) -> list[Attempt]:
        return [Attempt("anna", "x", "1-1", day, 0.0, solved, 0.0, "") for day in days]

    today = date(2026, 11, 18)
    assert streak_of(on("2026-11-16", "2026-11-17", "2026-11-18"), today) == 3
    assert streak_of(on("2026-11-16", "2026-11-17"), today) == 2
    assert streak_of(on("2026-11-15", "2026-11-16"), today) == 0
    assert streak_of(on("2026-11-18", solved=False) + on("", "2026-11-17"), today) == 1
