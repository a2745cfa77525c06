"""Tables that begin with a position laid out by hand: what a test is about is there at once, whatever is dealt."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tessera.kernel import AnyGame, State
from tessera.kernel.beginning import Beginning
from tessera.kernel.codec import snapshot
from tessera.kernel.script import Script
from tessera.server.sessions import new_id
from tessera.store import Store, TableRow
from tessera.table import Entry, Table, play, seats
from tessera.table.journal import encode
from tessera.table.sheet import summary
from tests.web.person import Person

KEY = bytes(range(32))
"""Chance is the same in every run."""


def open_at(script: Script, database: str, *places: Person | str) -> str:
    """A running table with the position of a script, stored beside those of the server; people first sign in.

    On each seat sits a person or the bot of that name; the first person is the host.
    """
    return open_position(script.game, script.state, database, *places)


def open_position(game: AnyGame, s: State, database: str, *places: Person | str) -> str:
    """The same for a position from elsewhere, such as the middle of a recorded match."""
    people = {number: who for number, who in enumerate(places) if isinstance(who, Person)}
    known = {number: who.call("GET", "/api/me") for number, who in people.items()}
    host, now = str(known[min(known)]["id"]), time.time()
    table, first = Table.open(
        new_id(), game, len(places), s.setup.settings, host, now, beginning=Beginning(snapshot(s))
    )
    entries: list[Entry] = [first]
    for number, who in enumerate(places):
        if isinstance(who, Person):
            entries.append(
                seats.sit(table, str(known[number]["id"]), str(known[number]["name"]), now, number)
            )
        else:
            entries.append(seats.seat_bot(table, host, number, who, now))
    entries.append(play.start(table, host, KEY, now))
    users = [str(each["id"]) for each in known.values()]
    with ThreadPoolExecutor(1) as aside:  # the browser has an event loop in this thread
        aside.submit(asyncio.run, _store(database, table, entries, users)).result()
    return table.id


async def _store(database: str, table: Table, entries: list[Entry], users: list[str]) -> None:
    facts: dict[str, Any] = summary(table, time.time()) | {"users": users}
    created = table.created
    row = TableRow(
        id=table.id,
        game=created.game,
        status=str(table.status),
        public=created.public,
        entries=table.entries,
        created=created.at,
        changed=table.changed,
        summary=facts,
    )
    store = await Store.open(database)
    try:
        await store.create(row, [encode(entry) for entry in entries], users)
    finally:
        await store.close()
