"""The scenario files of the game."""

from __future__ import annotations

from pathlib import Path

from tests.scenario_files import stories, told


@stories(__file__)
def test_scenario(path: Path) -> None:
    scenario = told(path)
    assert scenario.title
    assert scenario.rules
