"""Whole games through the page, in a real browser."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.server.processes import ServerProcess, until
from tests.web.person import MakePerson, play_to_the_end

REGIONS = ".decision-panel, .game-log, .board, .mat, .strips, .top-bar"


def test_somebody_who_knows_nothing_plays_a_whole_game_with_one_click(person: MakePerson) -> None:
    anna = person(motion=True)
    anna.play_now()
    anna.wait_until_asked()
    anna.check_page()
    assert play_to_the_end(anna) >= 5  # rounds without a bid make a match short
    anna.check_result()
    anna.page.locator(".fair .btn").click()
    expect(anna.page.locator(".fair .good")).to_be_visible()


def test_two_people_and_a_bot_play_a_whole_game(person: MakePerson) -> None:
    anna, ben = person(), person()
    anna.sign_in_as_guest("Anna")
    ben.sign_in_as_guest("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = anna.call("POST", "/api/tables", {"game": "peloponnes", "seats": seats})["id"]
    ben.call("POST", f"/api/tables/{table}/sit")
    anna.call("POST", f"/api/tables/{table}/start")
    for each in (anna, ben):
        each.visit(table)
    assert play_to_the_end(anna, ben) > 20
    expect(ben.page.locator(".verdict h1")).to_be_visible()
    assert anna.faults == ben.faults == []


def test_a_watcher_sees_the_table_but_no_hand_and_no_question(person: MakePerson) -> None:
    anna, zoe = person(), person()
    table = anna.play_now().rpartition("/")[2]
    anna.wait_until_asked()
    zoe.visit(table)
    expect(zoe.page.locator(".decision-panel")).to_be_visible()
    assert not zoe.asked()
    assert zoe.faults == []


def test_undo_takes_a_choice_back(person: MakePerson) -> None:
    anna = person()
    table = anna.play_now().rpartition("/")[2]
    anna.wait_until_asked()

    def moves() -> int:
        return int(anna.call("GET", f"/api/tables/{table}")["moves"])

    before = moves()
    anna.page.locator(".option-chip:not(.is-refused)").first.click()
    anna.page.locator(".decision-panel button[type=submit]:visible").click()
    assert until(lambda: moves() > before)
    anna.wait_until_asked()
    after = moves()
    anna.page.keyboard.press("u")
    assert until(lambda: moves() < after)


@pytest.mark.own_server
def test_a_server_restart_in_the_middle_does_not_disturb(person: MakePerson, server: ServerProcess) -> None:
    anna = person()
    anna.play_now()
    anna.wait_until_asked()
    question = anna.page.locator(".ask h2").inner_text()
    port = server.address.rpartition(":")[2]
    server.kill()
    expect(anna.page.locator(".link-state")).to_be_visible()
    server.start(port)
    expect(anna.page.locator(".link-state")).to_have_count(0)
    expect(anna.page.locator(".ask h2")).to_have_text(question)
    assert until(lambda: anna.answer(0)), "the page did not come back"


def test_german_throughout(person: MakePerson) -> None:
    anna = person(lang="de")
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    anna.play_now()
    anna.wait_until_asked()
    expect(anna.page.locator(".ask h2")).to_contain_text("Karte")
    anna.check_page()


def test_on_a_phone(person: MakePerson) -> None:
    anna = person(phone=True)
    anna.play_now()
    anna.wait_until_asked()
    wide = anna.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
    assert not wide
    for turn in range(12):
        anna.wait_until_asked()
        anna.answer(turn)
    anna.check_page()


def test_with_the_keyboard_alone(person: MakePerson) -> None:
    anna = person()
    anna.play_now()
    anna.wait_until_asked()
    turns = iter(range(10))
    assert until(lambda: anna.over() or (anna.answer(0, keys=True) and next(turns, None) is None))
    assert anna.faults == []


@pytest.mark.soak
def test_a_whole_game_with_the_keyboard_alone(person: MakePerson) -> None:
    anna = person()
    anna.play_now()
    anna.wait_until_asked()
    assert play_to_the_end(anna, keys=True) >= 5


def test_keys_lead_everywhere(person: MakePerson) -> None:
    anna = person()
    anna.play_now()
    anna.wait_until_asked()
    keyboard, page = anna.page.keyboard, anna.page
    keyboard.press("2")
    expect(page.locator(".drawer")).to_be_visible()
    keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    keyboard.press("a")
    keyboard.press("i")
    expect(page.locator("dialog[open]")).to_be_visible()
    keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    keyboard.press("l")
    page.wait_for_function("document.activeElement.closest('.game-log') !== null")
    keyboard.press("m")
    page.wait_for_function("document.activeElement.closest('.board') !== null")
    assert anna.faults == []


def test_the_tab_key_goes_from_the_question_to_the_board_without_detours(person: MakePerson) -> None:
    anna = person()
    anna.play_now()
    anna.wait_until_asked()
    anna.options.first.focus()
    regions: list[str] = []
    for _ in range(60):
        anna.page.keyboard.press("Tab")
        region = anna.page.evaluate(f"document.activeElement.closest('{REGIONS}')?.classList[0]")
        if region and (not regions or regions[-1] != region):
            regions.append(region)
        if region == "top-bar":
            break
    order = [each for each in regions if each not in ("decision-panel", "game-log")]
    assert order == ["board", "player-mat", "strips", "top-bar"]
    log = anna.page.locator(".log-list").locator("button:not([tabindex='-1'])")
    assert log.count() == 1, "the log is one stop; arrow keys lead on"


PAGES = (
    "/",
    "/new",
    "/learn/newdawn",
    "/rules/peloponnes",
    "/cards/peloponnes",
    "/people",
    "/settings",
    "/history",
    "/components",
)


def test_no_page_keeps_anybody_out(person: MakePerson) -> None:
    """As far as a program can tell; everything is there and nothing moves any more when it looks."""
    anna = person()
    anna.window.emulate_media(reduced_motion="reduce")
    anna.call("POST", "/api/session/register", {"name": "Nora", "password": "correct horse"})
    anna.call("PATCH", "/api/me", {"preferences": {"pace": "off", "animations": False}})
    waiting = anna.open("me", "open", "random", start=False)
    playing, over = anna.open("me", "random", "random"), anna.open("me", "random")
    anna.finish(over)
    own = f"/person/{anna.call('GET', '/api/me')['id']}"
    tables = (f"/table/{waiting}", f"/table/{playing}", f"/table/{over}", f"/replay/{over}?move=30")
    violations = []
    for path in (*PAGES, own, *tables):
        anna.goes_to(f"{path}")
        anna.page.locator("main").first.wait_for()
        anna.page.wait_for_load_state("networkidle")
        violations += [{"path": path, **found} for found in anna.barriers()]
    assert violations == [], json.dumps(violations, indent=1)


def test_without_a_connection_a_page_says_so(person: MakePerson) -> None:
    anna = person()
    anna.page.goto(anna.address)
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    manifest = anna.page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert (manifest["name"], manifest["display"]) == ("Tessera", "standalone")
    anna.page.reload()
    anna.context.set_offline(True)
    anna.goes_to("/history")
    expect(anna.page.locator("main")).to_contain_text("nothing is lost")
    anna.context.set_offline(False)
