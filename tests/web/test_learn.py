"""Learning a game: the guide, the guided first match, and hints."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.ours import OURS
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


@pytest.mark.parametrize("game", OURS)
def test_a_guide_shows_the_components_it_speaks_of(person: MakePerson, game: str) -> None:
    anna = person(phone=True, lang="de")
    anna.goes_to(f"/learn/{game}")
    expect(anna.page.locator(".guide-icon").first).to_be_visible()
    assert anna.page.locator(".guide-faces > *, .guide-icon").count() > 10
    sideways = anna.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not sideways
    assert anna.faults == []


def test_rules_are_read_in_the_language_of_the_reader(person: MakePerson) -> None:
    anna = person(lang="de")
    for game, rule, words in (
        ("peloponnes", "PE-6.02", "zieht sofort 3 Münzkarten"),
        ("newdawn", "ND-4.03", "passen gibt es nicht"),
    ):
        anna.goes_to(f"/rules/{game}#{rule}")
        expect(anna.page.locator(f"[id='{rule}']")).to_contain_text(words)
    anna.page.get_by_role("button", name="English").click()
    expect(anna.page.locator("[id='ND-4.03']")).to_contain_text("there is no pass")
    assert anna.faults == []


@pytest.mark.parametrize("game", OURS)
def test_a_guided_match_is_begun_left_and_taken_up_again(person: MakePerson, game: str) -> None:
    anna = person()
    anna.goes_to(f"/learn/{game}")
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


def test_the_coach_shows_a_move_and_does_not_repeat_itself(person: MakePerson) -> None:
    anna = person()
    anna.goes_to("/learn/civilization")
    anna.page.get_by_role("button", name="Guided first match").click()
    coach = anna.page.locator(".coach")
    coach.get_by_role("button", name="I see").click()
    expect(coach.locator("h3")).to_have_text("Your capital")
    anna.time_passes(1)  # to read it; what is gone in a moment is said again
    send = anna.page.locator(".decision-panel button[type=submit].primary")
    coach.get_by_role("button", name="Show me").click()
    expect(send).to_contain_text("B3")
    send.click()
    expect(coach.locator("h3")).to_have_text("An army and a scout")
    heard = "JSON.stringify(JSON.parse(localStorage.getItem('tessera.lessons'))[0].seen)"
    anna.page.wait_for_function(f"""{heard} === '["goal","capital"]'""")
    assert anna.faults == []


@pytest.mark.parametrize("game", OURS)
def test_on_a_phone_the_coach_covers_nothing_it_points_at(person: MakePerson, game: str) -> None:
    anna = person(phone=True)
    anna.goes_to(f"/learn/{game}")
    anna.page.get_by_role("button", name="Guided first match").click()
    coach, framed = anna.page.locator(".coach"), anna.page.locator(".is-coached").first
    for _ in range(3):
        expect(framed).to_be_visible()
        said = coach.locator("h3").text_content() or ""
        above, below = coach.bounding_box(), framed.bounding_box()
        assert above is not None and below is not None
        assert below["y"] >= above["y"] + above["height"], said
        assert below["y"] < 844, said
        coach.get_by_role("button", name="I see").click()
        if not coach.count():
            break
        expect(coach.locator("h3")).not_to_have_text(said)
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
    refused = first.context.request.post(f"{first.address}/api/tables/{table}/hint", data={})
    assert (refused.status, refused.json()["error"]) == (403, "table-no-hints")
