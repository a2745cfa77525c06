"""Rounds and turns (TA-3, TA-4, TA-5), and leaving the table (TA-6.60)."""

from __future__ import annotations

from tessera.games.throughtheages.hooks import ACTIONS, ACTIONS_BEGIN, ACTIONS_END, TURN, TURN_BEGINS
from tessera.games.throughtheages.rules.actions import ActionPhase
from tessera.games.throughtheages.rules.cardrow import Replenish
from tessera.games.throughtheages.rules.conflicts import ResolveWar
from tessera.games.throughtheages.rules.politics import Politics
from tessera.games.throughtheages.rules.production import EndTurn
from tessera.games.throughtheages.rules.scoring import FinalScoring
from tessera.games.throughtheages.rules.tactics import ShareTactics
from tessera.games.throughtheages.state import Ages, Turn, next_seat
from tessera.kernel import Act, during
from tessera.kernel.effects import emit


class TakeTurn(Act, frozen=True):
    """Start of turn, politics, actions, end of turn; in round 1 only the last two (TA-3.02, TA-3.03)."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        s.active = self.seat
        s.turn = Turn()
        s.tell("turn-begins", seat=self.seat, round=s.round)
        s.then(NextTurn(self.seat))
        if s.round == 1:
            p.ca, p.ma = 1 + (self.seat - s.starting) % s.seats, 0  # TA-4.01
            during(s, TURN, Actions(self.seat), EndTurn(self.seat), seat=self.seat)
            return
        steps = (Replenish(), ResolveWar(self.seat), ShareTactics(self.seat), Politics(self.seat))
        during(s, TURN, *steps, Actions(self.seat), EndTurn(self.seat), seat=self.seat)
        emit(s, p, TURN_BEGINS)


class Actions(Act, frozen=True):
    """The Action Phase, with what happens when it begins and ends."""

    seat: int

    def run(self, s: Ages) -> None:
        during(s, ACTIONS, ActionPhase(self.seat), ActionsEnd(self.seat), seat=self.seat)
        emit(s, s.players[self.seat], ACTIONS_BEGIN)


class ActionsEnd(Act, frozen=True):
    seat: int

    def run(self, s: Ages) -> None:
        emit(s, s.players[self.seat], ACTIONS_END)


class NextTurn(Act, frozen=True):
    """Clockwise; after the last round the game ends (TA-3.01, TA-3.04)."""

    seat: int

    def run(self, s: Ages) -> None:
        following = next_seat(s, self.seat)
        if self.ends_round(s, following):
            if s.last_round and s.round >= s.last_round:
                s.then(FinalScoring())
                return
            s.round += 1
        s.then(TakeTurn(following))

    def ends_round(self, s: Ages, following: int) -> bool:
        """A round ends when the turn comes (back) to the starting player, or passes that seat."""
        step = (following - self.seat) % s.seats or s.seats
        return (s.starting - self.seat - 1) % s.seats < step
