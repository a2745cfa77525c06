"""No text of a table is cut, broken inside a word or too small: every board, every age, laptops, large screens, phones.

A position is loaded once and looked at in every size and both languages; what is too long for its place says nothing
there (`web/src/lib/components/fits.ts`), what scrolls is in reach.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.web.laid_out import open_position
from tests.web.person import MakePerson, Person
from tests.web.played import recorded

CLIPPED = (Path(__file__).parent / "clipped.js").read_text()
LAPTOPS = ((1280, 720), (1366, 768), (1920, 1080))
PHONE = (390, 844)
WIDE = 1140
"""From here on all of the table is in sight; below, one tab at a time."""

POSITIONS = {
    "peloponnes": ((2, 0.3), (3, 0.6), (4, 0.8), (5, 0.93)),
    "newdawn": ((2, 0.3), (3, 0.7), (4, 0.95)),
    "civilization": ((2, 0.2), (3, 0.6), (4, 0.95)),
    "tapestry": ((2, 0.25), (3, 0.5), (4, 0.75), (5, 0.95)),
    "throughtheages": ((2, 0.1), (4, 0.4), (3, 0.8), (4, 0.93)),
}
"""For each game its golden matches by seats, each after a share of its moves: all ages, all numbers of players."""


def looked_at(person: Person, width: int, height: int) -> list[str]:
    """What is cut at one size of the window, on all tabs where there are tabs."""
    page = person.page
    page.set_viewport_size({"width": width, "height": height})
    tabs = page.locator(".tab-bar [data-to]") if width < WIDE else None
    found: list[str] = []
    for place in range(tabs.count() if tabs else 1):
        if tabs:
            tabs.nth(place).click()
        person.settle()
        found += [f"{width}x{height}: {each}" for each in page.evaluate(CLIPPED)]
    return found


LANGUAGES = ("en", "de")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", POSITIONS)
def test_no_text_is_cut(person: MakePerson, database: str, game: str, lang: str) -> None:
    """Every other position in each language."""
    assert cut(person(lang=lang), database, game, POSITIONS[game][LANGUAGES.index(lang) :: 2]) == []


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", POSITIONS)
def test_no_text_is_cut_anywhere(person: MakePerson, database: str, game: str, lang: str) -> None:
    assert cut(person(lang=lang), database, game, POSITIONS[game]) == []


def cut(anna: Person, database: str, game: str, positions: Sequence[tuple[int, float]]) -> list[str]:
    anna.sign_in_as_guest("Anna")
    found: list[str] = []
    for seats, share in positions:
        rules, state, asked = recorded(game, seats, share)
        places = [anna if seat == asked else "random" for seat in range(seats)]
        anna.window.set_viewport_size({"width": LAPTOPS[0][0], "height": LAPTOPS[0][1]})
        anna.visit(open_position(rules, state, database, *places))
        anna.page.locator(".decision-form").wait_for(state="attached")
        for size in (*LAPTOPS, PHONE):
            found += [f"{seats} seats, {each}" for each in looked_at(anna, *size)]
    return found + anna.faults


def test_what_is_cut_is_found(person: MakePerson, database: str) -> None:
    anna = person()
    anna.sign_in_as_guest("Anna")
    rules, state, asked = recorded("peloponnes", 2, 0.3)
    anna.visit(
        open_position(rules, state, database, *[anna if seat == asked else "random" for seat in range(2)])
    )
    name = anna.page.locator(".player-strip .who b").first
    name.evaluate("each => Object.assign(each.style, { maxWidth: '9px', overflow: 'hidden' })")
    assert any("who > b: cut" in each for each in anna.page.evaluate(CLIPPED))
    name.evaluate(
        "each => Object.assign(each.style, { whiteSpace: 'normal', wordBreak: 'break-all', overflow: 'visible' })"
    )
    assert any("who > b: broken word" in each for each in anna.page.evaluate(CLIPPED))
    name.evaluate("each => each.style.fontSize = '11px'")
    assert any("who > b: 11 px" in each for each in anna.page.evaluate(CLIPPED))
