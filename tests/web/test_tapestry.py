"""Tapestry through the page: tracks, placing a landmark, exploring, the key of the icons, bots, phones."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, expect

from tessera.games.tapestry.rules.turns import ChooseTurn
from tessera.kernel.script import Script
from tests.games.tapestry.scenes import table
from tests.server.processes import ServerProcess, until
from tests.web.laid_out import open_at
from tests.web.person import MakePerson, Person

SELECTED = re.compile(r"\bis-selected\b")
Wanted = Callable[[Any], bool]


class Founder:
    """Somebody at a table of Tapestry."""

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

    def go_on(self, wanted: Wanted) -> Any:
        """Answer shortly, rather advancing than taking income, until a question comes that was waited for."""
        for _ in range(1500):
            sheet = self.person.question(self.table)
            decision = sheet["decision"]
            assert sheet["status"] == "playing", "the match ended before"
            if wanted(decision):
                return decision
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
    anna.settle()
    for _ in range(3):  # what is still open: with what it is paid
        if game.page.locator(".panel-foot .primary[type=submit]").count():
            break
        game.page.locator(".options .option-chip:visible").first.click()
        anna.settle()
    game.confirm()
    track = ["exploration", "science", "technology", "military", "arts"].index(notation.split()[1])
    assert game.me["tokens"][track] != before[track]
    anna.check_page()


def test_a_landmark_is_turned_moved_and_placed(person: MakePerson, server: ServerProcess) -> None:
    anna = person()
    game = academy_in_hand(anna, server)
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


Cell = tuple[int, int]
PLOT = 15
"""Units of the drawing of a city for each of its plots."""


def academy_in_hand(person: Person, server: ServerProcess) -> Founder:
    """An empty city, and a landmark of 4 by 2 plots that comes into it."""
    t = table(2, income=3)
    t.stock(0, coin=2, worker=1)
    t.at(0, science=6)
    t.turn(0)
    t.choose("advance science / pay coin coin worker")
    person.sign_in_as_guest("Anna")
    game = Founder(person, open_at(t, server.database, person, "random"))
    person.visit(game.table)
    expect(person.page.locator(".placements .option-chip[data-way]").first).to_be_visible()
    return game


def ghost_of(game: Founder) -> set[Cell]:
    """The plots that the shape in the hand covers: columns and rows."""
    rects = game.board(".tp-city .ghost rect").all()
    return {
        (
            round(float(rect.get_attribute("x") or 0) / PLOT),
            round(float(rect.get_attribute("y") or 0) / PLOT),
        )
        for rect in rects
    }


def moved(cells: set[Cell], dx: int, dy: int) -> set[Cell]:
    return {(x + dx, y + dy) for x, y in cells}


def ghost_becomes(game: Founder, cells: set[Cell]) -> bool:
    return bool(until(lambda: ghost_of(game) == cells))


def test_a_landmark_is_moved_by_arrows_and_turned_by_a_key(person: MakePerson, server: ServerProcess) -> None:
    anna = person()
    game = academy_in_hand(anna, server)
    game.page.locator("body").press("ArrowDown")  # the best way is taken into the hand
    expect(game.board(".tp-city .ghost")).to_have_class(re.compile(r"\blegal\b"))
    start = ghost_of(game)
    left, top = min(x for x, _ in start), min(y for _, y in start)
    dx, key = (1, "ArrowRight") if left < 4 else (-1, "ArrowLeft")
    game.page.locator("body").press(key)
    assert ghost_becomes(game, moved(start, dx, 0))
    dy, key = (1, "ArrowDown") if top < 4 else (-1, "ArrowUp")
    game.page.locator("body").press(key)
    assert ghost_becomes(game, moved(start, dx, dy))
    game.page.locator("body").press("r")
    turned = {(left + dx + y - top, top + dy + x - left) for x, y in start}
    assert ghost_becomes(game, turned)
    game.page.locator("body").press("Shift+R")
    assert ghost_becomes(game, moved(start, dx, dy))
    anna.check_page()


def test_a_landmark_is_dragged_and_placed_where_it_was_dropped(
    person: MakePerson, server: ServerProcess
) -> None:
    anna = person()
    game = academy_in_hand(anna, server)
    game.page.locator(".placements .option-chip[data-way]").first.click()
    expect(game.board(".tp-city .ghost")).to_have_class(re.compile(r"\blegal\b"))
    start = ghost_of(game)
    ways = game.sheet["view"]["placing"]["ways"]
    legal = [{(plot % 9, plot // 9) for plot in way["plots"]} for way in ways if not way["outside"]]
    shifts = [(dx, dy) for dx in range(-5, 6) for dy in range(-5, 6) if dx or dy]
    dx, dy = next(shift for shift in shifts if moved(start, *shift) in legal)
    box = game.board(".tp-city .ghost rect").first.bounding_box()
    assert box is not None
    size = box["width"] * PLOT / (PLOT - 1)
    mouse = game.page.mouse
    mouse.move(box["x"] + size / 2, box["y"] + size / 2)
    mouse.down()
    mouse.move(box["x"] + size * (dx + 0.5), box["y"] + size * (dy + 0.5), steps=12)
    mouse.up()
    assert ghost_becomes(game, moved(start, dx, dy))
    expect(game.page.locator(".panel-foot .primary[type=submit]")).to_be_visible()
    game.confirm()
    city = game.sheet["view"]["summaries"][0]["city"]
    assert {(plot % 9, plot // 9) for plot in city["buildings"][-1]["plots"]} == moved(start, dx, dy)
    anna.check_page()


def test_a_way_to_lie_is_listed_once(person: MakePerson, server: ServerProcess) -> None:
    anna = person()
    game = academy_in_hand(anna, server)
    game.page.locator(".placements .option-chip[data-way]").first.click()
    expect(game.page.locator(".answer-parts, .crumbs, .parts").first).to_be_attached()
    assert game.page.locator(".decision-panel .options:visible").count() == 1


def test_a_conquest_shows_its_dice(person: MakePerson, server: ServerProcess) -> None:
    """Both faces with what they give; the one that is chosen is gained."""
    anna = person()
    t = table(2, income=2)
    t.stock(0, coin=1)
    t.turn(0)
    t.choose("advance military / pay coin")
    anna.sign_in_as_guest("Anna")
    game = Founder(anna, open_at(t, server.database, anna, "random"))
    anna.visit(game.table)
    game.board(".tap-map .target").first.click()
    game.confirm()
    dice = game.page.locator(".dice-panel .big-die.legal")
    expect(dice).to_have_count(2)
    dice.first.click()
    expect(dice.first).to_have_class(SELECTED)
    before = game.me["vp"]
    game.confirm()
    assert game.me["vp"] > before
    anna.check_page()


def test_a_tile_is_laid_on_the_map_and_turned(person: MakePerson, server: ServerProcess) -> None:
    anna = person()
    t = two_tiles_in_hand()
    anna.sign_in_as_guest("Anna")
    game = Founder(anna, open_at(t, server.database, anna, "random"))
    anna.visit(game.table)
    game.page.locator(".tile-chip.legal").last.click()
    hexes = game.board(".tap-map .target")
    expect(hexes.first).to_be_visible()
    hexes.first.click()
    expect(game.board(".tile-ghost")).to_be_visible()
    expect(game.page.locator(".exploring .tile-face")).to_be_visible()
    game.page.locator(".options .option-chip[data-option^='turn ']").first.click()
    expect(game.page.locator(".panel-foot .primary[type=submit]")).to_be_visible()
    game.confirm()
    assert t.number("territory_08") in game.sheet["view"]["laid"]
    anna.check_page()


def test_the_icons_are_explained_and_opponents_can_be_opened(person: MakePerson) -> None:
    anna = person()
    game = sit_down(anna, turn, "random", "random", arts=True, plans=True, fantasies=True)
    game.board(".lmb").click()
    expect(game.page.locator(".key-sheet li").nth(30)).to_be_attached()
    game.page.keyboard.press("Escape")
    game.board(".strip-open").first.click()
    expect(game.page.locator(".tp-sheet .incs")).to_be_visible()
    game.page.keyboard.press("Escape")
    assert game.board(".trk-arts").count() == 1
    assert anna.barriers() == []
    anna.check_page()


def test_against_the_automa_its_turn_is_explained(person: MakePerson) -> None:
    anna = person()
    moved: Wanted = lambda decision: turn(decision) and decision["ply"] > 12  # noqa: E731
    game = sit_down(anna, moved)
    game.board(".bot-line summary").click()
    expect(game.page.locator(".bot-steps li").first).to_be_visible()
    assert game.board(".player-strip").count() == 2
    anna.check_page()


def test_on_a_phone_every_tab_shows_its_part(person: MakePerson) -> None:
    anna = person(phone=True)
    game = sit_down(anna, turn, "random")
    parts = (".tp-city", ".tp-tracks", ".tp-mat", ".tp-strips", ".game-log")
    tabs = game.page.locator(".tab-bar button")
    expect(tabs).to_have_count(len(parts))
    for at, shown in enumerate(parts):
        tabs.nth(at).click()
        expect(game.page.locator(f".table-page {shown}").first).to_be_visible()
        for other in parts:
            if other != shown:
                expect(game.page.locator(f".table-page {other}").first).to_be_hidden()
    assert anna.barriers() == []
    anna.check_page()


def test_on_a_phone_the_map_is_in_sight_when_it_is_asked_about(
    person: MakePerson, server: ServerProcess
) -> None:
    anna = person(phone=True)
    t = table(2, income=2)
    t.stock(0, coin=1)
    t.turn(0)
    t.choose("advance military / pay coin")
    anna.sign_in_as_guest("Anna")
    game = Founder(anna, open_at(t, server.database, anna, "random"))
    anna.visit(game.table)
    expect(game.board(".tap-map .target").first).to_be_in_viewport()


def test_on_a_phone_the_map_comes_in_sight_when_the_tile_is_chosen(
    person: MakePerson, server: ServerProcess
) -> None:
    anna = person(phone=True)
    t = table(2, income=2)
    t.stock(0, coin=1)
    t.tiles(0, "territory_05", "territory_06")
    t.gains(0, "explore")
    anna.sign_in_as_guest("Anna")
    game = Founder(anna, open_at(t, server.database, anna, "random"))
    anna.visit(game.table)
    expect(game.board(".tile-chip").first).to_be_visible()
    game.page.locator(".tile-pick").first.click()
    expect(game.board(".tap-map .target").first).to_be_visible()
    expect(game.board(".tile-chip").first).to_be_hidden()
    expect(game.board(".hexn").first).to_have_text(re.compile(r"^[A-I][1-9]$"))


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


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_names_of_the_spaces_are_read_on_the_tracks(
    person: MakePerson, server: ServerProcess, size: tuple[int, int], lang: str
) -> None:
    """A newcomer looks for what the rules speak of; only where tokens stand a long name may make way."""
    anna = person(lang=lang)
    anna.sign_in_as_guest("Anna")
    anna.window.set_viewport_size({"width": size[0], "height": size[1]})
    script = table(2)
    script.now(ChooseTurn(0))
    anna.visit(open_at(script, server.database, anna, "random"))
    names = anna.page.locator(".tp-tracks .sp .nm")
    expect(names.first).to_be_visible()
    anna.settle()
    assert names.count() >= 48
    mute = [name.inner_text() for name in names.all() if not name.is_visible()]
    assert len(mute) <= 3, mute


def test_a_question_about_a_mat_is_answered_on_it(person: MakePerson, server: ServerProcess) -> None:
    anna = person()
    t = table(2, income=2)
    t.civ(0, "entertainers", 2)
    t.step(0, 1)
    anna.sign_in_as_guest("Anna")
    game = Founder(anna, open_at(t, server.database, anna, "random"))
    anna.visit(game.table)
    mat = game.board('.civ-mat.asked[data-civ="entertainers"]')
    expect(mat.locator(".mat-space.token")).to_have_count(1)
    mat.locator('.mat-space.legal[data-option="stage 7"]').click()
    game.confirm()
    assert game.sheet["view"]["summaries"][0]["mats"][0]["covered"] == [[7]]


def test_options_say_what_the_cards_do_that_they_name(person: MakePerson, server: ServerProcess) -> None:
    anna = person()
    t = table(2, income=2)
    t.hand(0, "capitalism", "guilds")
    t.step(0, 2)
    anna.sign_in_as_guest("Anna")
    anna.visit(open_at(t, server.database, anna, "random"))
    chip = anna.page.locator('.option-chip[data-option="play capitalism"]')
    expect(chip.locator(".does")).to_contain_text("gain 2 VP for each coin")


def conquering() -> Script:
    t = table(2, income=2)
    t.stock(0, coin=1)
    t.turn(0)
    t.choose("advance military / pay coin")
    return t


def advancing() -> Script:
    t = table(2, income=2)
    t.stock(0, coin=1, worker=1, food=1)
    t.turn(0)
    return t


PANELS = (".decision-panel", ".game-log", ".tp-map", ".tp-city", ".tp-mat")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_map_is_read_at_rest_and_nothing_changes_its_size_between_questions(
    person: MakePerson, server: ServerProcess, lang: str
) -> None:
    """On a laptop: a hex is as wide as a finger is, whatever is asked, and what is pressed stays in its place."""
    anna = person(lang=lang)
    anna.sign_in_as_guest("Anna")
    anna.window.set_viewport_size({"width": 1366, "height": 768})
    boxes = []
    for script in (advancing(), conquering(), two_tiles_in_hand()):
        anna.visit(open_at(script, server.database, anna, "random"))
        expect(anna.page.locator(".decision-form")).to_be_visible()
        anna.settle()
        hexes = anna.page.locator(".tap-map .hex")
        smallest = min(hexes.evaluate_all("all => all.map((each) => each.getBoundingClientRect().width)"))
        assert smallest > 48
        boxes.append([anna.page.locator(panel).last.bounding_box() for panel in PANELS])
        for corner in anna.page.locator(
            ".achs li"
        ).all():  # what is achieved lies beside the hexes, not on them
            box = corner.bounding_box()
            assert box is not None
            inner = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
            assert not hexes.evaluate_all(INSIDE, inner), corner.inner_text()
    assert boxes[0] == boxes[1] == boxes[2]
    anna.check_page()


def test_what_is_pressed_is_in_sight_however_much_is_offered(
    person: MakePerson, server: ServerProcess
) -> None:
    anna = person()
    t = table(2, income=2)
    t.tiles(0, *[f"territory_{number:02}" for number in range(5, 11)])
    t.at(0, exploration=1)
    t.stock(0, coin=1)
    t.turn(0)
    t.choose("advance exploration / pay coin")
    anna.sign_in_as_guest("Anna")
    anna.window.set_viewport_size({"width": 1366, "height": 768})
    anna.visit(open_at(t, server.database, anna, "random"))
    expect(anna.page.locator(".tile-pick")).to_have_count(6)
    anna.settle()
    panel = anna.page.locator(".decision-panel").bounding_box()
    foot = anna.page.locator(".panel-foot").last.bounding_box()
    assert panel is not None and foot is not None
    assert foot["y"] + foot["height"] <= panel["y"] + panel["height"] + 1
    anna.check_page()


INSIDE = """
  (hexes, { x, y }) => hexes.some((hex) => {
    const box = hex.getBoundingClientRect();
    return Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2) < box.height / 2;
  })
