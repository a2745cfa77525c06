"""The stacks of world wonders (chapter 11). What the wonders do stands beside them, in `cards.wonders`."""

from __future__ import annotations

from tessera.games.newdawn.state import NewDawn
from tessera.kernel import NONE


def draw_wonder(s: NewDawn, stack: int, age: int) -> int:
    """Take a random face-down wonder of an age."""
    wonders = s.content.wonders
    candidates = [card for card in s.stacks[stack].cards if wonders[card].age == age]
    card = candidates[s.chance.pick(len(candidates))]
    s.stacks[stack].remove(card)
    return card


def turn_up(s: NewDawn, stack: int) -> None:
    """Turn up the next wonder of a stack: the oldest age lies on top (ND-2.11, ND-11.09, ND-11.11)."""
    ages = [s.content.wonders[card].age for card in s.stacks[stack].cards]
    card = draw_wonder(s, stack, min(ages)) if ages else NONE
    s.offer = (*s.offer[:stack], card, *s.offer[stack + 1 :])
    if card != NONE:
        s.tell("wonder-revealed", card=s.content.wonders[card].key)
