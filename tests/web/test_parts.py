"""Answers made of parts in the browser: chosen part by part, changed, sent at once, undone as one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Request, WebSocketRoute, expect

from tests.server.processes import ServerProcess, until
from tests.web.person import MakePerson, Person

REFUSED = {"error": "refused-too-much", "args": {"most": 1}, "rule": "PA-1.03", "part": 1}
SETTINGS: dict[str, Any] = {"vetoes": "none", "rounds": 30}


@pytest.fixture
def server(parley_server: ServerProcess) -> ServerProcess:
    return parley_server


def sit(person: Person, *seats: str) -> str:
    person.sign_in_as_guest("Anna")
    table = person.open("me", *seats, game="parley", **SETTINGS)
    person.visit(table)
    person.wait_until_asked()
    return table


def requests_of(person: Person) -> Callable[[], list[Request]]:
    """The requests of a page about moves and what could follow, from now on."""
    sent: list[Request] = []

    def note(request: Request) -> None:
        sent.append(request)

    person.page.on("request", note)
    return lambda: [each for each in sent if each.url.endswith("/moves") or "/decision" in each.url]


def refuse_moves(line: WebSocketRoute) -> None:
    """Between page and server: whatever is moved is refused, everything else goes through."""
    server = line.connect_to_server()

    def hear(message: str | bytes) -> None:
        said = json.loads(message)
        if "move" in said:
            line.send(json.dumps({"ack": said["id"], "code": 409, "retry_after": 0, **REFUSED}))
        else:
            server.send(message)

    line.on_message(hear)


def chip(person: Person, notation: str) -> Any:
    return person.page.locator(f'.option-chip[data-option="{notation}"]')


def parts(person: Person) -> Any:
    return person.page.locator(".answer-parts li")


def go(person: Person) -> Any:
    return person.page.locator(".panel-foot button[type=submit]")


def test_an_answer_is_made_part_by_part_and_sent_at_once(person: MakePerson) -> None:
    anna = person()
    table = sit(anna, "random")
    sent = requests_of(anna)
    chip(anna, "demand 1").click()
    expect(parts(anna)).to_have_count(3)  # whom, how much, how: suggested as far as it may be
    expect(go(anna)).to_contain_text("1 coins")
    parts(anna).nth(1).get_by_role("button", name="More").click()
    expect(go(anna)).to_contain_text("2 coins")
    parts(anna).nth(2).locator("button").click()
    chip(anna, "quietly").click()
    expect(parts(anna).nth(2)).to_contain_text("Quietly")
    assert anna.moves_sent() == []
    go(anna).click()
    expect(anna.page.locator(".log-entry", has_text="demands 2 coins")).to_have_count(1)
    assert anna.moves_sent(1) == ["demand 1 / coins 2 / quietly"]
    assert sent() == [], "whatever is asked and answered goes over the table's socket"
    mine = [row for row in anna.table(table)["log"] if row["seat"] == 0]
    assert [row["do"] for row in mine] == ["demand 1 / coins 2 / quietly"]
    anna.check_page()


def test_parts_are_gone_back_to_and_given_up(person: MakePerson) -> None:
    anna = person()
    sit(anna, "random")
    chip(anna, "demand 1").click()
    expect(parts(anna)).to_have_count(3)
    anna.page.keyboard.press("+")
    expect(go(anna)).to_contain_text("2 coins")
    anna.page.keyboard.press("Backspace")
    expect(chip(anna, "demand 1")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(parts(anna)).to_have_count(0)
    expect(go(anna)).to_have_attribute("aria-disabled", "true")
    chip(anna, "rest").click()
    go(anna).click()
    expect(anna.page.locator(".log-entry", has_text="rests").first).to_be_visible()
    anna.check_page()


def test_keys_alone_are_enough(person: MakePerson) -> None:
    anna = person()
    table = sit(anna, "random")
    anna.page.keyboard.type("B")  # demand
    expect(parts(anna)).to_have_count(3)
    anna.page.keyboard.press("+")
    expect(go(anna)).to_contain_text("2 coins")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".log-entry", has_text="demands 2 coins")).to_have_count(1)
    assert anna.table(table)["log"][0]["do"] == "demand 1 / coins 2 / loudly"


def test_what_is_refused_meanwhile_says_so_and_begins_anew(person: MakePerson) -> None:
    anna = person()
    anna.page.route_web_socket("**/live*", refuse_moves)
    table = sit(anna, "random")
    chip(anna, "demand 1").click()
    expect(parts(anna)).to_have_count(3)
    ply = anna.table(table)["decision"]["ply"]
    go(anna).click()
    expect(anna.page.locator(".panel-notice")).to_contain_text("At most 1 coins.")
    assert anna.table(table)["decision"]["ply"] == ply


@pytest.mark.parametrize("lang", ["en", "de"])
def test_on_a_phone(person: MakePerson, lang: str) -> None:
    anna = person(phone=True, lang=lang)
    table = sit(anna, "random")
    chip(anna, "demand 1").click()
    expect(parts(anna)).to_have_count(3)
    parts(anna).nth(1).locator("button").last.click()
    go(anna).click()
    expect(go(anna)).not_to_contain_text("2 ")
    assert until(lambda: anna.table(table)["moves"] > 0)
    assert anna.table(table)["log"][0]["do"] == "demand 1 / coins 2 / loudly"
    anna.check_page()


def test_without_the_socket_requests_say_the_same(person: MakePerson) -> None:
    """A connection that is lost in the middle of an answer: nothing is lost, and nothing is sent twice."""
    anna = person()
    anna.page.route_web_socket("**/live*", hang_up_at_a_move)
    table = sit(anna, "random")
    sent = requests_of(anna)
    chip(anna, "demand 1").click()
    expect(parts(anna)).to_have_count(3)
    go(anna).click()
    expect(anna.page.locator(".log-entry", has_text="demands 1 coins")).to_have_count(1)
    assert [each.method for each in sent()] == ["POST"]
    assert len([row for row in anna.table(table)["log"] if row["seat"] == 0]) == 1


def hang_up_at_a_move(line: WebSocketRoute) -> None:
    """The connection is lost before a move has reached the server."""
    server = line.connect_to_server()

    def hear(message: str | bytes) -> None:
        if "move" in json.loads(message):
            line.close()
        else:
            server.send(message)

    line.on_message(hear)
