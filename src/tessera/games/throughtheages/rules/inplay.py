"""Cards enter play and leave it, with the tokens that their symbols bring (TA-13.05, TA-14.06)."""

from __future__ import annotations

from tessera.games.throughtheages.hooks import BLUE_TOKENS, YELLOW_TOKENS
from tessera.games.throughtheages.rules.tokens import add_blue, add_yellow
from tessera.games.throughtheages.state import Ages, Civilization
from tessera.kernel import Act, enter, leave
from tessera.kernel.effects import HeldAs, Value


class LiesOpen(Act, frozen=True):
    """An event, a territory or an attack lies open until everything it asks is answered (TA-6.11, TA-6.20, TA-6.40)."""

    card: int

    def run(self, s: Ages) -> None:
        """Nobody looks at it any more."""


def tokens_of(s: Ages, p: Civilization, hook: Value[()], card: int, on: tuple[int, ...]) -> int:
    """The tokens that a card itself brings."""
    entry = s.content.effects.get(hook)
    held = HeldAs(s.content.rows[card], card, -1, on, p.seat)
    found = 0
    for ready in entry.home.get(card, ()) if entry is not None else ():
        if ready.when is None or ready.when(s, p, held):
            found += ready.worth(s, p, held, ())
    return found


def into_play(s: Ages, p: Civilization, card: int, *on: int) -> None:
    """A card begins to work, and its tokens come from the box."""
    enter(s, p, card, *on)
    add_yellow(p, tokens_of(s, p, YELLOW_TOKENS, card, on))
    add_blue(s, p, tokens_of(s, p, BLUE_TOKENS, card, on))


def out_of_play(s: Ages, p: Civilization, card: int, place: int | None = None) -> tuple[int, ...]:
    """A card works no longer, and its tokens go back to the box."""
    lay = leave(s, p, card, place)
    add_yellow(p, -tokens_of(s, p, YELLOW_TOKENS, card, lay))
    add_blue(s, p, -tokens_of(s, p, BLUE_TOKENS, card, lay))
    return lay
