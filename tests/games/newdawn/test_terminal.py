"""The table in a terminal: everything is drawn, in any width, from what a seat sees."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console
from rich.style import Style

from tessera.games.newdawn import game
from tessera.games.newdawn.content import Box
from tessera.games.newdawn.rules.industry import wonder_cost
from tessera.games.newdawn.showing.terminal import render
from tessera.games.newdawn.showing.terminal.map import OWNER_STYLES, TERRAIN_STYLES
from tessera.games.newdawn.state import NewDawn
from tessera.kernel import Match, Seeded
from tessera.text import LANGUAGES, Catalog

NAMES = ["Anna", "Ben", "Cleo", "Dana"]
UNSAID = re.compile(r"<[a-z][\w.-]*>|[{}]|[a-z]_[a-z]")


def played(seats: int, options: dict[str, object], moves: int, seed: int = 1) -> Match[NewDawn]:
    match = Match(game, seats, Seeded(f"terminal {seed}"), options, players=NAMES[:seats])
    answers = Seeded(f"answers {seed}")
    while len(match.moves) < moves and (decision := match.decision()) is not None:
        match.answer(decision.seat, decision.options[answers.pick(len(decision.options))])
    return match


def drawn(match: Match[NewDawn], lang: str = "en", width: int = 80, seat: int = 0) -> str:
    content = match.content
    assert isinstance(content, Box)
    console = Console(file=io.StringIO(), width=width, no_color=True)
    names = Catalog(game, lang, NAMES)
    console.print(render(match.view(seat), content, names, seat, width))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("moves", [0, 3, 40, 5000])
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"map": "advanced"}), (4, {"epic": True}), (4, {"map": "advanced"})],
)
def test_any_position_fits_80_columns(seats: int, options: dict[str, object], moves: int) -> None:
    match = played(seats, options, moves)
    for seat, lang in zip((0, seats - 1), LANGUAGES, strict=True):
        text = drawn(match, lang, seat=seat)
        assert UNSAID.findall(text) == []
        assert max(map(len, text.splitlines())) <= 80


def test_every_style_exists() -> None:
    """An unknown one would silently be no style."""
    for style in (*TERRAIN_STYLES, *OWNER_STYLES.values()):
        Style.parse(style)


def test_every_space_has_its_name_terrain_and_piece() -> None:
    match = played(2, {}, 60)
    text = drawn(match)
    assert set(re.findall(r"\b[A-Z]+\d+\b", text)) >= set(match.state.board.names)
    assert text.count("★1") == text.count("★2") == 1
    for p in match.state.players:
        assert text.count(f"■{p.seat + 1}") == len(p.cities)
        assert text.count(f"○{p.seat + 1}") == len(p.control)
        assert text.count(f"●{p.seat + 1}") == len(p.reinforced)
    letters = [letter for letter, cell in zip("ABCDEFGHI", match.state.barbarians, strict=True) if cell >= 0]
    assert all(f"!{letter}" in text for letter in letters)


def test_pieces_lie_where_they_are() -> None:
    """The signs of a space stand below its name."""
    match = played(2, {}, 2)
    lines = drawn(match).splitlines()
    for p in match.state.players:
        name = rf"\b{match.state.board.names[p.capital]}\b"
        at = next(i for i, line in enumerate(lines) if re.search(name, line))
        column = re.search(name, lines[at])
        assert column is not None
        assert lines[at + 1][column.start() + 1 :].startswith(f"★{p.seat + 1}")


def test_what_a_turn_needs_is_there() -> None:
    match = played(2, {}, 60)
    text = " ".join(drawn(match).split())
    s = match.state
    say = Catalog(game, "en", NAMES)
    for card in s.victory_cards:
        for agenda in s.content.victory_cards[card].agendas:
            assert say.word("agenda", agenda) in text
    for wonder in s.offer:
        row = s.content.wonders[wonder]
        assert f"{say.word('card', row.key)} " in text
        assert f"cost {wonder_cost(s, s.players[0], wonder)}" in text
    for card in s.players[0].row + s.players[1].row:
        assert say.word("card", s.content.focus[card].key) in text
    assert f"Round {s.round}" in text


def test_the_tiles_to_place_are_shown_with_both_sides() -> None:
    match = played(2, {"map": "advanced"}, 0)
    decision = match.decision()
    assert decision is not None
    text = drawn(match, seat=decision.seat)
    for tile in match.state.players[decision.seat].tiles:
        assert f"Tile {tile}, side A" in text
        assert f"Tile {tile}, side B" in text
    assert text.count("‹") == 7  # six sides, and what the sign means


def test_a_narrow_terminal_gets_a_small_map() -> None:
    match = played(4, {}, 60)
    text = drawn(match, width=50)
    assert max(map(len, text.splitlines())) <= 50
    assert "★" in text
    assert match.state.board.names[1] not in text.split()
