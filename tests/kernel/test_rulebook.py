"""Numbered rules in a document."""

from __future__ import annotations

import pytest

from tessera.kernel.rulebook import Rule, numbered_rules
from tests.kernel import bazaar as bazaar_module

MARKDOWN = """# Rules

Some words about them, and PE-9.99 in passing.

- PE-1.01 The first rule.
- **PE-1.02** A rule in bold.
- PE-1.02a A rule that was put in later. {untestable: it is about manners}
  It goes on here.
- A point that is no rule.
* PE-7.01 Another kind of point.
"""


def test_rules_are_points_that_start_with_their_number() -> None:
    assert numbered_rules(MARKDOWN) == [
        Rule("PE-1.01", "The first rule."),
        Rule("PE-1.02", "A rule in bold."),
        Rule("PE-1.02a", "A rule that was put in later.", "it is about manners"),
    ]


def test_a_number_is_given_once() -> None:
    with pytest.raises(ValueError, match=r"numbered twice: PE-1\.02"):
        numbered_rules(MARKDOWN + "- PE-1.02 Again.\n")


def test_the_rules_of_the_toy_game() -> None:
    rules = numbered_rules(bazaar_module.__doc__ or "")
    assert len(rules) == 22
    assert [found.id for found in rules if found.untestable] == ["BZ-1.04"]
