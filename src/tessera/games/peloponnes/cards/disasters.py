"""The five disasters, and whom they hit how."""

from __future__ import annotations

from collections.abc import Callable

from tessera.games.peloponnes.content import Disaster
from tessera.games.peloponnes.hooks import STRUCK
from tessera.games.peloponnes.rules.disasters import Damage, LoseLuxury, damage, share_hit
from tessera.games.peloponnes.rules.tableau import buildings, landscapes
from tessera.games.peloponnes.state import LUXURY_CARD, Peloponnes, Player
from tessera.kernel import ME, NONE
from tessera.kernel.effects import Cards, Held, On

Harm = Callable[[Peloponnes, Player, Held, int], Damage | None]


def a_third_of(cards: Callable[[Peloponnes, Player], list[int]]) -> Harm:
    """One card in three, rounded up, covered ones included (PE-12.09, PE-12.12)."""

    def harm(s: Peloponnes, p: Player, card: Held, disaster: int) -> Damage | None:
        among = cards(s, p)
        return damage(p, disaster, among, share_hit(s, among))

    return harm


DISASTERS = Cards[Disaster]()
card = DISASTERS.add


def civilization(s: Peloponnes, p: Player, card: Held, disaster: int) -> Damage | None:
    """The civilization card, unless it is gone (PE-12.07, PE-12.08)."""
    return damage(p, disaster, [p.civilization] if p.civilization != NONE else [])


card(Disaster("plague", "PE-12.07"), On(STRUCK, civilization, own=True))
card(Disaster("earthquake", "PE-12.10"), On(STRUCK, a_third_of(buildings), own=True))
card(Disaster("tempest", "PE-12.13"), On(STRUCK, a_third_of(landscapes), own=True))


def most_grain(s: Peloponnes, p: Player, card: Held, disaster: int) -> Damage | None:
    """One of the power cards with the largest active grain production (PE-12.14, PE-12.15)."""
    grain = {number: s.content.cards[number].grain for number in p.power_cards if number in p.cards}
    most = max(grain.values(), default=0)
    return damage(p, disaster, [number for number in grain if grain[number] == most > 0], 1)


card(Disaster("drought", "PE-12.14"), On(STRUCK, most_grain, own=True))


def has_luxury_card(s: Peloponnes, p: Player, card: Held, disaster: int) -> bool:
    return p.luxury_card


def luxury_card(s: Peloponnes, p: Player, card: Held, disaster: int) -> Damage | None:
    """The luxury card, unless it is torn down (PE-12.18, PE-12.19)."""
    return damage(p, disaster, [LUXURY_CARD] if p.luxury_card else [])


card(
    Disaster("decline", "PE-12.18"),
    On(STRUCK, LoseLuxury(ME), own=True, when=has_luxury_card),
    On(STRUCK, luxury_card, own=True),
)
