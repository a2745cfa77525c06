"""The TypeScript types of views and content are made from the structs, and up to date."""

from __future__ import annotations

import pytest

from tessera.cli.types import BOARDS, FILE, with_board
from tessera.cli.typescript import declarations
from tessera.kernel import registry
from tests.installed import ROOT
from tests.parley import game as parley


@pytest.mark.parametrize("name", with_board(ROOT))
def test_the_types_of_a_board_are_up_to_date(name: str) -> None:
    written = (ROOT / BOARDS / name / FILE).read_text(encoding="utf-8")
    assert written == declarations(registry.game(name)), "run: tessera types"


def test_a_view_shows_what_sight_shows() -> None:
    made = declarations(parley)
    assert "  hand: Zone;\n" in made and "  coins: number;\n" in made
    assert "agenda" not in made and "chance" not in made
    assert "  cards: Card[];\n" in made
