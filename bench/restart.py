"""A restart with many running matches.

Run with ``python -m bench.restart [--tables 1000] [--moves 40]``. The matches are played here and stored; then a server
is started on them, without and with the snapshots that a server keeps. Measured are the seconds until it answers and
until it has taken up every match.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

from bench.server import running
from tessera.bots import RandomBot
from tessera.bots.observation import answer_of
from tessera.games.peloponnes import game
from tessera.kernel import Seeded, determinize
from tessera.kernel.codec import fingerprint
from tessera.store import Store, TableRow
from tessera.table import Entry, Status, Table, play, seats, standing
from tessera.table.journal import encode
from tessera.table.sheet import summary

PEOPLE = ("anna", "ben", "cara", "dov", "eva")


def played(number: int, moves: int) -> tuple[Table, list[Entry]]:
    """A match between five people that is left after some moves."""
    name, chance = f"t{number}", Seeded(number)
    table, created = Table.open(name, game, len(PEOPLE), {}, "anna", 1.0)
    journal = [created, *[seats.sit(table, person, person.title(), 1.0) for person in PEOPLE]]
    journal.append(play.start(table, "anna", number.to_bytes(32, "big"), 1.0))
    while table.match is not None and len(table.match.moves) < moves and table.waiting():
        seat = table.waiting()[0]
        decision = table.decision(seat)
        assert decision is not None
        position = determinize(table.match.state, seat, chance)
        answer = answer_of(RandomBot(chance), game, position, seat, chance)
        journal.append(play.move(table, PEOPLE[seat], answer, decision.ply, 2.0))
    if table.status is not Status.PLAYING:
        raise SystemExit(f"a match was over after {moves} moves; measure with fewer --moves")
    return table, journal


async def store_matches(database: str, tables: int, moves: int, *, snapshots: bool) -> None:
    store = await Store.open(database)
    for number in range(tables):
        table, journal = played(number, moves)
        facts = summary(table, 2.0) | {"users": list(PEOPLE)}
        row = TableRow(table.id, game.id, str(table.status), False, len(journal), 1.0, 2.0, facts)
        await store.create(row, [encode(entry) for entry in journal], PEOPLE)
        if snapshots:
            data = standing.encode(standing.standing_of(table))
            await store.keep_snapshot(table.id, table.entries, fingerprint(data), data)
    await store.close()


def taken_up(log: Path) -> int | None:
    """How many matches the server says that it has taken up."""
    for line in log.read_text().splitlines():
        said = json.loads(line)
        if said["message"] == "every match is taken up":
            return int(said["tables"])
    return None


def measure(tables: int, moves: int, *, snapshots: bool) -> tuple[float, float]:
    """The seconds until a server that is started on so many matches answers, and until it has taken up all."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = f"sqlite:///{folder / 'bench.db'}"
        asyncio.run(store_matches(database, tables, moves, snapshots=snapshots))
        started = time.monotonic()
        with running(folder, database):
            answers = time.monotonic() - started
            while (found := taken_up(folder / "log")) is None:
                time.sleep(0.05)
            took = time.monotonic() - started
    if found != tables:
        raise SystemExit(f"{found} of {tables} matches were taken up")
    return answers, took


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=40)
    chosen = parser.parse_args()
    for snapshots in (False, True):
        answers, took = measure(chosen.tables, chosen.moves, snapshots=snapshots)
        kind = "with" if snapshots else "without"
        print(
            f"{chosen.tables} matches {kind} snapshots: answers after {answers:.2f} s, "
            f"all taken up after {took:.2f} s"
        )


if __name__ == "__main__":
    main()
