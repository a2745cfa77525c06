"""What speaks for an action, in words: what it brings each turn, and when it has paid for itself."""

from __future__ import annotations

from tessera.games.throughtheages.rules.ratings import (
    culture_rating,
    food_production,
    resource_production,
    science_rating,
    strength_rating,
)
from tessera.games.throughtheages.rules.tokens import FOOD, RESOURCES, stock
from tessera.games.throughtheages.state import Ages
from tessera.kernel import Description

RATES = {
    "resources": resource_production,
    "food": food_production,
    "culture": culture_rating,
    "science": science_rating,
}
"""What a civilization makes each turn."""
STORED = {"resources": RESOURCES, "food": FOOD}


def because(before: Ages, after: Ages, seat: int) -> list[Description]:
    p, then = before.players[seat], after.players[seat]
    found: list[Description] = []
    for good, rate in RATES.items():
        more = rate(after, then) - rate(before, p)
        if more <= 0:
            continue
        kind = STORED.get(good)
        price = stock(before, p, kind) - stock(after, then, kind) if kind is not None else 0
        args: dict[str, int | str] = {"count": more, "kind": good}
        if price > 0:
            turns = -(-price // more)
            found.append(Description("because-pays-back", {**args, "price": price, "turns": turns}))
        else:
            found.append(Description("because-each-turn", args))
    strength = strength_rating(after, then)
    if strength > strength_rating(before, p):
        rival = max([strength_rating(after, other) for other in after.players if other.seat != seat])
        found.append(Description("because-strength", {"strength": strength, "rival": rival}))
    return found
