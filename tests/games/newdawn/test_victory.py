"""Agendas and the end of the game (chapter 19)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tessera.games.newdawn import game
from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.rules.agendas import progress
from tessera.games.newdawn.rules.turns import CheckVictory
from tessera.games.newdawn.state import friendly_spaces, unused_control
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.kernel import NONE, Outcome, Seeded, play
from tessera.kernel.engine import advance
from tessera.testing import rule
from tests.games.newdawn.table import table

LINE = "c0  g1  g2  g3  g4  g5  g6  g7  g8  g9  g10 g11 g12 g13 g14 g15 g16"

CARD_OF = {agenda: card.key for card in TABLES.victory_cards for agenda in card.agendas}

Almost = tuple[NewDawnScript, Callable[[], None]]
"""A position in which seat 0 lacks one, and what brings it."""


# --- the ten agendas ----------------------------------------------------------------------------------------


def build(t: NewDawnScript, wonder: str) -> None:
    """Seat 0 builds a wonder."""
    t.offer(wonder)
    t.give(0, marble=3, mercury=3, oil=3, diamonds=3)
    t.resolve(0, "pottery", slot=5)
    t.choose(f"wonder {wonder}")
    while t.asked == "PayWonder":
        t.choose("build" if "build" in t.options else t.options[0])


def place(t: NewDawnScript, space: str) -> None:
    """Seat 0 places a control token."""
    t.resolve(0, "early_empire", slot=5)
    t.choose(f"place {space}")


def second_wonder(first: str, second: str) -> Almost:
    t = table(LINE)
    t.cities(0, "g5")
    t.built(0, first)
    return t, lambda: build(t, second)


def civilized() -> Almost:
    t = table(LINE)
    t.cities(0, "g2", "g4", "g6", "g8", "g10", "g12")

    def last() -> None:
        t.resolve(0, "pottery", slot=5)
        t.choose("city g14")

    return t, last


def warmonger() -> Almost:
    t = table("s1  c0  s2", s1="geneva", s2="brussels")
    t.conquered(0, "geneva")

    def last() -> None:
        t.resolve(0, "masonry", slot=5)
        t.dice(6, 1)
        t.choose("attack s2")

    return t, last


EDGES = """
g1  g2  g3  g4  g5  g6
  g7  g8  h1  w1  g9
c0  h2  h3  h4  h5  g10
  g11 h6  h7  g12 h8  g13
