"""Random events and hidden information (TA-41, TA-42)."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.games.throughtheages import game
from tessera.games.throughtheages.content import Wonder
from tessera.games.throughtheages.showing.view import asked_for_action
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import SPECTATOR, Decision, Seeded, advance, determinize, play
from tessera.kernel.engine import follow_up
from tessera.kernel.zones import includes
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


def hand(t: AgesScript, seat: int, of: int, kind: str = "military_hand") -> Any:
    """What a seat sees of a hand."""
    return t.view(seat)["players"][of][kind]


# --- random events --------------------------------------------------------------------------------------------


def test_chance_decides_the_starting_player_the_row_and_the_first_events() -> None:
    matches = [game.new(3, Seeded(seed)) for seed in range(40)]
    assert {s.starting for s in matches} == {0, 1, 2}
    assert len({s.row for s in matches}) == 40
    assert len({s.events.cards for s in matches}) > 30


# --- what all see ---------------------------------------------------------------------------------------------


@rule("TA-42.01")
@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_civil_hands_are_open(seat: int) -> None:
    t = table(3)
    t.row("iron")
    t.acts(0)
    t.choose("take 1")
    assert hand(t, seat, 0, "civil_hand")["cards"] == [t.number("iron")]


@rule("TA-42.01", "TA-22.03")
def test_closed_civil_hands_are_their_owners_alone() -> None:
    t = table(3, closed_hands=True)
    t.row("iron")
    t.acts(0)
    t.choose("take 1")
    assert hand(t, 1, 0, "civil_hand")["cards"] == []
    assert hand(t, 0, 0, "civil_hand")["cards"] == [t.number("iron")]


@rule("TA-22.03")
def test_nobody_imagines_a_wonder_in_a_closed_hand() -> None:
    t = table(2, closed_hands=True)
    t.row("iron")
    t.acts(0)
    t.choose("take 1")
    rows, chance = t.state.content.rows, Seeded(1)
    imagined = {determinize(t.state, 1, chance).players[0].civil_hand.cards[0] for _ in range(200)}
    assert len(imagined) > 20
    assert not [rows[card].key for card in imagined if isinstance(rows[card], Wonder)]


@rule("TA-42.01")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_of_military_hands_all_see_how_many_cards_there_are_and_their_ages(seat: int) -> None:
    t = table(3, age=3)
    t.hand(0, "rats", "cold_war", "impact_of_wonders")
    seen = hand(t, seat, 0)
    assert (seen["size"], seen["cards"], sorted(seen["backs"])) == (3, [], [1, 2, 3])


@rule("TA-42.01")
def test_of_event_decks_all_see_how_many_cards_there_are_and_their_ages() -> None:
    t = table(3)
    t.events("development_of_science,rats", future="cold_war")
    seen = t.view(1)
    assert (seen["events"]["size"], sorted(seen["events"]["backs"]), seen["events"]["cards"]) == (
        2,
        [0, 1],
        [],
    )
    assert (seen["future"]["size"], seen["future"]["backs"], seen["future"]["cards"]) == (1, [2], [])


@rule("TA-42.01")
def test_past_events_points_and_ratings_are_public() -> None:
    t = table(3)
    t.points(0, culture=5, science=3)
    t.reveals("good_harvest")
    seen = t.view(SPECTATOR)
    assert seen["past"] == [t.number("good_harvest")]
    assert (seen["players"][0]["culture"], seen["players"][0]["science"]) == (5, 3)


# --- what one sees --------------------------------------------------------------------------------------------


@rule("TA-42.02")
def test_the_own_military_hand_is_private() -> None:
    t = table(3)
    t.hand(0, "rats")
    assert (hand(t, 0, 0)["cards"], hand(t, 1, 0)["cards"]) == ([t.number("rats")], [])


@rule("TA-42.02", "TA-6.14")
def test_events_prepared_by_oneself_are_known_wherever_they_lie() -> None:
    t = table(3)
    t.hand(0, "rats")
    t.events("development_of_science", future="pestilence")
    t.governs(0)
    t.choose("prepare rats")  # the future events become current
    rats = t.number("rats")
    assert (t.view(0)["events"]["cards"], t.view(1)["events"]["cards"]) == ([rats], [])
    assert (t.view(0)["players"][0]["notes"]["cards"], t.view(1)["players"][0]["notes"]["cards"]) == (
        [rats],
        [],
    )


@rule("TA-42.02", "TA-21.09")
def test_joan_of_arc_sees_the_next_event_and_nobody_else_does() -> None:
    t = table(3)
    t.has(0, "joan_of_arc")
    t.events("rats,pestilence", future="foray")
    t.chance(1)
    t.enters_politics(0)
    t.choose("do look-at-event")
    rats = t.number("rats")
    assert (t.view(0)["next_event"]["cards"], t.view(1)["next_event"]["cards"]) == ([rats], [None])
    assert t.view(0)["players"][0]["notes"]["cards"] == [rats]


@rule("TA-42.02")
def test_what_joan_has_seen_happens_next_and_may_be_declined() -> None:
    t = table(3)
    t.has(0, "joan_of_arc")
    t.hand(0, "good_harvest")
    t.goods(1, food=3)
    t.events("rats,pestilence", future="foray")
    t.chance(1)
    t.enters_politics(0)
    t.choose("do look-at-event", "prepare good_harvest")
    assert (t.food(1), t.state.next_event.cards) == (0, ())
    t.enters_politics(0)
    t.choose("decline")
    assert t.state.next_event.cards == ()


@rule("TA-42.02")
def test_who_prepared_events_knows_them_again_when_the_one_that_was_looked_at_is_revealed() -> None:
    t = table(3, age=2)
    t.has(0, "joan_of_arc")
    t.hand(1, "rats", "cold_war")
    t.events("development_of_science", future="pestilence")
    t.governs(1)
    t.choose("prepare rats")
    rats = t.number("rats")
    assert t.view(1)["events"]["cards"] == [rats]
    t.chance(0)
    t.enters_politics(0)
    t.choose("do look-at-event", "pass")
    assert t.view(1)["events"]["cards"] == []  # it may be the one that Joan has seen
    t.governs(1)
    t.choose("prepare cold_war")  # reveals pestilence
    assert t.view(1)["events"]["cards"] == [rats]


@rule("TA-42.02", "TA-36.36b")
def test_a_hand_that_fleming_has_looked_at_stays_known() -> None:
    t = table(3, age=3, mix="pure")
    t.has(0, "ian_fleming")
    t.hand(1, "rats", "phalanx")
    t.enters_politics(0)
    t.choose("look 1", "pass")
    t.hand(1, "pestilence")
    known = sorted([t.number("rats"), t.number("phalanx")])
    assert (hand(t, 0, 1)["cards"], hand(t, 2, 1)["cards"]) == (known, [])


@rule("TA-42.02", "TA-36.36b")
def test_looking_at_a_card_that_all_know_does_not_make_two_of_it() -> None:
    t = table(3, age=3)
    t.has(0, "ian_fleming")
    t.hand(1, "peace_treaty")
    t.governs(1)
    t.choose("offer peace_treaty / with 2 a", "refuse")
    t.hand(1, "rats")
    t.enters_politics(0)
    t.choose("look 1", "pass")
    assert hand(t, 0, 1)["cards"] == sorted([t.number("peace_treaty"), t.number("rats")])
    assert hand(t, 2, 1)["cards"] == [t.number("peace_treaty")]


@rule("TA-42.02")
@pytest.mark.parametrize("seed", range(6))
def test_a_determinized_position_keeps_what_a_seat_knows(seed: int) -> None:
    t = table(3, age=3, mix="pure")
    t.has(0, "ian_fleming")
    t.hand(0, "impact_of_wonders", "cold_war")
    t.hand(1, "rats", "phalanx")
    t.events("development_of_science", future="pestilence")
    t.enters_politics(0)
    t.choose("look 1", "prepare cold_war")
    s = determinize(t.state, 0, Seeded(seed))
    assert t.keys(s.players[0].military_hand.cards) == ["impact_of_wonders"]
    assert t.keys(s.players[1].military_hand.cards) == ["rats", "phalanx"]
    assert t.number("cold_war") in s.events.cards


@rule("TA-42.02")
def test_what_a_seat_does_not_know_is_dealt_anew_with_the_same_backs() -> None:
    t = table(3, age=2)
    t.hand(1, "rats", "cold_war")
    hands = set()
    for seed in range(30):
        s = determinize(t.state, 0, Seeded(seed))
        hands.add(s.players[1].military_hand.cards)
        assert sorted(s.content.age[card] for card in s.players[1].military_hand.cards) == [1, 2]
    assert len(hands) > 10


@rule("TA-42.02", "TA-6.14")
def test_nobody_can_tell_from_notes_whose_event_was_revealed_or_looked_at() -> None:
    """Not by their number, either: it would fall when one's own event happens, and not rise when one looks at it."""
    t = table(2)
    t.has(0, "joan_of_arc")
    t.events(current="good_harvest", future="pestilence")
    t.hand(0, "rats")
    t.governs(0)
    t.choose("prepare rats")
    seen = [t.view(1)["players"][0]["notes"]]
    t.enters_politics(0)
    t.choose("do look-at-event")
    seen.append(t.view(1)["players"][0]["notes"])
    assert seen == [{"size": 0, "cards": []}] * 2
    assert t.view(0)["players"][0]["notes"]["size"] in (1, 2)


