"""Tactics: playing, copying, and becoming available to all (TA-5.08, TA-9.04 - TA-9.07, TA-36.03 - TA-36.06)."""

from __future__ import annotations

from tessera.games.throughtheages.content import Tactic
from tessera.games.throughtheages.hooks import KEEP_TACTICS
from tessera.games.throughtheages.state import Ages, Civilization, tactic_of
from tessera.kernel import Act, leave
from tessera.kernel.effects import allows
from tessera.kernel.tuples import put, take


def tactics_in_hand(s: Ages, p: Civilization) -> list[int]:
    found = [card for card in p.military_hand.cards if isinstance(s.content.rows[card], Tactic)]
    return list(dict.fromkeys(found))


def to_copy(s: Ages, p: Civilization) -> list[int]:
    """Common tactics other than the current one (TA-9.05)."""
    return [card for card in dict.fromkeys(s.tactics) if card != p.tactic]


class PlayTactic(Act, frozen=True):
    """It lies in the own play area and becomes the current tactic (TA-9.04)."""

    seat: int
    card: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        p.military_hand.remove(self.card)
        p.own_tactics = put(p.own_tactics, self.card)
        use_tactic(s, p, self.card)


class CopyTactic(Act, frozen=True):
    """A common tactic becomes the current one (TA-9.05)."""

    seat: int
    card: int

    def run(self, s: Ages) -> None:
        use_tactic(s, s.players[self.seat], self.card)


def use_tactic(s: Ages, p: Civilization, card: int) -> None:
    p.tactic = card
    s.turn.tactics += 1
    s.tell("tactic", seat=p.seat, card=s.content.rows[tactic_of(s, card)].key)


class ShareTactics(Act, frozen=True):
    """Exclusive tactics move to the common area; equal ones are merged (TA-5.08)."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        if allows(s, p, KEEP_TACTICS):
            return
        for card in p.own_tactics:
            p.own_tactics = take(p.own_tactics, card)
            if card in s.tactics:
                s.past = put(s.past, card)
            else:
                s.tactics = put(s.tactics, card)
            s.tell("tactic-shared", seat=p.seat, card=s.content.rows[tactic_of(s, card)].key)


def discard_tactic(s: Ages, card: int) -> None:
    """A tactic leaves the game, with what lies under it."""
    s.past = put(s.past, tactic_of(s, card))
    for p in s.players:
        if card in p.cards:
            leave(s, p, card)
