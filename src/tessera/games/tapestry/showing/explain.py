"""What a number is made of: the VP of the next income turn and of the capital city, by what counts."""

from __future__ import annotations

from tessera.games.tapestry.hooks import LINE_VP
from tessera.games.tapestry.rules.building import complete_lines
from tessera.games.tapestry.rules.income import shown, symbol_points
from tessera.games.tapestry.state import PERSON, Player, Tapestry
from tessera.kernel import NONE
from tessera.kernel.effects import Summand, breakdown


def explained(s: Tapestry, seat: int, value: str) -> list[Summand] | None:
    """The parts of a value that a city or an income mat has; None: it is no such value."""
    explain = {"income": explained_income, "capital": explained_capital}.get(value)
    p = s.players[seat]
    if p.kind != PERSON or p.capital == NONE:
        return []
    return explain(s, p) if explain is not None else None


def explained_income(s: Tapestry, p: Player) -> list[Summand]:
    """The VP of the next income turn, by what the symbols count."""
    points: dict[str, int] = {}
    for row in range(4):
        for said in shown(s, p, row)[0]:
            name = "income-" + said.partition(":")[0].replace("_", "-")
            points[name] = points.get(name, 0) + symbol_points(s, p, said)
    return [Summand(name, amount) for name, amount in points.items()]


def explained_capital(s: Tapestry, p: Player) -> list[Summand]:
    """What scoring the capital city would bring, line by line."""
    rows, columns = complete_lines(s, p)
    return [Summand("rows", rows), Summand("columns", columns), *breakdown(s, p, LINE_VP)]
