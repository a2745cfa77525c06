"""Playing tapestry cards: eras, covering, charms, reserve (TP-8)."""

from __future__ import annotations

import pytest

from tessera.games.tapestry.state import tapestry_cards
from tessera.testing import rule
from tests.games.tapestry.scenes import full_table, table


@rule("TP-8.02")
def test_there_is_no_hand_limit() -> None:
    t = table()
    t.gains(0, *["tapestry"] * 20)
    assert len(t.player(0).hand.cards) == 20


@rule("TP-8.01", "TP-19.04")
def test_a_drawn_card_is_hidden_from_others() -> None:
    t = table()
    t.gains(0, "tapestry")
    assert t.view(1)["players"][0]["hand"] == {"size": 1, "cards": []}
    assert t.view(0)["players"][0]["hand"]["cards"] == list(t.player(0).hand.cards)


@rule("TP-8.03")
def test_a_when_played_ability_works_once() -> None:
    t = table(income=2)
    t.owns(0, "forge")
    t.lays(0, "feudalism", 2)
    t.choose("choose vp3_per_landmark")
    assert t.vp(0) == 3
    assert t.player(0).cards == ()


@rule("TP-8.04", "TP-8.07", "TP-8.27")
def test_a_this_era_ability_works_until_it_is_covered() -> None:
    """Interaction 9."""
    t = table(income=2)
    t.lays(0, "academia", 2)
    t.gains(0, "tapestry")
    assert t.vp(0) == 3
    t.hand(0, "trap")
    t.gains(0, "overplay")
    assert t.vp(0) == 13
    t.gains(0, "tapestry")
    assert t.vp(0) == 13
    assert tapestry_cards(t.state, t.player(0)) == 3


@rule("TP-8.05")
def test_a_continuous_ability_outlives_the_era() -> None:
    t = full_table(income=2)
    t.tapestry(0, "public_library", 2)
    t.tapestry(0, "academia", 1)
    t.hand(0, "trap")
    t.income(0)
    while t.asked != "Rest":
        t.choose(t.options[-1])
    assert t.number("public_library") in t.player(0).cards
    assert t.number("academia") not in t.player(0).cards


@rule("TP-8.08")
def test_overplaying_needs_a_card_in_hand_and_one_below() -> None:
    t = table(income=2)
    t.hand(0, "trap")
    t.gains(0, "overplay")
    assert t.vp(0) == 0
    t.tapestry(0, "academia", 2)
    t.gains(0, "overplay")
    assert t.player(0).eras[1] == (t.number("academia"), t.number("trap"))
    t.gains(0, "overplay")
    assert len(t.player(0).eras[1]) == 2


@rule("TP-8.10")
def test_nothing_is_played_on_maker_of_fire_in_the_first_era() -> None:
    t = table(income=1)
    t.hand(0, "trap")
    t.gains(0, "overplay")
    assert t.player(0).eras[0] == ()


@rule("TP-8.11", "TP-8.21")
def test_from_turn_five_on_the_last_era_is_covered_and_reserves_are_used() -> None:
    t = full_table(income=5)
    t.tapestry(0, "academia", 4)
    t.hand(0, "prophecy")
    t.gains(0, "overplay")
    while t.asked != "Rest":
        t.choose(t.options[0])
    assert t.player(0).eras[3][-1] == t.number("prophecy")
    assert t.vp(0) == 10
    assert t.player(0).reserved == ()


@rule("TP-8.12")
def test_all_cards_in_hand_and_on_the_mat_count() -> None:
    t = full_table(income=3)
    t.hand(0, "trap", "feudalism")
    t.tapestry(0, "academia", 2)
    t.tapestry(0, "democracy", 2)
    t.face_down(0, 3)
    with t.edit() as s:
        s.players[0].submerged.add(t.number("guilds"))
    t.gains(0, "vp_tapestry")
    assert t.vp(0) == 5