g14 g15 g16 g17 g18 g19 g20
"""
"""Edges of the map all around, and water inland."""


def explorer() -> Almost:
    t = table(EDGES)
    t.control(0, "g1", "g2", "g3", "g4", "g5", "g6", "g10", "g13", "g17", "g18", "g19", "g20", "h4")
    t.control(0, "h2", "h7", "h3")  # these do not count
    return t, lambda: place(t, "g11")


def technophile() -> Almost:
    t = table(LINE)
    t.dial(0, 23)

    def last() -> None:
        t.resolve(0, "astrology", slot=1)
        t.choose("advance 1")

    return t, last


def populous() -> Almost:
    t = table("c0  g1  w1  g2  g3  w2  g4  g5  w3  g6  g7  w4  g8  g9")
    t.cities(0, "g2", "g4", "g6", "g8")
    t.control(0, "g1", "g3", "g5", "g7")
    return t, lambda: place(t, "g9")


def preservationist() -> Almost:
    t = table("n1  c0  n2", n1="pantanal", n2="mt_everest")
    t.control(0, "n1")
    return t, lambda: place(t, "n2")


ALMOST: dict[str, Callable[[], Almost]] = {
    "civilized": civilized,
    "money_grubber": partial(second_wonder, "colossus", "big_ben"),
    "warmonger": warmonger,
    "paranoid": partial(second_wonder, "petra", "pentagon"),
    "explorer": explorer,
    "aesthetic": partial(second_wonder, "stonehenge", "eiffel_tower"),
    "technophile": technophile,
    "scholarly": partial(second_wonder, "oracle", "kremlin"),
    "populous": populous,
    "preservationist": preservationist,
}


@rule("ND-19.01", "ND-19.02")
@pytest.mark.parametrize("agenda", [agenda.key for agenda in TABLES.agendas])
def test_an_agenda_is_completed_as_soon_as_it_is_met(agenda: str) -> None:
    t, last = ALMOST[agenda]()
    card = CARD_OF[agenda]
    t.victory(card)
    needed = t.state.content.agendas[t.number(agenda)].at_least
    assert progress(t.state, t.player(0), t.number(agenda)) == needed - 1
    assert t.agendas(0) == []
    before = unused_control(t.state, t.player(0))
    placed = len(t.player(0).control)
    last()
    while not t.resting and not t.agendas(0):
        t.choose(t.options[-1])  # where a wonder goes, for example
    assert t.agendas(0) == [card]
    assert t.agendas(1) == []
    assert t.player(0).markers == 1
    assert unused_control(t.state, t.player(0)) == before - 1 - (len(t.player(0).control) - placed)
    assert [event["agenda"] for event in t.told("agenda-completed")] == [agenda]


@rule("ND-19.01")
def test_each_victory_card_shows_two_agendas() -> None:
    assert len(TABLES.victory_cards) == 5
    assert sorted(agenda for card in TABLES.victory_cards for agenda in card.agendas) == sorted(
        agenda.key for agenda in TABLES.agendas
    )
    assert set(ALMOST) == {agenda.key for agenda in TABLES.agendas}
    needed = {agenda.key: agenda.at_least for agenda in TABLES.agendas}
    assert needed == {
        **{"civilized": 8, "explorer": 15, "populous": 5, "technophile": 24, "preservationist": 2},
        **{"warmonger": 2, "money_grubber": 2, "paranoid": 2, "aesthetic": 2, "scholarly": 2},
    }


@rule("ND-19.02", "ND-19.08")
def test_15_a_completed_agenda_stays_completed() -> None:
    t, last = preservationist()
    t.victory("preservationist_populous")
    last()
    t.row(1, "culture science economy industry flight")
    t.active(1)
    t.built(1, "pentagon")
    t.resolve(1, "flight", slot=5)
    t.dice(6, 1)
    t.choose("attack n1")  # a natural wonder is lost again
    t.choose("stop")
    assert progress(t.state, t.player(0), t.number("preservationist")) == 1
    assert t.agendas(0) == ["preservationist_populous"]
    t.now(CheckVictory())
    assert outcome(t).winners == (0,)


@rule("ND-19.03")
def test_one_marker_for_a_card_and_several_players_on_one_agenda() -> None:
    t = table("n1  c0  n2  g1  s1  c1", n1="pantanal", n2="mt_everest", s1="kabul")
    t.victory("preservationist_populous technophile_scholarly")
    t.dial(0, 23)
    t.resolve(0, "astrology", slot=1)
    t.choose("advance 1", "decline")
    assert t.agendas(0) == ["technophile_scholarly"]
    t.cities(0, "g1")
    t.built(0, "oracle", "c0")
    t.built(0, "kremlin", "g1")
    t.control(0, "n1")
    place(t, "n2")  # the other agenda of the card is met too now
    assert t.agendas(0) == ["preservationist_populous", "technophile_scholarly"]
    assert t.player(0).markers == 2
    t.dial(1, 23)
    t.resolve(1, "astrology", slot=1)
    t.choose("advance 1", "decline")
    assert t.agendas(1) == ["technophile_scholarly"]
    assert t.player(1).markers == 1


@rule("ND-19.04")
def test_without_an_unused_token_the_completion_is_recorded_all_the_same() -> None:
    t, last = technophile()
    t.victory("technophile_scholarly")
    t.unused_control(0, 0)
    markers = t.player(0).markers
    last()
    assert t.agendas(0) == ["technophile_scholarly"]
    assert t.player(0).markers == markers


@rule("ND-19.13", "ND-1.03", "ND-1.07")
def test_markers_are_control_tokens_but_not_on_the_map() -> None:
    t, last = technophile()
    t.victory("technophile_scholarly")
    t.control(0, "g5")
    t.unused_control(0, 1)
    last()
    t.choose("decline")
    assert unused_control(t.state, t.player(0)) == 0
    assert friendly_spaces(t.player(0)).bit_count() == 2
    t.resolve(0, "early_empire", slot=1)
    assert t.options == ["take-back g5", "stop"]  # the marker cannot be taken back


# --- single agendas -----------------------------------------------------------------------------------------


@rule("ND-19.05", "ND-13.22")
def test_warmonger_by_a_defeated_capital() -> None:
    t = table("c0  c1", 3)
    t.victory("paranoid_warmonger")
    t.resolve(0, "masonry", slot=5)
    t.dice(1, 6)
    t.choose("attack c1")
    assert t.agendas(0) == []
    t.dice(6, 1)
    t.choose("attack c1")
    assert t.agendas(0) == ["paranoid_warmonger"]
    assert progress(t.state, t.player(0), t.number("warmonger")) == 0


@rule("ND-19.05")
def test_warmonger_needs_two_city_states_at_the_same_time() -> None:
    t = table("s1  c0  s2  s3", s1="geneva", s2="brussels", s3="kumasi")
    t.victory("paranoid_warmonger")
    t.conquered(0, "geneva")
    t.conquered(1, "kumasi")
    t.resolve(0, "masonry", slot=5)
    t.dice(6, 1)
    t.choose("attack s2")
    assert t.city_states(0) == ["brussels", "geneva"]
    assert t.agendas(0) == ["paranoid_warmonger"]
    assert t.agendas(1) == []


@rule("ND-19.02", "ND-13.23")
def test_the_wonder_of_a_defeated_capital_may_complete_an_agenda() -> None:
    t = table("g1  c0  c1")
    t.victory("explorer_aesthetic")
    t.cities(0, "g1")
    t.built(0, "stonehenge")
    t.built(1, "chichen_itza")
    t.resolve(0, "masonry", slot=5)
    t.dice(6, 1)
    t.choose("attack c1")
    assert t.wonders(0) == ["stonehenge", "chichen_itza"]
    assert t.agendas(0) == ["explorer_aesthetic"]


@rule("ND-19.06", "ND-8.07")
@pytest.mark.parametrize(("start", "slot", "reached", "met"), [(20, 3, 23, False), (20, 4, 24, True),
                                                               (20, 5, 15, True), (23, 5, 15, True)])  # fmt: skip
def test_2_technophile_by_reaching_or_passing_24(start: int, slot: int, reached: int, met: bool) -> None:
    t = table(LINE)
    t.victory("technophile_scholarly")
    t.dial(0, start)
    t.resolve(0, "astrology", slot=slot)
    t.choose(f"advance {slot}")
    assert t.player(0).dial == reached
    assert t.agendas(0) == (["technophile_scholarly"] if met else [])
    assert (t.asked == "TakeFocusCard") == met
    if met:
        assert {option.split()[1] for option in t.options[:-1]} == {
            *("mass_media", "nuclear_power", "capitalism", "urbanization", "flight"),
        }


@rule("ND-19.07", "ND-3.03")
def test_explorer_counts_the_edge_and_the_water_each_space_once() -> None:
    t = table(EDGES)
    inland = t.names(cell for cell in range(len(t.board)) if not t.board.coast >> cell & 1)
    assert set(inland) == {"w1", "g8", "h2", "h3", "h6", "h7", "h8", "g12"}
    for count, space in enumerate(["c0", "g1", "h4", "g4", "g9"], 1):  # g4 and g9: edge and water
        if space != "c0":
            t.control(0, space)
        assert progress(t.state, t.player(0), t.number("explorer")) == count
    t.control(0, "h2", "h7", "g12")
    assert progress(t.state, t.player(0), t.number("explorer")) == 5
    t.cities(0, "g20")
    t.reinforced(0, "g19")
    assert progress(t.state, t.player(0), t.number("explorer")) == 7
    t.caravans(0, "g18")  # caravans make no space friendly
    t.control(1, "g17")
    assert progress(t.state, t.player(0), t.number("explorer")) == 7


@rule("ND-19.14", "ND-4.11")
def test_agendas_are_checked_in_the_turns_of_others() -> None:
    """Seat 0 takes a token from seat 1; so a city of seat 2, at whose borders it lies, is mature."""
    t = table("c0  g1  c2  w1  g2  c1", 3, content={"agendas": {"populous": {"at_least": 1}}})
    t.victory("preservationist_populous")
    t.control(1, "g1")
    t.pact(2, 0, "open_borders")
    assert t.mature(2) == []
    t.resolve(0, "masonry", slot=5)
    t.dice(6, 1)
    t.choose("attack g1")
    assert t.mature(2) == ["c2"]
    assert t.agendas(2) == ["preservationist_populous"]
    assert t.agendas(1) == []
    assert t.agendas(0) == ["preservationist_populous"]  # its own capital has no other neighbour


@rule("ND-19.14")
def test_agendas_are_checked_at_the_end_of_the_setup() -> None:
    content = game.content({"agendas": {"civilized": {"at_least": 1}}, "constants": {"victory_cards": 5}})
    s = game.new(2, Seeded(1), None, content)
    decision = advance(s)
    while decision is not None and s.first == NONE:
        assert all(p.agendas == () for p in s.players)
        decision = play(s, decision.options[0])
    cards = [s.content.victory_cards[card].key for card in s.players[0].agendas]
    assert "civilized_money_grubber" in cards
    assert s.players[0].markers == len(cards)
    assert s.ply == 1


# --- the end ------------------------------------------------------------------------------------------------


def over(t: NewDawnScript) -> bool:
    return t.state.outcome is not None


def outcome(t: NewDawnScript) -> Outcome:
    assert t.state.outcome is not None
    return t.state.outcome


def ending(seats: int, agendas: tuple[int, ...]) -> NewDawnScript:
    """Seats with so many completed victory cards."""
    t = table(LINE, seats)
    with t.edit() as s:
        for p, count in zip(s.players, agendas, strict=True):
            p.agendas = s.victory_cards[:count]
    return t


@rule("ND-19.08")
def test_whoever_has_an_agenda_on_each_card_wins() -> None:
    t = ending(3, (2, 3, 2))
    t.now(CheckVictory())
    assert outcome(t).reason == "agendas"
    assert outcome(t).winners == (1,)
    assert outcome(t).ranks == (2, 1, 2)
    t = ending(3, (2, 2, 2))
    t.now(CheckVictory())
    assert not over(t)
    assert t.resting


@rule("ND-19.09")
@pytest.mark.parametrize(
    ("wonders", "tokens", "winners"),
    [((1, 2, 3), (0, 0, 0), (1,)), ((2, 1, 3), (0, 5, 0), (0,)), ((1, 1, 3), (3, 4, 0), (1,)),
     ((1, 1, 3), (4, 4, 7), (0, 1)), ((0, 0, 0), (0, 0, 0), (0, 1))],
)  # fmt: skip
def test_tie_breaks(wonders: tuple[int, ...], tokens: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """Seats 0 and 1 are candidates; seat 2 is not, whatever it has."""
    t = ending(3, (3, 3, 2))
    spaces = iter(f"g{i}" for i in range(1, 17))
    keys = iter(wonder.key for wonder in TABLES.world_wonders)
    for seat in range(3):
        for _ in range(wonders[seat]):
            t.built(seat, next(keys))
        for _ in range(tokens[seat]):
            t.control(seat, next(spaces))
    t.now(CheckVictory())
    assert outcome(t).winners == winners
    assert outcome(t).scores == (3, 3, 2)
    lines = [[line.amount for line in of] for of in outcome(t).breakdown]
    assert lines == [[a, w, 1 + n] for a, w, n in zip((3, 3, 2), wonders, tokens, strict=True)]


@rule("ND-19.10")
@pytest.mark.parametrize(
    ("agendas", "wonders", "tokens", "winner"),
    [((1, 2, 0), (3, 0, 0), (0, 0, 0), 1), ((1, 1, 1), (0, 0, 1), (5, 0, 0), 2),
     ((1, 1, 0), (1, 1, 2), (0, 1, 0), 1)],
)  # fmt: skip
def test_a_round_limit_ends_the_match(
    agendas: tuple[int, ...], wonders: tuple[int, ...], tokens: tuple[int, ...], winner: int
) -> None:
    limit = TABLES.constants.round_limit
    for number in (limit - 1, limit):
        t = ending(3, agendas)
        spaces = iter(f"g{i}" for i in range(1, 17))
        keys = iter(wonder.key for wonder in TABLES.world_wonders)
        with t.edit() as s:
            s.round = number
        for seat in range(3):
            for _ in range(wonders[seat]):
                t.built(seat, next(keys))
            for _ in range(tokens[seat]):
                t.control(seat, next(spaces))
        t.now(CheckVictory())
        if number < limit:
            assert not over(t)
        else:
            assert outcome(t).reason == "round-limit"
            assert outcome(t).winners == (winner,)


@rule("ND-19.08", "ND-19.11", "ND-4.08")
def test_the_game_ends_after_the_round_and_its_event_only() -> None:
    t = ending(2, (3, 0))
    t.round()
    assert t.seat == 0
    t.choose("focus astrology", "stay")
    assert (t.seat, over(t)) == (1, False)
    t.choose("focus astrology")
    assert not over(t)
    t.heard()
    t.choose("stay")
    assert over(t)
    told = [event.key for event in t.heard()]
    assert "event-dial" in told
    assert told.index("event-dial") < told.index("scored")
    assert "round-begins" not in told


@rule("ND-19.08")
def test_the_event_may_still_bring_a_candidate() -> None:
    """Victory is checked after the section: seat 1 completes its last card in the last turn of the round."""
    t = ending(2, (3, 2))
    t.victory("technophile_scholarly explorer_aesthetic paranoid_warmonger")
    with t.edit() as s:
        s.players[0].agendas = s.victory_cards
        s.players[1].agendas = tuple(
            [card for card in s.victory_cards if card != t.number("technophile_scholarly")]
        )
    t.dial(1, 22)
    t.built(1, "petra")
    t.round()
    t.choose("focus astrology", "stay", "focus astrology", "advance 2", "decline")
    assert outcome(t).winners == (1,)  # more wonders


@rule("ND-19.12")
def test_nobody_is_eliminated() -> None:
    t = table("c0  c1  g1")
    t.cities(1, "g1")
    t.row(0, "culture science economy industry flight")
    t.resolve(0, "flight")
    for target in ("c1", "g1"):
        t.dice(6, 1)
        t.choose(f"attack {target}")
    assert friendly_spaces(t.player(1)).bit_count() == 1
    assert t.player(1).capital == t.cell("c1")
    t.turn(1)
    assert t.offered("focus") == t.row_of(1)
