"""Advancing, bonuses and the rules of tracks (TP-4, TP-6, TP-16)."""

from __future__ import annotations

import pytest

from tessera.games.tapestry.rules.advancing import Advance
from tessera.testing import rule
from tests.games.tapestry.scenes import full_table, table


@rule("TP-4.01")
def test_a_finished_track_cannot_be_advanced_on() -> None:
    t = table()
    t.stock(0, coin=8, worker=8, food=8, culture=8)
    t.at(0, military=12)
    t.turn(0)
    assert t.refuses("advance military") == "TP-4.01"


@rule("TP-4.02", "TP-18.03")
@pytest.mark.parametrize(
    ("space", "paid"),
    [
        (0, ["pay coin", "pay worker"]),
        (3, ["pay coin worker", "pay worker worker"]),
        (6, ["pay coin coin worker", "pay coin worker worker", "pay worker worker worker"]),
        (9, ["pay worker worker"]),
    ],
)
def test_the_tier_that_is_entered_is_paid_for(space: int, paid: list[str]) -> None:
    t = table()
    t.stock(0, coin=3, worker=3)
    t.at(0, science=space)
    t.turn(0)
    asked = t.decision
    assert asked is not None
    ways = [f"pay {' '.join(map(str, way))}" for way in _ways(t, "science")]
    assert ways == paid


def _ways(t: object, track: str) -> list[tuple[str, ...]]:
    from tessera.games.tapestry.content import RESOURCES
    from tessera.games.tapestry.rules.turns import payments
    from tessera.games.tapestry.state import track_named

    p = t.player(0)  # type: ignore[attr-defined]
    number = track_named(track)
    found = payments(t.state, p, number, p.tokens[number][-1])  # type: ignore[attr-defined]
    return [tuple(RESOURCES[r] for r in way) for way in found]


@rule("TP-4.03")
@pytest.mark.parametrize(
    ("space", "count", "sample", "missing"),
    [
        (0, 4, ("coin",), ("coin", "coin")),
        (3, 6, ("coin", "worker"), ("coin", "coin")),
        (6, 20, ("coin", "coin", "coin"), ("coin", "worker")),
        (9, 4, ("food", "food"), ("coin", "worker")),
    ],
)
def test_the_arts_ask_for_different_or_equal_resources(
    space: int, count: int, sample: tuple[str, ...], missing: tuple[str, ...]
) -> None:
    t = full_table()
    t.stock(0, coin=4, worker=4, food=4, culture=4)
    t.at(0, arts=space)
    ways = _ways(t, "arts")
    assert len(ways) == count
    assert sample in ways and missing not in ways


@rule("TP-4.04")
def test_what_cannot_be_paid_cannot_be_advanced() -> None:
    t = table()
    t.stock(0, coin=3)
    t.at(0, science=3, technology=3)
    t.turn(0)
    assert t.refuses("advance science") == "TP-4.02"
    t.choose("advance technology / pay coin coin")
    assert t.resources(0) == {"coin": 1}


@rule("TP-4.05", "TP-5.14")
def test_the_token_moves_one_space() -> None:
    t = table()
    t.stock(0, food=1)
    t.turn(0)
    t.choose("advance exploration")
    assert t.spaces(0) == {"exploration": 1}
    assert len(t.player(0).tiles) == 2


@rule("TP-4.06", "TP-4.07", "TP-16.01", "TP-6.02")
def test_the_landmark_comes_before_everything_else() -> None:
    t = table(income=2)
    t.at(0, science=3)
    t.tapestry(0, "empiricism", 2)
    t.does(Advance(0, 1))
    assert t.asked == "PlaceBuilding"
    assert t.keys(*t.player(0).landmarks) == ["landmark_apothecary"]
    assert t.vp(0) == 0
    t.build()
    assert t.vp(0) == 2
    assert len(t.player(0).hand.cards) == 1


@rule("TP-4.08", "TP-16.04")
def test_impossible_parts_of_a_benefit_are_void() -> None:
    t = table()
    t.at(0, exploration=1)
    t.does(Advance(0, 0))
    assert t.asked == "Rest"
    assert t.vp(0) == 0
    assert t.spaces(0) == {"exploration": 2}


@rule("TP-4.09")
def test_the_player_orders_gains_where_it_matters() -> None:
    t = table()
    t.at(0, military=4)
    t.does(Advance(0, 3))
    assert t.asked == "NextGain"
    assert t.options == ["next conquer", "next armory"]


