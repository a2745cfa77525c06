"""What the rules ask of the cards. A chapter names a hook, never a card; the literals in `cards/` answer."""

from typing import Final

from tessera.games.peloponnes.content import DISASTERS
from tessera.kernel.effects import Moment, Right, Value

BID_BONUS: Value[()] = Value("bid-bonus")
"""Halves of a coin card by which a bid counts more when bids are compared (PE-6.17)."""

CONQUEST_DISCOUNT: Value[()] = Value("conquest-discount")
"""Coin cards that a bid in the conquest row needs less (PE-14.05)."""

INCOME: Value[()] = Value("income")
"""Further coin cards in every income (PE-9.04)."""

PROTECTED: Final[tuple[Right[()], ...]] = tuple(
    [Right(f"protected-{disaster}", rule="PE-12.01") for disaster in DISASTERS]
)
"""Ignoring a disaster, by its place (PE-12.01)."""

STRUCK: Moment[int] = Moment("struck")
"""A disaster hits a player who is not protected; asked about the disaster (PE-5.03)."""
