"""Every tapestry card of the base game and of Plans & Ploys does what it says (TP-8, TP-10.09)."""

from __future__ import annotations

import pytest

from tessera.games.tapestry import game
from tessera.games.tapestry.rules.exploring import aligned_sides
from tessera.games.tapestry.rules.income import IncomeStep
from tessera.games.tapestry.rules.turns import CloseTurn
from tessera.games.tapestry.state import INCOME, Turn
from tessera.games.tapestry.testing.scene import TapestryScript
from tessera.testing import rule
from tests.games.tapestry.scenes import full_table, table


@rule("TP-8.04")
def test_academia() -> None:
    t = table(income=2)
    t.lays(0, "academia", 2)
    t.gains(0, "invent")
    t.choose("draw")
    t.gains(0, "tapestry")
    assert t.vp(0) == 6


@rule("TP-15.03")
def test_age_of_discovery() -> None:
    t = table(3, income=2)
    t.ended(2)
    t.chance(3)
    t.lays(0, "age_of_discovery", 2)
    assert t.asked == "Invent" and t.seat == 0
    t.choose("draw")
    assert t.spaces(1) == {"technology": 1} and t.player(1).bottom == ()
    assert t.spaces(2) == {}


@rule("TP-7.02")
def test_age_of_sail() -> None:
    t = table(income=2)
    t.lays(0, "age_of_sail", 2)
    t.gains(0, "explore")
    assert len(t.player(0).tiles) == 3
    tile = t.keys(t.player(0).tiles[0])[0]
    t.choose(f"give {tile} / to 1")
    assert t.vp(0) == 3
    assert t.keys(*t.player(1).tiles) == [tile]
    assert t.asked == "Explore"


@rule("TP-8.03")
@pytest.mark.parametrize(("own", "other", "vp", "resources"), [(0, 1, 0, 2), (1, 0, 12, 0), (0, 0, 6, 1)])
def test_age_of_wonders(own: int, other: int, vp: int, resources: int) -> None:
    t = table(income=2)
    if own:
        t.owns(0, "forge")
    if other:
        t.owns(1, "barn")
    t.lays(0, "age_of_wonders", 2)
    while t.asked == "GainAny":
        t.choose("gain coin")
    assert t.vp(0) == vp
    assert t.resources(0).get("coin", 0) == resources


@rule("TP-13.09")
def test_alliance_shares_upgrades() -> None:
    t = table(income=2)
    t.lays(0, "alliance", 2)
    t.tech(1, "light_bulb")
    t.gains(1, "upgrade")
    assert t.resources(1) == {"coin": 1} and t.resources(0) == {"coin": 1}


@rule("TP-6.05")
def test_boast_of_superiority() -> None:
    t = table(income=2)
    t.at(0, science=3)
    t.at(1, military=2)
    t.lays(0, "boast_of_superiority", 2)
    assert t.vp(0) == 4 * 3


@rule("TP-6.08")
def test_broker_of_peace() -> None:
    t = table(income=2)
    t.lays(0, "broker_of_peace", 2)
    t.gains(0, "advance_x:military")
    assert t.spaces(0) == {}
    t.gains(1, "advance_x:military")
    assert t.vp(0) == 3


@rule("TP-5.13")
def test_capitalism() -> None:
    t = table(income=2)
    t.lays(0, "capitalism", 2)
    t.gains(0, "market")
    t.build()
    assert t.resources(0) == {"coin": 1}
    t.step(0, 5)
    assert t.vp(0) == 2 * 2


@rule("TP-1.23")
def test_coal_baron() -> None:
    t = table(3, income=2)
    t.lays(0, "coal_baron", 2)
    while t.asked == "Explore":
        t.choose(t.options[0])
    while t.asked != "Rest":
        t.choose(t.options[0])
    assert len(t.player(1).tiles) == len(t.player(2).tiles) == 1


@rule("TP-16.05")
def test_colonialism() -> None:
    t = table(income=2)
    t.map(10, "territory_08")
    t.outposts(0, 10, 5)
    t.lays(0, "colonialism", 2)
    assert t.resources(0) == {"coin": 1, "worker": 1}


