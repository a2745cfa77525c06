"""The end of the game: last income, last supply, late protection and scoring (chapter 13)."""

from __future__ import annotations

import pytest

from tessera.games.peloponnes.rules.ending import FinalIncome, LateProtection, Points, Score, points
from tessera.games.peloponnes.rules.rounds import NextRound
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.kernel import Outcome
from tessera.testing import rule
from tests.games.peloponnes.table import PHASES, PeloponnesScript, table


def numbers(t: PeloponnesScript, seat: int) -> tuple[int, int]:
    """Population and power points as they stand."""
    x = points(t.state, t.player(seat))
    return x.population, x.power


def scored(t: PeloponnesScript) -> Outcome:
    t.now(Score())
    outcome = t.state.outcome
    assert outcome is not None
    return outcome


# --- the last steps -----------------------------------------------------------------------------------------


@rule("PE-13.01", "PE-4.01")
def test_the_end_comes_after_the_income_of_round_8() -> None:
    t = table(in_round=8)
    t.now(*PHASES, NextRound())
    assert t.state.outcome is not None
    assert t.state.round == 8
    keys = [event.key for event in t.heard()]
    for before, after in (("income", "final-income"), ("final-income", "supply"), ("supply", "scored")):
        assert keys.index(after) > len(keys) - 1 - keys[::-1].index(before)


@rule("PE-13.01")
def test_before_round_8_there_is_a_next_round() -> None:
    t = table(in_round=7)
    t.give(0, wood=6)
    t.now(NextRound())
    assert (t.state.outcome, t.state.round) == (None, 8)


@rule("PE-13.02")
def test_the_last_income_is_coin_cards_only() -> None:
    t = table()
    t.owns(
        0, "tegea_plain", "mainalon_forest", "erymanthos_forest", "port", "temple_of_apollo"
    )  # 13 inhabitants
    t.give(0, grain=1)
    t.wins(0, "leonidaion")  # its one-off income belongs to phase 6
    t.now(TakeCards(), FinalIncome())
    t.choose("borrow grain")
    assert t.coins(0) == 4 + 1 + 1
    assert t.luxury(0) == 0
    assert t.told("final-income") == [{"seat": 0, "coins": 6}, {"seat": 1, "coins": 1}]


@rule("PE-13.02", "PE-13.16")
def test_the_last_income_comes_on_top_of_the_income_of_round_8() -> None:
    t = table(in_round=8)
    t.plays(0, "messene")  # 2 inhabitants: 1 coin card
    t.now(*PHASES, NextRound())
    assert t.coins(0) == 3 + 1 + 1  # passing, income, last income


@rule("PE-13.03")
def test_the_last_supply_feeds_redeems_and_still_gives_luxury() -> None:
    t = table(in_round=8)
    t.owns(0, "argive_plain", "elis_plain")  # 10 grain, 1 inhabitant
    t.owns(0, "granary", borrowed=True)  # 4 grain
    t.owns(1, "erymanthos_forest")
    t.now(NextRound())
    assert t.luxury(0) == 13
    t.choose("redeem granary / pay 0 0 3")
    while t.decision is not None:
        t.choose(t.options[-1])
    assert t.state.outcome is not None
    assert (t.luxury(0), t.cards(1)) == (10, [])  # and seat 1 could not feed its inhabitants
    assert points(t.state, t.player(0)).goods_power == (10 + t.coins(0) - t.hand(0).get("inhabitant", 0)) // 6


@rule("PE-13.04", "PE-13.19")
def test_late_protection_takes_the_covers_of_its_disaster_off() -> None:
    t = table()
    t.plays(0, "mycenae", covered=True)
    t.owns(0, "bridge", covered_by="earthquake")
    t.owns(0, "well")  # protects from the plague only
    t.now(LateProtection())
    assert t.covered(0) == [("bridge", "earthquake")]
    assert t.inhabitants(0) == 5 + 2 + 1
    assert t.discarded == {"wood": 1}
    assert t.told("uncovered") == [{"seat": 0, "card": "civilization", "disaster": "plague"}]


@rule("PE-13.04", "PE-12.02")
def test_three_symbols_are_a_late_protection_too() -> None:
    t = table()
    t.plays(0, "patras", covered=True)
    t.owns(0, "lykaion_slopes", "elis_plain")  # with Patras three times plague
    t.now(LateProtection())
    assert t.covered(0) == []


@rule("PE-13.04")
def test_late_protection_brings_the_luxury_card_back() -> None:
    t = table()
    t.luxury_card(0, "covered")
    t.owns(0, "stoa")
    before = numbers(t, 0)
    t.now(LateProtection())
    assert numbers(t, 0) == (before[0] + 2, before[1] + 2)


