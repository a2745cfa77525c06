"""Every civilization does what it says (TP-10)."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.games.tapestry.cards.civilizations.fantasies_and_futures_i_to_w import Transform
from tessera.games.tapestry.cards.civilizations.plans_and_ploys_a_to_r import GiveAway
from tessera.games.tapestry.rules.building import complete_districts
from tessera.games.tapestry.rules.income import EndIncome, IncomeTurn
from tessera.games.tapestry.rules.land import add_item
from tessera.games.tapestry.rules.turns import EndTurn
from tessera.games.tapestry.state import (
    city_of,
    own_buildings,
    tapestry_cards,
    tech_cards,
    tiles_in_supply,
)
from tessera.kernel import Seeded, lies_on
from tessera.kernel.dealing import determinize
from tessera.testing import rule
from tests.games.tapestry.scenes import full_table, table


def mat(t: object, seat: int, key: str) -> tuple[int, ...]:
    return lies_on(t.player(seat), t.number(key))  # type: ignore[attr-defined]


# --- the chapter ------------------------------------------------------------------------------------------------


@rule("TP-10.01")
def test_several_civilizations_work_together() -> None:
    t = table(income=2)
    t.civ(0, "the_chosen")
    t.civ(0, "merrymakers", 0, 0, 0)
    t.step(0, 1)
    while t.asked != "Rest":
        t.choose(t.options[0])
    assert mat(t, 0, "merrymakers") == (1, 0, 0) and t.vp(0) > 0


@rule("TP-10.02", "TP-2.22")
def test_a_civilization_gained_later_sets_up_without_adjustment() -> None:
    t = full_table()
    t.founds(0, "isolationists")
    assert t.player(0).tiles == () and mat(t, 0, "isolationists") == (4,)
    t.founds(0, "aliens")
    assert len(t.player(0).space_tiles) == 4


@rule("TP-10.02", "TP-2.21")
@pytest.mark.parametrize(
    ("civ", "on"),
    [
        ("alchemists", (0,)),
        ("craftsmen", (0, 0, 0)),
        ("entertainers", (0,)),
        ("heralds", (4,)),
        ("historians", (-1, -1, -1, -1)),
        ("inventors", (4,)),
        ("isolationists", (4,)),
        ("merrymakers", (0, 0, 0)),
        ("militants", (4, 4)),
        ("traders", (4,)),
        ("aliens", (-1,)),
        ("islanders", (-1, 0) * 6),
        ("collectors", (0,)),
        ("relentless", (0,)),
        ("renegades", (0,)),
        ("faefolk", (0,)),
        ("werefolk", (-1,)),
    ],
)
def test_a_mat_starts_with_its_tokens(civ: str, on: tuple[int, ...]) -> None:
    t = full_table(adjustments=False)
    t.founds(0, civ, at_setup=True)
    assert mat(t, 0, civ) == on


@rule("TP-10.02")
def test_the_illuminati_start_with_all_dice_and_a_card() -> None:
    t = full_table()
    t.founds(0, "illuminati")
    t.choose(t.options[0])
    assert mat(t, 0, "illuminati") == (0b111,) and len(t.player(0).hand.cards) == 1


@rule("TP-10.03")
def test_discarded_civilizations_are_shuffled() -> None:
    t = table()
    with t.edit() as s:
        s.civ_deck.take_all()
        s.civ_discards = (t.number("nomads"),)
    t.draws_civ(0)
    assert t.keys(*t.player(0).civs) == ["nomads"]
    t.draws_civ(0)
    assert len(t.player(0).civs) == 1


@rule("TP-10.04")
def test_some_civilizations_are_drawn_anew() -> None:
    t = full_table()
    with t.edit() as s:
        s.civ_deck.take_all()
        for key in ("mystics", "riverfolk", "nomads"):
            s.civ_deck.add(t.number(key))
    t.chance(t.number("mystics"), t.number("riverfolk"), t.number("nomads"))
    t.draws_civ(0)
    assert t.options == ["keep riverfolk", "decline"]
    t.choose("decline")
    assert t.keys(*t.player(0).civs) == ["nomads"]


@rule("TP-10.03", "TP-10.04")
def test_another_civilization_may_come_from_the_discards() -> None:
    t = full_table()
    with t.edit() as s:
        s.civ_deck.take_all()
        s.civ_deck.add(t.number("mystics"))
        s.civ_discards = (t.number("nomads"),)
    t.chance(t.number("mystics"), t.number("nomads"))
    t.draws_civ(0)
    assert t.keys(*t.player(0).civs) == ["nomads"]
    t = full_table()
    with t.edit() as s:
        s.civ_deck.take_all()
        s.civ_deck.add(t.number("riverfolk"))
    t.draws_civ(0)
    t.choose("decline")
    assert t.player(0).civs == ()


@rule("TP-10.02")
def test_a_text_for_later_stands_instead_of_the_first_gains() -> None:
    t = full_table()
    t.founds(0, "riverfolk", at_setup=True)
    assert t.vp(0) > 0
    t = full_table()
    t.founds(0, "riverfolk")
    assert t.vp(0) == 0
    t = full_table()
    t.founds(0, "islanders", at_setup=True)
    assert len(t.player(0).tiles) == 4
    t = full_table()
    t.founds(0, "islanders")
    assert len(t.player(0).tiles) == 0


@rule("TP-10.05", "TP-17.05")
@pytest.mark.parametrize(
    ("civ", "two", "count"),
    [("", True, 2), ("psionics", True, 3), ("infiltrators", True, 4), ("infiltrators", False, 3)],
)
def test_civilizations_to_choose_from(civ: str, two: bool, count: int) -> None:
    t = full_table(two_civilizations=two)
    if civ:
        t.civ(0, civ)
    t.draws_civ(0)
    assert len(t.options) == count


@rule("TP-10.05", "TP-17.05")
@pytest.mark.parametrize(("two", "discarded"), [(True, 2), (False, 0)])
def test_civilizations_that_are_not_kept_are_discarded_in_the_variant(two: bool, discarded: int) -> None:
    """Otherwise those who see one more put it back (TP-19.06)."""
    t = full_table(two_civilizations=two)
    t.civ(0, "psionics")
    with t.edit() as s:
        s.civ_deck.take_all()
        s.civ_deck.add_all([t.number(key) for key in ("craftsmen", "leaders", "nomads")])
    t.chance(*[t.number(key) for key in ("craftsmen", "leaders", "nomads")][: 2 + two])
    t.draws_civ(0)
    t.choose("keep leaders")
    assert len(t.state.civ_discards) == discarded
    assert len(t.state.civ_deck.cards) == 2 - discarded
    assert len(t.heard("discarded-civilization")) == discarded


@rule("TP-10.06")
def test_income_abilities_belong_to_turns_two_to_five() -> None:
    t = table(income=0)
    t.civ(0, "leaders")
    t.income(0)
    assert t.asked == "Rest"
    t.era(1, 5)
    t.income(0)
    assert t.asked == "Lead"


@rule("TP-10.07", "TP-15.02")
def test_passive_abilities_give_only_points_after_the_end() -> None:
    t = table()
    t.civ(0, "historians", 1, 1, 1, 1)
    t.ended(0)
    t.landmark(1, "forge")
    t.build()
    assert t.vp(0) == 6 and t.resources(0) == {}


@rule("TP-10.08", "TP-10.22")
def test_losing_a_civilization_takes_nothing_back() -> None:
    t = full_table()
    with t.edit() as s:
        s.players[0].outposts -= 5
        t.civ(0, "militants", 3, 2)
    from tessera.games.tapestry.rules.civilizations import lose_civ

    lose_civ(t.state, t.player(0), t.number("militants"))
    assert t.player(0).outposts == 8


# --- base -------------------------------------------------------------------------------------------------------


@rule("TP-10.09")
def test_alchemists_stop_in_time() -> None:
    t = table(income=2)
    t.civ(0, "alchemists", 0)
    t.at(0, military=12)
    t.chance(2, 4)
    t.step(0, 1)
    t.choose("roll", "stop")
    while t.asked != "Rest":
        t.choose(t.options[0])
    assert t.spaces(0) == {"science": 1, "military": 12} and t.vp(0) == 5


@rule("TP-10.09")
def test_alchemists_bust() -> None:
    t = table(income=2)
    t.civ(0, "alchemists", 0)
    t.chance(2, 2)
    t.step(0, 1)
    t.choose("roll")
    t.choose("gain coin")
    assert t.spaces(0) == {} and t.resources(0) == {"coin": 1}


@rule("TP-10.09")
def test_architects_reward_uniform_districts_and_lines() -> None:
    t = table()
    t.civ(0, "architects")
    t.covers(0, 0, 1, 11, 18, 19)
    t.house(0, "farm", 20)
    t.gains(0, "farm")
    t.build(2)
    t.choose("gain coin", "gain coin")
    assert t.resources(0) == {"coin": 2}


@rule("TP-10.09")
def test_architects_gained_later_swap_buildings() -> None:
    t = table()
    t.house(0, "farm", 0)
    t.house(0, "market", 1)
    t.founds(0, "architects")
    t.choose("swap 0 / with 1", "stop")
    kinds = {piece[1]: piece[0] for piece in t.player(0).pieces}
    assert kinds == {1: 0, 2: 2}


@rule("TP-10.09", "TP-1.15")
def test_craftsmen_build_on_their_mat() -> None:
    t = table()
    t.civ(0, "craftsmen", 0, 0, 0)
    t.gains(0, "house")
    assert {"use craftsmen", "use craftsmen 2", "use craftsmen 3"} <= set(t.options)
    t.choose("use craftsmen 2")
    assert t.resources(0) == {"coin": 1} and mat(t, 0, "craftsmen") == (0, 1, 0)
    assert own_buildings(t.player(0), 1) == 1
    t.landmark(0, "forge")
    assert "use craftsmen" not in t.options


@rule("TP-10.09")
def test_entertainers_follow_the_links() -> None:
    t = table(income=2)
    t.civ(0, "entertainers", 2)
    t.step(0, 1)
    assert t.options == ["stage 6", "stage 7"]
    t.choose("stage 6")
    assert t.asked == "PlaceBuilding" and mat(t, 0, "entertainers") == (6,)
    t.build()
    t = table()
    t.founds(0, "entertainers")
    assert len(t.options) == 16


@rule("TP-10.09", "TP-4.14")
def test_futurists_leap_without_landmarks() -> None:
    """Interaction 2."""
    t = full_table()
    t.founds(0, "futurists", at_setup=True)
    assert t.spaces(0) == dict.fromkeys(("exploration", "science", "technology", "military", "arts"), 4)
    assert t.player(0).landmarks == ()
    assert t.resources(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    t.gains(0, "advance_x:science")
    assert t.player(0).landmarks == ()


@rule("TP-10.09", "TP-8.13", "TP-8.26")
def test_heralds_use_visible_when_played_cards_once() -> None:
    t = table(income=2)
    t.civ(0, "heralds", 4)
    t.tapestry(1, "trap", 2)
    t.tapestry(0, "academia", 2)
    t.step(0, 1)
    assert t.options == ["herald trap 1 2", "decline"]
    t.choose("herald trap 1 2")
    assert t.vp(0) == 10 and mat(t, 0, "heralds")[0] == 3
    t.step(0, 1)
    assert t.asked == "Rest"


@rule("TP-10.09", "TP-10.15")
def test_historians_profit_from_landmarks_of_others() -> None:
    t = table(3, income=2)
    t.civ(0, "historians", -1, -1, -1, -1)
    t.tiles(0, "territory_05")
    t.ended(2)
    t.step(0, 1)
    t.choose("discard territory_05 / uncover 1")
    assert mat(t, 0, "historians") == (-1, 1, -1, -1)
    t.landmark(1, "forge")
    t.build()
    assert t.resources(0) == {"food": 1}


@rule("TP-10.09")
def test_inventors_upgrade_cards_of_others() -> None:
    t = table(income=2)
    t.civ(0, "inventors", 4)
    t.tech(1, "light_bulb")
    t.step(0, 1)
    t.choose("improve light_bulb 1")
    t.choose("share light_bulb")
    assert t.resources(0) == {"coin": 1} and t.resources(1) == {"coin": 1}
    assert t.player(1).middle == (t.number("light_bulb"),)
    t.at(1, military=4)
    t.gains(1, "upgrade")
    while t.asked == "PlaceBuilding":
        t.build()
    assert own_buildings(t.player(0), 0) == own_buildings(t.player(1), 0) == 1
    assert t.player(0).bottom == (t.number("light_bulb"),)


@rule("TP-10.09", "TP-16.12")
def test_isolationists_close_territories_and_score_a_landmass() -> None:
    t = table(income=4)
    t.civ(0, "isolationists", 4)
    t.gains(0, "conquer")
    t.choose("conquer 9")
    t.choose(t.options[0])
    t.choose("isolate 9", "gain coin")
    assert t.state.items[9] == 2 and mat(t, 0, "isolationists") == (3,)
    from tessera.games.tapestry.cards.civilizations.base_i_to_l import largest_landmass

    size = largest_landmass(t.state, t.player(0))
    assert size == 2
    before = t.vp(0)
    t.era(0, 5)
    t.step(0, 1)
    assert t.vp(0) == before + 10


@rule("TP-10.09")
def test_leaders_advance_once_on_each_track_without_bonus() -> None:
    t = table(income=2)
    t.civ(0, "leaders")
    t.stock(0, coin=2)
    t.at(0, science=1)
    t.step(0, 1)
    t.choose("lead science")
    assert len(t.player(0).hand.cards) == 1 and t.asked == "Rest"
    t.step(0, 1)
    assert "lead science" not in t.options


@rule("TP-10.09")
def test_merrymakers_climb_their_columns() -> None:
    t = table(income=2)
    t.civ(0, "merrymakers", 1, 0, 2)
    t.step(0, 1)
    t.choose("celebrate 2")
    assert t.vp(0) == 15
    t.step(0, 1)
    assert t.options == ["celebrate 0", "celebrate 1"]
    t.choose("celebrate 0")
    assert t.resources(0) == {"worker": 1, "food": 1}


@rule("TP-10.09", "TP-22.02")
def test_militants_conquer_from_their_mat() -> None:
    t = table(income=2)
    t.founds(0, "militants", at_setup=True)
    assert t.player(0).outposts == 0 and mat(t, 0, "militants") == (4, 4)
    t.gains(0, "conquer")
    t.choose("conquer 5", "muster 0")
    t.choose("red " + t.options[0].split()[1])
    assert mat(t, 0, "militants") == (3, 4)
    before = t.resources(0).get("coin", 0)
    t.step(0, 1)
    assert t.resources(0)["coin"] == before + 1
    assert not list(t.game.faults(t.state))


@rule("TP-10.09", "TP-19.03")
def test_mystics_foretell_numbers() -> None:
    t = table(income=4)
    t.founds(0, "mystics", at_setup=True)
    t.choose("predict 2 / predict 1 / predict 1 / predict 1")
    while t.asked == "GainAny":
        t.choose("gain coin")
    got = t.resources(0).get("coin", 0)
    t.tech(0, "barn")
    t.gains(0, "invent")
    t.choose("draw")
    t.choose("gain food")
    assert t.resources(0)["food"] == 1 and t.resources(0).get("coin", 0) == got
    t.era(0, 5)
    t.step(0, 1)
    assert t.vp(0) == 20
    assert t.view(1)["players"][0]["on"][0][:4] == [2, 1, 1, 1]


@rule("TP-10.09", "TP-9.09")
def test_mystics_hear_of_a_district_before_they_are_asked() -> None:
    t = table(income=2)
    t.civ(0, "mystics", 9, 1, 9, 4, 0)
    city = city_of(t.state, t.player(0))
    first, *others = city.cells(city.districts[0].cells & city.open)
    t.covers(0, *others)
    t.gains(0, "farm")
    t.heard()
    t.build(first)
    assert t.asked == "GainAny"
    assert [event.key for event in t.heard()][:2] == ["placed", "district"]


@rule("TP-10.09", "TP-14.03")
def test_nomads_build_on_the_map() -> None:
    """Interaction 6."""
    t = table()
    t.civ(0, "nomads")
    t.gains(0, "farm")
    t.choose("use nomads")
    assert {"camp 0", "camp 5", "camp 9"} <= set(t.options)
    t.choose("camp 5")
    assert t.player(0).held >> 5 & 1 and own_buildings(t.player(0), 2) == 1
    t.outposts(0, 9)
    t.gains(0, "house")
    t.choose("use nomads", "camp 9", "gain coin")
    assert t.state.items[9] == 2 and t.resources(0) == {"coin": 1}
    t.map(10, "territory_05")
    t.outposts(1, 10)
    t.gains(1, "conquer")
    t.choose("conquer 5")
    assert t.player(0).ruins == ((5, 2, 1),)


@rule("TP-10.09")
def test_the_chosen_score_tracks_and_achievements() -> None:
    t = table(3, income=2)
    t.founds(0, "the_chosen", at_setup=True)
    assert t.vp(0) == 30
    t.at(1, science=1)
    with t.edit() as s:
        s.players[0].achieved = 0b011
    t.step(0, 1)
    t.choose("gain coin", "gain coin")
    assert t.vp(0) == 30 + 3 * 2
    t.era(0, 5)
    t.step(0, 1)
    assert t.vp(0) == 30 + 6 + 6 + 10


@rule("TP-10.09", "TP-1.13", "TP-18.15")
def test_traders_open_markets_and_take_the_other_die() -> None:
    """Interactions 7 and 8."""
    t = table(income=2)
    t.civ(1, "traders", 4)
    t.step(1, 1)
    t.choose("trade 5")
    assert t.vp(1) == 1 and t.state.items[5] == 1 and not t.player(1).held >> 5 & 1
    t.gains(0, "conquer")
    t.chance(2, 3)
    t.choose("conquer 5", "red vp:5")
    assert t.seat == 1
    t.choose("face food")
    assert t.resources(1) == {"food": 1}
    t.map(10, "territory_05")
    t.outposts(0, 10)
    t.step(1, 1)
    t.choose("trade 10")
    assert t.resources(1) == {"food": 2} and t.state.items[10] == 2


# --- Plans & Ploys ----------------------------------------------------------------------------------------------


@rule("TP-10.09", "TP-18.15")
def test_advisors_give_cards_to_neighbours() -> None:
    t = full_table()
    t.civ(1, "advisors")
    t.hand(1, "trap", "feudalism")
    t.turn_of(0)
    t.gains(0, "tapestry")
    assert t.seat == 1 and t.options == ["give feudalism", "give trap", "decline"]
    t.choose("give trap")
    assert t.keys(*t.player(0).hand.cards) == ["trap"]
    assert len(t.player(1).hand.cards) == 2
    t.hand(1, "trap", "feudalism", "guilds", "democracy", "dystopia", "alliance")
    t.step(1, 1)
    t.choose(t.options[0])
    t.choose(t.options[0])
    t.choose("gain coin")
    assert t.vp(1) == 6 and len(t.player(1).hand.cards) == 4


@rule("TP-10.25", "TP-10.02", "TP-19.03")
def test_advisors_gained_later_give_the_cards_they_bring() -> None:
    t = full_table(3)
    t.hand(0, "trap", "guilds")
    t.deck("academia", "trap", "monarchy")
    t.founds(0, "advisors")
    assert t.options == ["give academia", "give monarchy", "give trap", "decline"]
    t.choose("give trap / to 2")
    assert t.options == ["give academia", "give monarchy", "decline"]
    t.choose("give monarchy / to 1", "decline")
    assert sorted(t.keys(*t.player(0).hand.cards)) == ["academia", "guilds", "trap"]
    assert t.keys(*t.player(2).hand.cards) == ["trap"] and t.vp(0) == 10


@rule("TP-10.25")
def test_advisors_of_the_set_up_give_nothing() -> None:
    t = full_table()
    t.founds(0, "advisors", at_setup=True)
    assert len(t.player(0).hand.cards) == 3 and t.asked == "Rest"


@rule("TP-10.25", "TP-19.06")
def test_rivals_cannot_tell_new_cards_from_old_ones() -> None:
    t = full_table()
    t.hand(0, "trap", "guilds")
    t.founds(0, "advisors")
    step = t.state.agenda[-1]
    assert isinstance(step, GiveAway)
    s = determinize(t.state, 1, Seeded(7))
    imagined = s.agenda[-1]
    assert isinstance(imagined, GiveAway) and len(imagined.held) == 2
    assert not Counter(imagined.held) - Counter(s.players[0].hand.cards)
    assert determinize(t.state, 0, Seeded(7)).agenda[-1] == step


@rule("TP-10.09", "TP-7.09")
def test_aliens_change_the_tile_on_their_mat() -> None:
    t = full_table()
    t.civ(0, "aliens", -1)
    t.space(0, "space_13", "space_17")
    t.step(0, 1)
    t.choose("space space_17")
    assert t.number("space_17") in t.player(0).cards
    t.stock(0, coin=1)
    t.step(0, 1)
    assert t.number("space_17") not in t.player(0).cards
    t.choose("space space_13")
    assert t.vp(0) == 13 and t.resources(0) == {}
    t.step(0, 1)
    t.choose("gain food")
    assert t.resources(0) == {"food": 1}


@rule("TP-10.09", "TP-1.12", "TP-22.06", "TP-2.22")
def test_infiltrators_share_and_collect() -> None:
    t = full_table()
    t.civ(0, "infiltrators")
    t.map(10, "territory_05")
    t.outposts(1, 10)
    t.step(0, 1)
    t.choose("share 10")
    assert t.resources(0) == {"food": 1}
    t.gains(0, "vp_controlled")
    t.gains(1, "vp_controlled")
    assert t.vp(0) == t.vp(1) == 2
    t.step(0, 1)
    assert t.vp(0) == 2 + 7
    assert t.state.items[18] == 3
    assert not list(t.game.faults(t.state))
    t = full_table(income=0)
    t.civ(0, "infiltrators")
    t.income(0)
    assert "culture" not in t.resources(0)


@rule("TP-10.09")
def test_islanders_explore_their_mat() -> None:
    t = full_table()
    t.civ(0, "islanders", *(-1, 0) * 6)
    t.tiles(0, "territory_05", "territory_08")
    t.step(0, 1)
    t.choose("tile territory_05 / at 2")
    assert t.resources(0) == {"food": 1} and mat(t, 0, "islanders")[4] == t.number("territory_05")
    t.turn_of(0)
    t.gains(0, "explore")
    assert "use islanders" in t.options
    t.choose("use islanders")
    assert t.asked == "ExploreMat"
    t = full_table(income=5)
    t.civ(0, "islanders", *(-1, 0) * 6)
    with t.edit() as s:
        from tessera.kernel import put_on

        put_on(s, s.players[0], t.number("islanders"), t.number("territory_05"), 0, *(-1, 0) * 5)
        s.players[0].aside = (t.number("territory_05"),)
    t.step(0, 4)
    assert t.vp(0) == 4


@rule("TP-10.09", "TP-16.11")
def test_recyclers_reuse_cards() -> None:
    t = full_table()
    t.civ(0, "recyclers")
    t.tech(0, "barn", "top")
    t.step(0, 1)
    t.choose("upgrade barn")
    assert t.vp(0) == 5 and t.player(0).bottom == (t.number("barn"),)
    with t.edit() as s:
        s.tech_discards = (t.number("radio"),)
        s.tech_deck.remove(t.number("radio")) if t.number("radio") in s.tech_deck.cards else None
    t.gains(0, "invent")
    assert "salvage radio" in t.options
    t = full_table()
    t.founds(0, "recyclers", at_setup=True)
    assert t.asked == "KeepTech" and len(t.options) == 3


@rule("TP-10.09")
def test_riverfolk_build_on_water() -> None:
    t = full_table(income=4)
    t.founds(0, "riverfolk", at_setup=True)
    assert t.vp(0) == 4 * 7
    t.gains(0, "farm", "farm")
    t.build(9)
    t.build(10)
    t.choose("gain coin")
    assert t.resources(0) == {"coin": 1}
    t.era(0, 5)
    before = t.vp(0)
    t.step(0, 1)
    assert t.vp(0) == before - 20


@rule("TP-10.09", "TP-19.05")
def test_spies_use_what_neighbours_have() -> None:
    t = full_table()
    t.civ(0, "spies")
    t.tapestry(1, "trap", 2)
    t.tiles(1, "territory_05")
    t.at(1, military=2)
    t.tech(1, "light_bulb", "middle")
    t.hand(1, "guilds")
    t.step(0, 1)
    assert [x for x in t.options if x.startswith("option")] == [f"option {n}" for n in (1, 2, 3, 4)]
    t.choose("option 1")
    assert t.vp(0) == 10
    assert t.view(0)["players"][1]["hand"]["cards"] == [t.number("guilds")]
    t.step(0, 1)
    t.choose("option 2")
    assert t.resources(0) == {"food": 1}
    t.step(0, 1)
    t.choose("option 3")
    assert len(t.player(0).hand.cards) == 1
    t.step(0, 1)
    t.choose("option 4")
    assert t.resources(0) == {"food": 1, "coin": 1}
    t.step(0, 1)
    assert t.asked == "Rest"


@rule("TP-10.09", "TP-4.17")
def test_tinkerers_have_four_tricks() -> None:
    t = full_table()
    t.civ(0, "tinkerers")
    t.at(0, science=5, military=1)
    t.at(1, military=3)
    t.step(0, 1)
    t.choose("option 1 / token science 5", "gain coin")
    assert t.resources(0) == {"worker": 1, "coin": 1}
    t.step(0, 1)
    t.choose("option 2")
    assert t.spaces(0)["military"] == 3 and t.asked == "TakeBenefit"
    t.choose("decline")
    t.step(0, 1)
    t.choose("option 3 / token science 5")
    assert t.spaces(0)["science"] == 2
    t.choose("decline")
    t.step(0, 1)
    t.choose("option 4 / token military 3")
    assert t.spaces(0)["military"] == 6 and t.player(0).landmarks == ()
    assert t.asked == "TakeBonus"


@rule("TP-10.09", "TP-13.15")
@pytest.mark.parametrize(
    ("terrain", "cell", "good"), [("desert", 5, "coin"), ("mountain", 9, "worker"), ("forest", 9, "food")]
)
def test_treasure_hunters_settle(terrain: str, cell: int, good: str) -> None:
    t = full_table()
    t.civ(0, "treasure_hunters")
    t.step(0, 1)
    t.choose(f"terrain {terrain} / at {cell}")
    assert t.resources(0) == {good: 1}
    assert t.player(0).held >> cell & 1
    assert t.player(0).settled == ((cell, 4),)
    while t.asked != "Rest":
        t.choose(t.options[0])
    t.step(0, 1)
    assert f"terrain {terrain}" not in t.options


@rule("TP-10.09")
def test_utilitarians_use_landmarks() -> None:
    t = full_table()
    t.founds(0, "utilitarians", at_setup=True)
    t.choose("landmark landmark_apothecary")
    t.build()
    assert mat(t, 0, "utilitarians") == (t.number("landmark_apothecary"),)
    t.landmark(0, "forge")
    t.build()
    while t.asked != "Rest":
        t.choose(t.options[0])
    assert sum(t.resources(0).values()) == 1
    assert len(mat(t, 0, "utilitarians")) == 2
    t.at(0, exploration=4)
    t.tech(0, "calendar", "middle")
    t.gains(0, "upgrade")
    t.choose("gain food")
    t = full_table()
    t.civ(0, "utilitarians", t.number("landmark_academy"), t.number("landmark_barracks"))
    t.owns(1, "academy")
    t.at(0, science=6)
    t.gains(0, "advance_x:science")
    assert t.vp(0) == 4
    t.gains(0, "conquer")
    t.chance(1, 1)
    t.choose("conquer 5", "black coin")
    assert t.vp(0) == 4 + 4


@rule("TP-10.26")
def test_barracks_count_the_red_die_twice_if_it_is_chosen() -> None:
    t = full_table()
    t.civ(0, "utilitarians", t.number("landmark_barracks"))
    t.gains(0, "conquer")
    t.chance(1, 1)
    t.choose("conquer 5", "red vp:4")
    assert t.vp(0) == 8 and t.resources(0) == {}


@rule("TP-10.09", "TP-7.37")
@pytest.mark.parametrize("first", ["red vp:4", "black coin"])
def test_barracks_add_the_red_die_once_when_both_dice_are_gained(first: str) -> None:
    t = full_table()
    t.civ(0, "utilitarians", t.number("landmark_barracks"))
    t.gains(0, "conquer_both_dice")
    t.chance(1, 1)
    t.choose("conquer 5", first)
    assert t.vp(0) == 4 + 4 and t.resources(0) == {"coin": 1}


@rule("TP-10.09")
def test_the_lighthouse_sells_tiles_once_a_turn() -> None:
    t = full_table()
    t.civ(0, "utilitarians", t.number("landmark_lighthouse"))
    t.tiles(0, "territory_01", "territory_02", "territory_03", "territory_04")
    t.stock(0, coin=1)
    t.turn(0)
    t.choose("use utilitarians", "discard territory_01", "discard territory_02", "gain coin")
    assert t.asked == "ChooseTurn" and "use utilitarians" not in t.options


# --- Arts & Architecture ----------------------------------------------------------------------------------------


@rule("TP-10.09", "TP-8.12", "TP-19.04")
def test_collectors_collect_each_type_once() -> None:
    t = full_table()
    t.civ(0, "collectors", 0)
    t.turn_of(0)
    t.gains(0, "tapestry")
    t.choose("collect tapestry", "gain coin")
    assert tapestry_cards(t.state, t.player(0)) == 1 and not t.player(0).hand.cards
    assert t.view(1)["players"][0]["kept"] == {"size": 1, "cards": []}
    t.gains(0, "territory")
    t.choose("collect territory", "gain coin")
    assert tiles_in_supply(t.state, t.player(0)) == 1 and t.player(0).tiles == ()
    t.gains(0, "invent")
    t.choose("draw", "collect tech", "gain coin")
    assert tech_cards(t.state, t.player(0)) == 1 and t.player(0).bottom == ()
    t.gains(0, "conquer")
    t.choose("use collectors", "gain coin")
    assert t.player(0).outposts == 7
    t.gains(0, "house")
    t.choose("use collectors", "gain coin")
    t.landmark(0, "forge")
    t.choose("use collectors", "gain coin")
    assert t.resources(0) == {"coin": 6}
    assert not list(t.game.faults(t.state))
    t.ends(0)
    assert t.vp(0) == 21


@rule("TP-10.09", "TP-5.17", "TP-5.19")
def test_gamblers_lay_a_card_in_step_one() -> None:
    t = full_table(income=3)
    t.civ(0, "gamblers")
    t.deck("academia", "trap", "folk_songs")
    t.step(0, 1)
    assert t.options == ["play trap", "play folk_songs"]
    t.choose("play trap")
    assert t.player(0).eras[2] == (t.number("trap"),) and t.vp(0) == 10
    assert t.number("academia") in t.state.tapestry_discards.cards
    t = full_table(income=3)
    t.civ(0, "gamblers")
    t.deck("academia", "capitalism", "monarchy")
    t.step(0, 1)
    t.choose("keep academia")
    assert t.keys(*t.player(0).hand.cards) == ["academia"]


@rule("TP-10.09", "TP-5.19")
def test_gamblers_lay_a_card_at_the_end_of_their_first_income_turn() -> None:
    t = full_table(income=1)
    t.civ(0, "gamblers")
    t.deck("academia", "trap", "folk_songs")
    t.turn_of(0, income=True)
    t.does(EndIncome(0))
    assert t.options == ["play trap", "play folk_songs"]
    t.choose("play trap")
    assert t.player(0).eras[0] == (t.number("trap"),) and t.vp(0) == 10


@rule("TP-10.09", "TP-3.11")
@pytest.mark.parametrize(
    ("tokens", "vp", "choices"), [(1, 1, 0), (2, 3, 1), (3, 6, 2), (5, 15, 3), (7, 15, 3)]
)
def test_relentless_cash_in(tokens: int, vp: int, choices: int) -> None:
    t = full_table()
    t.civ(0, "relentless", tokens)
    t.stock(0, food=1)
    t.stock(1, food=1)
    t.turn(0)
    t.choose("advance exploration")
    assert t.vp(0) == vp
    if choices > 1:
        assert t.asked == "ChooseGain"
    assert mat(t, 0, "relentless") == (0,)


@rule("TP-10.09", "TP-3.11")
def test_relentless_add_a_token_for_a_building() -> None:
    t = full_table()
    t.civ(0, "relentless", 1)
    t.drafted(0, "lc_game_store")
    t.tiles(0, *[f"territory_0{n}" for n in range(1, 7)])
    t.stock(0, food=1)
    t.stock(1, food=1)
    t.turn(0)
    t.choose("advance exploration")
    t.build()
    assert mat(t, 0, "relentless") == (2,)


@rule("TP-10.09", "TP-14.02")
def test_renegades_leave_the_track() -> None:
    t = full_table()
    t.civ(0, "renegades", 0)
    t.gains(0, "advance:technology")
    t.choose("use renegades")
    assert len(t.player(0).hand.cards) == 1 and t.asked == "ChooseBuilding"
    t.choose("build farm")
    t.build()
    assert mat(t, 0, "renegades") == (1,)
    t.gains(0, "advance:technology")
    assert t.asked != "TakeBenefit"
    t = full_table()
    t.civ(0, "renegades", 3)
    t.at(0, science=9)
    t.owns(1, "laboratory")
    t.gains(0, "advance:science")
    t.choose("use renegades")
    assert t.vp(0) == 30


@rule("TP-10.02", "TP-2.19")
def test_urban_planners_gained_later_take_a_landmark_card() -> None:
    t = full_table()
    with t.edit() as s:
        s.landmark_deck.take_all()
        s.landmark_deck.add(t.number("lc_castle"))
        s.landmark_deck.add(t.number("lc_game_store"))
    t.founds(0, "urban_planners")
    assert t.options == ["draft lc_game_store", "draft lc_castle"]
    t.choose("draft lc_castle")
    assert t.keys(*t.player(0).landmark_cards) == ["lc_castle"]


@rule("TP-10.02", "TP-10.04")
def test_urban_planners_without_a_landmark_card_may_draw_another_civilization() -> None:
    t = full_table()
    with t.edit() as s:
        s.landmark_deck.take_all()
        s.civ_deck.take_all()
        s.civ_deck.add(t.number("urban_planners"))
        s.civ_deck.add(t.number("nomads"))
    t.founds(0, "urban_planners")
    assert t.options == ["redraw", "decline"]
    t.choose("redraw")
    assert t.keys(*t.player(0).civs) == ["nomads"]


@rule("TP-10.09", "TP-9.15", "TP-3.11")
def test_urban_planners_score_their_quarter() -> None:
    """A landmark of the landmark card, gained at the end of that turn, counts."""
    t = full_table(income=5)
    t.civ(0, "urban_planners")
    for key, cell in (("forge", 18), ("barracks", 27)):
        with t.edit() as s:
            from tessera.games.tapestry.rules.building import put_in_city

            number = t.number(f"landmark_{key}")
            s.players[0].landmarks = tuple(sorted((*s.players[0].landmarks, number)))
            s.landmarks &= ~(1 << (number - t.number("landmark_forge")))
            put_in_city(s, s.players[0], number, 3 << cell, 0)
            s.agenda[:] = s.agenda[:1]
    t.drafted(0, "lc_digital_studio")
    t.tech(0, "radio", "top")
    t.turn_of(0, income=True)
    t.does(EndTurn(0))
    t.build(36)
    assert t.vp(0) == 9


# --- Fantasies & Futures ----------------------------------------------------------------------------------------


@rule("TP-10.09", "TP-10.21", "TP-22.03")
def test_artificers_change_their_mat() -> None:
    t = full_table()
    t.civ(0, "artificers")
    t.step(0, 1)
    t.choose("set-aside markets")
    assert t.player(0).covered[0] == 0b111100 and own_buildings(t.player(0), 0) == 1
    t.step(0, 1)
    t.choose("slide markets")
    assert t.player(0).covered[0] == 0b111010
    t.era(0, 5)
    t.step(0, 1)
    t.choose("push markets")
    assert t.player(0).covered[0] == 0b001111
    t.step(0, 1)
    t.choose("count")
    assert t.vp(0) == 1


@rule("TP-10.09", "TP-10.11", "TP-22.06", "TP-9.28")
def test_celestials_drift() -> None:
    t = full_table()
    t.founds(0, "celestials", at_setup=True)
    t.step(0, 1)
    t.chance(1, 1)
    t.choose("drift 5")
    t.choose("red vp:4")
    assert t.vp(0) == 4 and t.resources(0) == {"coin": 1}
    assert t.player(0).markers == (5,) and not t.player(0).held >> 5 & 1
    with t.edit() as s:
        s.players[0].upright = ()
        s.players[0].outposts = 10
        s.items = tuple(0 if cell == 4 else count for cell, count in enumerate(s.items))
        s.occupied &= ~(1 << 4)
    t.tiles(0, "territory_05")
    t.gains(0, "conquer", "explore")
    assert t.asked == "Rest"


@rule("TP-10.09", "TP-9.28")
def test_celestials_score_their_skyline() -> None:
    t = full_table(income=5)
    t.civ(0, "celestials", 4)
    with t.edit() as s:
        p = s.players[0]
        forge, barn = t.number("landmark_forge"), t.number("landmark_barn")
        p.landmarks = tuple(sorted((forge, barn)))
        s.landmarks &= ~(1 << 0) & ~(1 << (barn - t.number("landmark_forge")))
        p.pieces = ((forge, 3, 0, 0), (barn, 1 << 20, 0, 8))
        p.built = (3 | 1 << 20, 0)
    t.step(0, 1)
    assert t.vp(0) == 3


@rule("TP-10.09", "TP-10.16", "TP-10.17", "TP-3.03")
def test_elder_ones_go_on_advancing() -> None:
    t = full_table(income=4)
    t.civ(0, "elder_ones")
    t.tapestry(0, "academia", 4)
    t.hand(0, "trap", "feudalism")
    t.income(0)
    t.choose("discard trap", "gain food", "gain food", "stop")
    assert t.number("academia") in t.player(0).cards
    assert not t.player(0).ended
    t.turn(0)
    assert t.options == [f"advance {x}" for x in ("exploration", "science", "technology", "military", "arts")]
    t.choose("advance exploration")
    assert t.resources(0) == {"food": 1}
    t.landmark(0, "forge")
    t.build()
    assert t.vp(0) == 10
    t.stock(0)
    with t.edit() as s:
        s.agenda[:] = s.agenda[:1]
    t.stock(1, coin=1)
    t.turn(0)
    assert t.player(0).ended


@rule("TP-10.09")
def test_elder_ones_before_turn_five() -> None:
    t = full_table()
    t.civ(0, "elder_ones")
    t.step(0, 1)
    t.choose("choose draw-tapestry")
    assert len(t.player(0).hand.cards) == 2


@rule("TP-10.09")
def test_faefolk_move_by_visible_cards() -> None:
    t = full_table()
    t.civ(0, "faefolk", 0)
    t.hand(0, "trap")
    t.face_down(0, 2)
    t.step(0, 1)
    t.choose("decline")
    assert mat(t, 0, "faefolk") == (2,) and t.resources(0) == {"food": 1}
    t = full_table(income=5)
    t.civ(0, "faefolk", 1)
    t.hand(0, "trap")
    t.step(0, 1)
    t.choose("decline")
    assert t.resources(0) == {"food": 2}


@rule("TP-2.26", "TP-8.01")
def test_heralds_draw_every_card_once_if_none_fits() -> None:
    t = table(income=0)
    t.founds(0, "heralds", at_setup=True)
    t.deck("academia", "capitalism", "golden_age")
    t.hand(0, "trap")
    t.income(0)
    assert t.options == ["play trap", "decline"]


@rule("TP-1.24", "TP-10.09")
def test_leaders_advance_only_where_they_can() -> None:
    t = table(income=2)
    t.civ(0, "leaders")
    t.at(0, technology=12)
    t.tapestry(0, "theocracy", 2)
    t.step(0, 1)
    assert t.options == ["lead exploration", "lead military", "decline"]
    assert t.refuses("lead technology") == "TP-6.03" and t.refuses("lead science") == "TP-6.08"


@rule("TP-10.09")
def test_genies_may_take_the_square_before_the_circle() -> None:
    t = full_table()
    t.civ(0, "genies")
    t.at(0, science=3)
    t.covers(0, *[cell for cell in range(81) if cell not in (0, 1)])
    t.step(0, 1)
    t.choose("circle 0", "choose research_x")
    t.chance(2)
    t.choose("next research_x", "move 3")
    t.build(0)  # the Apothecary closes the first row and two columns
    t.choose("gain coin")
    assert t.vp(0) == 18


@rule("TP-10.09", "TP-10.15")
def test_genies_grant_wishes() -> None:
    t = full_table(3)
    t.civ(0, "genies")
    t.outposts(0, 5)
    t.chance(1)
    t.step(0, 1)
    assert t.seat == 2
    t.choose("circle 2")
    assert t.vp(0) == 2 and t.vp(2) == 1
    assert t.resources(0) == {"culture": 1}
    t.ended(1)
    t.chance(0)
    t.step(0, 1)
    assert t.seat == 0
    t.choose("circle 3")
    assert t.options == ["next vp_tech", "next research_x"]  # circle and square in any order
    t.chance(2)
    t.choose("next research_x")
    assert t.asked == "MayAdvance"
    t.choose("decline")
    t = full_table(income=5)
    t.civ(0, "genies")
    t.step(0, 1)
    t.choose("circle 2", "circle 0")
    assert t.vp(0) == 1


@rule("TP-10.09", "TP-10.12", "TP-10.07")
def test_illuminati_profit_from_dice() -> None:
    """Interaction 8."""
    t = full_table()
    t.civ(1, "illuminati", 0b111)
    t.chance(2)
    t.gains(0, "research_x")
    assert t.seat == 1
    t.choose("move 0", "decline")
    assert t.spaces(1) == {"science": 1} and mat(t, 1, "illuminati") == (0b110,)
    t.gains(0, "conquer")
    t.chance(2, 1)
    t.choose("conquer 5")
    assert t.vp(1) == 5 and t.resources(1) == {"coin": 1} and mat(t, 1, "illuminati") == (0,)
    t.choose("red vp:5")
    t.step(1, 1)
    assert t.vp(1) == 5 and mat(t, 1, "illuminati") == (0b111,)
    t.step(1, 1)
    assert t.vp(1) == 5 + 18
    t.ended(1)
    t.gains(0, "conquer")
    t.chance(2, 1)
    t.choose("conquer 9")
    assert t.vp(1) == 23 + 5 and t.resources(1) == {"coin": 1}


@rule("TP-10.09", "TP-10.19", "TP-19.04", "TP-10.17")
def test_merfolk_sink_and_surface() -> None:
    t = full_table()
    t.civ(0, "merfolk")
    t.hand(0, "trap", "feudalism", "guilds")
    t.step(0, 1)
    t.choose("submerge guilds", "submerge feudalism")
    assert len(t.player(0).hand.cards) == 2 and len(t.player(0).submerged.cards) == 2
    assert t.view(1)["players"][0]["submerged"] == {"size": 2, "cards": []}
    t.era(0, 5)
    t.step(0, 1)
    assert len(t.player(0).hand.cards) == 5
    t.hand(0, "trap", "academia")
    t.turn(0)
    t.choose("discard academia", "stop")
    assert not t.player(0).ended


@rule("TP-10.19", "TP-8.11", "TP-8.26")
def test_merfolk_play_when_played_cards_after_the_end() -> None:
    t = full_table(income=5)
    t.civ(0, "merfolk")
    t.hand(0, "trap", "academia")
    t.era(1, 2)
    t.stock(1, coin=1)
    t.turn(0)
    assert t.options == ["play trap", "discard academia", "discard trap"]
    t.choose("play trap")
    assert t.vp(0) == 10 and t.player(0).eras[3] == (t.number("trap"),)


@rule("TP-10.19", "TP-19.04")
def test_the_last_card_of_merfolk_is_asked_for_whatever_it_is() -> None:
    t = full_table(income=5)
    t.civ(0, "merfolk")
    t.hand(0, "academia")
    t.era(1, 2)
    t.stock(1, coin=1)
    t.turn(0)
    assert t.asked == "SwimTurn" and t.options == ["discard academia"]


@rule("TP-10.17", "TP-10.19")
def test_merfolk_keep_the_card_of_era_four_and_five_cards_in_hand() -> None:
    t = full_table(income=4)
    t.civ(0, "merfolk")
    t.tapestry(0, "academia", 4)
    t.hand(0, "feudalism", "guilds", "democracy", "dystopia", "alliance", "trap")
    t.income(0)
    assert t.number("academia") in t.player(0).cards
    assert t.asked == "DiscardTapestries"
    while t.asked == "DiscardTapestries":
        t.choose(t.options[0])
    assert len(t.player(0).hand.cards) == 5 and not t.player(0).ended


@rule("TP-10.10")
def test_merfolk_and_elder_ones_choose_their_turns() -> None:
    t = full_table(income=5)
    t.civ(0, "merfolk")
    t.civ(0, "elder_ones")
    t.hand(0, "trap", "academia")
    t.stock(0, coin=1)
    t.turn(0)
    assert "use merfolk" in t.options and "advance science" in t.options


@rule("TP-10.09", "TP-10.13", "TP-10.20", "TP-16.13", "TP-19.06")
def test_psionics_choose_from_more() -> None:
    t = full_table()
    t.civ(0, "psionics")
    t.gains(0, "territory", "territory")
    assert t.asked == "KeepTile" and len(t.options) == 2
    t.choose(t.options[0])
    t.choose(t.options[0])
    assert len(t.player(0).tiles) == 2
    t.chance(1, 2)
    t.gains(0, "research_x")
    assert t.asked == "UseRoll"
    t.choose("face science", "decline")
    t.gains(0, "tapestry")
    if t.asked == "KeepTapestry":
        t.choose(t.options[0])
    assert len(t.player(0).hand.cards) == 1 and not t.player(0).looking.cards
    t.gains(0, "draw3_keep2_tapestry")
    assert len(t.player(0).looking.cards) == 4
    t.tapestry(0, "empiricism", 2)
    with t.edit() as s:
        s.agenda[:] = s.agenda[:1]
        s.tapestry_deck.add_all(s.players[0].looking.take_all())
    t.chance(1, 2, 3)
    t.gains(0, "research_x")
    assert len(t.options) == 3


@rule("TP-10.09")
@pytest.mark.parametrize(("turn", "asked"), [(2, "KeepTile"), (4, "Invent"), (5, "UseRoll")])
def test_psionics_gain_something_each_income_turn(turn: int, asked: str) -> None:
    t = full_table(income=turn)
    t.civ(0, "psionics")
    if turn == 5:
        t.chance(1, 2)
    t.step(0, 1)
    assert t.asked == asked


@rule("TP-10.09", "TP-10.15", "TP-9.30")
def test_weefolk_plant_tokens() -> None:
    t = full_table()
    t.civ(0, "weefolk")
    t.tiles(0, "territory_05")
    t.ended(1)
    t.step(0, 1)
    assert t.asked == "PlantToken" and t.seat == 1
    t.choose("plant 0")
    t.choose("discard territory_05", "build farm")
    t.build()
    assert own_buildings(t.player(0), 2) == 1
    assert len(mat(t, 0, "weefolk")) == 2


@rule("TP-10.02", "TP-10.15")
def test_weefolk_gained_later_plant_at_once() -> None:
    t = full_table()
    t.founds(0, "weefolk", at_setup=True)
    assert t.asked == "Rest"
    t = full_table()
    t.founds(0, "weefolk")
    assert t.asked == "PlantToken" and t.seat == 1


@rule("TP-10.09")
def test_weefolk_count_neighbours_of_their_tokens() -> None:
    t = full_table(income=5)
    t.civ(0, "weefolk")
    t.house(1, "farm", 1)
    t.house(1, "house", 27)
    t.step(0, 1)
    t.choose("plant 0")
    assert t.vp(0) == 2


@rule("TP-10.09", "TP-16.14")
def test_werefolk_flip_a_tile() -> None:
    t = full_table()
    t.civ(0, "werefolk", -1)
    t.chance(t.number("space_13"), 1)
    t.step(0, 1)
    assert t.vp(0) == 4
    assert t.player(0).space_tiles == (t.number("space_13"),)
    t = full_table()
    t.civ(0, "werefolk", -1)
    t.at(0, science=2)
    t.chance(t.number("space_13"), 1)
    t.step(0, 1)
    t.choose("howl")
    assert t.spaces(0) == {"science": 1} and t.vp(0) == 13
    t = full_table()
    t.civ(0, "werefolk", -1)
    t.at(0, military=1)
    t.chance(t.number("space_13"), 0)
    t.step(0, 1)
    t.choose("advance military")
    assert t.options == ["bonus", "decline"]


@rule("TP-10.18", "TP-15.04")
def test_final_scorings_happen_in_income_turn_five() -> None:
    t = full_table(income=4)
    t.civ(0, "elder_ones")
    t.civ(0, "riverfolk")
    t.points(0, 50)
    t.does(IncomeTurn(0))
    while t.asked not in ("Rest",):
        t.choose(t.options[-1])
    assert t.vp(0) < 50 and not t.player(0).ended
    assert complete_districts(t.state, t.player(0)) == 0


@rule("TP-18.14")
def test_civilization_decisions_belong_to_their_owner() -> None:
    t = table(income=2)
    t.civ(1, "merrymakers", 0, 0, 0)
    t.step(1, 1)
    assert t.seat == 1


@rule("TP-10.09", "TP-10.16")
def test_elder_ones_score_landmarks_after_income_turn_five_only() -> None:
    t = full_table(income=5)
    t.civ(0, "elder_ones")
    t.turn_of(0, income=True)
    t.landmark(0, "forge")
    t.build()
    assert t.vp(0) == 0
    t.turn_of(1, income=True)
    t.landmark(0, "barracks")
    t.build()
    assert t.vp(0) == 10
    t.turn_of(0)
    t.landmark(0, "lighthouse")
    t.build()
    assert t.vp(0) == 20


@rule("TP-10.12", "TP-10.09")
@pytest.mark.parametrize(("civ", "vp", "home"), [("celestials", 5, 1), ("mountain", 5, 1), ("forest", 5, 5)])
def test_illuminati_profit_from_dice_rolled_without_a_conquest(civ: str, vp: int, home: int) -> None:
    t = full_table()
    t.civ(1, "illuminati", 0b111)
    if civ == "celestials":
        t.founds(0, civ, at_setup=True)
    else:
        t.civ(0, "treasure_hunters")
    t.step(0, 1)
    t.chance(2, 1)
    t.choose("drift 5" if civ == "celestials" else f"terrain {civ} / at {SITES[civ]}")
    assert t.vp(1) == vp and mat(t, 1, "illuminati") == (home,)


SITES = {"mountain": 5, "forest": 9}


@rule("TP-10.22")
def test_tokens_of_lost_treasure_hunters_are_inert() -> None:
    t = full_table()
    t.civ(0, "treasure_hunters")
    with t.edit() as s:
        s.players[0].settled = ((5, 4),)
        add_item(s, 5)
    assert t.player(0).held >> 5 & 1
    t.lays(0, "plague", 2)
    p = t.player(0)
    assert not p.held >> 5 & 1 and p.settled == () and 5 in p.markers and t.state.items[5] == 1


@rule("TP-10.07", "TP-15.02")
@pytest.mark.parametrize(("chosen", "vp"), [("black coin", 4), ("red vp:4", 0)])
def test_traders_gain_points_of_the_other_die_after_their_end(chosen: str, vp: int) -> None:
    t = table(income=2)
    t.civ(1, "traders", 3, 5)
    with t.edit() as s:
        s.players[1].markers = (5,)
        add_item(s, 5)
    t.ended(1)
    t.gains(0, "conquer")
    t.chance(1, 1)
    t.choose("conquer 5", chosen)
    if t.asked == "TakeOtherDie":
        t.choose("face vp:4")
    assert t.vp(1) == vp and t.resources(1) == {}


@rule("TP-10.20", "TP-8.23")
def test_psionics_see_one_more_wherever_some_are_drawn_and_fewer_kept() -> None:
    t = full_table()
    t.civ(0, "psionics")
    t.founds(0, "recyclers")
    assert t.asked == "KeepTech" and len(t.options) == 4
    t = full_table()
    t.civ(0, "psionics")
    t.deck("guilds", "feudalism", "espionage", "dystopia", "academia")
    t.founds(0, "illuminati")
    assert t.asked == "KeepTapestry" and len(t.options) == 4
    t = full_table()
    t.civ(0, "psionics")
    t.civ(0, "werefolk", -1)
    t.turn_of(0, income=True)
    t.does(Transform(0, t.number("werefolk")))
    assert t.asked == "CatchTile" and len(t.options) == 2
    t = full_table(income=0, two_first_cards=True)
    t.civ(0, "psionics")
    t.deck("guilds", "feudalism", "espionage", "dystopia", "academia")
    t.income(0)
    while t.asked == "KeepTile":
        t.choose(t.options[0])
    assert t.asked == "KeepTapestry" and len(t.options) == 3


@rule("TP-10.09", "TP-22.02")
def test_infiltrators_count_outposts_on_mats() -> None:
    """None of them is placed on the board."""
    t = full_table()
    t.civ(0, "infiltrators")
    with t.edit() as s:
        s.players[1].outposts = 7
        t.civ(1, "collectors", 1)
    t.step(0, 1)
    assert t.vp(0) == 8


@rule("TP-10.09")
@pytest.mark.parametrize("supply", [0, 1])
def test_militants_place_outposts_of_the_supply_first_where_they_do_not_conquer(supply: int) -> None:
    t = full_table()
    with t.edit() as s:
        s.players[0].outposts = supply
        t.civ(0, "militants", 4, 4 - supply)
    t.tapestry(0, "militarism", 2)
    t.tiles(0, "territory_05")
    t.gains(0, "explore")
    while t.asked == "Explore":
        t.choose(t.options[0])
    t.choose(t.options[0])
    if not supply:
        t.choose("muster 0")
    assert mat(t, 0, "militants") == ((4, 3) if supply else (3, 4)) and t.player(0).outposts == 0
