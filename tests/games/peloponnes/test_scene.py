"""The words of the game for scripts and scenario files."""

from __future__ import annotations

import pytest

from tessera.kernel.scenario import BadScenario, ScenarioFailed, run_scenario
from tests.games.peloponnes.table import table

BEGINNING = """
game peloponnes seats 2
clear
"""


def test_a_bid_of_cards_that_are_not_in_hand_is_an_error() -> None:
    t = table()
    t.give(0, wood=2)
    t.offer("elis_plain ladon_valley")
    t.phase("bidding")
    with pytest.raises(LookupError, match="seat 0 has 2 coin cards in hand, not 5"):
        t.bid("ladon_valley", 5)
    with pytest.raises(LookupError, match="seat 0 has 0 stone cards, not 1"):
        t.bid("ladon_valley", stone=1, wood=1)
    t.bid("ladon_valley", 2)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("owns 0 agorra", "no component is called 'agorra'; did you mean 'agora'"),
        ("owns 0 agora\nowns 1 agora", "agora is neither in a deck nor in the box"),
        ("plays 0 argos\nplays 1 argos", "argos is not free"),
        ("give 0 wood=19", "no wood card is left in the coin deck or the discard pile"),
        ("give 0 gold=1", "gold is none of wood, stone, grain, inhabitant"),
        ("markers famine=1", "famine is none of plague"),
        ("luxury_card 0 lost", "covered or torn-down, not lost"),
        ("phase harvest", "there is no phase 'harvest'; there are bidding"),
        ("owns", "owns: missing a required argument: 'seat'"),
    ],
)
def test_what_is_wrong_is_named(line: str, message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        run_scenario(BEGINNING + line)


def test_a_scenario_in_the_words_of_the_game() -> None:
    run_scenario(
        BEGINNING
        + """
plays 0 argos
owns 0 market covered_by=earthquake
owns 1 bridge borrowed=true
give 0 wood=3
give 1 stone=4 luxury=2
offer elis_plain ladon_valley conquest=street,well
seated 1 0
phase bidding
asks 1 bid
bid elis_plain 3
asks 0 bid
refuses bid elis_plain PE-6.06
bid ladon_valley wood=2
expect players.1.bid_on elis_plain
phase taking
expect players.0.power_cards [market, ladon_valley]
expect players.0.cards [ladon_valley, argos]
strikes plague
play tear-down civilization
expect players.0.civilization -1
comes wood wood wood
phase income
"""
    )


def test_an_expectation_that_does_not_hold_fails() -> None:
    with pytest.raises(ScenarioFailed, match=r"players\.0\.luxury"):
        run_scenario(BEGINNING + "give 0 luxury=1\nexpect players.0.luxury 2")