@rule("TP-8.15")
def test_dark_ages() -> None:
    t = table(income=2)
    t.at(0, exploration=4, science=2, technology=0, military=2)
    t.lays(0, "dark_ages", 2)
    t.choose("rise military")
    t.build()
    assert t.spaces(0) == {"exploration": 3, "science": 1, "military": 5}
    assert t.keys(*t.player(0).landmarks) == ["landmark_barracks"]


@rule("TP-1.24", "TP-8.15")
def test_dark_ages_raise_a_token_that_can_rise() -> None:
    t = table(income=2)
    t.at(0, exploration=2, science=12, technology=3)
    t.ability(0, "dark_ages")
    assert t.options == ["rise exploration", "rise technology", "rise military"]
    t.choose("rise exploration")
    t.build()
    assert t.spaces(0) == {"exploration": 5, "science": 11, "technology": 2}


@rule("TP-8.03")
def test_democracy() -> None:
    t = table(income=2)
    t.lays(0, "democracy", 2)
    for _ in range(2):
        t.choose(t.options[0])
    t.choose("stop")
    assert t.vp(0) == 4 and len(t.player(0).hand.cards) == 1


@rule("TP-6.08")
def test_dictatorship_closes_a_track_until_the_end_of_the_next_turn() -> None:
    t = table(income=2)
    t.stock(0, culture=3)
    t.stock(1, culture=3)
    t.lays(0, "dictatorship", 2)
    t.choose("advance science")
    assert t.state.blocks == ((1, 0, 2),)
    with t.edit() as s:
        s.agenda[:] = s.agenda[:1]
    for seat, left in ((0, 1), (1, 1), (0, 0)):
        t.at(seat, military=1)
        t.turn(seat)
        if seat == 1 and left:
            assert t.refuses("advance science") == "TP-6.08"
        t.choose("advance military / pay culture")
        t.choose("decline")
        with t.edit() as s:
            s.agenda[:] = s.agenda[:1]
        assert len(t.state.blocks) == (1 if left else 0)


@rule("TP-6.08")
def test_dictatorship_in_the_turn_of_another_ends_with_the_own_next_turn() -> None:
    t = table(income=2)
    t.turn_of(1)
    t.lays(0, "dictatorship", 2)
    t.choose("advance science", "decline")
    t.does(CloseTurn(1))
    assert t.state.blocks
    t.does(CloseTurn(0))
    assert not t.state.blocks


@rule("TP-3.09")
def test_diplomacy() -> None:
    t = table(income=2)
    t.lays(0, "diplomacy", 2)
    t.choose("gain coin", "gain food", "build farm")
    t.build()
    assert t.resources(0) == {"coin": 1} and t.resources(1) == {"food": 1}


@rule("TP-2.29")
def test_dystopia() -> None:
    t = table(income=2)
    t.lays(0, "dystopia", 2)
    assert len(t.options) == 12
    t.choose("landmark landmark_tech_hub")
    t.build()
    assert t.keys(*t.player(0).landmarks) == ["landmark_tech_hub"]


@rule("TP-10.13")
def test_empiricism_rolls_twice() -> None:
    t = table(income=2)
    t.lays(0, "empiricism", 2)
    t.chance(1, 2)
    t.gains(0, "research_x")
    assert t.options == ["face exploration", "face science"]
    t.choose("face science", "move 0")
    assert t.vp(0) == 2


@rule("TP-16.16")
def test_espionage_does_not_give_the_stadium_again() -> None:
    t = full_table()
    t.tapestry(1, "entertain_the_masses", 2)
    t.owns(0, "forge")
    t.lays(0, "espionage", 2)
    assert t.keys(*t.player(0).landmarks) == ["landmark_forge"]
    assert t.vp(0) == 1


@rule("TP-7.04")
def test_exploitation() -> None:
    t = table(income=2)
    t.lays(0, "exploitation", 2)
    t.tiles(0, "territory_05")
    t.gains(0, "explore")
    t.choose("at 10", "use exploitation")
    assert t.vp(0) == 0 and t.resources(0) == {"food": 2}


@rule("TP-8.03")
def test_feudalism() -> None:
    t = table(income=2)
    t.owns(0, "forge", "barn")
    t.lays(0, "feudalism", 2)
    t.choose("choose vp3_per_landmark")
    assert t.vp(0) == 6


