"""A server in this process, and clients that talk to it like browsers do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlencode

import pytest
from starlette.testclient import TestClient

from tessera.kernel import registry
from tessera.server import Settings, create_app
from tessera.server.hub import Hub, Live
from tessera.server.settings import LIMITS
from tests.installed import install
from tests.server.processes import until, whole
from tests.store.databases import sqlite_file

ORIGIN = "http://testserver"
METRICS_TOKEN = "for the tests"


def settings(folder: Path, **changes: Any) -> Settings:
    return Settings(
        **{
            "database": sqlite_file(folder / "tessera.db"),
            "bot_pause": 0.0,
            "bot_seconds": 5.0,
            "reply_seconds": (0.0, 0.0),
            "hosts": ("testserver",),
            "metrics_token": METRICS_TOKEN,
            **dict.fromkeys(LIMITS, 1_000_000),
            **changes,
        }
    )


class Site:
    """A running server; each `browser` has cookies of its own."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def browser(self, name: str | None = None) -> Browser:
        client = TestClient(self.client.app, base_url=ORIGIN, headers={"origin": ORIGIN})
        client.portal = self.client.portal  # one event loop for the whole site
        browser = Browser(client)
        if name is not None:
            browser.post("/api/session/guest", {"name": name})
        return browser

    @property
    def hub(self) -> Hub:
        return cast(Hub, self.client.app.state.hub)  # type: ignore[attr-defined]

    def live(self, table: str) -> Live:
        """A table in the server's memory."""
        assert self.client.portal is not None
        return self.client.portal.call(self.hub.live, table)

    def journal(self, table: str) -> list[str]:
        """What is stored of a table."""
        assert self.client.portal is not None
        return self.client.portal.call(self.hub.store.entries, table)


class Browser:
    """Somebody's browser."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def get(self, path: str, expect: int = 200) -> Any:
        answer = self.client.get(path)
        assert answer.status_code == expect, answer.text
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def post(self, path: str, body: Any = None, expect: int | tuple[int, ...] = (200, 201, 204)) -> Any:
        return self.send("POST", path, body, expect)

    def send(self, method: str, path: str, body: Any, expect: int | tuple[int, ...]) -> Any:
        answer = self.client.request(method, path, json={} if body is None else body)
        wanted = (expect,) if isinstance(expect, int) else expect
        assert answer.status_code in wanted, f"{answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    # --- tables ---------------------------------------------------------------------------------------------

    def open(self, *seats: str, start: bool = True, **more: Any) -> str:
        """A new table: seats are 'me', 'open' or a bot's name."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        body = {"game": "peloponnes", "seats": wishes, "start": start} | more
        return str(self.post("/api/tables", body)["id"])

    def table(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")

    def asked(self, table: str) -> Any:
        """The table as soon as this person is asked and everybody else waits."""
        seen: Any = None

        def alone() -> bool:
            nonlocal seen
            seen = self.table(table)
            return seen["decision"] is not None and seen["waiting"] == [seen["you"]]

        assert until(alone), "nobody asks"
        return seen

    def move(self, table: str, at: int = 0) -> bool:
        """Answer with the option at a place, if asked; whether there was a question."""
        decision = self.table(table)["decision"]
        if decision is None:
            return False
        option = whole(decision, at, lambda after: self.following(table, after))
        self.post(f"/api/tables/{table}/moves", {"ply": decision["ply"], "option": option})
        return True

    def following(self, table: str, after: str, ply: int | None = None, expect: int = 200) -> Any:
        """What could follow some parts of an answer."""
        wanted = {"after": after} | ({} if ply is None else {"ply": str(ply)})
        return self.get(f"/api/tables/{table}/decision?{urlencode(wanted)}", expect)


@contextmanager
def site(folder: Path, **changes: Any) -> Iterator[Site]:
    with TestClient(create_app(settings(folder, **changes)), base_url=ORIGIN) as client:
        yield Site(client)


@contextmanager
def parley_site(folder: Path, monkeypatch: pytest.MonkeyPatch, **changes: Any) -> Iterator[Site]:
    """A site where the test game Parley can be played; its windows answer for bots and absent people at once."""
    monkeypatch.syspath_prepend(install(folder, "parley"))
    registry.game.cache_clear()
    with site(folder, **changes) as running:
        yield running
    registry.game.cache_clear()


def play_on(table: str, *people: Browser, moves: int = 10_000) -> Any:
    """Let people answer, each with changing options, until the match is over or enough answers are given."""
    turn = 0
    while turn < moves:
        answered = sum(person.move(table, turn) for person in people)
        turn += answered
        if not answered and not until(lambda: _goes_on(table, people)):
            raise AssertionError("nobody is asked any more")
        if people[0].table(table)["status"] != "playing":
            break
    return people[0].table(table)


def _goes_on(table: str, people: tuple[Browser, ...]) -> bool:
    """Whether one of the people is asked, or the match is over."""
    seen = [person.table(table) for person in people]
    return any(each["decision"] is not None or each["status"] != "playing" for each in seen)
