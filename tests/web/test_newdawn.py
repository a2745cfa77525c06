"""A New Dawn through the page: the map, the focus row, building the map."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, expect

from tests.server.processes import until, whole
from tests.web.person import MakePerson, Person

QUICK = ("stop", "decline", "stay", "go-on")
"""Answers that end something."""


class Explorer:
    """Somebody at a table of A New Dawn."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.page = person.window
        self.table = table

    @property
    def sheet(self) -> Any:
        return self.person.table(self.table)

    @property
    def me(self) -> Any:
        sheet = self.sheet
        return sheet["view"]["players"][sheet["you"]]

    def question(self) -> Any:
        """What is asked of this person, once the page shows it too."""
        assert until(lambda: self.sheet["decision"] is not None, 60)
        decision = self.sheet["decision"]
        self.page.locator(f'.decision-form[data-ply="{decision["ply"]}"]').wait_for(state="attached")
        return decision

    def target(self, start: str) -> Locator:
        """A target on the map by the beginning of its notation."""
        return self.page.locator(f'.nd-map [data-option^="{start}"]').first

    def confirm(self) -> None:
        before = self.sheet["moves"]
        self.page.locator(".decision-panel button[type=submit]:visible").click()
        assert until(lambda: self.sheet["moves"] > before)

    def on_the_map(self, start: str) -> str:
        """Click a target on the map and confirm; its notation."""
        target = self.target(start)
        target.wait_for(state="attached")
        notation = str(target.get_attribute("data-option"))
        target.click()
        expect(self.page.locator(f'.nd-map [data-option="{notation}"]')).to_have_attribute(
            "aria-pressed", "true"
        )
        self.confirm()
        return notation

    def focus(self, family: str) -> None:
        """Choose a card of the focus row by a click on it."""
        self.page.locator(f".nd-mat .focus-card.fam-{family} .press").click()
        self.confirm()

    def following(self, after: str) -> Any:
        """What could follow some parts of an answer."""
        return self.person.call("GET", f"/api/tables/{self.table}/decision?{urlencode({'after': after})}")

    def pass_on(self, step: str) -> Any:
        """Answer everything else as shortly as possible until a question comes."""
        for _ in range(400):
            sheet = self.person.question(self.table)
            decision = sheet["decision"]
            assert sheet["status"] == "playing"
            if decision["step"] == step:
                return self.question()
            options = [option["do"] for option in decision["options"]]
            quick = next((each for each in options if each in QUICK), None)
            body = {"ply": decision["ply"], "option": quick or whole(decision, 0, self.following)}
            self.person.call("POST", f"/api/tables/{self.table}/moves", body)
        raise AssertionError(f"never asked: {step}")


def sit_down(person: Person, *bots: str, **settings: Any) -> Explorer:
    person.sign_in_as_guest("Anna")
    table = person.open("me", *(bots or ("random",)), game="newdawn", **settings)
    person.visit(table)
    person.wait_until_asked()
    return Explorer(person, table)


def test_a_whole_game_from_the_home_page_partly_on_the_map(person: MakePerson) -> None:
    anna = person()
    anna.tile("newdawn").get_by_role("button").nth(1).click()
    form = anna.page.locator(".table-form")
    form.get_by_text("2", exact=True).click()
    form.locator(".seat-list select").nth(1).select_option("beginner")
    form.locator("button[type=submit]").click()
    anna.page.wait_for_selector(".nd-map")
    game = Explorer(anna, anna.page.url.rpartition("/")[2])

    assert game.question()["step"] == "choose-capital"
    capital = int(game.on_the_map("capital ").split()[1])
    assert game.me["capital"] == capital
    anna.check_page()

    game.pass_on("choose-focus")
    game.focus("culture")
    game.pass_on("place-control")
    placed = int(game.on_the_map("place ").split()[1])
    assert placed in game.me["control"]
    token = anna.page.locator(f'.nd-hit[data-cell="{placed}"]')
    expect(token).to_have_attribute("aria-label", re.compile("your control token"))

    game.pass_on("choose-focus")
    game.focus("economy")
    game.pass_on("move-caravan")
    before = game.sheet["moves"]
    game.target("send ").click()
    goal = game.on_the_map("go ")
    done = game.sheet["log"][before]["do"].split(" / ")
    assert done[0].startswith("send ") and goal in done, "where from and where to are one answer"
    anna.check_page()

    anna.finish(game.table)
    anna.visit(game.table)
    expect(anna.page.locator(".verdict h1")).to_be_visible()
    expect(anna.page.locator(".nd-score tbody tr")).to_have_count(2)
    assert anna.faults == []


