"""After the match, on the page of its result: one click, and moments that lead into the replay."""

from __future__ import annotations

from functools import partial
from typing import Any
from urllib.parse import quote

from playwright.sync_api import expect

from tests.server.processes import whole
from tests.web.person import MakePerson, Person


def test_a_match_is_analysed_with_one_click(person: MakePerson) -> None:
    anna = person()
    anna.sign_in_as_guest("Anna")
    table = anna.open("me", "random", "random")
    plays_herself(anna, table)
    anna.visit(table)
    panel = anna.page.locator("section.analysis")
    panel.get_by_role("button", name="Analysis").click()
    expect(panel.locator(".chances path.share")).to_have_count(3)
    accounts = panel.locator("table.figures").nth(1).locator("tbody tr")
    expect(accounts).to_have_count(3)
    assert anna.barriers() == []
    panel.locator("select").select_option("1")  # another analysis, not made yet: never mixed with the first
    expect(panel.locator(".chances")).to_have_count(0)
    panel.get_by_role("button", name="Analysis").click()
    expect(accounts).to_have_count(1)
    panel.locator("select").select_option(label="Everything open")
    expect(accounts).to_have_count(3)
    learns(anna)
    anna.visit(table)
    moments = panel.locator(".moments-found a")
    if moments.count():
        moments.first.click()
        expect(anna.page.locator(".replay-panel")).to_be_visible()
    assert anna.faults == []


def plays_herself(anna: Person, table: str) -> None:
    """To the end, with the first answer each time: what a bot does for her is none of her decisions."""
    while (seen := anna.table(table))["status"] != "finished":
        if decision := seen["decision"]:
            path = f"/api/tables/{table}/decision?ply={decision['ply']}&after="
            option = whole(decision, 0, partial(looked_up, anna, path))
            anna.call("POST", f"/api/tables/{table}/moves", {"ply": decision["ply"], "option": option})


def looked_up(anna: Person, path: str, after: str) -> Any:
    return anna.call("GET", path + quote(after))


def learns(anna: Person) -> None:
    """The match counts on the own profile, and puzzles are offered about what it was lost by."""
    me = anna.call("GET", "/api/me")["id"]
    anna.goes_to(f"/person/{me}")
    expect(anna.page.locator(".accuracy a")).to_have_count(1)
    assert anna.barriers() == []
    [told] = anna.call("GET", "/api/me/training")["games"]
    anna.goes_to("/puzzles")
    expect(anna.page.locator(".puzzle-games li").first).to_be_visible()
    if told["weakness"] is not None:
        anna.page.get_by_role("button", name="Practise that").click()
        anna.wait_until_asked()
        expect(anna.page.locator(".top-bar .where")).to_contain_text("level")