@rule("TP-4.09")
def test_a_card_may_be_played_before_another_is_drawn() -> None:
    """Whoever covers the current card with Academia first has the VP for the card that is drawn afterwards."""
    t = table(income=2)
    t.face_down(0, 2)
    t.hand(0, "academia")
    t.space(0, "space_04")
    t.gains(0, "explore_space")
    assert t.options == ["next tapestry", "next overplay", "next vp_tapestry"]
    t.choose("next overplay", "next tapestry")
    assert t.vp(0) == 3 + 3


@rule("TP-4.09")
def test_a_given_order_binds() -> None:
    t = table()
    t.at(0, exploration=3)
    t.owns(1, "lighthouse")
    t.does(Advance(0, 0))
    assert t.asked == "Explore"
    assert len(t.player(0).tiles) == 1


@rule("TP-4.10", "TP-18.06")
def test_a_bonus_is_offered_even_if_the_benefit_was_void() -> None:
    t = table()
    t.stock(0, coin=1)
    t.at(0, exploration=1)
    t.does(Advance(0, 0))
    assert t.asked == "TakeBonus"
    t.choose("pay coin")
    assert len(t.player(0).hand.cards) == 1


@rule("TP-4.11", "TP-16.02")
def test_a_district_pays_for_the_bonus() -> None:
    """Interaction 1: landmark, district resource, benefit, bonus."""
    t = table()
    t.at(0, exploration=9)
    t.covers(0, *[cell for cell in range(81) if cell not in (6, 7)])
    with t.edit() as s:
        s.players[0].rewarded = 0b111111011
    t.tiles(0, "territory_01", "territory_02", "territory_03")
    t.at(0, technology=4)
    t.does(Advance(0, 0))
    assert t.keys(*t.player(0).landmarks) == ["landmark_launch_pad"]
    assert t.asked == "GainAny"
    assert t.vp(0) == 0
    t.choose("gain coin")
    assert t.vp(0) == 4
    assert t.asked == "TakeBonus"


@rule("TP-4.12")
@pytest.mark.parametrize(
    ("track", "space", "cost"),
    [("exploration", 7, "tiles"), ("science", 4, "hand"), ("technology", 10, "techs")],
)
def test_some_bonuses_cost_cards_or_tiles(track: str, space: int, cost: str) -> None:
    t = table()
    if cost == "tiles":
        t.built(0, farm=5)
        t.tiles(0, "territory_01", "territory_02")
    elif cost == "hand":
        t.hand(0, "trap", "feudalism")
    else:
        for key in ("barn", "bakery", "radio"):
            t.tech(0, key, "top")
    t.at(0, **{track: space})
    from tessera.games.tapestry.rules.advancing import TakeBonus
    from tessera.games.tapestry.state import track_named

    t.does(TakeBonus(0, track_named(track), space + 1))
    assert t.options == ["bonus", "decline"]
    t.choose("bonus")
    while t.asked != "Rest":
        t.choose(t.options[0])
    p = t.player(0)
    assert (len(p.tiles), len(p.hand.cards), len(p.top)) == (0, 0, 0)
    assert t.vp(0) == {"tiles": 5, "hand": 5, "techs": 10}[cost]


@rule("TP-4.12")
def test_a_bonus_that_cannot_be_paid_is_not_offered() -> None:
    t = table()
    t.at(0, exploration=1)
    t.does(Advance(0, 0))
    assert t.asked == "Rest"


@rule("TP-4.13")
def test_a_paid_bonus_is_carried_out_as_far_as_possible() -> None:
    t = table()
    t.stock(0, coin=1)
    t.built(0, house=5)
    t.at(0, science=1)
    t.does(Advance(0, 1))
    t.choose("pay coin")
    assert t.resources(0) == {}
    assert t.asked == "Rest"


@rule("TP-4.14", "TP-6.02")
def test_an_advance_without_benefit_still_gives_the_landmark() -> None:
    """Interaction 2."""
    t = table()
    t.at(0, military=3)
    t.gains(0, "advance_x:military")
    assert t.asked == "PlaceBuilding"
    assert t.keys(*t.player(0).landmarks) == ["landmark_barracks"]
    t.build()
    assert t.resources(0) == {}


@rule("TP-4.15", "TP-14.02", "TP-14.01")
def test_the_end_of_a_track_is_an_achievement_without_its_benefit() -> None:
    t = table()
    t.at(0, science=11)
    t.gains(0, "advance_x:science")
    assert t.vp(0) == 10
    t.at(1, military=11)
    t.gains(1, "advance_x:military")
    assert t.vp(1) == 5


