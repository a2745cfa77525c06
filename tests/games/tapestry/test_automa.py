"""The Automa and the Shadow Empire (TP-20)."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.games.tapestry import game
from tessera.games.tapestry.rules.achievements import MIDDLE_ISLAND
from tessera.games.tapestry.rules.automa import (
    ALL,
    FAVORITE,
    LANDMARK_OR_END,
    NEAREST_END,
    BotConquers,
    BotExplores,
    BotMoves,
    automa_points,
    bot_advance,
    bot_gain,
    bots_are_done,
    check_favorite,
    chosen_track,
    favorite_of,
    human_land,
    steps_to,
)
from tessera.games.tapestry.rules.conquering import Conquest
from tessera.games.tapestry.rules.ending import Finish
from tessera.games.tapestry.rules.tiebreaking import first_in_scan, scan_order
from tessera.games.tapestry.state import AUTOMA, SHADOW, is_solo, neighbours, opponents
from tessera.games.tapestry.testing.scene import TapestryScript
from tessera.kernel import Seeded, play
from tessera.kernel.engine import ask
from tessera.testing import rule
from tests.games.tapestry.scenes import fresh, table


def solo(**settings: Any) -> TapestryScript:
    """The human on hex 18, the Automa on hex 27, and a known pair of cards."""
    t = table(1, **settings)
    pair(t, "decision_01", "decision_02")
    return t


def pair(t: TapestryScript, first: str, second: str) -> None:
    with t.edit() as s:
        s.pair = (t.number(first), t.number(second))
        s.favorites = (1, 2)


@rule("TP-20.01")
def test_both_bots_are_opponents_and_neighbours() -> None:
    t = solo()
    assert is_solo(t.state)
    assert [p.kind for p in t.state.players] == [0, AUTOMA, SHADOW]
    assert [p.seat for p in opponents(t.state, t.player(0))] == [1, 2]
    assert {p.seat for p in neighbours(t.state, t.player(0))} == {1, 2}


@rule("TP-20.11")
def test_a_regress_of_the_automa_is_told() -> None:
    t = solo()
    t.at(1, military=5)
    t.heard()
    t.chance(0)
    bot_gain(t.state, t.automa(), "regress_one_of:military/technology")
    assert t.spaces(1) == {"military": 4}
    assert [event.args for event in t.heard("regressed")] == [{"seat": 1, "track": "military", "space": 4}]


@rule("TP-13.01", "TP-20.18")
@pytest.mark.parametrize(("card", "asked"), [("feudalism", False), ("trap", True)])
def test_alone_nobody_is_asked_who_can_only_pass(card: str, asked: bool) -> None:
    """There is nobody from whom it would have to be hidden."""
    t = solo()
    t.hand(0, card)
    t.outposts(0, 22)
    t.does(Conquest(1, 22))
    assert (t.asked == "DefenderResponds") == asked


@rule("TP-13.04", "TP-20.22")
@pytest.mark.parametrize(("card", "asked"), [("trap", False), ("double_cross", True)])
def test_alone_a_trap_is_answered_only_by_who_can(card: str, asked: bool) -> None:
    t = solo(plans=True)
    with t.edit() as s:
        s.players[1].hand.add(t.number("trap"))
    t.hand(0, card)
    t.does(Conquest(0, t.automa().home))
    assert (t.asked == "AttackerResponds") == asked


@rule("TP-20.02")
@pytest.mark.parametrize(("unfair", "kept"), [(False, False), (True, True)])
def test_some_cards_are_removed(unfair: bool, kept: bool) -> None:
    t = fresh(1, unfair_cards=unfair)
    cards = (*t.state.tapestry_deck.cards, *t.player(0).hand.cards)
    assert t.number("alliance") not in cards
    assert (t.number("espionage") in cards) == kept
    assert cards.count(t.number("trap")) == 5
    civs = (*t.state.civ_deck.cards, *t.player(0).offered.cards)
    assert t.number("traders") not in civs
    assert (t.number("heralds") in civs) == kept


@rule("TP-20.03")
def test_the_human_and_the_automa_start_apart() -> None:
    t = fresh(1)
    board = t.state.board
    assert len(t.player(0).aside) == 6
    assert t.player(0).home == board.starts["2/4"]
    assert t.player(1).upright == (board.starts["3/5"],) * 2
    assert t.player(2).upright == ()


@rule("TP-20.04", "TP-20.05")
def test_the_favorite_is_that_of_the_civilization() -> None:
    t = fresh(1)
    (civ,) = t.player(1).civs
    assert (
        next(row.favorite for row in t.state.content.tables.automa_civs if row.key in t.keys(civ))
        == ("exploration", "science", "technology", "military")[t.state.favorites[0]]
    )
    assert t.state.favorites[0] != t.state.favorites[1]
    assert t.player(1).tokens[:4] == t.player(2).tokens[:4] == ((0,),) * 4
    assert t.player(1).vp == 0


@rule("TP-20.06")
def test_the_decision_deck_has_eight_cards() -> None:
    t = fresh(1)
    assert len(t.state.decisions.cards) == 8 and len(t.state.progress.cards) == 14
    starting = [card for card in t.state.decisions.cards if t.state.content.decision[card].starting]
    assert len(starting) == 7


@rule("TP-20.07")
def test_both_bots_move_in_the_same_turn() -> None:
    t = solo()
    with t.edit() as s:
        s.players[1].income = s.players[2].income = 1
    t.stock(0, coin=2)
    t.turn(0)
    t.choose("advance technology")
    t.choose("draw")
    moved = [sum(x for track in t.player(seat).tokens for x in track) for seat in (1, 2)]
    assert all(moved) and t.seat == 0


@rule("TP-20.08")
def test_an_empty_deck_means_income() -> None:
    t = solo()
    with t.edit() as s:
        s.players[1].income = s.players[2].income = 1
        s.decisions.take_all()
    t.bots()
    assert t.player(1).income == 2


@rule("TP-20.08")
def test_an_income_icon_on_the_last_pair_means_income() -> None:
    for first, income in (("decision_01", 2), ("decision_03", 1)):
        t = solo()
        with t.edit() as s:
            s.players[1].income = s.players[2].income = 1
            s.decisions.take_all()
            for key in (first, "decision_05"):
                s.decisions.add(t.number(key))
        t.chance(t.number(first), t.number("decision_05"))
        t.bots()
        assert t.player(1).income == income
        break_chance(t)


def break_chance(t: TapestryScript) -> None:
    assert not t._told.left


@rule("TP-20.09", "TP-20.34")
def test_indicators_choose_valid_tracks() -> None:
    t = solo()
    t.at(1, exploration=11, science=3, technology=5, military=12)
    bot = t.player(1)
    ties = t.state.content.decision[t.number("decision_02")]
    assert chosen_track(t.state, bot, NEAREST_END, ties) == 0
    t.owns(0, "launch_pad")
    t.at(1, exploration=9)
    assert chosen_track(t.state, bot, LANDMARK_OR_END, ties) == 1
    assert chosen_track(t.state, bot, ALL, ties) == 0
    assert chosen_track(t.state, bot, FAVORITE, ties) == 1
    t.at(1, science=12)
    assert chosen_track(t.state, bot, FAVORITE, ties) == -1


@rule("TP-20.10")
def test_the_shadow_empire_reads_the_list_from_below() -> None:
    t = solo()
    ties = t.state.content.decision[t.number("decision_04")]
    assert chosen_track(t.state, t.player(1), ALL, ties) == 2
    assert chosen_track(t.state, t.player(2), ALL, ties) == 0


@rule("TP-20.11")
def test_the_automa_gains_few_benefits_and_the_shadow_none() -> None:
    t = solo()
    t.at(1, science=1)
    t.at(2, science=1)
    bot_advance(t.state, t.player(1), 1)
    bot_advance(t.state, t.player(2), 1)
    t.does()
    assert len(t.player(1).hand.cards) == 1 and not t.player(2).hand.cards
    bot_advance(t.state, t.player(1), 2)
    t.does()
    assert t.player(1).bottom == ()


@rule("TP-20.12")
def test_landmarks_of_both_bots_belong_to_the_automa() -> None:
    t = solo()
    t.at(1, science=3)
    t.at(2, military=3)
    bot_advance(t.state, t.player(1), 1)
    bot_advance(t.state, t.player(2), 3)
    t.does()
    assert sorted(t.keys(*t.player(1).landmarks)) == ["landmark_apothecary", "landmark_barracks"]
    assert t.player(2).landmarks == ()


@rule("TP-20.13")
def test_one_of_several_tracks_is_rolled() -> None:
    t = solo()
    t.chance(1)
    bot_gain(t.state, t.player(1), "advance_one_of:military/technology/exploration")
    t.does()
    assert t.spaces(1)["technology"] == 1
    t.at(1, military=3)
    t.chance(0)
    bot_gain(t.state, t.player(1), "regress_one_of:military/technology")
    assert t.spaces(1)["military"] == 2


@rule("TP-20.14")
def test_the_automa_replaces_the_tech_row() -> None:
    t = solo()
    t.offer("barn", "radio", "paper")
    bot_gain(t.state, t.player(1), "replace_face_up_tech")
    assert {t.number(x) for x in ("barn", "radio", "paper")} <= set(t.state.tech_discards)


@rule("TP-20.15")
def test_the_automa_gets_face_down_cards() -> None:
    t = solo()
    bot_gain(t.state, t.player(1), "tapestry")
    assert len(t.player(1).hand.cards) == 1
    assert t.view(0)["players"][1]["hand"] == {"size": 1, "cards": []}


@rule("TP-20.16")
def test_hexes_are_scanned_row_by_row() -> None:
    t = solo()
    cells = t.state.board.grid.cells
    assert cells[scan_order(t.state.board, "n-se")[0]] == (0, -3)
    assert cells[scan_order(t.state.board, "n-se")[1]] == (1, -3)
    assert cells[scan_order(t.state.board, "e-nw")[0]] == (2, -3)
    assert cells[scan_order(t.state.board, "ne-s")[0]] == (3, -2)
    assert cells[scan_order(t.state.board, "sw-n")[0]] == (-3, 3)
    assert cells[scan_order(t.state.board, "s-ne")[0]] == (1, 2)
    assert first_in_scan(t.state, (1 << 34) - 1) == scan_order(t.state.board, "e-nw")[0]


@rule("TP-20.17")
def test_distances_avoid_automa_outposts_and_guarded_hexes() -> None:
    t = solo()
    far = steps_to(t.state, t.player(1), 1 << t.state.board.middle)
    assert far[t.state.board.middle] == 0
    assert far[17] == 1
    assert far[27] == 34


@rule("TP-20.18")
def test_the_automa_conquers_human_territories_without_dice() -> None:
    t = solo()
    t.outposts(0, 28)
    t.does(BotConquers(1))
    assert t.player(0).fallen == ((28, 1),)
    assert t.player(1).held >> 28 & 1
    assert t.state.rolled == (-1, -1, -1)


@rule("TP-20.18", "TP-13.02")
def test_a_human_trap_works_against_the_automa() -> None:
    t = solo()
    t.outposts(0, 28)
    t.hand(0, "trap")
    t.does(BotConquers(1))
    t.choose("use trap", "gain coin")
    assert t.player(1).fallen == ((28, 0),)
    assert t.player(0).held >> 28 & 1


@rule("TP-20.18", "TP-13.04")
def test_the_automa_is_not_asked_whether_it_answers_a_trap() -> None:
    t = solo()
    t.outposts(0, 28)
    t.hand(0, "trap")
    t.hand(1, "academia")
    t.does(BotConquers(1))
    t.choose("use trap", "gain coin")
    assert t.seat == 0
    assert t.player(1).fallen == ((28, 0),)


@rule("TP-20.19", "TP-20.20")
def test_otherwise_it_conquers_neutral_hexes() -> None:
    t = solo()
    before = t.player(1).outposts
    t.does(BotConquers(1))
    assert t.player(1).outposts == before - 1
    assert t.player(1).held.bit_count() == 2
    pair(t, "decision_01", "decision_01")
    t.toppled(2, 16)
    t.toppled(2, 16)
    fallen = len(t.player(2).fallen)
    t.does(BotConquers(1))
    assert len(t.player(2).fallen) == fallen + 1


@rule("TP-20.36", "TP-20.19")
@pytest.mark.parametrize("tiebreaker", ["decision_01", "decision_19", "decision_21"])
def test_who_conquers_anywhere_explores_only_next_to_own_territories(tiebreaker: str) -> None:
    """Of the six hexes around the human three are explored, and with the topple icon all would be near enough."""
    t = solo()
    pair(t, "decision_01", tiebreaker)
    with t.edit() as s:
        s.players[1].achieved = 1 << MIDDLE_ISLAND
    t.does(BotConquers(1, anywhere=True))
    (won,) = set(t.player(1).upright) - {t.player(1).home}
    assert won in (12, 19, 24)


@rule("TP-20.36", "TP-20.18")
def test_who_conquers_anywhere_reaches_every_human_territory() -> None:
    t = solo()
    t.outposts(0, 0)
    t.does(BotConquers(1))
    assert 0 not in t.player(1).upright
    t.does(BotConquers(1, anywhere=True))
    assert 0 in t.player(1).upright and t.player(0).fallen == ((0, 1),)


@rule("TP-20.37", "TP-20.16")
@pytest.mark.parametrize("tiebreaker", ["decision_01", "decision_02", "decision_05", "decision_12"])
def test_the_hex_tiebreaker_says_where_the_automa_retreats_to(tiebreaker: str) -> None:
    t = solo(plans=True)
    pair(t, "decision_01", tiebreaker)
    t.map(17, "territory_05")
    t.map(25, "territory_06")
    with t.edit() as s:
        s.tapestry_deck.remove(t.number("retreat"))
        s.players[1].hand.add(t.number("retreat"))
    t.outposts(1, 24)
    free = t.state.board.near[24] & t.state.known & ~t.state.occupied
    assert free.bit_count() > 1
    t.gains(0, "conquer")
    t.choose("conquer 24")
    scan = t.state.content.decision[t.number(tiebreaker)].scan
    chosen = next(cell for cell in scan_order(t.state.board, scan) if free >> cell & 1)
    assert chosen in t.player(1).upright and t.player(1).fallen == ()


@rule("TP-20.21")
def test_the_automa_explores_away_from_the_human() -> None:
    t = solo()
    known = t.state.known
    t.does(BotExplores(1))
    (cell,) = [x for x in range(34) if (t.state.known & ~known) >> x & 1]
    far = steps_to(t.state, t.player(1), human_land(t.state))
    assert far[cell] == max(far[x] for x in (20, 22, 26, 32, cell) if far[x] < 34)
    assert t.player(1).vp == 0


@rule("TP-20.22")
@pytest.mark.parametrize(("card", "falls"), [("trap", True), ("academia", False)])
def test_the_automa_defends_with_its_cards(card: str, falls: bool) -> None:
    t = solo()
    with t.edit() as s:
        s.tapestry_deck.remove(t.number(card))
        s.players[1].hand.add(t.number(card))
    t.outposts(1, 24)
    t.gains(0, "conquer")
    t.choose("conquer 24")
    assert bool(t.player(0).fallen) == falls
    assert not t.player(1).hand.cards
    assert t.asked == "ChooseDie"


@rule("TP-20.23")
def test_the_automa_earns_achievements_and_the_shadow_only_takes_a_place() -> None:
    t = solo()
    t.at(1, science=11)
    t.at(2, military=11)
    bot_advance(t.state, t.player(2), 3)
    bot_advance(t.state, t.player(1), 1)
    assert t.player(2).vp == 0 and t.player(1).vp == 5
    assert t.state.prizes[0] == 2


@rule("TP-20.24")
def test_steps_of_the_income_turn() -> None:
    t = solo(level=2)
    with t.edit() as s:
        s.players[1].income = s.players[2].income = 1
        s.players[1].cards, s.players[1].on, s.players[1].civs = (), (), ()
        s.spent = s.decisions.take_all()
        s.players[1].hand.add(t.number("trap"))
        s.tapestry_deck.remove(t.number("trap"))
    t.at(1, technology=3, exploration=2)
    t.bots(income=True)
    bot = t.player(1)
    assert bot.vp == 1 * 1 + 1 * 5 + 0 + (2 if t.player(0).income < 2 else 0)
    assert len(t.state.decisions.cards) == 10 and t.state.spent == ()
    assert bot.eras[1] == (-2,) and len(bot.hand.cards) == 2 and t.number("trap") in bot.hand.cards


@rule("TP-20.25", "TP-20.35")
def test_a_favorite_is_changed_when_somebody_is_ahead() -> None:
    t = solo()
    t.at(1, science=2, military=3)
    check_favorite(t.state, t.player(1))
    assert favorite_of(t.state, t.player(1)) == 1
    t.at(0, science=5)
    check_favorite(t.state, t.player(1))
    assert favorite_of(t.state, t.player(1)) == 3


@rule("TP-20.26", "TP-20.33")
@pytest.mark.parametrize(
    ("turn", "level", "points"),
    [(2, 2, 2 + 0 + 5 + 2), (3, 2, 4 + 7 + 5 + 3), (5, 2, 6 + 14 + 15), (5, 6, 6 + 21 + 20)],
)
def test_points_of_the_automa(turn: int, level: int, points: int) -> None:
    t = solo(level=level)
    t.at(1, science=4, military=3, technology=2, exploration=3)
    with t.edit() as s:
        s.players[1].landmarks = (t.number("landmark_apothecary"),)
        s.landmarks &= ~(1 << (t.number("landmark_apothecary") - t.number("landmark_forge")))
    assert automa_points(t.state, t.player(1), turn) == points
    t.era(0, turn)
    first = t.state.content.tables.levels[level - 1].first[turn - 2]
    assert automa_points(t.state, t.player(1), turn) == points - first


@rule("TP-20.27", "TP-20.30")
@pytest.mark.parametrize(("level", "moved"), [(2, 0), (5, 1), (6, 4)])
def test_strong_bots_advance_in_their_first_income_turn(level: int, moved: int) -> None:
    t = table(1, level=level)
    with t.edit() as s:
        s.pair = ()
    t.bots(income=True)
    assert sum(x for track in t.player(2).tokens for x in track) == moved
    assert len(t.player(1).civs) == (2 if level == 6 else 1)
    assert len(t.state.progress.cards) == 14


@rule("TP-20.30")
def test_level_one_helps_the_human() -> None:
    t = table(1, income=0, level=1)
    t.income(0)
    while t.asked != "Rest":
        t.choose(t.options[-1])  # what may be declined is
    assert t.spaces(0) == {"exploration": 1, "science": 1, "technology": 1, "military": 1}


@rule("TP-20.28")
def test_the_bots_stop_after_five_income_turns() -> None:
    t = solo()
    assert not bots_are_done(t.state)
    with t.edit() as s:
        s.players[1].income = 5
    assert bots_are_done(t.state)


@rule("TP-20.29")
@pytest.mark.parametrize(("human", "rank", "reason"), [(80, 1, "won-solo"), (60, 2, "lost-solo")])
def test_the_human_wins_against_the_automa(human: int, rank: int, reason: str) -> None:
    t = solo()
    t.points(0, human)
    t.points(1, 70)
    t.does(Finish())
    assert t.state.outcome is not None
    assert t.state.outcome.ranks == (rank,) and t.state.outcome.reason == reason


@rule("TP-20.31")
def test_the_arts_add_cards_and_points() -> None:
    t = solo(arts=True)
    t.at(1, arts=3)
    assert automa_points(t.state, t.player(1), 2) == 1 + 3 + 2
    level = t.state.content.tables.levels[1]
    assert level.add_with_arts == (2, 4, 4) and level.add_cards == (2, 2, 2)


@rule("TP-20.32")
def test_the_shadow_empire_joins_several_people() -> None:
    t = table(2, shadow=True)
    shadow = t.player(2)
    assert shadow.kind == SHADOW
    assert [p.seat for p in neighbours(t.state, t.player(0))] == [1]
    t.stock(0, food=1)
    t.stock(1, food=1)
    with t.edit() as s:
        s.first = 0
    t.turn(0)
    t.choose("advance exploration")
    assert not any(x for track in shadow.tokens for x in track)
    t.choose("advance exploration")
    assert sum(x for track in t.player(2).tokens for x in track) == 1
    t.at(2, science=3)
    bot_advance(t.state, t.player(2), 1)
    t.does()
    assert t.keys(*t.player(2).landmarks) == ["landmark_apothecary"]


@rule("TP-20.01", "TP-15.03", "TP-20.12")
@pytest.mark.parametrize(("income", "moved"), [(2, 4), (5, 3)])
def test_a_step_of_all_players_moves_the_bots_until_they_are_done(income: int, moved: int) -> None:
    t = solo()
    with t.edit() as s:
        s.players[1].income = s.players[2].income = income
    t.at(0, technology=1)
    t.at(1, technology=3)
    t.at(2, technology=3)
    t.offer("barn", "radio", "paper")
    t.chance(3)
    t.ability(0, "age_of_discovery")
    assert [t.spaces(seat)["technology"] for seat in range(3)] == [2, moved, moved]
    assert t.keys(*t.player(1).landmarks) == (["landmark_forge"] if moved == 4 else [])
    assert t.keys(*t.state.tech_row) == ["barn", "radio", "paper"], "the benefit is for the human alone"


@rule("TP-20.32", "TP-3.10")
@pytest.mark.parametrize(
    ("first", "ended", "seat", "following"),
    [(0, (2,), 1, 0), (0, (1, 2), 0, 0), (2, (1,), 0, 2), (0, (0,), 2, 1)],
)
def test_the_shadow_empire_moves_each_round_although_players_have_ended(
    first: int, ended: tuple[int, ...], seat: int, following: int
) -> None:
    t = table(3, shadow=True)
    with t.edit() as s:
        s.first = first
    t.ended(*ended)
    for other in range(3):
        t.stock(other, food=2)
    t.turn(seat)
    t.choose("advance exploration")
    assert t.seat == following
    assert sum(max(tokens, default=0) for tokens in t.state.players[3].tokens) == 1


@rule("TP-20.35", "TP-20.32")
def test_an_empty_shadow_deck_is_shuffled() -> None:
    t = table(2, shadow=True)
    with t.edit() as s:
        s.spent = s.decisions.take_all()
        s.pair = s.spent[:2]
    t.bots()
    assert len(t.state.decisions.cards) == 6 and len(t.state.spent) == 2


@rule("TP-10.09")
@pytest.mark.parametrize(
    "civ", ["automa_explorers", "automa_scientists", "automa_conquerors", "automa_engineers"]
)
def test_civilizations_of_the_automa(civ: str) -> None:
    t = solo()
    with t.edit() as s:
        from tessera.kernel import enter

        s.players[1].cards, s.players[1].on = (), ()
        s.players[1].civs = (t.number(civ),)
        enter(s, s.players[1], t.number(civ))
        s.players[1].income = 3
        s.players[1].landmarks = (t.number("landmark_barn"),)
        s.landmarks &= ~(1 << (t.number("landmark_barn") - t.number("landmark_forge")))
    from tessera.games.tapestry.rules.automa import BotCivs

    t.does(BotCivs())
    bot = t.player(1)
    moved = sum(x for track in bot.tokens for x in track)
    if civ == "automa_explorers":
        assert t.spaces(1) == {"military": 1}
    elif civ == "automa_scientists":
        assert moved == 1
    elif civ == "automa_conquerors":
        assert bot.held.bit_count() == 2 and bot.vp == 2
    else:
        assert bot.vp == 1


@rule("TP-20.01", "TP-20.28")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_whole_matches_against_every_level(level: int) -> None:
    for seed in range(3):
        s = game.new(1, Seeded(f"solo {seed}"), {"level": level})
        answers = Seeded(seed)
        decision = ask(s)
        while decision is not None:
            decision = play(s, decision.options[answers.pick(len(decision.options))])
        assert s.outcome is not None and s.players[1].income == 5
        assert s.players[1].vp > 20


@rule("TP-20.01", "TP-20.12", "TP-10.09")
@pytest.mark.parametrize("bot", [1, 2])
def test_landmarks_of_a_bot_are_history(bot: int) -> None:
    """Automa and Shadow Empire are separate opponents of the Historians."""
    t = solo()
    t.civ(0, "historians", -1, bot, -1, -1)
    t.at(bot, science=3)
    t.at(3 - bot, technology=3)
    t.does(BotMoves(3 - bot, 2))
    assert t.resources(0) == {} and len(t.player(1).landmarks) == 1
    t.does(BotMoves(bot, 1))
    assert t.resources(0) == {"food": 1} and len(t.player(1).landmarks) == 2