@rule("PE-13.05")
def test_an_uncovered_building_may_protect_in_its_turn() -> None:
    t = table()
    t.plays(0, "mycenae", covered=True)
    t.owns(0, "well", covered_by="earthquake")
    t.owns(0, "treasury_of_atreus", covered_by="drought")
    t.owns(0, "liongate")  # uncovers the Treasury, that the Well, that the civilization
    t.now(LateProtection())
    assert t.covered(0) == []
    assert [event["card"] for event in t.told("uncovered")] == ["treasury_of_atreus", "well", "civilization"]


@rule("PE-13.05")
def test_without_the_first_protection_everything_stays_covered() -> None:
    t = table()
    t.plays(0, "mycenae", covered=True)
    t.owns(0, "well", covered_by="earthquake")
    t.owns(0, "treasury_of_atreus", covered_by="drought")
    t.now(LateProtection())
    assert len(t.covered(0)) == 3


@rule("PE-13.06")
def test_uncovering_comes_after_the_last_income_and_supply() -> None:
    t = table(in_round=8)
    t.plays(0, "mycenae", covered=True)  # 5 inhabitants, 2 grain
    t.owns(0, "well")  # 1 inhabitant, 2 grain
    t.now(NextRound())
    assert t.coins(0) == 1  # income of 1 inhabitant
    assert t.luxury(0) == 1  # and 1 was fed with 2 grain
    assert points(t.state, t.player(0)).tableau_inhabitants == 6


# --- scoring ------------------------------------------------------------------------------------------------


@rule("PE-13.07", "PE-13.08", "PE-13.09")
def test_what_the_two_numbers_are_made_of() -> None:
    t = table()
    t.plays(0, "corinth")  # 3 inhabitants, 1 power
    t.owns(0, "statue_of_zeus")  # 2 inhabitants, 4 power
    t.owns(0, "agora", covered_by="earthquake")  # 2 inhabitants, no power
    t.give(0, inhabitant=3, wood=4, stone=3, luxury=5)
    assert points(t.state, t.player(0)) == Points(
        tableau_inhabitants=7,
        hand_inhabitants=3,
        luxury_card_inhabitants=2,
        tableau_power=5,
        goods_power=2,  # 7 cards and 5 luxury; the inhabitant cards are no coins any more
        luxury_card_power=2,
    )
    outcome = scored(t)
    assert outcome.scores[0] == 9
    lines = {line.key: line.amount for line in outcome.breakdown[0]}
    assert (lines["score-population"], lines["score-power"], lines["score-tie-break-luxury"]) == (12, 9, 5)


@rule("PE-13.09")
@pytest.mark.parametrize(
    ("cards", "luxury", "power"), [(5, 0, 0), (6, 0, 1), (3, 3, 1), (0, 11, 1), (11, 1, 2)]
)
def test_six_coin_cards_or_luxury_are_one_power_point(cards: int, luxury: int, power: int) -> None:
    t = table()
    t.give(0, grain=cards, luxury=luxury)
    assert points(t.state, t.player(0)).goods_power == power


@rule("PE-13.07", "PE-13.09")
@pytest.mark.parametrize("state", ["covered", "torn-down"])
def test_a_luxury_card_hit_by_decline_scores_nothing(state: str) -> None:
    t = table()
    assert numbers(t, 0) == (2, 2)
    t.luxury_card(0, state)
    assert numbers(t, 0) == (0, 0)


@rule("PE-13.10", "PE-13.14")
def test_dimitrios_scores_ten_and_helena_wins_with_twelve() -> None:
    t = table()
    t.owns(0, "statue_of_zeus", "cyclopean_masonry", "tiryns_fortress", "agriculture")
    t.give(0, inhabitant=5, wood=6)
    t.owns(1, "tegea_plain", "mainalon_forest", "erymanthos_forest", "hellinikon_pyramid", "epidauros_odeon")
    t.give(1, stone=4, luxury=2)
    assert (numbers(t, 0), numbers(t, 1)) == ((10, 15), (17, 12))
    outcome = scored(t)
    assert (outcome.scores, outcome.winners) == ((10, 12), (1,))
    assert t.told("scored") == [
        {"seat": 0, "population": 10, "power": 15},
        {"seat": 1, "population": 17, "power": 12},
    ]


@rule("PE-13.10")
def test_a_score_of_ten_from_fourteen_inhabitants() -> None:
    t = table()
    t.plays(0, "corinth")
    t.owns(0, "statue_of_zeus", "cyclopean_masonry")
    t.give(0, inhabitant=6)
    assert numbers(t, 0) == (3 + 2 + 1 + 6 + 2, 1 + 4 + 3 + 2) == (14, 10)
    assert scored(t).scores[0] == 10


