"""The page about strength is made of the results of ladders, and of nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.lab.ladder import Contest, ladder
from tessera.lab.pool import Here
from tessera.lab.run import BadRun, Run
from tessera.lab.strength import NOTES, Result, keep, page, read, results_of, short
from tests.cli.running import Cli

DOCS = Path(__file__).resolve().parents[2] / "docs"


def result(matches: int = 10, won: float = 7.5, revision: str = "abc") -> Result:
    return Result(
        game="nim",
        first="heuristic",
        second="random",
        seats=2,
        held=1,
        seed=0,
        revision=revision,
        matches=matches,
        won=won,
    )


def test_the_page_in_the_repository_is_up_to_date() -> None:
    assert (DOCS / "strength.md").read_text(encoding="utf-8") == page(DOCS / "strength")


def test_a_ladder_is_kept_with_its_number_of_matches(cli: Cli) -> None:
    contest = Contest(Run.begin(Path("run"), ladder("nim", ["heuristic", "random"], 2, 3)))
    contest.play(8, Here())
    (found,) = results_of(contest.run, "abc")
    assert (found.first, found.second, found.matches, found.seed) == ("heuristic", "random", 16, 3)
    assert found.won == pytest.approx(16 * contest.standing().pairings[0].share, abs=0.01)
    Path("kept").mkdir()
    Path("kept", NOTES).write_text("# Strength\n\n<!-- results -->\n")
    said = ("lab", "strength", "kept", "--out", "page.md", "--add", "run")
    assert "--revision" in cli.complaint(*said)
    cli.ok(*said, "--revision", "abc")
    assert "| `heuristic` | `random` | 2 |" in Path("page.md").read_text()


def test_more_of_the_same_takes_the_place_of_less(tmp_path: Path) -> None:
    keep(tmp_path, [result(10), result(4, revision="old")])
    keep(tmp_path, [result(20)])
    assert [(each.revision, each.matches) for each in read(tmp_path)] == [("abc", 20), ("old", 4)]


def test_notes_say_where_the_results_belong(tmp_path: Path) -> None:
    (tmp_path / NOTES).write_text("nothing")
    with pytest.raises(BadRun):
        page(tmp_path)


def test_a_bot_of_a_revision_is_called_by_both() -> None:
    assert short("tessera.lab.past:heuristic_acad2eb") == "heuristic of acad2eb"
    assert short("expert") == "expert"
