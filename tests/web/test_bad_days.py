"""In a real browser: a host keeps order, a full disk is waited for, and a match that rests goes on by consent."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.processes import PATIENCE, ServerProcess, until
from tests.server.test_bad_days import fill_disk
from tests.server.test_rules_changed import PEOPLE, old_match
from tests.server.zygote import Serve
from tests.web.person import MakePerson, Person


def test_a_host_without_a_seat_keeps_order_and_closes_the_table(person: MakePerson) -> None:
    anna, zoe = person(), person(lang="de")
    anna.sign_in_as_guest("Anna")
    zoe.sign_in_as_guest("Zoe")
    table = anna.open("open", "open", start=False)
    for each in (anna, zoe):
        each.visit(table)
    for word in ("spam", "more spam"):
        zoe.page.locator(".chat-form input").fill(word)
        zoe.page.locator(".chat-form button").click()
        expect(zoe.page.locator(".chat-list")).to_contain_text(word)
    expect(anna.page.locator(".chat-list .log-entry")).to_have_count(2)
    assert zoe.page.locator(".chat-list button").count() == 0, "only the host has something to say about it"
    anna.page.get_by_role("button", name="Remove what Zoe said").first.click()
    expect(zoe.page.locator(".chat-list .log-entry").first).to_contain_text("vom Gastgeber entfernt")
    anna.page.get_by_role("button", name="Silence Zoe").first.click()
    expect(anna.page.locator(".chat-muted")).to_contain_text("Zoe")
    zoe.page.locator(".chat-form input").fill("and more")
    zoe.page.locator(".chat-form button").click()
    expect(zoe.page.locator(".toast")).to_contain_text("nichts mehr sagen")
    assert anna.faults == []
    anna.page.get_by_role("button", name="Close the table").click()
    expect(zoe.page.locator(".lead")).to_be_visible()
    assert until(lambda: zoe.table(table)["status"] == "closed")


@pytest.mark.own_server
def test_a_move_waits_for_a_full_disk(person: MakePerson, server: ServerProcess) -> None:
    anna = person()
    table = anna.play_now().rpartition("/")[2]
    anna.wait_until_asked()
    moves = anna.table(table)["moves"]
    fill_disk(server)
    assert until(lambda: anna.answer(0))
    expect(anna.page.locator(".toast")).to_contain_text("cannot store anything")
    fill_disk(server, full=False)
    assert until(lambda: anna.table(table)["moves"] > moves), "it was tried again without another click"


def test_a_match_that_rests_goes_on_by_consent(chromium: Browser, serve: Serve, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as beside:  # Playwright has an event loop in this thread
        cookies = beside.submit(old_match, tmp_path, 30).result()
    server = serve(database=f"sqlite:///{tmp_path / 'tessera.db'}")
    people = [Person(chromium, server.address) for _ in PEOPLE]
    try:
        for each, name in zip(people, PEOPLE, strict=True):
            each.context.add_cookies(
                [{"name": "tessera_session", "value": cookies[name], "url": server.address}]
            )
            each.visit("t1")
            expect(each.page.locator(".decision-panel")).to_contain_text(
                "The rules of this game have changed"
            )
        anna, ben = people
        anna.page.get_by_role("button", name="Go on from move").click()
        anna.page.locator("dialog .btn.primary").click()
        ben.page.locator(".undo-request .btn.primary, .toast .btn.primary, dialog .btn.primary").first.click()
        assert until(lambda: anna.table("t1")["status"] == "playing", PATIENCE)
        assert anna.faults == ben.faults == []
    finally:
        for each in people:
            each.context.close()
