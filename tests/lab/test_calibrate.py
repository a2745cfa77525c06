"""Fitting chances to win."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.analysis.chances import Fit, shares_of
from tessera.kernel import Seeded
from tessera.lab.calibrate import Seen, Unit, Watcher, Witness, calibrated, fitted, gap, told, units
from tests.cli.running import Cli

FINE = 1 << 20
TRUE = Fit(-1.0, 1.5, 0.4)


def made_up(matches: int, fit: Fit = TRUE) -> list[Witness]:
    """Matches whose results follow the chances that a fit tells."""
    chance, found = Seeded(5), []
    for number in range(matches):
        seats = 2 + number % 3
        progress = chance.pick(FINE) / FINE
        values = tuple([6 * chance.pick(FINE) / FINE for _ in range(seats)])
        at, winner = chance.pick(FINE) / FINE, 0
        for seat, share in enumerate(shares_of(fit, values, progress)):
            if at < share:
                winner = seat
                break
            at -= share
        won = tuple([float(seat == winner) for seat in range(seats)])
        found.append(Witness(number, seats, "made up", [Seen(progress, values)], won))
    return found


def test_the_fit_finds_the_numbers_that_results_were_made_with() -> None:
    found = fitted(made_up(2400))
    for progress in (0.1, 0.5, 0.9):
        for seats in (2, 4):
            ratio = found.scale(progress, seats) / TRUE.scale(progress, seats)
            assert ratio == pytest.approx(1.0, abs=0.2)


def test_chances_that_are_right_have_no_gap_and_others_have() -> None:
    witnesses = made_up(1500)
    right = gap(told(TRUE, witnesses))
    bold = gap(told(Fit(TRUE.sharp + 1.5, TRUE.later, TRUE.crowd), witnesses))
    assert right < 0.03 < bold


def test_the_model_is_measured_on_matches_that_were_held_back() -> None:
    model = calibrated(made_up(160), {"command": "made up"})
    assert model.made == {"command": "made up", "matches": 160}
    scores = model.measured["scores"]
    assert set(scores) == {"seats 2", "seats 3", "seats 4", "early", "middle", "late", "all"}
    assert scores["all"]["matches"] == 160
    assert scores["all"]["brier"] < scores["all"]["alike"]
    assert sum([row["matches"] for row in model.measured["reliability"]]) >= 160
    assert len(model.doubt) == 3
    assert all(model.doubt[at][at] >= 0.0 for at in range(3))


def test_matches_are_watched() -> None:
    watch = Watcher("peloponnes", lambda: False)
    unit = Unit(3, 2, "random")
    seen = watch(unit)
    assert seen == watch(unit)
    assert seen.seen
    assert sum(seen.won) == 1.0
    assert all(len(each.values) == 2 for each in seen.seen)


def test_all_tables_and_bots_have_their_turn() -> None:
    assert {(unit.seats, unit.bot) for unit in units(12, (2, 3), ("easy", "medium"), 0)} == {
        (2, "easy"),
        (3, "easy"),
        (2, "medium"),
        (3, "medium"),
    }


def test_the_command_plays_what_is_missing_and_tells_tables(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "matches.jsonl"
    call = ("lab", "calibrate", "peloponnes", "--out", out, "--bots", "random", "--workers", "1", "-n")
    page = cli.ok(*call, "12")
    assert "| all | 12 |" in page
    first = out.read_bytes().splitlines()
    cli.ok(*call, "14")
    assert out.read_bytes().splitlines()[:12] == first
    assert len(out.read_bytes().splitlines()) == 14
