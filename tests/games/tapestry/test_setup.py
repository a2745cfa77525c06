"""Setting up, by seats and expansions (TP-2, TP-21)."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.games.tapestry import game
from tessera.games.tapestry.state import landmark_bit
from tessera.kernel import SPECTATOR
from tessera.testing import rule
from tests.games.tapestry.scenes import EVERYTHING, fresh, full_table, table


def started(seats: int = 2, **settings: Any) -> object:
    """A match after everybody has chosen, up to the first question of the first turn."""
    t = fresh(seats, **settings)
    while not t.state.started:
        t.choose(t.options[0])
    return t


@rule("TP-2.01", "TP-21.01")
@pytest.mark.parametrize(
    ("seats", "hexes", "printed", "starts"), [(1, 34, 13, 3), (3, 34, 13, 3), (4, 61, 25, 6), (5, 61, 25, 6)]
)
def test_the_map_depends_on_the_players(seats: int, hexes: int, printed: int, starts: int) -> None:
    s = fresh(seats).state
    assert len(s.laid) == hexes
    assert s.known.bit_count() == printed
    assert len(s.board.starts) == starts


@rule("TP-2.02", "TP-2.04", "TP-19.01", "TP-19.04")
def test_decks_and_stacks_are_hidden() -> None:
    seen = fresh(2).view(SPECTATOR)
    for name, size in (
        ("tapestry_deck", 50),
        ("territory_stack", 48),
        ("space_stack", 15),
        ("tech_deck", 30),
    ):
        assert seen[name] == {"size": size, "cards": []}


@rule("TP-2.03")
def test_three_tech_cards_lie_open() -> None:
    assert len(fresh(2).state.tech_row) == 3


@rule("TP-2.05")
def test_track_and_tech_landmarks_are_available() -> None:
    s = fresh(2).state
    assert s.landmarks.bit_count() == 18


@rule("TP-2.06", "TP-11.09")
def test_the_arts_bring_a_track_masterpieces_and_another_die() -> None:
    s = fresh(2, arts=True).state
    assert s.players[0].tokens[4] == (0,)
    assert len(s.masterpiece_row) == 3 and len(s.masterpiece_deck.cards) == 17
    from tessera.games.tapestry.rules.rolling import science_die

    die = s.content.tables.dice[science_die(s)]
    assert len(die.faces) == 20 and "arts" in die.faces


@rule("TP-2.07")
def test_arts_cards_may_be_drawn_anew_without_the_track() -> None:
    t = table(2, income=2, arts=True, arts_track=False)
    t.deck("art_patron", "trap")
    t.chance(t.number("art_patron"), t.number("trap"))
    t.gains(0, "tapestry")
    assert t.options == ["redraw art_patron", "decline"]
    t.choose("redraw art_patron")
    assert t.keys(*t.player(0).hand.cards) == ["trap"]
    t.gains(0, "create", "inspire", "advance:arts")
    assert t.asked == "Rest"


@rule("TP-2.07")
def test_a_card_that_is_drawn_anew_was_not_gained() -> None:
    t = table(2, income=2, arts=True, arts_track=False)
    t.tapestry(0, "academia", 2)
    t.deck("art_patron", "grand_tour", "trap")
    t.chance(*[t.number(key) for key in ("art_patron", "grand_tour")])
    t.gains(0, "tapestry")
    assert t.vp(0) == 0
    t.choose("redraw art_patron")
    assert t.options == ["redraw grand_tour", "decline"]
    t.choose("decline")
    assert t.keys(*t.player(0).hand.cards) == ["grand_tour"]
    assert t.vp(0) == 3


@rule("TP-2.08", "TP-22.03")
def test_income_mats_start_with_five_buildings_of_each_type() -> None:
    p = fresh(2).player(0)
    assert p.covered == (0b111110,) * 4
    assert p.stock == (0, 0, 0, 0)


@rule("TP-2.09", "TP-11.07")
def test_everybody_has_four_inspiration_tiles() -> None:
    t = full_table()
    t.gains(0, "inspire")
    assert t.options == ["inspire markets", "inspire houses", "inspire farms", "inspire armories"]


@rule("TP-2.10")
def test_there_is_a_place_for_reserved_objects() -> None:
    assert full_table().player(0).reserved == ()
    assert full_table().view(1)["players"][0]["reserved"] == []


@rule("TP-2.11")
def test_everybody_starts_on_every_track_with_no_points() -> None:
    for p in fresh(3, arts=True).state.players:
        assert p.tokens == ((0,),) * 5
        assert p.vp == 0


@rule("TP-2.12", "TP-21.02")
def test_four_and_five_players_draw_one_basic_mat() -> None:
    t = fresh(4)
    for p in t.everybody():
        (mat,) = p.aside
        number = t.state.content.capital[mat].number
        assert p.home == t.state.board.starts[str(number)]


@rule("TP-2.13", "TP-21.08")
def test_up_to_three_players_choose_from_a_pair() -> None:
    t = fresh(3)
    pairs = []
    for p in t.everybody():
        rows = [t.state.content.capital[mat] for mat in p.aside]
        assert len(rows) == 2 and rows[0].pair == rows[1].pair
        assert p.home == t.state.board.starts[rows[0].pair]
        pairs.append(rows[0].pair)
    assert len(set(pairs)) == 3


@rule("TP-2.14", "TP-18.01")
@pytest.mark.parametrize(
    ("settings", "mats"), [({}, 2), ({"arts": True}, 3), ({"fantasies": True}, 3), ({"plans": True}, 2)]
)
def test_some_expansions_add_an_advanced_mat(settings: dict[str, Any], mats: int) -> None:
    t = fresh(2, **settings)
    p = t.player(0)
    assert len(p.aside) == mats
    advanced = [mat for mat in p.aside if t.state.content.capital[mat].advanced]
    assert len(advanced) == mats - 2
    home = p.home
    key = t.keys(p.aside[-1])[0]
    t.choose(f"capital {key}", seat=0)
    assert t.player(0).home == home


@rule("TP-2.15", "TP-22.02")
def test_two_outposts_stand_on_the_starting_territory() -> None:
    t = started(2)
    for p in t.everybody():  # type: ignore[attr-defined]
        assert p.upright.count(p.home) == 2 or "celestials" in t.keys(*p.civs)  # type: ignore[attr-defined]
        assert len(p.upright) + p.outposts <= 10


@rule("TP-2.16", "TP-22.05")
def test_one_of_two_civilizations_is_kept() -> None:
    t = fresh(2)
    offered = [list(p.offered.cards) for p in t.everybody()]
    assert all(len(cards) == 2 for cards in offered)
    while t.asked == "ChooseStart":
        t.choose(t.options[0])
    assert all(len(p.offered.cards) == 0 for p in t.everybody())
    kept = [p.civs[0] for p in t.everybody() if p.civs]
    assert all(civ not in t.state.civ_deck.cards for civ in kept)


@rule("TP-2.17")
def test_capital_and_civilization_are_chosen_secretly_at_the_same_time() -> None:
    t = fresh(2)
    before = t.view(1)
    t.choose("capital " + t.keys(t.player(0).aside[0])[0], seat=0)
    assert t.view(1)["players"][0]["capital"] == before["players"][0]["capital"] == -1
    assert t.view(1)["players"][0]["offered"] == {"size": 2, "cards": []}


@rule("TP-2.18")
def test_the_start_player_is_drawn_and_play_goes_clockwise() -> None:
    firsts = {fresh(3, deal=()).state.first}
    assert firsts <= {0, 1, 2}
    t = table(3)
    for seat in range(3):
        t.stock(seat, food=1)
    t.turn(1)
    t.choose("advance exploration")
    assert t.seat == 2


@rule("TP-2.19", "TP-2.20", "TP-21.06")
@pytest.mark.parametrize(("settings", "drawn"), [({"plans": True}, 3), ({"arts": True}, 3), (EVERYTHING, 4)])
def test_landmark_cards_are_drafted_from_the_last_player_backwards(
    settings: dict[str, Any], drawn: int
) -> None:
    t = fresh(3, **settings)
    while t.asked == "ChooseStart":
        t.choose(t.options[0])
    assert t.asked == "DraftLandmark"
    assert len(t.options) == drawn
    first = t.state.first
    order = []
    while t.asked == "DraftLandmark":
        order.append(t.seat)
        t.choose(t.options[0])
    assert order == [(first + 2) % 3, (first + 1) % 3, first][: len(order)]
    assert len(order) >= 2
    for p in t.everybody():
        (card,) = p.landmark_cards
        landmark = t.number(t.state.content.landmark_card[card].landmark)
        assert not t.state.landmarks & landmark_bit(t.state, landmark)


@rule("TP-2.21", "TP-2.28")
def test_civilizations_set_up_in_turn_order() -> None:
    t = table(2)
    t.founds(0, "isolationists", at_setup=True)
    assert len(t.player(0).tiles) == 2
    t = full_table()
    t.capital(0, "capital_wetland")
    t.founds(0, "riverfolk", at_setup=True)
    assert t.vp(0) == 7 * 4, "seven districts have at least two impassable plots"


@rule("TP-2.22", "TP-2.23")
def test_adjustments_are_for_those_who_start_with_a_civilization() -> None:
    t = table()
    t.founds(0, "entertainers", at_setup=True)
    assert t.asked == "GainAny"
    t.choose("gain coin")
    assert t.vp(0) == 10
    t = table()
    t.founds(0, "alchemists")
    assert t.vp(0) == 0 and t.asked == "Rest"
    t = table(adjustments=False)
    t.founds(0, "entertainers", at_setup=True)
    assert t.vp(0) == 0 and t.asked == "Rest"


@rule("TP-2.24")
def test_losses_are_paid_at_the_end_of_the_first_income_turn() -> None:
    t = table(income=0)
    t.civ(0, "futurists")
    t.income(0)
    assert t.asked == "PayAdjustment"
    assert t.options == ["lose coin", "lose worker", "lose food"]
    t.choose("lose food")
    assert t.resources(0) == {"coin": 1, "worker": 1}


@rule("TP-2.24")
def test_what_is_not_held_is_not_owed() -> None:
    t = table(income=0)
    t.civ(0, "spies")
    from tessera.games.tapestry.rules.income import PayAdjustment

    t.does(PayAdjustment(0, ("any_resource",)))
    assert t.asked == "Rest"


@rule("TP-2.25")
@pytest.mark.parametrize(("by_opponents", "count"), [(False, 3), (True, 2)])
def test_architects_block_plots_of_different_districts(by_opponents: bool, count: int) -> None:
    t = table(3, architects_by_opponents=by_opponents)
    t.founds(0, "architects", at_setup=True)
    placed = []
    while t.asked == "PlaceBlocks":
        placed.append(t.options[0])
        t.choose(t.options[0])
    assert len(placed) == count
    blocked = [piece for piece in t.player(0).pieces if piece[0] == 5]
    assert len(blocked) == count
    cells = [int(option.split()[1]) for option in placed]
    assert len({(cell // 27, cell % 9 // 3) for cell in cells}) == count


@rule("TP-2.26", "TP-8.10")
def test_heralds_draw_a_card_for_maker_of_fire() -> None:
    t = table(income=0)
    t.civ(0, "heralds", 4)
    t.deck("academia", "feudalism", "trap", "renaissance")
    t.chance(*[t.number(key) for key in ("territory_01", "renaissance", "academia", "trap")])
    t.income(0)
    assert t.options == ["play trap", "decline"]
    assert t.number("academia") in t.state.tapestry_discards.cards
    t.choose("play trap")
    assert t.vp(0) == 10
    assert t.player(0).eras[0] == (t.number("trap"),)


@rule("TP-2.27")
def test_tinkerers_give_each_opponent_a_tapestry_and_a_tech_card() -> None:
    t = full_table(3)
    t.founds(0, "tinkerers", at_setup=True)
    while t.asked in ("RedrawTech", "KeepTech"):
        t.choose(t.options[0])
    for seat in (1, 2):
        assert len(t.player(seat).bottom) == 1
        assert len(t.player(seat).hand.cards) == 1
    assert t.player(0).bottom == ()


@rule("TP-2.28")
def test_what_is_gained_at_setup_is_resolved_at_once() -> None:
    t = full_table()
    t.founds(0, "utilitarians", at_setup=True)
    t.choose("landmark landmark_forge")
    assert t.asked == "PlaceBuilding"


@rule("TP-2.29")
def test_a_landmark_of_a_card_nobody_owns_is_out_of_reach() -> None:
    t = full_table()
    t.ability(0, "dystopia")
    assert "landmark landmark_castle" not in t.options
    assert "landmark landmark_forge" in t.options


@rule("TP-2.30", "TP-22.02")
def test_celestials_start_with_an_outpost_and_a_token() -> None:
    t = full_table()
    t.founds(0, "celestials", at_setup=True)
    p = t.player(0)
    assert p.upright == (p.home,) and p.markers == (p.home,) and p.outposts == 9


@rule("TP-21.03")
@pytest.mark.parametrize(
    ("seats", "spaces"), [(3, ((10, 5), (10, 5), (10, 5))), (4, ((15, 10, 5), (15, 10, 5), (10, 5)))]
)
def test_achievement_spaces_depend_on_the_players(seats: int, spaces: tuple[tuple[int, ...], ...]) -> None:
    rows = game.tables.achievements
    assert tuple(row.many if seats > 3 else row.few for row in rows) == spaces


@rule("TP-21.07")
@pytest.mark.parametrize(("seats", "count"), [(3, 1), (4, 2)])
def test_urban_planners_start_with_resources_by_players(seats: int, count: int) -> None:
    t = full_table(seats)
    t.civ(0, "urban_planners")
    from tessera.games.tapestry.setup import AfterSetUp

    t.does(AfterSetUp(0))
    t.choose("draft " + t.options[0].split()[1])
    for _ in range(count):
        t.choose("gain coin")
    assert t.resources(0) == {"coin": count}
    assert t.asked == "Rest"
