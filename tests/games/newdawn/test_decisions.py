"""What players decide, and what they do not (chapter 26)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tessera.games.newdawn import game
from tessera.games.newdawn.rules.barbarians import TurnEventDial
from tessera.games.newdawn.rules.economy import Arrive
from tessera.kernel import NONE, Seeded, play
from tessera.kernel.engine import Decision, advance
from tessera.testing import rule
from tests.games.newdawn.table import table

LINE = "c0  g1  g2  g3  g4  g5  g6"


def decisions(seats: int, seed: int, **options: object) -> Iterator[tuple[Decision, bool, int]]:
    """The decisions of a random match, whether it is still being set up, and whose turn it is."""
    s = game.new(seats, Seeded(seed), options)
    answers = Seeded(f"decisions {seed}")
    decision = advance(s)
    while decision is not None:
        yield decision, s.first == NONE, s.active
        decision = play(s, decision.options[answers.pick(len(decision.options))])


@rule("ND-26.01")
@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ({}, ["ChooseCapital", "ChooseCapital"]),
        ({"choose_colours": True}, ["ChooseColour"] * 3 + ["ChooseCapital"] * 2),
        ({"map": "advanced"}, ["PlaceTile"]),
    ],
)
def test_decisions_of_the_setup(options: dict[str, object], asked: list[str]) -> None:
    """Colour (if it is to be chosen), capital symbol, or tile, side, rotation and position; nothing else."""
    found = [type(d.step).__name__ for d, setting_up, _ in decisions(3, 1, **options) if setting_up]
    if options.get("map") == "advanced":
        found = list(dict.fromkeys(found))
    assert found == asked  # the last capital symbol is forced


@rule("ND-26.02")
def test_start_of_turn_decisions() -> None:
    t = table("c0  g1  g2  g3  g4", seats=2, g4="A")
    for wonder in ("hanging_gardens", "forbidden_city", "eiffel_tower", "oracle", "great_zimbabwe"):
        t.built(0, wonder)
    t.envoy(0, "seoul", "geneva")
    t.pact(0, 1, "embassy")
    t.control(0, "g1")
    t.control(1, "g2")
    t.stores(0, "great_zimbabwe", 1)
    t.turn(0)
    assert set(t.offered("use")) == {"forbidden_city", "oracle", "great_zimbabwe", "seoul", "geneva"}
    assert t.options[-1] == "stop"
    t.choose("use forbidden_city", "destroy g2", "stop")
    assert t.asked == "ChooseFocus"


@rule("ND-26.03", "ND-4.03")
def test_five_focus_cards_to_choose_from() -> None:
    t = table(LINE)
    t.turn(0)
    assert t.offered("focus") == t.row_of(0)
    assert len(t.options) == 5
    assert t.refusal("pass").key == "refused-not-asked"


@rule("ND-26.04", "ND-16.02")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_trade_tokens_may_be_spent(count: int) -> None:
    t = table(LINE)
    t.lays_trade(0, culture=count)
    t.resolve(0, "early_empire", slot=1)
    assert t.options == [f"spend {n} 0" for n in range(count + 1)]


@rule("ND-26.05")
def test_culture_decisions() -> None:
    t = table("c0  g1  g2  g3")
    t.control(1, "g3")
    t.resolve(0, "mass_media", slot=1)
    assert t.options == ["place g1", "stop"]
    t.choose("place g1")
    assert t.options == ["convert g3", "stop"]
    t.choose("stop")
    t.unused_control(0, 0)
    t.cities(0, "g2")
    t.resolve(0, "drama_and_poetry", slot=5)
    assert t.asked != "PlaceControl"  # no space is left next to the cities


@rule("ND-26.06")
def test_science_decisions() -> None:
    t = table(LINE)
    t.dial(0, 1)
    t.control(1, "g3")
    t.resolve(0, "mathematics", slot=1)
    assert t.offered("trade") == t.row_of(0)
    t.choose("trade masonry", "stay")
    t.resolve(0, "replaceable_parts", slot=1)
    assert t.offered("gain") == ["marble", "mercury", "oil", "diamonds"]
    t.choose("gain oil", "stay")
    t.resolve(0, "nuclear_power", slot=5)
    assert t.options == ["nuke g2", "nuke g3", "nuke g4", "stop"]
    t.choose("stop", "advance 5")
    assert t.asked == "TakeFocusCard"  # for space 3, then for space 6
    t.choose("decline")
    assert t.asked == "TakeFocusCard"
    t.choose("decline")
    assert t.resting


@rule("ND-26.07")
def test_economy_decisions() -> None:
    t = table("s1  c0  g1  c1", s1="geneva")
    t.row(0, "culture science currency industry military")
    t.resolve(0, "currency", slot=1)
    assert t.options == ["send c0", "stop"]
    t.choose("send c0")
    assert {"s1", "g1", "c1"} <= set(t.offered("go"))
    t.choose("go c1", "trade astrology", "trade pottery")
    assert t.offered("take") == ["1 open_borders", "1 embassy", "1 joint_war", "1 defensive_pact"]
    t.choose("take 1 joint_war", "send c0", "go s1")
    assert t.options == ["envoy geneva", "decline"]


@rule("ND-26.08", "ND-10.01")
def test_industry_decisions() -> None:
    t = table(LINE)
    t.offer("stonehenge")
    t.cities(0, "g4")
    t.give(0, marble=1, mercury=1)
    t.lays_trade(0, industry=1)
    t.resolve(0, "pottery", slot=5)
    assert "stonehenge" in t.offered("wonder")
    assert t.offered("city") == ["g2", "g6"]
    assert t.options[-1] == "stop"
    t.choose("wonder stonehenge")
    assert t.options == ["pay marble", "pay mercury", "pay trade"]
    t.choose("pay marble")
    assert t.options == ["build", "pay mercury", "pay trade"]
    t.choose("build")
    assert t.options == ["under c0", "under g4"]
    t.choose("under g4")
    assert t.resting  # not a city as well


@rule("ND-26.09", "ND-12.01")
def test_military_decisions() -> None:
    t = table(LINE)
    t.control(0, "g1", "g2")
    t.control(1, "g3")
    t.resolve(0, "masonry", slot=2)
    assert t.options == ["attack g3", "reinforce g1", "reinforce g2", "stop"]
    t.choose("reinforce g1")
    assert t.options == ["reinforce g2", "stop"]  # one by one; no attack any more
    assert t.refusal("attack g3").key == "refused-not-asked"


@rule("ND-26.10")
def test_defender_decisions() -> None:
    t = table(LINE)
    t.control(1, "g1", "g2")
    t.lays_trade(1, military=1)
    t.built(0, "eiffel_tower")
    t.turn(0, "use eiffel_tower", "choose g1")
    assert (t.seat, t.asked) == (1, "GiveUpToken")
    t.choose("give-up g2", "focus masonry")
    t.dice(1, 1)
    t.choose("attack g1")
    assert (t.seat, t.asked) == (1, "DefenderSpends")
    t = table("c0  c1")
    t.pact(0, 1, "embassy")
    t.caravans(0, "c1")
    t.now(Arrive(0, t.cell("c1")))
    t.choose("trade pottery", "trade pottery", "decline")
    assert (t.seat, t.asked) == (1, "GainTrade")


@rule("ND-26.11")
def test_decisions_of_the_event_dial() -> None:
    t = table("d1  c0  g1", d1="A")
    t.lays_trade(0, culture=2, science=1)
    t.event(1)
    t.dice(2)
    t.now(TurnEventDial())
    assert (t.asked, t.options) == ("LoseTrade", ["discard early_empire", "discard astrology"])
    t.choose("discard astrology")
    t.barbarian("A")
    t.control(0, "g1", "d1")
    t.now(TurnEventDial())
    assert (t.asked, t.offered("trade")) == ("GainTrade", t.row_of(0))


OTHERS = {
    *("DefenderSpends", "GiveUpToken", "GainTrade", "LoseTrade"),
    *("MoveNatural", "ReturnSurplus", "MoveWonder", "LayCityState", "StartOfTurn", "ChooseFocus"),
}


@cache
def asked_of_others() -> frozenset[str]:
    found = set()
    for seed in range(12):
        for decision, setting_up, active in decisions(4, seed, map="advanced"):
            if not setting_up and decision.seat != active:
                found.add(type(decision.step).__name__)
    return frozenset(found)


@rule("ND-26.10", "ND-26.11")
def test_out_of_turn_nothing_else_is_asked() -> None:
    """Besides what is listed: natural wonders of America, the Potala Palace and moved wonders."""
    assert asked_of_others() <= OTHERS
    assert {"DefenderSpends", "LoseTrade"} <= asked_of_others()


@rule("ND-26.12")
def test_a_single_legal_option_is_not_asked() -> None:
    found = [len(decision.options) for seed in range(3) for decision, _, _ in decisions(3, seed)]
    assert min(found) == 2
    assert len(found) > 500


@rule("ND-26.12")
def test_illegal_options_are_neither_offered_nor_accepted() -> None:
    t = table("c0  w1  g2")
    t.turn(0)
    before = t.state.clone()
    for nonsense in ("focus mathematics", "focus", "focus 3", "place g2", "rest"):
        assert t.refusal(nonsense).key.startswith("refused-")
    assert t.state == before
