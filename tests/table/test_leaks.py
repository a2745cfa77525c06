"""Nothing leaks over the wire: what a watcher gets does not depend on what it may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tessera.games.peloponnes import game
from tessera.kernel import SPECTATOR, Seeded, determinize
from tessera.server import tables
from tessera.table import Status, Table, play, seats, table
from tessera.table.kept import Kept
from tessera.table.sheet import seen_at, sheet
from tessera.text import LANGUAGES, Catalog
from tests.answers import any_answer


def played(count: int, seed: int) -> Iterator[Table]:
    """A match of people, handed out before each of its moves."""
    here, _ = Table.open("t", game, count, {}, "u0", 0.0)
    for seat in range(count):
        seats.sit(here, f"u{seat}", f"Player {seat}", 0.0)
    play.start(here, "u0", bytes([seed]) * 32, 0.0)
    answers = Seeded(seed)
    while here.waiting():
        yield here
        seat = here.waiting()[0]
        decision = here.decision(seat)
        assert decision is not None
        assert here.match is not None
        play.move(here, f"u{seat}", any_answer(here.match.state, seat, answers), decision.ply, 1.0)


def stand_at(here: Table, state: Any) -> None:
    """Let a table stand at another position, and forget what was shown and asked of the one before."""
    assert here.match is not None
    here.match.state = state
    here.match._asked.clear()
    here.kept = Kept()


@pytest.mark.parametrize(("count", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_what_is_sent_does_not_change_when_the_unknown_is_dealt_anew(count: int, seed: int) -> None:
    compared = 0
    for here in played(count, seed):
        assert here.match is not None
        real = here.match.state
        for watcher in (*range(count), SPECTATOR):
            user = f"u{watcher}"
            sent = msgspec.json.encode(sheet(here, user, 1.0))
            stand_at(here, determinize(real, watcher, Seeded(compared)))
            assert msgspec.json.encode(sheet(here, user, 1.0)) == sent
            stand_at(here, real)
            compared += 1
    assert compared > 50


def test_looking_back_shows_what_was_seen_then() -> None:
    """The board of an earlier move is the view of that move, not what became known later."""
    views = []
    for here in played(3, 4):
        assert here.match is not None
        views.append(here.match.view(1))
        if len(views) == 30:
            for number in (0, 7, 13, 28):
                assert seen_at(here, number, 1)["view"] == views[number]
            return
    raise AssertionError("the match was too short")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_a_table_has_text(lang: str) -> None:
    sources = [*Path(table.__file__).parent.glob("*.py"), Path(tables.__file__)]
    source = "".join(path.read_text() for path in sources)
    keys = set(re.findall(r'"(table-[a-z-]+[a-z])"', source))
    keys |= {f"table-is-{status}" for status in Status}
    assert len(keys) > 20
    catalog = Catalog(None, lang)
    assert [key for key in keys if catalog.say(key, most=1, reason="", table="").startswith("<")] == []
