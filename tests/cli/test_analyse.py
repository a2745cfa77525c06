"""``tessera analyse``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.kernel import Match, Seeded, game
from tessera.kernel.record import dump
from tests.cli.running import Cli

RECORDS = Path(__file__).parent.parent / "records" / "peloponnes"
RECORD = RECORDS / "heuristic-2.json"


@pytest.mark.parametrize(("lang", "title"), [("en", "Where it was decided"), ("de", "Wo es sich entschied")])
def test_a_page_in_words(cli: Cli, lang: str, title: str) -> None:
    page = cli.ok("analyse", RECORD, "--lang", lang)
    assert title in page
    assert "<" not in page, "a text is missing"
    assert any(line.count("█") + line.count("▁") > 2 for line in page.splitlines())
    assert max(map(len, page.splitlines())) <= 80


def test_through_the_eyes_of_a_player(cli: Cli) -> None:
    found = cli.json("analyse", RECORD, "--seat", "2")
    assert found["eyes"] == 1
    assert [account["seat"] for account in found["accounts"]] == [1]
    assert {judged["seat"] for judged in found["judged"]} == {1}


def test_as_json(cli: Cli) -> None:
    found = cli.json("analyse", RECORD)
    assert found["eyes"] is None
    assert len(found["players"]) == len(found["accounts"]) == 2
    assert found["turns"][-1]["chances"] in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((RECORD, "--seat", "3"), "--seat is a player from 1 to 2, not 3"),
        ((RECORDS / "heuristic-1-solo.json",), "who plays alone has no rivals"),
    ],
)
def test_what_cannot_be_analysed(cli: Cli, arguments: tuple[str | Path, ...], why: str) -> None:
    assert why in cli.complaint("analyse", *arguments)


def test_a_match_that_goes_on_is_not_analysed(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    file.write_text(dump(Match(game("peloponnes"), 2, Seeded(1)).record()))
    assert "a match is analysed when it is over" in cli.complaint("analyse", file)
