"""What the leaders do. Run with the package installed: it is found through its entry point."""

from __future__ import annotations

import pytest
from tessera_pioneers.leaders import TellOfTravels

from tessera.bots.arena import play_match
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import Match, Seeded, game
from tessera.kernel.codec import snapshot
from tessera.kernel.script import play
from tessera.text import Catalog

GAME = game("throughtheages")
LEADERS = {"ibn_battuta": 1, "ada_lovelace": 2}
"""With their ages."""


def led(leader: str) -> AgesScript:
    """A quiet position in which seat 0 has a leader."""
    t = play(GAME, 2, settings={"pioneers": True})
    assert isinstance(t, AgesScript)
    t.quiet(age=LEADERS[leader])
    t.has(0, leader)
    return t


def test_the_game_has_one_more_setting() -> None:
    assert [setting.default for setting in GAME.settings if setting.key == "pioneers"] == [False]
    numbers = GAME.content().number
    assert [numbers[leader] for leader in LEADERS] == [2000, 2001]


@pytest.mark.parametrize(("leader", "age"), LEADERS.items())
def test_a_match_with_it_deals_the_leaders(leader: str, age: int) -> None:
    number = GAME.content().number[leader]
    for wanted in (True, False):
        s = Match(GAME, 2, Seeded(1), {"pioneers": wanted}).state
        assert (number in s.civil_decks[age].cards) == wanted


def test_ibn_battuta_gives_culture_for_food_once_per_turn() -> None:
    t = led("ibn_battuta")
    t.goods(0, food=2)
    t.acts(0)
    before = t.civ(0).culture
    t.choose("use ibn_battuta")
    assert (t.civ(0).culture - before, t.food(0)) == (2, 1)
    assert "use ibn_battuta" not in t.options


def test_ibn_battuta_does_not_travel_hungry() -> None:
    t = led("ibn_battuta")
    t.goods(0, food=0)
    t.acts(0)
    assert "use ibn_battuta" not in t.options


def test_ada_lovelace_gives_science_for_labs_when_a_technology_is_developed() -> None:
    t = led("ada_lovelace")
    t.workers(0, philosophy=2)
    t.hand(0, "iron")
    t.points(0, science=5)
    t.acts(0)
    t.choose("develop iron")
    assert t.civ(0).science == 2


def test_corrections_reach_the_leaders() -> None:
    content = GAME.content({"leaders": {"ibn_battuta": {"amount": 5, "also": 2}}})
    t = play(GAME, 2, settings={"pioneers": True}, content=content)
    assert isinstance(t, AgesScript)
    t.quiet()
    t.has(0, "ibn_battuta")
    t.goods(0, food=2)
    t.acts(0)
    before = t.civ(0).culture
    t.choose("use ibn_battuta")
    assert (t.civ(0).culture - before, t.food(0)) == (5, 0)


def test_its_steps_can_be_saved() -> None:
    t = led("ibn_battuta")
    step = TellOfTravels(0, t.number("ibn_battuta"))
    t.state.then(step)
    assert GAME.codec.restore(snapshot(t.state)).agenda[-1] == step


@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_with_them_end(seed: int) -> None:
    assert play_match(GAME, ["random", "random"], seed, {"pioneers": True}).outcome is not None


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_has_a_text(lang: str) -> None:
    catalog = Catalog(GAME, lang)
    named = [f"card-{leader}".replace("_", "-") for leader in LEADERS]
    for key in [*[key for name in named for key in (name, f"{name}.text")], "setting-pioneers"]:
        assert catalog.has(key)
    for name in named:
        text = catalog.say(f"{name}.text", amount=3, also=1)
        assert "3" in text
        assert "{" not in text
    assert "Ada Lovelace" in catalog.say("event-travelled", seat=0, card="ada_lovelace")


def test_the_languages_say_different_things() -> None:
    english, german = [Catalog(GAME, lang).say("setting-pioneers") for lang in ("en", "de")]
    assert (english, german) == ("Pioneers", "Pioniere")
