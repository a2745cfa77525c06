"""Tournaments at the server: announced, paired, played at real tables, and concluded."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.processes import until
from tests.server.running import Browser, Site, play_on, site
from tests.server.test_friends import account
from tests.server.test_moderation import SECRET, blocks, who
from tests.server.test_seeking import CLOCK

NAMES = ("Anna", "Ben", "Cleo", "Dora")


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as running:
        yield running


def people(here: Site, *names: str) -> dict[str, Browser]:
    """Accounts by their ids, the first is the host."""
    found = [account(here, name) for name in names]
    return {who(each): each for each in found}


def announced(host: Browser, **more: Any) -> str:
    wish = {"name": "Autumn Cup", "game": "peloponnes", "rounds": 2, "clock": CLOCK, **more}
    return str(host.post("/api/tournaments", wish, expect=201)["id"])


def joined(tournament: str, everybody: dict[str, Browser]) -> None:
    for person in everybody.values():
        person.post(f"/api/tournaments/{tournament}/join")


def seen(person: Browser, tournament: str) -> Any:
    return person.get(f"/api/tournaments/{tournament}")


def rounds_are(person: Browser, tournament: str, number: int) -> bool:
    return len(seen(person, tournament)["bouts"]) == number


def finish(here: Site, everybody: dict[str, Browser], tournament: str) -> None:
    """Everybody who sits first at a table of this round gives up."""
    host = next(iter(everybody.values()))
    open_bouts = [bout for bout in seen(host, tournament)["bouts"][-1] if bout["places"] is None]
    for bout in open_bouts:
        everybody[bout["players"][0]].post(f"/api/tables/{bout['table']}/resign")
    assert until(lambda: seen(host, tournament)["open_tables"] == 0)


def test_four_play_a_swiss_tournament_to_its_end(here: Site) -> None:
    everybody = people(here, *NAMES)
    anna = next(iter(everybody.values()))
    tournament = announced(anna)
    joined(tournament, everybody)
    assert anna.post(f"/api/tournaments/{tournament}/join", expect=409)["error"] == "tournament-joined"
    anna.post(f"/api/tournaments/{tournament}/round")
    first = seen(anna, tournament)
    assert first["stage"] == "running" and len(first["bouts"]) == 1 and first["open_tables"] == 2
    table = first["bouts"][0][0]["table"]
    assert anna.table(table)["status"] == "playing" and anna.table(table)["clock"]["seconds"] == 180
    rounds = next(iter(everybody.values())).get("/api/me/news")["rounds"]
    assert [(each["name"], each["round"]) for each in rounds] == [("Autumn Cup", 1)]
    assert anna.post(f"/api/tournaments/{tournament}/round", expect=409)["error"] == "tournament-tables-open"
    finish(here, everybody, tournament)
    winners = {bout["players"][1] for bout in seen(anna, tournament)["bouts"][0]}
    assert {line["person"] for line in seen(anna, tournament)["standings"][:2]} == winners
    anna.post(f"/api/tournaments/{tournament}/round")
    second = seen(anna, tournament)["bouts"][1]
    assert winners in [set(bout["players"]) for bout in second]
    finish(here, everybody, tournament)
    over = seen(anna, tournament)
    assert over["stage"] == "over" and over["standings"][0]["points"] == 2
    assert [line["place"] for line in over["standings"]] == [1, 2, 2, 4]
    assert anna.post(f"/api/tournaments/{tournament}/round", expect=409)["error"] == "tournament-is-over"


def test_a_table_of_three_is_played_to_its_end_and_counts(here: Site) -> None:
    everybody = people(here, *NAMES[:3])
    anna = next(iter(everybody.values()))
    tournament = announced(anna, seats=3, rounds=1)
    joined(tournament, everybody)
    anna.post(f"/api/tournaments/{tournament}/round")
    (bout,) = seen(anna, tournament)["bouts"][0]
    result = play_on(bout["table"], *everybody.values())
    assert until(lambda: seen(anna, tournament)["stage"] == "over")
    (bout,) = seen(anna, tournament)["bouts"][0]
    assert [bout["places"][player] for player in bout["players"]] == result["outcome"]["ranks"]
    assert sum(line["points"] for line in seen(anna, tournament)["standings"]) == pytest.approx(1.5)


def test_everybody_meets_everybody_and_rounds_begin_by_themselves(here: Site) -> None:
    everybody = people(here, *NAMES[:3])
    anna = next(iter(everybody.values()))
    tournament = announced(anna, kind="round-robin", automatic=True)
    joined(tournament, everybody)
    anna.post(f"/api/tournaments/{tournament}/round")
    for number in (1, 2, 3):
        assert until(partial(rounds_are, anna, tournament, number))
        now = seen(anna, tournament)["bouts"][-1]
        (bout,) = [bout for bout in now if len(bout["players"]) == 2]
        (bye,) = [bout for bout in now if len(bout["players"]) == 1]
        assert list(bye["points"].values()) == [1]
        everybody[bout["players"][0]].post(f"/api/tables/{bout['table']}/resign")
    assert until(lambda: seen(anna, tournament)["stage"] == "over")
    assert all(line["byes"] == 1 and line["played"] == 2 for line in seen(anna, tournament)["standings"])


def test_the_host_decides_where_a_table_has_no_result_and_sends_people_away(here: Site) -> None:
    everybody = people(here, *NAMES)
    anna, ben = list(everybody.values())[:2]
    tournament = announced(anna)
    joined(tournament, everybody)
    anna.post(f"/api/tournaments/{tournament}/round")
    one, other = seen(anna, tournament)["bouts"][0]
    places = {one["players"][0]: 1, one["players"][1]: 2}
    decide = f"/api/tournaments/{tournament}/decide"
    assert (
        ben.post(decide, {"table": one["table"], "places": places}, expect=403)["error"]
        == "tournament-not-host"
    )
    wrong = {"table": one["table"], "places": {one["players"][0]: 1}}
    assert anna.post(decide, wrong, expect=422)["error"] == "tournament-bad-places"
    anna.post(decide, {"table": one["table"], "places": places})
    anna.post(decide, {"table": other["table"], "places": {}})
    points = {line["person"]: line["points"] for line in seen(anna, tournament)["standings"]}
    assert sorted(points.values()) == [0, 0, 0, 1]
    everybody[one["players"][0]].post(f"/api/tables/{one['table']}/resign")  # too late: it is decided
    anna.post(f"/api/tournaments/{tournament}/remove", {"person": who(ben)})
    anna.post(f"/api/tournaments/{tournament}/round")
    now = seen(anna, tournament)
    assert who(ben) not in [player for bout in now["bouts"][1] for player in bout["players"]]
    assert {line["person"]: line["points"] for line in now["standings"]}[one["players"][0]] >= 1


def test_people_come_late_and_leave_early_where_that_is_allowed(here: Site) -> None:
    everybody = people(here, *NAMES)
    *early, late = everybody.values()
    tournament = announced(early[0], late=True, rounds=3)
    joined(tournament, dict(list(everybody.items())[:3]))
    early[0].post(f"/api/tournaments/{tournament}/round")
    late.post(f"/api/tournaments/{tournament}/join")
    early[1].post(f"/api/tournaments/{tournament}/withdraw")
    finish(here, everybody, tournament)
    early[0].post(f"/api/tournaments/{tournament}/round")
    players = {player for bout in seen(late, tournament)["bouts"][1] for player in bout["players"]}
    assert players == {who(early[0]), who(early[2]), who(late)}


def test_too_few_too_many_too_late_and_those_who_are_not_wanted(here: Site) -> None:
    everybody = people(here, *NAMES)
    anna, ben, cleo, dora = everybody.values()
    tournament = announced(anna, most=3)
    anna.post(f"/api/tournaments/{tournament}/join")
    ben.post(f"/api/tournaments/{tournament}/join")
    assert anna.post(f"/api/tournaments/{tournament}/round", expect=409)["error"] == "tournament-too-few"
    blocks(anna, dora)
    assert dora.post(f"/api/tournaments/{tournament}/join", expect=403)["error"] == "table-blocked"
    cleo.post(f"/api/tournaments/{tournament}/join")
    emil = here.browser("Emil")
    assert emil.post(f"/api/tournaments/{tournament}/join", expect=409)["error"] == "tournament-full"
    ben.post(f"/api/tournaments/{tournament}/withdraw")
    emil.post(f"/api/tournaments/{tournament}/join")
    anna.post(f"/api/tournaments/{tournament}/round")
    assert ben.post(f"/api/tournaments/{tournament}/join", expect=409)["error"] == "tournament-too-late"
    assert announced(anna, public=False) not in [each["id"] for each in ben.get("/api/tournaments")]


def test_a_result_that_nobody_heard_of_is_found_after_a_restart(tmp_path: Path, monkeypatch: Any) -> None:
    with site(tmp_path) as before:
        everybody = people(before, *NAMES)
        host = next(iter(everybody.values()))
        tournament = announced(host)
        joined(tournament, everybody)
        host.post(f"/api/tournaments/{tournament}/round")
        before.hub.attend.clear()  # as if the process died in the moment the tables were over
        for bout in seen(host, tournament)["bouts"][0]:
            everybody[bout["players"][0]].post(f"/api/tables/{bout['table']}/resign")
        assert seen(host, tournament)["open_tables"] == 2
    with site(tmp_path) as after:
        assert until(lambda: seen(after.browser(), tournament)["open_tables"] == 0)


def test_who_goes_for_good_plays_no_further_rounds(here: Site) -> None:
    everybody = people(here, *NAMES)
    anna, ben = list(everybody.values())[:2]
    tournament = announced(anna)
    unborn = announced(ben)
    joined(tournament, everybody)
    anna.post(f"/api/tournaments/{tournament}/round")
    exported = [each["id"] for each in ben.get("/api/me/export")["tournaments"]]
    assert sorted(exported) == sorted([tournament, unborn])
    gone = who(ben)
    ben.post("/api/me/delete", {"password": SECRET})
    line = next(each for each in seen(anna, tournament)["standings"] if each["person"] == gone)
    assert line["gone"] and line["name"] == "Anonymous"
    assert seen(anna, unborn)["stage"] == "closed"
