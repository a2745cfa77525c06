"""Rounds, turns and extra resolutions (chapters 4 and 22)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.newdawn.content import ECONOMY
from tessera.games.newdawn.hooks import (
    AFTERWARDS,
    BEFOREHAND,
    ECONOMY_FIRST,
    RESET,
    RESOLVE_AGAIN,
    RESOLVED,
    SLOT,
    START_OF_TURN,
    TURN,
)
from tessera.games.newdawn.rules.agendas import check_victory
from tessera.games.newdawn.rules.asking import ChooseFocusCard, Plan, Question, Words, describe_card
from tessera.games.newdawn.rules.barbarians import TurnEventDial
from tessera.games.newdawn.state import (
    NewDawn,
    Player,
    Turn,
    place_of,
    reset,
    slots_of,
    swap_cards,
)
from tessera.kernel import DECLINE, STOP, Act, Description, Option, Step, during, use_up
from tessera.kernel.effects import allows, describe_use, emit, ruling, total, uses
from tessera.kernel.seating import clockwise

LAST_SLOT: Final = 5
AS_FIRST: Final = 1
"""Extra resolutions count as in slot 1 (ND-22.04, ND-22.05)."""


class Round(Act, frozen=True):
    """One turn of each player, from the first player clockwise; then the event dial (ND-4.01, ND-4.08)."""

    def run(self, s: NewDawn) -> None:
        s.round += 1
        s.tell("round-begins", round=s.round)
        turns = [TakeTurn(seat) for seat in clockwise(s, s.first)]
        s.then(*turns, TurnEventDial(), CheckVictory(), Round())


class CheckVictory(Act, frozen=True):
    """Only at the end of a round, after the event (ND-19.08, ND-19.11)."""

    def run(self, s: NewDawn) -> None:
        check_victory(s)


class TakeTurn(Act, frozen=True):
    """Start-of-turn effects, then choose, resolve and reset a focus card (ND-4.02, ND-4.11)."""

    seat: int

    def run(self, s: NewDawn) -> None:
        s.active = self.seat
        s.turn = Turn()
        s.tell("turn-begins", seat=self.seat)
        during(s, TURN, StartOfTurn(self.seat), ChooseFocus(self.seat))


class StartOfTurn(Question, frozen=True):
    """Start-of-turn effects, each once, in an order of choice, each optional (ND-4.07, ND-21.03)."""

    def options(self, s: NewDawn) -> list[Option]:
        usable = uses(s, s.players[self.seat], START_OF_TURN)
        return [*usable, STOP] if usable else []

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option != STOP:
            s.tell("uses", seat=self.seat, card=option[1])
            s.then(uses(s, s.players[self.seat], START_OF_TURN)[option], self)

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == STOP:
            return Description("do-go-on", rule="ND-4.07")
        return describe_use(s, option, "ND-21.03")


# --- resolving a card ---------------------------------------------------------------------------------------


class ChooseFocus(ChooseFocusCard, frozen=True):
    """Exactly one of the five cards; there is no pass (ND-4.03)."""

    verb: ClassVar[str] = "focus"
    rule: ClassVar[str] = "ND-4.03"
    always: ClassVar[bool] = True
    stop: ClassVar[Option | None] = None

    def among(self, s: NewDawn) -> list[str]:
        return [s.content.focus[card].key for card in s.players[self.seat].row]

    def take(self, s: NewDawn, what: str) -> None:
        p = s.players[self.seat]
        place = place_of(s, p, what)
        s.tell("focus", seat=self.seat, card=what, slot=slot_number(s, p, place))
        if s.content.focus[p.row[place]].type != ECONOMY and allows(s, p, ECONOMY_FIRST):
            s.then(EconomyFirst(self.seat, place))
        else:
            s.then(*resolve_and_reset(self.seat, place))

    def describe(self, s: NewDawn, option: Option) -> Description:
        p = s.players[self.seat]
        place = place_of(s, p, str(option[1]))
        args: Words = {"card": option[1], "slot": slot_number(s, p, place), "trade": p.trade[place]}
        return Description("do-focus", args, (f"card:{option[1]}",), self.rule)


def resolve_and_reset(seat: int, place: int) -> list[Step]:
    return [ResolveCard(seat, place), ResolveAgain(seat, place), ResetCard(seat, place)]


def slot_number(s: NewDawn, p: Player, place: int) -> int:
    """The slot in which a card is resolved (ND-22.01, ND-22.02)."""
    slot = place + 1
    return min(total(s, p, SLOT, slot, base=slot), LAST_SLOT)


class ResolveCard(Act, frozen=True):
    """Use a card's effect, in its slot or as if in another (ND-4.04, ND-22.06)."""

    seat: int
    place: int
    as_slot: int = 0
    """The slot it counts as; 0 for the one it lies in."""

    def run(self, s: NewDawn) -> None:
        p = s.players[self.seat]
        slot = self.as_slot or slot_number(s, p, self.place)
        card = p.row[self.place]  # what is put on the agenda last happens first
        emit(s, p, AFTERWARDS, slot, about=card)
        emit(s, p, RESOLVED, self.place, slot, about=card)
        emit(s, p, BEFOREHAND, slot, about=card)


