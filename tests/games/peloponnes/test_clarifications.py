"""The clarifications and worked examples (chapter 15), and the other examples of the rulebook."""

from __future__ import annotations

import pytest

from tessera.games.peloponnes import game
from tessera.games.peloponnes.content import DROUGHT, EARTHQUAKE, PLAGUE, TEMPEST
from tessera.games.peloponnes.rules.bidding import Bidding
from tessera.games.peloponnes.rules.disasters import DisasterStrikes
from tessera.games.peloponnes.rules.ending import LateProtection, Score
from tessera.games.peloponnes.rules.income import Income
from tessera.games.peloponnes.rules.supply import Supply
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.kernel import NONE, Seeded, ask, play
from tessera.testing import rule
from tests.games.peloponnes.table import PHASES, table


@rule("PE-15.01")
def test_leonidas_pays_stone_by_hand_and_gains_luxury_for_his_wood() -> None:
    t = table()
    t.owns(0, "eurotas_gorge", "ladon_valley")  # 2 wood, 1 stone
    t.give(0, stone=3, grain=1)
    t.wins(0, "agora")  # 4 stone
    t.now(TakeCards())
    t.choose("pay 0 3 0")
    assert (t.hand(0), t.luxury(0), t.cards(0)[-1]) == ({"grain": 1}, 2, "agora")


@rule("PE-15.02")
def test_leonidas_cannot_use_a_luxury_and_gain_one() -> None:
    t = table()
    t.owns(0, "foloi_oak_forest", "ladon_valley", "parnon_foothills")  # 4 wood, 2 stone
    t.give(0, grain=1, luxury=3)
    t.wins(0, "agriculture")  # 5 wood
    t.now(TakeCards())
    assert t.options == ["pay 0 0 1", "borrow grain", "borrow luxury"]
    t.choose("pay 0 0 1")
    assert t.luxury(0) == 2


@rule("PE-15.03", "PE-10.04")
def test_helena_produces_twelve_grain_for_nine_inhabitants() -> None:
    t = table()
    t.owns(
        0, "tegea_plain", "elis_plain", "alpheios_valley", "erymanthos_forest"
    )  # 9 inhabitants, 4 + 5 + 3 grain
    assert (t.inhabitants(0), t.production(0)[2]) == (9, 12)
    t.now(Supply())
    assert t.luxury(0) == 3


@rule("PE-10.05", "PE-10.08")
def test_seven_inhabitants_but_only_four_grain() -> None:
    t = table()
    t.plays(0, "corinth")  # 3 inhabitants, 2 grain
    t.owns(0, "ladon_valley", "foloi_oak_forest")  # 4 inhabitants, 2 grain
    t.give(0, grain=2, wood=1)
    t.now(Supply())
    assert t.told("feeds")[0] == {"seat": 0, "grain": 4, "count": 7}
    assert t.options == ["grain 2", "grain 1", "grain 0"]
    t.choose("grain 2 / inhabitants 0", "tear-down foloi_oak_forest")  # the third one costs a card
    assert t.cards(0) == ["ladon_valley"]


@rule("PE-9.01")
def test_a_one_off_income_of_three_coin_cards() -> None:
    t = table()
    t.wins(0, "aroania_heights")
    t.now(TakeCards(), Income())
    assert t.coins(0) == 3 + 1


@rule("PE-6.07")
def test_value_two_in_the_conquest_row_needs_five() -> None:
    t = table()
    t.give(0, wood=5)
    t.offer("port", conquest="nemea_valley")  # value 2
    t.now(Bidding())
    t.choose("bid nemea_valley")
    assert t.bid_of(0) == ("nemea_valley", 5)


@rule("PE-15.04")
def test_production_pays_the_sum_of_several_borrowed_buildings_once() -> None:
    t = table()
    t.owns(0, "taygetos_range")  # 3 stone
    t.owns(0, "street", "barracks", borrowed=True)  # 1 stone; 1 wood, 2 stone
    t.give(0, wood=1)
    t.now(Supply())
    t.choose("redeem street / redeem barracks / pay 1 0 0")
    assert t.borrowed(0) == []
    t = table()
    t.owns(0, "taygetos_range")
    t.owns(0, "street", "barracks", "temple_of_apollo", borrowed=True)  # 1 + 2 + 4 stone
    t.give(0, wood=1, stone=3, grain=1, inhabitant=1)
    t.now(Supply())
    t.choose("grain 1 / inhabitants 1")
    t.choose("redeem street / redeem barracks / give-up temple_of_apollo")  # 7 stone are one too many
    assert t.cards(0) == ["taygetos_range", "street", "barracks"]