@rule("TP-7.15")
def test_golden_age() -> None:
    t = table(income=2)
    t.lays(0, "golden_age", 2)
    t.tech(0, "time_travel", "middle")
    t.gains(0, "upgrade")
    assert t.vp(0) == 3


@rule("TP-1.20")
def test_guilds() -> None:
    t = table(income=2)
    t.points(0, 12)
    t.stock(0, coin=2)
    t.lays(0, "guilds", 2)
    assert t.options == ["buy 1", "buy 2", "sell 1", "sell 2"]
    t.choose("buy 2", "gain food", "gain food")
    assert t.vp(0) == 2 and t.resources(0) == {"coin": 2, "food": 2}
    t.lays(0, "guilds", 3)
    t.choose("sell 2")
    t.choose("pay coin", "pay coin")
    assert t.vp(0) == 12


@rule("TP-7.10")
def test_industrialism() -> None:
    t = table(income=2)
    t.lays(0, "industrialism", 2)
    t.offer("light_bulb", "barn", "radio")
    t.gains(0, "invent")
    t.choose("invent light_bulb")
    assert t.resources(0) == {"coin": 1}
    assert t.player(0).bottom == (t.number("light_bulb"),)


@rule("TP-8.14")
def test_marriage_of_state() -> None:
    t = table(income=2)
    t.lays(0, "marriage_of_state", 2)
    t.choose("track military")
    t.at(1, military=1)
    t.gains(1, "advance:military")
    assert len(t.player(0).hand.cards) == 1


@rule("TP-8.14")
def test_marriage_of_state_shares_benefits_gained_elsewhere() -> None:
    """Also those of a position of somebody else: Trade Economy, Spies."""
    t = full_table(3)
    t.lays(0, "marriage_of_state", 2)
    t.choose("track military / to 1")
    t.at(2, military=2)
    t.lays(1, "trade_economy", 2)
    assert len(t.player(0).hand.cards) == len(t.player(1).hand.cards) == 1
    t = full_table(3)
    t.lays(0, "marriage_of_state", 2)
    t.choose("track military / to 1")
    t.at(2, military=2)
    t.civ(1, "spies")
    t.step(1, 1)
    t.choose("option 3 / on 2 / at military 2")
    assert len(t.player(0).hand.cards) == len(t.player(1).hand.cards) == 1


@rule("TP-5.13")
def test_mercantilism() -> None:
    t = table(income=2)
    t.lays(0, "mercantilism", 2)
    t.built(0, farm=1)
    t.step(0, 5)
    t.choose("convert coin", "convert culture")
    assert t.resources(0) == {"coin": 2, "worker": 1, "culture": 2}
    assert t.vp(0) == 4


@rule("TP-7.10")
def test_meritocracy() -> None:
    t = table(income=2)
    t.tech(0, "barn")
    t.lays(0, "meritocracy", 2)
    t.choose("draw")
    assert t.vp(0) == 4


@rule("TP-13.15", "TP-7.05")
def test_militarism() -> None:
    t = table(income=2)
    t.lays(0, "militarism", 2)
    t.tiles(0, "territory_05")
    t.gains(0, "explore")
    t.choose("at 10", "occupy 10")
    assert t.player(0).held >> 10 & 1
    assert t.state.rolled == (-1, -1, -1)


@rule("TP-9.13")
def test_monarchy() -> None:
    t = table(income=2)
    t.lays(0, "monarchy", 2)
    t.gains(0, "farm")
    t.build()
    t.landmark(0, "forge")
    t.build()
    assert t.vp(0) == 3


@rule("TP-6.15")
def test_oil_magnate() -> None:
    t = table(4, income=2)
    t.lays(0, "oil_magnate", 2)
    t.choose("track technology", "move 0", "draw")
    assert t.seat == 1
    t.choose("move 0")
    assert t.seat == 3
    t.choose("decline")
    assert [t.spaces(x) for x in range(4)] == [{"technology": 1}, {"technology": 1}, {}, {}]
    assert t.player(1).bottom == ()


