"""The box of Peloponnes: all components with their effects, the income table and the constants."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

from tessera.games.peloponnes.cards.civilizations import CIVILIZATIONS
from tessera.games.peloponnes.cards.deck_a import DECK_A
from tessera.games.peloponnes.cards.deck_b import DECK_B
from tessera.games.peloponnes.cards.deck_c import DECK_C
from tessera.games.peloponnes.cards.disasters import DISASTERS
from tessera.games.peloponnes.content import Constants, HouseRules, IncomeRow, PeloponnesTables
from tessera.kernel import Source, rows
from tessera.kernel.effects import Card

LITERALS: Final[dict[str, Sequence[Card[Any]]]] = {
    "power_cards": (*DECK_A, *DECK_B, *DECK_C),
    "civilizations": tuple(CIVILIZATIONS),
    "disasters": tuple(DISASTERS),
}
"""Every component with its effects, by table."""

INCOME: Final = (
    IncomeRow(at_least=0, coins=1),
    IncomeRow(at_least=3, coins=2),
    IncomeRow(at_least=5, coins=3),
    IncomeRow(at_least=8, coins=4),
    IncomeRow(at_least=11, coins=4, luxury=1, band_source=Source.RULEBOOK),
    IncomeRow(at_least=14, coins=4, luxury=2),
    IncomeRow(at_least=17, coins=4, luxury=3),
    IncomeRow(at_least=20, coins=4, luxury=4),
)

TABLES: Final = PeloponnesTables(
    **{table: rows(cards) for table, cards in LITERALS.items()},
    income=INCOME,
    constants=Constants(),
    house=HouseRules(),
)
"""The built-in content."""

CARDS: Final = tuple(chain.from_iterable(LITERALS.values()))
