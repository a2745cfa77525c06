"""``tessera check``, ``renew`` and ``adopt``: the kit for a game of another package."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tessera.kernel import Keyed, Match, Seeded, game
from tessera.kernel.record import dump, load
from tests.cli.running import Cli

KIT = """
from pathlib import Path

from tessera.kernel import game
from tessera.testing import Suite, Table, Trial


class TestKit(Suite):
    folder = Path(__file__).parent
    records = folder / "records"
    trial = Trial(game=game("nim"), tables=(Table(2),){more})
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """The tests of a package with one game."""
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_kit.py").write_text(KIT.replace("{more}", ""), encoding="utf-8")
    return folder


def test_a_game_without_tests_is_told_what_it_lacks(cli: Cli) -> None:
    done = cli.run("check", "nim")
    assert done.exit_code == 1
    assert "laws: ok" in done.stdout
    assert "campaign: ok" in done.stdout
    assert "there are none: tessera renew nim plays some" in done.stdout
    assert "there is no components.json to compare them with" in done.stdout


def test_a_broken_promise_is_told_in_words(cli: Cli, tests: Path) -> None:
    (tests / "test_kit.py").write_text(KIT.replace("{more}", ", most_options=1, words=('card-ace',)"))
    done = cli.run("check", "nim")
    assert "options: a decision has " in done.stdout
    assert "more than 1 are too many to choose from" in done.stdout
    assert "card-ace has no name (de)" in done.stdout


def test_renewed_records_cover_the_game_and_are_listed(cli: Cli, tests: Path) -> None:
    told = cli.ok("renew", "nim", "--tries", "0")
    assert "heuristic-2.json: " in told
    kept = load((tests / "records" / "heuristic-2.json").read_text(encoding="utf-8"))
    assert kept.outcome is not None
    assert sum(bool(move.digest) for move in kept.moves) <= 1 + len(kept.moves) // 20 + 1
    assert (tests / "records" / "uncovered.json").is_file()
    assert "records: ok" in cli.run("check", "nim").stdout


def test_a_record_that_the_rules_left_is_named(cli: Cli, tests: Path) -> None:
    cli.ok("renew", "nim", "--tries", "0")
    path = tests / "records" / "heuristic-2.json"
    record = load(path.read_text(encoding="utf-8"))
    path.write_text(dump(msgspec.structs.replace(record, start="0" * 16)), encoding="utf-8")
    assert "heuristic-2.json: the set-up leads to" in cli.run("check", "nim").stdout


def played(seed: int) -> Match[Any]:
    match: Match[Any] = Match(game("nim"), 2, Keyed(bytes(32)), players=("Anna", "Ben"))
    chance = Seeded(seed)
    while (decision := match.decision()) is not None:
        match.answer(decision.seat, decision.options[chance.pick(len(decision.options))])
    return match


def test_a_match_of_people_is_adopted_and_kept(cli: Cli, tests: Path, tmp_path: Path) -> None:
    file = tmp_path / "sunday.json"
    file.write_text(dump(played(1).record()), encoding="utf-8")
    told = cli.ok("adopt", file)
    assert "new seats: 2" in told
    assert "covers nothing that other records do not" in cli.ok("adopt", file, "--name", "again")
    cli.ok("renew", "nim", "--tries", "0")
    assert {path.stem for path in (tests / "records").glob("*.json")} > {"sunday", "again", "heuristic-2"}


def test_a_match_that_is_not_over_is_not_adopted(cli: Cli, tests: Path, tmp_path: Path) -> None:
    match = played(1)
    match.undo(1)
    file = tmp_path / "begun.json"
    file.write_text(dump(match.record()), encoding="utf-8")
    assert "this match is not over" in cli.complaint("adopt", file)


def test_numbers_that_differ_from_the_data_file_are_named(cli: Cli, tests: Path) -> None:
    cli.ok("renew", "nim", "--numbers")
    assert "components: ok (2 tables)" in cli.run("check", "nim").stdout
    file = tests / "components.json"
    file.write_text(
        file.read_text(encoding="utf-8").replace('"last_stone":2', '"last_stone":9'), encoding="utf-8"
    )
    assert "constants.value.last_stone is 2, by the data file 9" in cli.run("check", "nim").stdout


def test_a_kit_of_another_game_is_refused(cli: Cli, tests: Path) -> None:
    assert "holds no Suite whose trial is of 'newdawn'" in cli.complaint(
        "check", "newdawn", "--kit", tests / "test_kit.py"
    )
