"""Arts, achievements, the end, variants and information (TP-11, TP-14, TP-15, TP-17, TP-19, TP-22)."""

from __future__ import annotations

import pytest

from tessera.games.tapestry import game
from tessera.games.tapestry.rules.achievements import MIDDLE_ISLAND, TOPPLE_TWO, achieve, check_toppled
from tessera.games.tapestry.rules.ending import Finish, tallest
from tessera.games.tapestry.rules.income import income_points, shown
from tessera.games.tapestry.setup import everything
from tessera.games.tapestry.state import plots
from tessera.kernel import SPECTATOR, Seeded, Setup, play
from tessera.kernel.engine import ask
from tessera.testing import rule
from tests.games.tapestry.scenes import EVERYTHING, fresh, full_table, table

# --- arts -------------------------------------------------------------------------------------------------------


@rule("TP-11.01", "TP-18.10")
def test_a_masterpiece_is_taken_from_the_row_or_the_deck() -> None:
    t = full_table()
    row = t.keys(*t.state.masterpiece_row)
    t.gains(0, "create")
    assert t.options == [*[f"create {key}" for key in row], "draw"]
    t.choose(f"create {row[1]}")
    assert t.keys(*t.player(0).masterpieces) == [row[1]]
    assert len(t.state.masterpiece_row) == 3


@rule("TP-11.02")
def test_replaced_masterpieces_come_back_when_the_deck_is_empty() -> None:
    t = full_table()
    with t.edit() as s:
        s.masterpiece_deck.take_all()
    t.gains(0, "refresh_masterpieces_optional")
    t.choose("replace")
    assert len(t.state.masterpiece_row) == 3
    with t.edit() as s:
        s.masterpiece_discards = ()
        s.masterpiece_deck.take_all()
    t.gains(0, "create")
    t.choose(t.options[0])
    assert len(t.state.masterpiece_row) == 2


@rule("TP-11.04", "TP-11.03", "TP-18.16")
def test_broadcasting_uses_one_own_masterpiece() -> None:
    t = full_table()
    t.gains(0, "broadcast")
    assert t.asked == "Rest"
    t.masterpiece(0, "masterpiece_02", "masterpiece_16")
    t.masterpiece(1, "masterpiece_07")
    t.at(0, technology=5)
    t.gains(0, "broadcast")
    assert t.options == ["show masterpiece_02", "show masterpiece_16"]
    t.choose("show masterpiece_02")
    assert t.vp(0) == 5


@rule("TP-11.05", "TP-18.16")
def test_arts_twelve_shows_masterpieces_of_neighbours() -> None:
    """Interaction 5."""
    t = full_table()
    t.masterpiece(0, "masterpiece_02")
    t.masterpiece(1, "masterpiece_07", "masterpiece_03")
    t.at(0, technology=2, science=3)
    t.at(1, science=9)
    t.gains(0, "broadcast_up_to_3")
    assert t.options == ["show masterpiece_02", "show masterpiece_07", "stop"]
    t.choose("show masterpiece_07", "show masterpiece_02")
    assert t.vp(0) == 5


@rule("TP-11.06", "TP-11.10")
def test_a_one_use_masterpiece_is_turned_over_unless_declined() -> None:
    t = full_table()
    t.masterpiece(0, "masterpiece_12")
    t.stock(0, coin=2)
    t.at(0, military=2)
    t.gains(0, "broadcast")
    t.choose("decline")
    assert t.player(0).flipped == ()
    t.gains(0, "broadcast")
    t.choose("pay coin")
    assert t.player(0).flipped == (t.number("masterpiece_12"),)
    assert len(t.player(0).hand.cards) == 1


@rule("TP-11.07", "TP-11.08")
@pytest.mark.parametrize("row", [0, 1, 2, 3])
def test_an_inspiration_tile_changes_its_row(row: int) -> None:
    t = full_table()
    t.built(0, market=2, house=2, farm=2, armory=2)
    names = ("markets", "houses", "farms", "armories")
    before = [shown(t.state, t.player(0), x) for x in range(4)]
    t.gains(0, "inspire")
    t.choose(f"inspire {names[row]}")
    after = [shown(t.state, t.player(0), x) for x in range(4)]
    assert after[row] != before[row]
    assert [after[x] == before[x] for x in range(4) if x != row] == [True] * 3
    assert t.player(0).covered == (0b111000,) * 4
    with t.edit() as s:
        s.players[0].inspired = 0b1111
    t.gains(0, "inspire")
    assert t.asked == "Rest"


@rule("TP-11.08")
def test_inspired_rows_score_at_once() -> None:
    t = full_table()
    t.built(0, farm=2)
    assert income_points(t.state, t.player(0)) == 4
    with t.edit() as s:
        s.players[0].inspired = 0b0100
    assert income_points(t.state, t.player(0)) == 2 + 3 + 7