@rule("TP-4.16", "TP-7.23", "TP-7.26")
def test_a_discarded_tech_card_takes_its_landmark_along() -> None:
    t = full_table()
    t.tech(0, "astrolabe", "middle")
    t.owns(0, "forge")
    with t.edit() as s:
        s.players[0].propped = ((t.number("astrolabe"), t.number("landmark_forge")),)
        s.players[0].marked = ((t.number("astrolabe"), 1),)
    from tessera.games.tapestry.rules.inventing import DiscardTechs

    t.does(DiscardTechs(0, 1))
    p = t.player(0)
    assert p.landmarks == () and p.propped == () and p.marked == ()
    assert t.state.lost == (t.number("landmark_forge"),)
    assert t.number("astrolabe") in t.state.tech_discards


@rule("TP-4.17")
def test_a_long_advance_gains_every_landmark_on_its_way() -> None:
    t = table(income=2)
    t.at(1, science=8)
    t.ability(0, "socialism")
    found = []
    while t.asked == "PlaceBuilding":
        found = t.keys(*t.player(0).landmarks)
        t.build()
    assert sorted(t.keys(*t.player(0).landmarks)) == ["landmark_academy", "landmark_apothecary"]
    assert found
    assert t.spaces(0) == {"science": 8}


# --- chapter 6 --------------------------------------------------------------------------------------------------


@rule("TP-6.01", "TP-18.13")
def test_a_free_advance_is_mandatory_with_benefit_and_bonus() -> None:
    t = table()
    t.stock(0, coin=1)
    t.at(0, technology=1)
    t.gains(0, "advance:technology")
    assert len(t.player(0).hand.cards) == 1
    assert t.asked == "TakeBonus"


@rule("TP-6.01", "TP-3.08", "TP-4.10")
def test_the_eleventh_space_of_the_arts_advances_elsewhere_and_may_be_paid_for() -> None:
    t = full_table()
    t.at(0, arts=10, science=12, technology=1)
    t.stock(0, coin=2)
    t.gains(0, "advance:arts")
    assert t.options == ["choose advance:exploration", "choose advance:technology", "choose advance:military"]
    t.choose("choose advance:technology")
    assert len(t.player(0).hand.cards) == 1
    t.choose("decline")  # the bonus of technology, before that of the arts
    t.choose("pay coin")
    assert t.asked == "Create" and t.resources(0) == {"coin": 1}


@rule("TP-6.03", "TP-7.29")
def test_an_advance_at_the_end_does_nothing() -> None:
    t = table()
    t.at(0, science=12)
    t.gains(0, "advance:science")
    assert t.asked == "Rest"
    assert t.vp(0) == 0


@rule("TP-6.04")
def test_of_several_tokens_one_that_can_move_is_chosen() -> None:
    t = table()
    t.tokens(0, "science", 0, 5, 12)
    t.gains(0, "advance_x:science")
    assert t.options == ["move 0", "move 5"]
    t.choose("move 5")
    assert t.player(0).tokens[1] == (0, 6, 12)


@rule("TP-6.06", "TP-18.13")
def test_regress_gives_the_benefit_of_the_new_space_but_no_landmark() -> None:
    t = table()
    t.at(0, military=7, technology=0)
    t.gains(0, "regress:military")
    assert t.spaces(0) == {"military": 6}
    t.choose("next tapestry")
    assert len(t.player(0).hand.cards) == 1
    assert t.asked == "Conquer"
    assert t.player(0).landmarks == ()


@rule("TP-6.06")
def test_the_start_cannot_be_left_backwards() -> None:
    t = table()
    t.gains(0, "regress:military")
    assert t.asked == "Rest"
    assert t.spaces(0) == {}


@rule("TP-6.07")
def test_a_tier_that_is_entered_again_gives_a_landmark_that_is_left() -> None:
    t = table()
    t.at(0, science=3)
    t.owns(1, "apothecary")
    t.gains(0, "advance_x:science")
    assert t.player(0).landmarks == ()
    t.at(0, military=4)
    t.gains(0, "regress_x:military", "advance_x:military")
    assert t.keys(*t.player(0).landmarks) == ["landmark_barracks"]


@rule("TP-6.08", "TP-16.06")
def test_a_closed_track_forbids_every_advance_but_no_regress() -> None:
    t = table(income=2)
    t.stock(1, coin=4, worker=4)
    t.at(0, science=4)
    t.at(1, science=2)
    with t.edit() as s:
        s.blocks = ((1, 0, 2),)
    t.gains(1, "advance:science")
    assert t.spaces(1) == {"science": 2}
    t.ability(1, "socialism")
    assert "equal science 2 4" not in (t.options if t.asked == "CatchUp" else [])
    t.turn(1)
    assert t.refuses("advance science") == "TP-6.08"
    with t.edit() as s:
        s.agenda[:] = s.agenda[:1]
    t.gains(1, "regress_x:science")
    assert t.spaces(1) == {"science": 1}