@rule("TA-42.02", "TA-22.03")
@pytest.mark.parametrize("closed", [False, True])
def test_with_closed_hands_only_the_two_parties_know_which_card_was_kidnapped(closed: bool) -> None:
    t = table(3, new_military=True, closed_hands=closed)
    t.hand(0, "kidnapping_1")
    t.workers(0, warriors=4)
    t.hand(1, "iron", "alchemy")
    t.governs(0)
    t.heard()
    t.choose("attack kidnapping_1 / on 1", "kidnap iron")
    (told,) = [event.to for event in t.heard() if "iron" in event.args.values()]
    knowing = [seat for seat in (0, 1, 2, SPECTATOR) if includes(told, seat)]
    assert knowing == ([0, 1] if closed else [0, 1, 2, SPECTATOR])
    assert "kidnapped" not in t.view(2)["turn"]


# --- what nobody sees -----------------------------------------------------------------------------------------


@rule("TA-42.03")
def test_unused_events_and_decks_are_seen_by_nobody() -> None:
    t = table(3)
    for seat in (0, 1, 2, SPECTATOR):
        seen = t.view(seat)
        assert seen["unused_events"]["cards"] == []
        assert [deck["cards"] for deck in seen["military_decks"]] == [[], [], [], []]
        assert [deck["cards"] for deck in seen["civil_decks"]] == [[], [], [], []]


