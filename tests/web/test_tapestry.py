"""Tapestry through the page: tracks, placing a landmark, exploring, the key of the icons, bots, phones."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Locator, expect

from tests.server.processes import until
from tests.web.person import MakePerson, Person
from tests.web.test_newdawn import serious

SELECTED = re.compile(r"\bis-selected\b")
Wanted = Callable[[Any], bool]


class Founder:
    """Somebody at a table of Tapestry."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.page = person.page
        self.table = table

    @property
    def sheet(self) -> Any:
        return self.person.table(self.table)

    @property
    def me(self) -> Any:
        sheet = self.sheet
        return sheet["view"]["players"][sheet["you"]]

    def go_on(self, wanted: Wanted) -> Any:
        """Answer shortly, rather advancing than taking income, until a question comes that was waited for."""
        for _ in range(1500):
            sheet = self.sheet
            decision = sheet["decision"]
            assert sheet["status"] == "playing", "the match ended before"
            if decision is None:
                self.page.wait_for_timeout(20)
            elif wanted(decision):
                return decision
            else:
                self.answer(decision)
        raise AssertionError("the question does not come")

    def answer(self, decision: Any) -> None:
        parts: list[str] = []
        options = decision["options"]
        while True:
            here = [x for x in options if x["do"] not in ("income", "decline")] or options
            option = here[(decision["ply"] * 7 + len(parts)) % len(here)]
            parts.append(option["do"])
            if option["whole"]:
                break
            asked = urlencode({"ply": decision["ply"], "after": " / ".join(parts)})
            following = self.person.call("GET", f"/api/tables/{self.table}/decision?{asked}")
            options = following["decisions"][0]["options"]
        body = {"ply": decision["ply"], "option": " / ".join(parts)}
        self.person.call("POST", f"/api/tables/{self.table}/moves", body)

    def confirm(self) -> None:
        before = self.sheet["moves"]
        self.page.locator(".panel-foot button[type=submit]:visible").click()
        assert until(lambda: self.sheet["moves"] > before)

    def board(self, selector: str) -> Locator:
        return self.page.locator(f".table-page {selector}")


def turn(decision: Any) -> bool:
    return bool(decision["step"] == "choose-turn")


def landmark(decision: Any) -> bool:
    return bool(decision["prompt"]["key"] == "ask-place-landmark" and len(decision["options"]) > 5)


def exploring(decision: Any) -> bool:
    return bool(decision["step"] == "explore")


def sit_down(person: Person, wanted: Wanted, *bots: str, **settings: Any) -> Founder:
    person.sign_in_as_guest("Anna")
    game = Founder(person, person.open("me", *bots, game="tapestry", **settings))
    game.go_on(wanted)
    person.visit(game.table)
    expect(person.page.locator(".decision-form")).to_be_visible()
    return game


def test_an_advance_by_a_click_on_the_track(person: MakePerson) -> None:
    anna = person()
    game = sit_down(anna, turn, "random")
    before = game.me["tokens"]
    space = game.board(".sp.legal").first
    notation = space.get_attribute("data-option") or ""
    space.click()
    expect(space).to_have_class(SELECTED)
    for _ in range(3):  # what is still open: with what it is paid
        if game.page.locator(".panel-foot .primary[type=submit]").count():
            break
        game.page.locator(".options .option-chip:visible").first.click()
        game.page.wait_for_timeout(200)
    game.confirm()
    track = ["exploration", "science", "technology", "military", "arts"].index(notation.split()[1])
    assert game.me["tokens"][track] != before[track]
    anna.check_page()


def test_a_landmark_is_turned_moved_and_placed(person: MakePerson) -> None:
    anna = person()
    game = sit_down(anna, landmark, "random")
    chips = game.page.locator(".placements .option-chip[data-way]")
    chips.first.click()
    ghost = game.board(".tp-city .ghost")
    expect(ghost).to_have_class(re.compile(r"\blegal\b"))
    expect(game.page.locator(".preview").first).to_be_visible()

    game.board(
        ".tp-city .city-head .btn"
    ).last.click()  # turned: a legal way, or one that shows what is in the way
    expect(ghost.locator("rect").first).to_be_visible()
    chips.nth(1).click()
    expect(chips.nth(1)).to_have_class(SELECTED)
    expect(ghost).to_have_class(re.compile(r"\blegal\b"))

    standing = len(game.me["pieces"])
    expect(game.page.locator(".panel-foot .primary[type=submit]")).to_be_visible()
    game.confirm()
    assert len(game.me["pieces"]) == standing + 1
    anna.check_page()


def test_a_tile_is_laid_on_the_map_and_turned(person: MakePerson) -> None:
    anna = person()
    game = sit_down(anna, exploring, "random")
    if game.page.locator(".tile-chip.legal").count():
        game.page.locator(".tile-chip.legal").first.click()
    hexes = game.board(".tap-map .target")
    expect(hexes.first).to_be_visible()
    hexes.first.click()
    expect(game.board(".tile-ghost")).to_be_visible()
    expect(game.page.locator(".exploring .tile-face")).to_be_visible()
    laid = sum(tile >= 0 for tile in game.sheet["view"]["laid"])
    if not game.page.locator(".panel-foot .primary[type=submit]").count():
        game.page.locator(".options .option-chip:visible").first.click()
    expect(game.page.locator(".panel-foot .primary[type=submit]")).to_be_visible()
    game.confirm()
    assert until(lambda: sum(tile >= 0 for tile in game.sheet["view"]["laid"]) == laid + 1)
    anna.check_page()


def test_the_icons_are_explained_and_opponents_can_be_opened(person: MakePerson) -> None:
    anna = person()
    game = sit_down(anna, turn, "random", "random", arts=True, plans=True, fantasies=True)
    game.board(".lmb").click()
    assert game.page.locator(".key-sheet li").count() > 30
    game.page.keyboard.press("Escape")
    game.board(".strip-open").first.click()
    expect(game.page.locator(".tp-sheet .incs")).to_be_visible()
    game.page.keyboard.press("Escape")
    assert game.board(".trk-arts").count() == 1
    assert serious(anna) == ""
    anna.check_page()


def test_against_the_automa_its_turn_is_explained(person: MakePerson) -> None:
    anna = person()
    moved: Wanted = lambda decision: turn(decision) and decision["ply"] > 12  # noqa: E731
    game = sit_down(anna, moved)
    game.board(".bot-line summary").click()
    expect(game.page.locator(".bot-steps li").first).to_be_visible()
    assert game.board(".player-strip").count() == 2
    anna.check_page()


def test_on_a_phone_in_german(person: MakePerson) -> None:
    anna = person(phone=True, lang="de")
    game = sit_down(anna, turn, "random")
    expect(game.board(".tp-tracks")).to_be_visible()
    game.page.locator(".tab-bar button").nth(0).click()
    expect(game.board(".tp-city")).to_be_visible()
    expect(game.board(".tp-mat")).to_be_hidden()
    game.page.locator(".tab-bar button").nth(2).click()
    expect(game.board(".tp-mat")).to_be_visible()
    assert "<" not in game.page.locator(".tp-mat").inner_text()
    anna.check_page()
