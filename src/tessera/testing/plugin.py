"""The pytest plugin behind ``tessera rules``: notes which marked tests ran, passed and asserted something.

With ``--rules-report FILE`` the notes of the whole run, all worker processes included, are written to a file.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tessera.kernel.script import SCRIPTS
from tessera.testing.rules import MARK, Proof


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-report", metavar="FILE", default=None, help="write which rules were proved")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--rules-report") and not config.getini("enable_assertion_pass_hook"):
        raise pytest.UsageError("--rules-report counts assertions: set enable_assertion_pass_hook = true")
    config.pluginmanager.register(RuleNotes(config), "tessera-rule-notes")


class RuleNotes:
    """Collects proofs; worker processes send theirs home with their test reports."""

    def __init__(self, config: pytest.Config) -> None:
        self.path: str | None = config.getoption("--rules-report")
        self.is_worker = hasattr(config, "workerinput")
        self.proofs: list[Proof] = []
        self.assertions = 0

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.assertions = 0
        SCRIPTS.clear()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """A test that told chance what to give, and never asked for it, does not prove what it says."""
        result = yield
        for script in SCRIPTS:
            script.no_chance_left()
        return result

    def pytest_assertion_pass(self, item: pytest.Item, lineno: int, orig: str, expl: str) -> None:
        self.assertions += 1

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        outcome = yield
        report: pytest.TestReport = outcome.get_result()
        rules = tuple(rule_id for mark in item.iter_markers(MARK) for rule_id in mark.args)
        if call.when == "call" and rules:
            proof = Proof(item.nodeid, rules, report.passed, self.assertions)
            report.user_properties.append((MARK, msgspec.to_builtins(proof)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and not self.is_worker:
            noted = [value for name, value in report.user_properties if name == MARK]
            self.proofs += [msgspec.convert(value, Proof) for value in noted]

    def pytest_sessionfinish(self) -> None:
        if self.path is not None and not self.is_worker:
            Path(self.path).write_bytes(msgspec.json.encode(self.proofs))
