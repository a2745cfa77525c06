"""Notices in the browser: where somebody is told, what the links in letters do, and what a push shows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.processes import ServerProcess, until
from tests.server.receivers import MailServer, WebServer, mail_server, web_server
from tests.server.zygote import ForkedServer, Zygote
from tests.web.person import LAPTOP, PHONE, Person

SECRET = "correct horse"
# A browser without windows shows nothing and opens nothing; what it is told to is noted in the worker itself.
NOTE = """() => {
  self.shown ??= {};
  self.registration.showNotification = async (title, { body, tag, data }) => {
    self.shown[tag] = [title, body, tag, data.path];
  };
}"""
PRESS = """async ({ path }) => {
  const done = [];
  self.clients.openWindow = async (address) => void done.push(address);
  const event = new ExtendableEvent("notificationclick");
  event.notification = { data: { path }, close: () => done.push("closed") };
  const opened = [];
  event.waitUntil = (work) => opened.push(work);
  self.dispatchEvent(event);
  await Promise.all(opened);
  return done;
}"""


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with mail_server() as running:
        yield running


@pytest.fixture
def web() -> Iterator[WebServer]:
    with web_server() as running:
        yield running


@pytest.fixture
def telling(zygote: Zygote, tmp_path: Path, mail: MailServer) -> Iterator[ServerProcess]:
    """A server that sends notices."""
    options = (
        f"--smtp=smtp+plain://127.0.0.1:{mail.port}",
        "--mail-from=Tessera <table@example.org>",
        "--apprise=ntfys",
        "--allow-private-receivers",
        "--notice-after=0.2",
    )
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    process = ForkedServer(zygote, database, tmp_path / "log", *options).start()
    yield process
    process.kill()


@pytest.fixture
def anna(chromium: Browser, telling: ServerProcess) -> Iterator[Person]:
    person = Person(chromium, telling.address)
    person.call("POST", "/api/session/register", {"name": "Anna", "password": SECRET})
    yield person
    person.context.close()


def in_settings(anna: Person) -> Any:
    anna.goes_to("/settings")
    section = anna.page.locator(".notices")
    section.wait_for()
    return section


def test_an_address_is_added_confirmed_tried_and_left(anna: Person, mail: MailServer) -> None:
    section = in_settings(anna)
    section.get_by_label("Your e-mail address").fill("anna@example.org")
    section.get_by_role("button", name="Add").click()
    expect(section.get_by_text("A letter is on its way to anna@example.org")).to_be_visible()
    expect(section.get_by_text("Not confirmed yet")).to_be_visible()
    assert until(lambda: len(mail.letters) == 1)
    anna.page.goto(link_in(mail.letters[0]))
    anna.page.get_by_role("button", name="Yes, tell me here").click()
    expect(anna.page.get_by_text("Confirmed: anna@example.org")).to_be_visible()
    section = in_settings(anna)
    section.get_by_role("button", name="Send a test to anna@example.org").click()
    assert until(lambda: len(mail.letters) == 2)
    anna.page.goto(link_in(mail.letters[1]))
    anna.page.get_by_role("button", name="Send me nothing more").click()
    expect(anna.page.get_by_text("Nothing more is sent to anna@example.org")).to_be_visible()
    section = in_settings(anna)
    expect(section.get_by_role("checkbox", name="anna@example.org")).not_to_be_checked()
    section.get_by_role("button", name="Remove anna@example.org").click()
    expect(section.get_by_text("You are told nowhere yet.")).to_be_visible()
    assert anna.faults == []


def link_in(letter: Any) -> str:
    found = re.search(r"http\S+/notices/\S+", letter.get_content())
    assert found is not None
    return found[0]


def test_a_link_that_is_only_looked_at_does_nothing(anna: Person, mail: MailServer) -> None:
    """Mail programs open links to look for dangers."""
    anna.call("POST", "/api/me/channels", {"kind": "mail", "address": "anna@example.org"})
    assert until(lambda: len(mail.letters) == 1)
    anna.page.goto(link_in(mail.letters[0]))
    anna.page.get_by_role("button", name="Yes, tell me here").wait_for()
    assert not anna.call("GET", "/api/me/channels")["channels"][0]["confirmed"]


def test_a_webhook_shows_its_secret_once_and_its_trouble(anna: Person, web: WebServer) -> None:
    section = in_settings(anna)
    section.get_by_text("Webhook", exact=True).click()
    section.get_by_label("The address that is to be told").fill(f"{web.address}/turn")
    section.get_by_role("button", name="Add").click()
    expect(section.locator("code")).to_be_visible()
    section.get_by_role("button", name="Send a test to").click()
    assert until(lambda: len(web.got) == 1)
    web.status = 500
    section.get_by_role("button", name="Send a test to").click()
    expect(anna.page.get_by_text("The receiver answered with status 500.")).to_be_visible()
    section = in_settings(anna)
    expect(section.locator("code")).to_have_count(0)


def test_a_table_can_be_silenced_in_its_menu(anna: Person, web: WebServer) -> None:
    table = anna.open("me", "random")
    anna.visit(table)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Keys").wait_for()
    assert anna.page.get_by_role("button", name="No notices of this table").count() == 0, "told nowhere"
    anna.call("POST", "/api/me/channels", {"kind": "webhook", "address": web.address})
    anna.page.reload()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="No notices of this table").click()
    expect(anna.page.get_by_role("button", name="Notices of this table again")).to_be_visible()
    assert anna.call("GET", f"/api/tables/{table}/notices")["quiet"]


def test_the_browser_is_asked_only_by_a_click(chromium: Browser, telling: ServerProcess) -> None:
    """No push service can be reached here; what the browser says to that is shown as a sentence."""
    gus = Person(chromium, telling.address)
    asked = (
        "window.asked = 0; Notification.requestPermission = async () => { window.asked++; return 'denied'; };"
    )
    gus.context.add_init_script(asked)
    gus.sign_in_as_guest("Gus")
    section = in_settings(gus)
    expect(section.get_by_text("With an account you can also be told")).to_be_visible()
    assert gus.page.evaluate("window.asked") == 0
    section.get_by_role("button", name="Tell me in this browser").click()
    expect(gus.page.get_by_text("The browser does not allow this")).to_be_visible()
    assert gus.page.evaluate("window.asked") == 1
    gus.context.close()


def test_a_push_is_shown_and_leads_to_the_table(chromium: Browser, telling: ServerProcess) -> None:
    gus = Person(chromium, telling.address)
    gus.context.grant_permissions(["notifications"])
    gus.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    devtools = gus.context.new_cdp_session(gus.page)
    seen: list[Any] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: seen.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")

    def registered() -> bool:
        gus.page.wait_for_timeout(50)  # the page listens only while somebody waits for it
        return bool(seen)

    assert until(registered)
    said = {"title": "Peloponnes: it is your turn", "text": "…", "path": "/table/abc", "tag": "tessera-abc"}
    message = {
        "origin": gus.address,
        "registrationId": seen[0]["registrationId"],
        "data": json.dumps(said),
    }
    expected = [[said["title"], said["text"], said["tag"], said["path"]]]

    def delivered() -> bool:
        """Sent again until it is: a worker that is just starting loses a push, and a tag is shown once."""
        worker = gus.context.service_workers[0]
        worker.evaluate(NOTE)
        devtools.send("ServiceWorker.deliverPushMessage", message)
        return bool(worker.evaluate("Object.values(self.shown)") == expected)

    assert until(delivered)
    assert gus.context.service_workers[0].evaluate(PRESS, said) == ["closed", f"{gus.address}/table/abc"]
    gus.context.close()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_settings_have_room_for_notices(
    chromium: Browser, telling: ServerProcess, web: WebServer, size: str, lang: str
) -> None:
    ben = Person(chromium, telling.address, phone=size == "phone", lang=lang)
    ben.call("POST", "/api/session/register", {"name": "Ben", "password": SECRET})
    ben.call("PATCH", "/api/me", {"preferences": {"language": lang}})
    ben.call("POST", "/api/me/channels", {"kind": "webhook", "address": f"{web.address}/a/long/address"})
    ben.call("POST", "/api/me/channels", {"kind": "mail", "address": "somebody.with.a.long.name@example.org"})
    section = in_settings(ben)
    width = (PHONE if size == "phone" else LAPTOP)["width"]
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= width
    for part in section.locator("button, input, label").all():
        box = part.bounding_box()
        assert box is None or box["x"] + box["width"] <= width
    assert ben.barriers() == []
    assert ben.faults == []
    ben.context.close()
