"""What common gestures cost: clicks, requests, time until they are acknowledged; and the first load of the home page.

Run with ``-s`` to read the figures. The limits are what they were when they were last looked at, with room for a slow
machine where time is concerned.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Request, expect

from tessera.kernel.script import Script
from tests.server.processes import until
from tests.web import ages
from tests.web.laid_out import open_at
from tests.web.person import MakePerson, Person
from tests.web.played import played
from tests.web.specimens import Scene, position

FIRST_LOAD = 250_000
"""Bytes that the home page may take at first, compressed."""


class Gesture:
    """Counts what a person does and what the page asks the server for meanwhile."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.clicks = 0
        self.sent: list[Request] = []
        self.questions = {self.decision["ply"]}
        person.page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if "/api/tables/" in request.url:
            self.sent.append(request)

    @property
    def decision(self) -> Any:
        return self.person.table(self.table)["decision"]

    @property
    def moves(self) -> int:
        return len(self.person.moves_sent())

    def click(self, selector: str) -> None:
        self.person.page.locator(selector).first.click()
        self.clicks += 1

    def confirm(self) -> float:
        """Confirm; the seconds until the server has acknowledged the move."""
        with self.person.sockets[-1].expect_event("framereceived", lambda frame: b'{"ack":' in bytes(frame)):
            begun = time.perf_counter()
            self.click(".panel-foot button[type=submit]:visible")
        return time.perf_counter() - begun


def sit(anna: Person, database: str, game: str, plies: int) -> Gesture:
    anna.sign_in_as_guest("Anna")
    table = open_at(played(game, 3, plies), database, anna, "random", "random")
    anna.visit(table)
    anna.page.locator(".decision-form").wait_for()
    return Gesture(anna, table)


def report(name: str, gesture: Gesture, seconds: float) -> None:
    asked = len(gesture.sent) + len(gesture.person.said) - gesture.moves
    counts = f"{gesture.clicks} clicks, {gesture.moves} moves sent, {asked} further requests"
    print(f"\n{name}: {counts}, {seconds * 1000:.0f} ms")


def test_resolving_astrology(person: MakePerson, database: str) -> None:
    gesture = sit(person(), database, "newdawn", 120)
    gesture.click('.focus-card[data-option="focus astrology"] .press')
    seconds = gesture.confirm()
    assert until(lambda: gesture.person.table(gesture.table)["moves"] > 0)
    if (gesture.decision or {}).get("step") == "advance-dial":  # suggested: one more click
        expect(gesture.person.page.locator(".panel-foot .go-text")).to_contain_text("Advance")
        gesture.confirm()
    report("resolve Astrology", gesture, seconds)
    assert gesture.clicks <= 3
    assert gesture.moves <= 2


def test_sending_a_caravan(person: MakePerson, database: str) -> None:
    gesture = sit(person(), database, "newdawn", 120)
    page = gesture.person.page
    gesture.click('.focus-card[data-option="focus currency"] .press')
    seconds = gesture.confirm()
    expect(page.locator(".nd-map .target").first).to_be_visible()
    gesture.click(".nd-map .target")
    if page.locator(".panel-foot button[type=submit].primary").count() == 0:
        gesture.click(".nd-map .target:not(.is-selected)")
    gesture.confirm()
    report("send a caravan", gesture, seconds)
    assert gesture.clicks <= 5
    assert gesture.moves == 2


def test_bidding_four(person: MakePerson, database: str) -> None:
    gesture = sit(person(), database, "peloponnes", 24)
    page = gesture.person.page
    gesture.click(".rows .game-card.legal .press")
    parts = page.locator(".answer-parts li")
    expect(parts.nth(1)).to_be_visible()
    size = parts.nth(1).locator("output")
    while "4" not in size.inner_text():
        before = size.inner_text()
        gesture.click(".answer-parts li:nth-child(2) button:last-child")
        expect(size).not_to_have_text(before)
    seconds = gesture.confirm()
    report("bid 4 on a card", gesture, seconds)
    assert gesture.moves == 1
    assert gesture.clicks <= 5


