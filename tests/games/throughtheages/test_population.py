"""Population and happiness (TA-13)."""

from __future__ import annotations

import pytest

from tessera.games.throughtheages.rules.gains import Gain
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


@rule("TA-13.01")
def test_happiness_is_the_sum_of_faces_of_cards_and_workers() -> None:
    t = table()
    t.has(0, "theocracy", "theology", "bread_and_circuses", "kremlin")
    t.workers(0, religion=1, theology=1, bread_and_circuses=1)
    assert t.rating(0, "happiness") == 1 + 1 + 2 + 2 - 1


@rule("TA-13.02", "TA-1.04")
@pytest.mark.parametrize(
    ("tokens", "needed"),
    [
        *[(19, 0), (18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (11, 2), (10, 3), (9, 3)],
        *[(8, 4), (7, 4), (6, 5), (5, 5), (4, 6), (3, 6), (2, 7), (1, 7), (0, 8)],
    ],
)
def test_the_faces_needed_depend_on_the_yellow_bank(tokens: int, needed: int) -> None:
    t = table()
    t.banks(0, yellow=tokens)
    assert t.rating(0, "faces needed") == needed


@rule("TA-13.03")
def test_discontent_workers_are_the_missing_faces() -> None:
    t = table()
    t.banks(0, yellow=7)
    t.workers(0, religion=1)
    assert t.rating(0, "discontent") == 3
    t.has(0, "hanging_gardens", "drama")
    t.workers(0, drama=2)
    assert t.rating(0, "discontent") == 0


@rule("TA-13.04")
def test_unused_workers_prevent_an_uprising_but_stay_discontent() -> None:
    t = table()
    t.banks(0, yellow=12)
    t.workers(0, unused=2)
    assert t.rating(0, "discontent") == 2
    t.ends_turn(0)
    assert t.civ(0).science == 1


@rule("TA-13.05")
def test_yellow_tokens_are_gained_into_the_bank_and_lost_from_the_bank_only() -> None:
    t = table()
    t.now(Gain(seat=0, yellow=1))
    assert (t.civ(0).yellow, t.civ(0).unused) == (19, 1)
    t.banks(0, yellow=1)
    t.row()
    t.deck(1, "iron")
    t.refills()
    assert (t.civ(0).yellow, t.civ(0).unused, sum(t.civ(0).workers)) == (0, 1, 6)


@rule("TA-13.06")
def test_faces_that_a_leader_adds_to_a_worker_belong_to_that_worker() -> None:
    t = table(2, mix="secret")
    t.has(0, "steve_jobs", "alchemy")
    t.workers(0, alchemy=2)
    assert t.rating(0, "happiness") == 1
    t.has(0, "st_peters_basilica")
    assert t.rating(0, "happiness") == 1 + 1 + 1


@rule("TA-13.06")
def test_a_lab_of_level_none_is_no_source_of_faces_for_jobs() -> None:
    t = table(2, mix="secret")
    t.has(0, "steve_jobs", "st_peters_basilica")
    assert t.rating(0, "happiness") == 1


@rule("TA-13.06")
def test_a_theater_improved_by_dietrich_gets_the_extra_face_once() -> None:
    t = table(2, mix="secret")
    t.has(0, "marlene_dietrich", "drama")
    t.workers(0, drama=1)
    assert t.rating(0, "happiness") == 2
    t.has(0, "st_peters_basilica")
    assert t.rating(0, "happiness") == 2 + 1 + 1
