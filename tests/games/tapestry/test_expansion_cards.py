"""Every tapestry card of Arts & Architecture and Fantasies & Futures does what it says (TP-8)."""

from __future__ import annotations

import pytest

from tessera.testing import rule
from tests.games.tapestry.scenes import full_table


@rule("TP-16.15")
def test_national_parks() -> None:
    t = full_table()
    t.tiles(0, "territory_01", "territory_02")
    t.lays(0, "national_parks", 2)
    assert t.options == ["roll red", "roll black"]
    t.chance(2)
    t.choose("roll red")
    assert t.vp(0) == 5 + 2


@rule("TP-10.08")
def test_plague() -> None:
    t = full_table()
    t.civ(0, "leaders", 1)
    with t.edit() as s:
        s.civ_deck.take_all()
        s.civ_deck.add(t.number("nomads"))
    t.lays(0, "plague", 2)
    assert t.keys(*t.player(0).civs) == ["nomads"]
    assert t.number("leaders") in t.state.civ_discards


@rule("TP-7.33")
def test_migration() -> None:
    t = full_table()
    t.map(10, "territory_05")
    t.outposts(0, 5)
    t.lays(0, "migration", 2)
    assert 10 in t.player(0).upright and 5 not in t.player(0).upright
    assert t.resources(0) == {"food": 1} and t.vp(0) == 2
    assert t.state.items[5] == 0


@rule("TP-4.10")
def test_status_quo() -> None:
    t = full_table()
    t.at(0, exploration=2, science=2, technology=1)
    t.lays(0, "status_quo", 2)
    assert t.options == ["bonus exploration 2", "bonus science 2", "stop"]
    t.choose("bonus exploration 2")
    assert len(t.player(0).hand.cards) == 1
    t.choose("stop")


@rule("TP-11.01")
def test_art_patron_and_grand_tour() -> None:
    t = full_table()
    t.lays(0, "art_patron", 2)
    t.choose("draw")
    assert len(t.player(0).masterpieces) == 1
    t = full_table()
    t.masterpiece(0, "masterpiece_02", "masterpiece_07")
    t.at(0, technology=3)
    t.lays(0, "grand_tour", 2)
    t.choose("show masterpiece_02")
    assert t.vp(0) == 3 + 6


@rule("TP-8.04")
@pytest.mark.parametrize(
    ("card", "word", "vp"),
    [
        ("academy_of_arts", "advance_x:arts", 3),
        ("cyber_parliament", "advance_x:technology", 3),
        ("psychic_council", "advance_x:science", 3),
        ("bardic_order", "tapestry", 2),
        ("robot_workforce", "farm", 3),
        ("street_art", "farm", 2),
    ],
)
def test_cards_that_wait_for_an_event(card: str, word: str, vp: int) -> None:
    t = full_table()
    t.lays(0, card, 2)
    t.gains(0, word)
    if t.asked == "PlaceBuilding":
        t.build()
    assert t.vp(0) == vp
    t.gains(1, word)
    assert t.vp(1) == 0


@rule("TP-8.04")
def test_monument_boom_and_giant_alliance() -> None:
    t = full_table()
    t.lays(0, "monument_boom", 2)
    t.landmark(0, "forge")
    t.build()
    assert t.vp(0) == 5
    t = full_table()
    t.lays(0, "giant_alliance", 2)
    t.gains(0, "conquer")
    t.chance(1, 1)
    t.choose("conquer 5", "black coin")
    assert t.vp(0) == 3


@rule("TP-8.05")
def test_continuous_cards() -> None:
    t = full_table(income=3)
    t.tapestry(0, "public_library", 2)
    t.at(0, exploration=4)
    t.tech(0, "calendar", "middle")
    t.gains(0, "upgrade")
    assert t.vp(0) == 2 + 7
    t = full_table(income=3)
    t.tapestry(0, "sculpture_park", 2)
    t.masterpiece(0, "masterpiece_02")
    t.owns(0, "forge")
    with t.edit() as s:
        s.players[0].flipped = s.players[0].masterpieces
    t.step(0, 1)
    assert t.vp(0) == 2
    t = full_table(income=3)
    t.tapestry(0, "eternal_flame", 2)
    t.step(0, 1)
    assert t.vp(0) == 3
    t.tapestry(0, "sky_harbor", 3)
    t.space(0, "space_13")
    t.gains(0, "explore_space")
    assert t.vp(0) == 3 + 13 + 3


@rule("TP-9.09")
def test_world_tree() -> None:
    t = full_table()
    t.tapestry(0, "world_tree", 2)
    t.covers(0, 0, 1, 11, 18, 19, 20)
    t.gains(0, "farm")
    t.build(2)
    while t.asked != "Rest":
        t.choose(t.options[0])
    assert t.vp(0) == 3


