"""Leaders of Age A."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.hooks import (
    FOOD_BONUS,
    KEEP_TACTICS,
    POLITICAL_ACTION_DONE,
    POLITICAL_ACTION_GIVEN_UP,
    POLITICS,
    POPULATION_COST,
    PREPARE_ANYTHING,
    TAKE_DRAWN,
    TURN_BEGINS,
)
from tessera.games.throughtheages.rules.gains import one_of
from tessera.games.throughtheages.rules.leaders import Refund
from tessera.games.throughtheages.rules.politics import NextPoliticalAction
from tessera.kernel import drop

leaders = Cards[Leader]()
card = leaders.add


# --- what two of them share -----------------------------------------------------------------------------------


class SpendAsCivil(Act, frozen=True):
    """A military action is spent as a civil one (TA-21.02)."""

    seat: int

    def run(self, s: Ages) -> None:
        spend_ma(s, s.players[self.seat], 1)
        s.turn.extra_ca += 1

    def possible(self, s: Ages) -> bool:
        return military_actions(s, s.players[self.seat]) > 0


# --- the leaders ----------------------------------------------------------------------------------------------


def units(s: Ages, p: Civilization) -> int:
    return count_of(s, p, UNIT_TYPES)


def retires(s: Ages, p: Civilization, card: HeldAs[Leader]) -> Step:
    """A token for the removal of the leader."""
    return InOrder((RemoveLeader(p.seat), given(p.seat, card.row.gains)))


card(
    Leader("alexander_the_great", age=A, each=1, gains=Goods(yellow=1)),
    Plus(STRENGTH, each(units)),
    Use(POLITICAL_MENU, retires),
)

card(Leader("aristotle", age=A, gains=Goods(science=1)), On(TAKEN, gains, when=is_tech))


def is_leader(s: Ages, p: Civilization, card: Held, taken: int) -> bool:
    return isinstance(s.content.rows[taken], Leader)


card(
    Leader("hammurabi", age=A, amount=1),
    Use(ACTION_MENU, SpendAsCivil(ME), once=TURN),
    Plus(TAKE_COST, less("amount"), when=is_leader),
)

card(
    Leader("hammurabi_adj", age=A, set=ADJUSTED, replaces=("hammurabi",), symbols_source=RECONSTRUCTED),
    Use(ACTION_MENU, SpendAsCivil(ME), once=TURN),
)


class HonourHomer(ChooseCard, frozen=True):
    """Homer goes under a completed wonder instead of giving an action back."""

    verb: ClassVar[str] = "under"
    rule: ClassVar[str] = "TA-21.03"

    def among(self, s: Ages) -> list[str]:
        return [s.content.rows[wonder].key for wonder in s.players[self.seat].wonders]

    def take(self, s: Ages, what: str) -> None:
        enter(s, s.players[self.seat], s.content.number["homer_under_wonder"], s.content.number[what])
        drop(s, Refund, self.seat)


card(
    Leader("homer", age=A, symbols=Symbols(happy=1), gains=Goods(unit_resources=1)),
    On(ACTIONS_BEGIN, gains),
    On(REPLACED, HonourHomer(ME), own=True),
)

card(
    Leader("julius_caesar", age=A, symbols=Symbols(strength=1, ma=1)),
    On(POLITICAL_ACTION_DONE, NextPoliticalAction(ME), may=True, once=GAME),
)

card(
    Leader(
        "julius_caesar_adj",
        age=A,
        symbols=Symbols(strength=1, ma=1),
        set=ADJUSTED,
        replaces=("julius_caesar",),
        symbols_source=RECONSTRUCTED,
    ),
    On(POLITICAL_ACTION_DONE, NextPoliticalAction(ME), may=True, once=POLITICS),
    On(POLITICAL_ACTION_GIVEN_UP, NextPoliticalAction(ME), may=True, once=POLITICS),
)

card(Leader("moses", age=A, amount=1), Plus(POPULATION_COST, less("amount")))


# --- new ones -------------------------------------------------------------------------------------------------


def of_the_weak_or_strong(s: Ages, p: Civilization, card: HeldAs[Leader]) -> Step:
    """Resources for units for the weak, a good of choice for the strong (TA-36.11)."""
    if is_among_weakest(s, p):
        return given(p.seat, card.row.gains)
    return one_of(p.seat, card.row.instead)


card(
    Leader(
        "boudica",
        age=A,
        gains=Goods(unit_resources=2),
        instead=Goods(food=1, resources=1, science=1),
        set=NEW,
        single_source=True,
    ),
    On(TURN_BEGINS, of_the_weak_or_strong),
)

card(Leader("cleopatra", age=A, gains=Goods(city_resources=1), set=NEW), On(ACTIONS_BEGIN, gains))


class StoreTokens(Act, frozen=True):
    """Yellow tokens from the box above the government, up to a number (TA-36.08)."""

    seat: int
    count: int
    most: int

    def run(self, s: Ages) -> None:
        p, tokens = s.players[self.seat], s.content.number["hippocrates_tokens"]
        stored = sum(lies_on(p, tokens))
        if stored < self.most:
            if not stored:
                enter(s, p, tokens)
            put_on(s, p, tokens, min(stored + self.count, self.most))


def store(s: Ages, p: Civilization, card: HeldAs[Leader]) -> Step:
    return StoreTokens(p.seat, card.row.amount, card.row.also)


card(Leader("hippocrates", age=A, amount=1, also=3, set=NEW), On(TURN_BEGINS, store))

card(
    Leader("confucius", age=A, gains=Goods(science=1), set=NEW),
    On(PREPARED, gains),
    On(LEAVES, gains, own=True),
    Allow(PREPARE_ANYTHING),
)


class GoUnderTactic(Act, frozen=True):
    """Sun Tzu goes under the current tactic, which is stronger from then on (TA-36.06).

    What stays of him stands for that tactic, a card of its own beside others of its name, and lies before everybody.
    """

    seat: int

    def run(self, s: Ages) -> None:
        p, under = s.players[self.seat], s.content.number["sun_tzu_under_tactic"]
        tactic = p.tactic
        if tactic == NONE:
            return
        for other in s.players:
            if not other.resigned:
                enter(s, other, under, tactic)
        if tactic in p.own_tactics:
            p.own_tactics = put(take(p.own_tactics, tactic), under)
            users = [p]
        else:
            s.tactics = put(take(s.tactics, tactic), under)
            users = [q for q in s.players if q.tactic == tactic and tactic not in q.own_tactics]
        for user in users:
            user.tactic = under
        s.tell("under-tactic", seat=self.seat, card=s.content.rows[tactic].key)


card(
    Leader("sun_tzu", age=A, symbols=Symbols(strength=1), amount=2, set=NEW, single_source=True),
    Allow(KEEP_TACTICS),
    Plus(TAKE_DRAWN, "amount"),
    On(LEAVES, GoUnderTactic(ME), own=True),
)


def colours_in_hand(s: Ages, p: Civilization) -> int:
    """Different colours of civil cards in hand (TA-36.07)."""
    return len({s.content.civil[card].colour for card in p.civil_hand.cards})


def for_colours(step: int) -> Callable[..., int]:
    """What so many colours bring: resources at the first step, food at the second."""

    def bonus(s: Ages, p: Civilization, card: HeldAs[Leader]) -> int:
        colours = colours_in_hand(s, p)
        return sum([amount for least, amount in card.row.scale[step : step + 1] if colours >= least])

    return bonus


card(
    Leader("ashoka", age=A, scale=((2, 1), (3, 1)), set=NEW),
    Plus(RESOURCE_BONUS, for_colours(0)),
    Plus(FOOD_BONUS, for_colours(1)),
)
