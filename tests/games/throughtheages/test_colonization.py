"""Colonization: the auction, the force, and the colony (TA-17)."""

from __future__ import annotations

import pytest

from tessera.testing import rule
from tests.games.throughtheages.scenes import table

# --- the auction ----------------------------------------------------------------------------------------------


@rule("TA-17.01")
def test_bidding_goes_clockwise_from_the_active_player_and_every_bid_is_higher() -> None:
    t = table(3)
    for seat in range(3):
        t.workers(seat, warriors=4)
    t.reveals("historic_territory_1", seat=1)
    assert t.seat == 1
    t.choose("bid 1")
    assert t.seat == 2
    assert t.refusal("bid 1").args == {"least": 2}
    assert t.refuses("bid 1") == "TA-17.01"
    t.choose("bid 3", "pass", "bid 4")
    assert t.seat == 2
    t.choose("pass", "send warriors 4")
    assert t.keys(t.civ(1).colonies) == ["historic_territory_1"]


@rule("TA-17.01")
def test_who_drops_out_is_out_for_good_and_the_last_bidder_wins() -> None:
    t = table(3)
    for seat in range(3):
        t.workers(seat, warriors=4)
    t.reveals("historic_territory_1")
    t.choose("bid 1", "pass", "bid 2", "bid 3", "pass", "send warriors 3")
    assert t.keys(t.civ(0).colonies) == ["historic_territory_1"]


@rule("TA-17.01")
def test_the_last_one_who_has_not_bid_yet_may_still_bid() -> None:
    t = table(3)
    t.reveals("historic_territory_1")
    t.choose("pass", "pass")
    assert t.seat == 2
    t.choose("bid 1", "send warriors 1")
    assert t.keys(t.civ(2).colonies) == ["historic_territory_1"]


@rule("TA-17.02")
def test_a_bid_does_not_exceed_the_largest_force_one_can_send() -> None:
    t = table(3)
    t.workers(0, warriors=2)
    t.has(0, "colossus")
    t.hand(0, "military_bonus_1", "rats")
    t.reveals("historic_territory_1")
    refused = t.refusal("bid 5")
    assert (refused.args, refused.rule) == ({"most": 4}, "TA-17.02")


@rule("TA-17.08")
def test_without_a_unit_nobody_can_bid() -> None:
    t = table(3)
    t.has(0, "colossus")
    t.workers(0, warriors=0)
    t.reveals("historic_territory_1")
    assert t.seat == 1


@rule("TA-17.08")
def test_without_a_bid_the_territory_becomes_a_past_event() -> None:
    t = table(3)
    t.reveals("historic_territory_1")
    t.choose("pass", "pass", "pass")
    assert (t.keys(t.state.past), t.asked) == (["historic_territory_1"], "Rest")


# --- the force ------------------------------------------------------------------------------------------------


@rule("TA-17.03")
def test_a_force_is_units_armies_symbols_and_bonus_cards() -> None:
    t = table(2, age=2)
    t.has(0, "knights", "phalanx", "cartography")
    t.workers(0, warriors=2, knights=1)
    t.hand(0, "military_bonus_2")
    t.reveals("historic_territory_1")
    # 2 warriors and knights 4, phalanx 3, cartography 2, bonus card 2
    assert t.refusal("bid 12").args == {"most": 11}


@rule("TA-17.03")
def test_an_air_force_doubles_an_army_that_is_sent() -> None:
    t = table(2, age=3)
    t.has(0, "air_forces", "fighting_band")
    t.workers(0, warriors=2, air_forces=1)
    t.reveals("historic_territory_1")
    assert t.refusal("bid 99").args == {"most": 2 + 5 + 2}


@rule("TA-17.04")
def test_at_least_one_unit_is_sent() -> None:
    t = table(2)
    t.has(0, "colossus", "cartography")
    t.workers(0, warriors=2)
    t.reveals("historic_territory_1")
    t.choose("bid 1", "pass")
    assert t.options == ["send warriors 1", "send warriors 2"]


@rule("TA-17.04")
@pytest.mark.parametrize("card", ["alexander_the_great", "great_wall", "napoleon_bonaparte", "warfare"])
def test_what_changes_the_strength_rating_does_not_count(card: str) -> None:
    t = table(2)
    t.has(0, card)
    t.reveals("historic_territory_1")
    assert t.options == ["bid 1", "pass"]


