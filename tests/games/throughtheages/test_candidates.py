"""What a bot thinks worth trying in its Action Phase."""

from __future__ import annotations

from tessera.games.throughtheages import game
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import notation
from tessera.kernel.engine import follow_up
from tests.games.throughtheages.scenes import table


def tried(t: AgesScript) -> list[str]:
    """The first parts of all answers that are weighed."""
    return list(dict.fromkeys(notation(parts[0]) for parts in game.worth_trying(t.state, 0)))


def test_a_tactic_is_tried_only_if_it_makes_stronger() -> None:
    t = table(mix="pure")
    t.common("legion", "legion+", "heavy_cavalry")
    t.workers(0, warriors=3)
    t.acts(0)
    assert {"copy legion", "copy legion+"} <= set(tried(t))
    assert "copy heavy_cavalry" in t.options and "copy heavy_cavalry" not in tried(t)


def test_nothing_is_destroyed_in_peace() -> None:
    t = table()
    t.acts(0)
    assert "destroy" in t.options and "destroy" not in tried(t)


def test_every_answer_that_is_tried_is_whole_and_legal() -> None:
    t = table()
    t.has(0, "iron")
    t.goods(0, resources=9)
    t.acts(0)
    answers = list(game.worth_trying(t.state, 0))
    assert [follow_up(t.state, 0, parts) for parts in answers] == [None] * len(answers)
