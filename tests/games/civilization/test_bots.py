"""Bots at Civilization: what they weigh is legal, and what they choose is what a person would."""

from __future__ import annotations

import pytest

from tessera.bots import make_bot, observe, play_match
from tessera.bots.observation import answer_of
from tessera.games.civilization import game
from tessera.games.civilization.bots.evaluate import BY_CONQUEST, BY_CULTURE, BY_TECH, BY_WEALTH, leaning
from tessera.games.civilization.bots.outlook import (
    MARGIN,
    march,
    missing_for_tech,
    nearest,
    outlook,
    turns_for,
    turns_to_conquest,
)
from tessera.games.civilization.rules.battle import fought
from tessera.games.civilization.rules.board import SQUARE
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.kernel import Seeded, play
from tessera.kernel.compose import Compose
from tessera.kernel.engine import advance
from tessera.kernel.option import notation_of
from tests.games.civilization.scenes import table


def answer(t: CivilizationScript, seat: int = 0) -> str:
    """The whole answer of the heuristic to what is asked."""
    chance = Seeded(1)
    return notation_of(answer_of(make_bot("heuristic", chance), game, t.state.clone(), seat, chance))


# --- what is weighed ----------------------------------------------------------------------------------------


def test_great_people_are_tried_where_least_is_lost() -> None:
    """What stands on a square counts, not what is printed under it."""
    t = table(land="F")
    t.square("G", "b2", "d4")
    t.builds(0, "library", "b2")
    t.builds(0, "market", "d4")
    t.square("D", "c2", "c4")
    t.reserve(0, "builder")
    t.start(0)
    tried = {notation_of(parts[-1:]) for parts in game.worth_trying(t.state, 0) if len(parts) > 1}
    assert tried == {"at c2", "at c4"}


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_worth_trying_is_legal_and_whole(seats: int) -> None:
    chance = Seeded(f"worth trying {seats}")
    s = game.new(seats, chance, {"turn_limit": 20})
    decision = advance(s)
    tried = 0
    while decision is not None and tried < 4000:
        step = s.agenda[-1]
        for parts in game.worth_trying(s, step.seat):
            tried += 1
            after = s.clone()
            after.chance = Seeded(1)
            asked = decision
            for option in parts:
                assert option in asked.options
                following = play(after, option)
                assert following is not None or option == parts[-1]
                asked = following or asked
            assert after.ply == s.ply + 1, notation_of(parts)
        decision = play(s, decision.options[chance.pick(len(decision.options))])
    assert tried > 500


def test_every_kind_of_thing_that_can_be_done_is_weighed() -> None:
    t = table(2, ("germany", "china"))
    t.square("F", "b2", "c2", "d2", "b3")
    t.knows(0, "pottery", "engineering", "masonry", "gunpowder")
    t.builds(1, "market", "m5")
    t.has(0, trade=27, culture=9)
    t.goods(0, wheat=2)
    t.army(0, "b4", "b4")
    for ask in (t.manage, t.move):
        ask(0)
        assert t.decision is not None
        begun = {parts[0] for parts in game.worth_trying(t.state, 0)}
        assert begun == set(t.decision.options)


def test_an_answer_that_was_begun_is_completed_only() -> None:
    t = table(2, ("germany", "china"))
    t.has(0, trade=9, culture=6)
    t.has(1, trade=9, culture=6)
    t.trade()
    play(t.state, ("to", 1))
    top = t.state.agenda[-1]
    assert isinstance(top, Compose) and top.chosen
    found = list(game.worth_trying(t.state, 0))
    assert found
    assert all(parts[0][0] == "give" for parts in found)


# --- what is chosen -----------------------------------------------------------------------------------------


def test_a_victory_at_hand_is_taken() -> None:
    t = table()
    t.has(0, track=20, culture=7, trade=6)
    t.manage(0)
    assert answer(t) == "advance"


def test_culture_is_not_hoarded() -> None:
    t = table()
    t.has(0, track=12, culture=30, trade=20)
    t.manage(0)
    chance = Seeded(1)
    bot = make_bot("heuristic", chance)
    chosen = []
    while t.asked == "CityMenu":
        chosen.append(bot.choose(observe(game, t.state, 0, chance)))
        play(t.state, chosen[-1])
    assert chosen.count(("advance",)) >= 3


def test_a_tech_is_bought_rather_than_saved_for() -> None:
    t = table(land="D")
    t.has(0, trade=27)
    t.research()
    assert answer(t).startswith("learn ")


def test_who_would_lose_the_battle_does_not_attack() -> None:
    t = table(2, ("germany", "rome"))
    t.army(0, "n5")
    t.units(0, "infantry_1")
    t.units(1, "infantry_3", "infantry_3", "mounted_3", "artillery_3")
    t.move(0)
    assert not answer(t).endswith("to n6")


