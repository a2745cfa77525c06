"""Answers made of parts over the wire: one request, refused as a whole, and what could follow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tessera.kernel.option import MAX_ANSWER
from tessera.server.wire.questions import Following
from tests.server.running import ORIGIN, Browser, Site, parley_site

ANSWER = "demand 1 / coins 2 / quietly"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    with parley_site(tmp_path, monkeypatch) as running:
        yield running


def duel(here: Site, **settings: Any) -> tuple[Browser, Browser, str]:
    """Anna is on turn, Ben waits."""
    anna, ben = here.browser("Anna"), here.browser("Ben")
    table = anna.open(
        "me", "open", game="parley", start=False, undo="revealed", settings={"vetoes": "none", **settings}
    )
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start")
    return anna, ben, table


def test_a_whole_answer_is_one_request_one_entry_and_one_move(here: Site) -> None:
    anna, _, table = duel(here)
    before = anna.table(table)
    ply = before["decision"]["ply"]
    done = anna.post(f"/api/tables/{table}/moves", {"ply": ply, "option": ANSWER})
    assert done == {"entries": before["entries"] + 1, "moves": 1}
    seen = anna.table(table)
    assert seen["log"][0]["do"] == ANSWER
    anna.post(f"/api/tables/{table}/undo", {"to": 0})
    again = anna.table(table)
    assert (again["moves"], again["decision"]) == (0, before["decision"])


def test_what_could_follow_is_told_with_what_is_suggested(here: Site) -> None:
    anna, _, table = duel(here)
    seen = anna.table(table)
    options = {option["do"]: option["whole"] for option in seen["decision"]["options"]}
    assert options == {"work": True, "demand 1": False, "rest": True}
    asked = anna.following(table, "demand 1", seen["decision"]["ply"])
    Following.model_validate(asked)
    assert (asked["after"], asked["whole"]) == ("demand 1", False)
    assert [each["suggested"] for each in asked["decisions"]] == ["coins 1", "loudly"]
    assert [each["do"] for each in asked["decisions"][0]["options"]] == ["coins 1", "coins 2"]
    whole = anna.following(table, ANSWER)
    assert whole == {"after": ANSWER, "whole": True, "decisions": []}
    assert anna.following(table, "")["decisions"] == [seen["decision"]]
    assert {**anna.table(table), "now": 0} == {**seen, "now": 0}


def test_an_answer_is_refused_as_a_whole_with_the_part_that_is_wrong(here: Site) -> None:
    anna, ben, table = duel(here)
    before = anna.table(table)
    ply = before["decision"]["ply"]

    def refused(option: str) -> tuple[str, str, int]:
        why = anna.post(f"/api/tables/{table}/moves", {"ply": ply, "option": option}, expect=409)
        return why["error"], why["rule"], why["part"]

    assert refused("demand 1 / coins 3 / quietly") == ("refused-too-much", "PA-1.03", 1)
    assert refused("demand 1 / coins 2") == ("refused-incomplete", "", 2)
    assert refused("work / rest") == ("refused-more-than-asked", "", 1)
    moves = f"/api/tables/{table}/moves"
    anna.post(moves, {"ply": ply, "option": "work / "}, expect=422)
    anna.post(moves, {"ply": ply, "option": "work / " * 300 + "work"}, expect=422)
    why = anna.post(f"/api/tables/{table}/why", {"option": "demand 1 / coins 3"})
    assert (why["legal"], why["part"], why["rule"]) == (False, 1, "PA-1.03")
    assert anna.post(f"/api/tables/{table}/why", {"option": "demand 1"})["legal"]
    anna.following(table, "demand 1 / coins 3", expect=409)
    anna.following(table, "x" * (MAX_ANSWER + 1), expect=422)
    anna.following(table, "demand 1", ply + 1, expect=409)
    ben.following(table, "", expect=409)
    here.browser("Zoe").following(table, "", expect=403)
    here.browser().following(table, "", expect=401)
    assert {**anna.table(table), "now": 0} == {**before, "now": 0}


def test_the_same_over_the_socket(here: Site) -> None:
    anna, _, table = duel(here)
    with anna.client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": ORIGIN}) as socket:
        seen = socket.receive_json(mode="binary")
        socket.send_json({"id": 3, "after": "demand 1", "ply": seen["decision"]["ply"]})
        assert socket.receive_json(mode="binary") == {"ack": 3, **anna.following(table, "demand 1")}
        socket.send_json({"after": "demand 1 / coins 7"})
        refused = socket.receive_json(mode="binary")
        assert (refused["error"], refused["part"]) == ("refused-too-much", 1)
        socket.send_json({"after": "/ /"})
        assert socket.receive_json(mode="binary")["error"] == "error-bad-wish"
    zoe = here.browser("Zoe")
    with zoe.client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": ORIGIN}) as socket:
        socket.receive_json(mode="binary")
        socket.send_json({"after": "demand 1"})
        assert socket.receive_json(mode="binary")["error"] == "table-not-seated"


def test_a_composed_move_is_told_part_by_part(here: Site) -> None:
    anna, ben, table = duel(here)
    ply = anna.table(table)["decision"]["ply"]
    anna.post(f"/api/tables/{table}/moves", {"ply": ply, "option": ANSWER})
    said = anna.get(f"/api/tables/{table}/at/1")["did"]
    assert [text["key"] for text in said] == ["do-demand", "do-coins", "do-quietly"]
    assert ben.get(f"/api/tables/{table}/at/1")["did"] == []


def test_settings_are_called_settings(here: Site) -> None:
    anna, _, table = duel(here, rounds=2)
    assert anna.table(table)["settings"] == {"rounds": 2, "vetoes": "none"}
    wish = {"game": "parley", "seats": [{"kind": "me"}], "options": {}}
    anna.post("/api/tables", wish, expect=422)
