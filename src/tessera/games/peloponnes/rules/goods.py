"""Coin cards and luxury goods: drawing, discarding, gaining and spending (chapters 9 and 11)."""

from __future__ import annotations

from collections.abc import Sequence

from tessera.games.peloponnes.content import SYMBOLS
from tessera.games.peloponnes.state import LUXURY_CARD, Peloponnes, Player
from tessera.kernel import all_but, only

# --- coin cards ---------------------------------------------------------------------------------------------


def coins_available(s: Peloponnes) -> int:
    """How many coin cards can still be drawn; luxury can become no more than these (PE-9.08)."""
    return len(s.coin_deck.cards) + len(s.discard.cards)


def take_coins(s: Peloponnes, count: int) -> list[int]:
    """The symbols of the next coin cards; fewer if deck and discard pile run out (PE-9.07, PE-9.08).

    The discard pile becomes the new deck as soon as the deck is empty.
    """
    taken: list[int] = []
    while len(taken) < count:
        if not s.coin_deck.cards and not _reshuffle(s):
            break
        taken += s.chance.draw_several(s.coin_deck, min(count - len(taken), len(s.coin_deck.cards)))
    if taken and not s.coin_deck.cards:
        _reshuffle(s)
    return taken


def _reshuffle(s: Peloponnes) -> bool:
    if not s.discard.cards:
        return False
    s.coin_deck.cards = s.discard.take_all()
    s.tell("reshuffled", count=len(s.coin_deck.cards))
    return True


def draw_coins(s: Peloponnes, p: Player, count: int, *, told: bool = False) -> None:
    """Draw coin cards into the hand; only their owner sees the symbols. What cannot be drawn is lost.

    `told` if everybody has heard already how many there are.
    """
    drawn = take_coins(s, count)
    if drawn:
        p.hand.add_all(drawn)
        if not told:
            s.tell("drew", to=all_but(p.seat), seat=p.seat, count=len(drawn))
        s.tell(
            "drew-cards", to=only(p.seat), seat=p.seat, count=len(drawn), symbols=[SYMBOLS[x] for x in drawn]
        )


def spend(s: Peloponnes, p: Player, symbols: Sequence[int], luxury: int) -> None:
    """Pay with hand cards, which are discarded for all to see, and with luxury (PE-8.08, PE-20.05)."""
    p.hand.move(symbols, s.discard)
    p.luxury -= luxury


# --- luxury goods -------------------------------------------------------------------------------------------


def luxury_limit(s: Peloponnes, p: Player) -> int:
    """How much luxury a player can hold (PE-11.01, PE-12.18, PE-12.19)."""
    constants = s.content.constants
    if not p.luxury_card:
        return constants.luxury_max_torn_down
    return constants.luxury_max_covered if LUXURY_CARD in p.covered else constants.luxury_max


def luxury_kept(s: Peloponnes, p: Player, count: int) -> int:
    """How much of new luxury a player can keep; what exceeds the limit is lost (PE-11.01)."""
    return max(0, min(count, luxury_limit(s, p) - p.luxury))


def gain_luxury(s: Peloponnes, p: Player, count: int) -> None:
    """Gain luxury goods, as far as they can be kept."""
    gained = luxury_kept(s, p, count)
    if gained:
        p.luxury += gained
        s.tell("gained-luxury", seat=p.seat, count=gained)


def convertible(s: Peloponnes, p: Player) -> int:
    """How many luxury goods can be used as coin cards now (PE-11.08, PE-9.08)."""
    return min(p.luxury, coins_available(s)) if p.luxury else 0


def convert_luxury(s: Peloponnes, p: Player, count: int = 1) -> list[int]:
    """Spend luxury goods on coin cards that are used at once and unseen (PE-11.08)."""
    p.luxury -= count
    return take_coins(s, count)