def test_a_capital_that_falls_is_attacked() -> None:
    t = table(2, ("germany", "rome"))
    t.knows(0, "masonry")
    t.army(0, "n5", "n5", "n5")
    t.units(0, *["infantry_3"] * 3, *["mounted_3"] * 3, "artillery_3")
    t.move(0)
    assert answer(t) == "move n5 / with 3 0 / to n6"


def test_one_army_does_not_attack_a_capital_that_three_can_take() -> None:
    """What the attempt costs is seen: alone it has three units, with two others seven."""
    t = table(2, ("germany", "rome"))
    t.knows(0, "masonry")
    t.army(0, "n5")
    t.units(0, *["infantry_3"] * 3, *["mounted_3"] * 3, "artillery_3")
    t.move(0)
    assert not answer(t).endswith("to n6")


@pytest.mark.parametrize(
    "person", ["artist", "builder", "general", "humanitarian", "industrialist", "scientist"]
)
def test_a_great_person_does_not_wait_beside_a_free_mountain(person: str) -> None:
    t = table(land="F")
    t.square("M", "c2")
    t.reserve(0, person)
    t.start(0)
    assert answer(t).startswith(f"place {person}")


def test_a_general_is_not_put_over_the_own_market() -> None:
    t = table(land="F")
    t.builds(0, "market", "c2")
    t.reserve(0, "general")
    t.start(0)
    assert answer(t) != "place general / at c2"


# --- offers -------------------------------------------------------------------------------------------------


def test_a_gift_is_accepted_and_a_robbery_declined() -> None:
    for offer, expected in (("give trade 3 / offer", "accept"), ("for / get trade 6 / offer", "decline")):
        t = table()
        t.has(0, trade=9)
        t.has(1, trade=9)
        t.trade()
        t.choose(f"to 1 / {offer}")
        assert answer(t, 1) == expected


def test_goods_are_offered_to_whoever_can_use_them() -> None:
    t = table(2, ("germany", "china"))
    t.knows(0, "currency")  # pays with incense
    t.knows(1, "horseback_riding")  # pays with silk
    t.goods(0, silk=1)
    t.goods(1, incense=1)
    t.trade()
    while t.asked != "MakeOffer":
        t.choose("end")
    t.choose(answer(t))
    assert (t.asked, t.seat) == ("AnswerOffer", 1)
    assert answer(t, 1) == "accept"
    t.choose("accept")
    assert (t.nation(0).resources, t.nation(1).resources) == ((0, 0, 1, 0), (0, 1, 0, 0))


def test_nothing_is_offered_where_nobody_gains() -> None:
    t = table()
    t.has(0, trade=2)
    t.has(1, trade=2)
    t.trade()
    assert answer(t) == "pass"


def test_trade_for_a_tech_is_lent_to_whoever_lacks_a_little() -> None:
    t = table(2, ("germany", "china"))
    t.has(1, trade=4)
    assert missing_for_tech(t.state, t.nation(1)) == 2
    t.has(0, trade=15, culture=0)
    t.has(1, culture=2)
    t.trade()
    lent = (("to", 1), ("give", "trade", 2), ("for",), ("get", "culture", 1))
    assert lent in [parts[:4] for parts in game.worth_trying(t.state, 0)]


def test_who_was_refused_does_not_ask_again() -> None:
    t = table(2, ("germany", "china"))
    t.knows(0, "currency")  # pays with incense
    t.knows(1, "horseback_riding")  # pays with silk
    t.goods(0, silk=1)
    t.goods(1, incense=1)
    t.trade()
    while t.asked != "MakeOffer":
        t.choose("end")
    t.choose(answer(t))
    t.choose("decline", "pass")
    assert (t.asked, t.seat) == ("MakeOffer", 0)
    assert answer(t) == "pass"


def both_need_incense() -> CivilizationScript:
    """And the one who has it needs silk as well, for which the other has no use."""
    t = table(2, ("germany", "china"))
    t.knows(0, "currency")  # pays with incense
    t.knows(1, "currency", "horseback_riding")  # pays with incense, and with silk
    t.goods(0, silk=1)
    t.goods(1, incense=1)
    t.has(0, trade=12)
    t.trade()
    while t.asked != "MakeOffer":
        t.choose("end")
    return t


def test_an_offer_that_is_nearly_good_is_answered_by_a_better_one() -> None:
    t = both_need_incense()
    t.choose("to 1 / give trade 1 / for / get incense 1 / offer")
    countered = answer(t, 1)
    assert countered.startswith("counter / give incense 1 / for / get ")
    t.choose(countered)
    assert (t.asked, t.seat) == ("AnswerOffer", 0)
    assert answer(t) == "accept"


