"""Resigning (TA-6.45, TA-6.60 - TA-6.63, TA-34.06)."""

from __future__ import annotations

import pytest

from tessera.bots import bot_names, make_bot, observe
from tessera.games.throughtheages import game
from tessera.games.throughtheages.content import Leader, Pact, Wonder
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import NONE, Seeded
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


def quitters(seats: int = 3, *, age: int = 1, **settings: object) -> AgesScript:
    return table(seats, age=age, resigning=True, **settings)


def resigns(t: AgesScript, seat: int) -> None:
    t.governs(seat)
    t.choose("resign")


@rule("TA-6.45", "TA-6.60")
def test_a_war_against_who_resigns_is_discarded_and_its_declarer_scores_seven() -> None:
    t = quitters(4)
    t.at_war(1, "war_over_culture", 0)
    t.at_war(2, "war_over_territory", 0)
    resigns(t, 0)
    assert [t.civ(seat).culture for seat in (1, 2, 3)] == [7, 7, 0]
    assert (t.civ(1).war, t.discarded(3)) == (NONE, ["war_over_culture"])


@rule("TA-6.60")
def test_resigning_is_not_allowed_in_age_iv() -> None:
    t = quitters(3, age=4)
    t.governs(0)
    assert t.refuses("resign") == "TA-6.60"
    assert t.refusal("resign").key == "refused-age-iv"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_part_of_the_rulebook_game(seats: int) -> None:
    t = table(seats)
    t.governs(0)
    assert "resign" in t.options


@pytest.mark.parametrize("name", bot_names())
def test_bots_leave_it_to_people(name: str) -> None:
    t = table(3)
    t.governs(0)
    assert t.options == ["resign", "pass"]
    for seed in range(20):
        chance = Seeded(seed)
        assert make_bot(name, chance).choose(observe(game, t.state, 0, chance)) == ("pass",)


@rule("TA-6.60")
def test_tables_may_do_without_it() -> None:
    t = table(3, resigning=False)
    t.governs(0)
    assert t.refusal("resign").key == "refused-no-resigning"


@rule("TA-6.60")
def test_cards_and_hands_leave_the_game_pacts_and_own_wars_end() -> None:
    t = quitters(3)
    t.has(0, "monarchy", "irrigation", "moses", "pyramids")
    t.hand(0, "iron", "rats")
    t.signed("military_pact", 1, 0)
    t.signed("peace_treaty", 0, 2)
    t.at_war(0, "war_over_territory", 1)
    resigns(t, 0)
    p = t.civ(0)
    assert (p.cards, p.techs, p.civil_hand.cards, p.military_hand.cards, p.wonders) == ((), (), (), (), ())
    assert (p.government, p.leader, p.war) == (NONE, NONE, NONE)
    assert t.keys(t.state.removed) == ["irrigation", "iron", "monarchy", "moses", "pyramids"]
    assert (t.civ(1).pact, t.civ(1).cards) == (NONE, (t.number("despotism"),))


@rule("TA-6.60")
def test_who_has_resigned_cannot_win() -> None:
    t = quitters(3)
    t.points(0, culture=99)
    resigns(t, 0)
    t.ends_game()
    assert t.state.outcome is not None
    assert t.state.outcome.ranks[0] == 3


@rule("TA-6.61")
def test_the_number_of_players_left_counts_for_the_card_row() -> None:
    t = quitters(3)
    t.row("iron", "irrigation", "knights", "swordsmen")
    resigns(t, 0)
    t.replenishes(1)
    assert t.in_row()[0] == "swordsmen"


@rule("TA-6.61")
def test_decks_of_future_ages_are_trimmed_and_current_ones_are_not() -> None:
    t = quitters(3)
    before = t.state.civil_decks[1].cards, t.state.military_decks[1].cards
    resigns(t, 0)
    assert (t.state.civil_decks[1].cards, t.state.military_decks[1].cards) == before
    assert [len(deck) for deck in t.state.civil_decks[2:]] == [44, 44]
    assert [len(deck) for deck in t.state.military_decks[2:]] == [46, 41]
    rows = t.state.content.rows
    assert not [c for deck in t.state.military_decks[2:] for c in deck.cards if isinstance(rows[c], Pact)]


@rule("TA-6.62")
def test_the_last_player_left_wins_at_once() -> None:
    t = quitters(2)
    t.points(0, culture=50)
    resigns(t, 0)
    assert t.state.outcome is not None
    assert t.state.outcome.ranks == (2, 1)


@rule("TA-6.63")
def test_a_resignation_ends_the_turn_and_prepared_events_and_common_tactics_stay() -> None:
    t = quitters(3)
    t.has(0, "phalanx")
    t.events("development_of_science,development_of_crafts", future="rats")
    t.takes_turn(0)
    t.choose("resign")
    assert t.seat == 1
    assert (t.keys(t.state.tactics), t.keys(t.state.future.cards)) == (["phalanx"], ["rats"])


@rule("TA-6.60")
def test_an_own_tactic_leaves_with_what_lies_under_it() -> None:
    t = quitters(3)
    t.exclusive(0, "legion+")
    resigns(t, 0)
    assert "legion" in t.keys(t.state.past)
    assert not any(t.number("sun_tzu_under_tactic") in p.cards for p in t.state.players)


@rule("TA-6.63")
def test_the_next_player_takes_over_the_role_of_the_starting_player() -> None:
    t = quitters(3, age=3)
    resigns(t, 0)
    t.ends_age(1)
    assert t.state.last_round == t.state.round
    t.events("impact_of_strength")
    t.ends_game()
    assert [t.civ(seat).culture for seat in (1, 2)] == [10, 0]


@rule("TA-34.06")
def test_in_an_open_mix_later_ages_lose_a_leader_and_a_wonder() -> None:
    t = quitters(3, mix="open")
    resigns(t, 0)
    rows = t.state.content.rows
    for age in (2, 3):
        cards = t.state.to_come[age]
        assert len([card for card in cards if isinstance(rows[card], Leader)]) == 6
        assert len([card for card in cards if isinstance(rows[card], Wonder)]) == 4
        assert not [key for key in t.keys(t.state.civil_decks[age].cards) if key.endswith(("_leader_7",))]
        assert len(t.state.civil_decks[age]) == 44


@rule("TA-34.06")
def test_in_a_secret_mix_they_are_removed_unseen() -> None:
    t = quitters(3, mix="secret")
    resigns(t, 0)
    assert [len(deck) for deck in t.state.civil_decks[2:]] == [44, 44]
    assert [len(t.civ(1).leaders_taken)] == [0]