@rule("PE-13.11")
def test_a_tie_goes_to_the_higher_of_the_other_numbers() -> None:
    t = table(3)
    t.owns(0, "erymanthos_forest")  # 5 / 3
    t.owns(1, "foloi_oak_forest")  # 4 / 3
    t.owns(2, "taygetos_range")  # 2 / 3: the lower score
    assert [numbers(t, seat) for seat in range(3)] == [(5, 3), (4, 3), (2, 3)]
    assert scored(t).ranks == (1, 2, 3)


@rule("PE-13.11")
def test_the_larger_number_counts_whichever_it_is() -> None:
    t = table()
    t.owns(0, "bridge", "foloi_oak_forest")  # 4 + 2 inhabitants, 2 + 2 power
    t.owns(1, "statue_of_zeus")  # 4 / 6
    assert [numbers(t, seat) for seat in (0, 1)] == [(6, 4), (4, 6)]
    assert scored(t).ranks == (1, 1)


@rule("PE-13.12", "PE-13.15")
def test_still_a_tie_goes_to_more_luxury() -> None:
    t = table()
    t.give(0, luxury=1)
    t.give(1, luxury=2)
    assert scored(t).winners == (1,)
    t = table()
    for seat in (0, 1):
        t.luxury_card(seat, "covered")
    t.give(0, luxury=3)
    assert scored(t).winners == (0,)


@rule("PE-13.13")
def test_the_last_tie_is_shared() -> None:
    t = table(3)
    t.give(0, luxury=2)
    t.give(1, luxury=2)
    outcome = scored(t)
    assert (outcome.ranks, outcome.winners) == ((1, 1, 3), (0, 1))


@rule("PE-13.15")
def test_luxury_on_a_covered_card_still_counts_as_goods() -> None:
    t = table()
    t.luxury_card(0, "covered")
    t.give(0, luxury=3, wood=3)
    assert points(t.state, t.player(0)).goods_power == 1
    t.luxury_card(1, "torn-down")
    assert t.luxury(1) == 0


@rule("PE-13.16")
def test_the_last_steps_follow_the_turn_order_one_after_the_other() -> None:
    t = table(3, in_round=8)
    t.seated(2, 0, 1)
    for seat, card in enumerate(("erymanthos_forest", "tegea_plain", "mainalon_forest")):
        t.owns(seat, card)
    t.now(NextRound())
    while t.decision is not None:
        t.choose(t.options[-1])
    steps = ("final-income", "feeds")
    heard = [(event.key, event.args["seat"]) for event in t.heard() if event.key in steps]
    assert heard == [(key, seat) for key in steps for seat in (2, 0, 1)]


@rule("PE-13.17")
def test_covered_cards_are_still_covered_for_the_last_income() -> None:
    t = table(in_round=8)
    t.owns(0, "port", covered_by="earthquake")
    t.owns(0, "cyclopean_masonry", "argive_plain")  # uncovers the Port afterwards
    t.now(NextRound())
    assert t.told("final-income")[0] == {"seat": 0, "coins": 2}  # 3 inhabitants, no Port
    assert t.covered(0) == []


@rule("PE-13.18", "PE-15.12")
def test_coin_cards_on_and_under_cards_score_nothing() -> None:
    t = table()
    t.plays(0, "mycenae", covered=True)
    t.owns(0, "granary", borrowed=True)
    t.give(0, wood=5)
    x = points(t.state, t.player(0))
    assert (x.goods_power, x.hand_inhabitants) == (0, 0)
    t.owns(0, "well")
    t.now(LateProtection())
    assert points(t.state, t.player(0)).goods_power == 0  # the cover is discarded, not taken


@rule("PE-13.19")
def test_uncovering_never_lowers_a_number() -> None:
    t = table()
    t.plays(0, "argos", covered=True)
    t.owns(0, "bridge", covered_by="earthquake")
    t.owns(0, "elis_plain", covered_by="tempest drought")
    t.luxury_card(0, "covered")
    t.owns(0, "well", "cyclopean_masonry", "acrocorinth", "liongate", "stoa")
    before = numbers(t, 0)
    t.now(LateProtection())
    assert t.resting  # nobody is asked
    assert t.covered(0) == []
    after = numbers(t, 0)
    assert after[0] > before[0]
    assert after[1] > before[1]


@rule("PE-17.07")
def test_the_last_income_can_be_switched_off() -> None:
    t = table(in_round=8, final_extra_coin_income=False)
    t.plays(0, "messene")
    t.now(*PHASES, NextRound())
    assert t.coins(0) == 3 + 1
    assert t.told("final-income") == []
    assert t.state.outcome is not None
