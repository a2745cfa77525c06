"""Peloponnes and the kit: laws, campaign, texts, golden matches, component numbers."""

from __future__ import annotations

from pathlib import Path

from tessera.games.peloponnes import game
from tessera.games.peloponnes.content import DISASTERS, SYMBOLS
from tessera.testing import Suite, Table, Trial

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]


class TestKit(Suite):
    folder = FOLDER
    records = ROOT / "tests" / "records" / game.id
    elsewhere = len(game.seats)
    by_table = {"card": "test_exactly_the_14_named_buildings_have_a_function"}
    trial = Trial(
        game=game,
        tables=(
            *[Table(seats) for seats in (2, 3, 4, 5)],
            Table(1, {"solo": True}),
            Table(1, {"solo": True, "draft_civilizations": True}),
            Table(3, {"draft_civilizations": True}),
            Table(5, {"draft_civilizations": True}),
            Table(2, {"final_extra_coin_income": False}),
        ),
        rounds=2,
        longest=400,
        most_options=100,
        unheard=frozenset(
            {
                *("ask-choose-affected", "ask-choose-luxury", "ask-choose-redeemed", "ask-choose-size"),
                *("ask-choose-symbols", "ask-cover-or-tear-down", "ask-pay-debt"),
            }
        ),
        words=(
            *[f"disaster-{name}" for name in DISASTERS],
            *[f"symbol-{name}" for name in SYMBOLS],
            *[
                f"stage-{name}"
                for name in ("setup", "disasters", "bidding", "taking", "income", "ending", "over")
            ],
        ),
        named={"civilizations": "civ", "disasters": "disaster", "income": ""},
        silent=frozenset({"power_cards", "civilizations"}),  # what cards with a function say: `test_content`
    )
