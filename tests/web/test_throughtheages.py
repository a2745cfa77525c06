"""Through the Ages through the page: the card row, the civilization, the ledger, the end of a turn."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.processes import until
from tests.web.person import MakePerson, Person
from tests.web.test_newdawn import serious

SELECTED = re.compile(r"\bis-selected\b")


class Ruler:
    """Somebody at a table of Through the Ages."""

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

    def offered(self) -> list[str]:
        """What can be done, once the page asks for it too."""
        expect(self.page.locator(".last-option")).to_be_visible()
        return [option["do"] for option in self.sheet["decision"]["options"]]

    def on_the_board(self, notation: str) -> Locator:
        return self.page.locator(f'.table-page [data-option="{notation}"]:not(label)').first

    def confirm(self) -> None:
        before = self.sheet["moves"]
        self.page.locator(".panel-foot button[type=submit]:visible").click()
        assert until(lambda: self.sheet["moves"] > before)

    def take(self) -> int:
        """Take the first card of the row that can be taken by a click on it; its space."""
        notation = next(option for option in self.offered() if option.startswith("take "))
        space = int(notation.split()[1])
        card = self.page.locator(f'.the-row [data-space="{space}"] .row-card')
        card.locator(".press").click()
        expect(card).to_have_class(SELECTED)
        self.confirm()
        return space

    def end_turn(self) -> None:
        self.page.locator(".last-option").click()
        expect(self.page.locator(".last-option")).to_have_attribute("aria-pressed", "true")
        self.confirm()

    def go_on(self) -> None:
        """Answer everything but actions as shortly as possible, until an action is asked for."""
        for _ in range(400):
            sheet = self.sheet
            decision = sheet["decision"]
            assert sheet["status"] == "playing"
            if decision is None:
                self.page.wait_for_timeout(20)
                continue
            if decision["step"] == "action-phase":
                self.offered()
                return
            whole = [option["do"] for option in decision["options"] if option["whole"]]
            option = "pass" if "pass" in whole else whole[-1]
            body = {"ply": decision["ply"], "option": option}
            self.person.call("POST", f"/api/tables/{self.table}/moves", body)
        raise AssertionError("no action is asked for")


def sit_down(person: Person, *bots: str) -> Ruler:
    person.sign_in_as_guest("Anna")
    table = person.open("me", *(bots or ("random",)), game="throughtheages")
    person.visit(table)
    game = Ruler(person, table)
    game.go_on()
    return game


def test_a_few_rounds_from_the_home_page_by_clicks_on_the_board(person: MakePerson) -> None:
    anna = person()
    anna.tile("throughtheages").get_by_role("button").nth(1).click()
    form = anna.page.locator(".table-form")
    form.get_by_text("2", exact=True).click()
    form.locator(".seat-list select").nth(1).select_option("random")
    form.locator("button[type=submit]").click()
    anna.page.wait_for_selector(".ta-board")
    game = Ruler(anna, anna.page.url.rpartition("/")[2])

    game.go_on()
    held = game.me["civil_hand"]["size"] + (game.me["unfinished"] >= 0)
    space = game.take()
    assert game.sheet["view"]["row"][space - 1] < 0
    assert game.me["civil_hand"]["size"] + (game.me["unfinished"] >= 0) == held + 1
    anna.check_page()
    game.end_turn()

    for _ in range(2):
        game.go_on()
        assert "grow" in game.offered()  # two unused food at least, at the beginning
        game.on_the_board("grow").click()
        expect(anna.page.locator(".ledger .way.on")).to_be_visible()
        workers = game.me["unused"]
        game.confirm()
        assert game.me["unused"] == workers + 1
        game.go_on()
        tile = next(
            option
            for option in game.offered()
            if option.startswith("build ")
            and option.split()[1] in ("agriculture", "bronze", "philosophy", "religion")
        )
        game.on_the_board(tile).click()
        game.confirm()
        assert game.me["unused"] == workers
        anna.check_page()
        game.go_on()
        game.end_turn()
    assert anna.faults == []


def test_the_ledger_follows_the_choice_and_ending_the_turn_warns(person: MakePerson) -> None:
    anna = person()
    game = sit_down(anna)
    game.end_turn()
    game.go_on()
    page = anna.page
    expect(page.locator(".ledger tbody tr")).to_have_count(8)
    now = game.sheet["view"]["ledger"]["then"]
    expect(page.locator(".ledger .sum td").first).to_contain_text(str(now["food"]))
    expect(page.locator(".ledger thead th")).to_have_count(2)
    game.on_the_board("grow").click()
    after = anna.call("GET", f"/api/tables/{game.table}/preview?after=grow")["preview"]
    expect(page.locator(".ledger .sum td").nth(1)).to_contain_text(str(after["then"]["food"]))
    page.keyboard.press("Escape")
    page.locator(".last-option").click()
    expect(page.locator(".end-warnings")).to_contain_text("civil actions are unspent")
    assert serious(anna) == ""
    assert anna.faults == []


def test_what_is_refused_says_why_and_groups_open(person: MakePerson) -> None:
    anna = person()
    game = sit_down(anna)
    page = anna.page
    refused = page.locator(".the-row .row-card.is-refused .press")
    refused.last.click()  # in the first round there are too few actions for the last space
    expect(page.locator(".why-not")).to_contain_text("TA-8")
    page.keyboard.press("Escape")
    game.end_turn()
    game.go_on()
    build = page.locator(".option-group", has_text="Build")
    build.locator("h3 > button").click()
    expect(build.locator(".option-chip").first).to_be_visible()
    expect(page.locator(".table-page")).to_have_attribute("data-group", "build")
    page.locator(".ratings button").first.click()
    expect(page.locator(".breakdown")).to_be_visible()
    page.locator(".breakdown .btn").click()
    page.locator(".ta-strips .strip-open").first.click()
    expect(page.locator("dialog.drawer .ta-sheet .tile").first).to_be_visible()
    assert serious(anna) == ""
    page.keyboard.press("Escape")
    anna.check_page()


def test_keys_alone_are_enough(person: MakePerson) -> None:
    anna = person()
    game = sit_down(anna)
    page = anna.page
    letter = page.locator(".option-group.open .option-chip input").first.get_attribute("aria-keyshortcuts")
    page.keyboard.type(letter or "")
    expect(page.locator(".option-chip.is-selected")).to_have_count(1)
    before = game.sheet["moves"]
    page.keyboard.press("Enter")
    assert until(lambda: game.sheet["moves"] > before)
    assert anna.faults == []


def test_german_on_a_phone(person: MakePerson) -> None:
    anna = person(phone=True, lang="de")
    game = sit_down(anna, "random", "random")
    page = anna.page
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
    game.take()
    page.locator(".last-option").tap()
    expect(page.locator(".last-option")).to_contain_text("Zug beenden")
    game.confirm()
    game.go_on()
    page.locator('.tab-bar [data-to="mine"]').tap()
    expect(page.locator(".ta-mat .tile").first).to_be_visible()
    expect(page.locator(".ta-mat .hands")).to_contain_text("Zivile Hand")
    assert serious(anna) == ""
    page.locator('.tab-bar [data-to="others"]').tap()
    expect(page.locator(".ta-strips .player-strip")).to_have_count(2)
    page.locator(".ta-strips .strip-open").first.tap()
    expect(page.locator("dialog.drawer")).to_contain_text("Die Zivilisation von")
    page.keyboard.press("Escape")
    anna.check_page()


def test_the_card_browser_shows_every_kind(person: MakePerson) -> None:
    anna = person()
    anna.page.goto(f"{anna.address}/cards/throughtheages")
    expect(anna.page.locator(".ta-card").first).to_be_visible()
    assert anna.faults == []