"""
"""Whether a point lies in one of the hexes."""


def two_tiles_in_hand() -> Script:
    t = table(2, income=2)
    t.tiles(0, "territory_05", "territory_08")
    t.at(0, exploration=1)
    t.stock(0, coin=1)
    t.turn(0)
    t.choose("advance exploration / pay coin")
    return t


def test_letters_on_the_map_are_in_reading_order(person: MakePerson, server: ServerProcess) -> None:
    """Row by row, and in each from left to right."""
    anna = person()
    t = table(2, income=2)
    t.tiles(0, "territory_05")
    t.gains(0, "explore_anywhere")
    anna.sign_in_as_guest("Anna")
    anna.visit(open_at(t, server.database, anna, "random"))
    targets = anna.page.locator(".tap-map .target")
    expect(targets.first).to_be_visible()
    anna.settle()
    labels = targets.evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))")
    named = [re.match(r"([A-Z]+): ([A-G])(\d)", label) for label in labels]
    lettered = sorted((len(name[1]), name[1], int(name[3]), name[2]) for name in named if name)
    assert len(lettered) == len(labels) > 20
    assert [place[2:] for place in lettered] == sorted(place[2:] for place in lettered)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_capitals_to_choose_from_are_drawn_before_one_is_confirmed(
    person: MakePerson, seats: int
) -> None:
    """Two of them, or the only one, which nobody is asked about."""
    anna = person()
    anna.sign_in_as_guest("Anna")
    anna.visit(anna.open("me", *["random"] * (seats - 1), game="tapestry"))
    expect(anna.page.locator(".decision-form")).to_be_visible()
    mats = anna.page.locator(".tp-city .offered-mat .face-city")
    expect(mats).to_have_count(2 if seats == 2 else 1)
    anna.settle()
    if seats == 2:
        anna.page.locator(".tp-city .offered-mat.legal").last.click()
        expect(anna.page.locator(".tp-city .offered-mat").last).to_have_class(SELECTED)
    anna.check_page()
