"""Everything on every board explains itself: by the mouse, by a long press, by a key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.processes import ServerProcess
from tests.web import ages
from tests.web.laid_out import open_at
from tests.web.person import MakePerson, Person
from tests.web.played import played

LEAVES = (Path(__file__).parent / "leaves.js").read_text()
BOARDS = {"peloponnes": 24, "newdawn": 120, "civilization": 400, "tapestry": 150, "throughtheages": 0}
"""Somewhere in the middle of each game, in random answers."""


def sit(anna: Person, database: str, game: str) -> str:
    anna.sign_in_as_guest("Anna")
    script = ages.acting() if game == "throughtheages" else played(game, 3, BOARDS[game])
    table = open_at(script, database, anna, "random", "random")
    anna.visit(table)
    anna.page.locator(".decision-form").wait_for(state="attached")  # on a phone another tab may be in front
    return table


def bubble(person: Person) -> Locator:
    return person.page.locator(".explain")


def said_at(person: Person, leaf: Any) -> str | None:
    """What the table says about a thing when it is asked with I."""
    person.page.mouse.move(leaf["x"], leaf["y"])
    person.page.keyboard.press("i")
    kept = person.page.locator(".explain.kept")
    if not kept.count():
        return None
    text = kept.inner_text()
    person.page.keyboard.press("Escape")
    return text


def mute(person: Person) -> list[str]:
    """The kinds of things in sight that say nothing about themselves, or no more than their name."""
    found: list[str] = []
    asked: set[tuple[str, ...]] = set()
    size = person.page.viewport_size
    assert size is not None
    for leaf in person.page.evaluate(LEAVES):
        words = tuple(word.split(":")[0] for word in leaf["words"])
        if words in asked or not (0 < leaf["x"] < size["width"] and 0 < leaf["y"] < size["height"]):
            continue
        asked.add(words)
        text = said_at(person, leaf) if words else None
        if text is None or len(text.split()) < 5:
            found.append(f"{leaf['path']} {leaf['text']!r} {words}: {text}")
    assert asked, "nothing was asked about"
    return found


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_on_a_board_is_mute(
    person: MakePerson, database: str, server: ServerProcess, game: str
) -> None:
    anna = person()
    sit(anna, database, game)
    assert mute(anna) == []
    assert anna.raw_ids() == []
    anna.page.locator(".strips .strip-open").first.press("Enter")  # a click may choose who lies under it
    anna.page.locator("dialog.drawer .drawer-body").wait_for()
    anna.settle()  # it slides in
    assert mute(anna) == []
    assert anna.raw_ids() == []
    assert anna.faults == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_tip_comes_where_the_mouse_rests_and_goes_with_it(
    person: MakePerson, database: str, lang: str
) -> None:
    anna = person(lang=lang)
    sit(anna, database, "peloponnes")
    counter = anna.page.locator('.strips [data-explain="luxury"]').first
    counter.hover(force=True)  # the button of the strip lies over it
    expect(bubble(anna)).to_contain_text("PE-11.01")
    expect(bubble(anna)).to_contain_text("Luxury" if lang == "en" else "Luxus")
    anna.page.mouse.move(5, 5)
    expect(bubble(anna)).to_have_count(0)


def test_an_icon_under_the_button_of_a_card_explains_itself(person: MakePerson, database: str) -> None:
    anna = person()
    sit(anna, database, "peloponnes")
    card = anna.page.locator(".open-row .game-card, .conquest-row .game-card").first
    value = card.locator('[data-explain="value"]')
    box = value.bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.page.keyboard.press("i")
    expect(bubble(anna)).to_contain_text("smallest bid")
    anna.page.keyboard.press("Escape")
    art = card.locator(".pc-art").bounding_box()
    assert art is not None
    anna.page.mouse.move(art["x"] + 8, art["y"] + art["height"] / 2)
    anna.page.keyboard.press("i")
    expect(bubble(anna)).to_contain_text("Power card")
    bubble(anna).get_by_role("button", name="Show all of it").click()
    expect(anna.page.locator("dialog .source-line")).to_have_count(1)  # how certain it is, once and last
    expect(anna.page.locator("dialog .detail > :last-child")).to_have_class("fine source-line")


def test_the_key_explains_what_has_the_focus(person: MakePerson, database: str) -> None:
    anna = person()
    sit(anna, database, "newdawn")
    anna.page.locator('.rail [data-explain^="agenda:"]').first.focus()
    anna.page.keyboard.press("i")
    expect(anna.page.locator("dialog.dialog, .explain.kept")).to_be_visible()


@pytest.mark.parametrize("game", BOARDS)
def test_a_long_press_explains_on_a_phone(person: MakePerson, database: str, game: str) -> None:
    anna = person(phone=True)
    sit(anna, database, game)
    anna.page.locator('.tab-bar [data-to="others"]').tap()
    counter = anna.page.locator(".strips .counter").first
    box = counter.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = anna.context.new_cdp_session(anna.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(anna.page.locator(".explain.kept")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.time_passes(0.3)
    expect(anna.page.locator(".explain.kept")).to_be_visible()
    expect(anna.page.locator("dialog.drawer")).to_have_count(0)  # the finger did not tap as well
    assert anna.faults == []
