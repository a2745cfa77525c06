"""Scopes, cards that leave by themselves, and questions about the agenda."""

from __future__ import annotations

from tessera.kernel import Repeat, during, inside, is_used, pending, use_up
from tessera.kernel.agenda import drop
from tessera.kernel.scopes import GAME, Once, Scope
from tessera.kernel.script import Script, play
from tests.kernel.guild import TURN, Earn, Pick, Sharpen, Turn, guild


def rest() -> Script:
    t = play(guild, 2)
    t.rest()
    return t


def test_play_is_inside_a_scope_until_it_ends() -> None:
    t = rest()
    during(t.state, "battle", Pick(0, 1), seat=1)
    t.now()
    assert inside(t.state, "battle") == Scope("battle", 1)
    assert inside(t.state, "era") is None
    t.choose("stop")
    assert inside(t.state, "battle") is None


def test_the_innermost_scope_of_a_name_counts() -> None:
    t = rest()
    during(t.state, "battle", seat=0)
    during(t.state, "battle", Pick(0, 1), seat=1)
    assert inside(t.state, "battle") == Scope("battle", 1)


def test_what_was_used_can_be_used_again_after_its_scope() -> None:
    t = rest()
    s = t.state
    use_up(s, TURN, 0, "easel")
    use_up(s, TURN, 1, "easel")
    use_up(s, GAME, 0, "crown")
    t.now(Scope(TURN, 0))
    assert not is_used(s, TURN, 0, "easel")
    assert is_used(s, TURN, 1, "easel")
    assert is_used(s, GAME, 0, "crown")
    t.now(Scope(TURN))
    assert not is_used(s, TURN, 1, "easel")


def test_a_use_counts_when_it_is_done() -> None:
    t = rest()
    once = Once(0, TURN, "easel", Earn(0))
    assert once.possible(t.state)
    assert once.label() == "earn"
    t.now(once)
    assert is_used(t.state, TURN, 0, "easel")
    assert not once.possible(t.state)
    assert t.state.players[0].coins == 4


def test_what_is_used_is_seen_by_everybody() -> None:
    t = rest()
    use_up(t.state, TURN, 0, "easel")
    assert t.view(0)["used"] == [[TURN, 0, "easel"]]


# --- the agenda ---------------------------------------------------------------------------------------------


def test_what_is_pending() -> None:
    t = play(guild, 2)
    t.state.then(Sharpen(1), Sharpen(0))
    assert pending(t.state, Sharpen) == Sharpen(1)
    assert pending(t.state, Sharpen, seat=0) == Sharpen(0)
    assert pending(t.state, Turn) == Turn(1)
    assert pending(t.state, Repeat) is None


def test_what_is_pending_can_be_dropped() -> None:
    t = play(guild, 2)
    t.state.then(Sharpen(1), Sharpen(0), Sharpen(1))
    assert drop(t.state, Sharpen, seat=1)
    assert t.state.agenda[-2:] == [Sharpen(1), Sharpen(0)]
    assert drop(t.state, Sharpen)
    assert drop(t.state, Sharpen)
    assert not drop(t.state, Sharpen)
