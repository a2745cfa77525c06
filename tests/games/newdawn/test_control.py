"""Control tokens: placing, replacing, taking back (chapter 6)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.cards.focus.culture import ConvertToken, MoveControl
from tessera.games.newdawn.cards.wonders.culture import EiffelTower
from tessera.games.newdawn.rules.control import CITY, PlaceControl
from tessera.games.newdawn.rules.military import win
from tessera.games.newdawn.state import NEUTRAL, unused_control
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.kernel.tuples import put
from tessera.testing import rule
from tests.games.newdawn.table import table


def places(t: NewDawnScript, count: int = 2, slot: int = 5) -> NewDawnScript:
    """Seat 0 places control tokens next to friendly cities."""
    t.now(PlaceControl(0, count, slot, CITY))
    return t


# --- where --------------------------------------------------------------------------------------------------


@rule("ND-6.01", "ND-1.05")
def test_an_unused_token_is_laid_unreinforced() -> None:
    t = places(table("g1  c0  g2"))
    t.choose("place g1")
    assert (t.control_of(0), t.reinforced_of(0)) == (["g1"], [])
    assert unused_control(t.state, t.player(0)) == 30
    assert [(placed["seat"], placed["space"]) for placed in t.told("placed")] == [(0, t.cell("g1"))]


@rule("ND-6.02")
def test_what_prevents_placing() -> None:
    t = table(
        """
          g1  g2
        g3  c0  g4
          s1  g5
        """,
        s1="geneva",
    )
    t.barbarian("A", "g1")
    t.control(0, "g2")
    t.control(1, "g3")
    t.cities(1, "g4")
    places(t)
    assert t.offered("place") == ["g5"]
    reasons = {space: t.refusal(f"place {space}").key for space in ("g1", "g2", "g3", "g4", "s1", "c0")}
    assert reasons == {
        "g1": "refused-barbarian",
        "g2": "refused-occupied",
        "g3": "refused-occupied",
        "g4": "refused-occupied",
        "s1": "refused-city-state",
        "c0": "refused-occupied",
    }
    assert {t.refuses(f"place {space}") for space in reasons} == {"ND-6.02"}


@rule("ND-6.02", "ND-6.05", "ND-6.08")
def test_what_does_not_prevent_placing() -> None:
    t = table(
        """
          g1  g2
        g3  c0  n1
        """,
        g1="marble",
        n1="pantanal",
    )
    t.caravans(0, "g2")
    t.caravans(1, "g2")
    t.abandoned("stonehenge", "g3")
    places(t, count=4)
    assert t.offered("place") == ["g1", "g2", "g3", "n1"]
    t.choose("place g1", "place g2", "place g3", "place n1")
    assert t.resources(0) == {"marble": 1}
    assert t.naturals(0) == ["pantanal"]
    assert t.wonders(0) == ["stonehenge"]
    assert (t.caravans_of(0), t.caravans_of(1)) == (["g2"], ["g2"])


@rule("ND-6.03", "ND-5.02")
@pytest.mark.parametrize(
    ("limit", "spaces"), [(1, "g1"), (3, "g1 h1 f1"), (4, "g1 h1 f1 d1"), (5, "g1 h1 f1 d1 m1")]
)
def test_water_and_terrain_above_the_limit_are_forbidden(limit: int, spaces: str) -> None:
    t = table(
        """
          h1  f1
        g1  c0  d1
          w1  m1
        """
    )
    places(t, slot=limit)
    assert sorted(t.offered("place")) == sorted(spaces.split())
    water = t.refusal("place w1")
    assert (water.key, water.rule) == ("refused-water", "ND-5.03")
    if limit < 5:
        mountains = t.refusal("place m1")
        assert mountains.args == {"terrain": "mountains", "limit": limit}
        assert (mountains.key, mountains.rule) == ("refused-terrain", "ND-6.03")


@rule("ND-6.04")
def test_tokens_go_next_to_any_own_city() -> None:
    t = table("g1  c0  g2  g3  g4  g5  g6  c1  g7")
    t.cities(0, "g4")
    t.control(0, "g3")
    places(t)
    assert t.offered("place") == ["g1", "g2", "g5"]
    far = t.refusal("place g6")  # next to a rival city, and to no own one
    assert (far.key, far.rule) == ("refused-not-next-to-city", "ND-6.04")
    t.choose("place g1", "place g5")  # one for each city
    assert t.control_of(0) == ["g1", "g3", "g5"]


@rule("ND-6.05", "ND-17.01", "ND-17.06")
def test_what_lies_there_is_taken_at_once() -> None:
    t = table("g1  c0  n1", g1="oil", n1="mt_everest")
    supply = t.supply["oil"]
    places(t)
    t.choose("place g1")
    assert (t.resources(0), t.deposits, t.supply["oil"]) == ({"oil": 1}, [], supply)
    assert t.asked == "PlaceControl"
    t.choose("place n1")
    assert (t.naturals(0), t.naturals(NEUTRAL)) == (["mt_everest"], [])


@rule("ND-6.06", "ND-26.05")
def test_tokens_are_placed_one_after_another() -> None:
    t = table("g1  c0  g2  g3")
    t.unused_control(0, 2)
    places(t, count=3)
    t.choose("place g1")
    assert t.options == ["place g2", "stop"]  # the first space is taken now
    t.choose("place g2")
    assert t.resting  # nowhere left


# --- no unused token ----------------------------------------------------------------------------------------


@rule("ND-6.07")
def test_without_unused_tokens_any_own_token_may_be_taken_back_first() -> None:
    t = table("g1  c0  g2  g3  g4")
    t.control(0, "g1", "g4")
    t.reinforced(0, "g3")
    t.unused_control(0, 0)
    places(t)
    assert t.options == ["take-back g1", "take-back g3", "take-back g4", "stop"]
    refusal = t.refusal("place g2")
    assert (refusal.key, refusal.rule) == ("refused-no-token", "ND-6.07")
    t.choose("take-back g3")
    assert (t.options, t.reinforced_of(0)) == (["place g2", "stop"], [])
    t.choose("place g2")
    assert t.control_of(0) == ["g1", "g2", "g4"]


@rule("ND-6.07")
def test_taking_back_is_optional() -> None:
    t = table("g1  c0  g2")
    t.control(0, "g1")
    t.unused_control(0, 0)
    places(t)
    t.choose("stop")
    assert t.resting
    assert t.control_of(0) == ["g1"]


@rule("ND-6.07")
def test_nothing_is_taken_back_where_nothing_could_be_placed() -> None:
    t = table("g1  c0  g2")
    t.control(0, "g1", "g2")
    t.unused_control(0, 0)
    places(t)
    assert t.resting


@rule("ND-6.11")
def test_a_token_may_not_return_to_the_space_it_was_taken_from() -> None:
    t = table("g1  c0  g2  g3")
    t.control(0, "g1")
    t.unused_control(0, 0)
    places(t)
    t.choose("take-back g1")
    assert t.options == ["place g2", "stop"]
    refusal = t.refusal("place g1")
    assert (refusal.key, refusal.rule) == ("refused-same-space", "ND-6.11")
    t.choose("place g2")
    assert t.options == ["take-back g2", "stop"]  # the second token is another placement
    t.choose("take-back g2")
    assert t.options == ["place g1", "stop"]


@rule("ND-6.11", "ND-17.08", "ND-11.13", "ND-14.09")
def test_what_belonged_to_a_token_that_is_taken_back_is_lost() -> None:
    t = table(
        """
          n1  g1  s1  g2
        c0  g3  g4
        """,
        n1="pantanal",
        s1="geneva",
    )
    t.control(0, "n1", "g1")
    t.abandoned("stonehenge", "g4")
    t.control(0, "g4")
    t.conquered(0, "geneva", piece="control")
    t.unused_control(0, 0)
    assert t.wonders(0) == ["stonehenge"]
    places(t, count=3)
    t.choose("take-back n1")
    assert (t.naturals(0), t.naturals(NEUTRAL)) == ([], ["pantanal"])
    t.choose("place g3")
    assert t.asked == "PlaceControl"  # now n1 could be taken again
    t.choose("take-back g4")
    assert (t.wonders(0), t.wonder_space("stonehenge")) == ([], "g4")
    t.choose("place n1")
    assert t.resting
    t.unused_control(0, 0)
    t.now(PlaceControl(0, 1, 5, t.cell("s1")))
    t.choose("take-back s1")
    assert (t.city_states(0), t.city_states(NEUTRAL), t.tokens(0)) == ([], ["geneva"], {})


@rule("ND-6.12")
def test_mass_media_may_take_a_token_back() -> None:
    t = table("c0  g1  g2  g3")
    t.control(0, "g1")
    t.control(1, "g2")
    t.unused_control(0, 0)
    t.now(ConvertToken(0, card=t.number("mass_media")))
    t.choose("convert g2")
    assert (t.asked, t.options) == ("FreeTokenForMedia", ["take-back g1", "stop"])
    t.choose("take-back g1")
    assert (t.control_of(0), t.control_of(1)) == (["g2"], [])


@rule("ND-6.12")
def test_mass_media_without_a_token_does_nothing() -> None:
    t = table("c0  g1  g2  g3")
    t.control(0, "g1")
    t.control(1, "g2")
    t.unused_control(0, 0)
    t.now(ConvertToken(0, card=t.number("mass_media")))
    t.choose("convert g2", "stop")
    assert (t.control_of(0), t.control_of(1)) == (["g1"], ["g2"])


@rule("ND-6.12", "ND-13.20")
def test_an_attack_may_take_a_token_back() -> None:
    t = table("c0  g1  g2  g3")
    t.control(0, "g1")
    t.control(1, "g2")
    t.unused_control(0, 0)
    t.dice(6, 1)
    t.resolve(0, "masonry", slot=5)
    t.choose("attack g2")
    assert t.options == ["take-back g1", "stop"]
    t.choose("take-back g1")
    assert (t.control_of(0), t.control_of(1)) == (["g2"], [])


@rule("ND-6.12", "ND-13.27")
def test_a_conquest_without_city_may_take_a_token_back() -> None:
    t = table("c0  g1  s1  g3", s1="geneva", content={"constants": {"cities": 1}})
    t.cities(0, "g3")
    t.control(0, "g1")
    t.unused_control(0, 0)
    win(t.state, t.player(0), t.cell("s1"))
    t.now()
    assert (t.asked, t.options) == ("FreeTokenForCity", ["take-back g1", "stop"])
    t.choose("take-back g1")
    assert (t.reinforced_of(0), t.city_states(0)) == (["s1"], ["geneva"])


@rule("ND-6.12", "ND-21.05")
def test_the_eiffel_tower_needs_a_token_that_is_unused() -> None:
    t = table("c0  g1  g2  g3")
    t.control(0, "g1")
    t.control(1, "g2", "g3")
    t.unused_control(0, 0)
    t.now(EiffelTower(0))
    assert t.resting
    t.unused_control(0, 1)
    t.now(EiffelTower(0))
    assert t.offered("choose") == ["g2", "g3"]


# --- abandoned wonders --------------------------------------------------------------------------------------


@rule("ND-6.08", "ND-11.14", "ND-11.15")
def test_placing_on_an_abandoned_wonder_gives_control_of_it() -> None:
    t = table("g1  c0  g2")
    t.abandoned("petra", "g1")
    places(t)
    assert t.wonders(0) == []
    t.choose("place g1")
    assert (t.wonders(0), t.wonder_space("petra")) == (["petra"], "g1")
    assert t.told("wonder-gained") == [{"seat": 0, "card": "petra"}]


# --- replacing and moving -----------------------------------------------------------------------------------


@rule("ND-6.09", "ND-21.02")
def test_replacing_is_not_placing() -> None:
    t = table("c0  h1  h2  h3", h2="marble")
    t.built(0, "stonehenge")
    t.control(0, "h1")
    with t.edit() as s:
        s.players[1].control = put(s.players[1].control, t.cell("h2"))  # on a resource that was not taken
    t.now(ConvertToken(0, card=t.number("mass_media")))
    t.choose("convert h2")
    assert t.resting  # no chain from the hills
    assert t.control_of(0) == ["h1", "h2"]
    assert (t.resources(0), t.deposits) == ({}, ["h2"])


@rule("ND-6.09", "ND-21.02")
def test_moving_is_not_placing() -> None:
    t = table("c0  h1  h2  h3")
    t.built(0, "stonehenge")
    t.control(0, "h1")
    t.now(MoveControl(0))
    t.choose("move h1")
    assert t.resting
    assert t.control_of(0) == ["h2"]


@rule("ND-6.09", "ND-17.09")
def test_the_natural_wonder_goes_to_whoever_replaces_the_token() -> None:
    t = table("c0  g1  n1", n1="pantanal")
    t.control(1, "n1")
    t.now(ConvertToken(0, card=t.number("mass_media")))
    t.choose("convert n1")
    assert (t.naturals(0), t.naturals(1)) == (["pantanal"], [])


@rule("ND-6.10")
def test_a_reinforced_token_is_replaced_by_an_unreinforced_one() -> None:
    t = table("c0  g1  g2  g3")
    t.reinforced(1, "g2", "g3")
    t.now(EiffelTower(0))
    t.choose("choose g2")  # and of the two only g3 is left to choose
    assert (t.seat, t.options) == (1, ["give-up g2", "give-up g3"])
    t.choose("give-up g3")
    assert (t.control_of(0), t.reinforced_of(0), t.reinforced_of(1)) == (["g3"], [], ["g2"])


@rule("ND-6.10", "ND-13.19")
def test_a_captured_reinforced_token_is_unreinforced() -> None:
    t = table("c0  g1  g2")
    t.reinforced(1, "g1")
    t.dice(6, 1)
    t.resolve(0, "masonry", slot=5)
    t.choose("attack g1")
    assert (t.control_of(0), t.reinforced_of(0), t.reinforced_of(1)) == (["g1"], [], [])


@rule("ND-6.11", "ND-11.13")
def test_a_wonder_under_a_token_that_moves_away_is_abandoned() -> None:
    t = table("c0  g1  g2")
    t.abandoned("petra", "g1")
    t.control(0, "g1")
    assert t.wonders(0) == ["petra"]
    t.now(MoveControl(0))
    t.choose("move g1")
    assert (t.control_of(0), t.wonders(0), t.wonder_space("petra")) == (["g2"], [], "g1")