@rule("TP-8.13")
def test_only_visible_cards_are_copied_and_no_continuous_ones() -> None:
    t = full_table(income=3)
    t.tapestry(1, "academia", 2)
    t.tapestry(1, "trap", 2)
    t.tapestry(1, "public_library", 3)
    t.face_down(0, 2)
    t.lays(0, "espionage", 3)
    assert t.vp(0) == 10
    assert t.player(0).eras[2] == (t.number("espionage"),)


@rule("TP-8.13")
@pytest.mark.parametrize("card", ["academia", "public_library", "espionage", "guilds"])
def test_refusals_of_espionage_name_the_rule(card: str) -> None:
    """Covered, continuous, itself, and on nobody's mat."""
    t = full_table(income=3)
    t.tapestry(1, "academia", 2)
    t.tapestry(1, "trap", 2)
    t.tapestry(1, "public_library", 3)
    t.tapestry(0, "feudalism", 2)
    t.lays(0, "espionage", 3)
    assert t.options == ["copy feudalism", "copy trap"]
    assert t.refuses(f"copy {card}") == "TP-8.13"


@rule("TP-8.13")
def test_a_copied_this_era_card_works_for_this_era() -> None:
    t = table(income=2)
    t.tapestry(1, "academia", 2)
    t.lays(0, "espionage", 2)
    assert t.number("academia") in t.player(0).cards
    t.gains(0, "tapestry")
    assert t.vp(0) == 3 and t.vp(1) == 0


@rule("TP-8.14", "TP-22.10")
def test_a_second_marriage_takes_another_track() -> None:
    t = table(3, income=2)
    t.lays(0, "marriage_of_state", 2)
    t.choose("track science / to 1")
    t.lays(2, "espionage", 2)
    assert "track science" not in t.options
    t.choose("track military / to 0")
    t.gains(1, "advance:science")
    assert t.seat == 1


@rule("TP-8.14")
def test_a_benefit_by_marriage_triggers_no_marriage() -> None:
    """Interaction 3: it is the other player's copy, not an activation."""
    t = table(3, income=2)
    t.lays(0, "marriage_of_state", 2)
    t.choose("track technology / to 1")
    t.at(1, technology=1)
    t.gains(1, "advance:technology")
    assert len(t.player(0).hand.cards) == 1 and len(t.player(1).hand.cards) == 1
    assert t.state.turn.activated == (1 << 8 | 2 << 4 | 2,)


@rule("TP-8.15")
def test_dark_ages_with_five_tracks() -> None:
    t = full_table()
    t.at(0, exploration=2, science=2, technology=2, military=2, arts=0)
    t.lays(0, "dark_ages", 2)
    t.choose("rise arts / fall exploration / fall science / fall technology")
    assert t.spaces(0) == {"exploration": 1, "science": 1, "technology": 1, "military": 2, "arts": 3}
    assert not t.player(0).hand.cards


@rule("TP-8.16", "TP-8.17")
def test_a_left_charm_needs_a_card_on_its_left() -> None:
    t = full_table(income=3)
    t.lays(0, "crystal_ball", 2)
    assert t.asked != "AbilityOrCharm"
    while t.asked != "Rest":
        t.choose(t.options[0])
    t = full_table(income=3)
    t.face_down(0, 2)
    t.lays(0, "crystal_ball", 3)
    assert "charm vp:3" in t.options
    t = full_table(income=3)
    t.tapestry(0, "trap", 2)
    t.tapestry(0, "academia", 3)
    t.hand(0, "crystal_ball")
    t.gains(0, "overplay")
    assert "charm vp:3" in t.options


@rule("TP-8.16")
def test_a_card_on_maker_of_fire_counts_and_the_space_alone_does_not() -> None:
    t = full_table()
    t.tapestry(0, "trap", 1)
    t.lays(0, "gremlins", 2)
    assert "charm vp:3" in t.options


@rule("TP-8.18")
def test_a_right_charm_needs_a_visible_card() -> None:
    t = full_table(income=3)
    t.tapestry(0, "dragon_hoard", 2)
    t.tapestry(0, "trap", 2)
    t.lays(0, "folk_songs", 3)
    assert t.resources(0) == {}


