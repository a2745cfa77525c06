"""Player counts and variants: solo, drafting, the last coin income (chapter 17)."""

from __future__ import annotations

import pytest

from tessera.games.peloponnes import game
from tessera.games.peloponnes.rules.bidding import Bid, Bidding
from tessera.games.peloponnes.rules.ending import GRADES, Score, grade
from tessera.games.peloponnes.rules.rounds import NextRound
from tessera.kernel import SPECTATOR, Seeded
from tessera.kernel.engine import waiting
from tessera.kernel.game import BadSetup
from tessera.testing import play, rule
from tests.games.peloponnes.table import PHASES, table

# --- player counts ------------------------------------------------------------------------------------------


@rule("PE-17.01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_only_the_rows_depend_on_the_number_of_players(seats: int) -> None:
    s = game.new(seats, Seeded(1))
    assert (len(s.open_row), len(s.conquest_row)) == (seats, 6 - seats)
    assert [len(deck) for deck in s.power_decks] == [18 - 6, 18, 12]
    t = table(seats)
    t.now(*PHASES)
    assert [t.coins(seat) for seat in range(seats)] == [3 + 1] * seats


@rule("PE-17.02")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_the_published_game_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(BadSetup, match=r"played by 2, 3, 4, 5, not by"):
        game.new(seats, Seeded(1))
    defaults = {setting.key: setting.default for setting in game.settings}
    assert defaults == {"final_extra_coin_income": True, "draft_civilizations": False, "solo": False}


# --- solo ---------------------------------------------------------------------------------------------------


@rule("PE-17.03")
def test_solo_has_three_open_and_three_conquest_cards_and_its_disasters() -> None:
    s = game.new(1, Seeded(1), {"solo": True})
    assert (len(s.open_row), len(s.conquest_row)) == (3, 3)
    assert s.players[0].civilization >= 0
    assert sum(s.markers) == 2  # the first two symbols
    with pytest.raises(BadSetup):
        game.new(1, Seeded(1))
    assert game.new(2, Seeded(1), {"solo": True}).open_row  # the switch only allows one more seat count


@rule("PE-17.04")
def test_solo_pays_exactly_the_price() -> None:
    t = table(1)
    t.give(0, wood=9)
    t.offer("elis_plain ladon_valley port", conquest="nemea_valley street bridge")
    t.now(*PHASES)
    assert len(t.options) == 7
    t.choose("bid elis_plain")  # value 3: no size to choose, and only wood to give
    assert t.cards(0) == ["elis_plain"]
    assert t.discarded == {"wood": 3}
    assert {"ladon_valley", "port", "nemea_valley", "street", "bridge"} <= t.box


@rule("PE-17.04")
@pytest.mark.parametrize(("owned", "price"), [("", 5), ("barracks", 4), ("market agora", 5)])
def test_solo_conquests_cost_three_more_less_the_discounts(owned: str, price: int) -> None:
    t = table(1)
    t.give(0, wood=9)
    t.owns(0, *owned.split())
    t.offer("elis_plain", conquest="nemea_valley")
    t.now(Bidding())
    t.choose("bid nemea_valley")
    assert t.bid_of(0) == ("nemea_valley", price)


@rule("PE-17.04")
def test_solo_may_pass_for_three_coin_cards() -> None:
    t = table(1)
    t.give(0, wood=3)
    t.offer("elis_plain")
    t.now(Bidding())
    t.choose("pass")
    assert t.coins(0) == 6


@rule("PE-17.04")
def test_solo_says_why_a_larger_bid_is_refused() -> None:
    t = table(1)
    t.give(0, wood=9)
    t.offer("elis_plain")
    refusal = Bid(0, (("bid", "elis_plain"),)).why_not(t.state, ("size", 4))
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("PE-17.04", {"most": 3})


@rule("PE-17.05")
def test_the_solo_result_is_the_lower_number_with_a_grade() -> None:
    t = table(1)
    t.owns(0, "statue_of_zeus", "tegea_plain")  # 5 + 2 inhabitants, 5 + 2 power
    t.give(0, inhabitant=2)
    t.now(Score())
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((7,), (1,), "solo-village")


@rule("PE-17.05")
def test_the_solo_grades() -> None:
    s = table(1).state
    grades = [grade(s, score) for score in range(20)]
    assert grades == ["village"] * 8 + ["town"] * 3 + ["polis"] * 3 + ["hegemon"] * 3 + ["wonder"] * 3
    assert list(dict.fromkeys(grades)) == list(GRADES)


@rule("PE-17.04")
def test_a_whole_solo_game() -> None:
    t = play("peloponnes", 1, settings={"solo": True})
    answers = Seeded("solo")
    while t.decision is not None:
        assert t.asked != "Displaced"
        assert not t.options[0].startswith("size")
        t.choose(t.options[answers.pick(len(t.options))])
    assert t.state.round == 8
    assert t.state.outcome.reason.startswith("solo-")


# --- drafting -----------------------------------------------------------------------------------------------


@rule("PE-17.06")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_keeps_one_of_two_civilizations(seats: int) -> None:
    t = play("peloponnes", seats, settings={"draft_civilizations": True})
    assert waiting(t.state) == list(range(seats))
    dealt = [p.candidates.cards for p in t.state.players]
    assert [len(cards) for cards in dealt] == [2] * seats
    assert len({card for cards in dealt for card in cards}) == 2 * seats
    for seat in reversed(range(seats)):  # in any order
        keys = [t.state.content.civilizations[card].key for card in dealt[seat]]
        t.choose(f"keep {keys[1]}", seat=seat)
    assert [p.civilization for p in t.state.players] == [cards[1] for cards in dealt]
    assert {cards[0] for cards in dealt} <= set(t.state.civilizations_left.cards)
    assert [len(p.candidates) for p in t.state.players] == [0] * seats
    assert [event.args["seat"] for event in t.heard("plays-civilization")] == list(range(seats))


@rule("PE-17.06", "PE-3.03", "PE-3.04")
def test_turn_order_and_coin_cards_follow_the_kept_civilization() -> None:
    t = play("peloponnes", 2, settings={"draft_civilizations": True})
    assert [len(p.hand) for p in t.state.players] == [0, 0]
    t.choose(t.options[0])
    t.choose(t.options[0])
    kept = [t.state.content.civilizations[p.civilization] for p in t.state.players]
    assert [len(p.hand) for p in t.state.players] == [civ.coins for civ in kept]
    assert t.state.order == tuple(sorted((0, 1), key=lambda seat: kept[seat].number))


@rule("PE-17.06", "PE-20.02")
def test_nobody_sees_the_candidates_of_others_or_their_choice() -> None:
    t = play("peloponnes", 2, settings={"draft_civilizations": True})
    first = t.state.players[0].candidates.cards
    for seat, seen in ((0, list(first)), (1, []), (SPECTATOR, [])):
        assert t.view(seat)["players"][0]["candidates"] == {"size": 2, "cards": seen}
    before = t.game.view_json(t.state, 1)
    views = set()
    for option in t.options:
        other = play("peloponnes", 2, settings={"draft_civilizations": True})
        other.choose(option)
        views.add(other.game.view_json(other.state, 1))
        assert other.heard() == []
    assert len(views) == 1  # whatever seat 0 keeps
    assert views != {before}  # only that it has decided


# --- the last coin income -----------------------------------------------------------------------------------


@rule("PE-17.07")
@pytest.mark.parametrize(("extra", "times"), [(True, 1), (False, 0)])
def test_the_last_coin_income_is_an_option(extra: bool, times: int) -> None:
    t = table(in_round=8, final_extra_coin_income=extra)
    t.plays(0, "messene")
    t.now(NextRound())
    assert t.coins(0) == times
    assert len(t.told("final-income")) == 2 * times


def test_options_are_checked() -> None:
    with pytest.raises(BadSetup, match="has no setting 'dice'"):
        game.new(2, Seeded(1), {"dice": True})
    with pytest.raises(BadSetup, match="solo cannot be 'perhaps'"):
        game.new(2, Seeded(1), {"solo": "perhaps"})
