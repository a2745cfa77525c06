"""What is in the box, and how a match begins (TA-1, TA-2, TA-20)."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.games.throughtheages.box import TABLES
from tessera.games.throughtheages.content import Pact
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.testing import rule
from tests.games.throughtheages.scenes import fresh

CIVIL = (
    TABLES.technologies,
    TABLES.governments,
    TABLES.specials,
    TABLES.actions,
    TABLES.leaders,
    TABLES.wonders,
)


def civil_sizes(t: AgesScript) -> list[int]:
    """Cards of the civil decks by age, with the row and what is left out of Age A."""
    row = [key for key in t.in_row() if key != "-"]
    sizes = [len(deck.cards) for deck in t.state.civil_decks]
    return [sizes[0] + len(row), *sizes[1:]]


def military_sizes(t: AgesScript) -> list[int]:
    """Cards of the military decks by age; those of Age A are the events."""
    s = t.state
    return [
        len(s.events.cards) + len(s.unused_events.cards),
        *[len(deck.cards) for deck in s.military_decks[1:]],
    ]


def kinds(t: AgesScript, age: int) -> list[int]:
    """Events, territories, tactics, aggressions, wars, pacts and bonus cards of an age."""
    s = t.state
    cards = s.military_decks[age].cards if age else (*s.events.cards, *s.unused_events.cards)
    found = Counter(s.content.kind[card] for card in cards)
    names = ("event", "territory", "tactic", "aggression", "war", "pact", "bonus")
    return [found[name] for name in names]


def marks(age: int, adjusted: bool) -> tuple[int, int]:
    """How many civil cards of an age are marked 3+, and how many 4."""
    rows = [row for table in CIVIL for row in table if row.age == age and not getattr(row, "initial", False)]
    replaced = {key for row in rows if row.set == "adjusted" for key in row.replaces}
    used = [
        row
        for row in rows
        if row.set == "" or (adjusted and row.set == "adjusted")
        if not (adjusted and row.key in replaced)
    ]
    copies = [(row.copies.get(2, 1), row.copies.get(3, 1), row.copies.get(4, 1)) for row in used]
    return sum(b - a for a, b, _ in copies), sum(c - b for _, b, c in copies)


# --- components -----------------------------------------------------------------------------------------------


@rule("TA-1.01", "TA-20.02")
@pytest.mark.parametrize(("seats", "each"), [(2, 44), (3, 50), (4, 53)])
def test_civil_decks_have_their_sizes(seats: int, each: int) -> None:
    assert civil_sizes(fresh(seats)) == [20, each, each, each]


@rule("TA-1.01")
def test_six_civil_cards_of_an_age_are_marked_for_three_and_three_for_four_players() -> None:
    assert [marks(age, False) for age in (1, 2, 3)] == [(6, 3)] * 3


@rule("TA-1.02", "TA-20.02")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [10, 43, 46, 41]), (3, [10, 45, 50, 45]), (4, [10, 45, 50, 45])]
)
def test_military_decks_have_their_sizes(seats: int, sizes: list[int]) -> None:
    assert military_sizes(fresh(seats)) == sizes


@rule("TA-1.03")
def test_the_initial_technologies_are_in_play_and_in_no_deck() -> None:
    t = fresh()
    p, s = t.civ(0), t.state
    initial = ["agriculture", "bronze", "philosophy", "religion", "warriors"]
    assert t.keys(p.techs) == initial
    assert t.keys((p.government,)) == ["despotism"]
    decks = [card for deck in s.civil_decks for card in deck.cards]
    assert not set(s.content.initial) & set(decks)


@rule("TA-1.04")
def test_tokens_beyond_the_squares_of_a_bank_count_normally() -> None:
    t = fresh()
    t.banks(0, yellow=25, blue=30)
    ratings = [t.rating(0, what) for what in ("faces needed", "consumption", "corruption")]
    assert ratings == [0, 0, 0]


@rule("TA-1.05")
def test_the_card_row_has_thirteen_spaces() -> None:
    t = fresh()
    assert (len(t.in_row()), "-" in t.in_row()) == (13, False)


@rule("TA-1.06")
def test_the_shared_areas_begin_with_a_row_decks_and_events_only() -> None:
    s = fresh().state
    assert (len(s.discards), s.tactics, s.past, s.removed, s.future.cards) == (4, (), (), (), ())
    assert len(s.events.cards) == 4


@rule("TA-1.07")
def test_the_expansion_has_its_leaders_wonders_and_other_cards() -> None:
    leaders = Counter(row.age for row in TABLES.leaders if row.set == "new")
    wonders = Counter(row.age for row in TABLES.wonders if row.set == "new")
    assert (leaders, wonders) == (dict.fromkeys(range(4), 6), dict.fromkeys(range(4), 4))
    adjusted = [[row.key for row in table if row.set == "adjusted"] for table in CIVIL]
    assert [len(keys) for keys in adjusted] == [1, 3, 1, 6, 7, 5]
    boards = Counter(row.board for row in TABLES.placeholders)
    assert boards == {"leader": 21, "wonder": 15}


@rule("TA-1.08")
def test_the_military_decks_are_made_of_their_kinds_of_cards() -> None:
    t = fresh(4)
    assert [kinds(t, age) for age in range(4)] == [
        [10, 0, 0, 0, 0, 0, 0],
        [15, 6, 10, 6, 0, 2, 6],
        [15, 6, 6, 9, 4, 4, 6],
        [15, 0, 6, 8, 6, 4, 6],
    ]


@rule("TA-1.09", "TA-20.04")
def test_the_new_military_decks_are_made_of_their_kinds_of_cards() -> None:
    t = fresh(4, new_military=True)
    assert [kinds(t, age) for age in range(4)] == [
        [11, 0, 0, 0, 0, 0, 0],
        [18, 6, 10, 7, 0, 3, 7],
        [18, 7, 7, 9, 4, 4, 7],
        [17, 0, 7, 9, 7, 4, 7],
    ]


# --- set-up ---------------------------------------------------------------------------------------------------


@rule("TA-2.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_picks_the_starting_player(seats: int) -> None:
    for first in range(seats):
        t = fresh(seats, deal=[first])
        assert (t.state.starting, t.seat) == (first, first)


@rule("TA-2.02")
def test_everybody_begins_with_despotism_six_workers_on_cards_and_full_banks() -> None:
    for p in fresh(3, deal=[0]).state.players[1:]:
        assert (p.workers, p.stored, p.unused) == ((2, 2, 1, 0, 1), (0,) * 5, 1)
        assert (p.yellow, p.blue, p.ca_total, p.ma_total) == (18, 16, 4, 2)


@rule("TA-2.03")
def test_the_ratings_points_and_hands_at_the_start() -> None:
    t = fresh()
    ratings = [t.rating(1, what) for what in ("culture", "science", "strength", "happiness")]
    p = t.civ(1)
    assert ratings == [0, 1, 1, 0]
    assert (p.culture, p.science, p.civil_hand.cards, p.military_hand.cards) == (0, 0, (), ())
    assert (p.leader, p.unfinished, p.wonders, p.tactic, p.colonies) == (-1, -1, (), -1, ())


@rule("TA-2.04", "TA-20.01")
def test_marked_cards_and_pacts_are_left_out_by_players() -> None:
    for seats, coal, iron, pacts in ((2, 1, 2, 0), (3, 2, 2, 10), (4, 2, 3, 10)):
        t = fresh(seats)
        s = t.state
        assert s.civil_decks[2].count(t.number("coal")) == coal
        assert s.civil_decks[1].count(t.number("iron")) == iron
        decks = [card for deck in s.military_decks for card in deck.cards]
        assert len([card for card in decks if isinstance(s.content.rows[card], Pact)]) == pacts


@rule("TA-2.05")
def test_thirteen_age_a_cards_are_dealt_into_the_row() -> None:
    t = fresh()
    assert {t.state.content.age[t.number(key)] for key in t.in_row()} == {0}
    assert len(t.state.civil_decks[0].cards) == 7


@rule("TA-2.06", "TA-20.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_events_more_than_players_are_current(seats: int) -> None:
    s = fresh(seats).state
    assert (len(s.events.cards), len(s.unused_events.cards)) == (seats + 2, 10 - seats - 2)


@rule("TA-2.07")
def test_there_is_no_military_deck_in_age_a() -> None:
    t = fresh()
    assert (t.state.military_decks[0].cards, t.state.future.cards, t.state.tactics) == ((), (), ())
    with t.edit() as s:
        s.round = 2
    t.ends_turn(0)
    assert t.civ(0).military_hand.cards == ()
