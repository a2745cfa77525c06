"""Learning a game: the guide, the guided first match, and hints."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.person import MakePerson
from tests.web.test_moments import two_players


def test_the_guide_is_one_click_from_the_home_page(person: MakePerson) -> None:
    anna = person(lang="de")
    anna.tile("peloponnes").get_by_role("link", name="Lernen").click()
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Peloponnes")
    expect(anna.page.locator(".guide h2").first).to_have_text("Das Ziel")
    expect(anna.page.locator(".guide-faces .game-card").first).to_be_visible()
    expect(anna.page.locator(".guide table tr")).to_have_count(6)
    sideways = anna.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not sideways
    clipped = anna.page.evaluate(
        "(s => s.getBoundingClientRect().right > s.closest('aside').getBoundingClientRect().right)"
        "(document.querySelector('.rules-side select'))"
    )
    assert not clipped, "the choice of the game is cut off"
    assert anna.faults == []


@pytest.mark.parametrize("game", ["peloponnes", "newdawn", "throughtheages"])
def test_a_guided_match_is_begun_left_and_taken_up_again(person: MakePerson, game: str) -> None:
    anna = person()
    anna.page.goto(f"{anna.address}/learn/{game}")
    anna.page.get_by_role("button", name="Guided first match").click()
    coach = anna.page.locator(".coach")
    expect(coach).to_contain_text("What it is about")
    expect(anna.page.locator(".is-coached").first).to_be_visible()
    coach.get_by_role("button", name="I see").click()
    expect(coach).not_to_contain_text("What it is about")
    said = coach.locator("h3").text_content()
    anna.page.reload()  # leaving and coming back: the coach goes on where it was
    expect(coach.locator("h3")).to_have_text(said or "")
    coach.get_by_role("button", name="Leave the lesson").click()
    expect(coach).to_have_count(0)
    anna.wait_until_asked()  # and the match goes on as any other
    assert anna.faults == []


def test_a_hint_has_reasons_and_chooses_nothing_by_itself(person: MakePerson) -> None:
    anna = person()
    table = anna.play_now().rpartition("/")[2]
    anna.wait_until_asked()
    before = anna.table(table)["moves"]
    anna.page.get_by_role("button", name="What would a bot do?").click()
    hint = anna.page.locator(".hint-box")
    expect(hint.get_by_role("button", name="Choose it")).to_be_visible()
    hint.get_by_role("button", name="Choose it").click()
    expect(anna.page.locator(".decision-panel button[type=submit].primary")).to_be_visible()
    assert anna.table(table)["moves"] == before
    assert anna.faults == []


def test_between_people_there_are_no_hints(person: MakePerson) -> None:
    anna, ben = person(), person()
    first, _, table = two_players(anna, ben)
    first.wait_until_asked()
    expect(first.page.get_by_role("button", name="What would a bot do?")).to_have_count(0)
    refused = first.page.request.post(f"{first.address}/api/tables/{table}/hint", data={})
    assert (refused.status, refused.json()["error"]) == (403, "table-no-hints")
