"""Card zones and card states: what a card counts for, lying open, covered, borrowed or torn down (chapter 2)."""

from __future__ import annotations

from tessera.games.peloponnes import game
from tessera.games.peloponnes.content import DECLINE, DROUGHT, EARTHQUAKE, PLAGUE, TEMPEST
from tessera.games.peloponnes.hooks import BID_BONUS, CONQUEST_DISCOUNT
from tessera.games.peloponnes.rules.bidding import Bidding
from tessera.games.peloponnes.rules.disasters import DisasterStrikes
from tessera.games.peloponnes.rules.ending import LateProtection, points
from tessera.games.peloponnes.rules.income import Income, round_income
from tessera.games.peloponnes.rules.supply import Supply
from tessera.games.peloponnes.rules.tableau import protected, symbols, tear_down
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.games.peloponnes.state import LUXURY_CARD, Peloponnes
from tessera.kernel import Seeded, ask, play
from tessera.kernel.effects import total
from tessera.testing import rule
from tests.games.peloponnes.table import PeloponnesScript, table


def protected_from(t: PeloponnesScript, seat: int) -> set[int]:
    return {disaster for disaster in range(5) if protected(t.state, t.player(seat), disaster)}


# --- covered cards ------------------------------------------------------------------------------------------


@rule("PE-2.03")
def test_a_covered_power_card_keeps_its_top_row_and_loses_its_lower_part() -> None:
    t = table()
    t.owns(0, "aqueduct")
    assert (t.power(0), t.production(0), protected_from(t, 0)) == (1, (0, 0, 2), {PLAGUE})
    t = table()
    t.owns(0, "aqueduct", covered_by="earthquake")
    assert t.inhabitants(0) == 2
    assert symbols(t.state, t.player(0), TEMPEST) == 1
    assert (t.power(0), t.production(0), protected_from(t, 0)) == (0, (0, 0, 0), set())


@rule("PE-2.03")
def test_covers_switch_off_every_kind_of_special_function() -> None:
    t = table()
    t.owns(0, "market", "barracks", "port")
    t.owns(1, "agora", "stockade", "temple_of_apollo", covered_by="earthquake")

    def functions(seat: int) -> tuple[int, int, int]:
        p = t.player(seat)
        coins, _ = round_income(t.state, p)
        return total(t.state, p, BID_BONUS), total(t.state, p, CONQUEST_DISCOUNT), coins

    assert functions(0) == (1, 1, 3)  # 4 inhabitants: 2 coin cards, and 1 for the Port
    assert functions(1) == (0, 0, 3)  # 5 inhabitants: 3 coin cards


@rule("PE-2.03", "PE-10.21")
def test_a_covered_building_still_has_to_be_redeemed() -> None:
    t = table()
    t.owns(0, "bridge", borrowed=True, covered_by="earthquake")
    t.give(0, wood=2, grain=2)
    t.now(Supply())
    t.choose("grain 2", "redeem bridge / pay 2 0 0")
    assert (t.cards(0), t.borrowed(0), t.hand(0)) == (["bridge"], [], {})
    assert t.covered(0) == [("bridge", "earthquake")]


@rule("PE-2.04")
def test_a_covered_civilization_card_keeps_only_its_disaster_symbols() -> None:
    t = table()
    t.plays(0, "argos")
    assert (t.inhabitants(0), t.power(0), t.production(0)) == (3, 1, (1, 1, 2))
    t = table()
    t.plays(0, "argos", covered=True)
    assert (t.inhabitants(0), t.power(0), t.production(0)) == (0, 0, (0, 0, 0))
    assert symbols(t.state, t.player(0), DROUGHT) == 1


@rule("PE-2.05", "PE-15.18")
def test_a_card_under_two_covers_needs_both_removed_to_be_active_again() -> None:
    t = table()
    t.owns(0, "granary", covered_by="drought earthquake")
    assert t.covered(0) == [("granary", "drought"), ("granary", "earthquake")]
    assert len(t.player(0).covers) == 2
    t.owns(0, "cyclopean_masonry")  # protects from the earthquake
    t.now(LateProtection())
    assert t.covered(0) == [("granary", "drought")]
    assert t.production(0) == (0, 0, 0)
    t.owns(0, "liongate")  # protects from the drought
    t.now(LateProtection())
    assert t.covered(0) == []
    assert t.production(0) == (0, 1, 4 + 2)


@rule("PE-2.05")
def test_no_card_gets_more_covers_than_there_are_disasters_of_its_kind() -> None:
    t = table()
    t.plays(0, "pylos")
    t.owns(0, "granary", "argive_plain")
    t.give(0, wood=10)
    for disaster in (DROUGHT, EARTHQUAKE, TEMPEST, PLAGUE, DECLINE):
        t.now(DisasterStrikes(disaster))
        while not t.resting:
            t.choose(next(option for option in t.options if option.startswith(("hit", "cover"))))
    assert t.covered(0) == [
        ("argive_plain", "drought"),
        ("granary", "earthquake"),
        ("argive_plain", "tempest"),
        ("civilization", "plague"),
        ("luxury-card", "decline"),
    ]
    t = table()
    t.owns(0, "granary")
    t.give(0, stone=2)
    t.now(DisasterStrikes(DROUGHT), DisasterStrikes(EARTHQUAKE))
    t.choose("cover granary stone", "cover granary stone")
    assert t.covered(0) == [("granary", "drought"), ("granary", "earthquake")]


# --- borrowed buildings -------------------------------------------------------------------------------------