class ResetCard(Act, frozen=True):
    """The card goes to slot 1; then what follows a reset (ND-4.05, ND-4.11)."""

    seat: int
    place: int

    def run(self, s: NewDawn) -> None:
        p = s.players[self.seat]
        card = p.row[self.place]
        reset(p, self.place)
        emit(s, p, RESET, card, about=card)


# --- extra resolutions --------------------------------------------------------------------------------------


class ResolveAgain(Question, frozen=True):
    """The card resolved in slot 5 once more, as in slot 1, before its reset (ND-22.04)."""

    place: int

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        if self.place + 1 != LAST_SLOT or not allows(s, p, RESOLVE_AGAIN):
            return []
        return [("again", s.content.focus[p.row[self.place]].key), DECLINE]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option != DECLINE:
            _, by = ruling(s, s.players[self.seat], RESOLVE_AGAIN)
            use_up(s, TURN, self.seat, by)
            s.tell("uses", seat=self.seat, card=by)
            s.then(ResolveCard(self.seat, self.place, AS_FIRST))

    def prompt(self, s: NewDawn) -> Description:
        card = s.content.focus[s.players[self.seat].row[self.place]].key
        return Description("ask-resolve-again", {"seat": self.seat, "card": card}, rule=RESOLVE_AGAIN.rule)

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_card(option, RESOLVE_AGAIN.rule)


class EconomyFirst(Question, frozen=True):
    """Resolve and reset the economy card before the chosen one (ND-22.07)."""

    place: int
    """Of the chosen card."""

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        cards = [s.content.focus[p.row[place]].key for place in slots_of(s, p, ECONOMY)]
        return [*[("economy-first", key) for key in cards], DECLINE]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == DECLINE:
            s.then(*resolve_and_reset(self.seat, self.place))
            return
        p = s.players[self.seat]
        economy = place_of(s, p, str(option[1]))
        moved = self.place + 1 if economy > self.place else self.place
        s.tell("uses", seat=self.seat, card=ruling(s, p, ECONOMY_FIRST)[1])
        s.then(*resolve_and_reset(self.seat, economy), *resolve_and_reset(self.seat, moved))

    def prompt(self, s: NewDawn) -> Description:
        card = s.content.focus[s.players[self.seat].row[self.place]].key
        return Description("ask-economy-first", {"seat": self.seat, "card": card}, rule=ECONOMY_FIRST.rule)

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_card(option, ECONOMY_FIRST.rule)


# --- rearranging the row ------------------------------------------------------------------------------------


class SwapCards(Plan, frozen=True):
    """Swap two cards of the focus row, with everything on them: ``swap 2 / with 3`` (ND-21.19)."""

    rule: ClassVar[str] = "ND-21.19"

    def partners(self, slot: int) -> list[int]:
        """The slots whose cards may change places with that of a slot."""
        raise NotImplementedError

    def part(self, s: NewDawn) -> list[Option] | None:
        if not self.chosen:
            return [*[("swap", slot) for slot in range(1, LAST_SLOT + 1)], DECLINE]
        if len(self.chosen) == 2 or self.chosen[0] == DECLINE:
            return None
        return [("with", slot) for slot in self.partners(int(self.chosen[0][1]))]

    def complete(self, s: NewDawn) -> None:
        if self.chosen[0] == DECLINE:
            return
        p = s.players[self.seat]
        places = [int(slot) - 1 for _, slot in self.chosen]
        keys = [s.content.focus[p.row[place]].key for place in places]
        swap_cards(p, *places)
        s.tell("cards-swapped", seat=self.seat, card=keys[0], card2=keys[1])

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule=self.rule)
        key = s.content.focus[s.players[self.seat].row[int(option[1]) - 1]].key
        return Description(f"do-{option[0]}", {"card": key}, (f"card:{key}",), self.rule)
