"""The scenario files of all games: little stories that are tests, and examples of the format."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tessera.kernel.testing import rule, run_scenario

FILES = sorted(Path(__file__).parent.glob("*/scenarios/*.scenario"))


def marked(path: Path) -> object:
    """The file as a test case, marked with the rules that its own lines name."""
    ids = re.findall(r"^rule (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return pytest.param(path, marks=rule(*" ".join(ids).split()), id=f"{path.parts[-3]}-{path.stem}")


@pytest.mark.parametrize("path", [marked(path) for path in FILES])
def test_scenario(path: Path) -> None:
    scenario = run_scenario(path.read_text(encoding="utf-8"))
    assert scenario.title
    assert scenario.rules


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 29