@rule("TP-6.09")
def test_ai_singularity_restarts_a_token_and_stays_complete() -> None:
    """Interaction 4."""
    t = table()
    t.at(0, technology=11, science=3)
    t.does(Advance(0, 2))
    assert t.resources(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert t.asked == "RestartToken"
    t.choose("restart science")
    assert t.player(0).tokens == ((0,), (0, 3), (), (0,), ())
    assert t.spaces(0) == {"science": 3, "technology": 12}
    assert t.vp(0) == 10


@rule("TP-6.10", "TP-6.13", "TP-6.17")
def test_a_space_gives_its_benefit_once_a_turn() -> None:
    """Interaction 3."""
    t = table()
    t.at(0, science=1)
    t.does(Advance(0, 1))
    assert len(t.player(0).hand.cards) == 1
    t.gains(0, "repeat_position")
    assert t.asked == "Rest"
    t.gains(0, "regress_x:science", "advance:science")
    assert len(t.player(0).hand.cards) == 1


@rule("TP-6.10")
def test_a_repeat_takes_no_start_space() -> None:
    t = table()
    t.at(0, military=2, science=2)
    t.gains(0, "repeat_position")
    assert t.options == ["repeat science 2", "repeat military 2"]
    assert t.refuses("repeat exploration 0") == "TP-6.10"


@rule("TP-6.11")
def test_a_repeat_icon_that_is_shared_works_for_both() -> None:
    t = table(income=2)
    t.lays(0, "alliance", 2)
    t.at(0, military=2)
    t.at(1, science=2, exploration=10)
    t.tech(1, "lithium_ion_battery", "middle")
    t.gains(1, "upgrade")
    t.choose("repeat science 2")
    assert [len(t.player(seat).hand.cards) for seat in (0, 1)] == [1, 1]


@rule("TP-6.11")
def test_each_repeat_icon_works_once_a_turn() -> None:
    t = table()
    t.at(0, military=2, science=2, technology=2)
    t.gains(0, "repeat_position:one", "repeat_position:one", "repeat_position:two")
    t.choose("repeat science 2")
    assert t.asked == "RepeatPosition"
    t.choose("repeat military 2")
    assert len(t.player(0).hand.cards) == 2
    assert t.asked == "Rest"


@rule("TP-6.12")
def test_the_repeating_space_itself_counts_as_activated() -> None:
    t = table()
    t.owns(1, "academy")
    t.at(0, science=6, military=2)
    t.does(Advance(0, 1))
    assert "repeat science 7" not in (t.options if t.asked == "RepeatPosition" else [])
    assert len(t.player(0).hand.cards) == 1


@rule("TP-6.14", "TP-6.15")
def test_all_advance_one_after_the_other_and_take_landmarks_at_once() -> None:
    t = table(3, income=2)
    for seat in range(3):
        t.at(seat, military=3)
    t.chance(4)
    t.ability(2, "age_of_discovery")
    assert t.asked == "PlaceBuilding" and t.seat == 2
    t.build()
    assert [t.spaces(seat)["military"] for seat in range(3)] == [4, 4, 4]
    assert t.resources(2) == {"worker": 1}
    assert t.resources(0) == {} and t.player(0).landmarks == ()


@rule("TP-6.16")
def test_advances_without_benefit_are_advances_and_void_ones_are_not() -> None:
    t = table(income=2)
    t.tapestry(0, "empiricism", 2)
    t.gains(0, "advance_x:science")
    assert t.vp(0) == 2
    t.at(0, science=12)
    t.gains(0, "advance_x:science")
    assert t.vp(0) == 2


@rule("TP-6.18", "TP-7.29")
def test_alien_biology_rolls_one_after_the_other() -> None:
    t = table()
    t.at(0, science=11, military=12)
    t.chance(4, 1, 3, 4)
    t.does(Advance(0, 1))
    assert t.vp(0) == 10 + 5
    assert t.asked == "MayAdvance"
    t.choose("move 0")
    assert t.spaces(0)["exploration"] == 1
    t.choose("decline")
    assert t.vp(0) == 10 + 5 + 5
    assert t.resources(0) == {}


@rule("TP-16.09")
def test_the_nuclear_bomb_without_a_card_scores_only() -> None:
    t = table(income=2)
    t.owns(1, "fusion_reactor")
    t.at(0, military=9, exploration=5)
    t.does(Advance(0, 3))
    assert t.vp(0) == 5
    assert t.asked == "Rest"
