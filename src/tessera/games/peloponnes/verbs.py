"""What can be said in Peloponnes: the verbs of its answers, with what may stand behind each."""

from __future__ import annotations

from tessera.games.peloponnes.content import SYMBOLS
from tessera.kernel.verbs import Count, Key, OneOf, verb

CARD = Key("card", ("card",))
LYING = Key("card", ("card",), more=("civilization", "luxury-card"))
"""What lies before a player."""
CIVILIZATION = Key("civilization", ("civilization",))
SYMBOL = OneOf("symbol", SYMBOLS)
LUXURY = "luxury"
PAYMENT = OneOf("payment", (*SYMBOLS, LUXURY))
AMOUNT = Count("amount", 0, 199)

VERBS = (
    # setting up
    verb("keep", CIVILIZATION),
    # bidding
    verb("bid", CARD),
    verb("size", AMOUNT),
    verb("give", SYMBOL, AMOUNT),
    verb("luxury", AMOUNT),
    verb("move", CARD),
    verb("withdraw"),
    # taking
    verb("borrow", PAYMENT),
    verb("pay", Count("wood", 0, 60), Count("stone", 0, 60), Count("luxury", 0, 60)),
    verb("lose"),
    verb("redeem", CARD),
    verb("give-up", CARD),
    # disasters
    verb("cover", LYING, PAYMENT),
    verb("hit", LYING),
    verb("tear-down", LYING),
    # supply
    verb("grain", AMOUNT),
    verb("inhabitants", AMOUNT),
)
PLACES = ()
THINGS = ("coin", "luxury")
