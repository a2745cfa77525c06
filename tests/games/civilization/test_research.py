"""Research and techs (CV-13)."""

from __future__ import annotations

import pytest

from tessera.games.civilization import game
from tessera.testing import rule
from tests.games.civilization.scenes import table

LEVEL_1 = ("pottery", "navigation", "masonry", "philosophy", "writing")
LEVEL_2 = ("irrigation", "sailing", "monarchy", "construction")
LEVEL_3 = ("biology", "railroad", "banking")
LEVEL_4 = ("flight", "computers")


@rule("CV-13.01", "CV-13.14", "CV-19.02")
def test_all_choose_together_and_nobody_knows_before_all_have() -> None:
    t = table()
    t.has(0, trade=6)
    t.has(1, trade=6)
    t.research()
    t.choose("learn pottery", seat=0)
    assert t.techs(0) == ["currency"]
    assert not t.heard("learned")
    t.choose("learn masonry", seat=1)
    assert (t.techs(0)[-1], t.techs(1)[-1]) == ("pottery", "masonry")
    assert t.asked == "Rest"


@rule("CV-13.02", "CV-5.03")
def test_with_less_than_six_trade_nothing_can_be_learned() -> None:
    t = table(2, ("germany", "china"))
    t.has(0, trade=5)
    t.research()
    assert t.asked == "Rest"
    t.has(0, trade=6)
    t.research()
    t.choose("learn currency", seat=0)
    assert "currency" in t.techs(0)


@rule("CV-13.02", "CV-5.03")
@pytest.mark.parametrize(("level", "cost"), [(2, 11), (3, 16), (4, 21), (5, 26)])
def test_the_trade_that_is_needed(level: int, cost: int) -> None:
    t = table(2, ("germany", "china"))
    t.knows(0, *LEVEL_1[:4], *LEVEL_2, *LEVEL_3, *LEVEL_4)
    tech = {2: "chivalry", 3: "theology", 4: "combustion", 5: "space_flight"}[level]
    if level < 5:
        t = table(2, ("germany", "china"))
        t.knows(0, *(LEVEL_1 + LEVEL_2 + LEVEL_3)[: {2: 4, 3: 8, 4: 11}[level]])
        if level > 2:
            t.knows(0, "writing")
    t.has(0, trade=cost - 1)
    t.has(1, trade=6)
    t.research()
    assert t.refusal(f"learn {tech}", seat=0).rule == "CV-13.02"
    t.has(0, trade=cost)
    t.research()
    t.choose(f"learn {tech}", seat=0)
    if t.state.outcome is None:
        t.choose("none", seat=1)
    assert tech in t.techs(0)


@rule("CV-13.02")
def test_the_porcelain_tower_needs_five_less() -> None:
    t = table()
    t.builds(0, "porcelain_tower", "b2")
    t.has(0, trade=1)
    t.research()
    t.choose("learn pottery", seat=0)
    assert (t.techs(0)[-1], t.nation(0).trade) == ("pottery", 0)


@rule("CV-13.03")
@pytest.mark.parametrize(
    ("first", "second", "fits"), [(1, 0, False), (2, 0, True), (2, 1, False), (3, 1, True)]
)
def test_the_pyramid(first: int, second: int, fits: bool) -> None:
    t = table(2, ("america", "china"))
    t.knows(0, *LEVEL_1[: first - 1], *LEVEL_2[:second])
    t.has(0, trade=27)
    t.research()
    if fits:
        t.choose("learn chivalry", seat=0)
        assert "chivalry" in t.techs(0)
    else:
        assert t.refuses("learn chivalry", seat=0) == "CV-13.03"


@rule("CV-13.04")
def test_a_known_tech_is_not_learned_again() -> None:
    t = table()
    t.has(0, trade=6)
    t.research()
    assert t.refuses("learn currency", seat=0) == "CV-13.04"


@rule("CV-13.05")
@pytest.mark.parametrize(("coins", "left"), [(0, 0), (4, 4), (14, 14)])
def test_examples_of_the_rulebook_trade_falls_to_the_coins(coins: int, left: int) -> None:
    t = table()
    t.knows(0, "pottery")
    t.has(0, trade=18, tokens=coins)
    t.research()
    t.choose("learn sailing", seat=0)
    assert t.nation(0).trade == left


@rule("CV-13.05", "CV-12.12")
def test_coins_never_raise_the_dial() -> None:
    t = table()
    t.has(0, trade=6, tokens=10)
    t.research()
    t.choose("learn pottery", seat=0)
    assert t.nation(0).trade == 6