@rule("PE-2.06")
def test_a_borrowed_building_counts_like_any_other() -> None:
    t = table()
    t.owns(0, "aqueduct", "market", "port", "stockade", borrowed=True)
    p = t.player(0)
    assert (t.inhabitants(0), t.power(0), t.production(0)) == (7, 4, (0, 0, 5))
    assert protected_from(t, 0) == {PLAGUE, DECLINE}
    assert (total(t.state, p, BID_BONUS), total(t.state, p, CONQUEST_DISCOUNT)) == (1, 1)
    assert round_income(t.state, p) == (3 + 1, 0)
    assert symbols(t.state, p, EARTHQUAKE) == 1


@rule("PE-2.06", "PE-9.01")
def test_a_borrowed_building_gives_its_one_off_income() -> None:
    t = table()
    t.give(0, wood=3)
    t.offer("barracks")
    t.now(Bidding(), TakeCards(), Income())
    t.bid("barracks", wood=2)
    t.choose("borrow wood")
    assert t.borrowed(0) == ["barracks"]
    assert t.coins(0) == 3 + 1  # one-off income and round income


# --- torn down cards ----------------------------------------------------------------------------------------


@rule("PE-2.07")
def test_the_coin_cards_on_and_under_a_torn_down_card_are_discarded() -> None:
    t = table()
    t.owns(0, "granary", covered_by="drought", borrowed=True)
    t.give(0, grain=1)
    t.now(DisasterStrikes(EARTHQUAKE))
    t.choose("tear-down granary")
    p = t.player(0)
    assert "granary" in t.box
    assert t.discarded == {"wood": 2}
    assert (t.cards(0), t.covered(0), t.borrowed(0), len(p.covers), len(p.pledges)) == ([], [], [], 0, 0)
    assert (t.inhabitants(0), t.power(0), t.production(0)) == (0, 0, (0, 0, 0))
    assert symbols(t.state, p, DROUGHT) == 0


@rule("PE-2.07", "PE-13.06")
def test_a_torn_down_card_never_returns() -> None:
    t = table()
    t.plays(0, "argos")
    with t.edit() as s:
        tear_down(s, s.players[0], s.players[0].civilization)
    t.owns(0, "well")
    t.now(LateProtection())
    assert t.civilization(0) is None
    assert t.inhabitants(0) == 1


@rule("PE-13.15")
def test_a_torn_down_luxury_card_holds_nothing() -> None:
    t = table()
    t.give(0, luxury=5)
    with t.edit() as s:
        tear_down(s, s.players[0], LUXURY_CARD)
    assert (t.luxury(0), t.player(0).luxury_card) == (0, False)


@rule("PE-2.13")
def test_nothing_comes_back_from_the_box() -> None:
    for seats in (2, 5):
        s = game.new(seats, Seeded(f"box {seats}"))
        answers = Seeded(seats)
        box: list[int] = []
        while (decision := ask(s)) is not None:
            play(s, decision.options[answers.pick(len(decision.options))])
            assert list(s.box[: len(box)]) == box
            box = list(s.box)
            assert _coin_cards(s) == 72
        assert len(box) > 20


def _coin_cards(s: Peloponnes) -> int:
    held = [len(p.hand) + len(p.bid) + len(p.covers) + len(p.pledges) for p in s.players]
    return len(s.coin_deck) + len(s.discard) + sum(held)


# --- inhabitants, production, one-off income ----------------------------------------------------------------


@rule("PE-2.08")
def test_luxury_card_and_hand_hold_no_inhabitants_during_the_game() -> None:
    t = table()
    t.plays(0, "corinth")
    t.owns(0, "bridge")
    t.give(0, inhabitant=4)
    assert t.inhabitants(0) == 3 + 2
    assert points(t.state, t.player(0)).population == 3 + 2 + 4 + 2  # in scoring they count
    assert round_income(t.state, t.player(0)) == (3, 0)


@rule("PE-2.09")
def test_production_is_there_again_for_every_payment() -> None:
    t = table()
    t.owns(0, "kynouria_hills", "argive_plain")  # 2 wood, 5 grain
    t.owns(0, "granary", borrowed=True)  # costs 3 wood
    t.give(0, wood=1)
    t.piles({"wood": 1}, {}, keeper=1)
    t.wins(0, "bridge")  # costs 2 wood
    t.now(TakeCards(), Supply())
    t.choose("pay 0 0 0")
    assert (
        t.luxury(0) == 5 + 4 + 1 - 1 - 2
    )  # all of the grain, Granary and Bridge included, feeds 3 inhabitants
    t.choose("redeem granary / pay 1 0 0")  # and the 2 wood pay for the Granary once more
    assert t.hand(0) == {}


@rule("PE-2.10")
def test_the_civilization_card_is_neither_building_nor_landscape_nor_power_card() -> None:
    t = table()
    t.plays(0, "messene")  # 4 grain, more than any card here
    t.owns(0, "bridge", "ladon_valley")
    t.give(0, wood=3)
    for disaster, hit in ((EARTHQUAKE, "bridge"), (TEMPEST, "ladon_valley")):
        t.now(DisasterStrikes(disaster))
        assert t.options == [f"cover {hit} wood", f"tear-down {hit}"]
        t.choose(f"cover {hit} wood")
    t = table()
    t.plays(0, "messene")
    t.give(0, wood=1)
    t.now(*[DisasterStrikes(disaster) for disaster in (EARTHQUAKE, TEMPEST, DROUGHT)])
    assert t.resting
    assert t.covered(0) == []


@rule("PE-2.12", "PE-9.02")
def test_uncovering_a_card_does_not_pay_its_one_off_income_again() -> None:
    t = table()
    t.owns(0, "barracks", covered_by="earthquake")
    t.owns(0, "cyclopean_masonry")
    t.now(LateProtection())
    assert t.covered(0) == []
    t.now(Income())
    assert t.coins(0) == 1  # 1 inhabitant; no 3 coin cards for the Barracks
