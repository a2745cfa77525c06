"""``tessera replay`` and ``tessera verify``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tessera.kernel import Chance, Keyed, Match, Scripted, Seeded
from tessera.kernel.record import dump
from tests.cli.nim import game
from tests.cli.running import Cli

KEY = bytes(range(32))


def played(
    chance: Chance, moves: int = 100, players: tuple[str, ...] = ("Anna", "Ben"), **settings: Any
) -> str:
    match: Match[Any] = Match(game, 2, chance, settings, players=players)
    answers = Seeded(4)
    while len(match.moves) < moves and (decision := match.decision()) is not None:
        match.answer(decision.seat, decision.options[answers.pick(len(decision.options))])
    return dump(match.record())


@pytest.fixture
def record(cli: Cli) -> Path:
    path = Path("match.json")
    path.write_text(played(Keyed(KEY)))
    return path


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


# --- replay -------------------------------------------------------------------------------------------------


def test_a_match_move_by_move(cli: Cli, record: Path) -> None:
    text = cli.ok("replay", record)
    lines = text.splitlines()
    assert lines[0] == "Secret Nim, Anna, Ben"
    assert lines[1] == "rules 1, stakes=false, stones=15, solo=false"
    assert lines[3].startswith("  1. Anna: ")
    assert "[take" in text
    assert " takes " in text
    assert "wins." in text
    assert "Score" in text
    assert max(map(len, lines)) <= 80


def test_what_one_was_told_is_marked(cli: Cli) -> None:
    match: Match[Any] = Match(game, 2, Scripted([0, 1, 5]), players=("Anna", "Ben"))
    match.answer(0, ("draw",))
    Path("drawn.json").write_text(dump(match.record()))
    assert cli.json("replay", "drawn.json")["moves"][0]["events"] == [
        "Anna draws a card.",
        "(Anna) It is the Fox.",
    ]


def test_a_match_in_german(cli: Cli, record: Path) -> None:
    text = cli.ok("replay", record, "--lang", "de")
    assert "Geheimes Nim" in text
    assert " nimmt " in text
    assert "gewinnt." in text


def test_a_match_for_programs(cli: Cli, record: Path) -> None:
    report = cli.json("replay", record)
    assert (report["game"], report["rules"], report["players"]) == ("nim", "1", ["Anna", "Ben"])
    first = report["moves"][0]
    assert first.keys() == {"number", "seat", "player", "do", "text", "chance", "events"}
    assert (first["number"], first["seat"], first["player"]) == (0, 0, "Anna")
    assert report["outcome"]["reason"] == "last-stone"


def test_a_match_that_is_not_over(cli: Cli) -> None:
    Path("open.json").write_text(played(Seeded(1), moves=1, stones=40))
    assert cli.ok("replay", "open.json").endswith("Not finished: one move so far.\n")
    assert cli.json("replay", "open.json")["outcome"] is None


def test_names_cannot_disturb_the_terminal(cli: Cli) -> None:
    Path("odd.json").write_text(played(Seeded(1), players=("\x1b[31mAnna", "[bold]Ben[/]")))
    text = cli.ok("replay", "odd.json")
    assert "\x1b" not in text
    assert "[bold]Ben[/]" in text


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"digest":"', '"digest":"x', "move 0 ("),
        ('"start": "', '"start": "x', "the set-up leads to"),
        ('"do":"take', '"do":"fly', "is not legal there"),
        ('"setup": [', '"setup": [5,5,', "the set-up"),
        ('"reason":"last-stone"', '"reason":"bribery"', "the record tells of another outcome"),
    ],
)
def test_a_match_that_diverges(cli: Cli, record: Path, old: str, new: str, complaint: str) -> None:
    change(record, old, new)
    line = cli.complaint("replay", record, code=1)
    assert line.startswith("'match.json' does not replay: ")
    assert complaint in line


def test_a_match_of_other_rules_says_so(cli: Cli, record: Path) -> None:
    change(record, '"rules": "1"', '"rules": "0.9"')
    cli.ok("replay", record)  # the rules that matter were the same
    change(record, '"digest":"', '"digest":"x')
    assert "does not replay (rules 0.9, here 1): " in cli.complaint("replay", record, code=1)


def test_a_match_with_corrected_content(cli: Cli) -> None:
    Path("rich.json").write_text('{"constants": {"last_stone": 50}}')
    content = game.content({"constants": {"last_stone": 50}})
    match: Match[Any] = Match(game, 2, Seeded(1), content=content)
    Path("match.json").write_text(dump(match.record()))
    assert "was played with other content" in cli.complaint("replay", "match.json")
    assert "Not finished" in cli.ok("replay", "match.json", "--content", "rich.json")


# --- verify -------------------------------------------------------------------------------------------------


def test_a_proven_match(cli: Cli, record: Path) -> None:
    moves = len(msgspec.json.decode(record.read_bytes())["moves"])
    assert f"in {moves} moves came from the committed key." in cli.ok("verify", record)
    report = cli.json("verify", record)
    assert (report["proven"], report["moves"]) == (True, moves)


def test_a_match_without_a_key_is_not_proven(cli: Cli) -> None:
    Path("seeded.json").write_text(played(Seeded(1)))
    assert "has no table key" in cli.complaint("verify", "seeded.json", code=1)


def test_another_key_proves_nothing(cli: Cli, record: Path) -> None:
    change(record, KEY.hex(), bytes(32).hex())
    assert "the key does not fit the commitment" in cli.complaint("verify", record, code=1)


def test_a_stacked_deck_is_found_out(cli: Cli) -> None:
    """A match that replays perfectly, but was not dealt by the key it names."""
    honest = msgspec.json.decode(played(Keyed(KEY)))
    stacked = msgspec.json.decode(played(Seeded(1))) | {
        "key": honest["key"],
        "commitment": honest["commitment"],
    }
    Path("stacked.json").write_bytes(msgspec.json.encode(stacked))
    cli.ok("replay", "stacked.json")
    line = cli.complaint("verify", "stacked.json", code=1)
    assert "the set-up: the key gives [" in line


def test_a_changed_result_is_found_out(cli: Cli, record: Path) -> None:
    change(record, '"reason":"last-stone"', '"reason":"bribery"')
    assert "another outcome" in cli.complaint("verify", record, code=1)
