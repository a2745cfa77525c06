"""Numbered rules: the document of a game that tests, refusals and people refer to (``texts/rules.en.md``)."""

from __future__ import annotations

import re

from msgspec import Struct

from tessera.kernel.resources import text_beside

TEXTS = "texts"
"""The folder of a package with everything that is told in words: catalogs, rules, guide, lesson."""
RULE_ID = re.compile(r"[A-Z]+-\d+(?:\.\d+[a-z]?)*")


class Rule(Struct, frozen=True):
    """A numbered rule."""

    id: str
    text: str
    untestable: str = ""


_LINE = re.compile(rf"^- \**({RULE_ID.pattern})\**\s+(.*?)\s*(?:\{{untestable: ([^}}]+)\}})?\s*$")


def numbered_rules(markdown: str) -> list[Rule]:
    """The rules in a document: lines of the form ``- PE-6.01 text``."""
    found = [Rule(m[1], m[2], m[3] or "") for line in markdown.splitlines() if (m := _LINE.match(line))]
    ids = [found_rule.id for found_rule in found]
    twice = {rule_id for rule_id in ids if ids.count(rule_id) > 1}
    if twice:
        raise ValueError(f"numbered twice: {', '.join(sorted(twice))}")
    return found


def document_of(package: str, name: str, *langs: str) -> str | None:
    """A document of a game, ``rules`` or ``guide``, in the first of some languages that it is written in."""
    found = (text_beside(package, TEXTS, f"{name}.{lang}.md") for lang in langs)
    return next((text for text in found if text is not None), None)