@rule("TP-11.11", "TP-7.19")
def test_masterpiece_13_locks_the_card() -> None:
    t = full_table()
    t.masterpiece(0, "masterpiece_13")
    t.at(0, exploration=4)
    t.tech(0, "calendar")
    t.tech(0, "barn")
    t.gains(0, "broadcast")
    t.choose("upgrade calendar")
    t.gains(0, "upgrade")
    assert t.player(0).middle == tuple(sorted((t.number("calendar"), t.number("barn"))))
    t.tech(0, "radio")
    from tessera.games.tapestry.rules.inventing import Upgrade

    t.does(Upgrade(0, may=True))
    assert t.refuses("upgrade calendar") == "TP-11.11"


@rule("TP-11.12")
def test_masterpiece_20_conquers_empty_territories_only() -> None:
    t = full_table()
    t.outposts(1, 5)
    t.masterpiece(0, "masterpiece_20")
    t.gains(0, "broadcast")
    assert t.options == ["conquer 0", "conquer 9"]


# --- achievements -----------------------------------------------------------------------------------------------


@rule("TP-14.01")
def test_the_highest_free_space_gives_its_points() -> None:
    t = table(4)
    for seat, vp in ((0, 15), (1, 10), (2, 5), (3, 0)):
        achieve(t.state, t.player(seat), TOPPLE_TWO)
        assert t.vp(seat) == vp


@rule("TP-14.03", "TP-16.07")
def test_toppling_two_counts_what_lies_toppled_now() -> None:
    t = table()
    t.toppled(1, 5, by=0)
    t.toppled(1, 9, by=-1)
    check_toppled(t.state, t.player(0))
    assert t.vp(0) == 0
    t.toppled(1, 0, by=0)
    check_toppled(t.state, t.player(0))
    assert t.vp(0) == 10


@rule("TP-14.05", "TP-22.08")
def test_an_achievement_is_earned_once_and_never_lost() -> None:
    t = table()
    achieve(t.state, t.player(0), MIDDLE_ISLAND)
    achieve(t.state, t.player(0), MIDDLE_ISLAND)
    assert t.vp(0) == 10 and t.player(0).achieved == 1 << MIDDLE_ISLAND
    assert t.state.prizes == (0, 0, 1)


# --- the end ----------------------------------------------------------------------------------------------------


@rule("TP-15.01", "TP-22.07")
def test_the_game_ends_when_all_have_taken_five_income_turns() -> None:
    s = game.new(3, Seeded("end"))
    answers = Seeded("answers")
    decision = ask(s)
    while decision is not None:
        decision = play(s, decision.options[answers.pick(len(decision.options))])
    assert s.outcome is not None
    assert [p.income for p in s.players] == [5, 5, 5]


@rule("TP-15.03")
def test_forced_advances_do_not_move_those_who_have_ended() -> None:
    t = table()
    t.ended(1)
    t.gains(1, "advance:science")
    assert t.spaces(1) == {}


@rule("TP-15.05")
def test_the_tallest_landmark_breaks_a_tie() -> None:
    t = table()
    t.points(0, 50)
    t.points(1, 50)
    with t.edit() as s:
        p = s.players[1]
        forge = t.number("landmark_forge")
        p.landmarks, p.pieces, p.built = (forge,), ((forge, 3, 0, 2),), (3, 0)
        s.landmarks &= ~1
    t.does(Finish())
    assert t.state.outcome is not None
    assert t.state.outcome.ranks == (2, 1)


@rule("TP-15.05", "TP-15.06")
def test_landmarks_outside_the_city_break_no_tie() -> None:
    t = table()
    t.points(0, 50)
    t.points(1, 50)
    t.owns(1, "forge")
    assert tallest(t.state, t.player(1)) == 0
    t.does(Finish())
    assert t.state.outcome is not None
    assert t.state.outcome.ranks == (1, 1)


# --- variants ---------------------------------------------------------------------------------------------------


@rule("TP-17.01")
def test_contested_cards_can_be_left_out() -> None:
    t = fresh(2, without_contested=True)
    left = everything(t.state.content, t.state.setup)
    for key in (
        "alliance",
        "broker_of_peace",
        "marriage_of_state",
        "renaissance",
        "theocracy",
        "lithium_ion_battery",
        "radio",
    ):
        assert t.number(key) not in left
    assert t.number("guilds") in left


@rule("TP-17.03")
def test_all_civilizations_may_come_from_one_expansion() -> None:
    t = fresh(2, **EVERYTHING, civilizations="plans")
    for p in t.everybody():
        assert {t.state.content.civ[civ].set for civ in p.offered.cards} == {"plans"}


@rule("TP-17.06")
def test_nanotechnology_may_be_cheaper() -> None:
    from tessera.games.tapestry.rules.advancing import TakeBonus

    for cheap, offered in ((True, True), (False, False)):
        t = table(cheap_nanotechnology=cheap)
        t.tech(0, "barn")
        t.tech(0, "radio")
        t.does(TakeBonus(0, 2, 11))
        assert (t.asked == "TakeBonus") == offered


