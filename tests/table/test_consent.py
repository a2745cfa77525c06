"""Consent: going back, ending, hints and rematches are asked for, agreed to, refused and taken back in one way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from tessera.table import Entry, Table, ending, hints, rematch, undo
from tessera.table.consent import Consent
from tessera.table.journal import Ending
from tessera.table.table import FOLDS
from tests.table.test_table import Desk, desk, refused

PEOPLE = ("anna", "ben", "cleo")
Ask = Callable[[Table, float], Any]
Reply = Callable[[Table, str, bool, float], Any]
USES: dict[str, tuple[Callable[[Table], Consent[Any]], Ask, Reply]] = {
    "undo": (lambda table: table.undo, lambda table, now: undo.take_back(table, "anna", 3, now), undo.answer),
    "end": (
        lambda table: table.end,
        lambda table, now: ending.ask(table, "anna", Ending.DRAWN, now),
        ending.answer,
    ),
    "hints": (lambda table: table.hints, lambda table, now: hints.ask(table, "anna", now), hints.answer),
}


def test_every_entry_does_something_to_a_table() -> None:
    assert set(FOLDS) == set(get_args(Entry))


@pytest.fixture
def d() -> Desk:
    return desk(people=PEOPLE).play(15)


@pytest.mark.parametrize("use", USES)
def test_everybody_else_must_agree(d: Desk, use: str) -> None:
    consent, ask, reply = USES[use]
    d.do(ask(d.table, 20.0))
    request = consent(d.table).request
    assert request is not None and (request.seat, request.missing) == (0, {1, 2})
    d.do(reply(d.table, "ben", True, 21.0))
    assert request.missing == {2}
    refused(f"table-no-{use}-request", reply, d.table, "ben", True, 22.0)
    before = len(d.journal)
    d.do(reply(d.table, "cleo", True, 23.0))
    assert consent(d.table).request is None
    assert len(d.journal) - before == (1 if use == "hints" else 2), "with the last agreement it comes true"


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("who", ["anna", "cleo"])
def test_one_refusal_ends_it_and_whoever_asked_takes_it_back_by_refusing(d: Desk, use: str, who: str) -> None:
    consent, ask, reply = USES[use]
    d.do(ask(d.table, 20.0))
    d.do(reply(d.table, "ben", True, 21.0), reply(d.table, who, False, 22.0))
    assert consent(d.table).request is None
    refused(f"table-no-{use}-request", reply, d.table, "cleo", True, 23.0)
    d.do(ask(d.table, 24.0))
    refused(f"table-{use}-pending", ask, d.table, 25.0)


def test_what_nobody_answers_in_time_has_lapsed() -> None:
    d = desk(people=PEOPLE).play(10_000)
    d.do(rematch.offer(d.table, "anna", d.now), rematch.offer(d.table, "ben", d.now))
    late = d.now + rematch.PATIENCE
    assert d.table.rematch.open(d.now) is not None and d.table.rematch.open(late) is None
    refused("table-no-rematch-offer", rematch.decline, d.table, "cleo", late)
    refused("table-no-rematch-offer", rematch.agreed, d.table, late)