@rule("TP-8.18", "TP-8.22")
def test_a_face_down_card_calls_a_right_charm() -> None:
    t = full_table(income=2)
    t.era(1, 3)
    t.tapestry(0, "dragon_hoard", 2)
    t.income(0)
    assert t.resources(0)["coin"] == 2
    assert t.player(0).eras[2] == (-2,)


@rule("TP-8.19")
def test_a_charm_advance_is_mandatory() -> None:
    """Interaction 12."""
    t = full_table(income=3)
    t.tapestry(0, "trap", 2)
    t.lays(0, "psychic_council", 3)
    t.choose("charm advance_x:science")
    assert t.spaces(0) == {"science": 1}


@rule("TP-8.20", "TP-1.15")
@pytest.mark.parametrize(
    ("card", "building"),
    [
        ("microbial_magic", "farm"),
        ("magic_beans", "house"),
        ("enchanted_forge", "armory"),
        ("goblin_market", "market"),
    ],
)
def test_a_reserved_building_has_left_its_row(card: str, building: str) -> None:
    """Interactions 6 and 9."""
    t = full_table()
    t.lays(0, card, 2)
    assert t.player(0).reserved == ((building, -1),)
    t.gains(0, f"vp_{building}")
    assert t.vp(0) == 1
    t.lays(0, "trap", 2)
    assert t.player(0).reserved == ((building, -1),)
    t.built(0, **{building: 4})
    t.lays(0, card, 3)
    assert len(t.player(0).reserved) == 1


@rule("TP-8.20")
def test_reserved_cards_tiles_and_markers() -> None:
    t = full_table()
    t.lays(0, "time_capsule", 2)
    assert t.player(0).reserved[0][0] == "tech_card"
    t.gains(0, "vp_tech")
    assert t.vp(0) == 0
    t.era(0, 5)
    t.step(0, 2)
    assert (len(t.player(0).middle), t.player(0).bottom) == (1, ())
    t = full_table()
    t.lays(0, "star_gate", 2)
    assert len(t.options) == 3
    t.choose(t.options[0])
    assert t.player(0).reserved[0][0] == "space_tile"
    t = full_table()
    t.lays(0, "sleeping_king", 2)
    t.era(0, 5)
    t.step(0, 2)
    assert t.asked == "ChooseTrack"


@rule("TP-8.23", "TP-17.04")
def test_two_first_cards_may_be_drawn() -> None:
    t = table(income=0, two_first_cards=True)
    t.income(0)
    assert t.asked == "KeepTapestry" and len(t.player(0).looking.cards) == 2
    t.choose(t.options[0])
    assert len(t.player(0).hand.cards) == 1


@rule("TP-8.24")
def test_a_copied_reserve_card_reserves_another_object() -> None:
    t = full_table()
    t.tapestry(1, "microbial_magic", 2)
    t.lays(0, "espionage", 2)
    assert t.player(0).reserved == (("farm", -1),)


@rule("TP-8.26")
def test_the_when_played_part_of_a_response_can_be_copied() -> None:
    t = table(income=2)
    t.tapestry(1, "trap", 2)
    t.lays(0, "espionage", 2)
    assert t.vp(0) == 10


@rule("TP-8.27")
def test_a_covered_restriction_does_not_bind_the_new_card() -> None:
    t = table(income=2)
    t.tapestry(0, "theocracy", 2)
    t.gains(0, "advance_x:science")
    assert t.spaces(0) == {}
    t.hand(0, "trap")
    t.gains(0, "overplay")
    t.gains(0, "advance_x:science")
    assert t.spaces(0) == {"science": 1}


@rule("TP-8.19")
def test_charms_that_follow_the_ability_come_in_any_order() -> None:
    t = full_table(income=3)
    t.tapestry(0, "quantum_archive", 2)
    t.lays(0, "cyber_parliament", 3)
    t.choose("ability")
    assert t.options == ["next advance_x:technology", "next invent"]
