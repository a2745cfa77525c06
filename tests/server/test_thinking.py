"""Bots think in turns that are fair, never answer at random because they are late, and rest where nobody looks."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tessera.bots import HeuristicBot, Observation, observe
from tessera.kernel import Option, Seeded, game, snapshot
from tessera.server import thinking
from tessera.server.thinking import think
from tests.server.processes import until
from tests.server.running import Site, site


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path, bot_rest_seconds=60.0, unwatched_seconds=30.0, unwatched_pause=0.0) as running:
        yield running


def asked() -> Observation:
    peloponnes = game("peloponnes")
    return observe(peloponnes, peloponnes.new(seats=2, chance=Seeded(3)), 0, Seeded(4))


def test_a_bot_that_is_late_plays_its_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = asked()
    tries = 0

    def late(self: Observation) -> bool:
        nonlocal tries
        tries += 1
        return tries > 3

    monkeypatch.setattr(Observation, "late", property(late))
    weighed = HeuristicBot(Seeded(5)).weigh(observation)
    assert 1 < len(weighed) <= 4
    best = max(weighed, key=lambda each: each[1])[0]
    tries = 0
    assert HeuristicBot(Seeded(5)).choose(observation) == best


def test_samples_that_not_every_answer_was_tried_on_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = asked()
    whole = HeuristicBot(Seeded(5)).weigh(observation)
    tries = 0

    def late(self: Observation) -> bool:
        nonlocal tries
        tries += 1
        return tries > len(whole) + 1  # in the middle of the second sample

    monkeypatch.setattr(Observation, "late", property(late))
    monkeypatch.setattr(Observation, "worth_trying", lambda self: [])
    weighed = HeuristicBot(Seeded(5)).weigh(observation)
    assert len(weighed) == len(observation.options)


class Endless:
    """A bot that never makes up its mind."""

    def choose(self, observation: Observation) -> Option:
        while True:
            pass


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs the timer of the system")
def test_a_bot_that_never_answers_is_answered_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a glance, not at random; and the worker is free again."""
    peloponnes = game("peloponnes")
    state = peloponnes.new(seats=2, chance=Seeded(3))
    monkeypatch.setattr(thinking, "make_bot", lambda name, chance: Endless())
    glances: list[int] = []
    quickly = thinking.quickly

    def glance(*args: object) -> object:
        glances.append(1)
        return quickly(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(thinking, "quickly", glance)
    job = (peloponnes.id, peloponnes.rules_version, b"{}", snapshot(state), 0, "endless", 7, 0.05)
    assert think(*job) and glances == [1]


def moves(here: Site, table: str) -> int:
    match = here.live(table).table.match
    assert match is not None
    return len(match.moves)


def unseen(here: Site, table: str, seconds: float) -> None:
    here.live(table).seen = time.monotonic() - seconds


def stands_still(here: Site, table: str) -> bool:
    """Whether the bots of a table have come to rest."""
    return until(lambda: here.live(table).thinking is None)


def test_bots_rest_where_nobody_looks_until_somebody_does(
    here: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    monkeypatch.setattr(here.hub.thinkers, "choose", _once_they_may(here, go_on))
    anna = here.browser("Anna")
    table = anna.open("random", "random")
    unseen(here, table, 61)
    go_on.set()
    assert stands_still(here, table)
    before = moves(here, table)
    assert here.live(table).table.status == "playing"
    anna.table(table)
    assert until(lambda: moves(here, table) > before)


def test_bots_do_not_rest_where_people_play_each_other_or_come_back_days_later(here: Site) -> None:
    anna, ben = here.browser("Anna"), here.browser("Ben")
    days = {"mode": "move", "seconds": 3 * 86_400}
    alone = anna.open("random", "random", clock=days, start=False)
    together = anna.open("me", "open", "random", start=False)
    ben.post(f"/api/tables/{together}/sit")
    for table in (alone, together):
        live = here.live(table)
        unseen(here, table, 10_000)
        assert not here.hub.caretaker._rests(live)
    watched = here.live(anna.open("random", "random", start=False))
    assert not here.hub.caretaker._rests(watched)


def _once_they_may(here: Site, go_on: threading.Event):  # type: ignore[no-untyped-def]
    choose = here.hub.thinkers.choose

    async def waiting(*args, **more):  # type: ignore[no-untyped-def]
        while not go_on.is_set():
            await asyncio.sleep(0.001)
        return await choose(*args, **more)

    return waiting
