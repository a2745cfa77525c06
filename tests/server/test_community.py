"""Ratings, leaderboards and profiles: only rated matches between people count."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tessera.server.ratings import ZERO, Ratings, places_of
from tests.server.running import Browser, Site, play_on, site


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as running:
        yield running


def account(here: Site, name: str) -> Browser:
    browser = here.browser()
    browser.post("/api/session/register", {"name": name, "password": "correct horse"})
    return browser


def me(browser: Browser) -> str:
    return str(browser.get("/api/me")["id"])


def match(host: Browser, *others: Browser, rated: bool = True, public: bool = False) -> str:
    table = host.open("me", *["open" for _ in others], start=False, rated=rated, public=public)
    for other in others:
        other.post(f"/api/tables/{table}/sit")
    host.post(f"/api/tables/{table}/start")
    return table


def test_whoever_wins_rises_and_whoever_gives_up_falls(here: Site) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    assert anna.get("/api/ratings/peloponnes") == []
    for _ in range(2):
        ben.post(f"/api/tables/{match(anna, ben)}/resign")
    board = here.browser().get("/api/ratings/peloponnes")
    assert [(line["name"], line["played"], line["won"]) for line in board] == [("Anna", 2, 2), ("Ben", 2, 0)]
    assert board[0]["value"] > ZERO > board[1]["value"]
    assert all(line["provisional"] for line in board)
    ben.post(f"/api/tables/{match(anna, ben)}/resign")
    assert here.browser().get("/api/ratings/peloponnes")[0]["played"] == 3, "what is new is counted"


def test_what_is_not_rated_practice_or_against_bots_does_not_count(here: Site) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    ben.post(f"/api/tables/{match(anna, ben, rated=False)}/resign")
    aborted = match(anna, ben)
    anna.post(f"/api/tables/{aborted}/end", {"how": "aborted"})
    ben.post(f"/api/tables/{aborted}/end/answer", {"agree": True})
    assert not ben.table(aborted)["rated"]
    alone = anna.open("me", "random", rated=True)
    anna.post(f"/api/tables/{alone}/resign")
    assert anna.get("/api/ratings/peloponnes") == []


def test_guests_have_ratings_but_are_not_listed(here: Site) -> None:
    anna, gus = account(here, "Anna"), here.browser("Gus")
    gus.post(f"/api/tables/{match(anna, gus)}/resign")
    assert [line["name"] for line in anna.get("/api/ratings/peloponnes")] == ["Anna"]
    assert anna.get(f"/api/people/{me(gus)}")["games"][0]["rating"]["played"] == 1


def test_a_profile_tells_what_was_played_and_against_whom(here: Site) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    played = match(anna, ben)
    final = play_on(played, anna, ben)
    ben.post(f"/api/tables/{match(anna, ben)}/resign")
    seen = ben.get(f"/api/people/{me(anna)}")
    (game,) = seen["games"]
    assert (seen["name"], seen["account"], game["game"], game["played"]) == ("Anna", True, "peloponnes", 2)
    assert game["best"] == game["mean"] == final["outcome"]["scores"][0]
    assert game["by_seats"]["2"]["played"] == 2
    assert game["favourites"] and game["favourites"][0][0].startswith("civilization:")
    assert seen["versus"]["played"] == 2
    assert anna.get(f"/api/people/{me(anna)}")["versus"] is None
    assert here.browser().get(f"/api/people/{me(anna)}")["versus"] is None
    assert here.browser().get("/api/people/nobody", expect=404)["error"] == "error-no-such-person"


def test_public_matches_can_be_found_and_watched(here: Site) -> None:
    anna, ben = here.browser("Anna"), here.browser("Ben")
    shown, hidden = match(anna, ben, public=True), match(anna, ben)
    found = [table["id"] for table in here.browser().get("/api/tables?show=running")]
    assert shown in found and hidden not in found


def test_every_process_comes_to_the_same_ratings(here: Site) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    for _ in range(3):
        ben.post(f"/api/tables/{match(anna, ben)}/resign")
    board = anna.get("/api/ratings/peloponnes")
    assert here.client.portal is not None

    async def anew() -> dict[str, int]:
        return {
            person: rated.value for person, rated in (await Ratings(here.hub.store).of("peloponnes")).items()
        }

    assert here.client.portal.call(anew) == {line["person"]: line["value"] for line in board}


def test_whoever_left_comes_last() -> None:
    def facts(**more: Any) -> dict[str, Any]:
        seats = [{"away": False}, {"away": True}, {"away": False}]
        return {"users": ["a", "b", ""], "seats": seats, "outcome": {"ranks": [2, 1, 3]}, **more}

    assert places_of(facts()) == {"a": 1, "b": 2}
    assert places_of(facts(practice=True)) == {}
    assert places_of(facts(outcome=None)) == {}