@rule("TP-18.15")
@pytest.mark.parametrize("competes", [True, False])
def test_olympic_host(competes: bool) -> None:
    t = table(income=2)
    t.stock(0, worker=1)
    t.stock(1, worker=1)
    t.lays(0, "olympic_host", 2)
    t.choose("decline", "compete" if competes else "decline")
    if competes:
        assert t.vp(1) == 10 and t.asked == "ChooseBuilding"
    else:
        assert t.resources(0) == {"coin": 1, "worker": 1}


@rule("TP-7.41")
def test_pillage_and_plunder() -> None:
    t = table(income=2)
    t.lays(0, "pillage_and_plunder", 2)
    t.outposts(1, 5)
    t.gains(0, "conquer")
    t.chance(1, 1)
    t.choose("conquer 5", "red vp:4")
    assert t.vp(0) == 4 and t.resources(0) == {"coin": 1}


@rule("TP-7.36")
def test_pirate_rule() -> None:
    t = table(income=2)
    t.lays(0, "pirate_rule", 2)
    t.map(10, "territory_05")
    t.gains(0, "conquer")
    t.chance(1, 1)
    t.choose("conquer 10", "red vp:4")
    assert t.resources(0) == {"food": 1}


@rule("TP-8.03")
def test_plea_for_aid() -> None:
    t = table(3, income=2)
    t.at(1, science=2, military=2)
    t.at(2, science=1)
    t.lays(0, "plea_for_aid", 2)
    t.choose("gain coin")
    assert t.vp(0) == 2 and t.asked == "Rest"


@rule("TP-6.02")
def test_renaissance() -> None:
    t = table(income=2)
    t.at(0, exploration=1, science=1, technology=12, military=0)
    t.lays(0, "renaissance", 2)
    t.choose("advance exploration", "bonus")
    assert len(t.player(0).hand.cards) == 1
    t.choose("advance science", "decline")
    assert t.spaces(0) == {"exploration": 2, "science": 2, "technology": 12, "military": 1}


@rule("TP-4.06")
def test_revisionism() -> None:
    t = table(income=2)
    t.lays(0, "revisionism", 2)
    t.at(0, science=3, military=3)
    t.owns(1, "barracks")
    t.gains(0, "advance_x:science")
    t.build()
    t.choose("gain coin")
    assert t.resources(0) == {"coin": 1}
    t.gains(0, "advance_x:military")
    assert t.asked == "PlaceBuilding"
    assert t.player(0).covered[3] == 0b111100


@rule("TP-16.07", "TP-14.03")
def test_revolution() -> None:
    t = table(income=2)
    t.outposts(1, 5, 9)
    t.toppled(0, 5, by=1)
    t.toppled(0, 9, by=1)
    t.lays(0, "revolution", 2)
    t.choose("choose stand_up_3", "stand 5", "stop")
    assert t.player(0).held >> 5 & 1 and not t.player(1).held >> 5 & 1
    assert t.player(1).fallen == ((5, -1),)
    assert t.state.prizes == (0, 0, 0)
    assert t.player(0).fallen == ((9, 1),)


@rule("TP-4.17")
def test_socialism_goes_both_ways() -> None:
    t = table(income=2)
    t.at(0, science=2, military=3)
    t.at(1, science=3)
    t.lays(0, "socialism", 2)
    assert t.options == ["equal science 2 3", "equal military 3 0"]
    t.choose("equal military 3 0")
    assert t.spaces(0) == {"science": 2}


@rule("TP-7.10")
def test_steam_tycoon() -> None:
    t = table(3, income=2)
    t.offer("light_bulb", "barn", "radio")
    t.lays(0, "steam_tycoon", 2)
    assert "draw" not in t.options
    t.choose("invent light_bulb")
    assert t.resources(0) == {"coin": 1} and t.player(0).middle == (t.number("light_bulb"),)
    assert len(t.player(1).bottom) == len(t.player(2).bottom) == 1


@rule("TP-16.08")
@pytest.mark.parametrize("first", [True, False])
def test_technocracy(first: bool) -> None:
    t = table(3, income=2)
    if first:
        t.era(1, 1)
        t.era(2, 1)
    t.lays(0, "technocracy", 2)
    if first:
        assert t.asked == "Invent"
    else:
        assert t.vp(0) == 6


