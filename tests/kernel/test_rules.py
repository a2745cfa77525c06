"""The tests that prove numbered rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tessera.kernel.rulebook import Rule, numbered_rules
from tessera.testing import plugin, rule
from tessera.testing.rules import Proof, Untestable, coverage
from tests.kernel import bazaar as bazaar_module

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("ids", [(), ("6.01",), ("pe-6.01",), ("PE-6.01", "PE6.02")])
def test_a_test_cannot_be_marked_with_what_is_no_rule(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"rule ids look like PE-6\.01"):
        rule(*ids)


# --- coverage -----------------------------------------------------------------------------------------------

RULES = [Rule(f"PE-{n}", "text") for n in (1, 2, 3, 4)] + [
    Rule("PE-5", "text", "manners"),
    Rule("PE-6", "text", "also manners"),
]


def test_what_is_proved_and_what_is_missing() -> None:
    found = coverage(
        "peloponnes",
        "PE",
        RULES,
        [
            Proof("test_one", ("PE-1", "PE-2"), passed=True, assertions=3),
            Proof("test_two", ("PE-2",), passed=True, assertions=1),
            Proof("test_failing", ("PE-3",), passed=False, assertions=1),
            Proof("test_without_assertion", ("PE-4",), passed=True, assertions=0),
            Proof("test_manners", ("PE-5",), passed=True, assertions=1),
            Proof("test_nothing", ("PE-99",), passed=True, assertions=1),
            Proof("test_other_game", ("BZ-1",), passed=True, assertions=1),
        ],
    )
    assert (found.game, found.rules, found.tested) == ("peloponnes", 6, 3)
    assert found.missing == ["PE-3", "PE-4"]
    assert found.untestable == [Untestable("PE-6", "also manners")]
    assert found.unknown == ["PE-99"]
    assert found.tests == {"PE-1": ["test_one"], "PE-2": ["test_one", "test_two"], "PE-5": ["test_manners"]}


# --- the plugin ---------------------------------------------------------------------------------------------

TESTS = """
import pytest
from tessera.testing import play, rule, run_scenario
from tests.kernel.bazaar import bazaar

@rule("BZ-1.01", "BZ-1.02")
def test_asserts_twice():
    assert bazaar.id == "bazaar"
    assert bazaar.seats

@rule("BZ-2.01")
def test_asserts_nothing():
    play(bazaar, 2)

@rule("BZ-3.01")
def test_fails():
    assert bazaar.id == "chess"

@rule("BZ-4.01")
def test_lets_a_scenario_assert():
    run_scenario("game bazaar seats 2\\nexpect round 1", bazaar)

@rule("BZ-4.02")
def test_lets_a_script_assert():
    play(bazaar, 2).refusal("dance")

@rule("BZ-5.01")
@pytest.mark.skip
def test_is_skipped():
    assert True

def test_is_not_marked():
    assert True

@rule("BZ-6.01")
def test_comes_after_assertions_of_others():
    pass
"""

CONFIG = """
[pytest]
enable_assertion_pass_hook = true
filterwarnings = error
markers = rule(id): a rule
"""


@pytest.mark.parametrize("workers", [[], ["-p", "xdist", "-n", "1"]], ids=["alone", "xdist"])
def test_the_plugin_notes_what_was_proved(tmp_path: Path, workers: list[str]) -> None:
    (tmp_path / "test_some.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text(CONFIG, encoding="utf-8")
    report = tmp_path / "report.json"
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "-p",
        "tessera.testing.plugin",
    ]
    done = subprocess.run(
        [*command, *workers, f"--rules-report={report}", "test_some.py"],
        cwd=tmp_path,
        env=os.environ
        | {
            "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "src"))),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert "1 failed, 6 passed, 1 skipped" in done.stdout, done.stdout + done.stderr
    proofs = msgspec.json.decode(report.read_bytes(), type=list[Proof])
    noted = {proof.test.partition("::")[2]: proof for proof in proofs}
    assert noted.keys() == {
        "test_asserts_twice",
        "test_asserts_nothing",
        "test_fails",
        "test_lets_a_scenario_assert",
        "test_lets_a_script_assert",
        "test_comes_after_assertions_of_others",
    }
    assert noted["test_asserts_twice"].rules == ("BZ-1.01", "BZ-1.02")
    assert noted["test_asserts_twice"].assertions == 2
    assert noted["test_asserts_nothing"].assertions == 0
    assert noted["test_comes_after_assertions_of_others"].assertions == 0
    assert not noted["test_fails"].passed
    assert noted["test_lets_a_scenario_assert"].assertions > 0
    assert noted["test_lets_a_script_assert"].assertions > 0
    rules = numbered_rules(bazaar_module.__doc__ or "")
    assert list(coverage("bazaar", "BZ", rules, proofs).tests) == ["BZ-1.01", "BZ-1.02", "BZ-4.01", "BZ-4.02"]


def test_a_report_without_counting_assertions_is_refused() -> None:
    """Without this setting no assertion is noted, and every rule of every game would seem to be missing."""
    config: Any = SimpleNamespace(getoption=lambda name: "report.json", getini=lambda name: False)
    with pytest.raises(pytest.UsageError, match="enable_assertion_pass_hook = true"):
        plugin.pytest_configure(config)
