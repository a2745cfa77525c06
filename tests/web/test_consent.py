"""What people agree on and keep to themselves: orders, hints by consent, blocking, and keeping order."""

from __future__ import annotations

import subprocess
import sys

import pytest
from playwright.sync_api import expect

from tests.server.processes import ServerProcess, until
from tests.web.person import MakePerson
from tests.web.test_moments import two_players

SECRET = "correct horse"


@pytest.mark.parametrize("phone", [False, True])
def test_an_answer_is_given_in_advance_and_taken_back(person: MakePerson, phone: bool) -> None:
    anna, ben = person(phone=phone), person(phone=phone)
    first, second, table = two_players(anna, ben)
    panel = second.page.locator(".decision-panel")
    panel.get_by_role("button", name="Answer in advance").click()
    dialog = second.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Pass").check()
    assert second.barriers() == []
    dialog.get_by_role("button", name="Keep this answer").click()
    expect(panel.get_by_text("As soon as you are asked: Pass")).to_be_visible()
    panel.get_by_role("button", name="Take it back").click()
    panel.get_by_role("button", name="Answer in advance").click()
    dialog.get_by_role("radio", name="Pass").check()
    dialog.get_by_role("button", name="Keep this answer").click()
    expect(panel.get_by_text("As soon as you are asked: Pass")).to_be_visible()
    ply = first.table(table)["decision"]["ply"]
    first.call("POST", f"/api/tables/{table}/moves", {"ply": ply, "option": "pass"})
    seat = second.table(table)["you"]
    assert until(lambda: [row["do"] for row in second.table(table)["log"] if row["seat"] == seat] == ["pass"])
    assert first.faults == second.faults == []


def test_between_people_hints_come_when_all_agree_and_are_told_with_the_result(person: MakePerson) -> None:
    anna, ben = person(), person()
    first, second, table = two_players(anna, ben)
    first.wait_until_asked()
    expect(first.page.get_by_role("button", name="What would a bot do?")).to_have_count(0)
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="Ask for hints to be allowed").click()
    expect(first.page.get_by_text("Hints: waiting for")).to_be_visible()
    second.page.get_by_role("dialog").get_by_role("button", name="Agree").click()
    first.page.get_by_role("button", name="What would a bot do?").click()
    expect(first.page.locator(".hint-box").get_by_role("button", name="Choose it")).to_be_visible()
    assert sum(seat["hints"] for seat in second.table(table)["seats"]) == 1
    second.call("POST", f"/api/tables/{table}/resign")
    expect(second.page.locator(".verdict").get_by_text("With hints:")).to_be_visible()
    second.goes_to("/history")
    expect(second.page.get_by_text("with hints")).to_be_visible()
    assert first.faults == second.faults == []


def test_who_is_blocked_is_not_heard(person: MakePerson) -> None:
    anna, ben = person(), person()
    first, second, table = two_players(anna, ben)
    second.call("POST", f"/api/tables/{table}/chat", {"text": "something annoying"})
    first.page.get_by_role("tab", name="Chat").first.click()
    chat = first.page.locator(".chat-list").first
    expect(chat.get_by_text("something annoying")).to_be_visible()
    other = next(
        seat["person"] for seat in first.table(table)["seats"] if seat["seat"] != first.table(table)["you"]
    )
    first.goes_to(f"/person/{other}")
    first.page.get_by_role("button", name="Block", exact=True).click()
    expect(first.page.get_by_role("button", name="Do not block any more")).to_be_visible()
    assert first.barriers() == []
    first.visit(table)
    first.page.get_by_role("tab", name="Chat").first.click()
    expect(
        first.page.locator(".chat-list").first.get_by_text("Nobody has said anything yet.")
    ).to_be_visible()
    first.goes_to("/settings")
    first.page.get_by_role("button", name="Do not block").click()
    expect(first.page.get_by_role("heading", name="Blocked people")).to_have_count(0)
    assert first.faults == []


def test_a_warden_removes_a_table_and_a_name(person: MakePerson, server: ServerProcess) -> None:
    wanda, ugly = person(), person()
    wanda.call("POST", "/api/session/register", {"name": "Wanda", "password": SECRET})
    command = [sys.executable, "-m", "tessera", "warden", "Wanda", "--db", server.database]
    subprocess.run(command, check=True, capture_output=True)
    ugly.sign_in_as_guest("Something Ugly")
    table = ugly.open("me", "random")
    whose = ugly.table(table)["seats"][0]["person"]
    assert until(lambda: bool(wanda.call("GET", "/api/me")["warden"]))
    wanda.goes_to(f"/person/{whose}")
    wanda.page.get_by_label("Another name for this person").fill("Player 7")
    wanda.page.get_by_role("button", name="Save").click()
    expect(wanda.page.get_by_role("heading", name="Player 7")).to_be_visible()
    assert wanda.barriers() == []
    wanda.visit(table)
    wanda.page.get_by_role("button", name="Menu").click()
    wanda.page.get_by_role("button", name="Remove this table").click()
    wanda.page.get_by_role("button", name="Really remove it").click()
    expect(wanda.page.get_by_text("The table is removed.")).to_be_visible()
    assert ugly.context.request.get(f"{ugly.address}/api/tables/{table}").status == 404
    wanda.goes_to("/order")
    done = wanda.page.locator(".panel").filter(has_text="What was done")
    expect(done.locator("li").first).to_contain_text("Wanda")
    assert wanda.barriers() == []
    ugly.goes_to("/order")
    expect(ugly.page.get_by_role("alert")).to_be_visible()
    expect(ugly.page.locator(".panel")).to_have_count(0)
