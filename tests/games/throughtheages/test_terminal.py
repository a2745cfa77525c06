"""The table in a terminal: everything is drawn, in 80 columns, from what a seat sees."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console
from rich.style import Style

from tessera.games.throughtheages import game
from tessera.games.throughtheages.content import Box
from tessera.games.throughtheages.showing.terminal import STYLES, render
from tessera.games.throughtheages.state import Ages
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import Match, Seeded
from tessera.kernel.sight import View
from tessera.text import LANGUAGES, Catalog

NAMES = ["Anna", "Ben", "Cleo", "Dana"]
UNSAID = re.compile(r"<[a-z][\w.-]*>|[{}\u00ad]|[a-z]_[a-z]")
ALL = {"adjusted": True, "new_military": True}


def played(seats: int, options: dict[str, object], moves: int) -> Match[Ages]:
    match = Match(game, seats, Seeded("terminal"), options, players=NAMES[:seats])
    answers = Seeded("answers")
    while len(match.moves) < moves and (decision := match.decision()) is not None:
        match.answer(decision.seat, decision.options[answers.pick(len(decision.options))])
    return match


def drawn(view: View, content: object, lang: str = "en", seat: int = 0, width: int = 80) -> str:
    assert isinstance(content, Box)
    file = io.StringIO()
    console = Console(file=file, width=width, no_color=True)
    console.print(render(view, content, Catalog(game, lang, NAMES), seat, width))
    return file.getvalue()


def quiet_table() -> AgesScript:
    t = AgesScript(game, 2, 1, None, None)
    t.quiet(age=1, round=3)
    return t


@pytest.mark.parametrize("moves", [0, 5, 120, 400, 5000])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {**ALL, "mix": "open"}),
        (4, {**ALL, "mix": "draft", "closed_hands": True}),
        (4, {"resigning": True}),
    ],
)
def test_any_position_fits_80_columns(seats: int, options: dict[str, object], moves: int) -> None:
    match = played(seats, options, moves)
    for seat, lang in zip((0, seats - 1), LANGUAGES, strict=True):
        text = drawn(match.view(seat), match.content, lang, seat)
        assert UNSAID.findall(text) == []
        assert max(map(len, text.splitlines())) <= 80


def test_every_style_exists() -> None:
    """An unknown one would silently be no style."""
    for style in STYLES.values():
        Style.parse(style)


def test_the_row_is_drawn_with_spaces_and_costs() -> None:
    match = played(2, {}, 0)
    text = drawn(match.view(0), match.content)
    catalog = Catalog(game, "en")
    for card in match.state.row:
        assert catalog.word("card", match.state.content.rows[card].key) in text
    assert re.search(r"^ 1 1 ", text, re.M) and re.search(r" 13 3 ", text)
    assert "×" not in text.splitlines()[1], "nothing leaves within the first round"


def test_prices_are_those_of_the_seat_that_looks() -> None:
    t = quiet_table()
    t.has(0, "pyramids", "colossus", "masonry", "moses", "alchemy")
    t.row("great_wall", "iron", "-", "monarchy")
    t.hand(0, "irrigation", "theocracy")
    t.banks(0, yellow=12)
    text = drawn(game.view(t.state, 0), t.state.content)
    assert re.search(r"^ 1×3 Great Wall I", text, re.M), "two wonders are finished"
    assert re.search(r"^ 2×1 Iron I \(5 sc\.\)", text, re.M)
    assert "To develop Irrigation 3 sc., Theocracy 6/1 sc." in text
    assert "Philosophy A ● (3)" in text and "Alchemy I (5)" in text, "masonry makes the newer one cheaper"
    assert "Yellow bank 12: the next worker costs 3 food" in text, "Moses"


def test_the_own_civilization_is_drawn_with_workers_tokens_and_thresholds() -> None:
    t = quiet_table()
    t.has(0, "irrigation", "warfare", "moses")
    t.workers(0, agriculture=2, irrigation=1)
    t.goods(0, food=5)
    t.banks(0, yellow=12, blue=11)
    t.hand(0, "rich_land_1", "raid_1")
    t.builds(0, "pyramids", stages=1)
    text = drawn(game.view(t.state, 0), t.state.content)
    assert "Irrigation I ●■■ (4)" in text and "Agriculture A ●●■ (2)" in text
    assert "Yellow bank 12: the next worker costs 3 food, consumption 2" in text  # with Moses
    assert "Blue bank 10: corruption 2; below 6: 4" in text
    assert "Pyramids (stages ■-2-1)" in text
    assert "Civil hand (1 of 4): Rich Land I" in text and "Military hand (1 of 3): Raid I" in text
    assert "Rich Land: Build or upgrade a farm or mine for 2 resources less." in text


def test_rivals_military_cards_are_backs() -> None:
    t = quiet_table()
    t.hand(1, "raid_1", "irrigation")
    text = drawn(game.view(t.state, 0), t.state.content)
    assert "Raid" not in text and "Military hand (1 of 2): 1 of Age I" in text
    assert "Civil hand (1 of 4): Irrigation I" in text


def test_an_uprising_is_announced() -> None:
    t = quiet_table()
    t.banks(0, yellow=8)
    t.workers(0, unused=1)
    assert "UPRISING" in drawn(game.view(t.state, 0), t.state.content)
    t.workers(0, unused=4)
    assert "UPRISING" not in drawn(game.view(t.state, 0), t.state.content)


def test_a_tactic_with_sun_tzu_is_stronger() -> None:
    t = quiet_table()
    t.common("legion+")
    t.exclusive(0, "phalanx")
    text = drawn(game.view(t.state, 0), t.state.content)
    assert "Legion I +1" in text and "Phalanx" in text
    with t.edit() as s:
        s.players[0].tactic = s.tactics[0]
    assert "Legion +1" in drawn(game.view(t.state, 0), t.state.content)
