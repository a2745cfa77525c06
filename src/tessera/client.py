"""A client for bots from outside: joins a table of any Tessera server and answers what it is asked.

::

    from tessera.client import Client

    client = Client("http://localhost:8000", token="tess_...")
    client.play(client.join("table-id"), lambda table: table["decision"]["options"][0]["do"])

A token is made on the settings page, or with ``POST /api/tokens``. What a client gets is what its seat may know.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tessera.kernel import Refusal

Table = dict[str, Any]
"""A table as this player may see it: see `TableOut` in the OpenAPI document."""
Following = dict[str, Any]
"""What could follow some parts of an answer: see `Following` there."""

JOINT = " / "
"""What stands between the parts of an answer."""
TIMEOUT = 30.0
PAUSE = 0.5
"""Seconds before something is tried again."""
STALE = ("refused-stale", "refused-not-your-turn")
"""The table has gone on since it was seen: somebody took a move back, or a bot answered for this seat."""


LATER = (429, 503)
"""Too much at once, or nothing can be stored just now: the same may be tried again."""
ATTEMPTS = 10
LONGEST_PAUSE = 30.0
NO_SUCH_TABLE, SIGNED_OUT = 4404, 4401


class ServerRefused(RuntimeError):
    """The server said no: `refusal` holds a message key with its arguments, and the rule behind it."""

    def __init__(self, status: int, refusal: Refusal, retry_after: float = 0.0) -> None:
        super().__init__(f"{status}: {refusal.key} {refusal.rule}".strip())
        self.status = status
        self.refusal = refusal
        self.error, self.rule, self.part = refusal.key, refusal.rule, refusal.part
        self.retry_after = retry_after
        """In how many seconds it may be tried again, if the server says so."""


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
            later = float(error.headers.get("retry-after") or 0)
            raise ServerRefused(error.code, _refusal_in(error), later) from None
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
        """Answer the question of a ply, with all parts (``bid agora / size 4``); stored when this returns.

        What the server could not store is tried again: it has changed nothing, and names the question it answers.
        """
        for attempt in range(1, ATTEMPTS + 1):
            try:
                self.call("POST", f"/api/tables/{table}/moves", {"ply": ply, "option": option})
            except ServerRefused as refused:
                if refused.status not in LATER or attempt == ATTEMPTS:
                    raise
                time.sleep(min(LONGEST_PAUSE, max(PAUSE, refused.retry_after)))
            else:
                return

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
                code = closed.rcvd.code if closed.rcvd is not None else 0
                if code == NO_SUCH_TABLE:
                    raise ServerRefused(404, Refusal("error-no-such-table")) from None
                if code == SIGNED_OUT:
                    raise ServerRefused(401, Refusal("error-bad-token")) from None
            except InvalidStatus as denied:
                if denied.response.status_code not in LATER:
                    refusal = Refusal("error-bad-token")
                    raise ServerRefused(denied.response.status_code, refusal) from None
            time.sleep(PAUSE)

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
                if refused.refusal.key not in STALE:
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


def _refusal_in(error: HTTPError) -> Refusal:
    """Why a request was refused; whatever stands between here and the server may answer anything."""
    try:
        found = msgspec.json.decode(error.read(), type=_Problem)
    except msgspec.DecodeError:
        return Refusal(error.reason)
    return Refusal(found.error, found.args, found.rule, found.part)


class _Problem(Struct):
    """A refusal as it is sent: see `Problem` in the OpenAPI document."""

    error: str
    args: dict[str, int | str] = {}
    rule: str = ""
    part: int = 0
