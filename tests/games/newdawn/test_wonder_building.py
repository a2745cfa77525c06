"""Building world wonders (chapter 11)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.content import CULTURE, FOCUS_TYPES, WONDER_STACKS
from tessera.games.newdawn.rules.barbarians import TurnEventDial
from tessera.games.newdawn.rules.control import CITY, PlaceControl
from tessera.games.newdawn.rules.industry import wonder_cost
from tessera.games.newdawn.rules.military import Settle, win
from tessera.games.newdawn.state import NEUTRAL
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table

LINE = "c0  g1  g2  g3  g4  g5  g6"
FREE = {"world_wonders": {wonder.key: {"cost": 0} for wonder in TABLES.world_wonders}}
"""Wonders cost nothing."""


def offers(*wonders: str, **resources: int) -> NewDawnScript:
    """Nothing but these wonders is on offer; seat 0 has some resources."""
    t = table(LINE)
    types = {row.type for row in TABLES.world_wonders if row.key in wonders}
    for focus in set(WONDER_STACKS) - types:
        t.empty_stack(FOCUS_TYPES[focus])
    t.offer(" ".join(wonders))
    t.give(0, **resources)
    return t


def cost(t: NewDawnScript, wonder: str, seat: int = 0) -> int:
    return wonder_cost(t.state, t.player(seat), t.state.content.number[wonder])


# --- paying -------------------------------------------------------------------------------------------------


@rule("ND-11.01", "ND-11.02", "ND-11.03", "ND-11.09")
def test_the_example_of_the_rulebook() -> None:
    """The Forbidden City for 9: three from the slot, one marble and two oil for two each."""
    t = offers("forbidden_city", marble=1, oil=2)
    supply = t.supply
    t.resolve(0, "pottery", slot=3)
    t.choose("wonder forbidden_city")
    t.choose("pay marble")  # the rest is forced
    assert t.resting
    assert t.resources(0) == {}
    assert (t.supply["marble"], t.supply["oil"]) == (supply["marble"] + 1, supply["oil"] + 2)
    assert (t.wonders(0), t.wonder_space("forbidden_city")) == (["forbidden_city"], "c0")


@rule("ND-11.01")
def test_only_face_up_wonders_within_ones_means_are_offered() -> None:
    t = offers("stonehenge", "oracle", "colossus", "petra", marble=1)
    t.resolve(0, "pottery", slot=5)
    assert t.offered("wonder") == ["stonehenge"]  # 5 and 2 are 7
    oracle = t.refusal("wonder oracle")
    assert (oracle.key, oracle.args, oracle.rule) == (
        "refused-production",
        {"cost": 8, "have": 7},
        "ND-11.01",
    )
    colossus = t.refusal("wonder colossus")
    assert colossus.args == {"cost": 7, "have": 5}  # marble does not count for it
    hidden = t.refusal("wonder hanging_gardens")
    assert (hidden.key, hidden.rule) == ("refused-wonder-hidden", "ND-11.01")


@rule("ND-11.01")
def test_there_are_at_most_four_wonders_to_choose_from() -> None:
    t = table(LINE, content=FREE)
    t.resolve(0, "pottery", slot=1)
    assert t.offered("wonder") == t.face_up
    assert len(t.face_up) == 4


@rule("ND-11.02", "ND-22.01")
@pytest.mark.parametrize(
    ("card", "slot", "production"),
    [
        ("pottery", 1, 1),
        ("pottery", 5, 5),
        ("nationalism", 4, 4),
        ("nationalism", 5, 7),
        ("urbanization", 5, 5),
    ],
)
def test_the_slot_gives_production(card: str, slot: int, production: int) -> None:
    t = offers("eiffel_tower")
    t.lays_trade(0, industry=1)
    t.control(0, "g2")  # so that the card is of any use
    t.resolve(0, card, slot)
    assert t.refusal("wonder eiffel_tower").args == {"cost": 12, "have": production + 1}


@rule("ND-11.02", "ND-16.02", "ND-16.06")
def test_trade_tokens_of_the_industry_card_are_spent_when_paying() -> None:
    t = offers("stonehenge")
    t.lays_trade(0, industry=3, culture=3)
    t.resolve(0, "pottery", slot=4)
    assert t.asked == "Industry"
    t.choose("wonder stonehenge")  # three tokens are just enough
    assert (t.wonders(0), t.trade(0)) == (["stonehenge"], {"early_empire": 3})


@rule("ND-11.02", "ND-26.08")
def test_the_player_chooses_what_to_pay_with() -> None:
    t = offers("stonehenge", marble=1, mercury=1)
    t.lays_trade(0, industry=2)
    t.resolve(0, "pottery", slot=4)
    t.choose("wonder stonehenge")
    assert t.options == ["pay marble", "pay mercury", "pay trade"]
    short = t.refusal("build")
    assert (short.key, short.args, short.rule) == ("refused-production", {"cost": 7, "have": 4}, "ND-11.01")
    t.choose("pay trade", "pay trade", "pay mercury")
    assert t.options == ["build", "pay marble"]
    t.choose("build")
    assert (t.resources(0), t.trade(0)) == ({"marble": 1}, {})


@rule("ND-11.03")
def test_only_the_two_printed_resources_are_eligible() -> None:
    t = offers("stonehenge", marble=1, mercury=1, oil=3, diamonds=3)
    t.resolve(0, "pottery", slot=4)
    t.choose("wonder stonehenge")
    for resource in ("oil", "diamonds"):
        refusal = t.refusal(f"pay {resource}")
        assert (refusal.key, refusal.rule) == ("refused-not-eligible", "ND-11.03")


@rule("ND-11.04", "ND-17.07", "ND-17.02")
def test_a_natural_wonder_pays_as_its_resource_once_a_turn_and_stays() -> None:
    t = table("c0  g1  n1  g2  g3  g4", n1="pantanal")
    t.control(0, "n1")
    t.cities(0, "g2")
    t.offer("stonehenge")
    t.resolve(0, "pottery", slot=5)
    t.choose("wonder stonehenge", "under c0")
    assert t.naturals(0) == ["pantanal"]
    t.offer("hanging_gardens")
    t.lays_trade(0, industry=1)
    t.resolve(0, "pottery", slot=5)  # an extra resolution in the same turn
    assert t.refusal("wonder hanging_gardens").args == {"cost": 8, "have": 6}
    t.choose("stop")
    t.active(0)  # another turn
    t.resolve(0, "pottery", slot=5)
    assert "wonder hanging_gardens" in t.options


@rule("ND-11.04")
def test_a_natural_wonder_of_another_resource_does_not_pay() -> None:
    t = table("c0  g1  n1", n1="mt_everest")  # oil
    t.control(0, "n1")
    t.offer("stonehenge")
    t.resolve(0, "pottery", slot=5)
    assert t.refusal("wonder stonehenge").args["have"] == 5


@rule("ND-11.05", "ND-14.05")
def test_a_city_state_token_pays_once_a_turn_and_stays() -> None:
    t = table("c0  g1  s1  g2", s1="brussels")
    t.conquered(0, "brussels")
    t.lays_trade(0, industry=2)
    t.offer("stonehenge")
    t.resolve(0, "pottery", slot=4)
    t.choose("wonder stonehenge")
    assert t.options == ["pay trade", "pay token"]
    t.choose("pay token")
    assert t.options == ["under c0", "under s1"]  # two trade tokens had to follow
    t.choose("under s1")
    assert (t.tokens(0), t.trade(0)) == ({"pottery": ["brussels"]}, {})
    t.lays_trade(0, industry=3)
    t.offer("petra")
    t.resolve(0, "pottery", slot=4)
    t.choose("wonder petra")
    assert t.trade(0) == {}  # all three, because the token is used up


@rule("ND-11.05", "ND-16.05")
def test_tokens_of_other_cards_do_not_pay() -> None:
    t = table("c0  g1  s1  g2  g3", s1="geneva")  # on the science card
    t.conquered(0, "geneva")
    t.lays_trade(0, culture=3, science=3)
    t.offer("stonehenge")
    t.control(0, "g3")
    t.resolve(0, "pottery", slot=5)
    refusal = t.refusal("wonder stonehenge")
    assert refusal.args == {"cost": 7, "have": 5}


@rule("ND-11.06", "ND-20.04", "ND-15.08")
def test_reductions_add_up() -> None:
    t = table("c0  g1  g2  g3")
    assert cost(t, "stonehenge") == 7
    t.leads(0, "egypt")
    assert cost(t, "stonehenge") == 6
    t.envoy(0, "buenos_aires")
    assert cost(t, "stonehenge") == 4
    t.envoy(0, "brussels")
    assert cost(t, "stonehenge") == 4  # no mature city
    t.control(0, "g1")
    assert cost(t, "stonehenge") == 3
    t.cities(0, "g3")
    t.control(0, "g2")
    assert cost(t, "stonehenge") == 2
    assert cost(t, "stonehenge", seat=1) == 7


@rule("ND-11.06", "ND-11.17")
def test_buenos_aires_helps_only_with_the_first_wonder_of_a_type() -> None:
    t = table(LINE)
    t.envoy(0, "buenos_aires")
    t.built(0, "petra")
    assert cost(t, "terracotta_army") == 8
    assert cost(t, "stonehenge") == 5


@rule("ND-11.06")
def test_the_cost_is_at_least_nothing() -> None:
    t = table("c0  g1  g2  g3", content={"world_wonders": {"stonehenge": {"cost": 1}}})
    t.envoy(0, "buenos_aires")
    t.offer("stonehenge")
    assert cost(t, "stonehenge") == 0
    t.resolve(0, "pottery", slot=1)
    t.choose("wonder stonehenge")
    assert t.wonders(0) == ["stonehenge"]


@rule("ND-11.07")
def test_overpaying_is_allowed_and_the_surplus_is_lost() -> None:
    t = offers("stonehenge", marble=3)
    t.lays_trade(0, industry=1)
    t.resolve(0, "pottery", slot=5)
    t.choose("wonder stonehenge", "pay marble")
    assert t.options == ["build", "pay marble", "pay trade"]
    t.choose("pay marble", "build")
    assert (t.resources(0), t.trade(0), t.wonders(0)) == ({"marble": 1}, {"pottery": 1}, ["stonehenge"])


# --- the city and the stack ---------------------------------------------------------------------------------


@rule("ND-11.08", "ND-11.15")
def test_without_a_city_that_has_no_wonder_none_can_be_built() -> None:
    t = table(LINE, content=FREE)
    t.built(0, "petra")
    t.control(0, "g4")  # a control token does not help
    t.resolve(0, "pottery", slot=5)
    assert t.offered("wonder") == []
    refusal = t.refusal(f"wonder {t.face_up[0]}")
    assert (refusal.key, refusal.rule) == ("refused-no-free-city", "ND-11.08")


@rule("ND-11.09", "ND-11.15")
def test_the_token_goes_under_a_city_of_choice_without_a_wonder() -> None:
    t = table(LINE, content=FREE)
    t.cities(0, "g2", "g4")
    t.built(0, "petra", "g2")
    t.offer("stonehenge")
    t.resolve(0, "pottery", slot=5)
    t.choose("wonder stonehenge")
    assert t.options == ["under c0", "under g4"]
    refusal = t.refusal("under g2")
    assert (refusal.key, refusal.rule) == ("refused-not-under-there", "ND-11.15")
    t.choose("under g4")
    assert t.wonder_space("stonehenge") == "g4"
    assert t.wonders(0) == ["stonehenge", "petra"]


@rule("ND-11.09", "ND-11.11", "ND-2.11", "ND-27.03")
def test_the_next_wonder_of_the_stack_is_turned_up_until_it_is_empty() -> None:
    t = table(LINE, content=FREE)
    t.cities(0, "g1", "g2", "g3", "g4", "g5")
    ages = []
    others = t.face_up[1:]
    for _ in range(6):
        wonder = t.face_up[0]
        row = t.state.content.wonders[t.state.content.number[wonder]]
        assert row.type == CULTURE
        ages.append(row.age)
        t.resolve(0, "pottery", slot=1)
        t.choose(f"wonder {wonder}")
        if t.offered("under"):
            t.choose(t.options[0])
        assert wonder not in t.face_up
    assert ages == [0, 0, 1, 1, 2, 2]
    assert t.face_up == others
    t.cities(0, "g6")
    t.resolve(0, "pottery", slot=1)
    assert t.offered("wonder") == others


@rule("ND-11.10")
def test_effects_on_building_come_after_the_next_card_is_turned_up() -> None:
    t = table(LINE, content=FREE)
    t.offer("pyramids")
    t.resolve(0, "pottery", slot=1)
    t.heard()
    t.choose("wonder pyramids")
    assert t.asked == "UpgradeCards"
    assert [event.key for event in t.heard()] == ["wonder-built", "wonder-revealed"]


@rule("ND-11.10", "ND-11.17")
def test_effects_on_building_do_not_come_with_a_capture() -> None:
    t = table("c0  g1  g2  g3  c1")
    t.cities(1, "g2")
    t.built(1, "pyramids", "g2")
    win(t.state, t.player(0), t.cell("g2"))
    t.now()
    assert t.resting
    assert t.wonders(0) == ["pyramids"]
    assert t.row_of(0)[0] == "early_empire"


# --- control of wonders -------------------------------------------------------------------------------------


@rule("ND-11.12", "ND-11.13", "ND-18.10")
def test_a_wonder_whose_city_is_destroyed_is_abandoned() -> None:
    t = table("c0  g1  g2  g3  g4")
    t.cities(0, "g2")
    t.built(0, "hanging_gardens", "g2")
    t.barbarian("A", "g3")
    t.event(1)
    t.dice(5)
    t.now(TurnEventDial())
    assert (t.cities_of(0), t.wonders(0), t.wonder_space("hanging_gardens")) == ([], [], "g2")
    assert "hanging_gardens" not in t.face_up
    t.turn(0)
    assert t.asked == "ChooseFocus"  # nobody has its effect
    t.turn(1)
    assert t.asked == "ChooseFocus"


@rule("ND-11.14", "ND-11.12")
@pytest.mark.parametrize("by", ["city", "control token"])
def test_whoever_puts_a_piece_on_an_abandoned_wonder_gains_it(by: str) -> None:
    t = table("g5  c0  g1  g2  g3  g4")
    t.abandoned("hanging_gardens", "g2" if by == "city" else "g1")
    if by == "city":
        t.resolve(0, "pottery", slot=1)
        t.choose("city g2")
    else:
        t.resolve(0, "early_empire", slot=1)
        t.choose("place g1", "stop")
    assert t.wonders(0) == ["hanging_gardens"]
    t.turn(0)
    assert t.options == ["use hanging_gardens", "stop"]


@rule("ND-11.15", "ND-6.08")
def test_a_control_token_on_a_wonder_uses_up_no_city() -> None:
    t = table(LINE, content=FREE)
    t.abandoned("petra", "g1")
    t.now(PlaceControl(0, 1, 5, CITY))
    t.choose("place g1")
    t.offer("stonehenge")
    t.resolve(0, "pottery", slot=1)
    t.choose("wonder stonehenge")
    assert (t.wonders(0), t.wonder_space("stonehenge")) == (["stonehenge", "petra"], "c0")


@rule("ND-11.15")
def test_a_city_built_on_a_wonder_can_hold_no_other() -> None:
    t = table(LINE, content=FREE)
    t.abandoned("petra", "g2")
    t.cities(0, "g2")
    t.built(0, "stonehenge", "c0")
    t.resolve(0, "pottery", slot=1)
    assert t.offered("wonder") == []


@rule("ND-11.16", "ND-14.09")
def test_an_abandoned_wonder_on_a_city_state_goes_to_its_conqueror() -> None:
    t = table("c0  g1  s1  g2  c1", s1="geneva")
    t.conquered(1, "geneva")
    t.built(1, "alhambra", "s1")
    t.barbarian("A", "g2")
    t.event(1)
    t.dice(5)
    t.now(TurnEventDial())  # the barbarian destroys the city
    assert (t.city_states(NEUTRAL), t.wonders(1), t.wonder_space("alhambra")) == (["geneva"], [], "s1")
    t.barbarian("A")
    t.control(0, "g1")
    t.dice(6, 1)
    t.row(0, "culture science economy industry flight")
    t.resolve(0, "flight", slot=5)
    t.choose("attack s1")
    assert (t.cities_of(0), t.wonders(0)) == (["s1"], ["alhambra"])


@rule("ND-11.17", "ND-20.05")
def test_captured_wonders_count_for_everything() -> None:
    t = table("c0  g1  g2  g3  c1")
    t.leads(0, "france")
    t.cities(1, "g2")
    t.built(1, "forbidden_city", "g2")
    t.built(0, "stonehenge")
    t.now(Settle(0, (t.cell("g2"), 2, 1)))
    assert t.agendas(0) == ["explorer_aesthetic"]  # two culture wonders
    t.resolve(0, "early_empire", slot=1)
    t.choose("place g1")
    assert t.options == ["place g3", "stop"]  # the medieval one is worth two more tokens
    assert t.decision is not None
    assert t.decision.prompt(t.state).args["count"] == 3