@rule("CV-13.05")
def test_coins_are_counted_before_the_research() -> None:
    t = table()
    t.knows(0, "pottery")
    t.has(0, trade=11)
    t.research()
    t.choose("learn civil_service", seat=0)
    assert (t.nation(0).trade, t.coins(0)) == (0, 1)


@rule("CV-13.06", "CV-13.15")
def test_learning_for_free_leaves_the_dial_alone() -> None:
    t = table(3)
    t.builds(0, "statue_of_liberty", "g2")
    t.knows(1, "pottery", "sailing")
    t.knows(0, "masonry")
    t.has(0, trade=20)
    t.start(0)
    t.choose("use statue_of_liberty / learn sailing")
    assert (t.nation(0).trade, t.techs(0)[-1]) == (20, "sailing")
    t.research()
    t.choose("learn pottery", seat=0)
    assert t.techs(0)[-1] == "pottery"


@rule("CV-13.08")
def test_ranks_never_fall_and_may_be_skipped() -> None:
    t = table(2, ("america", "china"))
    t.knows(0, "gunpowder")
    assert t.nation(0).ranks == (1, 3, 1, 0)
    t.knows(0, "democracy")
    assert t.nation(0).ranks == (1, 3, 1, 0)


@rule("CV-13.09")
def test_techs_are_public_and_help_only_who_knows_them() -> None:
    t = table()
    t.knows(0, "flight")
    assert [facts.speed for facts in game.derived(t.state, 1).nations] == [6, 2]
    assert t.view(1)["players"][0]["techs"] == list(t.nation(0).techs)


@rule("CV-13.10", "CV-15.02")
def test_space_flight_needs_two_techs_of_level_four() -> None:
    t = table(2, ("germany", "china"))
    t.knows(0, *LEVEL_1[:4], *LEVEL_2, *LEVEL_3, "flight")
    t.has(0, trade=27)
    t.research()
    assert t.refuses("learn space_flight", seat=0) == "CV-13.03"
    t.knows(0, "computers")
    t.research()
    t.choose("learn space_flight", seat=0)
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("tech", (0,))
    assert len(t.nation(0).techs) == 15


@rule("CV-13.11", "CV-15.06", "CV-13.13")
def test_of_two_who_reach_the_stars_the_first_player_wins() -> None:
    t = table(2, ("germany", "china"))
    for seat in (0, 1):
        t.knows(seat, *LEVEL_1, *LEVEL_2, *LEVEL_3, *LEVEL_4)
        t.has(seat, trade=27)
    with t.edit() as s:
        s.first = 1
    t.research()
    t.choose("learn space_flight", seat=0)
    t.choose("learn space_flight", seat=1)
    outcome = t.state.outcome
    assert outcome is not None
    assert outcome.winners == (1,)


@rule("CV-13.12")
def test_germany_gets_a_unit_and_a_resource() -> None:
    t = table(2, ("germany", "china"))
    t.knows(0, "pottery")
    t.has(0, trade=11)
    t.research()
    t.choose("learn chivalry", seat=0)
    t.choose("take silk")
    kinds = [t.state.content.units[unit].type for unit in t.nation(0).forces.cards]
    assert (kinds, t.nation(0).resources) == ([2], (0, 1, 0, 0))


@rule("CV-13.12")
def test_germany_gets_it_even_for_an_older_rank() -> None:
    t = table(2, ("germany", "china"))
    t.knows(0, "pottery", "gunpowder")
    t.has(0, trade=11)
    t.research()
    t.choose("learn democracy", seat=0)
    t.choose("take iron")
    assert len(t.nation(0).forces) == 1


@rule("CV-13.16")
def test_the_same_tech_by_several_players() -> None:
    t = table()
    for seat in (0, 1):
        t.has(seat, trade=6)
    t.research()
    t.choose("learn pottery", seat=0)
    t.choose("learn pottery", seat=1)
    assert [t.techs(seat)[-1] for seat in (0, 1)] == ["pottery", "pottery"]


@rule("CV-2.17", "CV-13.15")
def test_a_start_tech_keeps_its_level_for_others() -> None:
    t = table(2, ("america", "russia"))
    t.builds(0, "statue_of_liberty", "b2")
    t.start(0)
    assert "use statue_of_liberty" not in t.options  # Communism needs a spot in row III
