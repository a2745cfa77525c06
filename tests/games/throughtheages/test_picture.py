"""What the board is told beside the cards: prices, thresholds, and the ledger of the turn."""

from __future__ import annotations

import msgspec

from tessera.games.throughtheages import game
from tessera.games.throughtheages.showing.previews import Ledger, Stocks, ledger
from tessera.games.throughtheages.showing.view import Picture, picture
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import NONE, SPECTATOR, ask, follow_up, parse_parts
from tessera.kernel.script import play
from tessera.table.said import question
from tessera.testing import rule


def table(seats: int = 2) -> AgesScript:
    t = play(game, seats)
    assert isinstance(t, AgesScript)
    t.quiet(age=1, round=3)
    return t


def seen(t: AgesScript, seat: int = 0) -> Picture:
    return picture(t.state, seat)


def after(t: AgesScript, answer: str = "") -> Ledger:
    found = ledger(t.state, 0, parse_parts(answer) if answer else ())
    assert found is not None
    return found


# --- the ledger -----------------------------------------------------------------------------------------------


@rule("TA-15.01", "TA-15.10", "TA-15.11", "TA-15.12", "TA-15.13", "TA-15.14")
def test_the_ledger_says_what_the_end_of_the_turn_then_brings() -> None:
    t = table()
    t.banks(0, yellow=12, blue=7)
    t.workers(0, unused=3)
    t.goods(0, food=1, resources=1)
    t.acts(0)
    told = after(t)
    t.ends_turn(0)
    p = t.civ(0)
    assert told.then == Stocks(p.science, p.culture, t.food(0), t.resources(0))
    assert [line.stage for line in told.lines] == [
        "science", "culture", "corruption", "food", "consumption", "resources",
    ]  # fmt: skip
    assert told.change("corruption").resources == -1  # two are lost, of which one is there
    assert told.change("corruption").food == -1
    assert (told.change("food").food, told.change("consumption").food) == (2, -2)


@rule("TA-15.05")
def test_each_way_of_an_action_has_its_own_ledger() -> None:
    t = table()
    t.has(0, "iron")
    t.banks(0, yellow=12)
    t.workers(0, unused=1, bronze=2)
    t.goods(0, resources=5)
    t.acts(0)
    before = msgspec.msgpack.encode(game.view(t.state, 0))
    now, built, upgraded = after(t), after(t, "build iron"), after(t, "upgrade / from bronze iron")
    assert (now.discontent, now.unused, now.uprising) == (2, 1, True)
    t.workers(0, unused=2)
    assert (after(t).uprising, after(t, "build iron").uprising) == (False, True)
    assert built.lines == []
    assert after(t, "upgrade / from bronze iron").change("resources").resources == 3
    assert upgraded.civil_actions == now.civil_actions - 1
    t.workers(0, unused=1)
    assert msgspec.msgpack.encode(game.view(t.state, 0)) == before


@rule("TA-15.02", "TA-15.30")
def test_the_ledger_counts_discards_and_draws_and_knows_no_card() -> None:
    t = table()
    t.hand(0, "raid_1", "raid_1", "plunder_1")
    t.actions(0, ma=1)
    t.acts(0)
    told = after(t)
    assert (told.discards, told.draws) == (1, 1)
    assert after(t, "end") == told


def test_only_who_is_asked_for_an_action_sees_a_ledger() -> None:
    t = table()
    t.acts(0)
    assert seen(t).ledger is not None
    assert seen(t, 1).ledger is None
    assert seen(t, SPECTATOR).ledger is None
    assert game.preview(t.state, 0, parse_parts("end")) == seen(t).ledger
    assert game.preview(t.state, 1, ()) is None


# --- the row, prices, thresholds --------------------------------------------------------------------------------