@rule("PE-15.05")
@pytest.mark.parametrize(
    ("first", "second", "displaced"),
    [
        ("", "market", True),
        ("", "agora", True),
        ("", "", False),
        ("agora", "market", False),
        ("agora", "", False),
    ],
)
def test_who_displaces_an_equal_number_of_cards(first: str, second: str, displaced: bool) -> None:
    t = table()
    t.owns(0, *first.split())
    t.owns(1, *second.split())
    t.give(0, wood=3)
    t.give(1, stone=3)
    t.offer("elis_plain ladon_valley")
    t.now(Bidding())
    t.bid("elis_plain", 3)
    assert ("bid elis_plain" in t.options) == displaced


@rule("PE-15.06")
def test_market_and_agora_together() -> None:
    for standing, allowed in ((3, True), (4, False)):
        t = table()
        t.owns(1, "market", "agora")
        t.give(0, wood=standing)
        t.give(1, stone=3)
        t.offer("elis_plain ladon_valley")
        t.now(Bidding())
        t.bid("elis_plain", standing)
        assert ("bid elis_plain" in t.options) == allowed  # 4 > 3, but 4 = 4
    t = table()
    t.owns(0, "market", "agora")
    t.give(0, wood=3)
    t.give(1, stone=4)
    t.offer("elis_plain ladon_valley")
    t.now(Bidding())
    t.bid("elis_plain", 3)
    assert t.refuses("bid elis_plain") == "PE-6.06"  # nor does a plain 4 displace 3 + 1


@rule("PE-15.07")
def test_being_first_is_a_risk_because_a_bid_cannot_be_changed() -> None:
    t = table()
    t.give(0, wood=9)
    t.give(1, stone=9)
    t.offer("elis_plain ladon_valley")
    t.now(Bidding())
    t.bid("elis_plain", 3)
    t.bid("elis_plain", 4)
    assert t.options == ["move ladon_valley", "withdraw"]  # 6 more cards in hand do not help


@rule("PE-15.08")
def test_the_inhabitants_of_a_borrowed_building_eat_and_count_for_income() -> None:
    t = table()
    t.owns(0, "epidauros_odeon", borrowed=True)  # 3 inhabitants
    t.now(Income())
    assert t.coins(0) == 2
    t.now(Supply())
    assert t.told("feeds")[0] == {"seat": 0, "grain": 0, "count": 3}


@rule("PE-15.09")
def test_a_covered_building_counts_for_the_earthquake_and_its_inhabitants_eat() -> None:
    t = table()
    t.owns(0, "market", covered_by="drought")  # 2 inhabitants
    t.owns(0, "bridge", "street", "stockade")  # 4 inhabitants, 3 grain
    t.give(0, wood=2, grain=3)
    t.now(DisasterStrikes(EARTHQUAKE))
    t.choose("hit bridge")  # a fourth building makes it two
    t.choose("hit street / cover bridge wood", "cover street wood")
    t.now(Supply())
    assert t.told("feeds")[0] == {"seat": 0, "grain": 1, "count": 6}


@rule("PE-15.10")
def test_the_civilization_may_be_torn_down_after_its_grain_was_used() -> None:
    t = table()
    t.plays(0, "mycenae")  # 5 inhabitants, 2 grain
    t.owns(0, "foloi_oak_forest")  # 2 inhabitants
    t.now(Supply())
    t.choose("tear-down civilization")  # 5 are hungry, 5 are gone; the other 2 have been fed
    assert t.resting
    assert (t.cards(0), t.civilization(0)) == (["foloi_oak_forest"], None)


@rule("PE-15.11")
def test_keeping_a_useless_civilization_takes_a_coin_card_too() -> None:
    t = table()
    t.plays(0, "pylos")
    t.give(0, wood=1)
    t.now(DisasterStrikes(PLAGUE))
    t.choose("cover civilization wood")
    assert (t.coins(0), t.inhabitants(0)) == (0, 0)
    t.owns(0, "well")
    t.now(LateProtection())
    assert t.inhabitants(0) == 1 + 3  # it came back at the end


