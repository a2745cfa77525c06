"""Every installed game, played in the terminal to its end."""

from __future__ import annotations

import re

import pytest

from tessera.kernel import game
from tests.cli.running import Cli
from tests.ours import OURS

UNSAID = re.compile(r"<[a-z][\w.-]*>|\{")
"""A key without a message, or a message without its argument."""
LANGUAGES = {"en": "Place", "de": "Platz"}


def whole_match(cli: Cli, game_id: str, lang: str) -> None:
    answers = "1\n" * game(game_id).longest
    shorter = ["--setting", "turn_limit=12"] if game_id == "civilization" else []
    args = ["--lang", lang, "--bots", "random", "--seed", "1", *shorter]
    text = cli.ok("play", game_id, *args, typed=answers)
    assert UNSAID.findall(text) == []
    assert max(map(len, text.splitlines())) <= 80
    assert LANGUAGES[lang] in text


@pytest.mark.parametrize("game_id", OURS)
def test_a_whole_match(cli: Cli, game_id: str) -> None:
    """In one language each: what a message needs is proved for both by the kit."""
    whole_match(cli, game_id, [*LANGUAGES][OURS.index(game_id) % 2])


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", OURS)
def test_a_whole_match_in_every_language(cli: Cli, game_id: str, lang: str) -> None:
    whole_match(cli, game_id, lang)