@rule("TA-17.04")
def test_arenas_do_not_count() -> None:
    t = table(2)
    t.has(0, "bread_and_circuses")
    t.workers(0, bread_and_circuses=1)
    t.reveals("historic_territory_1")
    assert t.options == ["bid 1", "pass"]


@rule("TA-17.05")
def test_the_winner_must_reach_the_bid_and_may_overshoot() -> None:
    t = table(2, age=2)
    t.has(0, "swordsmen")
    t.workers(0, warriors=2, swordsmen=1)
    t.hand(0, "military_bonus_1")
    t.reveals("historic_territory_1")
    t.choose("bid 3", "pass")
    assert t.options == ["send warriors 0", "send warriors 1", "send warriors 2"]
    t.choose("send warriors 0")
    assert (t.count(0, "warriors"), t.count(0, "swordsmen")) == (2, 0)
    assert (t.civ(0).military_hand.cards, t.discarded(1)) == ((), ["military_bonus_1"])


@rule("TA-17.05")
def test_the_force_that_costs_least_is_suggested_part_by_part() -> None:
    t = table(2, age=2)
    t.has(0, "knights", "cartography")
    t.workers(0, warriors=2, knights=1)
    t.hand(0, "military_bonus_2")
    t.reveals("historic_territory_1")
    t.choose("bid 5", "pass")
    assert t.suggested() == "send warriors 1"
    assert t.suggested("send warriors 1") == "send knights 0"
    t.choose("send warriors 1 / send knights 0")  # the bonus card is needed
    assert t.heard("colonizes")[0].args["count"] == 5


@rule("TA-17.05")
@rule("TA-17.11")
def test_the_winner_is_asked_for_the_force_even_if_there_is_one_way() -> None:
    """What others see does not tell whether there was a choice, and so nothing about bonus cards."""
    t = table(2)
    t.reveals("historic_territory_1")
    t.choose("bid 1", "pass")
    assert t.options == ["send warriors 1"]


@rule("TA-17.06")
def test_tokens_of_sent_units_go_to_the_yellow_bank() -> None:
    t = table(2)
    t.workers(0, warriors=3)
    t.reveals("historic_territory_1")
    t.choose("bid 2", "pass", "send warriors 2")
    assert (t.count(0, "warriors"), t.civ(0).yellow, t.civ(0).unused) == (1, 20, 1)


@rule("TA-17.06")
def test_bonus_cards_are_discarded_before_the_territory_takes_effect() -> None:
    t = table(2)
    t.military_deck(1)
    t.hand(0, "military_bonus_1")
    t.reveals("strategic_territory_1")
    t.choose("bid 2", "pass", "send warriors 1")
    assert t.keys(t.civ(0).military_hand.cards) == ["military_bonus_1"]  # drawn again


# --- the colony -----------------------------------------------------------------------------------------------


@rule("TA-17.07")
def test_permanent_symbols_come_before_the_immediate_effect() -> None:
    t = table(2)
    t.banks(0, yellow=0, blue=0)
    t.reveals("inhabited_territory_1")
    t.choose("bid 1", "pass", "send warriors 1")
    assert (t.civ(0).unused, t.civ(0).yellow) == (2, 2)
    t.workers(0, warriors=1)
    t.reveals("wealthy_territory_1")
    t.choose("bid 1", "pass", "send warriors 1")
    assert (t.resources(0), t.civ(0).blue) == (3, 0)


@rule("TA-17.09")
def test_losing_a_colony_removes_its_permanent_effects_only() -> None:
    t = table(2)
    t.has(0, "developed_territory_1")
    t.workers(1, warriors=2)
    t.points(0, science=3)
    t.reveals("independence_declaration", seat=1)
    assert (t.civ(0).yellow, t.civ(0).blue, t.civ(0).science) == (18, 16, 3)
    assert (t.civ(0).colonies, "developed_territory_1" in t.keys(t.state.past)) == ((), True)


