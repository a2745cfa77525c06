"""Pacts (TA-6.50 - TA-6.56): offering, answering, cancelling.

A pact lies before both parties; each of its two cards remembers the partner's seat and its own side.
"""

from __future__ import annotations

from typing import ClassVar

from tessera.games.throughtheages.content import Pact
from tessera.games.throughtheages.rules.inplay import into_play, out_of_play
from tessera.games.throughtheages.state import Ages, Civilization, rivals
from tessera.kernel import EVERYONE, NONE, Act, Ask, Description, Option
from tessera.kernel.tuples import put

SIDE_A, SIDE_B = 0, 1
SIDES = ("a", "b")


def pacts_of(s: Ages, p: Civilization) -> list[tuple[int, int, int]]:
    """The pacts a player is a party of: the card, the partner and the own side."""
    return [
        (card, on[0], on[1])
        for card, on in zip(p.cards, p.on, strict=True)
        if isinstance(s.content.rows[card], Pact)
    ]


def pacts_in_hand(s: Ages, p: Civilization) -> list[int]:
    found = [card for card in p.military_hand.cards if isinstance(s.content.rows[card], Pact)]
    return list(dict.fromkeys(found))


def offers(s: Ages, p: Civilization, card: int) -> list[tuple[int, int]]:
    """To whom a pact can be offered, and as which side (TA-6.50, TA-6.56)."""
    sides = (SIDE_A,) if s.content.pact[card].symmetric else (SIDE_A, SIDE_B)
    return [(rival.seat, side) for rival in rivals(s, p) for side in sides]


class AnswerPact(Ask, frozen=True):
    """The partner accepts or refuses at once (TA-6.50)."""

    open: ClassVar[bool] = True

    offerer: int
    card: int
    side: int
    """Of the one who offers."""

    def options(self, s: Ages) -> list[Option]:
        return [("accept",), ("refuse",)]

    def resolve(self, s: Ages, option: Option) -> None:
        offerer = s.players[self.offerer]
        if option == ("refuse",):  # the card returns to hand, and everybody knows that it is there (TA-6.51)
            offerer.military_hand.add(self.card, EVERYONE)
            s.tell("pact-refused", seat=self.seat, card=s.content.rows[self.card].key)
            return
        if offerer.pact != NONE:
            end_pact(s, offerer)
        s.then(SignPact(self.offerer, self.seat, self.card, self.side))

    def prompt(self, s: Ages) -> Description:
        row = s.content.pact[self.card]
        side = "both" if row.symmetric else SIDES[1 - self.side]
        args: dict[str, int | str] = {
            "seat": self.seat,
            "other_seat": self.offerer,
            "card": row.key,
            "side": side,
        }
        return Description("ask-answer-pact", args, (row.element,), "TA-6.50")

    def describe(self, s: Ages, option: Option) -> Description:
        return Description(f"do-{option[0]}", {}, (s.content.element(self.card),), "TA-6.50")


class SignPact(Act, frozen=True):
    """The pact takes effect for both (TA-6.52)."""

    seat: int
    partner: int
    card: int
    side: int

    def run(self, s: Ages) -> None:
        p, partner = s.players[self.seat], s.players[self.partner]
        p.pact = self.card
        into_play(s, p, self.card, self.partner, self.side)
        into_play(s, partner, self.card, self.seat, 1 - self.side)
        s.tell("pact-signed", seat=self.seat, other_seat=self.partner, card=s.content.rows[self.card].key)


def end_pact(s: Ages, owner: Civilization) -> None:
    """A pact leaves the game; its tokens go back (TA-6.55)."""
    card = owner.pact
    owner.pact = NONE
    partner = s.players[owner.on[owner.cards.index(card)][0]]
    for party in (owner, partner):
        out_of_play(s, party, card)
    s.past = put(s.past, card)
    s.tell("pact-ends", seat=owner.seat, other_seat=partner.seat, card=s.content.rows[card].key)


class EndPact(Act, frozen=True):
    """A player cancels a pact, its own or that of a partner (TA-6.53)."""

    seat: int
    card: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        owner = p if p.pact == self.card else s.players[p.on[p.cards.index(self.card)][0]]
        end_pact(s, owner)
