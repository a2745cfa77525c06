"""The rounds, revealing power cards, and what happens in phases 1 and 2 (chapters 4 and 5)."""

from __future__ import annotations

import pytest

from tessera.games.peloponnes import game
from tessera.games.peloponnes.content import PLAGUE
from tessera.games.peloponnes.rules.disasters import DisasterStrikes
from tessera.games.peloponnes.rules.rounds import NextRound
from tessera.games.peloponnes.rules.supply import Supply
from tessera.kernel import Match, Seeded
from tessera.testing import play, rule
from tests.games.peloponnes.table import PHASES, table

QUIET = "taygetos_range eurotas_gorge"  # shows earthquake and tempest
OTHERS = "parnon_foothills lykaion_slopes argive_plain pamisos_valley"  # decline, plague, drought, tempest


def events_of(seats: int, seed: int) -> list[str]:
    """The keys of all events of a random match, in order."""
    match = Match(game, seats, Seeded(seed))
    answers = Seeded(f"answers {seed}")
    while (decision := match.decision()) is not None:
        match.answer(decision.seat, decision.options[answers.pick(len(decision.options))])
    return [event.key for move in match.moves for event in move.events]


# --- rounds -------------------------------------------------------------------------------------------------


@rule("PE-4.01", "PE-13.01")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_game_lasts_eight_rounds(seats: int) -> None:
    keys = events_of(seats, 7)
    assert keys.count("round-begins") == 7  # the first one begins before anybody listens
    assert keys.count("income") == 8 * seats
    assert keys[-1] == "scored"
    last = len(keys) - 1 - keys[::-1].index("income")
    assert keys.index("final-income") > last  # the end comes after the income of round 8


@rule("PE-4.01")
def test_the_six_phases_come_in_order() -> None:
    t = table(in_round=3)
    t.markers(decline=2)
    t.give(0, wood=3)
    t.give(1, stone=6)
    cards = "agora helos_plain bridge street well stoa"  # decline, and a supply
    t.stack(cards)
    t.comes(*cards.split())
    t.now(NextRound())
    t.choose("cover luxury-card wood", "cover luxury-card stone")
    t.bid("bridge", 4)  # seat 0 had too few cards left and passed
    t.choose("borrow stone")
    keys = [event.key for event in t.heard()]
    phases = [
        *("round-begins", "revealed-open", "revealed-conquest", "marker-advanced"),  # 1
        *("disaster-strikes", "supply"),  # 2
        *("bid", "unsold"),  # 3
        "turn-order",  # 4
        "borrowed",  # 5
        "income",  # 6
    ]
    assert list(dict.fromkeys(key for key in keys if key in phases)) == phases
    assert keys.index("round-begins", 1) > keys.index("income")


# --- phase 1 ------------------------------------------------------------------------------------------------


