"""Phase 6: income (chapter 9)."""

from __future__ import annotations

from tessera.games.peloponnes.hooks import INCOME
from tessera.games.peloponnes.rules.goods import coins_available, draw_coins, luxury_kept
from tessera.games.peloponnes.rules.tableau import inhabitants
from tessera.games.peloponnes.state import Peloponnes, Player
from tessera.kernel import NONE, Act
from tessera.kernel.effects import total


class Income(Act, frozen=True):
    """Each player in turn order: first the one-off income of the new card, then the round's (PE-9.06)."""

    def run(self, s: Peloponnes) -> None:
        for seat in s.order:
            p = s.players[seat]
            one_off(s, p)
            coins, luxury = round_income(s, p)
            coins, luxury = min(coins, coins_available(s)), luxury_kept(s, p, luxury)
            s.tell("income", seat=seat, coins=coins, luxury=luxury)
            draw_coins(s, p, coins, told=True)
            p.luxury += luxury


def one_off(s: Peloponnes, p: Player) -> None:
    """Given once, in the round in which the card was taken (PE-9.01, PE-9.02)."""
    if p.taken == NONE:
        return
    card = s.content.cards[p.taken]
    p.taken = NONE
    coins, luxury = min(card.coins, coins_available(s)), luxury_kept(s, p, card.luxury)
    if coins or luxury:
        s.tell("one-off-income", seat=p.seat, card=card.key, coins=coins, luxury=luxury)
        draw_coins(s, p, coins, told=True)
        p.luxury += luxury


def round_income(s: Peloponnes, p: Player) -> tuple[int, int]:
    """Coin cards and luxury by inhabitants, and the further coin cards of some buildings (PE-9.03, PE-9.04)."""
    coins, luxury = s.content.income_for(inhabitants(s, p))
    return total(s, p, INCOME, base=coins), luxury
