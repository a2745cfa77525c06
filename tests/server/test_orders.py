"""Orders through the server: foreseen, given, carried out by itself, kept over a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.processes import until
from tests.server.running import Browser, Site, site
from tests.server.test_notices import together, waited_for


def pass_once(person: Browser, table: str) -> None:
    ply = person.table(table)["decision"]["ply"]
    person.post(f"/api/tables/{table}/moves", {"ply": ply, "option": "pass"})


def order(person: Browser, table: str, expect: int = 200) -> Any:
    """Order to pass, as somebody does who has looked at what will be asked."""
    found = person.get(f"/api/tables/{table}/foreseen")
    assert found["step"] == "bid" and found["prompt"]["key"]
    assert "pass" in [answer["do"] for answer in found["answers"]]
    body = {"step": found["step"], "option": "pass", "expects": found["expects"]}
    person.send("PUT", f"/api/tables/{table}/order", body, expect)
    return found


def test_an_order_is_carried_out_by_itself(tmp_path: Path) -> None:
    with site(tmp_path) as here:
        anna, ben = here.browser("Anna"), here.browser("Ben")
        table = together(anna, ben)
        active, waits = waited_for(table, anna, ben)
        order(waits, table)
        said = [{"verb": "pass", "args": []}]
        assert waits.table(table)["order"] == {"do": "pass", "said": said, "dropped": ""}
        assert active.table(table)["order"] is None
        pass_once(active, table)
        assert until(lambda: waits.table(table)["order"] is None, 20)
        log = waits.table(table)["log"]
        assert [row["do"] for row in log if row["seat"] == waits.table(table)["you"]] == ["pass"]


def test_who_is_asked_or_does_not_sit_has_nothing_to_foresee(tmp_path: Path) -> None:
    with site(tmp_path) as here:
        anna, ben = here.browser("Anna"), here.browser("Ben")
        table = together(anna, ben)
        active, waits = waited_for(table, anna, ben)
        assert active.get(f"/api/tables/{table}/foreseen", expect=409)["error"] == "table-asked-now"
        here.browser("Zoe").get(f"/api/tables/{table}/foreseen", expect=403)
        waits.send("DELETE", f"/api/tables/{table}/order", None, 409)
        body = {"step": "bid", "option": "pass", "expects": "x"}
        active.send("PUT", f"/api/tables/{table}/order", body, 409)


def test_an_order_is_kept_over_a_restart_and_can_be_taken_back(tmp_path: Path) -> None:
    with site(tmp_path) as here:
        anna, ben = here.browser("Anna"), here.browser("Ben")
        table = together(anna, ben)
        active, waits = waited_for(table, anna, ben)
        order(waits, table)
        cookies = [dict(person.client.cookies) for person in (active, waits)]
    with site(tmp_path) as again:
        active, waits = (_back(again, each) for each in cookies)
        assert waits.table(table)["order"]["do"] == "pass"
        waits.send("DELETE", f"/api/tables/{table}/order", None, 200)
        assert waits.table(table)["order"] is None
        order(waits, table)
        pass_once(active, table)
        assert until(lambda: waits.table(table)["order"] is None, 20)


def _back(here: Site, cookies: dict[str, str]) -> Browser:
    browser = here.browser()
    for name, value in cookies.items():
        browser.client.cookies.set(name, value)
    return browser
