"""What bots make of the game: mistakes that were seen in matches, each as a scene."""

from __future__ import annotations

import pytest

from tessera.bots import make_bot, observe
from tessera.games.throughtheages import game
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import Option, Seeded, determinize
from tests.games.throughtheages.scenes import table


def at_war_with_the_weak(card: str) -> AgesScript:
    """Seat 0 has an aggression, and a rival who has something to lose and cannot defend it."""
    t = table(2)
    t.workers(0, warriors=8)
    t.hand(0, card)
    t.goods(1, food=3, resources=2)
    t.points(1, science=9)
    t.hand(1, "spy_2")  # something that might be a defence: so it is asked
    t.governs(0)
    return t


def chosen(bot: str, t: AgesScript) -> Option:
    chance = Seeded(1)
    return make_bot(bot, chance).choose(observe(game, t.state, 0, chance))


@pytest.mark.parametrize("card", ["plunder_1", "spy_2", "raid_2"])
def test_an_attack_is_judged_by_what_it_brings(card: str) -> None:
    """Who stops at the rival's defence sees what an attack costs, and never attacks."""
    assert chosen("hard", at_war_with_the_weak(card)) == ("attack", card)


@pytest.mark.parametrize("card", ["spy_2", "raid_2"])
def test_who_looks_one_ply_ahead_lets_the_rival_defend_first(card: str) -> None:
    assert chosen("heuristic", at_war_with_the_weak(card)) == ("attack", card)


# --- territories --------------------------------------------------------------------------------------------


def test_a_territory_that_nobody_else_can_have_is_bought_for_the_least() -> None:
    t = table(2)
    t.workers(0, warriors=6)
    t.workers(1, warriors=0)
    t.reveals("historic_territory_1")
    for bot in ("heuristic", "hard"):
        assert chosen(bot, t) == ("bid", 1)


def test_nobody_sends_more_than_a_territory_is_worth() -> None:
    t = table(2)
    t.workers(0, warriors=8)
    t.workers(1, warriors=8)
    t.reveals("vast_territory_1", seat=1)
    t.choose("bid 6")
    for bot in ("heuristic", "hard"):
        assert chosen(bot, t) == ("pass",)


def test_a_rival_is_outbid_as_long_as_it_pays() -> None:
    t = table(2)
    t.workers(0, warriors=4)
    t.workers(1, warriors=4)
    t.hand(0, "military_bonus_1")
    t.reveals("historic_territory_2", seat=1)
    t.choose("bid 1")
    assert chosen("heuristic", t) == ("bid", 2)


def test_a_rival_may_be_imagined_with_other_cards_than_it_has_bid_with() -> None:
    t = table(2)
    t.workers(0, warriors=4)
    t.workers(1, warriors=1)
    t.hand(1, "military_bonus_3")
    t.reveals("historic_territory_2", seat=1)
    t.choose("bid 3")
    imagined = [determinize(t.state, 0, Seeded(number)) for number in range(8)]
    held = t.number("military_bonus_3")
    assert any(held not in s.players[1].military_hand.cards for s in imagined)
    for s in imagined:
        assert len(game.values(s)) == 2
    asked = t.decision
    assert asked is not None and chosen("heuristic", t) in asked.options


# --- wars ---------------------------------------------------------------------------------------------------


def far_stronger(*hand: str) -> AgesScript:
    t = table(2)
    t.quiet(age=3, round=14)
    t.workers(0, warriors=14)
    t.workers(1, warriors=1)
    t.points(1, culture=60)
    t.hand(0, *hand)
    t.actions(0, ma=3)
    t.governs(0)
    return t


@pytest.mark.parametrize("bot", ["heuristic", "hard"])
def test_a_war_that_will_be_won_is_declared(bot: str) -> None:
    """It pays a round later: who counts only what is gained in this turn throws the card away."""
    assert chosen(bot, far_stronger("war_over_culture")) == ("attack", "war_over_culture")


@pytest.mark.parametrize("bot", ["heuristic", "hard"])
def test_a_war_that_would_be_lost_is_not_declared(bot: str) -> None:
    t = far_stronger("war_over_culture")
    t.workers(0, warriors=1)
    t.workers(1, warriors=10)
    assert chosen(bot, t) == ("pass",)
