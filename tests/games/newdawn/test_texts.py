"""What leaders and focus types say beside what they do; all other texts are the kit's (`test_kit`)."""

from __future__ import annotations

import msgspec
import pytest

from tessera.games.newdawn import game
from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.content import FOCUS_TYPES
from tessera.testing.texts import is_whole
from tessera.text import LANGUAGES, Catalog


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_leader_has_a_face_and_an_ability_with_a_name(lang: str) -> None:
    catalog = Catalog(game, lang)
    for leader in TABLES.leaders:
        for what in ("person", "ability"):
            text = catalog.say_with(f"leader-{leader.key}.{what}", msgspec.structs.asdict(leader))
            assert is_whole(text) and len(text) > 3, (leader.key, what)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_focus_says_what_it_is_for_and_what_trade_tokens_do_there(lang: str) -> None:
    catalog = Catalog(game, lang)
    for focus in FOCUS_TYPES:
        assert catalog.has(f"focus-{focus}.text")
        assert catalog.has(f"focus-{focus}.trade")
