"""Questions and answers as a stranger reads them: what is done, to whom, for how much, and what comes of it."""

from __future__ import annotations

from tessera.games.civilization.rules.culture import PlacePerson
from tessera.games.peloponnes.rules.supply import Supply
from tessera.kernel.option import listed
from tessera.kernel.script import Script
from tessera.text import Catalog
from tests.games.civilization.scenes import archer_alone_in_front
from tests.games.civilization.scenes import table as of_civilization
from tests.games.peloponnes.table import table as of_peloponnes
from tests.games.throughtheages.scenes import table as of_ages

NAMES = ("Anna", "Ben", "Chloe")


def asked(t: Script, lang: str = "en") -> str:
    decision = t.decision
    assert decision is not None
    return Catalog(t.game, lang, NAMES).description(decision.prompt(t.state))


def answers(t: Script, lang: str = "en") -> list[str]:
    decision = t.decision
    assert decision is not None
    catalog = Catalog(t.game, lang, NAMES)
    return [catalog.description(decision.describe(t.state, option)) for option in listed(decision.options)]


def test_who_can_only_attack_one_rival_reads_whom_and_for_how_much() -> None:
    t = of_ages(2, age=1)
    t.workers(0, warriors=4)
    t.hand(0, "enslave_1", "war_over_culture")
    t.governs(0)
    assert "Attack Ben with Enslave for 2 military actions" in answers(t)
    assert "Ben angreifen: Versklavung, 2 Militäraktionen" in answers(t, "de")


def test_every_part_of_a_political_action_is_a_question_of_its_own() -> None:
    t = of_ages(3)
    t.hand(0, "trade_routes_agreement")
    t.governs(0)
    t.choose("offer trade_routes_agreement")
    assert asked(t) == "Trade Routes Agreement: to whom do you offer this pact?"


def test_who_defends_reads_whether_it_is_enough() -> None:
    t = of_ages(2, age=1)
    t.workers(0, warriors=2)
    t.hand(0, "enslave_1")
    t.hand(1, "spy_2", "raid_2")
    t.governs(0)
    t.choose("attack enslave_1")
    assert answers(t)[-1] == "Do not defend"
    t.choose("defend spy_2")
    assert answers(t)[-1] == "Defend with +1: the attack fails"


def test_what_an_event_makes_cheaper_is_told_with_its_price() -> None:
    t = of_ages(2)
    t.goods(0, food=1, resources=2)
    t.reveals("development_of_civilization")
    assert answers(t)[:2] == ["Increase your population for 1 food", "Build Agriculture for one resource"]


def test_a_marker_that_makes_room_is_named() -> None:
    t = of_civilization(2, ("germany", "china"))
    t.builds(0, "market", "b3")
    t.reserve(0, "humanitarian")
    t.now(PlacePerson(0, t.number("humanitarian")))
    assert asked(t) == "Humanitarian: where does the great person go?"
    assert any(answer.endswith("b3 (Market goes)") for answer in answers(t))


def test_who_plays_a_unit_is_asked_where_it_fights() -> None:
    t = archer_alone_in_front()
    assert answers(t) == ["Play Spearman 1", "Play Horseman 3"]
    t.choose("unit mounted_3")
    assert asked(t) == "Horseman 3: where does it fight?"
    assert answers(t, "de")[0] == "An Front 1 angreifen, Bogenschütze 3: tötet sie und bleibt unverletzt"


def test_redeeming_is_told_with_what_it_costs_and_giving_up_with_what_it_loses() -> None:
    t = of_peloponnes()
    t.give(0, wood=1, stone=3)
    t.owns(0, "street", "barracks", borrowed=True)  # 1 stone; 1 wood, 2 stone
    t.now(Supply())
    assert answers(t) == [
        "Redeem Street: 1 stone beyond your production",
        "Give up Street: it is torn down",
    ]