class Gestured(NamedTuple):
    """What people do most often, as clicks on the board; the last one confirms, wherever it is still to be done."""

    name: str
    script: Callable[[], tuple[Script, int]]
    clicks: tuple[str, ...]
    at_most: int
    moves: int = 1
    answers: str = ""
    """What must have been sent, so that nothing shorter is counted."""


def ruling(scene: Callable[[], Script]) -> Callable[[], tuple[Script, int]]:
    return lambda: (scene(), 0)


def with_seven_cards() -> Script:
    """Seat 0 ends its turn with four military cards more than it may keep."""
    t = ages.in_age_two(2)
    t.hand(
        0,
        "plunder_2",
        "prosperity",
        "spy_2",
        "conquistadors",
        "war_over_culture",
        "raid_2",
        "military_bonus_2",
    )
    ages.begins_turn(t, 0)
    t.choose("pass")
    t.choose("end")
    return t


def golden(game: str, record: str, question: str, time: int) -> Callable[[], tuple[Script, int]]:
    return lambda: position(game, Scene(record, question, time))


CIVILIZATION, TAPESTRY = "heuristic-3-introductory", "heuristic-3-choose-die"
GESTURES = (
    Gestured("take a card", ruling(ages.acting), ('.the-row [data-option^="take "] .press',), 2),
    Gestured("build", ruling(ages.acting), ('.ta-mat [data-option^="build "]',), 2),
    Gestured("no politics", ruling(ages.governing), (".last-option",), 2),
    Gestured("end the turn", ruling(ages.acting), (".last-option",), 2),
    Gestured(
        "discard four cards",
        ruling(with_seven_cards),
        tuple(
            f'.ta-mat [data-option="discard {card}"]'
            for card in ("plunder_2", "prosperity", "spy_2", "raid_2")
        ),
        5,
        4,
    ),
    Gestured(
        "build in a city",
        golden("civilization", CIVILIZATION, "CityMenu", 18),
        ('.cv-market [data-explain="building:market"] button', ".cv-map .target"),
        3,
        answers=r"city j6 / build market / at \w+",
    ),
    Gestured("finish a phase", golden("civilization", CIVILIZATION, "CityMenu", 12), (".last-option",), 2),
    Gestured(
        "advance",
        golden("tapestry", TAPESTRY, "ChooseTurn", 12),
        (".tp-tracks .sp.legal", ".options .option-chip:visible"),
        3,
    ),
    Gestured("place a building", golden("tapestry", TAPESTRY, "PlaceBuilding", 8), (".tp-city .target",), 2),
)


@pytest.mark.parametrize("each", GESTURES, ids=lambda each: each.name)
def test_what_is_done_often_takes_few_clicks(person: MakePerson, database: str, each: Gestured) -> None:
    anna = person()
    anna.sign_in_as_guest("Anna")
    anna.window.set_viewport_size({"width": 1366, "height": 768})
    script, asked = each.script()
    seats = [anna if seat == asked else "random" for seat in range(script.state.seats)]
    table = open_at(script, database, *seats)
    anna.visit(table)
    anna.page.locator(".decision-form").wait_for()
    gesture = Gesture(anna, table)
    whole = anna.page.locator(".panel-foot button[type=submit].primary")
    for place, selector in enumerate(each.clicks):
        if place == 0 or each.moves > 1 or not whole.count():
            gesture.click(selector)
            anna.settle()
    seconds = gesture.confirm()
    assert until(lambda: anna.table(table)["moves"] >= each.moves)
    assert len(anna.moves_sent(each.moves)) == each.moves
    assert re.fullmatch(each.answers or ".*", anna.moves_sent()[-1])
    report(each.name, gesture, seconds)
    assert gesture.clicks <= each.at_most
    assert anna.faults == []


def test_the_first_load_of_the_home_page(person: MakePerson) -> None:
    anna = person()
    session = anna.context.new_cdp_session(anna.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    anna.page.goto(anna.address)
    anna.page.locator(".game-tile").first.wait_for()
    anna.page.wait_for_load_state("networkidle")
    print(f"\nhome page: {sum(sizes) / 1000:.0f} kB in {len(sizes)} files")
    assert 0 < sum(sizes) < FIRST_LOAD
