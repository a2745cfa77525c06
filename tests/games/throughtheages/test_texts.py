"""Names that cards share, and what gains are called; all other texts are the kit's (`test_kit`)."""

from __future__ import annotations

import re

import pytest

from tessera.games.throughtheages import game
from tessera.games.throughtheages.rules.gains import Gain
from tessera.testing.texts import rows_of
from tessera.text import LANGUAGES, Catalog


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_one_name_have_one_name(lang: str) -> None:
    """Action cards over the ages, and a card that takes the place of another; nothing tells editions apart."""
    catalog = Catalog(game, lang)
    for row in [row for _, row in rows_of(game)]:
        name = catalog.word("card", row.key)
        assert not re.search(r"adj|_|extra|\u00ad", name), name
        for same in (*row.replaces, *([row.name] if hasattr(row, "name") else [])):
            assert name == catalog.word("card", same)


def test_gains_are_told_by_what_they_bring() -> None:
    assert Gain(seat=0, food=2).label() == "food"
