"""The structure of a turn (CV-3)."""

from __future__ import annotations

from tessera.games.civilization.hooks import TURN
from tessera.games.civilization.rules.cities import CityManagement
from tessera.games.civilization.rules.movement import Movement
from tessera.games.civilization.rules.research import ResearchPhase
from tessera.games.civilization.rules.start import StartOfTurn
from tessera.games.civilization.rules.trade import TradePhase
from tessera.games.civilization.state import World, in_order
from tessera.kernel import Act, during


class GameTurn(Act, frozen=True):
    """Five phases, one after the other; then the first player marker passes to the left (CV-3.01 - CV-3.03)."""

    def run(self, s: World) -> None:
        s.turn += 1
        if s.turn > 1:
            s.first = (s.first + 1) % s.seats
        begin_turn(s)
        seats = [p.seat for p in in_order(s)]
        s.tell("turn", count=s.turn, seat=s.first)
        s.then(GameTurn())
        during(
            s,
            TURN,
            *[StartOfTurn(seat) for seat in seats],
            TradePhase(),
            *[CityManagement(seat) for seat in seats],
            *[Movement(seat) for seat in seats],
            ResearchPhase(),
        )


def begin_turn(s: World) -> None:
    """What counts for one turn is counted anew (CV-3.10)."""
    s.locked = ()
    for p in s.players:
        p.acts = p.boost = (0,) * len(p.cities)
        p.more_acts = 0
        p.rested = p.rested_scouts = ()
