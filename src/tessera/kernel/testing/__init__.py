"""What every game must pass, and what makes its tests short. For games in this package and for anybody else's.

- `check` is the conformance kit: one call proves that a game keeps the kernel's laws.
- `play` and `edit` make tests read like play; `run_scenario` runs a scenario file.
- `rule` marks a test with the numbered rules it proves; ``tessera rules`` reports what is missing.
"""

# ruff: noqa: E402

import pytest

# Before they are imported: what they assert, a test has asserted (`tessera.kernel.testing.plugin` counts).
pytest.register_assert_rewrite("tessera.kernel.scenario", "tessera.kernel.script")

from tessera.kernel.scenario import BadScenario, ScenarioFailed, run_scenario
from tessera.kernel.script import Script, edit, play
from tessera.kernel.testing.kit import Broken, Report, check
from tessera.kernel.testing.playthrough import playthrough
from tessera.kernel.testing.rules import rule

__all__ = [
    "BadScenario",
    "Broken",
    "Report",
    "ScenarioFailed",
    "Script",
    "check",
    "edit",
    "play",
    "playthrough",
    "rule",
    "run_scenario",
]
