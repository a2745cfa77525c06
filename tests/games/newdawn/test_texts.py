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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wonder", ["pyramids", "porcelain_tower"])
def test_the_levels_that_a_wonder_replaces_follow_its_row(lang: str, wonder: str) -> None:
    catalog = Catalog(game, lang)
    row = next(row for row in TABLES.world_wonders if row.key == wonder)
    key = f"card-{wonder.replace('_', '-')}.text"
    told = [
        catalog.say_with(key, msgspec.structs.asdict(msgspec.structs.replace(row, up_to=n)))
        for n in (1, 2, 3)
    ]
    assert len(set(told)) == 3
    assert all(is_whole(text) for text in told)
