"""No raw ids in anything that people read: questions, answers and events of random matches, in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from tessera.kernel.engine import advance, play
from tessera.kernel.script import play as begin
from tessera.text import LANGUAGES, Catalog
from tests.ours import OURS

RAW = re.compile(
    r"[a-z]+_[a-z]"  # a key
    r"|<[\w.-]+>"  # a message that is missing
    r"|\b(?:plot|square|cell|hex|territory|Platz|Hexfeld|Gebiet)\s+\d{2,}\b"  # the number of a place
    r"|\b(?:space|Feld)\s+(?!1[0-2]\b)\d{2,}\b"  # the same; tracks have twelve spaces, and people count them
    r"|[{}]"
)
PLIES = 260


def texts(game: str, lang: str, seed: int) -> set[str]:
    """Everything a person could have read in the first part of a random match."""
    t = begin(game, seats=3, seed=seed)
    said, random = set[str](), Random(seed)
    words = Catalog(t.game, lang, ("Anna", "Ben", "Cleo"))
    s = t.state
    decision = advance(s)
    while decision is not None and s.ply < PLIES:
        said.add(words.description(decision.prompt(s)))
        options = [option for option in decision.options if option[0] not in ("resign", "income")]
        options = options or decision.options
        said.update(words.description(decision.describe(s, option)) for option in options[:25])
        decision = play(s, random.choice(options))
    said.update(words.event(event) for event in t.heard())
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_nothing_that_is_read_holds_a_raw_id(game: str, lang: str) -> None:
    said = {line for seed in (1, 2) for line in texts(game, lang, seed)}
    assert len(said) > 50
    assert sorted(line for line in said if RAW.search(line)) == []
