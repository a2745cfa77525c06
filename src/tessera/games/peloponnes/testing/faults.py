"""What no position may be, and content that could not be played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tessera.games.peloponnes.content import SEATS, PeloponnesTables
from tessera.games.peloponnes.rules.goods import luxury_limit
from tessera.games.peloponnes.state import Peloponnes, Player
from tessera.kernel import NONE
from tessera.kernel.sight import all_cards

# --- positions ----------------------------------------------------------------------------------------------


def faults(s: Peloponnes) -> Iterator[str]:
    """What is wrong with a position."""
    yield from _coin_faults(s)
    yield from _card_faults(s)
    for p in s.players:
        yield from _player_faults(s, p)


def _player_faults(s: Peloponnes, p: Player) -> Iterator[str]:
    """Luxury has its limit, and what lies on and under cards is in step with them."""
    if not 0 <= p.luxury <= luxury_limit(s, p):
        yield f"seat {p.seat} holds {p.luxury} luxury"
    if not len(p.covered) == len(p.covered_by) == len(p.covers.cards):
        yield f"the covers of seat {p.seat} are out of step"
    if len(p.borrowed) != len(p.pledges.cards):
        yield f"the borrowed buildings of seat {p.seat} are out of step"


def _coin_faults(s: Peloponnes) -> Iterator[str]:
    """All coin cards are somewhere, of each symbol as many as printed (PE-15.15)."""
    found = Counter(all_cards(s)["coins"])
    for symbol, count in enumerate(s.content.constants.coin_cards_per_symbol):
        if found[symbol] != count:
            yield f"there are {found[symbol]} coin cards with symbol {symbol} instead of {count}"


def _card_faults(s: Peloponnes) -> Iterator[str]:
    """All power and civilization cards are somewhere, exactly once (PE-15.16)."""
    decks = [card for deck in s.power_decks for card in deck.cards]
    tableaus = [card for p in s.players for card in p.power_cards]
    if sorted([*decks, *s.open_row, *s.conquest_row, *tableaus, *s.box]) != sorted(s.content.cards):
        yield "the power cards are not all there exactly once"
    civilizations = [p.civilization for p in s.players if p.civilization != NONE]
    aside = all_cards(s)["civilizations"]
    if sorted([*civilizations, *aside]) != list(s.content.civilizations):
        yield "the civilization cards are not all there exactly once"
    for p in s.players:
        if len(p.power_cards) > s.content.constants.rounds:
            yield f"seat {p.seat} has more power cards than rounds"


# --- content ------------------------------------------------------------------------------------------------


def nonsense(tables: PeloponnesTables) -> Iterator[str]:
    """What no single value shows; those are checked by their types."""
    constants, most = tables.constants, SEATS[-1]
    if len(tables.power_cards) != constants.rounds * constants.cards_per_round:
        yield "constants: the power cards must be just enough for all rounds"
    if constants.cards_per_round < max(most, constants.omen_cards, tables.house.solo_open_cards):
        yield "constants.cards_per_round: too few for the open row"
    if min(row.at_least for row in tables.income) > 0:
        yield "income: the table must start at 0 inhabitants"
    if sum(sorted([civ.coins for civ in tables.civilizations])[-most:]) > sum(
        constants.coin_cards_per_symbol
    ):
        yield "civilizations: more coin cards to deal than there are"
    if tables.house.draft_civilizations * most > len(tables.civilizations):
        yield "house.draft_civilizations: not enough civilizations"