@rule("TA-5.01", "TA-8.01", "TA-8.05")
def test_every_space_of_the_row_has_its_price_for_who_looks() -> None:
    t = table(3)
    t.has(0, "pyramids", "colossus")
    t.row("iron", "great_wall", *["-"] * 10, "irrigation")
    spaces = seen(t).row_spaces
    assert [space.price for space in spaces] == [1, 3, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
    assert [space.price for space in seen(t, 1).row_spaces][:2] == [1, 1]
    assert [place for place, space in enumerate(spaces) if space.leaves] == [0, 1]
    assert all(space.price == space.cost for space in seen(t, SPECTATOR).row_spaces)


@rule("TA-8.45")
def test_technologies_of_the_row_have_their_price_for_who_looks() -> None:
    t = table(2)
    t.has(0, "js_bach")
    t.row("drama", "monarchy", "great_wall")
    prices = [(space.science, space.revolution) for space in seen(t).row_spaces[:3]]
    others = [(space.science, space.revolution) for space in seen(t, SPECTATOR).row_spaces[:3]]
    assert others == [(3, NONE), (8, 2), (NONE, NONE)]
    assert prices == [(1, NONE), (8, 2), (NONE, NONE)]


@rule("TA-5.01")
def test_nothing_leaves_the_row_within_the_first_round() -> None:
    t = table()
    t.row("iron", "irrigation")
    with t.edit() as s:
        s.round = 1
    assert not any(space.leaves for space in seen(t).row_spaces)
    with t.edit() as s:
        s.active = 1  # the next turn is one of the second round
    assert [space.leaves for space in seen(t).row_spaces][:3] == [True, True, False]


@rule("TA-8.15", "TA-8.20", "TA-8.45")
def test_prices_are_those_of_the_moment() -> None:
    t = table()
    t.has(0, "masonry", "alchemy")
    t.hand(0, "iron", "monarchy")
    t.banks(0, yellow=12)
    p, own = t.civ(0), seen(t).civilizations[0]
    prices = dict(zip(t.keys(p.techs), own.build_prices, strict=True))
    assert (prices["bronze"], prices["religion"], prices["alchemy"]) == (2, 3, 5)  # printed 6
    assert own.population_price == 4
    costs = {t.keys((each.card,))[0]: (each.price, each.revolution) for each in seen(t).hand_prices}
    assert costs == {"iron": (5, NONE), "monarchy": (8, 2)}
    assert seen(t, 1).hand_prices == []


@rule("TA-0.01", "TA-13.01", "TA-16.01")
def test_ratings_come_with_what_they_are_made_of() -> None:
    t = table()
    t.workers(0, philosophy=1, religion=1, warriors=2)
    own = seen(t).civilizations[0]
    for value, rating in (("culture", own.culture), ("science", own.science), ("strength", own.strength)):
        assert sum(part.amount for part in getattr(own.parts, value)) == rating > 0
    assert sum(part.amount for part in own.parts.happy) == own.happiness == 1


@rule("TA-19.01")
def test_an_age_lasts_at_most_as_long_as_its_cards() -> None:
    t = table(4)
    left = len(t.state.civil_decks[1].cards)
    assert (seen(t).cards_left, seen(t).age_lasts) == (left, -(-left // 4))
    with t.edit() as s:
        s.age = 4
    assert (seen(t).cards_left, seen(t).age_lasts) == (0, NONE)


# --- between players --------------------------------------------------------------------------------------------


@rule("TA-17.01")
def test_an_auction_is_shown_to_all_but_only_the_own_reach() -> None:
    t = table(3)
    t.workers(0, warriors=2)
    t.workers(1, warriors=1)
    t.hand(1, "military_bonus_1")
    t.reveals("vast_territory_1")
    told = seen(t).auction
    assert told is not None
    assert (told.bid, told.leader, told.most) == (0, NONE, 2)
    assert told.bidders == [0, 1, 2]
    reach = seen(t, 1).auction
    assert reach is not None and reach.most > 1
    watched = seen(t, SPECTATOR).auction
    assert watched is not None and watched.most == NONE


# --- the wire ---------------------------------------------------------------------------------------------------


def test_people_see_upgrades_and_destructions_in_one_list_with_everything_else() -> None:
    t = table()
    t.has(0, "iron")
    t.workers(0, bronze=2)
    t.goods(0, resources=5)
    t.acts(0)
    asked = ask(t.state, 0)
    assert asked is not None
    offered = {option["do"]: option for option in question(game, t.state, asked)["options"]}
    assert "upgrade" not in offered
    assert offered["upgrade / from bronze iron"]["says"]["args"] == {
        "card": "bronze",
        "card2": "iron",
        "count": 3,
    }
    assert offered["destroy / on bronze"]["whole"]
    for do in offered:
        assert follow_up(t.state, 0, parse_parts(do)) is None or do.startswith("play ")
