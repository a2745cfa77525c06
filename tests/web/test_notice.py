"""The browser tells that it is one's turn: once per waiting period, and only to those who look elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.processes import until
from tests.web.person import MakePerson, Person

# Real notifications, noted. A browser without a screen believes that every page has the focus, and without windows it
# allows no page to show anything, whatever was granted.
NOTE = """
window.notices = [];
const Real = window.Notification;
window.Notification = class extends Real {
  static get permission() { return "granted"; }
  constructor(title, options) { super(title, options); window.notices.push([title, options.body]); }
};
"""
ELSEWHERE = "document.hasFocus = () => false;"


def told(anna: Person) -> Any:
    return anna.page.evaluate("window.notices")


def waits(anna: Person, ben: Person, *scripts: str) -> str:
    """A table at which Anna, who wants to be told, waits for Ben."""
    anna.context.grant_permissions(["notifications"])
    for script in scripts:
        anna.context.add_init_script(script)
    anna.sign_in_as_guest("Anna")
    anna.call("PATCH", "/api/me", {"preferences": {"notifications": True, "language": "de"}})
    ben.sign_in_as_guest("Ben")
    while True:
        table = anna.open("me", "open", start=False)
        ben.call("POST", f"/api/tables/{table}/sit")
        anna.call("POST", f"/api/tables/{table}/start")
        if anna.table(table)["waiting"] == [1]:
            break
    anna.visit(table)
    anna.page.wait_for_selector(".asked-of")
    return table


def pass_turn(ben: Person, table: str) -> None:
    decision = ben.table(table)["decision"]
    ben.call("POST", f"/api/tables/{table}/moves", {"ply": decision["ply"], "option": "pass"})


def test_who_looks_elsewhere_is_told_once(person: MakePerson) -> None:
    anna, ben = person(), person()
    table = waits(anna, ben, NOTE, ELSEWHERE)
    assert told(anna) == []
    pass_turn(ben, table)
    anna.wait_until_asked()
    assert until(lambda: len(told(anna)) == 1)
    title, body = told(anna)[0]
    assert title == "Du bist am Zug" and "Peloponnes" in body
    ben.call("POST", f"/api/tables/{table}/chat", {"text": "one moment"})
    anna.page.locator(".log-tabs .count").wait_for()
    assert len(told(anna)) == 1, "the same waiting period is told once"


@pytest.mark.parametrize("refuses", [True, False])
def test_who_looks_at_the_table_or_wants_none_is_not_told(person: MakePerson, refuses: bool) -> None:
    anna, ben = person(), person()
    table = waits(anna, ben, NOTE, *([ELSEWHERE] if refuses else []))
    if refuses:
        anna.call("PATCH", "/api/me", {"preferences": {"notifications": False}})
        anna.page.reload()
        anna.page.wait_for_selector(".asked-of")
    pass_turn(ben, table)
    anna.wait_until_asked()
    assert until(lambda: "●" in anna.page.title()), "the tab says so all the same"
    assert told(anna) == []
