"""What every game must pass, and what makes its tests short. For games in this package and for anybody else's.

- `Suite` is all of the kit as one class of tests: a game names its `Trial` and inherits them.
- `check` is the conformance walk (`laws`): one call proves that a game keeps the kernel's laws.
- `campaign` plays one set of matches that limits, drawings (`terminal`) and `texts` share; `golden` keeps whole
  matches and knows what they cover; `components` compares tables with a data file.
- `play` and `edit` make tests read like play; `run_scenario` runs a scenario file.
- `rule` marks a test with the numbered rules it proves; ``tessera rules`` reports what is missing.
"""

# ruff: noqa: E402

import pytest

# Before they are imported: what they assert, a test has asserted (`tessera.testing.plugin` counts).
pytest.register_assert_rewrite("tessera.kernel.scenario", "tessera.kernel.script", "tessera.testing.suite")

from tessera.kernel.scenario import BadScenario, ScenarioFailed, run_scenario
from tessera.kernel.script import Script, edit, play
from tessera.testing.laws import Broken, Report, check
from tessera.testing.playthrough import playthrough
from tessera.testing.rules import rule
from tessera.testing.suite import Suite
from tessera.testing.trial import Table, Trial

__all__ = [
    "BadScenario",
    "Broken",
    "Report",
    "ScenarioFailed",
    "Script",
    "Suite",
    "Table",
    "Trial",
    "check",
    "edit",
    "play",
    "playthrough",
    "rule",
    "run_scenario",
]
