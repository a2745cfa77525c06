"""The scenario files beside a game's tests: little stories that are tests, and examples of the format."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tessera.kernel.scenario import Scenario
from tessera.testing import rule, run_scenario


def stories(tests: str) -> pytest.MarkDecorator:
    """Every file in the folder ``scenarios`` beside a test module, marked with the rules that its own lines name."""
    files = sorted(Path(tests).with_name("scenarios").glob("*.scenario"))
    assert files, f"no scenario files beside {tests}"
    return pytest.mark.parametrize("path", [_marked(path) for path in files])


def _marked(path: Path) -> Any:
    ids = re.findall(r"^rule (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return pytest.param(path, marks=rule(*" ".join(ids).split()), id=path.stem)


def told(path: Path) -> Scenario:
    """The story of a file, after it has come out as it says."""
    return run_scenario(path.read_text(encoding="utf-8"))
