"""The players' diplomacy cards (chapter 15). On each lies its giver's seat."""

from __future__ import annotations

from tessera.games.newdawn.cards.words import *

PACTS = Cards[Pact]()
card = PACTS.add


def tokens_of_giver(s: NewDawn, p: Player, card: Held) -> int:
    return control_spaces(s.players[card.on[0]])


card(Pact("open_borders", PUBLIC), Plus(MATURING, tokens_of_giver))


def at_givers(s: NewDawn, p: Player, card: Held, host: int) -> bool:
    return host == card.on[0]


def reception(s: NewDawn, p: Player, card: HeldAs[Pact], host: int) -> Step:
    """A trade token for the giver, a resource for the guest (ND-15.06)."""
    return InOrder((GainTrade(host, card.row.amount), GainResource(p.seat, card=card.number)))


card(Pact("embassy", PUBLIC, amount=1), On(AT_CAPITAL, reception, when=at_givers))


def not_against_giver(s: NewDawn, p: Player, card: Held, cell: int) -> bool:
    rival = defender_of(s, cell)
    return rival is None or rival.seat != card.on[0]


card(Pact("joint_war", PUBLIC, amount=2), Plus(ATTACK, "amount", when=not_against_giver))


def giver_does_not_attack(s: NewDawn, p: Player, card: Held, cell: int, attacker: int) -> bool:
    return attacker != card.on[0]


card(Pact("defensive_pact", PUBLIC, amount=2), Plus(DEFENCE, "amount", when=giver_does_not_attack))
