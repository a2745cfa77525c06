"""Puzzles through the page: chosen on the real board, judged once, explained."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.person import MakePerson

SOLUTION = "Best is:"


@pytest.mark.parametrize("puzzle", ["newdawn/35-13", "peloponnes/3-2"])
def test_an_answer_is_judged_and_explained(person: MakePerson, puzzle: str) -> None:
    anna = person()
    anna.goes_to(f"/puzzle/{puzzle}")
    anna.wait_until_asked()
    anna.check_page()
    expect(anna.page.locator("body")).not_to_contain_text(SOLUTION)
    anna.page.locator(".option-chip:not(.is-refused)").first.click()
    anna.settle()
    anna.page.locator(".decision-panel button[type=submit]:visible").click()
    verdict = anna.page.locator("section.verdict")
    expect(verdict.get_by_role("button", name="Another one")).to_be_visible()
    assert anna.raw_ids() == []
    assert anna.faults == []


def test_the_home_page_leads_to_the_puzzle_of_the_day(person: MakePerson) -> None:
    anna = person()
    anna.page.locator('a[href="/puzzles"]').click()
    anna.page.locator('a[href^="/puzzle/"]').first.click()
    anna.wait_until_asked()
    expect(anna.page.locator(".top-bar .where b")).to_have_text("Puzzle of the day")
    assert anna.faults == []


def test_nobody_needs_an_account_and_nothing_is_in_the_way(person: MakePerson) -> None:
    anna = person(phone=True, lang="de")
    anna.goes_to("/puzzles")
    expect(anna.page.locator(".puzzle-games li").first).to_be_visible()
    assert anna.barriers() == []
    anna.page.locator('a[href^="/puzzle/"]').first.click()
    anna.wait_until_asked()
    anna.check_page()
    assert anna.barriers() == []