@rule("PE-4.02", "PE-4.03", "PE-17.01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_cards_are_revealed_one_open_card_per_player(seats: int) -> None:
    t = table(seats)
    cards = f"{QUIET} {OTHERS}".split()
    t.reveals(" ".join(cards))
    assert t.row("open") == cards[:seats]
    assert t.row("conquest") == cards[seats:]


@rule("PE-4.04")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_first_two_symbols_advance_their_markers_and_no_others(seats: int) -> None:
    t = table(seats)
    t.reveals(f"{QUIET} {OTHERS}")
    assert t.state.markers == [0, 1, 1, 0, 0]  # earthquake and tempest
    assert t.told("marker-advanced") == [
        {"disaster": "earthquake", "space": 2},
        {"disaster": "tempest", "space": 2},
    ]


@rule("PE-4.05")
def test_the_same_symbol_twice_moves_the_marker_two_spaces() -> None:
    t = table()
    t.reveals(f"lykaion_slopes elis_plain {QUIET} argive_plain stockade")
    assert t.state.markers == [2, 0, 0, 0, 0]


@rule("PE-4.05", "PE-5.01")
def test_the_same_symbol_twice_goes_no_further_than_the_track() -> None:
    t = table()
    t.markers(plague=2)
    t.reveals(f"lykaion_slopes elis_plain {QUIET} argive_plain stockade")
    assert t.state.markers[PLAGUE] == 3
    assert t.told("disaster-strikes") == [{"disaster": "plague"}]


@rule("PE-4.06", "PE-5.01")
def test_symbols_of_a_finished_disaster_are_ignored_and_not_replaced() -> None:
    t = table()
    t.markers(plague=3)
    t.plays(0, "pylos")
    t.give(0, wood=1)
    t.reveals(f"lykaion_slopes {QUIET} elis_plain argive_plain stockade")
    assert t.state.markers == [3, 1, 0, 0, 0]  # the tempest of the third card does not step in
    assert t.resting
    assert t.told("disaster-strikes") == []
    assert t.covered(0) == []


@rule("PE-1.10", "PE-5.01")
def test_a_disaster_happens_on_the_third_advance() -> None:
    t = table()
    struck = []
    for omen in ("lykaion_slopes", "foloi_oak_forest", "elis_plain", "bridge"):
        t.offer()
        t.reveals(f"{omen} {QUIET} argive_plain stockade market")
        t.markers(earthquake=0)
        struck.append(t.told("disaster-strikes"))
    assert struck == [[], [], [{"disaster": "plague"}], []]


@rule("PE-4.07")
def test_sixteen_symbols_are_looked_at_and_at_most_fifteen_count() -> None:
    for seed in range(5):
        s = play("peloponnes", 3, seed=seed)
        looked_at = [0] * 5
        while True:
            for card in (*s.state.open_row, *s.state.conquest_row)[:2]:
                looked_at[s.state.content.cards[card].disaster] += 1
            assert s.state.markers == [min(3, seen) for seen in looked_at]
            now = s.state.round
            while s.decision is not None and s.state.round == now:
                s.choose("pass" if "pass" in s.options else s.options[0])
            if s.decision is None:
                break
        assert sum(looked_at) == 16
        assert sum(s.state.markers) <= 15


# --- phase 2 ------------------------------------------------------------------------------------------------


@rule("PE-5.02", "PE-5.08")
@pytest.mark.parametrize("first", ["plague", "earthquake"])
def test_two_disasters_of_a_round_are_resolved_in_the_order_of_their_cards(first: str) -> None:
    t = table()
    t.markers(plague=2, earthquake=2)
    for seat in (0, 1):
        t.plays(seat, ("pylos", "delphi")[seat])
        t.owns(seat, ("port", "street")[seat])
        t.give(seat, wood=2)
    cards = {"plague": "lykaion_slopes", "earthquake": "taygetos_range"}
    second = next(other for other in cards if other != first)
    t.reveals(f"{cards[first]} {cards[second]} {OTHERS.replace('lykaion_slopes', 'stockade')}")
    assert len(t.row("open") + t.row("conquest")) == 6  # all cards lie there before anybody decides
    suffered = []
    while not t.resting:
        suffered.append((t.seat, "plague" if "tear-down civilization" in t.options else "earthquake"))
        t.choose(t.options[0])
    assert suffered == [(0, first), (1, first), (0, second), (1, second)]


@rule("PE-5.03")
def test_a_disaster_hits_everybody() -> None:
    t = table(4)
    t.markers(plague=2)
    for seat, civilization in enumerate(("pylos", "corinth", "delphi", "thebes")):
        t.plays(seat, civilization)
    t.reveals(f"lykaion_slopes {QUIET} elis_plain argive_plain stockade")
    assert [t.civilization(seat) for seat in range(4)] == [None] * 4  # nobody has a coin card


@rule("PE-5.04")
@pytest.mark.parametrize("place", [0, 2, 5])
def test_the_supply_symbol_on_any_of_the_six_cards_brings_a_supply(place: int) -> None:
    t = table()
    cards = f"{QUIET} {OTHERS}".split()
    cards[place] = "helos_plain"
    t.reveals(" ".join(cards))
    assert len(t.told("supply")) == 1


@rule("PE-5.04", "PE-5.09")
def test_the_supply_comes_after_all_disasters_of_the_round() -> None:
    t = table()
    t.markers(drought=2, decline=2)
    t.owns(0, "argive_plain")  # 5 grain: surplus would be luxury
    t.give(0, luxury=2, wood=2)
    t.reveals("helos_plain stockade taygetos_range eurotas_gorge lykaion_slopes pamisos_valley")
    t.choose("cover argive_plain luxury")
    t.choose("cover luxury-card wood")
    keys = [event.key for event in t.heard()]
    assert keys.index("supply") > len(keys) - 1 - keys[::-1].index("disaster-strikes")
    assert t.luxury(0) == 0  # the field was dry already


@rule("PE-5.04")
def test_no_symbol_no_supply() -> None:
    t = table()
    t.reveals(f"{QUIET} {OTHERS}")
    assert t.told("supply") == []


@rule("PE-5.05", "PE-5.09")
def test_a_disaster_goes_through_the_players_in_turn_order() -> None:
    t = table(3)
    for seat, civilization in enumerate(("pylos", "corinth", "delphi")):
        t.plays(seat, civilization)
        t.give(seat, wood=1)
    t.seated(2, 0, 1)
    t.now(DisasterStrikes(PLAGUE))
    asked = []
    while not t.resting:
        asked.append(t.seat)
        t.choose("cover civilization wood")
    assert asked == [2, 0, 1]


@rule("PE-5.05")
def test_blind_draws_go_to_the_players_in_turn_order() -> None:
    t = table()
    for seat, civilization in enumerate(("pylos", "corinth")):
        t.plays(seat, civilization)
        t.give(seat, luxury=1)
    t.seated(1, 0)
    t.comes("stone", "grain")
    t.now(DisasterStrikes(PLAGUE))
    t.choose("cover civilization luxury", "cover civilization luxury")
    assert [t.player(seat).covers.cards for seat in (0, 1)] == [(2,), (1,)]


@rule("PE-5.06")
def test_two_supply_symbols_in_one_round_bring_one_supply() -> None:
    t = table()
    t.reveals("helos_plain stymphalian_valley taygetos_range eurotas_gorge lykaion_slopes pamisos_valley")
    assert len(t.told("supply")) == 1


@rule("PE-5.06")
@pytest.mark.parametrize("seed", range(4))
def test_there_are_three_supplies_in_a_game(seed: int) -> None:
    keys = events_of(2, seed)
    rounds = [0]
    supplies = []
    for key in keys:
        if key == "round-begins":
            rounds.append(rounds[-1] + 1)
        elif key == "supply":
            supplies.append(rounds[-1] + 1)
    assert len(supplies) == 3
    assert supplies[0] in (4, 5, 6)
    assert supplies[1] in (7, 8)
    assert keys.index("final-income") < len(keys) - 1 - keys[::-1].index("supply")


@rule("PE-5.07")
def test_revealed_cards_protect_nobody() -> None:
    t = table()
    t.markers(plague=2)
    t.plays(0, "pylos")
    t.give(0, wood=1)
    t.reveals(f"lykaion_slopes well aqueduct {QUIET} argive_plain")
    assert t.options == ["cover civilization wood", "tear-down civilization"]


@rule("PE-5.07")
def test_disasters_and_supply_come_before_the_bids() -> None:
    t = table(in_round=3)
    t.markers(plague=2)
    t.plays(0, "pylos")
    t.give(0, wood=6)
    t.stack("lykaion_slopes")
    t.comes("lykaion_slopes")
    t.now(NextRound())
    assert t.asked == "Damage"
    t.choose("cover civilization wood")
    assert t.asked in ("Bid", "Provide")


@rule("PE-5.09")
def test_in_a_supply_one_player_feeds_and_redeems_before_the_next() -> None:
    t = table()
    t.seated(1, 0)
    for seat, card in enumerate(("bridge", "market")):
        t.owns(seat, card, borrowed=True)
        t.give(seat, grain=1, wood=1, inhabitant=1)
    t.now(Supply())
    asked = []
    while not t.resting:
        asked.append((t.seat, t.asked))
        t.choose(t.options[0])
    assert asked[0][0] == 1
    seats = [seat for seat, _ in asked]
    assert seats == sorted(seats, reverse=True)
    assert (1, "Redeem") in asked
    assert (0, "Redeem") in asked


@rule("PE-5.10", "PE-7.05")
def test_the_turn_order_of_a_round_holds_through_the_disasters_of_the_next() -> None:
    t = table(in_round=2)
    t.give(0, wood=6)
    t.give(1, wood=6)
    t.plays(0, "pylos")
    t.plays(1, "delphi")
    t.markers(plague=2)
    t.offer("elis_plain ladon_valley")
    t.stack("lykaion_slopes")
    t.now(*PHASES, NextRound())
    t.bid("elis_plain", wood=3)
    t.comes(*["grain"] * 5, "lykaion_slopes")  # the income of both
    t.bid("ladon_valley", wood=4)
    assert t.state.order == (1, 0)
    assert (t.state.round, t.seat, t.asked) == (3, 1, "Damage")
    t.choose("cover civilization wood")
    assert t.seat == 0
    t.choose("cover civilization wood")
    assert (t.asked, t.seat) == ("Bid", 1)


@rule("PE-15.13")
def test_a_disaster_that_hits_nobody_has_still_happened() -> None:
    t = table()
    t.markers(plague=2)
    for seat, card in enumerate(("well", "aqueduct")):
        t.plays(seat, ("pylos", "delphi")[seat])
        t.owns(seat, card)
    t.reveals(f"lykaion_slopes {QUIET} argive_plain stockade market")
    assert t.told("protected") == [{"seat": 0, "disaster": "plague"}, {"seat": 1, "disaster": "plague"}]
    assert t.resting
    assert t.state.markers[PLAGUE] == t.state.last_space
