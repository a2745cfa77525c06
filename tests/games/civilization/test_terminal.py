"""Civilization in a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from tessera.games.civilization import game
from tessera.games.civilization.showing.terminal import render
from tessera.kernel import Seeded, advance, play
from tessera.testing.campaign import Curious
from tessera.text import LANGUAGES, Catalog
from tests.games.civilization.scenes import table


def drawn(view: dict[str, object], lang: str = "en", seat: int = 0) -> str:
    console = Console(width=80, record=True, file=None, force_terminal=False, quiet=False)
    with console.capture() as capture:
        console.print(render(view, game.content(), Catalog(game, lang, ["Anna", "Ben"]), seat, 80))
    return capture.get()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_fits_into_eighty_columns(lang: str) -> None:
    t = table()
    t.army(0, "d4", "d4")
    t.hut("h3")
    t.events(0, "sabotage")
    t.markers(0, "hut_spy")
    t.units(0, "infantry_2")
    t.goods(0, silk=1)
    text = drawn(t.view(0), lang)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "Anna" in text and "c3" in text
    assert "<" not in text


def test_every_moment_of_a_match_can_be_drawn() -> None:
    s = game.new(2, Seeded(3))
    player, answers = Curious(), Seeded(4)
    decision = advance(s)
    for n in range(900):
        assert decision is not None
        if n % 45 == 0 or s.battle is not None:
            assert drawn(game.view(s, 0))
        decision = play(s, player.choose(decision, answers))
        if decision is None:
            break
