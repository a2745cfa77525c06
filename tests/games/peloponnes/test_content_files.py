"""Content files: numbers that the owner of a box corrects."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.games.peloponnes import game
from tessera.games.peloponnes.rules.bidding import Bidding
from tessera.games.peloponnes.rules.income import Income
from tessera.games.peloponnes.state import Peloponnes
from tessera.kernel import Content, Keyed, Match, Seeded, play, replay
from tessera.kernel.content import BadContent
from tessera.kernel.engine import advance
from tessera.kernel.record import BadRecord, dump, load
from tessera.testing import rule
from tests.games.peloponnes.table import content, table


def played(seats: int, changed: Content[Any] | None = None) -> Match[Peloponnes]:
    """A random match at a table with a known key."""
    key = bytes(range(seats, seats + 32))
    match = Match(game, seats, Keyed(key), None, changed)
    answers = Seeded(f"golden {seats}")
    while (decision := match.decision()) is not None:
        match.answer(decision.seat, decision.options[answers.pick(len(decision.options))])
    return match


@rule("PE-6.05")
def test_a_corrected_card_plays_differently() -> None:
    changed = content({"power_cards": {"elis_plain": {"value": 5, "inhabitants": 3}}})
    assert changed.digest != game.content().digest
    for cards, least in ((game.content(), 3), (changed, 5)):
        t = table(content=cards)
        t.give(0, wood=7)
        t.offer("elis_plain")
        t.now(Bidding())
        t.choose("bid elis_plain")
        assert t.options[0] == f"size {least}"


@pytest.mark.parametrize(
    ("changes", "coins"),
    [
        ({}, 3 + 2),
        ({"constants": {"pass_coins": 1}}, 1 + 2),
        ({"income": {"from_3": {"coins": 4}}}, 3 + 4),
        ({"civilizations": {"pylos": {"inhabitants": 8}}}, 3 + 4),
    ],
)
def test_constants_income_and_civilizations_can_be_corrected(changes: dict[str, Any], coins: int) -> None:
    t = table(content=game.content(changes))
    t.plays(0, "pylos")
    t.now(Bidding(), Income())
    assert t.coins(0) == coins


def test_a_record_needs_the_content_it_was_played_with() -> None:
    changed = content({"power_cards": {"agora": {"power": 5}}})
    record = load(dump(played(3, changed).record()))
    assert record.content == changed.digest
    with pytest.raises(BadRecord, match="other content"):
        replay(game, record)
    assert replay(game, record, changed).over
    original = load(dump(played(3).record()))
    with pytest.raises(BadRecord, match="other content"):
        replay(game, original, changed)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "catan"}, "catan"),
        ({"cards": {}}, "no table 'cards'"),
        ({"power_cards": {"stoaa": {"value": 1}}}, "power_cards has no 'stoaa'"),
        ({"power_cards": {"stoa": {"price": 1}}}, "power_cards.stoa has no value 'price'"),
        ({"power_cards": {"stoa": 3}}, "power_cards.stoa"),
        ({"power_cards": {"stoa": {"key": "other"}}}, "power_cards.stoa"),
        ({"power_cards": {"stoa": {"value": "five"}}}, r"power_cards.stoa.*value"),
        ({"power_cards": {"stoa": {"value": 0}}}, r"power_cards.stoa.*value"),
        ({"power_cards": {"stoa": {"stone_cost": -1}}}, r"power_cards.stoa.*stone_cost"),
        ({"power_cards": {"stoa": {"grain": -1}}}, r"power_cards.stoa.*grain"),
        ({"power_cards": {"stoa": {"deck": "D"}}}, r"power_cards.stoa.*deck"),
        ({"power_cards": {"stoa": {"disaster": 5}}}, r"power_cards.stoa.*disaster"),
        ({"power_cards": {"stoa": {"supply": 1}}}, r"power_cards.stoa.*supply"),
        ({"disasters": {"plague": {"source": "hearsay"}}}, r"disasters.plague.*source"),
        ({"civilizations": {"argos": {"coins": -3}}}, r"civilizations.argos.*coins"),
        ({"civilizations": {"argos": {"symbols": [7]}}}, r"civilizations.argos.*symbols"),
        ({"civilizations": {"argos": {"coins": 70}}}, "civilizations: more coin cards"),
        ({"income": {"from_0": {"at_least": 1}}}, "income: .* start at 0"),
        ({"income": {"from_11": {"luxury": -1}}}, r"income.from_11.*luxury"),
        ({"constants": {"rounds": 9}}, "constants: the power cards"),
        ({"constants": {"rounds": 12, "cards_per_round": 4}}, "constants.cards_per_round"),
        ({"constants": {"track_spaces": 1}}, r"constants.*track_spaces"),
        ({"constants": {"damage_divisor": 0}}, r"constants.*damage_divisor"),
        ({"constants": {"goods_per_power_point": 0}}, r"constants.*goods_per_power_point"),
        ({"constants": {"coin_cards_per_symbol": [18, 18, 18]}}, r"constants.*coin_cards_per_symbol"),
        ({"constants": {"coin_cards_per_symbol": [1, 1, 1, 1]}}, "civilizations: more coin cards"),
        ({"constants": {"pass_coins": "3"}}, r"constants.*pass_coins"),
        ({"house": {"solo_open_cards": 7}}, "constants.cards_per_round"),
        ({"house": {"solo_grades": [0, 8]}}, r"house.*solo_grades"),
        ({"house": {"draft_civilizations": 3}}, "house.draft_civilizations"),
    ],
)
def test_bad_content_is_refused_by_name(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadContent, match=message):
        game.content(changes)


def test_other_numbers_can_be_played_with() -> None:
    changed = game.content(
        {
            "constants": {"track_spaces": 2, "conquest_surcharge": 0, "luxury_max": 3, "pass_coins": 0},
            "power_cards": {"barracks": {"value": 9}, "agora": {"inhabitants": 7}},
            "house": {"draft_civilizations": 1},
        }
    )
    for seed in range(5):
        s = game.new(5, Seeded(seed), None, changed)
        answers = Seeded(seed)
        decision = advance(s)
        while decision is not None:
            decision = play(s, decision.options[answers.pick(len(decision.options))])
            assert not list(game.faults(s))
        assert s.outcome is not None
