"""Civilization through the page: the map, a city action in parts, movement, the phone."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Locator, expect

from tessera.games.civilization.rules.culture import PlacePerson
from tessera.games.civilization.rules.start import StartMenu
from tessera.games.civilization.testing.scene import CivilizationScript
from tests.games.civilization.scenes import archer_alone_in_front
from tests.games.civilization.scenes import table as scene
from tests.server.processes import ServerProcess, until
from tests.web.laid_out import open_at
from tests.web.person import MakePerson, Person

SELECTED = re.compile(r"\bis-selected\b")


class Leader:
    """Somebody at a table of Civilization."""

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

    def on_the_map(self, notation: str) -> Locator:
        return self.page.locator(f'.cv-map [data-option="{notation}"]')

    def confirm(self) -> None:
        before = self.sheet["moves"]
        self.page.locator(".panel-foot button[type=submit]:visible").click()
        assert until(lambda: self.sheet["moves"] > before)

    def go_on(self, step: str) -> list[str]:
        """Answer everything as shortly as possible until a step is asked for; what can be done then."""
        for _ in range(400):
            sheet = self.person.question(self.table)
            decision = sheet["decision"]
            assert sheet["status"] == "playing"
            if decision["step"] == step:
                expect(self.page.locator(f'[data-ply="{decision["ply"]}"]')).to_be_visible()
                return [option["do"] for option in decision["options"]]
            whole = [option["do"] for option in decision["options"] if option["whole"]]
            short = [
                option for option in ("decline", "pass", "none", "end", "stop", "idle") if option in whole
            ]
            body = {"ply": decision["ply"], "option": (short or whole)[0]}
            self.person.call("POST", f"/api/tables/{self.table}/moves", body)
        raise AssertionError(f"{step} is not asked for")


def sit_down(person: Person) -> Leader:
    person.sign_in_as_guest("Anna")
    person.call(
        "PATCH", "/api/me", {"preferences": {"pace": "off", "ask_anyway": True}}
    )  # the tests answer themselves
    table = person.open("me", "random", game="civilization", offer_budget=0)
    person.visit(table)
    return Leader(person, table)


def test_a_capital_is_placed_and_an_army_produced_by_taps_on_the_map(person: MakePerson) -> None:
    anna = person()
    game = sit_down(anna)
    capital = game.go_on("place-capital")[0]
    game.on_the_map(capital).click()
    expect(game.on_the_map(capital)).to_have_class(SELECTED)
    game.confirm()
    assert len(game.me["cities"]) == 1

    options = game.go_on("city-menu")
    army = next(option for option in options if option.endswith("/ army"))
    armies = len(game.me["armies"])
    anna.page.locator(f'.decision-panel [data-option="{army}"]').click()
    expect(anna.page.locator(".cv-preview")).to_be_visible()
    square = anna.page.locator(".cv-map .target").first
    square.click()
    expect(square).to_have_class(SELECTED)
    assert anna.barriers() == []
    expect(anna.page.locator(".cv-cities th:not(:has([aria-label]))")).to_have_text([re.compile(r"\w")] * 3)
    anna.check_page()
    game.confirm()
    assert until(lambda: len(game.me["armies"]) == armies + 1)
    assert anna.faults == []


def test_the_market_and_the_lens_show_the_same_as_the_panel(person: MakePerson) -> None:
    anna = person()
    game = sit_down(anna)
    game.go_on("city-menu")
    page = anna.page
    train = page.locator(".mk-units .legal button").first
    notation = train.get_attribute("data-option")
    train.click()
    chip = page.locator(f'.decision-panel [data-option="{notation}"]')
    expect(chip).to_have_class(SELECTED)
    page.keyboard.press("Escape")
    expect(chip).not_to_have_class(SELECTED)
    expect(page.locator(".cv-lens [data-square]")).to_have_count(9)
    expect(page.locator(".cv-race tbody tr")).to_have_count(4)
    expect(page.locator(".cv-phases .now")).to_contain_text("City Management")
    assert anna.faults == []


def test_figures_move_to_a_square_that_can_be_reached(person: MakePerson) -> None:
    anna = person()
    game = sit_down(anna)
    start = next(option for option in game.go_on("move-menu") if option.startswith("move "))
    game.on_the_map(start).click()
    with_whom = anna.page.locator('.decision-panel [data-option^="with "]').first
    expect(with_whom.or_(anna.page.locator('.cv-map [data-option^="to "]')).first).to_be_visible()
    if with_whom.is_visible():  # several figures stand there
        with_whom.click()
    reached = anna.page.locator('.cv-map .target[data-option^="to "]').first
    reached.click()
    expect(reached).to_have_class(SELECTED)
    game.confirm()
    assert anna.faults == []


def below_each_other(person: Person, *parts: str) -> bool:
    """Whether parts of the board stand one below the other and nothing of one lies on the next."""
    boxes = [person.page.locator(part).first.bounding_box() for part in parts]
    found = [(box["y"], box["y"] + box["height"]) for box in boxes if box is not None]
    return len(found) == len(parts) and all(a[1] <= b[0] for a, b in pairwise(found))


def test_the_board_on_a_phone_in_german(person: MakePerson) -> None:
    anna = person(phone=True, lang="de")
    game = sit_down(anna)
    game.go_on("city-menu")
    for tab, part in (
        ("mine", ".cv-mat"),
        ("others", ".cv-strip"),
        ("goals", ".cv-market"),
        ("board", ".cv-map"),
    ):
        anna.page.locator(f'.tab-bar [data-to="{tab}"]').click()
        expect(anna.page.locator(part).first).to_be_visible()
        anna.check_page()
        if tab == "goals":
            assert below_each_other(anna, ".cv-track", ".cv-market", ".cv-phases", ".cv-race")
    expect(anna.page.locator("body")).not_to_contain_text("<cv-")
    assert anna.faults == []


# --- positions laid out by hand -----------------------------------------------------------------------------


def sit_at(person: Person, server: ServerProcess, script: CivilizationScript, seat: int = 0) -> Leader:
    """At a table that begins with a position; whoever else plays is a bot."""
    person.sign_in_as_guest("Anna")
    seats: list[Person | str] = ["random"] * script.state.seats
    seats[seat] = person
    table = open_at(script, server.database, *seats)
    person.visit(table)
    return Leader(person, table)


def test_the_panel_says_what_a_building_changes(person: MakePerson, server: ServerProcess) -> None:
    t = scene(2, ("germany", "china"))
    t.square("F", "b3", "d3", "c2", "c4")
    t.knows(0, "currency", "philosophy")
    t.builds(0, "market", "b3")
    t.manage(0)
    anna = person()
    game = sit_at(anna, server, t)
    game.go_on("city-menu")
    preview = anna.page.locator(".cv-preview")
    anna.page.locator('.decision-panel [data-option="city c3 / build temple"]').click()
    expect(preview).to_contain_text("B3 (Market goes)")
    expect(preview).to_contain_text("7 of 7 production")
    expect(anna.page.locator(".cv-lens h3 em").first).to_be_visible()
    assert anna.faults == []


def test_a_counter_starts_from_the_offer(person: MakePerson, server: ServerProcess) -> None:
    t = scene(2)
    t.has(0, trade=9, culture=4)
    t.has(1, trade=9, culture=4)
    t.goods(1, silk=1)
    t.trade()
    t.choose("to 1 / give trade 5 / for / get culture 2 / get silk 1 / offer")
    anna = person()
    game = sit_at(anna, server, t, seat=1)
    game.go_on("answer-offer")
    expect(anna.page.locator(".cv-offer")).to_contain_text("5")
    anna.page.locator('.decision-panel [data-option="counter"]').click()
    maker = anna.page.locator(".cv-maker")
    expect(maker.locator("output")).to_have_text(["2/4", "1/1", "5/9", "0/4"])
    maker.locator('button[data-option="offer"]').click()
    game.confirm()
    assert until(lambda: "trade 5" in str([row["do"] for row in game.sheet["log"]]))
    assert anna.faults == []


def test_a_battle_says_who_dies(person: MakePerson, server: ServerProcess) -> None:
    t = archer_alone_in_front()
    anna = person()
    game = sit_at(anna, server, t)
    game.go_on("battle-turn")
    page = anna.page
    page.locator('.cv-battle [data-option="unit mounted_3"]').click()
    against = page.locator('.decision-panel [data-option="against 1"]')
    expect(against).to_contain_text("Attack Archer 3 on front 1: kills it unhurt")
    against.click()
    expect(page.locator(".b-totals .tot").first).to_contain_text("→ 0")
    game.confirm()
    assert anna.faults == []


def test_what_is_asked_on_the_map_is_not_hidden_by_a_battle(
    person: MakePerson, server: ServerProcess
) -> None:
    t = archer_alone_in_front()
    t.reserve(0, "humanitarian")
    t.now(PlacePerson(0, t.number("humanitarian")))
    anna = person()
    game = sit_at(anna, server, t)
    site = game.go_on("place-person")[0]
    game.on_the_map(site).click()
    expect(game.on_the_map(site)).to_have_class(SELECTED)
    expect(anna.page.locator(".cv-battle")).to_have_count(0)
    game.confirm()
    expect(anna.page.locator(".cv-battle")).to_be_visible()  # where it was
    assert game.me["reserve"] == []
    assert anna.faults == []


def test_a_battle_that_has_ended_is_told_until_it_is_read(person: MakePerson, server: ServerProcess) -> None:
    t = scene(2, ("germany", "rome"))
    t.army(0, "h4")
    t.army(1, "h5")
    t.units(0, "mounted_3")
    t.move(0)
    anna = person()
    game = sit_at(anna, server, t)
    game.go_on("move-menu")
    body = {"ply": game.sheet["decision"]["ply"], "option": "move h4 / to h5"}
    anna.call("POST", f"/api/tables/{game.table}/moves", body)  # the only unit fights by itself
    report = anna.page.locator("dialog[open] .cv-report")
    expect(report).to_contain_text("You won the battle.")
    expect(report.locator(".report-fronts > li")).to_have_count(1)
    anna.page.keyboard.press("Enter")
    expect(report).to_have_count(0)


def action_announced() -> CivilizationScript:
    """Ben's city action can be stopped by Anna, who knows Writing and has a spy."""
    t = scene(2, ("germany", "china"))
    t.markers(1, "hut_spy")
    t.manage(0)
    t.choose("city c3 / devote")
    return t