def test_a_refused_space_says_why_and_zooming_keeps_targets_clickable(person: MakePerson) -> None:
    anna = person()
    game = sit_down(anna)
    game.on_the_map("capital ")
    game.pass_on("choose-focus")
    game.focus("culture")
    legal = {
        int(option["do"].split()[1])
        for option in game.pass_on("place-control")["options"]
        if option["do"] != "stop"
    }
    cells = game.sheet["view"]["map"]["cells"]
    water = next(cell for cell, (_, _, terrain) in enumerate(cells) if terrain == 5 and cell not in legal)
    anna.page.locator(f'.nd-hit[data-cell="{water}"]').click()
    expect(anna.page.locator(".why-not")).to_contain_text("ND-5.03")
    anna.page.keyboard.press("Escape")
    anna.page.locator(".nd-map .map-scroll").focus()
    for _ in range(3):
        anna.page.keyboard.press("+")
    anna.page.locator('.nd-map [data-option^="place "]').first.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".nd-map .target.is-selected")).to_be_visible()
    game.confirm()
    anna.page.keyboard.press("0")
    assert anna.faults == []


def turn_until_it_fits(person: Person) -> None:
    """Not every tile fits somewhere as it is held first."""
    for _ in range(6):
        person.settle()
        if person.page.locator(".nd-anchor").count():
            return
        person.page.keyboard.press("r")


def test_building_the_map_by_taps_keys_and_dragging(person: MakePerson) -> None:
    anna = person()
    game = sit_down(anna, map="advanced")

    def tiles() -> int:
        return len(game.sheet["view"]["map"]["tiles"])

    game.pass_on("place-tile")
    before = tiles()
    middle = anna.page.locator(".nd-map").bounding_box()
    assert middle is not None
    anna.page.mouse.click(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2)
    # with a tile in hand the space is refused, before that the answer begins with a tile
    expect(anna.page.locator(".why-not")).to_contain_text(re.compile("ND-3.13|Possible: tile"))
    anna.page.keyboard.press("Escape")

    turn_until_it_fits(anna)
    anna.page.locator(".nd-anchor .anchor-dot").first.click()
    expect(anna.page.locator(".nd-held:not(.illegal)")).to_be_visible()
    expect(anna.page.locator(".decision-panel button[type=submit]")).to_have_class("btn primary")
    game.confirm()
    assert until(lambda: tiles() > before)

    decision = game.pass_on("place-tile")
    before = tiles()
    wanted = int(decision["options"][-1]["do"].split()[1])
    card = anna.page.locator(".nd-mat .tile-card").last
    card.scroll_into_view_if_needed()
    spot = card.bounding_box()
    assert spot is not None
    anna.page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + 40)
    anna.page.mouse.down()
    anna.page.mouse.move(spot["x"] + 60, spot["y"] - 200, steps=4)
    turn_until_it_fits(anna)
    goal = anna.page.locator(".nd-anchor .anchor-dot").first.bounding_box()
    assert goal is not None
    x, y = goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2
    anna.page.mouse.move(x, y, steps=6)
    anna.page.mouse.up()
    expect(anna.page.locator(".nd-held:not(.illegal)")).to_be_visible()
    assert anna.barriers() == []
    anna.page.mouse.click(x, y)  # a second tap on it confirms
    assert until(lambda: tiles() > before)
    assert wanted not in game.me["tiles"]
    assert anna.faults == []


def test_german_on_a_phone(person: MakePerson) -> None:
    anna = person(phone=True, lang="de")
    game = sit_down(anna, "random", "random")
    assert not anna.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
    target = game.target("capital ")
    box = target.locator("polygon").last.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 40
    notation = str(target.get_attribute("data-option"))
    target.tap()
    game.confirm()
    assert game.me["capital"] == int(notation.split()[1])
    game.pass_on("choose-focus")
    anna.page.locator('.tab-bar [data-to="mine"]').tap()
    anna.page.locator(".nd-mat .focus-card .press").first.tap()
    game.confirm()
    anna.page.locator('.tab-bar [data-to="goals"]').tap()
    expect(anna.page.locator(".nd-rail .agendas")).to_contain_text("Agenden")
    expect(anna.page.locator(".nd-rail .wonder-card")).to_have_count(4)
    anna.page.locator('.tab-bar [data-to="others"]').tap()
    anna.page.locator(".nd-strips .strip-open").first.tap()
    expect(anna.page.locator("dialog.drawer")).to_contain_text("Die Zivilisation von")
    anna.page.keyboard.press("Escape")
    anna.check_page()
    assert anna.barriers() == []


@pytest.mark.parametrize("step", ["choose-focus", "place-control"])
def test_no_barrier_while_exploring(person: MakePerson, step: str) -> None:
    anna = person()
    game = sit_down(anna, "random", "random", "random")
    game.pass_on("choose-focus")
    if step == "place-control":
        game.focus("culture")
        game.pass_on(step)
    anna.check_page()
    assert anna.barriers() == []
    if step == "choose-focus":
        for button in (3, 4):  # the key, diplomacy
            anna.page.locator(".map-tools .btn").nth(button).click()
            expect(anna.page.locator("dialog.drawer")).to_be_visible()
            assert anna.barriers() == []
            anna.page.keyboard.press("Escape")


def test_the_card_browser_shows_every_kind(person: MakePerson) -> None:
    anna = person()
    anna.goes_to("/cards/newdawn")
    headings = anna.page.locator(".cards-page section h2")
    expect(headings).to_have_count(9)
    assert "Natural wonders" in headings.all_text_contents()[5]
    assert anna.faults == []
