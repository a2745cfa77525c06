"""Every kind of question can be put before a critic, in both languages."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tests.ours import OURS
from tests.question_page import kinds, page

NO_NAME = re.compile(r"<(?:ask|do|step)-[a-z-]+>")
"""A message that nobody has written."""
MUTE = ("Do you want to?", "Möchtest du?", "Nothing beyond its symbols.")
"""What no stranger can answer."""


@pytest.mark.parametrize("game", OURS)
def test_a_page_of_questions_says_all_of_them(game: str) -> None:
    found = kinds(game, ((2, 1),))
    shown = page(game, found)
    assert shown.count("<h3>") == 2 * len(found) > 0
    text = unescape(shown)
    assert NO_NAME.findall(text) == []
    assert [words for words in MUTE if f"<h3>{words}</h3>" in shown] == []
