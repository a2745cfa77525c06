"""The server through HTTP and WebSocket, with a real database."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tessera.server.wire.tables import Summary, TableOut
from tests.server.processes import until
from tests.server.running import METRICS_TOKEN, ORIGIN, Site, play_on, site


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as running:
        yield running


# --- people -------------------------------------------------------------------------------------------------


def test_a_guest_needs_a_name_and_nothing_else(here: Site) -> None:
    browser = here.browser()
    assert browser.get("/api/me") is None
    browser.post("/api/tables", {"game": "peloponnes", "seats": [{"kind": "me"}]}, expect=401)
    me = browser.post("/api/session/guest", {"name": "  Anna  "})
    assert me["name"] == "Anna" and not me["account"]
    assert browser.get("/api/me") == me


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", 7, None])
def test_bad_names_are_refused(here: Site, name: Any) -> None:
    problem = here.browser().post("/api/session/guest", {"name": name}, expect=422)
    assert problem["error"] == "error-malformed" and "name" in problem["args"]["where"]


def test_an_account_keeps_a_guests_games(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "random")
    anna.post("/api/session/register", {"name": "Anna", "password": "correct horse"})
    assert anna.get("/api/me")["account"]
    elsewhere = here.browser()
    elsewhere.post("/api/session/login", {"name": "anna", "password": "wrong horse"}, expect=401)
    elsewhere.post("/api/session/login", {"name": "nobody", "password": "wrong horse"}, expect=401)
    elsewhere.post("/api/session/login", {"name": " ANNA ", "password": "correct horse"})
    assert [row["id"] for row in elsewhere.get("/api/tables?show=mine")] == [table]
    here.browser("x").post("/api/session/register", {"name": "ANNA", "password": "correct horse"}, expect=409)
    elsewhere.post("/api/session/logout")
    assert elsewhere.get("/api/me") is None


def test_a_forged_cookie_is_nobody(here: Site) -> None:
    anna = here.browser("Anna")
    cookie = anna.client.cookies["tessera_session"]
    stranger = here.browser()
    stranger.client.cookies.set("tessera_session", cookie[:-3] + "abc")
    assert stranger.get("/api/me") is None


def test_a_token_lets_a_bot_in_and_can_be_withdrawn(here: Site) -> None:
    anna = here.browser("Anna")
    made = anna.post("/api/tokens", {"label": "my bot"})
    bot = here.browser()
    bot.client.headers["authorization"] = f"Bearer {made['token']}"
    assert bot.get("/api/me")["name"] == "Anna"
    assert made["token"] not in json.dumps(anna.get("/api/tokens"))
    anna.send("DELETE", f"/api/tokens/{made['id']}", None, 204)
    bot.get("/api/me", expect=401)


def test_preferences_are_kept(here: Site) -> None:
    anna = here.browser("Anna")
    anna.send("PATCH", "/api/me", {"preferences": {"language": "de", "theme": "dark"}}, 200)
    assert anna.get("/api/me")["preferences"]["theme"] == "dark"
    anna.send("PATCH", "/api/me", {"preferences": {"theme": "pink"}}, 422)


# --- playing ------------------------------------------------------------------------------------------------


def test_two_people_and_a_bot_play_a_whole_match(here: Site) -> None:
    anna, ben = here.browser("Anna"), here.browser("Ben")
    table = anna.open("me", "open", "random", start=False, public=True)
    assert [row["id"] for row in ben.get("/api/tables?show=open")] == [table]
    anna.post(f"/api/tables/{table}/start", expect=409)
    ben.post(f"/api/tables/{table}/sit")
    ben.post(f"/api/tables/{table}/start", expect=403)
    anna.post(f"/api/tables/{table}/start")
    end = play_on(table, anna, ben)
    assert end["status"] == "finished"
    assert len(end["outcome"]["scores"]) == 3
    assert [row["id"] for row in ben.get("/api/tables?show=finished")] == [table]
    record = anna.get(f"/api/tables/{table}/record")
    assert record["key"] == end["key"] and record["commitment"] == end["commitment"]


def test_bots_play_by_themselves(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "heuristic", "random")
    end = play_on(table, anna)
    assert end["status"] == "finished"


def test_refusals_name_the_rule_and_change_nothing(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "open", start=False)
    ben = here.browser("Ben")
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start")
    seen = anna.table(table)
    asked, waits = (anna, ben) if seen["waiting"] == [0] else (ben, anna)
    before = asked.table(table)
    ply = before["decision"]["ply"]
    moves = f"/api/tables/{table}/moves"
    assert asked.post(moves, {"ply": ply, "option": "bid agora"}, expect=409)["rule"] == "PE-4.02"
    assert waits.post(moves, {"ply": ply, "option": "pass"}, expect=409)["error"] == "refused-not-your-turn"
    assert asked.post(moves, {"ply": ply + 1, "option": "pass"}, expect=409)["error"] == "refused-stale"
    here.browser("Zoe").post(moves, {"ply": ply, "option": "pass"}, expect=403)
    asked.post(moves, {"ply": ply, "option": "|"}, expect=422)
    asked.post(moves, {"ply": -1, "option": "pass"}, expect=422)
    asked.post(moves, {"ply": ply, "option": "pass", "more": 1}, expect=422)
    reason = asked.post(f"/api/tables/{table}/why", {"option": "bid agora"})
    assert reason["rule"] == "PE-4.02" and not reason["legal"]
    after = asked.table(table)
    assert {**after, "now": 0} == {**before, "now": 0}


def test_undo_is_free_until_something_is_revealed(here: Site) -> None:
    anna, ben = here.browser("Anna"), here.browser("Ben")
    table = anna.open("me", "open", start=False, undo="revealed")
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start")
    first = next(browser for browser in (anna, ben) if browser.table(table)["decision"] is not None)
    first.move(table)  # a bid, which shows nothing that was hidden
    assert (first.table(table)["moves"], first.table(table)["undo"]["free_to"]) == (1, 0)
    first.post(f"/api/tables/{table}/undo", {"to": 0})
    assert first.table(table)["moves"] == 0
    play_on(table, anna, ben, moves=2)  # with both bids the round is over, and everybody draws
    assert first.table(table)["undo"]["free_to"] != 0


def test_leaving_and_coming_back(here: Site) -> None:
    anna, ben = here.browser("Anna"), here.browser("Ben")
    table = anna.open("me", "open", start=False)
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start")
    ben.post(f"/api/tables/{table}/leave")
    assert anna.table(table)["seats"][1]["away"]
    ben.post(f"/api/tables/{table}/return")
    assert not anna.table(table)["seats"][1]["away"]


def test_a_rematch_is_made_once(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "random")
    anna.post(f"/api/tables/{table}/rematch", expect=409)
    play_on(table, anna)
    first = anna.post(f"/api/tables/{table}/rematch")["id"]
    assert anna.post(f"/api/tables/{table}/rematch")["id"] == first
    assert anna.table(table)["rematch"] == first
    assert anna.table(first)["status"] == "playing"


def test_games_texts_content_and_rules_are_served(here: Site) -> None:
    browser = here.browser()
    games = {game["id"]: game for game in browser.get("/api/games")}
    assert games["peloponnes"]["seats"] == [2, 3, 4, 5]
    assert len(browser.get("/api/games/peloponnes/content")["power_cards"]) == 48
    assert "card-agora" in browser.get("/api/games/peloponnes/texts/de")
    rules = [
        rule["id"] for chapter in browser.get("/api/games/peloponnes/rules") for rule in chapter["rules"]
    ]
    assert len(rules) == 272
    german = browser.get("/api/games/peloponnes/rules?lang=de")
    assert [rule["id"] for chapter in german for rule in chapter["rules"]] == rules
    assert german[0]["title"] == "1. Spielmaterial"
    browser.get("/api/games/chess/content", expect=404)
    browser.get("/api/games/peloponnes/texts/fr", expect=422)


def test_what_is_sent_is_what_the_document_promises(here: Site) -> None:
    """Answers are ready-made bytes; the models that describe them allow nothing more and nothing less."""
    anna = here.browser("Anna")
    table = anna.open("me", "random", "heuristic")
    for _ in range(15):
        TableOut.model_validate(anna.table(table))
        anna.move(table, 1)
    for row in anna.get("/api/tables?show=mine"):
        Summary.model_validate(row)


def test_a_table_that_cannot_be_trusted_is_frozen_with_a_bundle(here: Site, tmp_path: Path) -> None:
    anna, ben = here.browser("Anna"), here.browser("Ben")
    table = anna.open("me", "open", start=False)
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start")
    here.live(table).table.match.state.round = "first"  # type: ignore[union-attr]  # cannot be read again
    assert anna.move(table) or ben.move(table)
    assert until(lambda: anna.table(table)["status"] == "frozen")
    assert anna.table(table)["decision"] is None
    with sqlite3.connect(tmp_path / "tessera.db") as connection:
        ((report,),) = connection.execute("SELECT report FROM bundles").fetchall()
    kept = json.loads(report)
    assert kept["reason"] == "the saved position differs" and kept["journal"] and kept["record"]


# --- who sees what ------------------------------------------------------------------------------------------


def test_nobody_looks_through_other_eyes_before_the_end(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "random")
    anna.asked(table)
    zoe = here.browser("Zoe")
    zoe.get(f"/api/tables/{table}/at/0")
    zoe.get(f"/api/tables/{table}/at/0?eyes=0", expect=403)
    anna.get(f"/api/tables/{table}/at/0?eyes=1", expect=403)
    anna.get(f"/api/tables/{table}/at/0?eyes=0")
    zoe.get(f"/api/tables/{table}/record", expect=403)
    watching = zoe.table(table)
    assert watching["you"] is None and watching["decision"] is None
    assert all(player["hand"]["cards"] == [] for player in watching["view"]["players"])
    play_on(table, anna)
    zoe.get(f"/api/tables/{table}/at/3?eyes=1")


def test_the_key_never_leaves_a_running_match(here: Site, tmp_path: Path) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "random")
    key = _key_in(tmp_path / "tessera.db", table)
    told = [json.dumps(anna.get(path)) for path in (f"/api/tables/{table}", "/api/tables?show=mine")]
    told.append(figures(here))
    assert all(key not in text for text in told)


def _key_in(database: Path, table: str) -> str:
    with sqlite3.connect(database) as connection:
        rows = connection.execute('SELECT entry FROM journal WHERE "table" = ?', (table,)).fetchall()
    started = next(entry for (text,) in rows if (entry := json.loads(text))["type"] == "Started")
    return str(started["key"])


# --- the live connection ------------------------------------------------------------------------------------


def test_moves_are_pushed_and_a_reconnect_goes_on_without_gaps(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "random")
    anna.asked(table)
    log: list[int] = []
    with anna.client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": ORIGIN}) as socket:
        first = socket.receive_json(mode="binary")
        log += [row["move"] for row in first["log"]]
        anna.move(table, 0)
        pushed = socket.receive_json(mode="binary")
        assert pushed["log_from"] == first["moves"]
        log += [row["move"] for row in pushed["log"]]
    moves, entries = pushed["moves"], pushed["entries"]
    anna.move(table, 0)
    address = f"/api/tables/{table}/live?since={moves}&entries={entries}"
    with anna.client.websocket_connect(address, headers={"origin": ORIGIN}) as socket:
        again = socket.receive_json(mode="binary")
        log += [row["move"] for row in again["log"]]
    assert log == list(range(again["moves"]))


def test_after_an_undo_a_reconnect_gets_the_whole_log(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "random")
    start = anna.asked(table)["moves"]
    anna.move(table, 0)
    seen = anna.table(table)
    anna.post(f"/api/tables/{table}/undo", {"to": start})
    address = f"/api/tables/{table}/live?since={seen['moves']}&entries={seen['entries']}"
    with anna.client.websocket_connect(address, headers={"origin": ORIGIN}) as socket:
        assert socket.receive_json(mode="binary")["log_from"] == 0


def test_hostile_frames_do_no_harm(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "random")
    with anna.client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": ORIGIN}) as socket:
        socket.receive_json(mode="binary")
        for frame in ("", "{", '{"ply": 0, "option": "pass"}', "x" * 3000):
            socket.send_text(frame)
        socket.send_bytes(b"\x00\xff" * 100)
    assert anna.table(table)["status"] == "playing"


def test_a_table_that_does_not_exist_is_not_watched(here: Site) -> None:
    browser = here.browser()
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        browser.client.websocket_connect("/api/tables/nothing/live", headers={"origin": ORIGIN}) as socket,
    ):
        socket.receive_json(mode="binary")
    assert closed.value.code == 4404


# --- the gate -----------------------------------------------------------------------------------------------


def test_other_sites_cannot_act_for_a_visitor(here: Site) -> None:
    anna = here.browser("Anna")
    anna.client.headers["origin"] = "https://evil.example"
    anna.post("/api/tables", {"game": "peloponnes", "seats": [{"kind": "me"}]}, expect=403)
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        anna.client.websocket_connect("/api/tables/x/live", headers={"origin": "https://evil.example"}),
    ):
        pass
    assert closed.value.code == 4403


def test_large_requests_are_refused(here: Site) -> None:
    anna = here.browser("Anna")
    anna.post("/api/session/guest", {"name": "x" * 100_000}, expect=413)

    def chunks() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1_000

    answer = anna.client.post(
        "/api/session/guest", content=chunks(), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413


def test_the_usual_headers_are_there(here: Site) -> None:
    answer = here.browser().client.get("/api/games")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    guest = here.browser().client.post("/api/session/guest", json={"name": "A"})
    cookie = guest.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    """So few are allowed that even a slow machine asks for more."""
    with site(tmp_path, requests_per_minute=6) as here:
        browser = here.browser()
        codes = [browser.client.get("/api/games").status_code for _ in range(20)]
        assert codes[:6] == [200] * 6 and 429 in codes
    with site(tmp_path, sign_ins_per_minute=3) as here:
        browser = here.browser()
        wrong = {"name": "a", "password": "12345678"}
        codes = [browser.client.post("/api/session/login", json=wrong).status_code for _ in range(10)]
        assert codes[:3] == [401] * 3 and 429 in codes


def test_health_and_figures(here: Site) -> None:
    browser = here.browser()
    assert browser.get("/healthz")["status"] == "ok"
    assert "tessera_moves_total" in figures(here)


def figures(here: Site) -> str:
    scraper = here.browser()
    scraper.client.headers["authorization"] = f"Bearer {METRICS_TOKEN}"
    return str(scraper.get("/metrics"))


def test_figures_are_for_those_who_know_the_token(here: Site, tmp_path: Path) -> None:
    assert here.browser().get("/metrics", expect=401)["error"] == "error-bad-token"
    (tmp_path / "other").mkdir()
    with site(tmp_path / "other", metrics_token="") as other:
        assert other.browser().get("/metrics", expect=404)["error"] == "error-nothing-here"


# --- restarts -----------------------------------------------------------------------------------------------


def test_a_restart_resumes_every_table_in_the_middle_of_a_decision(tmp_path: Path) -> None:
    with site(tmp_path) as here:
        anna = here.browser("Anna")
        table = anna.open("me", "random", "heuristic")
        play_on(table, anna, moves=5)
        before = anna.asked(table)
        cookies = dict(anna.client.cookies)
    with site(tmp_path) as here:
        anna = here.browser()
        anna.client.cookies.update(cookies)
        after = anna.table(table)
        assert {**after, "now": 0} == {**before, "now": 0}
        assert play_on(table, anna)["status"] == "finished"
