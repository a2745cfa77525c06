"""Rounds and turns (chapter 4)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn import game
from tessera.games.newdawn.rules.barbarians import TurnEventDial
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import play, rule
from tests.games.newdawn.table import table

IDLE = ("focus astrology", "stay")
"""A turn that does nothing but resetting the science card."""


def rounds_played(t: NewDawnScript, turns: int) -> list[int]:
    """Who takes the next turns."""
    seats = []
    for _ in range(turns):
        assert t.asked == "ChooseFocus"
        seats.append(t.seat)
        t.choose(*IDLE)
    return seats


# --- rounds -------------------------------------------------------------------------------------------------


@rule("ND-4.01")
def test_turns_go_clockwise_from_the_first_player_who_never_changes() -> None:
    t = table("g1  c0", seats=3)
    t.first(1)
    t.round()
    assert rounds_played(t, 9) == [1, 2, 0] * 3
    assert (t.state.first, t.state.round) == (1, 5)


@rule("ND-4.08", "ND-18.01")
def test_the_event_dial_turns_after_the_last_turn_of_a_round() -> None:
    t = table("g1  c0", seats=3)
    t.round()
    t.choose(*IDLE, *IDLE)
    assert t.state.section == 0
    t.heard()
    t.choose(*IDLE)
    keys = [event.key for event in t.heard()]
    assert keys.index("event-dial") < keys.index("round-begins") < keys.index("turn-begins")
    assert t.state.section == 1


@rule("ND-4.08", "ND-19.08")
def test_victory_is_checked_after_the_event() -> None:
    t = table("g1  c0")
    t.event(2)
    t.control(0, "g1")
    with t.edit() as s:
        s.players[0].agendas = s.victory_cards
    t.round()
    t.choose(*IDLE)
    t.heard()
    t.choose(*IDLE)  # the trade section gives seat 0 a token, and then the game ends
    t.choose("trade masonry")
    assert t.decision is None
    keys = [event.key for event in t.heard()]
    assert keys.index("event-dial") < keys.index("trade-gained") < keys.index("scored")
    assert t.trade(0) == {"masonry": 1}


@rule("ND-4.09", "ND-2.07")
def test_the_dial_is_not_turned_before_the_first_turn() -> None:
    t = play(game, 2)
    t.choose(t.options[0])
    assert (t.asked, t.state.section) == ("ChooseFocus", 0)
    t.choose(*IDLE)
    assert t.state.section == 0
    t.choose(*IDLE)
    assert t.state.section == 1


@rule("ND-4.10")
def test_start_of_turn_effects_of_the_first_player_come_after_the_dial() -> None:
    t = table()
    t.built(0, "hanging_gardens")
    t.event(1)
    t.round()
    t.choose("stop", *IDLE)
    t.heard()
    t.dice(1)
    t.choose(*IDLE)
    assert (t.seat, t.asked, t.state.section) == (0, "StartOfTurn", 2)
    keys = [event.key for event in t.heard()]
    assert keys.index("barbarians-move") < keys.index("turn-begins")


@rule("ND-4.13", "ND-18.04")
def test_what_several_players_do_at_the_same_moment_goes_clockwise() -> None:
    t = table("g1  c0  g2  c1  g3  c2  g4", seats=3)
    t.control(0, "g1", "g2")
    t.pact(1, 0, "open_borders")
    t.control(1, "g3")
    t.pact(2, 1, "open_borders")
    t.control(2, "g4")
    t.first(1)
    t.event(2)
    t.now(TurnEventDial())
    asked = []
    while not t.resting:
        asked.append(t.seat)
        t.choose("trade pottery")
    assert asked == [1, 2, 0]


# --- the turn -----------------------------------------------------------------------------------------------


@rule("ND-4.02", "ND-4.05")
def test_choose_resolve_reset() -> None:
    t = table()
    t.turn(0)
    assert (t.seat, t.asked) == (0, "ChooseFocus")
    t.choose("focus foreign_trade")
    assert (t.seat, t.asked) == (0, "MoveCaravan")
    assert t.row_of(0)[2] == "foreign_trade"  # it is reset when it is resolved
    t.choose("stop")
    assert t.resting
    assert t.row_of(0) == ["foreign_trade", "early_empire", "astrology", "pottery", "masonry"]


@rule("ND-4.03", "ND-26.03")
def test_one_of_the_five_cards_must_be_chosen() -> None:
    t = table()
    t.turn(0)
    row = ["early_empire", "astrology", "foreign_trade", "pottery", "masonry"]
    assert t.options == [f"focus {card}" for card in row]
    assert t.refusal("pass").key == "refused-not-asked"
    assert t.refuses("focus mathematics") == "ND-4.03"


@rule("ND-4.04")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("early_empire", ["stop"]),
        ("astrology", ["stay"]),
        ("foreign_trade", ["stop"]),
        ("pottery", ["stop"]),
        ("masonry", ["stop"]),
    ],
)
def test_a_card_may_be_resolved_without_using_its_effect(card: str, answers: list[str]) -> None:
    t = table()
    t.control(0, "g3")
    t.turn(0, f"focus {card}", *answers)
    assert t.resting
    assert t.row_of(0)[0] == card
    p = t.player(0)
    assert (t.control_of(0), p.reinforced, p.cities, p.caravans, p.dial) == (["g3"], (), (), (), 0)


@rule("ND-4.04")
def test_numbers_are_maxima_and_each_part_may_be_skipped() -> None:
    t = table()
    t.control(0, "g3")
    t.resolve(0, "drama_and_poetry", slot=5)
    t.choose("stop")  # no token at all, but then a move
    t.choose("move g3", "to g6")
    assert t.control_of(0) == ["g6"]
    t.resolve(0, "civil_service", slot=5)
    t.choose("place g5", "stop")  # one of two, and none next to a friendly space
    assert t.asked == "PlaceControl"
    t.choose("stop")
    assert t.resting
    assert t.control_of(0) == ["g5", "g6"]


@rule("ND-4.05")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("early_empire", "early_empire astrology foreign_trade pottery masonry"),
        ("astrology", "astrology early_empire foreign_trade pottery masonry"),
        ("pottery", "pottery early_empire astrology foreign_trade masonry"),
        ("masonry", "masonry early_empire astrology foreign_trade pottery"),
    ],
)
def test_a_reset_moves_only_the_cards_in_lower_slots(card: str, row: str) -> None:
    t = table("g1  c0  g2")
    t.turn(0, f"focus {card}")
    if not t.resting:
        t.choose("stay" if card == "astrology" else "stop")
    assert t.resting
    assert t.row_of(0) == row.split()


@rule("ND-4.06", "ND-16.04")
def test_tokens_move_with_their_cards() -> None:
    t = table()
    t.lays_trade(0, culture=1, economy=3)
    t.conquered(0, "geneva")  # on the science card in slot 2
    t.leads(0, "america")
    t.natural(0, "pantanal", on="economy")
    t.turn(0, "focus pottery", "stop")
    assert t.row_of(0) == ["pottery", "early_empire", "astrology", "foreign_trade", "masonry"]
    assert t.trade(0) == {"early_empire": 1, "foreign_trade": 3}
    assert t.tokens(0) == {"astrology": ["geneva"], "foreign_trade": ["pantanal"]}


@rule("ND-4.07", "ND-4.13", "ND-21.03")
def test_start_of_turn_effects_in_any_order_each_once() -> None:
    t = table()
    t.cities(0, "g8")
    t.built(0, "hanging_gardens")
    t.built(0, "oracle", "g8")
    t.turn(0)
    assert t.options == ["use hanging_gardens", "use oracle", "stop"]
    t.choose("use oracle", "swap 1")  # with its only neighbour
    assert t.row_of(0)[:2] == ["astrology", "early_empire"]
    assert t.options == ["use hanging_gardens", "stop"]
    t.choose("use hanging_gardens", "place g1")
    assert (t.asked, t.control_of(0)) == ("ChooseFocus", ["g1"])  # nothing is left to use
    t.choose("focus pottery")
    assert t.refusal("use oracle").key == "refused-not-asked"
    t.choose("stop")
    t.turn(0)
    assert t.options == ["use hanging_gardens", "use oracle", "stop"]  # in another turn again


@rule("ND-4.07")
def test_start_of_turn_effects_are_for_the_own_turn() -> None:
    t = table()
    t.built(0, "hanging_gardens")
    t.turn(1)
    assert (t.seat, t.asked) == (1, "ChooseFocus")


@rule("ND-4.11", "ND-22.04", "ND-22.07", "ND-20.03")
def test_the_full_order_of_a_turn() -> None:
    t = table()
    t.cities(0, "g8", "g11")
    t.built(0, "oracle")
    t.built(0, "estadio_do_maracana", "g8")
    t.built(0, "venetian_arsenal", "g11")
    t.barbarian("A", "g3")
    t.dice(6, 1)
    t.turn(0)
    order = []
    answers = {
        "StartOfTurn": "stop",
        "ChooseFocus": "focus masonry",
        "EconomyFirst": "economy-first foreign_trade",
        "MoveCaravan": "stop",
        "Campaign": "attack g3",
        "GainTrade": "trade pottery",
        "ResolveAgain": "decline",
        "FiveSuns": "swap 1 / with 5",
    }
    while not t.resting:
        order.append(t.asked)
        t.choose(answers[t.asked] if order.count("Campaign") < 2 or t.asked != "Campaign" else "stop")
    assert order == [
        *("StartOfTurn", "ChooseFocus", "EconomyFirst", "MoveCaravan"),
        *("Campaign", "GainTrade", "Campaign", "ResolveAgain", "FiveSuns"),
    ]
    assert t.row_of(0) == ["pottery", "foreign_trade", "early_empire", "astrology", "masonry"]


@rule("ND-4.11", "ND-19.02")
def test_agendas_are_checked_after_every_change() -> None:
    t = table(content={"agendas": {"explorer": {"at_least": 2}}})  # the capital and one more coastal space
    t.resolve(0, "early_empire", slot=5)
    t.choose("place g3")
    assert t.agendas(0) == []
    t.now()
    t.resolve(0, "early_empire", slot=5)
    t.choose("place g1")
    assert t.asked == "PlaceControl"  # in the middle of the card
    assert t.agendas(0) == ["explorer_aesthetic"]


@rule("ND-4.12", "ND-13.16", "ND-14.05")
def test_a_piece_used_in_defence_is_ready_in_the_next_turn() -> None:
    t = table(
        """
        g1  c0  g2  g3  c1
          s1
        """,
        s1="carthage",
    )
    t.conquered(0, "carthage")
    t.control(0, "g2")
    t.control(1, "g3")
    t.dice(1, 6, 1, 6)
    t.turn(1, "focus masonry", "attack g2")
    assert (t.seat, t.asked, t.options) == (0, "DefenderSpends", ["spend 0 0", "spend 0 1"])
    t.choose("spend 0 1")
    t.choose("attack g2")  # again: the token is used up for this turn
    assert t.resting
    t.dice(1, 6)
    t.turn(0, "focus masonry", "attack g3")
    assert (t.seat, t.asked, t.options) == (0, "AttackerSpends", ["spend 0 0", "spend 0 1"])
