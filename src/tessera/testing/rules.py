"""Which numbered rules are proved by tests.

A test says ``@rule("PE-6.01", "PE-6.02")``. The pytest plugin (`tessera.testing.plugin`) notes for every
test that ran whether it passed and whether it asserted anything; `coverage` compares that with the numbered
rules of the game (``texts/rules.en.md``). A rule whose line ends with ``{untestable: reason}`` cannot be proved by a
test.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest
from msgspec import Struct

from tessera.kernel.rulebook import RULE_ID, Rule, numbered_rules

MARK = "rule"


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rules it proves."""
    if not ids or not all(RULE_ID.fullmatch(rule_id) for rule_id in ids):
        raise ValueError(f"rule ids look like PE-6.01: {ids}")
    return pytest.mark.rule(*ids)


class Proof(Struct, frozen=True):
    """A test that ran: which rules it is marked with, whether it passed, how many assertions it made."""

    test: str
    rules: tuple[str, ...]
    passed: bool
    assertions: int


class Untestable(Struct, frozen=True):
    id: str
    reason: str


class Coverage(Struct, frozen=True):
    """How far the rules of a game are proved."""

    game: str
    rules: int
    tested: int
    untestable: list[Untestable]
    missing: list[str]
    unknown: list[str]
    """Ids that tests are marked with but that are no rule of the game."""
    tests: dict[str, list[str]]


def coverage(game: str, prefix: str, rules: Iterable[Rule], proofs: Iterable[Proof]) -> Coverage:
    """Compare a game's rules with the tests that ran."""
    rules = list(rules)
    tests = _by_rule(proof for proof in proofs if proof.passed and proof.assertions)
    known = {r.id for r in rules}
    untestable = [Untestable(r.id, r.untestable) for r in rules if r.untestable and r.id not in tests]
    missing = [r.id for r in rules if not r.untestable and r.id not in tests]
    unknown = sorted(i for i in tests if i.startswith(prefix + "-") and i not in known)
    return Coverage(
        game=game,
        rules=len(rules),
        tested=sum(r.id in tests for r in rules),
        untestable=untestable,
        missing=missing,
        unknown=unknown,
        tests={rule_id: names for rule_id, names in sorted(tests.items()) if rule_id in known},
    )


def _by_rule(proofs: Iterable[Proof]) -> Mapping[str, list[str]]:
    tests: dict[str, list[str]] = {}
    for proof in proofs:
        for rule_id in proof.rules:
            tests.setdefault(rule_id, []).append(proof.test)
    return tests


__all__ = ["MARK", "RULE_ID", "Coverage", "Proof", "Rule", "Untestable", "coverage", "numbered_rules", "rule"]
