"""Decisions, random events, hidden and public information (chapters 18 to 20)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tessera.games.peloponnes import game
from tessera.games.peloponnes.content import EARTHQUAKE, PLAGUE
from tessera.games.peloponnes.rules.bidding import Bid, Bidding
from tessera.games.peloponnes.rules.disasters import DisasterStrikes
from tessera.games.peloponnes.rules.income import Income
from tessera.games.peloponnes.rules.supply import Redeem, Supply
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.kernel import SPECTATOR, Bag, Chance, Description, Seeded, ask, determinize, play, waiting
from tessera.kernel.engine import announced
from tessera.kernel.event import seen_by
from tessera.testing import rule
from tests.games.peloponnes.table import PHASES, PeloponnesScript, table

OTHERS = (1, SPECTATOR)


def known_to_others(t: PeloponnesScript) -> list[bytes]:
    """All that seat 1 and a spectator see and have heard since the last look."""
    events = t.heard()
    told = [
        msgspec.json.encode([(event.key, event.args) for event in seen_by(events, seat)]) for seat in OTHERS
    ]
    return [game.view_json(t.state, seat) for seat in OTHERS] + told


def indistinguishable(
    one: PeloponnesScript, answers: list[str], other: PeloponnesScript, other_answers: list[str]
) -> None:
    """Two players with other hands do the same things; nobody else can tell them apart at any moment."""
    assert len(answers) == len(other_answers)
    for this, that in zip(answers, other_answers, strict=True):
        assert known_to_others(one) == known_to_others(other)
        assert (one.seat, other.seat) == (0, 0)
        one.choose(this)
        other.choose(that)
    assert known_to_others(one) == known_to_others(other)


# --- decisions ----------------------------------------------------------------------------------------------


@rule("PE-18.01")
def test_nothing_is_revealed_between_the_steps_of_a_bid() -> None:
    t = table()
    t.give(0, wood=3, stone=2, luxury=2)
    t.offer("elis_plain ladon_valley", conquest="street")
    t.now(Bidding())

    def seen() -> list[dict[str, object]]:
        return [t.view(seat) for seat in OTHERS]

    t.heard()
    before = seen()
    for part in ("bid elis_plain", "size 4", "luxury 1"):
        t.choose(part)
        assert seen() == before
        assert t.heard() == []
    t.choose("give wood 2")  # and so 1 stone
    assert seen() != before
    assert t.bid_of(0) == ("elis_plain", 4)


@rule("PE-18.02", "PE-6.13")
def test_a_decision_with_one_option_is_carried_out_by_itself() -> None:
    t = table()
    t.give(0, wood=3)
    t.give(1, stone=4)
    t.offer("elis_plain port")
    t.now(Bidding())
    t.choose("bid elis_plain")  # size, luxury and symbols leave no choice
    assert (t.seat, t.bid_of(0)) == (1, ("elis_plain", 3))
    t.choose("bid elis_plain")
    assert t.resting  # nor has seat 0 another card to go to


@rule("PE-18.01")
def test_bidding_the_whole_hand_or_only_luxury_needs_no_symbols() -> None:
    for coins, luxury in ((3, 0), (2, 1), (0, 3)):
        t = table()
        t.give(0, wood=1, stone=1, luxury=3)
        t.give(0, grain=1 if coins == 3 else 0)
        t.offer("elis_plain")
        t.now(Bidding())
        t.choose(f"bid elis_plain / size 3 / luxury {luxury}")
        assert t.resting
        assert (t.coins(0), t.luxury(0)) == (2 + (coins == 3) - coins, 3 - luxury)


@rule("PE-18.01")
def test_these_are_all_decisions() -> None:
    asked: set[str] = set()
    for seed in range(12):
        s = game.new(4, Seeded(f"decisions {seed}"), {"draft_civilizations": seed % 2 == 0})
        answers = Seeded(seed)
        while (decision := ask(s)) is not None:
            asked.add(type(decision.step).__name__)
            play(s, decision.options[answers.pick(len(decision.options))])
    assert asked == {
        "ChooseCivilization",
        "Bid",  # D1
        "Displaced",  # D2
        "NewBuilding",  # D3
        "Damage",  # D4 to D7
        *("Provide", "TearDownHungry"),  # D8
        "Redeem",  # D9
    }


# --- random events ------------------------------------------------------------------------------------------


class OnlyDraws(Chance):
    """Draws cards; refuses anything else that chance could be asked for."""

    def __init__(self) -> None:
        self.source = Seeded("only draws")
        self.pools: list[frozenset[int]] = []

    def draw(self, bag: Bag) -> int:
        self.pools.append(frozenset(bag.cards))
        return self.source.draw(bag)


@rule("PE-19.05")
def test_there_is_no_chance_but_shuffled_cards() -> None:
    chance = OnlyDraws()
    s = game.new(3, chance)
    answers = Seeded("answers")
    while (decision := ask(s)) is not None:
        play(s, decision.options[answers.pick(len(decision.options))])
    assert s.outcome is not None
    assert all(pool <= set(range(58)) for pool in chance.pools)


@rule("PE-19.01", "PE-19.02", "PE-19.04")
def test_civilizations_coins_and_power_cards_are_drawn_from_their_own_decks() -> None:
    chance = OnlyDraws()
    game.new(2, chance)
    civilizations, rest = chance.pools[:2], chance.pools[2:]
    assert [len(pool) for pool in civilizations] == [10, 9]
    coins = [pool for pool in rest if pool == frozenset(range(4))]
    power = rest[len(coins) :]
    assert rest[: len(coins)] == coins
    assert [len(pool) for pool in power] == [18, 17, 16, 15, 14, 13]  # of deck A only


@rule("PE-19.02", "PE-19.03")
def test_a_reshuffled_pile_is_drawn_by_chance_again() -> None:
    drawn = set()
    for symbol in ("stone", "grain", "inhabitant"):
        t = table()
        t.piles({"wood": 1}, {"stone": 1, "grain": 1, "inhabitant": 1}, keeper=1)
        t.comes("wood", symbol)
        t.now(Income())
        drawn.add(tuple(t.state.coin_deck.cards))
    assert len(drawn) == 3


# --- what everybody sees ------------------------------------------------------------------------------------


@rule("PE-20.01")
def test_what_is_public() -> None:
    t = table(in_round=4)
    t.plays(0, "argos", covered=True)
    t.owns(0, "bridge", borrowed=True)
    t.owns(0, "agora", covered_by="earthquake")
    t.give(0, wood=4, luxury=3)
    t.offer("elis_plain ladon_valley", conquest="street")
    t.markers(plague=2)
    t.now(Bidding())
    t.bid("ladon_valley", 2)
    view = t.view(SPECTATOR)
    p = view["players"][0]
    names = t.game.names(t.state.content)
    assert (p["civilization"], p["power_cards"]) == (names["argos"], [names["bridge"], names["agora"]])
    assert p["cards"] == [names["bridge"]]  # at work: neither covered nor gone
    assert (p["covered"], p["covered_by"], p["covers"]["size"]) == (
        [names["argos"], names["agora"]],
        [0, 1],
        2,
    )
    assert (p["borrowed"], p["pledges"]["size"]) == ([names["bridge"]], 1)
    assert (p["luxury"], p["luxury_card"], p["hand"]["size"]) == (3, True, 2)
    assert (p["bid_on"], p["bid_size"], p["bid"]["size"]) == (names["ladon_valley"], 2, 2)
    assert (view["round"], view["order"], view["markers"]) == (4, [0, 1], [2, 0, 0, 0, 0])
    assert view["open_row"] == [names["ladon_valley"]]  # the others had no bid
    assert {names["elis_plain"], names["street"]} <= set(view["box"])
    assert view["coin_deck"]["size"] == 72 - 4 - 3 - 3  # hand and bid, covers and pledge, passing
    assert [deck["size"] for deck in view["power_decks"]] == [len(deck) for deck in t.state.power_decks]
    assert [set(deck["backs"]) for deck in view["power_decks"]] == [set(), {1}, {2}]  # B is on top
    assert view["civilizations_left"]["cards"] == [card for card in range(48, 58) if card != names["argos"]]
    assert view["discard"] == {"size": 0, "cards": []}


@rule("PE-20.01")
def test_what_follows_from_the_tableaus_is_shown_to_everybody() -> None:
    t = table()
    t.plays(0, "argos")
    t.owns(0, "port", "well")
    summary = t.view(SPECTATOR)["tableaus"][0]
    assert summary == {
        "inhabitants": 6,
        "power": 3,
        "wood": 1,
        "stone": 1,
        "grain": 4,
        "income": 3 + 1,
        "income_luxury": 0,
        "symbols": [0, 1, 0, 2, 0],
        "protected": [True, False, False, False, True],
        "hungry": 2,
        "surplus": 0,
    }


@rule("PE-20.02")
def test_hand_bid_pledge_and_cover_are_known_to_their_owner_only() -> None:
    t = table()
    t.plays(0, "argos")
    t.give(0, wood=3, stone=2, grain=1, inhabitant=1)
    t.wins(0, "bridge")
    t.now(TakeCards(), DisasterStrikes(PLAGUE))
    t.choose("borrow grain", "cover civilization inhabitant")
    t.offer("ladon_valley")
    t.now(Bidding())
    t.bid("ladon_valley", wood=1, stone=1)
    shown = {
        seat: [t.view(seat)["players"][0][zone] for zone in ("hand", "bid", "covers", "pledges")]
        for seat in (0, *OTHERS)
    }
    assert [zone["cards"] for zone in shown[0]] == [[0, 0, 1], [0, 1], [3], [2]]
    for seat in OTHERS:
        assert shown[seat] == [
            {"size": 3, "cards": []},
            {"size": 2, "cards": [None, None]},
            {"size": 1, "cards": [None]},
            {"size": 1, "cards": [None]},
        ]


@rule("PE-20.03")
def test_blind_cards_are_known_to_nobody_until_they_are_discarded_or_withdrawn() -> None:
    t = table()
    t.plays(0, "argos")
    t.give(0, luxury=4, wood=1)
    t.give(1, stone=5)
    t.wins(0, "bridge")
    t.now(TakeCards(), DisasterStrikes(PLAGUE))
    t.choose("borrow luxury", "cover civilization luxury")
    t.offer("ladon_valley port")
    t.comes("stone", "grain")
    t.now(Bidding())
    t.bid("ladon_valley", luxury=2)
    for seat in (0, *OTHERS):
        p = t.view(seat)["players"][0]
        assert [p[zone]["cards"] for zone in ("pledges", "covers", "bid")] == [[None], [None], [None, None]]
    t.comes("inhabitant", "inhabitant", "inhabitant")
    t.bid("ladon_valley", 3)  # seat 0 has nowhere to go and takes the bid back
    assert t.view(0)["players"][0]["hand"]["cards"] == [0, 1, 2, 3, 3, 3]
    assert t.view(1)["players"][0]["hand"] == {"size": 6, "cards": []}


@rule("PE-20.03")
def test_blind_cards_are_public_in_the_discard_pile() -> None:
    t = table()
    t.owns(0, "bridge")
    t.give(0, luxury=1)
    t.comes("grain")
    t.now(DisasterStrikes(EARTHQUAKE), Supply())
    t.choose("cover bridge luxury")  # 2 inhabitants and no grain any more: it is torn down
    assert t.view(SPECTATOR)["discard"]["cards"] == [2]


@rule("PE-20.03")
def test_nobody_knows_the_order_of_the_decks() -> None:
    s = game.new(2, Seeded(1))
    for seat in (0, *OTHERS):
        view = game.view(s, seat)
        assert view["coin_deck"]["cards"] == []
        assert [deck["cards"] for deck in view["power_decks"]] == [[], [], []]


@rule("PE-20.04")
def test_bids_become_public_when_they_are_discarded() -> None:
    t = table()
    t.give(0, wood=1, stone=1, grain=1)
    t.offer("ladon_valley")
    t.now(*PHASES)
    t.bid("ladon_valley", stone=1, grain=1)
    for seat in OTHERS:
        assert t.view(seat)["discard"] == {"size": 2, "cards": [1, 2]}


@rule("PE-20.05")
def test_payments_are_public() -> None:
    t = table()
    t.owns(0, "bridge", borrowed=True)  # 2 inhabitants, 1 grain
    t.owns(0, "street", "stockade")
    t.give(0, wood=3, grain=1, inhabitant=1)
    t.now(Supply())
    t.choose("grain 1")
    assert t.view(SPECTATOR)["discard"]["cards"] == [2]
    assert t.told("provided") == [{"seat": 0, "means": "grain", "count": 1}]
    t.choose("redeem bridge / pay 2 0 0")
    assert t.view(SPECTATOR)["discard"]["cards"] == [0, 0, 0, 2]  # two paid, and one lay under the Bridge


@rule("PE-20.06")
@pytest.mark.parametrize("how", ["income", "passing", "withdrawing"])
def test_drawn_symbols_are_told_to_their_owner_only(how: str) -> None:
    t = table()
    if how == "withdrawing":
        t.give(0, wood=3)
        t.give(1, stone=4)
        t.offer("elis_plain port")
        t.now(Bidding())
        t.bid("elis_plain", 3)
        t.heard()
        t.comes("stone", "grain", "grain")
        t.bid("elis_plain", 4)
    else:
        t.plays(0, "mycenae")  # an income of 3
        t.comes("stone", "grain", "grain")
        t.now(Income() if how == "income" else Bidding())
    drawn = [event for event in t.heard() if event.args.get("seat") == 0 and event.key.startswith("drew")]
    secret = {"seat": 0, "count": 3, "symbols": ["stone", "grain", "grain"]}
    assert [event.args for event in seen_by(drawn, 0)] == [secret]
    # Of an income everybody has heard already how many cards it brings.
    others = [] if how == "income" else [("drew", {"seat": 0, "count": 3})]
    for seat in OTHERS:
        assert [(event.key, event.args) for event in seen_by(drawn, seat)] == others


# --- what the course of the game gives away -----------------------------------------------------------------


@rule("PE-20.02", "PE-6.03", "PE-18.01")
def test_the_making_of_a_bid_does_not_tell_its_symbols() -> None:
    def bidder(**coins: int) -> PeloponnesScript:
        t = table()
        t.give(0, luxury=1, **coins)
        t.offer("elis_plain ladon_valley", conquest="street")
        t.now(Bidding())
        return t

    for other, give in (
        ({"stone": 5}, "give stone 2"),
        ({"inhabitant": 5}, "give inhabitant 2"),
        ({"wood": 1, "stone": 1, "grain": 1, "inhabitant": 2}, "give wood 1 / give stone 0 / give grain 0"),
    ):
        whole = "bid elis_plain / size 3 / luxury 1"
        indistinguishable(bidder(wood=5), [whole], bidder(**other), [f"{whole} / {give}"])


@rule("PE-20.02", "PE-18.01")
def test_rivals_do_not_see_how_far_a_bid_has_come() -> None:
    t = table()
    t.give(0, wood=3, stone=2, luxury=1)
    t.offer("elis_plain ladon_valley", conquest="street")
    t.now(Bidding())
    before = known_to_others(t)
    for part in ("bid elis_plain", "size 3", "luxury 1", "give wood 1"):
        assert known_to_others(t) == before
        assert waiting(t.state) == [0]
        assert announced(t.state) == [Description("wait-bid", {"seat": 0})]
        t.choose(part)
    assert t.bid_of(0) == ("elis_plain", 3)


def seat_0(prepare: Callable[[PeloponnesScript], None], luxury: int = 0, **coins: int) -> PeloponnesScript:
    """Seat 0 with some hand in a position that a test prepares; the discard pile and the rest are always the same."""
    t = table()
    t.give(0, luxury=luxury, **coins)
    prepare(t)
    return t


@rule("PE-20.02", "PE-10.06")
def test_the_feeding_does_not_tell_which_cards_a_player_lacks() -> None:
    def feeding(t: PeloponnesScript) -> None:
        t.owns(0, "erymanthos_forest", "bridge")
        t.now(Supply())

    answers = ["grain 0 / inhabitants 0", "tear-down bridge"]
    indistinguishable(seat_0(feeding, wood=3), answers, seat_0(feeding, grain=2, inhabitant=1), answers)


@rule("PE-20.02", "PE-8.09")
def test_borrowing_does_not_tell_what_else_is_in_hand() -> None:
    def building(t: PeloponnesScript) -> None:
        t.wins(0, "bridge")
        t.now(TakeCards())

    indistinguishable(seat_0(building, grain=2), ["borrow grain"], seat_0(building, wood=2), ["borrow wood"])


@rule("PE-20.02", "PE-10.17")
def test_giving_up_a_building_does_not_tell_whether_it_could_be_paid() -> None:
    def redeeming(t: PeloponnesScript) -> None:
        t.owns(0, "granary", borrowed=True)  # costs 3 wood
        t.now(Supply())
        with t.edit() as s:
            s.players[0].luxury = 0  # the surplus grain would pay for it

    answers = ["give-up granary"]
    rich = seat_0(redeeming, wood=4)
    assert rich.options == ["redeem granary", "give-up granary"]
    poor = seat_0(redeeming, stone=4)
    assert poor.options == answers
    indistinguishable(rich, answers, poor, answers)


@rule("PE-20.02", "PE-10.15")
def test_paying_a_debt_with_luxury_does_not_tell_which_cards_a_player_lacks() -> None:
    def redeeming(t: PeloponnesScript) -> None:
        t.owns(0, "granary", borrowed=True)
        t.now(Supply())

    answers = ["redeem granary / pay 0 0 3"]
    indistinguishable(seat_0(redeeming, wood=4), answers, seat_0(redeeming, inhabitant=4), answers)


# --- what a seat can imagine --------------------------------------------------------------------------------


@rule("PE-20.02")
def test_a_sampled_position_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    t = table()
    t.give(0, wood=2, stone=3, luxury=1)
    t.give(1, grain=4)
    t.offer("elis_plain ladon_valley")
    t.now(Bidding())
    t.bid("elis_plain", wood=2, stone=1)
    hands = set()
    for seed in range(30):
        sample = determinize(t.state, 1, Seeded(seed))
        assert sample.players[1].hand == t.player(1).hand
        assert len(sample.players[0].bid) == 3
        hands.add((sample.players[0].hand.cards, sample.players[0].bid.cards))
        own = determinize(t.state, 0, Seeded(seed))
        assert (own.players[0].hand, own.players[0].bid) == (t.player(0).hand, t.player(0).bid)
    assert len(hands) > 10


@rule("PE-20.02", "PE-18.01")
def test_a_rivals_bid_in_the_making_is_imagined_from_its_beginning() -> None:
    t = table()
    t.give(0, wood=2, stone=2, grain=2)
    t.offer("elis_plain ladon_valley")
    t.now(Bidding())
    t.choose("bid elis_plain / size 3 / give wood 2")
    for seed in range(5):
        theirs = ask(determinize(t.state, 1, Seeded(seed)))
        assert theirs is not None
        assert theirs.step == Bid(0)
        assert theirs.options == [("bid", "elis_plain"), ("bid", "ladon_valley"), ("pass",)]
        mine = ask(determinize(t.state, 0, Seeded(seed)))
        assert mine is not None
        assert mine.options == t.state.agenda[-1].options(t.state)


@rule("PE-20.02", "PE-10.25")
@pytest.mark.parametrize("parts", ["redeem granary", "redeem granary / redeem stockade"])
def test_a_rivals_redemption_can_be_imagined_with_any_hand(parts: str) -> None:
    t = table()
    t.owns(0, "granary", "stockade", borrowed=True)
    t.give(0, wood=6, luxury=1)
    t.now(Supply())
    with t.edit() as s:
        s.players[0].luxury = 1
    t.choose(parts)
    assert t.asked == "Redeem"
    for seed in range(40):
        sample = determinize(t.state, 1, Seeded(seed))
        decision = ask(sample)
        assert decision is not None
        assert decision.step == Redeem(0)
        while decision is not None and type(decision.step).__name__ != "Rest":
            decision = play(sample, decision.options[0])
        assert sample.players[0].borrowed == ()
