"""Leaders (TA-8.35, TA-8.36, TA-12)."""

from __future__ import annotations

from tessera.games.throughtheages.content import Leader
from tessera.games.throughtheages.hooks import LEAVES, REFUND, REPLACED
from tessera.games.throughtheages.rules.inplay import into_play, out_of_play
from tessera.games.throughtheages.rules.technologies import remove_from_game, used_kidnapped
from tessera.games.throughtheages.state import Ages, Civilization, get_back
from tessera.kernel import NONE, Act
from tessera.kernel.effects import emit, total


def leaders_in_hand(s: Ages, p: Civilization) -> list[int]:
    return [card for card in p.civil_hand.cards if isinstance(s.content.rows[card], Leader)]


class PlayLeader(Act, frozen=True):
    """A leader comes into play and replaces the one before (TA-8.36).

    Effects of the old leader come first, then the action that is got back, then the new leader.
    """

    seat: int
    card: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        old = p.leader
        p.civil_hand.remove(self.card)
        s.tell("leader", seat=self.seat, card=s.content.rows[self.card].key)
        used_kidnapped(s, p, self.card)
        s.then(Lead(self.seat, self.card))
        if old != NONE:
            if p.seat == s.active:
                s.turn.replaced = True
            s.then(Refund(self.seat, total(s, p, REFUND, base=1, about=old)))
            emit(s, p, REPLACED, about=old)
            remove_leader(s, p)


class Refund(Act, frozen=True):
    """Spent civil actions are got back for a replaced leader (TA-8.35)."""

    seat: int
    count: int

    def run(self, s: Ages) -> None:
        get_back(s.players[self.seat], self.count)


class Lead(Act, frozen=True):
    """The new leader takes effect."""

    seat: int
    card: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        p.leader = self.card
        into_play(s, p, self.card)


def remove_leader(s: Ages, p: Civilization) -> None:
    """A leader leaves play, in whatever way (TA-12.01, TA-12.03)."""
    old = p.leader
    if old == NONE:
        return
    emit(s, p, LEAVES, about=old)
    p.leader = NONE
    out_of_play(s, p, old)
    remove_from_game(s, old)
    s.tell("leader-leaves", seat=p.seat, card=s.content.rows[old].key)


class RemoveLeader(Act, frozen=True):
    """The leader leaves play as the price of what it does."""

    seat: int

    def run(self, s: Ages) -> None:
        remove_leader(s, s.players[self.seat])
