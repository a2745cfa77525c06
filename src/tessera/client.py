"""A client for bots from outside: joins a table of any Tessera server and answers what it is asked.

::

    from tessera.client import Client

    client = Client("http://localhost:8000", token="tess_...")
    client.play(client.join("table-id"), lambda table: table["decision"]["options"][0]["do"])

A token is made on the settings page, or with ``POST /api/tokens``. What a client gets is what its seat may know.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

Table = dict[str, Any]
"""A table as this player may see it: see `TableOut` in the OpenAPI document."""
Following = dict[str, Any]
"""What could follow some parts of an answer: see `Following` there."""

JOINT = " / "
"""What stands between the parts of an answer."""
TIMEOUT = 30.0
STALE = ("refused-stale", "refused-not-your-turn")
"""The table has gone on since it was seen: somebody took a move back, or a bot answered for this seat."""


class ServerRefused(RuntimeError):
    """The server said no; `error` is a message key, `rule` the rule behind it."""

    def __init__(self, status: int, error: str, rule: str = "", part: int = 0) -> None:
        super().__init__(f"{status}: {error} {rule}".strip())
        self.status = status
        self.error = error
        self.rule = rule
        self.part = part
        """Which part of an answer is wrong, counted from 0."""


class Client:
    """One player at one server."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        if urlsplit(self.address).scheme not in ("http", "https"):
            raise ValueError(f"a server's address starts with http:// or https://, not {address!r}")
        self._headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Any request of the interface; the answer as plain data."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.address}{path}", data, self._headers, method=method)
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:
                text = answer.read()
        except HTTPError as error:
            found = _problem(error)
            key, rule, part = found.get("error", ""), found.get("rule", ""), found.get("part", 0)
            raise ServerRefused(error.code, key, rule, part) from None
        return json.loads(text) if text else None

    def join(self, table: str) -> str:
        """Take a free seat, unless this player sits there already; returns the table's id."""
        if self.look(table)["you"] is None:
            self.call("POST", f"/api/tables/{table}/sit", {})
        return table

    def look(self, table: str) -> Table:
        """The table as it is now."""
        seen: Table = self.call("GET", f"/api/tables/{table}")
        return seen

    def following(self, table: str, after: str, ply: int) -> Following:
        """What is asked after some parts of an answer to the question of a ply; nothing is answered by asking."""
        wanted = urlencode({"after": after, "ply": ply})
        found: Following = self.call("GET", f"/api/tables/{table}/decision?{wanted}")
        return found

    def move(self, table: str, ply: int, option: str) -> None:
        """Answer the question of a ply, with all parts (``bid agora / size 4``); stored when this returns."""
        self.call("POST", f"/api/tables/{table}/moves", {"ply": ply, "option": option})

    def watch(self, table: str) -> Iterator[Table]:
        """The table now and after every change, until the match is over; reconnects by itself."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"authorization": self._headers["authorization"]}
        while True:
            try:
                with connect(address, additional_headers=headers, max_size=None) as socket:
                    for message in socket:
                        seen: Table = json.loads(message)
                        yield seen
                        if seen["status"] not in ("waiting", "playing"):
                            return
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == 4404:
                    raise ServerRefused(404, "error-no-such-table") from None

    def play(self, table: str, choose: Callable[[Table], str]) -> Table:
        """Answer every question with what `choose` returns, until the match is over; returns the end.

        Of an answer that is made of parts, `choose` may give one after the other: it is then asked again, with what is
        asked next as the table's `decision`.
        """
        newest: Table = {"entries": -1}
        for pushed in self.watch(table):
            if pushed["entries"] > newest["entries"]:  # a push may be older than what was looked at meanwhile
                newest = self._answer_all(pushed, choose)
            if newest["status"] not in ("waiting", "playing"):
                break
        return newest

    def _answer_all(self, seen: Table, choose: Callable[[Table], str]) -> Table:
        """Answer as long as this player is asked; returns the table as it was seen last."""
        while seen["decision"] is not None:
            try:
                self.move(seen["id"], seen["decision"]["ply"], self.whole(seen, choose))
            except ServerRefused as refused:
                if refused.error not in STALE:
                    raise
            seen = self.look(seen["id"])
        return seen

    def whole(self, seen: Table, choose: Callable[[Table], str]) -> str:
        """The answer that `choose` makes to what is asked, part after part."""
        asked = seen["decision"]
        parts: list[str] = []
        while True:
            parts.append(choose({**seen, "decision": asked}))
            if any(option["do"] == parts[-1] and option["whole"] for option in asked["options"]):
                break
            after = self.following(seen["id"], JOINT.join(parts), asked["ply"])
            if after["whole"]:
                break
            asked = after["decisions"][0]
        return JOINT.join(parts)


def _problem(error: HTTPError) -> dict[str, Any]:
    try:
        found = json.loads(error.read())
    except ValueError:
        return {"error": error.reason}
    return found if isinstance(found, dict) else {}
