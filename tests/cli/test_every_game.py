"""Every installed game, played in the terminal to its end."""

from __future__ import annotations

import re

import pytest

from tessera.kernel import game
from tests.cli.running import Cli
from tests.ours import OURS

UNSAID = re.compile(r"<[a-z][\w.-]*>|\{")
"""A key without a message, or a message without its argument."""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_match(cli: Cli, lang: str) -> None:
    for game_id in OURS:
        answers = "1\n" * game(game_id).longest
        text = cli.ok("play", game_id, "--lang", lang, "--bots", "random", "--seed", "1", typed=answers)
        lines = text.splitlines()
        assert UNSAID.findall(text) == []
        assert max(map(len, lines)) <= 80
        assert {"en": "Place", "de": "Platz"}[lang] in text