@rule("TA-17.09")
def test_an_annexed_colony_gives_the_new_owner_the_permanent_effects_only() -> None:
    t = table(2, age=2)
    t.has(1, "developed_territory_1")
    t.workers(0, warriors=3)
    t.hand(0, "annex_2")
    t.governs(0)
    t.choose("attack annex_2")
    assert (t.civ(0).yellow, t.civ(0).blue, t.civ(0).science) == (19, 17, 0)
    assert (t.civ(1).yellow, t.civ(1).blue) == (18, 16)
    assert (t.keys(t.civ(0).colonies), t.civ(1).colonies) == (["developed_territory_1"], ())


@rule("TA-17.10")
def test_columbus_colonizes_from_hand_without_units_or_culture() -> None:
    t = table(2)
    t.has(0, "christopher_columbus")
    t.hand(0, "developed_territory_1", "rats")
    t.governs(0)
    t.choose("use christopher_columbus", "colonize developed_territory_1")
    assert (t.keys(t.civ(0).colonies), t.civ(0).science, t.civ(0).culture) == (
        ["developed_territory_1"],
        3,
        0,
    )
    assert (t.count(0, "warriors"), t.civ(0).leader) == (1, -1)


@rule("TA-17.11")
def test_the_winner_may_be_any_player_and_the_politics_phase_goes_on() -> None:
    t = table(3)
    t.has(0, "julius_caesar")
    t.workers(1, warriors=3)
    t.hand(0, "rats")
    t.events("historic_territory_1", future="pestilence")
    t.governs(0)
    t.choose("prepare rats", "pass", "bid 2", "pass", "send warriors 2")
    assert (t.keys(t.civ(1).colonies), t.seat) == (["historic_territory_1"], 0)
    assert t.options == ["do political-action", "decline"]


@rule("TA-17.12")
def test_a_colony_that_takes_blue_tokens_takes_them_from_cards_if_the_bank_is_empty() -> None:
    t = table(2)
    t.goods(0, food=2, resources=2)
    t.banks(0, blue=0)
    t.reveals("vast_territory_1")
    t.choose("bid 1", "pass", "send warriors 1", "token-from bronze")
    assert (t.food(0), t.resources(0), t.civ(0).blue, t.civ(0).yellow) == (2, 1, 0, 22)


@rule("TA-17.12")
def test_when_it_is_lost_the_tokens_come_back() -> None:
    t = table(2)
    t.has(0, "vast_territory_1")
    t.workers(1, warriors=2)
    assert (t.civ(0).yellow, t.civ(0).blue) == (21, 15)
    t.reveals("independence_declaration", seat=1)
    assert (t.civ(0).yellow, t.civ(0).blue) == (18, 16)


# --- what helps to colonize -----------------------------------------------------------------------------------


@rule("TA-21.14")
def test_cook_discards_up_to_two_cards_whose_own_values_do_not_count() -> None:
    t = table(2, age=2)
    t.has(0, "james_cook")
    t.hand(0, "rats", "pestilence", "spy_2")
    t.reveals("historic_territory_1")
    assert t.refusal("bid 9").args == {"most": 3}
    t.choose("bid 3", "pass", "send warriors 1", "discard rats", "discard spy_2")
    assert t.keys(t.civ(0).military_hand.cards) == ["pestilence"]
    assert (t.discarded(1), t.discarded(2)) == (["rats"], ["spy_2"])


@rule("TA-36.21")
@pytest.mark.parametrize(("resources", "most"), [(0, 1), (1, 2), (3, 3), (5, 3), (6, 4)])
def test_isabella_pays_resources_for_colonization(resources: int, most: int) -> None:
    t = table(2, mix="pure")
    t.has(0, "isabella_of_castile")
    t.goods(0, resources=resources)
    t.reveals("historic_territory_1")
    assert t.refusal("bid 9").args == {"most": most}


@rule("TA-36.21")
def test_isabella_pays_real_resources_in_one_of_three_steps() -> None:
    t = table(2, mix="pure")
    t.has(0, "isabella_of_castile")
    t.goods(0, resources=6)
    t.reveals("historic_territory_1")
    t.choose("bid 2", "pass")
    assert t.options == ["pay 1", "pay 3", "pay 6"]
    t.choose("pay 3")
    assert (t.resources(0), t.keys(t.civ(0).colonies)) == (3, ["historic_territory_1"])


