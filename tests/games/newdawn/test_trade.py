"""Trade tokens (chapter 16)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.rules.trade import GainTrade
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table

LINE = "g1  c0  g2  g3  c1"


@rule("ND-16.01", "ND-16.07")
def test_at_most_three_tokens_lie_on_a_card() -> None:
    t = table(LINE)
    t.lays_trade(0, culture=2)
    t.now(GainTrade(0, 3))
    assert t.options == [f"trade {card}" for card in t.row_of(0)]
    t.choose("trade early_empire", "trade early_empire")
    assert t.trade(0) == {"early_empire": 3}
    assert len(t.told("trade-lost")) == 1
    t.choose("trade masonry")
    assert (t.resting, t.trade(0)) == (True, {"early_empire": 3, "masonry": 1})


@rule("ND-16.07")
def test_a_full_card_may_be_chosen_on_purpose() -> None:
    t = table(LINE)
    t.lays_trade(0, culture=3)
    t.now(GainTrade(0, 1))
    assert "trade early_empire" in t.options
    t.choose("trade early_empire")
    assert t.trade(0) == {"early_empire": 3}


@rule("ND-16.07")
def test_a_prescribed_card_that_is_full_loses_the_token() -> None:
    t = table(LINE)
    t.lays_trade(0, science=3)
    t.now(GainTrade(0, 1, 1))  # for the science card
    assert (t.resting, t.trade(0)) == (True, {"astrology": 3})


@rule("ND-16.01", "ND-14.05")
def test_city_state_tokens_do_not_count_for_the_limit() -> None:
    t = table("g1  c0  g2  s1", s1="geneva")
    t.conquered(0, "geneva")
    t.lays_trade(0, science=2)
    t.now(GainTrade(0, 1, 1))
    assert (t.trade(0), t.tokens(0)) == ({"astrology": 3}, {"astrology": ["geneva"]})
    t.resolve(0, "astrology", slot=1)
    assert t.options == [f"spend {trade} {token}" for trade in range(4) for token in range(2)]
    t.choose("spend 3 1", "advance 5")
    assert (t.player(0).dial, t.trade(0), t.tokens(0)) == (5, {}, {"astrology": ["geneva"]})


@rule("ND-16.02", "ND-26.04")
@pytest.mark.parametrize("card", ["early_empire", "astrology", "foreign_trade"])
def test_any_number_of_tokens_of_the_card_may_be_spent(card: str) -> None:
    t = table(LINE)
    t.lays_trade(0, culture=2, science=2, economy=2, industry=1)
    t.resolve(0, card, slot=5)
    assert t.options == ["spend 0 0", "spend 1 0", "spend 2 0"]
    refusal = t.refusal("spend 3 0")
    assert (refusal.key, refusal.args) == ("refused-too-few-tokens", {"trade": 2})
    t.choose("spend 2 0")
    assert card not in t.trade(0)
    assert sum(t.trade(0).values()) == 5  # those of other cards stay


@rule("ND-16.02", "ND-16.06", "ND-13.15")
def test_military_tokens_are_spent_when_both_values_are_known() -> None:
    t = table(LINE)
    t.lays_trade(0, military=2)
    t.control(0, "g2")
    t.barbarian("A", "g3")
    t.dice(2, 6)
    t.resolve(0, "masonry", slot=4)
    t.choose("attack g3")
    assert t.told("rolled")[0]["attack"] == 6
    assert (t.asked, t.options) == ("AttackerSpends", ["spend 0 0", "spend 1 0", "spend 2 0"])
    t.choose("spend 2 0")  # 8 against 7
    assert t.barbarians == {}


@rule("ND-16.03", "ND-13.15")
@pytest.mark.parametrize("slot", [1, 5])
def test_military_tokens_are_also_spent_in_defence_wherever_the_card_lies(slot: int) -> None:
    t = table(LINE)
    row = ["culture", "science", "economy", "industry"]
    row.insert(slot - 1, "military")
    t.row(0, " ".join(row))
    t.lays_trade(0, military=2)
    t.control(0, "g2")
    t.control(1, "g3")
    before = t.row_of(0)
    t.dice(4, 3)
    t.resolve(1, "masonry", slot=2)
    t.choose("attack g2")
    assert (t.seat, t.asked, t.options) == (0, "DefenderSpends", ["spend 0 0", "spend 1 0", "spend 2 0"])
    t.choose("spend 2 0")  # 6 against 6: ties go to the defender
    assert t.control_of(0) == ["g2"]
    assert (t.row_of(0), t.trade(0)) == (before, {})  # it is not reset


@rule("ND-16.05")
def test_tokens_of_another_card_cannot_be_spent() -> None:
    t = table(LINE)
    t.lays_trade(0, culture=3)
    t.resolve(0, "astrology", slot=2)
    assert t.options == ["advance 2", "stay"]


def order_of_questions(card: str, *answers: str) -> list[str]:
    t: NewDawnScript = table("g1  c0  g2  g3  g4  c1")
    t.lays_trade(0, culture=1, science=1, economy=1, industry=1)
    t.resolve(0, card, slot=5)
    asked = [t.asked]
    for answer in answers:
        t.choose(answer)
        asked.append(t.asked)
    return asked


@rule("ND-16.06")
def test_when_tokens_are_spent() -> None:
    assert order_of_questions("early_empire", "spend 1 0") == ["SpendOnCulture", "PlaceControl"]
    mathematics = order_of_questions("mathematics", "trade mathematics", "spend 2 0")
    assert mathematics == ["GainTrade", "SpendOnScience", "AdvanceDial"]
    assert order_of_questions("foreign_trade", "spend 1 0") == ["SpendOnEconomy", "MoveCaravan"]
    assert order_of_questions("pottery") == ["Industry"]  # see the payment of wonders


@rule("ND-16.06", "ND-20.02")
def test_a_natural_wonder_laid_on_the_culture_card_may_be_spent_for_one_more_token() -> None:
    t = table("g1  c0  n1", n1="pantanal")
    t.leads(0, "america")
    t.resolve(0, "early_empire", slot=5)
    t.choose("place g1", "place n1", "lay early_empire")  # both tokens are placed
    assert (t.asked, t.options) == ("SpendMore", ["spend 0 0", "use pantanal"])
    t.choose("use pantanal / lay astrology")
    assert t.told("trade-spent") == [{"seat": 0, "count": 1, "card": "early_empire"}]
    assert t.tokens(0) == {"astrology": ["pantanal"]}
    assert t.resting  # there is no space left


@rule("ND-16.06", "ND-20.02")
def test_what_was_not_spent_may_be_spent_with_what_comes() -> None:
    t = table("g1  c0  n1  g2", n1="pantanal")
    t.leads(0, "america")
    t.cities(0, "g2")
    t.lays_trade(0, culture=1)
    t.resolve(0, "early_empire", slot=5)
    t.choose("spend 0 0", "place n1", "lay early_empire")
    assert t.options == ["spend 0 0", "spend 1 0", "use pantanal"]
    t.choose("spend 1 0")
    assert t._open().prompt(t.state).args["count"] == 1 + 1


@rule("ND-16.06")
def test_without_new_tokens_nobody_is_asked_again() -> None:
    t = table("g1  c0  n1  g2", n1="pantanal")
    t.leads(0, "america")
    t.lays_trade(0, culture=1)
    t.resolve(0, "early_empire", slot=5)
    t.choose("spend 0 0", "place n1", "lay masonry")
    assert t.asked == "PlaceControl"


@rule("ND-16.06", "ND-9.02")
def test_tokens_of_an_arrival_carry_the_other_caravans_further() -> None:
    t = table("c1  g1  c0  g2  g3  g4  g5  g6")
    t.row(0, "culture science currency industry military")
    t.caravans(0, "g1", "g2")
    t.resolve(0, "currency", slot=1)
    t.choose("caravan g1 / go c1", "trade currency", "trade currency", "decline")
    assert (t.asked, t.options) == ("SpendMore", ["spend 0 0", "spend 1 0", "spend 2 0"])
    t.choose("spend 0 0", "caravan g2")
    assert t.offered("go")[-1] == "g6"  # 4 spaces
    t = table("c1  g1  c0  g2  g3  g4  g5  g6  g7  g8  g9")
    t.row(0, "culture science currency industry military")
    t.caravans(0, "g1", "g2")
    t.resolve(0, "currency", slot=1)
    t.choose("caravan g1 / go c1", "trade currency", "trade currency", "decline", "spend 2 0", "caravan g2")
    assert t.offered("go")[-1] == "g8"  # and 2 more


@rule("ND-16.06", "ND-13.18")
def test_a_token_for_a_barbarian_may_be_spent_in_the_next_attack() -> None:
    t = table("g1  c0  g2")
    t.barbarian("A", "g1")
    t.barbarian("B", "g2")
    t.resolve(0, "masonry", slot=5)
    t.dice(6, 1)
    t.choose("attack g1", "trade masonry")
    t.dice(1, 6)
    t.choose("attack g2")
    assert t.options == ["spend 0 0", "spend 1 0"]