@rule("TP-17.07")
@pytest.mark.parametrize(("seats", "labels"), [(2, ("1/6", "2/4")), (4, ("1", "2", "4", "5"))])
def test_seats_may_decide_where_outposts_start(seats: int, labels: tuple[str, ...]) -> None:
    t = fresh(seats, free_islands=True)
    assert [p.home for p in t.everybody()] == [t.state.board.starts[label] for label in labels]


# --- information ------------------------------------------------------------------------------------------------


@rule("TP-19.03")
def test_what_lies_open_is_seen_by_all() -> None:
    t = full_table()
    t.stock(0, coin=2)
    t.tech(0, "barn")
    t.masterpiece(0, "masterpiece_02")
    t.tapestry(0, "academia", 2)
    t.hand(0, "trap", "guilds")
    t.drafted(0, "lc_castle")
    seen = t.view(SPECTATOR)["players"][0]
    assert seen["stock"] == [2, 0, 0, 0]
    assert seen["bottom"] == [t.number("barn")] and seen["masterpieces"] == [t.number("masterpiece_02")]
    assert seen["eras"][1] == [t.number("academia")] and seen["landmark_cards"] == [t.number("lc_castle")]
    assert seen["hand"] == {"size": 2, "cards": []}


@rule("TP-19.01", "TP-19.02")
def test_chance_speaks_only_where_the_rules_say() -> None:
    t = table()
    before = t.state.clone()
    t.stock(0, culture=1)
    t.gains(0, "coin", "vp:3", "vp_tech")
    assert t.state.tapestry_deck.cards == before.tapestry_deck.cards


# --- invariants -------------------------------------------------------------------------------------------------


@rule("TP-22.01", "TP-22.02", "TP-22.03", "TP-22.04", "TP-22.05", "TP-22.06", "TP-22.08", "TP-22.10")
def test_impossible_positions_are_found() -> None:
    def broken(change: object) -> str:
        t = full_table()
        s = t.state
        change(s)  # type: ignore[operator]
        return " ".join(game.faults(s))

    def too_many(s: object) -> None:
        s.players[0].stock = (9, 0, 0, 0)  # type: ignore[attr-defined]

    def lost_outpost(s: object) -> None:
        s.players[0].outposts = 3  # type: ignore[attr-defined]

    def extra_building(s: object) -> None:
        s.players[0].pieces = ((0, 1, 0, 0),)  # type: ignore[attr-defined]
        s.players[0].built = (1, 0)  # type: ignore[attr-defined]

    def twice(s: object) -> None:
        number = s.content.number["landmark_forge"]  # type: ignore[attr-defined]
        s.players[0].landmarks = (number,)  # type: ignore[attr-defined]

    def crowd(s: object) -> None:
        s.items = (3, *s.items[1:])  # type: ignore[attr-defined]

    def missing(s: object) -> None:
        s.dealt = True  # type: ignore[attr-defined]
        s.tech_deck.take_at(0)  # type: ignore[attr-defined]

    found = [broken(change) for change in (too_many, lost_outpost, extra_building, twice, crowd, missing)]
    for text, rule_id in zip(found, ("22.01", "22.02", "22.03", "22.04", "miscounted", "22.05"), strict=True):
        assert rule_id in text
    assert not list(game.faults(full_table().state))


@rule("TP-22.05")
def test_all_components_of_a_match_are_counted() -> None:
    counted = everything(game.content(), Setup("tapestry", 4, game.read_settings(EVERYTHING)))
    kinds: dict[str, int] = {}
    for number, count in counted.items():
        kind = game.content().rows[number].kind
        kinds[kind] = kinds.get(kind, 0) + count
    assert kinds == {
        "tapestry": 123,
        "tech": 56,
        "territory": 48,
        "spacetile": 19,
        "civilization": 41,
        "masterpiece": 20,
        "landmark_card": 10,
    }
    assert plots((1, 1)) == 1 | 1 << 45


@rule("TP-11.04", "TP-11.06", "TP-11.10")
def test_a_masterpiece_broadcast_in_step_one_is_not_used_a_second_time() -> None:
    t = full_table()
    t.masterpiece(0, "masterpiece_03", "masterpiece_15")
    t.stock(0, coin=1)
    t.at(0, arts=5)
    t.step(0, 1)
    t.choose("show masterpiece_15", "pay coin", "choose broadcast", "show masterpiece_03")
    while t.asked != "Rest":
        t.choose(t.options[0])
    assert sum([5 - row.bit_count() for row in t.player(0).covered]) == 1


@rule("TP-11.11", "TP-7.23")
def test_a_locked_card_is_not_upgraded_by_a_landmark_on_it() -> None:
    t = full_table()
    t.tech(0, "astrolabe")
    t.masterpiece(0, "masterpiece_13")
    t.step(0, 1)
    while t.asked != "Rest":
        t.choose(t.options[0])
    assert t.player(0).middle == (t.number("astrolabe"),)
    with t.edit() as s:
        s.turn.locked = (t.number("astrolabe"),)
    t.landmark(0, "forge")
    t.choose("prop astrolabe")
    assert t.player(0).middle == (t.number("astrolabe"),) and len(t.player(0).propped) == 1
