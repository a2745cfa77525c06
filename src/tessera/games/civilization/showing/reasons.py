"""What speaks for an action, in words: what a nation has more of each turn."""

from __future__ import annotations

from tessera.games.civilization.rules.yields import production, trade_income
from tessera.games.civilization.state import Nation, World
from tessera.kernel import Description


def made(s: World, p: Nation) -> int:
    """The production of all cities."""
    return sum([production(s, p, city) for city in p.cities])


RATES = {"trade": trade_income, "production": made}


def because(before: World, after: World, seat: int) -> list[Description]:
    p, then = before.players[seat], after.players[seat]
    more = {good: rate(after, then) - rate(before, p) for good, rate in RATES.items()}
    return [
        Description("because-each-turn", {"count": count, "kind": good})
        for good, count in more.items()
        if count > 0
    ]
