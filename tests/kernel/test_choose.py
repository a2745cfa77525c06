"""Choose: one thing out of several, perhaps more than once, perhaps none."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tessera.kernel import MANY, Choose, Description, Refusal
from tessera.kernel.engine import announced
from tessera.kernel.script import Script, play
from tests.kernel.guild import Pick, PickExactly, guild


def picking(step: Pick) -> Script:
    t = play(guild, 2)
    t.rest()
    t.now(step)
    return t


def picked(t: Script) -> list[str]:
    return [t.state.content.rows[card].key for card in t.state.players[0].cards]


def test_up_to_so_many() -> None:
    t = picking(Pick(0, 2))
    assert (t.options[0], t.options[-1]) == ("pick anvil", "stop")
    t.choose("pick drum")
    t.choose("pick crown")
    assert picked(t) == ["crown", "drum"]
    assert t.asked == "Rest"


def test_stopping() -> None:
    t = picking(Pick(0, 3))
    t.choose("pick drum", "stop")
    assert picked(t) == ["drum"]
    assert t.asked == "Rest"


def test_exactly_so_many() -> None:
    t = picking(PickExactly(0, 2))
    assert "stop" not in t.options
    t.choose("pick drum", "pick file")
    assert picked(t) == ["drum", "file"]


def test_as_many_as_there_are() -> None:
    t = picking(Pick(0, MANY))
    count = len(t.options) - 1
    for _ in range(count):
        t.choose(t.options[0])
    assert t.asked == "Rest"
    assert len(picked(t)) == count


class PickTogether(Pick, frozen=True):
    """Taking one thing from the market leaves the others there."""

    together: ClassVar[bool] = True


def test_several_are_chosen_at_once_where_none_excludes_another() -> None:
    s = play(guild, 2).state
    there = len(Pick(0, 2).among(s))
    assert Pick(0, 2).several(s) == 1
    assert [PickTogether(0, count).several(s) for count in (1, 2, MANY, there + 1)] == [1, 2, there, there]


def test_nothing_to_choose_is_not_asked() -> None:
    t = play(guild, 2)
    t.rest()
    t.state.market = ()
    t.now(Pick(0, 2))
    assert t.asked == "Rest"
    t.now(Pick(0, 0))
    assert t.asked == "Rest"


def test_its_words() -> None:
    t = picking(Pick(0, 2))
    step = t.state.agenda[-1]
    assert step.prompt(t.state) == Description("ask-pick", {"seat": 0, "count": 2}, rule="GU-4.01")
    assert announced(t.state) == [Description("wait-pick", {"seat": 0, "count": 2})]
    assert step.describe(t.state, ("pick", "drum")) == Description(
        "do-pick", {"good": "drum"}, ("good:drum",), "GU-4.01"
    )
    assert step.describe(t.state, ("stop",)) == Description("do-stop", rule="GU-4.01")
    assert t.refusal("pick moon") == Refusal("refused-pick", rule="GU-4.01")
    assert t.refuses("pick moon") == "GU-4.01"
    assert t.refusal("dance").rule == ""


def test_a_choice_must_say_what_can_be_chosen_and_what_it_does() -> None:
    class Vague(Choose, frozen=True):
        pass

    with pytest.raises(NotImplementedError, match="Vague does not say what can be chosen"):
        Vague(0).among(None)
    with pytest.raises(NotImplementedError, match="Vague does not say what choosing does"):
        Vague(0).take(None, 1)
