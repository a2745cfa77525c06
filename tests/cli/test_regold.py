"""``tessera regold``: old golden matches on today's rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tessera.cli.regold import as_given_now
from tessera.games.newdawn.cards.city_states import DriveBarbarian
from tessera.games.newdawn.cards.focus.science import Nuke
from tessera.games.newdawn.cards.leaders import FiveSuns
from tessera.kernel import Match, Option, Seeded, Step, game
from tessera.kernel.record import dump, load
from tests.cli.running import Cli

RECORDS = Path(__file__).parents[1] / "records" / "newdawn"


def test_a_golden_match_is_the_same_on_the_same_rules(cli: Cli) -> None:
    told = cli.ok("regold", RECORDS / "2.txt")
    assert told.startswith("2.txt: ")
    assert "0 no longer asked" in told
    assert "the same outcome, the same" in told
    assert "the same outcome" in cli.ok("regold", RECORDS / "random-2.json")


@pytest.mark.parametrize("name", ["newdawn/2.txt", "newdawn/random-2.json", "peloponnes/heuristic-2.json"])
def test_what_comes_to_the_same_is_written_with_digests_of_today(cli: Cli, tmp_path: Path, name: str) -> None:
    """And with no more of them than it had."""
    today = (RECORDS.parent / name).read_text(encoding="utf-8")
    old = tmp_path / Path(name).name
    old.write_text(re.sub(r"\b[0-9a-f]{16}\b", "0" * 16, today), encoding="utf-8")
    assert old.read_text(encoding="utf-8") != today
    cli.ok("regold", old)
    assert old.read_text(encoding="utf-8") != today, "only looked at"
    cli.ok("regold", "--write", old)
    assert old.read_text(encoding="utf-8") == today


def test_a_question_that_is_asked_today_although_there_is_one_answer_is_answered(
    cli: Cli, tmp_path: Path
) -> None:
    """A force was not asked for where there was one way to send it."""
    today = (RECORDS.parent / "throughtheages" / "random-3.json").read_text(encoding="utf-8")
    played = load(today)
    [asked] = [at for at, move in enumerate(played.moves) if move.do == "send warriors 1"]
    old = tmp_path / "random-3.json"
    old.write_text(
        dump(replace(played, moves=played.moves[:asked] + played.moves[asked + 1 :])), encoding="utf-8"
    )
    assert "1 asked anew" in cli.ok("regold", "--write", old)
    assert [move.do for move in load(old.read_text(encoding="utf-8")).moves] == [
        move.do for move in played.moves
    ]


def test_a_verb_may_have_been_renamed(cli: Cli, tmp_path: Path) -> None:
    old = tmp_path / "old.txt"
    text = (RECORDS / "2.txt").read_text(encoding="utf-8")
    old.write_text(text.replace("does stop\n", "does enough\n"), encoding="utf-8")
    assert "0 no longer asked" in cli.ok("regold", old, "--renamed", "enough=stop")
    assert "OLD=NEW" in cli.complaint("regold", old, "--renamed", "enough")
    assert cli.run("regold", old).exit_code == 1


def test_other_events_are_a_difference(cli: Cli, tmp_path: Path) -> None:
    old = tmp_path / "old.txt"
    text = (RECORDS / "2.txt").read_text(encoding="utf-8")
    old.write_text(text.replace("- turn-begins seat=0", "- turn-begins seat=7", 1), encoding="utf-8")
    told = cli.run("regold", old)
    assert (told.exit_code, told.stdout) == (1, "")
    assert "not 'turn-begins seat=7'" in told.stderr


def asked(step: Step) -> Match[Any]:
    """A match in which seat 0 is asked something."""
    match: Match[Any] = Match(game("newdawn"), 2, Seeded(1))
    while match.state.first < 0:
        decision = match.decision()
        assert decision is not None
        match.answer(decision.seat, decision.options[0])
    match.state.players[1].control = tuple([c for c in range(100) if match.state.board.land >> c & 1])[::2]
    match.state.agenda.append(step)
    match._go_on_from(match.state)  # what was asked before is asked no longer
    return match


@pytest.mark.parametrize(
    ("step", "old", "now"),
    [
        (FiveSuns(0), ("swap", 1, 4), [("swap", 1), ("with", 4)]),  # arguments have become parts
        (FiveSuns(0), ("decline",), [("decline",)]),
        (FiveSuns(0), ("swap", 6, 1), []),  # never offered
        (Nuke(0), ("nuke", 11), [("tile", 1), ("nuke", 11)]),  # a part came in before
        (Nuke(0), ("take", 1), []),
    ],
)
def test_an_old_answer_in_parts(step: Step, old: Option, now: list[Option]) -> None:
    assert as_given_now(asked(step), 0, old) == now


def test_a_part_without_a_choice_need_not_be_given() -> None:
    match = asked(DriveBarbarian(0))
    decision = match.decision()
    assert decision is not None
    verb, letter = decision.options[0]
    old = next(
        (verb, letter, cell)
        for cell in range(len(match.state.board))
        if len(as_given_now(match, 0, (verb, letter, cell))) == 2
    )
    parts = as_given_now(match, 0, old)
    assert parts == [(verb, letter), ("to", old[2])]


def test_a_match_that_cannot_be_begun_is_told_in_a_sentence(cli: Cli, tmp_path: Path) -> None:
    """With other cards, chance that was written down gives what is not there; nobody wants to see a traceback."""
    match: Match[Any] = Match(game("peloponnes"), 2, Seeded(1))
    record = msgspec.structs.replace(match.record(), setup=(10_000, *match.record().setup))
    (tmp_path / "old.json").write_text(dump(record))
    result = cli.run("regold", "old.json")
    assert result.exit_code == 1
    assert result.stderr.startswith("old.json: cannot be played with today's rules and content: ")
    assert "Traceback" not in result.stderr


def test_answers_given_in_a_window_are_read(cli: Cli) -> None:
    """Sealed answers of several seats are one move of a record: ``pass | use writing``."""
    records = sorted((RECORDS.parent / "civilization").glob("[!u]*.json"))
    record = next(path for path in records if " | " in path.read_text(encoding="utf-8"))
    assert "0 no longer asked" in cli.ok("regold", record)
