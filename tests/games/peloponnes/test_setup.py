"""Setting up (chapter 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.games.peloponnes import game
from tessera.games.peloponnes.state import Peloponnes
from tessera.kernel import Seeded
from tessera.testing import play, rule

SEATS = (2, 3, 4, 5)


def new(seats: int, seed: int = 1) -> Peloponnes:
    return game.new(seats, Seeded(seed))


@rule("PE-3.01", "PE-3.08")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_luxury_card_and_no_luxury(seats: int) -> None:
    s = new(seats)
    assert [(p.luxury_card, p.luxury) for p in s.players] == [(True, 0)] * seats
    assert [(p.covered, p.power_cards, p.borrowed) for p in s.players] == [((), (), ())] * seats


@rule("PE-3.02")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_another_civilization_and_the_rest_leaves_the_game(seats: int) -> None:
    s = new(seats)
    dealt = [p.civilization for p in s.players]
    assert sorted([*dealt, *s.civilizations_left.cards]) == list(range(48, 58))
    assert len(s.civilizations_left) == 10 - seats
    view = game.view(s, 0)
    assert [player["civilization"] for player in view["players"]] == dealt


@rule("PE-3.02", "PE-19.01")
def test_which_civilization_is_dealt_is_chance() -> None:
    first = Counter(new(2, seed).players[0].civilization for seed in range(200))
    assert len(first) == 10
    assert max(first.values()) < 40


@rule("PE-3.03", "PE-5.10")
def test_the_lowest_order_number_begins() -> None:
    starts = set()
    for seed in range(20):
        s = new(4, seed)
        numbers = [s.content.civilizations[s.players[seat].civilization].number for seat in s.order]
        assert numbers == sorted(numbers)
        starts.add(s.order)
        t = play("peloponnes", 4, seed=seed)
        assert t.seat == s.order[0]
    assert len(starts) > 5


@rule("PE-3.04")
@pytest.mark.parametrize("seats", SEATS)
def test_the_civilization_says_how_many_coin_cards_are_dealt(seats: int) -> None:
    for seed in range(10):
        s = new(seats, seed)
        shown = [s.content.civilizations[p.civilization].coins for p in s.players]
        assert [len(p.hand) for p in s.players] == shown
        assert len(s.coin_deck) == 72 - sum(shown)
        assert len(s.discard) == 0


@rule("PE-3.04", "PE-19.02")
def test_the_coin_cards_are_shuffled() -> None:
    hands = {new(2, seed).players[0].hand.cards for seed in range(20)}
    assert len(hands) > 15


@rule("PE-3.05")
def test_players_see_the_symbols_of_their_own_coin_cards_only() -> None:
    s = new(3)
    for seat in range(3):
        for p in game.view(s, seat)["players"]:
            own = p["seat"] == seat
            assert p["hand"]["cards"] == (list(s.players[seat].hand.cards) if own else [])


@rule("PE-3.06", "PE-1.10")
def test_all_disaster_markers_start_on_the_first_space() -> None:
    s = new(2)
    s_revealed = [
        s.content.cards[card].disaster for card in s.open_row
    ]  # the first two cards have moved them
    assert s.markers == [s_revealed.count(disaster) for disaster in range(5)]


@rule("PE-3.07", "PE-4.03")
def test_the_a_cards_lie_on_the_b_cards_and_those_on_the_c_cards() -> None:
    t = play("peloponnes", 2)
    letters = []
    for _ in range(8):
        revealed = (*t.state.open_row, *t.state.conquest_row)
        letters.append("".join(t.state.content.cards[card].deck for card in revealed))
        now = t.state.round
        while t.decision is not None and t.state.round == now:
            t.choose("pass" if "pass" in t.options else t.options[-1])
    assert letters == ["AAAAAA"] * 3 + ["BBBBBB"] * 3 + ["CCCCCC"] * 2


@rule("PE-3.07", "PE-19.04")
def test_each_power_deck_is_shuffled() -> None:
    revealed = {new(2, seed).open_row for seed in range(20)}
    assert len(revealed) > 15
