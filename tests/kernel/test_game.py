"""Games: settings, seats and set-ups."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.kernel import (
    AnyGame,
    Chance,
    Content,
    Game,
    Seeded,
    Setting,
    Setup,
    State,
    digest,
    snapshot,
    switch,
)
from tessera.kernel.event import SILENCE
from tessera.kernel.game import BadSetup
from tests.kernel.bazaar import BazaarGame, Numbers, bazaar


class SoloBazaar(BazaarGame):
    """With this setting one can also play alone."""

    settings = (*BazaarGame.settings, switch("solo", False, seats=(1,)))


solo = SoloBazaar()


def test_settings_have_defaults() -> None:
    assert bazaar.read_settings({}) == {"rounds": 2, "spies": True}
    assert bazaar.new(2, Seeded(1)).setup == Setup("bazaar", 2, {"rounds": 2, "spies": True})


@pytest.mark.parametrize(
    ("key", "given", "value"),
    [
        ("rounds", 3, 3),
        ("rounds", "3", 3),
        ("spies", False, False),
        ("spies", "false", False),
        ("spies", "True", True),
    ],
)
def test_a_setting_is_given_as_itself_or_as_text(key: str, given: object, value: object) -> None:
    read = bazaar.read_settings({key: given})[key]
    assert read == value
    assert type(read) is type(value)


def test_some_of_many_words_can_be_chosen() -> None:
    setting = Setting("guests", "", (), among=("anna", "ben", "carla"))
    assert setting.read("carla anna carla") == "anna carla"
    assert setting.read("") == setting.default
    for wrong in ("anna, ben", "dora", 1, ["anna"]):
        with pytest.raises(BadSetup, match="setting guests is some of its words"):
            setting.read(wrong)


def test_words_can_be_values() -> None:
    setting = Setting("board", "small", ("small", "large"))
    assert setting.read("LARGE") == "large"
    with pytest.raises(BadSetup, match="setting board cannot be 'huge'; it can be small, large"):
        setting.read("huge")


def test_a_setting_may_take_other_numbers_than_those_proposed() -> None:
    setting = Setting("limit", 40, (40, 20, 0), most=100)
    assert [setting.read(value) for value in (40, "20", 7, "7", 100)] == [40, 20, 7, 7, 100]
    for value in (101, -1, "-1", True, "seven", 7.0):
        with pytest.raises(BadSetup, match="any number up to 100"):
            setting.read(value)


@pytest.mark.parametrize(
    ("seats", "settings", "message"),
    [
        (5, {}, "bazaar is played by 2, 3, 4, not by 5"),
        (0, {}, "bazaar is played by 2, 3, 4, not by 0"),
        (-2, {}, "bazaar is played by 2, 3, 4, not by -2"),
        (2, {"luck": True}, "bazaar has no setting 'luck'; it has: rounds, spies"),
        (2, {"rounds": 4}, "setting rounds cannot be 4; it can be 1, 2, 3"),
        (2, {"rounds": "many"}, "setting rounds cannot be 'many'"),
        (2, {"rounds": True}, "setting rounds cannot be True"),
        (2, {"rounds": 2.0}, r"setting rounds cannot be 2\.0"),
        (2, {"spies": 1}, "setting spies cannot be 1; it can be true, false"),
        (2, {"spies": None}, "setting spies cannot be None"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_what_can(
    seats: int, settings: dict[str, object], message: str
) -> None:
    with pytest.raises(BadSetup, match=message):
        bazaar.new(seats, Seeded(1), settings)


def test_a_game_without_settings_says_so() -> None:
    from tests.kernel.rehearsal import rehearsal

    with pytest.raises(BadSetup, match="rehearsal has no setting 'x'; it has: none"):
        rehearsal.new(3, Seeded(1), {"x": 1})


def test_a_setting_may_add_seat_counts() -> None:
    assert bazaar.seat_counts({}) == (2, 3, 4)
    assert solo.seat_counts({"solo": False}) == (2, 3, 4)
    assert solo.seat_counts({"solo": True}) == (1, 2, 3, 4)
    assert solo.new(1, Seeded(1), {"solo": True}).seats == 1
    with pytest.raises(BadSetup, match="played by 2, 3, 4, not by 1"):
        solo.new(1, Seeded(1))


def test_the_same_chance_deals_the_same_match() -> None:
    assert digest(bazaar.new(3, Seeded(5))) == digest(bazaar.new(3, Seeded(5)))
    assert digest(bazaar.new(3, Seeded(5))) != digest(bazaar.new(3, Seeded(6)))


def test_a_new_match_waits_for_its_first_decision() -> None:
    s = bazaar.new(2, Seeded(1))
    assert s.agenda
    assert s.agenda[-1].asks
    assert s.outcome is None


def test_a_restored_match_gets_surroundings_anew() -> None:
    content = bazaar.content({"numbers": {"prize": 1}})
    s = bazaar.new(2, Seeded(1), content=content)
    chance = Seeded(2)
    restored = bazaar.restore(snapshot(s), content, chance)
    assert restored.content is content
    assert restored.chance is chance
    assert restored.listener is SILENCE


def test_what_a_game_need_not_say() -> None:
    class Silent(Game[State, Content[Any]]):
        id = "silent"
        seats = (2,)
        state = State
        package = __name__
        tables = Numbers()

    game: AnyGame = Silent()
    content: Content[Any] = game.content()
    assert isinstance(content, Content)
    s: Any = None
    chance: Chance = Seeded(1)
    assert list(game.faults(s)) == list(game.components(content)) == list(game.components_used(s)) == []
    assert game.names(content) == game.derived(s, 0) == game.sources() == {}
    with pytest.raises(NotImplementedError):
        game.deal(Setup("silent", 2), content, chance)
    with pytest.raises(NotImplementedError):
        game.evaluate(s, 0)
