"""What stays behind of cards: it lies in play like a card, but is none (TA-12.07)."""

from __future__ import annotations

from typing import Final

from tessera.games.throughtheages.content import RULEBOOK, Condition, Symbols
from tessera.games.throughtheages.gains import Gain
from tessera.games.throughtheages.hooks import ACTION_MENU, AGE_ENDS, CULTURE, TURN, TURN_ENDS
from tessera.games.throughtheages.means import food_means, pay_food
from tessera.games.throughtheages.tokens import add_yellow
from tessera.games.throughtheages.wonders import CoverStage
from tessera.games.throughtheages.world import Ages, Civilization, civil_actions, spend_ca
from tessera.kernel import NONE, Act, Step, leave, put_on
from tessera.kernel.effects import RIVALS, Card, Held, On, Plus, Use, card


class ReleaseToken(Act, frozen=True):
    """One of the stored yellow tokens comes into the bank (TA-36.08)."""

    seat: int
    card: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        left = p.on[p.cards.index(self.card)][0] - 1
        add_yellow(p, 1)
        if left:
            put_on(s, p, self.card, left)
        else:
            leave(s, p, self.card)
        s.tell("token-released", seat=self.seat)


def release(s: Ages, p: Civilization, card: Held, age: int) -> Step:
    return ReleaseToken(p.seat, card.number)


def developed_two(s: Ages, p: Civilization, card: Held) -> bool:
    return s.turn.developed >= 2


class AidStage(Act, frozen=True):
    """A rival builds a stage: 1 civil action and 3 food (TA-36.41)."""

    seat: int
    owner: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        spend_ca(s, p, 1)
        pay_food(s, p, self.price(s))
        s.then(CoverStage(self.owner, self.seat))

    def price(self, s: Ages) -> int:
        owner = s.players[self.owner]
        stages: tuple[int, ...] = s.content.row[owner.unfinished].stages
        return stages[owner.stages]

    def possible(self, s: Ages) -> bool:
        p, owner = s.players[self.seat], s.players[self.owner]
        if owner.unfinished == NONE or not civil_actions(s, p) or not owner.blue + sum(owner.stored):
            return False
        return food_means(s, p) >= self.price(s)


def aid(s: Ages, p: Civilization, card: Held) -> Step:
    return AidStage(card.asker, p.seat)


CONDITIONS: Final[tuple[Card[Condition], ...]] = (
    card(Condition("homer_under_wonder", symbols=Symbols(happy=1), attached=True)),
    card(Condition("ruin", amount=2), Plus(CULTURE, "amount")),
    card(Condition("hippocrates_tokens", source=RULEBOOK), On(AGE_ENDS, release)),
    card(Condition("red_cross_appeal", source=RULEBOOK), Use(ACTION_MENU, aid, whom=RIVALS, once=TURN)),
    card(
        Condition("nobel_prize", source=RULEBOOK, amount=4),
        On(TURN_ENDS, lambda s, p, card: Gain(seat=p.seat, culture=card.row.amount), when=developed_two),
    ),
)