def technocrat(rival: int) -> TapestryScript:
    """A position in era 2 whose neighbours are in an earlier era and in the one given."""
    t = table(3, income=2)
    t.era(1, rival)
    t.era(2, 1)
    return t


@rule("TP-16.08")
@pytest.mark.parametrize(("rival", "large"), [(1, True), (2, False), (3, True)])
def test_technocracy_over_another_card_asks_who_is_in_this_era(rival: int, large: bool) -> None:
    t = technocrat(rival)
    t.tapestry(0, "academia", 2)
    t.hand(0, "technocracy")
    t.gains(0, "overplay")
    assert (t.asked == "Invent") == large
    assert t.vp(0) == (0 if large else 6)


@rule("TP-16.08", "TP-5.17")
@pytest.mark.parametrize("early", [False, True])
def test_technocracy_as_the_card_of_an_era_asks_who_has_entered_it(early: bool) -> None:
    """It is no overplay either where a card of step 1 lies under it."""
    t = technocrat(rival=3)
    with t.edit() as s:
        s.turn = Turn(seat=0, kind=INCOME, step=1)
    if early:
        t.hand(0, "academia")
        t.gains(0, "overplay")
        assert t.keys(*t.player(0).eras[1]) == ["academia"]
    t.hand(0, "technocracy")
    t.does(IncomeStep(0, 2))
    assert t.vp(0) == 6


@rule("TP-9.04")
def test_terraforming() -> None:
    t = table(income=2)
    t.lays(0, "terraforming", 2)
    t.gains(0, "farm", "farm")
    t.build(9)
    t.build(0)
    assert t.vp(0) == 5


@rule("TP-4.07")
def test_theocracy() -> None:
    t = table(income=2)
    t.lays(0, "theocracy", 2)
    t.gains(0, "advance_x:military", "advance_x:military", "advance_x:science")
    assert t.vp(0) == 4 and t.spaces(0) == {"military": 2}


@rule("TP-6.10", "TP-18.15")
def test_trade_economy() -> None:
    t = table(income=2)
    t.at(1, military=2)
    t.lays(0, "trade_economy", 2)
    assert len(t.player(0).hand.cards) == 1
    assert t.seat == 1 and t.options == ["bonus", "decline"]
    t.choose("bonus")
    assert t.asked == "PlaceBuilding" and t.seat == 1


@rule("TP-8.27")
def test_tyranny() -> None:
    t = table(income=2)
    t.lays(0, "tyranny", 2)
    t.deck("trap", "feudalism")
    t.chance(t.number("trap"))
    t.gains(0, "tapestry")
    t.choose("play trap")
    assert t.vp(0) == 15
    assert t.player(0).eras[1] == (t.number("tyranny"), t.number("trap"))
    t.gains(0, "tapestry")
    assert t.asked == "Rest"


@rule("TP-4.12")
def test_wartime_economy() -> None:
    t = table(income=2)
    t.lays(0, "wartime_economy", 2)
    t.at(0, military=1)
    t.gains(0, "advance:military")
    assert t.options == ["bonus", "decline"]
    t.choose("bonus")
    assert t.asked == "PlaceBuilding"


# --- Plans & Ploys ----------------------------------------------------------------------------------------------


@rule("TP-7.31")
def test_manifest_destiny() -> None:
    t = full_table()
    t.map(10, "territory_05")
    t.outposts(0, 10)
    t.lays(0, "manifest_destiny", 2)
    assert "conquer 16" not in t.options
    t.chance(1, 1)
    t.choose("conquer 5", "red vp:4", "tile 10")
    assert t.resources(0) == {"food": 1}


@rule("TP-7.03")
def test_cartography() -> None:
    t = full_table()
    with t.edit() as s:
        s.territory_stack.take_all()
        s.territory_stack.add(t.number("territory_05"))
    t.lays(0, "cartography", 2)
    t.chance(1, 1)
    t.choose("at 10", "conquer 10")
    assert t.vp(0) == 3 and t.player(0).held >> 10 & 1
    t.choose("red vp:4")


