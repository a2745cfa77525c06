"""After the match, on the page of its result: one click, and moments that lead into the replay."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.person import MakePerson


def test_a_match_is_analysed_with_one_click(person: MakePerson) -> None:
    anna = person()
    anna.sign_in_as_guest("Anna")
    table = anna.open("me", "random", "random")
    anna.finish(table)
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
    moments = panel.locator(".moments-found a")
    if moments.count():
        moments.first.click()
        expect(anna.page.locator(".replay-panel")).to_be_visible()
    assert anna.faults == []
