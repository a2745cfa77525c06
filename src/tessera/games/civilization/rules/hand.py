"""Culture events in hand (CV-14.01, CV-14.02): how many may be held, and what happens to the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from tessera.games.civilization.hooks import HAND_SIZE
from tessera.kernel import NONE, Choose, Description, Option, pending
from tessera.kernel.effects import total

if TYPE_CHECKING:
    from tessera.games.civilization.state import Nation, World


def hand_size(s: World, p: Nation) -> int:
    """CV-14.01."""
    return total(s, p, HAND_SIZE, base=s.content.constants.hand_size)


def settle_hands(s: World) -> None:
    """Whoever holds too many culture events discards at once (CV-4.18, CV-5.06, CV-14.02)."""
    for p in s.players:
        if len(p.hand.cards) > s.content.constants.hand_size and not pending(s, DiscardEvent, p.seat):
            excess = len(p.hand.cards) - hand_size(s, p)
            if excess > 0:
                s.then(DiscardEvent(p.seat, count=excess))


def is_event(s: World, card: int) -> bool:
    return card != NONE and s.content.kind[card] == "event"


def discard_event(s: World, p: Nation, card: int) -> None:
    """Face up under its deck (CV-14.03)."""
    p.hand.remove(card)
    deck = s.content.events[card].deck - 1
    s.used_events = (*s.used_events[:deck], (*s.used_events[deck], card), *s.used_events[deck + 1 :])


class DiscardEvent(Choose, frozen=True):
    """Down to the hand size, before anything else happens; the new card may go too (CV-14.02)."""

    verb: ClassVar[str] = "discard"
    rule: ClassVar[str] = "CV-14.02"
    stop: ClassVar[Option | None] = None
    open: ClassVar[bool] = False
    confirm: ClassVar[bool] = True  # whether there is a choice depends on hidden cards

    def among(self, s: World) -> Sequence[str]:
        hand = s.players[self.seat].hand.cards
        return [s.content.rows[card].key for card in dict.fromkeys(hand)]

    def take(self, s: World, what: str) -> None:
        discard_event(s, s.players[self.seat], s.content.number[what])
        s.tell("event-discarded", seat=self.seat, card=what)

    def describe(self, s: World, option: Option) -> Description:
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-discard", {"card": option[1]}, (element,), self.rule)
