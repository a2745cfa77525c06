"""Page by page: what lies inside the page, what a tap does, and that nobody is shut out on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.processes import until
from tests.web import ages
from tests.web.laid_out import open_at
from tests.web.person import MakePerson, Person
from tests.web.played import played

SMALL = {"width": 1366, "height": 768}
BOARDS = {"peloponnes": 24, "newdawn": 120, "civilization": 400, "tapestry": 150, "throughtheages": 0}


def sit(anna: Person, database: str, game: str) -> str:
    anna.sign_in_as_guest("Anna")
    script = ages.acting() if game == "throughtheages" else played(game, 3, BOARDS[game])
    table = open_at(script, database, anna, "random", "random")
    anna.visit(table)
    anna.page.locator(".decision-form").wait_for()
    return table


def box(anna: Person, selector: str) -> Any:
    found = anna.page.locator(selector).last.bounding_box()
    assert found is not None, selector
    return found


def wide(anna: Person) -> bool:
    return bool(anna.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))


PARTS = {"board": [".board"], "mine": [".mat"], "others": [".strips"], "goals": [".rail"]}
"""What of a table is shown under a tab, where there is room for one part; the log is no part of it."""


def parts(anna: Person) -> list[str]:
    """The parts of the table that are shown; whatever does not fit into one can be scrolled to."""
    table = anna.page.locator(".table-page")
    shown = [part for [part] in PARTS.values() if any(x.is_visible() for x in table.locator(part).all())]
    for part in shown:
        cut = "(each) => each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY === 'visible'"
        assert not table.locator(part).first.evaluate(cut), part
    return shown


# --- lists ------------------------------------------------------------------------------------------------------


def test_a_second_click_deselects_and_enter_does_what_the_confirm_button_says(
    person: MakePerson, database: str
) -> None:
    anna = person()
    confirm = anna.page.locator(".panel-foot button[type=submit]")
    for game in BOARDS:
        table = sit(anna, database, game)
        before = anna.table(table)
        whole = next(option["do"] for option in before["decision"]["options"] if option["whole"])
        chip = anna.page.locator(f'.decision-form [data-option="{whole}"]')
        chip.click()
        expect(confirm).to_have_attribute("aria-disabled", "false")
        anna.time_passes(0.4)  # a double click is one
        chip.click()
        expect(confirm).to_have_attribute("aria-disabled", "true")
        chip.click()
        anna.page.locator(".log-tabs .tab").first.click()  # wherever the mouse was last
        anna.page.keyboard.press("Enter")
        expect(anna.page.locator(f'.decision-form[data-ply="{before["decision"]["ply"]}"]')).to_have_count(0)
        assert goes_on(anna, table, before["moves"]), game
        assert anna.table(table)["log"][before["moves"]]["do"].startswith(whole), game
    assert anna.faults == []


def goes_on(person: Person, table: str, moves: int) -> bool:
    """Whether another move is stored: the page shows that earlier than the server."""
    return until(lambda: person.table(table)["moves"] > moves)


def test_what_ends_a_turn_never_acts_on_the_first_tap(person: MakePerson, database: str) -> None:
    anna = person()
    anna.page.evaluate(
        'localStorage.setItem(\'tessera.preferences\', \'{"act_on_first_tap": true, "pace": "off"}\')'
    )
    table = sit(anna, database, "throughtheages")
    anna.call("PATCH", "/api/me", {"preferences": {"act_on_first_tap": True, "pace": "off"}})
    anna.page.reload()
    last = anna.page.locator(".last-option")
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    anna.time_passes(0.5)
    assert anna.table(table)["moves"] == 0


def test_the_confirm_button_has_room_for_its_words(person: MakePerson, database: str) -> None:
    anna = person(lang="de")
    sit(anna, database, "throughtheages")
    anna.page.locator('.the-row [data-option^="take 5"] .press').click()
    said = anna.page.locator(".panel-foot .go-text")
    expect(said).to_contain_text("Monarchie")
    clipped = said.evaluate("x => x.scrollWidth > x.clientWidth + 1 || x.scrollHeight > x.clientHeight + 2")
    assert not clipped, said.inner_text()
    expect(anna.page.locator(".last-option")).to_be_visible()


def test_the_panel_says_what_is_bought(person: MakePerson, database: str) -> None:
    anna = person()
    sit(anna, database, "throughtheages")
    anna.page.locator('.the-row [data-option^="take 1"] .press').first.click()
    expect(anna.page.locator(".picked")).to_contain_text("Rich Land")
    anna.page.locator(".top-bar .brand").click()
    expect(anna.page.locator(".my-game")).to_be_visible()
    board = "throughtheages"
    rules = anna.page.evaluate(
        "[...document.styleSheets].flatMap((s) => [...s.cssRules].map((r) => r.cssText))"
    )
    own = [rule for rule in rules if ".ta-mat" in rule]
    assert all(f":where(.board-{board})" in rule for rule in own), "a board's sheets reach nothing else"
    expect(anna.page.locator(f".board-{board}")).to_have_count(0)


def test_enter_confirms_beside_a_stepper(person: MakePerson, database: str) -> None:
    anna = person()
    table = sit(anna, database, "peloponnes")
    anna.page.locator(".rows .game-card.legal .press").first.click()
    more = anna.page.locator(".answer-parts .amount button").last
    more.wait_for()
    anna.page.locator(".answer-parts .amount button:not([disabled])").last.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".log-entry", has_text="bid").first).to_be_visible()
    assert anna.table(table)["log"][0]["do"].startswith("bid ")


# --- pages ------------------------------------------------------------------------------------------------------


def test_every_wonder_shows_its_cost_on_a_small_laptop(person: MakePerson, database: str) -> None:
    anna = person()
    anna.window.set_viewport_size(SMALL)  # type: ignore[arg-type]
    sit(anna, database, "newdawn")
    rail = box(anna, ".nd-rail .wonders")
    for foot in anna.page.locator(".nd-rail .wc-foot").all():
        at = foot.bounding_box()
        assert at is not None and at["y"] + at["height"] <= rail["y"] + rail["height"]


@pytest.mark.parametrize("phone", [False, True])
def test_a_new_table_begins_with_one_open_seat_and_its_button_in_sight(
    person: MakePerson, phone: bool
) -> None:
    anna = person(phone=phone, lang="de")
    if not phone:
        anna.window.set_viewport_size(SMALL)  # type: ignore[arg-type]
    anna.sign_in_as_guest("Anna")
    anna.goes_to("/new?game=throughtheages")
    seats = anna.page.locator(".table-form fieldset").first.locator("select")
    expect(seats).to_have_count(2)
    assert [seat.input_value() for seat in seats.all()] == ["me", "open"]
    button = box(anna, ".form-foot .btn")
    height = anna.page.evaluate("innerHeight")
    assert button["y"] + button["height"] <= height
    assert not wide(anna)


def test_the_result_keeps_the_chat_and_leads_into_the_replay(person: MakePerson) -> None:
    anna = person()
    anna.sign_in_as_guest("Anna")
    table = anna.open("me", "random")
    anna.call("POST", f"/api/tables/{table}/chat", {"text": "Well played"})
    anna.finish(table)
    anna.visit(table)
    anna.page.locator(".moments").get_by_role("button", name="Chat").click()
    expect(anna.page.locator(".result-chat")).to_contain_text("Well played")
    anna.page.locator(".moments").get_by_role("button", name="Chat").click()
    lines = anna.page.locator(".line-chart polyline")
    expect(lines).to_have_count(2)
    ends = anna.page.locator(".line-chart + .vh tbody tr td:last-child").all_text_contents()
    seen = anna.table(table)
    assert [int(end) for end in ends] == seen["outcome"]["scores"], "the curve ends at the final score"
    took = max(1, round(seen["log"][-1]["at"] - seen["log"][0]["at"]))
    expect(anna.page.locator(".top-bar .where")).to_contain_text(
        "one second" if took == 1 else f"{took} seconds"
    )
    assert anna.barriers() == []
    moment = anna.page.locator(".highlights a").first
    if moment.count():
        moment.click()
        expect(anna.page).to_have_url(
            f"{anna.address}/replay/{table}?move=" + anna.page.url.rsplit("=", 1)[-1]
        )


@pytest.mark.parametrize("phone", [False, True])
def test_the_result_shows_the_final_board_of_everybody(person: MakePerson, phone: bool) -> None:
    """Over the page of the result, which stays where it was."""
    anna = person(phone=phone)
    anna.sign_in_as_guest("Anna")
    table = anna.open("me", "random", "random")
    names = [seat["name"] for seat in anna.finish(table)["seats"]]
    anna.visit(table)
    buttons = anna.page.locator(".result .boards button")
    expect(buttons).to_have_text(names)
    buttons.nth(1).click()
    boards = anna.page.locator("dialog.final-boards")
    chosen = boards.locator(".top-bar button[aria-pressed=true]")
    expect(chosen).to_have_text(names[1])
    if not phone:
        expect(boards.locator(".replay-panel .ribbon-text")).to_contain_text(str(anna.table(table)["moves"]))
    expect(boards.locator(".mat.s2")).to_be_visible()
    boards.locator(".top-bar button[aria-pressed]").nth(2).click()
    expect(chosen).to_have_text(names[2])
    expect(boards.locator(".mat.s3")).to_be_visible()
    assert anna.barriers() == []
    anna.page.keyboard.press("Escape")
    expect(boards).to_have_count(0)
    expect(anna.page.locator(".verdict")).to_be_visible()
    anna.check_words()


def test_colours_that_were_chosen_stay_until_the_result(person: MakePerson) -> None:
    anna, ben = person(), person()
    anna.sign_in_as_guest("Anna")
    ben.sign_in_as_guest("Ben")
    table = anna.open("me", "open", start=False, game="newdawn", choose_colours=True)
    ben.call("POST", f"/api/tables/{table}/sit")
    anna.call("POST", f"/api/tables/{table}/start")
    for chosen in (anna, ben):  # everybody takes the last of the colours that are left
        while (asked := chosen.table(table)["decision"]) and asked["options"][0]["verb"] == "colour":
            move = {"ply": asked["ply"], "option": asked["options"][-1]["do"]}
            chosen.call("POST", f"/api/tables/{table}/moves", move)
    seat = anna.table(table)["you"]
    colour = anna.table(table)["view"]["players"][seat]["colour"]
    assert colour != seat
    mark = "x => getComputedStyle(x).getPropertyValue('--seat')"
    wanted = f"getComputedStyle(document.documentElement).getPropertyValue('--seat-{colour + 1}')"

    def has_colour(where: str) -> None:
        there = anna.page.locator(f"{where} .s{seat + 1}").first
        there.wait_for(state="attached")
        assert there.evaluate(mark) == anna.page.evaluate(wanted), where

    anna.visit(table)
    for where in (".top-bar", ".mat"):
        has_colour(where)
    ben.call("POST", f"/api/tables/{table}/resign")
    anna.page.locator(".verdict").wait_for()
    has_colour(".result")


def test_the_home_page_uses_a_wide_screen(person: MakePerson) -> None:
    anna = person()
    anna.window.set_viewport_size({"width": 1920, "height": 1080})
    anna.page.locator(".game-tile").first.wait_for()
    more, games = box(anna, ".sec-more"), box(anna, ".sec-games")
    assert more["x"] >= games["x"] + games["width"]
    assert anna.barriers() == []


@pytest.mark.parametrize("game", BOARDS)
def test_no_barrier_on_any_tab_of_a_phone(person: MakePerson, database: str, game: str) -> None:
    anna = person(phone=True, lang="de")
    sit(anna, database, game)
    for tab in anna.page.locator(".tab-bar [role=tab]").all():
        if tab.is_visible():
            tab.tap()
            assert anna.barriers() == [], tab.inner_text()
            assert not wide(anna)
            assert parts(anna) == PARTS.get(tab.get_attribute("data-to") or "", [])
    assert anna.raw_ids() == []
    assert anna.faults == []


def test_the_part_of_the_table_follows_the_question(person: MakePerson, database: str) -> None:
    anna = person(phone=True)
    sit(anna, database, "newdawn")
    anna.page.locator('.tab-bar [data-to="mine"]').tap()
    anna.page.locator('.focus-card[data-option="focus early_empire"] .press').tap()
    anna.page.locator(".panel-foot button[type=submit]").tap()
    expect(anna.page.locator(".nd-map .target").first).to_be_visible()  # tokens go on the map


def test_a_question_about_the_others_can_be_answered_beside_them(person: MakePerson, database: str) -> None:
    anna = person(phone=True)
    sit(anna, database, "civilization")  # whom to make an offer, or nobody
    expect(anna.page.locator('.tab-bar [data-to="others"]')).to_have_attribute("aria-selected", "true")
    assert len(anna.page.locator(".decision-form .option-chip:visible").all()) >= 3
    strip = anna.page.locator(".strips .strip-target").first
    strip.tap()
    expect(strip).to_have_attribute("aria-pressed", "true")
    anna.page.locator(".strips .strip-open").first.tap()  # what is chosen can be looked at as well
    expect(anna.page.locator("dialog[open], .drawer")).to_be_visible()


# --- motion -----------------------------------------------------------------------------------------------------

FLIGHTS = """
  window.flights = [];
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) if (node.inert) window.flights.push(node.dataset.explain);
  }).observe(document.querySelector(".table-page"), { childList: true });