# --- territories ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("territory", "yellow", "blue", "food", "resources", "science", "culture", "unused", "drawn"),
    [
        ("vast_territory_1", 3, -1 - 3, 3, 0, 0, 0, 0, 0),
        ("vast_territory_2", 4, -1 - 4, 4, 0, 0, 0, 0, 0),
        ("wealthy_territory_1", 0, 3 - 5, 0, 5, 0, 0, 0, 0),
        ("wealthy_territory_2", 0, 4 - 9, 0, 9, 0, 0, 0, 0),
        ("wealthy_territory_1_adj", 0, 3 - 6, 0, 6, 0, 0, 0, 0),
        ("inhabited_territory_1", 2 - 1, 0, 0, 0, 0, 0, 1, 0),
        ("inhabited_territory_2", 3 - 2, 0, 0, 0, 0, 0, 2, 0),
        ("strategic_territory_1", 0, 0, 0, 0, 0, 0, 0, 3),
        ("strategic_territory_2", 0, 0, 0, 0, 0, 0, 0, 5),
        ("historic_territory_1", 0, 0, 0, 0, 0, 6, 0, 0),
        ("historic_territory_2", 0, 0, 0, 0, 0, 11, 0, 0),
        ("developed_territory_1", 1, 1, 0, 0, 3, 0, 0, 0),
        ("developed_territory_2", 2, 2, 0, 0, 5, 0, 0, 0),
    ],
)
def test_what_a_territory_brings(
    territory: str,
    yellow: int,
    blue: int,
    food: int,
    resources: int,
    science: int,
    culture: int,
    unused: int,
    drawn: int,
) -> None:
    t = table(2, age=2, new_military=territory.endswith("adj"))
    t.workers(0, warriors=1)
    t.reveals(territory)
    t.choose("bid 1", "pass", "send warriors 1")
    p = t.civ(0)
    assert (p.yellow - 19, p.blue - 16, t.food(0), t.resources(0)) == (yellow, blue, food, resources)
    assert (p.science, p.culture, p.unused - 1, len(p.military_hand)) == (science, culture, unused, drawn)


@pytest.mark.parametrize(
    ("territory", "rating", "amount"),
    [
        ("strategic_territory_1", "strength", 2),
        ("strategic_territory_2", "strength", 4),
        ("historic_territory_1", "happiness", 1),
        ("historic_territory_2", "happiness", 2),
    ],
)
def test_what_a_territory_gives_for_good(territory: str, rating: str, amount: int) -> None:
    t = table(2)
    t.workers(0, warriors=0)
    t.has(0, territory)
    assert t.rating(0, rating) == amount


@rule("TA-36.45")
@pytest.mark.parametrize(
    ("reward", "gained"),
    [
        ("science", (4, 0, 0, 0)),
        ("resources", (0, 5, 0, 0)),
        ("food", (0, 0, 6, 0)),
        ("culture", (0, 0, 0, 7)),
    ],
)
def test_who_colonizes_an_autonomous_territory_chooses_a_reward(
    reward: str, gained: tuple[int, int, int, int]
) -> None:
    t = table(2, age=2, new_military=True)
    t.reveals("autonomous_territory_2")
    t.choose("bid 1", "pass", "send warriors 1", f"choose {reward}")
    p = t.civ(0)
    assert (p.science, t.resources(0), t.food(0), p.culture) == gained
    assert (p.ca_total, p.ma_total, p.blue + sum(p.stored)) == (5, 3, 14)


@rule("TA-21.14")
def test_cook_may_discard_bonus_cards_too_face_down_and_for_one_each() -> None:
    t = table(3, age=2)
    t.has(0, "james_cook")
    t.hand(0, "military_bonus_2", "military_bonus_2", "rats")
    t.reveals("historic_territory_1")
    assert t.options[-2:] == ["bid 6", "pass"]  # a unit, twice 2, and 1 for the last card
    t.choose("bid 3", "pass", "pass")
    assert t.suggested() == "bonus military_bonus_2 1"
    assert t.after("bonus military_bonus_2 1") == ["cards 0", "cards 1", "cards 2"]
    assert t.after("bonus military_bonus_2 2") == ["cards 0", "cards 1"]
    t.choose("bonus military_bonus_2 0", "discard military_bonus_2", "discard rats")
    assert t.keys(t.civ(0).military_hand.cards) == ["military_bonus_2"]
    assert t.view(1)["discards"][2]["cards"] == []
