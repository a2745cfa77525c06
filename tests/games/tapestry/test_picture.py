"""What boards and terminals show follows from the position, and from what a seat may see."""

from __future__ import annotations

from io import StringIO

import msgspec
import pytest
from rich.console import Console

from tessera.games.tapestry import game
from tessera.games.tapestry.rules.naming import hex_words
from tessera.games.tapestry.showing.terminal import render
from tessera.games.tapestry.showing.view import picture
from tessera.kernel import SPECTATOR
from tessera.testing import rule
from tessera.text import LANGUAGES, Catalog
from tests.games.tapestry.scenes import full_table, table


@rule("TP-19.03")
def test_a_city_is_drawn_with_its_buildings_and_lines() -> None:
    t = table()
    t.covers(0, *range(1, 9))
    t.house(0, "farm", 0)
    city = picture(t.state, 0).summaries[0].city
    assert city is not None
    assert (city.width, city.height) == (9, 9)
    assert (city.rows, city.columns, city.points) == (1, 0, 1)
    assert [b.what for b in city.buildings].count("farm") == 1
    assert len(city.impassable) == 22


@rule("TP-1.11", "TP-1.12")
def test_the_map_shows_pieces_and_who_controls_what() -> None:
    t = table()
    t.outposts(1, 5)
    t.toppled(0, 5, by=1)
    seen = picture(t.state, 0).hexes
    assert [(x.seat, x.what, x.upright) for x in seen[5].pieces] == [
        (0, "outpost", False),
        (1, "outpost", True),
    ]
    assert seen[5].controlled_by == [1]
    assert seen[16].middle and seen[4].start == "1/6"
    assert seen[1].corners == [] and len(seen[4].corners) == 6


@rule("TP-5.12", "TP-5.13")
def test_the_next_income_is_told() -> None:
    t = table(income=2)
    t.built(0, market=3, house=4, armory=2)
    told = picture(t.state, 1).summaries[0]
    assert told.income == {"coin": 3, "worker": 4, "food": 1, "territory": 1, "culture": 2, "tapestry": 1}
    assert told.income_vp == 1


@rule("TP-4.06")
def test_tracks_show_the_landmarks_that_are_left() -> None:
    t = table()
    t.owns(0, "forge")
    tracks = {x.track: x.landmarks for x in picture(t.state, 0).tracks}
    assert tracks["technology"][0] == -1
    assert tracks["science"][0] == t.number("landmark_apothecary")


def test_the_picture_tells_a_spectator_nothing_hidden() -> None:
    t = full_table()
    t.hand(0, "trap", "guilds")
    assert msgspec.to_builtins(picture(t.state, SPECTATOR)) == msgspec.to_builtins(picture(t.state, 0))
    assert str(t.number("guilds")) not in str(t.view(1)["players"][0]["hand"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_terminal_draws_the_table(lang: str, seats: int) -> None:
    t = full_table(seats)
    t.hand(0, "trap")
    t.tech(0, "barn")
    t.house(0, "farm", 3)
    words = Catalog(game, lang, ["Anna", "Ben", "Cleo", "Dana", "Emil"][:seats])
    console = Console(file=StringIO(), width=80, force_terminal=False)
    console.print(render(t.view(0), t.state.content, words, 0, 80))
    out = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Anna" in out and words.word("card", "barn") in out and words.word("card", "trap") in out
    assert "<" not in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_the_terminal_counts_what_the_next_income_gives() -> None:
    t = table(income=2)
    t.built(0, market=1)
    words = Catalog(game, "en", ["Anna", "Ben"])
    console = Console(file=StringIO(), width=80, force_terminal=False)
    console.print(render(t.view(0), t.state.content, words, 0, 80))
    out = console.file.getvalue()  # type: ignore[attr-defined]
    assert "2 coins, 1 worker, 1 food, 1 territory tile, 1 culture, 1 tapestry card" in " ".join(out.split())


@rule("TP-5.12")
def test_the_points_of_an_income_turn_are_explained_by_what_counts() -> None:
    t = table(income=2)
    t.tech(0, "barn")
    t.built(0, market=2, farm=2)
    parts = {part.what: part.amount for part in game.explain(t.state, 0, "income")}
    assert parts == {"income-vp-tech": 2, "income-vp-capital": 0, "income-vp": 4}
    assert sum(parts.values()) == picture(t.state, 0).summaries[0].income_vp


@rule("TP-9.10")
def test_the_points_of_a_city_are_explained_by_rows_and_columns() -> None:
    t = table()
    t.covers(0, *range(9), *range(9, 81, 9))
    parts = {part.what: part.amount for part in game.explain(t.state, 0, "capital")}
    assert parts == {"rows": 1, "columns": 1}
    assert game.explain(t.state, 0, "nothing of the kind") == []
    assert game.explain(table(1).state, 1, "income") == []


@pytest.mark.parametrize("seats", [2, 5])
def test_no_two_hexes_have_the_same_name_and_a_column_is_numbered_from_the_top(seats: int) -> None:
    seen = picture(table(seats).state, 0).hexes
    assert len({x.name for x in seen}) == len(seen)
    for above in seen:
        for below in seen:
            if (below.q, below.r) == (above.q, above.r + 1):
                assert below.name == f"{above.name[0]}{int(above.name[1:]) + 1}"


@pytest.mark.parametrize(
    ("lang", "sayings"),
    [
        ("en", ["C2 (forest, mountains)", "E2 (desert, mountains), from Ben"]),
        ("de", ["C2 (Wald, Berge)", "E2 (Wüste, Berge), von Ben"]),
    ],
)
def test_a_territory_is_named_by_its_place_its_lands_and_its_owner(lang: str, sayings: list[str]) -> None:
    t = table()
    t.outposts(1, 5)
    t.gains(0, "conquer")
    decision = t.decision
    assert decision is not None
    words = Catalog(game, lang, ("Anna", "Ben"))
    told = [words.description(decision.describe(t.state, option)) for option in decision.options]
    assert set(sayings) <= set(told)


def test_the_middle_island_and_unexplored_ground_are_named_as_what_they_are() -> None:
    t, words = table(), Catalog(game, "en", ("Anna", "Ben"))
    middle = words.say_with("place", hex_words(t.state, t.state.board.middle))
    assert middle.startswith("D4 (the middle island, ")
    assert words.say_with("place", hex_words(t.state, 1)) == "E1 (unexplored)"