@rule("PE-15.12")
def test_covers_and_pledges_are_in_nobodys_hand() -> None:
    t = table()
    t.owns(0, "granary", borrowed=True, covered_by="earthquake")
    t.give(0, inhabitant=1)
    assert t.coins(0) == 1
    t.now(Score())
    outcome = t.state.outcome
    assert outcome is not None
    lines = {line.key: line.amount for line in outcome.breakdown[0]}
    assert (lines["score-hand-inhabitants"], lines["score-goods"]) == (1, 0)


@rule("PE-15.14")
def test_a_rich_player_may_pass_and_a_poor_one_must() -> None:
    t = table()
    t.give(0, wood=9)
    t.offer("elis_plain ladon_valley")
    t.now(Bidding())
    assert t.options[-1] == "pass"
    t.choose("pass")
    assert t.told("passed") == [{"seat": 0}, {"seat": 1}]  # seat 1 has nothing to bid
    assert t.resting


@rule("PE-15.15", "PE-15.16")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_card_is_ever_lost_or_found(seats: int) -> None:
    s = game.new(seats, Seeded(f"conservation {seats}"))
    answers = Seeded(seats)
    while (decision := ask(s)) is not None:
        play(s, decision.options[answers.pick(len(decision.options))])
        zones = [s.coin_deck.cards, s.discard.cards]
        zones += [zone.cards for p in s.players for zone in (p.hand, p.bid, p.covers, p.pledges)]
        coins = [card for zone in zones for card in zone]
        assert [coins.count(symbol) for symbol in range(4)] == [18] * 4
        power = [card for deck in s.power_decks for card in deck.cards]
        power += [*s.open_row, *s.conquest_row, *s.box, *(card for p in s.players for card in p.power_cards)]
        assert sorted(power) == list(range(48))
        civs = [p.civilization for p in s.players if p.civilization != NONE]
        assert sorted([*civs, *s.civilizations_left.cards]) == list(range(48, 58))
        assert all(len(p.power_cards) <= 8 for p in s.players)


def test_the_game_notices_lost_and_doubled_cards() -> None:
    t = table()
    t.owns(0, "bridge")
    s = t.state
    assert list(game.faults(s)) == []
    for broken in ("coin", "power", "civilization", "luxury", "cover", "pledge", "many"):
        copy = s.clone()
        p = copy.players[0]
        if broken == "coin":
            copy.coin_deck.remove(0)
        elif broken == "power":
            p.power_cards += p.power_cards
        elif broken == "civilization":
            copy.civilizations_left.remove(48)
        elif broken == "luxury":
            p.luxury = 18
        elif broken == "cover":
            p.covered = p.cards
        elif broken == "pledge":
            p.borrowed = p.cards
        else:
            p.power_cards += copy.box[:8]
            copy.box = copy.box[8:]
            while len(p.power_cards) < 9:
                p.power_cards += (copy.power_decks[0].take_at(0),)
        assert len(list(game.faults(copy))) == 1, broken


@rule("PE-15.17", "PE-9.10")
def test_nobody_is_eliminated() -> None:
    t = table()
    t.luxury_card(0, "torn-down")
    assert (t.civilization(0), t.cards(0), t.hand(0)) == (None, [], {})
    t.offer("elis_plain street")
    t.now(*PHASES)
    assert t.coins(0) == 3 + 1  # passed, and got the lowest income
    t.offer("elis_plain street")
    t.now(Bidding())
    t.bid("street", 1)
    assert t.bid_of(0) == ("street", 1)
    t = table()
    t.luxury_card(0, "torn-down")
    t.now(Score())
    assert t.state.outcome is not None
    assert t.state.outcome.scores[0] == 0


@rule("PE-15.18", "PE-12.12")
def test_two_covers_on_a_building_and_on_a_landscape() -> None:
    t = table()
    t.owns(0, "granary")
    t.give(0, wood=2)
    t.now(DisasterStrikes(EARTHQUAKE), DisasterStrikes(DROUGHT))
    t.choose("cover granary wood")
    assert t.resting  # its grain is not active any more: the drought finds nothing
    t = table()
    t.owns(0, "elis_plain")
    t.give(0, wood=2)
    t.now(DisasterStrikes(DROUGHT), DisasterStrikes(TEMPEST))
    t.choose("cover elis_plain wood", "cover elis_plain wood")
    assert t.covered(0) == [("elis_plain", "drought"), ("elis_plain", "tempest")]