@rule("TP-8.03")
@pytest.mark.parametrize(
    ("card", "vp"),
    [
        ("city_beautiful", 4),
        ("world_fair", 4),
        ("folk_songs", 5),
        ("citadel_of_power", 4),
        ("dragon_hoard", 2),
        ("crystal_ball", 3),
        ("fairy_ring", 4),
        ("moon_base", 3),
        ("quantum_archive", 4),
        ("mirror_world", 2),
        ("utopia", 2),
        ("wizards_guild", 3),
        ("gremlins", 6),
    ],
)
def test_cards_that_score(card: str, vp: int) -> None:
    t = full_table()
    t.covers(0, *range(9), 11, 12, 13, 17)
    with t.edit() as s:
        s.players[0].rewarded = 0b1
    t.tech(0, "barn")
    t.tech(0, "radio")
    t.owns(0, "forge", "barn")
    t.built(0, market=1)
    t.at(0, exploration=3)
    t.lays(0, card, 2)
    while t.asked != "Rest":
        t.choose(t.options[0])
    assert t.vp(0) == vp


@rule("TP-9.01")
def test_master_builders_and_restoration() -> None:
    t = full_table()
    t.lays(0, "master_builders", 2)
    assert t.asked == "ChooseBuilding"
    t = full_table()
    t.owns(0, "forge", "barn", "bakery", "library", "treasury")
    t.lays(0, "restoration", 2)
    t.choose("gain coin", "gain coin")
    assert t.resources(0) == {"coin": 2} and t.asked == "Rest"


@rule("TP-6.01")
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("avant_garde", "Rest"),
        ("ghost_towns", "Conquer"),
        ("lost_artifacts", "Invent"),
        ("ley_lines", "Explore"),
        ("hidden_valley", "Explore"),
        ("alien_contact", "MayAdvance"),
        ("phoenix_rising", "RiseAgain"),
    ],
)
def test_cards_that_act(card: str, asked: str) -> None:
    t = full_table()
    if card == "ley_lines":
        t.tiles(0, "territory_05", "territory_06")
    t.lays(0, card, 2)
    assert t.asked == asked
    if card == "avant_garde":
        assert t.spaces(0) == {"arts": 1} and len(t.player(0).hand.cards) == 1


@rule("TP-7.07")
def test_ecstatic_visions() -> None:
    t = full_table()
    with t.edit() as s:
        s.space_stack.take_all()
        s.space_stack.add(t.number("space_13"))
    t.lays(0, "ecstatic_visions", 2)
    assert t.vp(0) == 13 and len(t.player(0).hand.cards) == 1


@rule("TP-7.27")
def test_chimera_citizen_rights() -> None:
    t = full_table()
    t.at(0, military=4, arts=2)
    t.chance(4, 5)
    t.lays(0, "chimera_citizen_rights", 2)
    assert t.vp(0) == 6


@rule("TP-14.03")
def test_zombie_army() -> None:
    t = full_table()
    t.toppled(0, 9, by=1)
    t.lays(0, "zombie_army", 2)
    t.choose("recall 9")
    assert t.player(0).outposts == 8 and t.player(0).fallen == ()
    assert t.asked == "Conquer" and "conquer 9" in t.options


@rule("TP-8.13")
def test_doppelgangers() -> None:
    t = full_table(income=3)
    t.tapestry(0, "folk_songs", 2)
    t.tapestry(1, "trap", 2)
    t.lays(0, "doppelgangers", 3)
    t.choose("ability")
    assert t.vp(0) == 5


@rule("TP-6.10")
def test_dream_walkers() -> None:
    t = full_table()
    t.stock(0, coin=1)
    t.at(0, military=2)
    t.lays(0, "dream_walkers", 2)
    assert len(t.player(0).hand.cards) == 1
    assert t.asked == "Rest"


@rule("TP-1.02")
def test_wishing_well() -> None:
    t = full_table()
    t.stock(0, coin=1, food=2)
    t.lays(0, "wishing_well", 2)
    t.choose("pay coin", "pay food")
    assert t.vp(0) == 12 and t.resources(0) == {"food": 1}


@rule("TP-8.20")
def test_prophecy_and_sleeping_king_reserve_markers() -> None:
    t = full_table()
    t.lays(0, "prophecy", 2)
    assert t.player(0).reserved == (("vp:10", -1),)
    t.lays(0, "sleeping_king", 3)
    assert ("advance_any", -1) in t.player(0).reserved


@rule("TP-8.18")
@pytest.mark.parametrize("side", ["left", "right"])
def test_every_charm_can_be_gained(side: str) -> None:
    rows = full_table().state.content.tables.tapestries
    charmed = [row for row in rows if getattr(row, side)]
    assert len(charmed) > 10
    for row in charmed:
        t = full_table(income=3)
        t.tiles(0, "territory_05")
        if side == "left":
            t.tapestry(0, "trap", 2)
            t.lays(0, row.key, 3)
        else:
            t.tapestry(0, row.key, 2)
            t.lays(0, "trap", 3)
        assert t.asked == "AbilityOrCharm", row.key
        words = [option.split()[1] for option in t.options if option.startswith("charm")]
        assert words == list(dict.fromkeys(getattr(row, side))), row.key


@rule("TP-5.05", "TP-5.17")
def test_an_eternal_flame_lit_in_step_one_burns_later() -> None:
    t = full_table(income=3)
    t.civ(0, "recyclers")
    t.at(0, technology=4)
    t.tech(0, "printing_press", "middle")
    t.hand(0, "eternal_flame")
    t.step(0, 1)
    t.choose("upgrade printing_press")
    assert t.keys(*t.player(0).eras[2]) == ["eternal_flame"] and t.asked == "Rest"
    assert t.vp(0) == 0