def test_nothing_is_asked_back_for_what_cannot_be_good_for_both() -> None:
    t = table()
    t.has(0, trade=9)
    t.has(1, trade=9)
    t.trade()
    t.choose("to 1 / for / get trade 6 / offer")
    assert list(game.worth_trying(t.state, 1)) == [(("accept",),), (("decline",),)]


def test_a_good_offer_is_not_haggled_over() -> None:
    t = both_need_incense()
    t.choose("to 1 / give trade 9 / give silk 1 / for / get incense 1 / offer")
    assert [parts[0] for parts in game.worth_trying(t.state, 1)] == [("accept",), ("decline",)]


def test_hidden_cards_are_not_haggled_over() -> None:
    t = both_need_incense()
    t.markers(0, "hut_incense")
    t.choose("to 1 / give hut_incense / for / get incense 1 / offer")
    assert [parts[0] for parts in game.worth_trying(t.state, 1)] == [("accept",), ("decline",)]


# --- the race -----------------------------------------------------------------------------------------------


def test_turns_until_an_amount_comes_together() -> None:
    assert turns_for(0, 3, 1.0) == turns_for(-4, 3, 1.0) == 0.0
    assert turns_for(4, 0, 2.0) == pytest.approx(2.0)  # 0 + 2 a turn more: half of 2 * 2 * 2
    assert turns_for(10, 5, 0.001) == pytest.approx(2.0, abs=0.01)


def test_the_nearest_victory_counts_most() -> None:
    assert nearest([2.0, 50.0]) == pytest.approx(2.0, rel=0.01)
    assert nearest([2.0, 2.0]) < 2.0 < nearest([3.0, 3.0])


def test_every_step_to_a_victory_makes_it_nearer() -> None:
    t = table()
    nation = t.nation(0)
    before = outlook(t.state, nation)
    t.has(0, track=5)
    assert outlook(t.state, nation).culture < before.culture
    t.has(0, tokens=3)
    assert outlook(t.state, nation).economy < before.economy
    t.knows(0, "pottery")
    assert outlook(t.state, nation).tech < before.tech


def test_an_army_on_the_march_is_nearer_to_a_conquest() -> None:
    t = table(2, ("germany", "rome"))
    t.army(0, "h4")
    t.units(0, "infantry_3", "mounted_3", "artillery_3")
    far = _conquest(t)
    with t.edit() as s:
        s.players[0].armies = (SQUARE["l5"],)
    near = _conquest(t)
    assert near < far
    t.units(1, "infantry_3", "mounted_3", "artillery_3")
    assert _conquest(t) > near
    mine = outlook(t.state, t.nation(0))
    assert march(t.state, t.nation(0), SQUARE["n6"], mine.stack, mine.speed, mine.water > 0) < 4


def test_the_surer_an_attack_the_nearer_is_a_conquest() -> None:
    t = table(2, ("germany", "rome"))
    t.knows(0, "masonry")
    t.army(0, "l5", "l5", "l5")
    t.units(0, *["infantry_3"] * 3, *["mounted_3"] * 3)
    sure = _conquest(t)
    t.units(1, "infantry_1")
    assert outlook(t.state, t.nation(0)).attack > outlook(t.state, t.nation(1)).defence + MARGIN
    assert _conquest(t) > sure


def test_units_on_the_fronts_come_home() -> None:
    """In the middle of a battle a nation is no weaker than before it, but for the dead."""
    t = table(2, ("germany", "rome"))
    t.knows(0, "masonry")
    t.army(0, "n5", "n5", "n5")
    t.units(0, *["infantry_3"] * 3, *["mounted_3"] * 3, "artillery_3")
    before = outlook(t.state, t.nation(0))
    t.move(0)
    t.choose("move n5 / with 3 0 / to n6")
    while not fought(t.state).fronts:
        t.choose(t.options[0])
    assert outlook(t.state, t.nation(0)).attack == before.attack


def _conquest(t: CivilizationScript) -> float:
    s, p, q = t.state, t.nation(0), t.nation(1)
    return turns_to_conquest(s, p, outlook(s, p).might, q, outlook(s, q).might)


def test_nations_lean_to_what_their_start_tech_serves() -> None:
    content = game.content()
    for tech, way in (
        ("metalworking", BY_CONQUEST),
        ("code_of_laws", BY_WEALTH),
        ("construction", BY_CULTURE),
        ("writing", BY_TECH),
        ("communism", BY_TECH),
    ):
        assert leaning(content, content.number[tech]) == way


@pytest.mark.soak
def test_the_heuristic_beats_chance() -> None:
    won = 0
    for seed in range(40):
        bots = ["random", "random"]
        bots[seed % 2] = "heuristic"
        outcome = play_match(game, bots, seed).outcome
        won += outcome is not None and outcome.ranks[seed % 2] == 1
    assert won >= 38
