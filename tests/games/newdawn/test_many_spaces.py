"""Where there are many spaces to choose from, their tile is chosen first."""

from __future__ import annotations

from tessera.games.newdawn.cards.focus.science import Nuke
from tessera.games.newdawn.rules.asking import MOST_SPACES
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import first_game


def far_traveller() -> NewDawnScript:
    """A caravan of seat 0 can go nearly everywhere."""
    t = first_game(4)
    t.row(0, "culture science steam_power industry military")
    t.built(0, "colossus")
    t.lays_trade(0, economy=3)
    t.caravans(0, str(t.player(0).capital))
    t.resolve(0, "steam_power", slot=5)
    t.choose("spend 3 0", f"caravan {t.player(0).capital}")
    return t


@rule("ND-26.07", "ND-9.02")
def test_a_caravan_with_many_goals_is_asked_for_a_tile_first() -> None:
    t = far_traveller()
    assert len(t.offered("tile")) > 6
    assert t.offered("go") == []
    tile = int(t.offered("tile")[-1])
    t.choose(f"tile {tile}")
    goals = [int(goal) for goal in t.offered("go")]
    assert goals
    assert {goal // 10 for goal in goals} == {tile}
    t.choose(f"go {goals[0]}")
    assert t.state.ply == 2  # the tokens, and the journey as one answer


@rule("ND-26.07")
def test_all_goals_are_on_the_tiles_that_are_offered() -> None:
    t = far_traveller()
    decision = t.decision
    assert decision is not None
    goals = decision.step.goals(t.state)  # type: ignore[attr-defined]
    assert goals.bit_count() > MOST_SPACES
    found = 0
    for tile in t.offered("tile"):
        branch = far_traveller()
        branch.choose(f"tile {tile}")
        found |= sum([1 << int(goal) for goal in branch.offered("go")]) or 1 << branch.player(0).caravans[0]
    assert found == goals


@rule("ND-26.06", "ND-8.13")
def test_a_strike_among_many_tokens_is_asked_for_a_tile_first() -> None:
    t = first_game(4)
    for seat in range(4):
        land = [space for space in t.spaces(terrain="grassland") if int(space) % 4 == seat]
        own = [space for space in land if int(space) not in t.state.board.space_of.values()]
        t.control(seat, *[space for space in own if int(space) not in t.board.capitals])
    t.now(Nuke(0))
    assert t.offered("nuke") == []
    assert t.options[-1] == "stop"
    t.choose(t.options[0])
    assert {int(space) // 10 for space in t.offered("nuke")} == {0}
    t.choose(t.options[0])
    assert t.told("nuked")