@rule("TA-42.03")
def test_cards_discarded_face_down_are_seen_by_nobody_later() -> None:
    t = table(3)
    t.hand(0, "rats", "pestilence", "foray")
    t.ends_turn(0)
    t.choose("discard rats")
    assert [t.view(seat)["discards"][1]["cards"] for seat in (0, 1)] == [[], []]
    assert [t.view(seat)["discards"][1]["size"] for seat in (0, 1)] == [1, 1]


# --- what an action would lead to -------------------------------------------------------------------------------


def test_the_ledger_tells_nothing_that_its_seat_does_not_know() -> None:
    """After every action it is the same whatever the others hold and whatever lies in the decks."""
    compared = 0
    for seed in range(3):
        chance = Seeded(f"ledger {seed}")
        s = game.new(3, Seeded(seed), {"mix": "secret", "new_military": True, "resigning": False})
        decision = advance(s)
        while decision is not None:
            seat = decision.seat
            if asked_for_action(s, seat) and not chance.pick(12):
                imagined = determinize(s, seat, chance)
                for option in decision.options:
                    if not isinstance(follow_up(s, seat, (option,)), Decision):
                        told = game.preview(s, seat, (option,))
                        assert told == game.preview(imagined, seat, (option,)), option
                        compared += 1
            decision = play(s, decision.options[chance.pick(len(decision.options))])
    assert compared > 100