"""


@pytest.mark.parametrize("motion", [True, False])
def test_a_card_that_is_taken_flies_from_the_row_to_the_hand(
    person: MakePerson, database: str, motion: bool
) -> None:
    anna = person(motion=motion)
    sit(anna, database, "throughtheages")
    anna.page.evaluate(FLIGHTS)
    row = anna.page.locator('.the-row [data-option^="take "]').first
    card = row.get_attribute("data-explain")
    row.locator(".press").click()
    anna.page.locator(".panel-foot button[type=submit].primary").click()
    expect(anna.page.locator(f'.the-row [data-explain="{card}"]')).to_have_count(0)
    flown = anna.page.evaluate("window.flights")
    assert flown == ([card] if motion else [])
    expect(anna.page.locator(".table-page > [inert]")).to_have_count(0)  # it has landed
    assert anna.faults == []


def test_after_the_tenth_match_the_first_tap_is_offered_once(person: MakePerson) -> None:
    anna = person()
    anna.sign_in_as_guest("Anna")
    table = anna.open("me", "random")
    anna.finish(table)
    anna.visit(table)
    expect(anna.page.locator(".verdict h1")).to_be_visible()
    anna.settle()
    expect(anna.page.locator(".first-tap")).to_have_count(0)
    [match] = anna.call("GET", "/api/tables?show=finished")
    anna.page.route("**/api/tables?show=finished*", lambda route: route.fulfill(json=[match] * 10))
    anna.page.reload()
    with anna.page.expect_response(
        lambda answer: answer.url.endswith("/api/me") and answer.request.method != "GET"
    ):
        anna.page.get_by_role("button", name="Yes, at once").click()
    expect(anna.page.locator(".first-tap")).to_have_count(0)
    assert anna.call("GET", "/api/me")["preferences"]["act_on_first_tap"]
    anna.page.reload()
    expect(anna.page.locator(".verdict h1")).to_be_visible()
    anna.settle()
    expect(anna.page.locator(".first-tap")).to_have_count(0)
    assert anna.faults == []
