"""Responses in the browser: a small question beside the board, wishes within reach, nothing that tells on others."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.person import MakePerson, Person
from tests.web.test_parts import chip, go, parts, server

__all__ = ["server"]  # the fixture: a server with the test game


def panel(person: Person) -> Any:
    return person.page.locator(".decision-panel")


def two(person: MakePerson, **how: Any) -> tuple[Person, Person, str]:
    """Anna is on turn; Ben, who could object, sits opposite."""
    anna, ben = person(), person(**how)
    anna.sign_in_as_guest("Anna")
    ben.sign_in_as_guest("Ben")
    table = anna.open("me", "open", start=False, game="parley", vetoes="all", rounds=30)
    ben.call("POST", f"/api/tables/{table}/sit")
    anna.call("POST", f"/api/tables/{table}/start")
    for each in (anna, ben):
        each.visit(table)
    anna.wait_until_asked()
    return anna, ben, table


def demand(anna: Person) -> None:
    chip(anna, "demand 1").click()
    expect(parts(anna).last).to_contain_text("Loudly")
    go(anna).click()


@pytest.mark.parametrize("phone", [False, True])
def test_whoever_is_aimed_at_is_asked_beside_the_board(person: MakePerson, phone: bool) -> None:
    anna, ben, table = two(person, phone=phone)
    demand(anna)
    expect(panel(ben).locator("h2")).to_contain_text("Do you object?")
    expect(panel(anna)).to_contain_text("Whoever wants may respond")
    board, asked = ben.page.locator(".board").bounding_box(), panel(ben).bounding_box()
    assert board is not None and asked is not None
    beside = asked["x"] >= board["x"] + board["width"] - 1 or asked["y"] >= board["y"] + board["height"] / 3
    assert beside, "the question hides the board"
    panel(anna).get_by_role("button", name="Answer in advance").click()  # her next turn, not a response
    expect(anna.page.locator("dialog .order-window")).to_contain_text("never given in advance")
    anna.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    chip(ben, "pass").click()
    go(ben).click()
    expect(anna.page.locator(".log-entry", has_text="gets 1 coins")).to_have_count(1)
    assert anna.table(table)["log"][1]["seat"] == -1
    anna.check_page()
    ben.check_page()


def test_wishes_are_kept_beside_the_question(person: MakePerson) -> None:
    anna, ben, table = two(person)
    demand(anna)
    wish = panel(ben).locator(".response-wish select")
    expect(wish).to_have_value("target")
    wish.select_option("pass")  # Ben is passed for from now on, at once too
    expect(anna.page.locator(".log-entry", has_text="gets 1 coins")).to_have_count(1)
    assert ben.table(table)["log"][1]["seat"] == -1
    ben.wait_until_asked()
    chip(ben, "rest").click()
    go(ben).click()
    anna.wait_until_asked()
    demand(anna)
    expect(anna.page.locator(".log-entry", has_text="gets 1 coins")).to_have_count(2)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_response_is_told_and_the_match_goes_on(person: MakePerson, lang: str) -> None:
    anna, ben, table = two(person, lang=lang)
    demand(anna)
    chip(ben, "veto").click()
    go(ben).click()
    # Anna could object to the objection, but it is not aimed at her: she is passed for.
    expect(anna.page.locator(".log-entry", has_text="prevents it")).to_have_count(1)
    assert anna.table(table)["view"]["players"][1]["coins"] == 2
    ben.check_page()
