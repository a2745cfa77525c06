"""The engine as native code: lowered, typed and written as C. The C compiler is for `make compiled-check`."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from compiled import lower

ROOT = Path(__file__).parents[2]


def run(*command: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.timeout(1200)  # half a minute where nothing else runs
def test_all_games_are_lowered_and_typed_and_play_alike_before_they_are_compiled(tmp_path: Path) -> None:
    run("compiled.build", str(tmp_path), "--types")
    for library in ("engine", "peloponnes", "newdawn", "tapestry", "civilization", "throughtheages"):
        assert list((tmp_path / "c").glob(f"__native_tessera_{library}.c"))
    games = "peloponnes,tapestry,throughtheages"
    said = run(
        "bench.versus", ".", "--here", str(tmp_path), "--works", "equal", "--rounds", "1", "--games", games
    )
    assert said.count("alike") == 3


@pytest.mark.parametrize(
    ("written", "needed"),
    [
        ("x: Count = FEW", {"FEW"}),
        ("def f(a: Count = FEW) -> Count:\n    return MANY", {"FEW"}),
        (
            "class Row(Base):\n    many: Count = FEW\n    def f(self) -> int:\n        return MANY",
            {"Base", "FEW"},
        ),
    ],
)
def test_what_a_definition_needs_at_once(written: str, needed: set[str]) -> None:
    assert lower.needed_at_once(lower.statement(written)) == needed


@pytest.mark.parametrize("noted", ["Public[int]", "Annotated[int, VISIBLE]", "int"])
def test_types_without_their_notes(noted: str) -> None:
    assert lower.bare(lower.expression(noted)) == "int"


def test_names_of_one_statement() -> None:
    assert lower.defined(ast.parse("FIELD, CITY = range(2)").body[0]) == ["FIELD", "CITY"]
