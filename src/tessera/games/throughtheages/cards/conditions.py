"""What stays behind of cards: it lies in play like a card, but is none (TA-12.07)."""

from __future__ import annotations

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.content import Condition
from tessera.games.throughtheages.hooks import AGE_ENDS, ARMY_BONUS, ATTACK_PENALTY, LOST
from tessera.games.throughtheages.rules.means import food_means, pay_food
from tessera.games.throughtheages.rules.wonders import CoverStage
from tessera.kernel import Leave, leave
from tessera.kernel.effects import ALL, RIVALS

conditions = Cards[Condition]()
card = conditions.add


card(Condition("homer_under_wonder", symbols=Symbols(happy=1), attached=True))

card(Condition("ruin", amount=2), Plus(CULTURE, "amount"))


class ReleaseToken(Act, frozen=True):
    """One of the stored yellow tokens comes into the bank (TA-36.08)."""

    seat: int
    card: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        left = sum(lies_on(p, self.card)) - 1
        add_yellow(p, 1)
        if left:
            put_on(s, p, self.card, left)
        else:
            leave(s, p, self.card)
        s.tell("token-released", seat=self.seat)


def release(s: Ages, p: Civilization, card: Held, age: int) -> Step:
    return ReleaseToken(p.seat, card.number)


card(Condition("hippocrates_tokens", source=RULEBOOK), On(AGE_ENDS, release))


class AidStage(Act, frozen=True):
    """A rival builds a stage: 1 civil action, and its cost in food (TA-36.41)."""

    seat: int
    owner: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        spend_ca(s, p, 1)
        pay_food(s, p, self.price(s))
        s.then(CoverStage(self.owner, self.seat))

    def price(self, s: Ages) -> int:
        owner = s.players[self.owner]
        return s.content.wonder[owner.unfinished].stages[owner.stages]

    def possible(self, s: Ages) -> bool:
        p, owner = s.players[self.seat], s.players[self.owner]
        if owner.unfinished == NONE or not civil_actions(s, p) or not owner.blue + sum(owner.stored):
            return False
        return food_means(s, p) >= self.price(s)


def aid(s: Ages, p: Civilization, card: Held) -> Step:
    return AidStage(card.asker, p.seat)


card(
    Condition("red_cross_appeal", source=RULEBOOK),
    Use(ACTION_MENU, aid, whom=RIVALS, once=TURN),
    On(COMPLETED, Leave(ME, THIS)),
    On(LOST, Leave(ME, THIS)),
)


def prize(s: Ages, p: Civilization, card: HeldAs[Condition]) -> Step:
    return Gain(seat=p.seat, culture=card.row.amount)


def developed_enough(s: Ages, p: Civilization, card: HeldAs[Condition]) -> bool:
    return bool(s.turn.developed >= card.row.also)


card(
    Condition("nobel_prize", source=RULEBOOK, amount=4, also=2),
    On(TURN_ENDS, prize, when=developed_enough),
)

card(Condition("sun_tzu_under_tactic", amount=1, attached=True), Plus(ARMY_BONUS, "amount", own=True))

card(
    Condition("olympic_games", amount=8),
    Plus(ATTACK_PENALTY, "amount", whom=ALL),
    On(POLITICS_BEGINS, Leave(ME, THIS)),
)