@rule("TP-7.04")
def test_cartography_conquers_a_tile_that_draws_others() -> None:
    t = full_table()
    key = next(row.key for row in game.tables.territories if row.gain == ("territory", "territory"))
    others = [row.key for row in game.tables.territories if row.key != key][:2]
    with t.edit() as s:
        s.territory_stack.take_all()
        for each in (key, *others):
            s.territory_stack.add(t.number(each))
    t.chance(t.number(key), t.number(others[0]), t.number(others[1]))
    t.lays(0, "cartography", 2)
    best = {}
    for cell in [int(x.split()[1]) for x in t.options]:
        for turn in range(6):
            best[cell, turn] = aligned_sides(t.state, cell, t.state.content.corners[t.number(key)][turn])
    cell, turn = max(best, key=lambda place: best[place])
    assert best[cell, turn] >= 3
    t.choose(f"at {cell} / turn {turn}")
    assert t.options == [f"conquer {cell}", "decline"] and len(t.player(0).tiles) == 2


@rule("TP-7.08")
def test_nothing_is_explored_with_a_tile_that_could_not_be_drawn() -> None:
    t = full_table()
    t.gains(0, "territory")
    with t.edit() as s:
        s.territory_stack.take_all()
    t.lays(0, "coal_baron", 2)
    assert t.asked == "Rest" and len(t.player(0).tiles) == 1


@rule("TP-9.14")
def test_entertain_the_masses() -> None:
    t = full_table()
    t.lays(0, "entertain_the_masses", 2)
    t.build()
    assert t.keys(*t.player(0).landmarks) == ["landmark_stadium"] and t.vp(0) == 1


@rule("TP-13.12")
def test_responses_of_plans_and_ploys_as_tapestries() -> None:
    t = full_table()
    t.lays(0, "surrender", 2)
    assert len(t.player(0).hand.cards) == 2
    t.lays(0, "surprise_party", 2)
    assert t.vp(0) == 7 and len(t.player(0).tiles) == 1
    t.lays(0, "retreat", 2)
    assert t.asked == "Explore"


@rule("TP-7.32")
def test_border_treaty() -> None:
    t = full_table()
    t.lays(1, "border_treaty", 2)
    t.outposts(1, 9)
    t.gains(0, "conquer")
    t.choose("conquer 0")
    t.choose(t.options[0])
    assert t.vp(1) == 0
    t.gains(0, "conquer")
    t.choose("conquer 5")
    t.choose(t.options[0])
    before = t.vp(1)
    t.map(10, "territory_05")
    t.gains(0, "conquer")
    t.choose("conquer 10")
    t.choose(t.options[0])
    assert t.vp(1) == before + 2


@rule("TP-8.03")
@pytest.mark.parametrize(
    ("card", "vp"), [("great_survey", 2), ("war_council", 6), ("royal_census", 3), ("pilgrimage", 4)]
)
def test_counting_cards_of_plans_and_ploys(card: str, vp: int) -> None:
    t = full_table()
    t.outposts(0, 5, 9)
    t.built(0, farm=2, market=1)
    t.owns(0, "forge", "barn")
    t.lays(0, card, 2)
    if t.asked == "GainAny":
        t.choose("gain coin")
    assert t.vp(0) == vp


@rule("TP-7.15")
def test_secret_workshop() -> None:
    t = full_table()
    t.tech(0, "calendar", "middle")
    t.lays(0, "secret_workshop", 2)
    assert t.vp(0) == 7


@rule("TP-9.09")
def test_urban_renewal() -> None:
    t = full_table()
    t.lays(0, "urban_renewal", 2)
    t.covers(0, 0, 1, 11, 18, 19, 20)
    t.gains(0, "farm")
    t.build(2)
    while t.asked != "Rest":
        t.choose(t.options[0])
    assert t.vp(0) == 4


@rule("TP-7.02", "TP-18.05")
def test_age_of_sail_makes_exploring_possible_without_a_tile() -> None:
    t = table(income=2)
    t.at(0, exploration=2)
    t.gains(0, "advance:exploration")
    assert t.asked == "PlaceBuilding"
    t = table(income=2)
    t.lays(0, "age_of_sail", 2)
    t.at(0, exploration=2)
    t.gains(0, "advance:exploration")
    assert t.options == ["choose explore", "choose farm"]
