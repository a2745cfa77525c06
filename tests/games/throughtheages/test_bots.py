"""What bots make of the game: mistakes that were seen in matches, each as a scene."""

from __future__ import annotations

import pytest

from tessera.bots import make_bot, observe
from tessera.games.throughtheages import game
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import Option, Seeded
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