def test_what_was_announced_lies_beside_the_map(person: MakePerson, server: ServerProcess) -> None:
    anna = person()
    game = sit_at(anna, server, action_announced(), seat=1)
    game.go_on("cancel-or-pass")
    announced = anna.page.locator(".cv-announcements:visible")
    expect(announced).to_have_count(1)
    expect(announced).to_contain_text("C3")
    card, field = announced.bounding_box(), anna.page.locator(".cv-board").bounding_box()
    assert card is not None and field is not None
    assert card["x"] >= field["x"] + field["width"]
    assert anna.faults == []


def test_what_was_announced_stands_in_the_panel_of_a_phone(person: MakePerson, server: ServerProcess) -> None:
    anna = person(phone=True)
    game = sit_at(anna, server, action_announced(), seat=1)
    game.go_on("cancel-or-pass")
    expect(anna.page.locator(".cv-announcements:visible")).to_have_count(1)
    expect(anna.page.locator(".decision-panel .cv-announcements")).to_contain_text("C3")
    assert anna.faults == []


def test_a_promise_goes_with_an_offer(person: MakePerson, server: ServerProcess) -> None:
    t = scene(2)
    t.has(0, trade=9)
    t.has(1, culture=4)
    t.trade()
    anna, ben = person(), person()
    for who, name in ((anna, "Anna"), (ben, "Ben")):
        who.sign_in_as_guest(name)
    table = open_at(t, server.database, anna, ben)
    for who in (anna, ben):
        who.visit(table)
    game = Leader(anna, table)
    anna.page.locator('.decision-panel [data-option="to 1"]').click()
    anna.page.locator(".cv-maker .stepper button").nth(1).click()
    anna.page.locator(".cv-maker .promise input").fill("And peace until the next turn")
    anna.page.locator('.cv-maker [data-option="offer"]').click()
    game.confirm()
    expect(ben.page.locator(".cv-offer blockquote")).to_have_text("And peace until the next turn")
    assert anna.faults == ben.faults == []


def test_nobody_is_asked_for_anarchy_alone_unless_they_wish(
    person: MakePerson, server: ServerProcess
) -> None:
    anna = person()
    anna.sign_in_as_guest("Anna")

    def begun(wish: bool) -> Leader:
        t = scene()
        t.now(StartMenu(0))
        assert t.options == ["govern anarchy_government", "end"]
        anna.call("PATCH", "/api/me", {"preferences": {"pace": "off", "ask_anyway": wish}})
        table = open_at(t, server.database, anna, "random")
        anna.visit(table)
        return Leader(anna, table)

    asked = begun(True)
    expect(anna.page.locator('.decision-form [data-option="govern anarchy_government"]')).to_be_visible()
    assert asked.sheet["moves"] == 0
    not_asked = begun(False)
    assert until(lambda: not_asked.sheet["moves"] > 0)
