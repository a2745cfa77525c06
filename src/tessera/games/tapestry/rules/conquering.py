"""Conquering, with responses and traps (TP-7.31 - TP-7.42, TP-13)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.content import TRAP
from tessera.games.tapestry.hooks import (
    CAN_BE_TRAPPED,
    CONQUER_MENU,
    CONQUERED,
    DOUBLE_DICE,
    MAY_CONQUER,
    OUTPOST_NEEDED,
    RESPOND_AFTER_END,
    RESPONSES,
    SPARE_OUTPOSTS,
    TOPPLED,
    TRAP_RESPONSES,
)
from tessera.games.tapestry.rules.achievements import MIDDLE_ISLAND, achieve, check_toppled
from tessera.games.tapestry.rules.benefits import GainAny, Gains, word
from tessera.games.tapestry.rules.land import add_item, controller, refresh_hold
from tessera.games.tapestry.rules.naming import ChooseHex, describe_hex, hex_words
from tessera.games.tapestry.rules.rolling import RollBoth
from tessera.games.tapestry.rules.tiebreaking import first_in_scan
from tessera.games.tapestry.rules.vocabulary import Words
from tessera.games.tapestry.state import INCOME, PERSON, Player, Tapestry, is_solo
from tessera.kernel import (
    NONE,
    Act,
    Ask,
    Description,
    Option,
    Refusal,
    Respond,
    announce,
    cancel,
    may_cancel,
)
from tessera.kernel.content import key_of
from tessera.kernel.effects import allows, describe_use, emit, refuse, total, uses
from tessera.kernel.geometry import bits
from tessera.kernel.tuples import take

ANYWHERE, BOTH, BOTH_IF_OPPONENT, EMPTY, NEAR_START = 1, 2, 4, 8, 16

# --- where ------------------------------------------------------------------------------------------------------


def has_outpost(s: Tapestry, p: Player) -> bool:
    return p.outposts > 0 or total(s, p, SPARE_OUTPOSTS) > 0


def conquerable(s: Tapestry, p: Player, how: int = 0) -> int:
    """Explored, at most one item, not controlled, next to a controlled territory (TP-7.31)."""
    if not has_outpost(s, p):
        return 0
    cells = s.known & ~p.held & ~s.crowded
    if not how & ANYWHERE:
        cells &= s.board.grid.next_to(p.held)
    if how & EMPTY:
        cells &= ~s.occupied
    if how & NEAR_START:
        cells &= s.board.near[p.home]
    for other in s.players:
        if other is not p and other.held & cells and not may_attack(s, p, other):
            cells &= ~other.held
    return cells


def may_attack(s: Tapestry, p: Player, other: Player) -> bool:
    """Some cards forbid conquering each other (TP-13.09)."""
    return allows(s, p, MAY_CONQUER, other.seat)


class Conquer(Ask, frozen=True):
    """Which territory (TP-7.31)."""

    open: ClassVar[bool] = True

    how: int = 0

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        found: list[Option] = [("conquer", cell) for cell in bits(conquerable(s, p, self.how))]
        return [*found, *uses(s, p, CONQUER_MENU)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option[0] == "use":
            s.then(uses(s, s.players[self.seat], CONQUER_MENU)[option])
        else:
            s.then(Conquest(self.seat, int(option[1]), self.how))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-conquer", {"seat": self.seat}, rule="TP-7.31")

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "use":
            return describe_use(s, option, "TP-7.31")
        return describe_conquest(s, s.players[self.seat], option, "TP-7.31")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        if option[0] != "conquer" or len(option) != 2 or not isinstance(option[1], int):
            return None
        p, cell = s.players[self.seat], option[1]
        if not 0 <= cell < len(s.items):
            return None
        if s.crowded >> cell & 1:
            return Refusal("refused-crowded", hex_words(s, cell), "TP-7.33")
        other = controller(s, cell, but=p)
        if other is not None and not may_attack(s, p, other):
            return refuse(s, p, MAY_CONQUER, other.seat)
        return Refusal("refused-conquer", hex_words(s, cell), "TP-7.31")


def describe_conquest(s: Tapestry, p: Player, option: Option, rule: str = "") -> Description:
    """An option that names a territory to conquer: which it is, and whose."""
    other = controller(s, int(option[1]), but=p) if len(option) > 1 else None
    if other is None:
        return describe_hex(s, option, rule)
    words = {**hex_words(s, int(option[1])), "other_seat": other.seat}
    return Description("do-conquer-from", words, (f"hex:{option[1]}",), rule)


class Conquest(Act, frozen=True):
    """An outpost is placed; whoever controls the territory may respond before it is toppled (TP-7.32, TP-13.01)."""

    seat: int
    cell: int
    how: int = 0

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        defender = controller(s, self.cell, but=p)
        step = Topple(self.seat, self.cell, self.how)
        if defender is None:
            s.then(step)
        else:
            s.tell("conquers", seat=p.seat, **hex_words(s, self.cell))
            if defender.kind != PERSON:
                s.then(BotDefends(self.seat, defender.seat, self.cell, self.how))
            else:
                announce(s, step, (DefenderResponds(defender.seat, self.seat, self.cell),))
        if total(s, p, SPARE_OUTPOSTS):
            emit(s, p, OUTPOST_NEEDED)


class BotDefends(Act, frozen=True):
    """The Automa's cards are discarded at random until a trap appears or none is left (TP-20.22, TP-20.37)."""

    seat: int
    bot: int
    cell: int
    how: int

    def run(self, s: Tapestry) -> None:
        bot, p = s.players[self.bot], s.players[self.seat]
        while bot.hand.cards:
            card = s.chance.draw(bot.hand)
            s.tapestry_discards.add(card)
            s.tell("discarded", seat=bot.seat, card=key_of(s, card))
            condition = s.content.tapestry[card].condition
            if condition == "refuge" and refuges(s, self.cell):
                move_piece(s, bot, self.cell, first_in_scan(s, refuges(s, self.cell)))
                s.then(Topple(p.seat, self.cell, self.how, had_defender=True))
                return
            if s.content.tapestry[card].response == TRAP:
                if allows(s, p, CAN_BE_TRAPPED):
                    fail = Fail(p.seat, self.cell, self.how, bot.seat)
                    announce(s, fail, (AttackerResponds(p.seat),))
                    return
            elif condition == "always" or (condition == "neighbour" and s.board.near[self.cell] & bot.held):
                s.then(Fail(p.seat, self.cell, self.how, bot.seat))
                return
        s.then(Topple(p.seat, self.cell, self.how))


# --- what comes of it -------------------------------------------------------------------------------------------


def place_outpost(s: Tapestry, p: Player, cell: int, upright: bool = True, by: int = NONE) -> None:
    p.outposts -= 1
    if upright:
        p.upright = tuple(sorted((*p.upright, cell)))
        refresh_hold(p)
    else:
        p.fallen = tuple(sorted((*p.fallen, (cell, by))))
    add_item(s, cell)


class PlaceOutpost(Act, frozen=True):
    """An outpost without a conquest; one that stands there already stays upright (TP-1.12, TP-13.15)."""

    seat: int
    cell: int

    def run(self, s: Tapestry) -> None:
        place_outpost(s, s.players[self.seat], self.cell)


def topple(s: Tapestry, loser: Player, cell: int, by: int) -> None:
    """An upright piece falls; it stays on the territory as an item."""
    if cell in loser.upright:
        loser.upright = take(loser.upright, cell)
        loser.fallen = tuple(sorted((*loser.fallen, (cell, by))))
    else:
        fell = next(entry for entry in loser.settled if entry[0] == cell)
        loser.settled = tuple([entry for entry in loser.settled if entry != fell])
        loser.ruins = tuple(sorted((*loser.ruins, (*fell, by))))
    refresh_hold(loser)
    s.touched = True
    s.tell("toppled", seat=loser.seat, **hex_words(s, cell))


class Topple(Act, frozen=True):
    """The conquest succeeds: the defender's piece falls, the attacker controls the territory (TP-7.32)."""

    seat: int
    cell: int
    how: int
    had_defender: bool = False

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        defender = controller(s, self.cell, but=p)
        empty = not s.occupied >> self.cell & 1
        if defender is not None:
            topple(s, defender, self.cell, p.seat)
        place_outpost(s, p, self.cell)
        s.tell("conquered", seat=p.seat, **hex_words(s, self.cell))
        check_toppled(s, p)
        both = bool(self.how & BOTH) or (
            bool(self.how & BOTH_IF_OPPONENT) and (defender is not None or self.had_defender)
        )
        both = both or (defender is not None and allows(s, p, DOUBLE_DICE))
        seat = defender.seat if defender is not None else NONE
        s.then(AfterConquest(self.seat, self.cell, empty, seat))
        if p.kind == PERSON:
            s.then(RollBoth(self.seat, self.cell, both))
        if defender is not None:
            emit(s, p, TOPPLED, self.cell)


class AfterConquest(Act, frozen=True):
    """Effects of a successful conquest, and the middle island (TP-13.16, TP-14.04)."""

    seat: int
    cell: int
    empty: bool
    defender: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if self.cell == s.board.middle:
            achieve(s, p, MIDDLE_ISLAND)
        emit(s, p, CONQUERED, self.cell, self.empty, self.defender)


class Fail(Act, frozen=True):
    """The attacker's outpost is toppled instead; the dice are rolled all the same (TP-13.02, TP-13.03)."""

    seat: int
    cell: int
    how: int
    defender: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        place_outpost(s, p, self.cell, upright=False, by=self.defender)
        s.tell("repelled", seat=self.defender, **hex_words(s, self.cell))
        check_toppled(s, s.players[self.defender])
        if p.kind == PERSON:
            s.then(RollBoth(self.seat, self.cell, bool(self.how & (BOTH | BOTH_IF_OPPONENT))))


# --- responses --------------------------------------------------------------------------------------------------


def may_respond(s: Tapestry, p: Player) -> bool:
    """Not after the fifth income turn, unless a civilization allows it; still in that turn (TP-13.07).

    Bots are never asked (TP-20.18).
    """
    if p.kind != PERSON or p.ended:
        return False
    in_last_income = s.turn.seat == p.seat and s.turn.kind == INCOME
    return p.income < 5 or in_last_income or allows(s, p, RESPOND_AFTER_END)


def might_respond(s: Tapestry, question: Respond) -> bool:
    """Whoever has cards in hand might; who plays alone hides from nobody that none of them fits."""
    p = s.players[question.seat]
    if not p.hand.cards or not may_respond(s, p):
        return False
    return not is_solo(s) or bool(question.responses(s))


class DefenderResponds(Respond, frozen=True):
    """One response card from hand, before the outpost is toppled (TP-13.01, TP-13.13)."""

    kind: ClassVar[str] = "conquest"

    attacker: int
    cell: int

    def cover(self, s: Tapestry) -> bool:
        return might_respond(s, self)

    def responses(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        return list(uses(s, p, RESPONSES, self.attacker, self.cell, cards=p.hand.cards))

    def respond(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        s.then(uses(s, p, RESPONSES, self.attacker, self.cell, cards=p.hand.cards)[option])

    def targeted(self, s: Tapestry) -> bool:
        return True

    def prompt(self, s: Tapestry) -> Description:
        args = {"seat": self.seat, "other_seat": self.attacker, **hex_words(s, self.cell)}
        return Description("ask-respond", args, rule="TP-13.01")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_use(s, option, "TP-13.01") if option[0] == "use" else Description("do-pass")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        if option[0] != "use" or len(option) < 2 or option[1] not in s.content.number:
            return None
        card = s.content.number[str(option[1])]
        held = card in s.players[self.seat].hand.cards
        is_trap = held and s.content.tapestry[card].response == TRAP
        forbidden = is_trap and not allows(s, s.players[self.attacker], CAN_BE_TRAPPED)
        return Refusal("refused-not-offered", rule=CAN_BE_TRAPPED.rule if forbidden else "TP-13.01")


class AttackerResponds(Respond, frozen=True):
    """After a trap the attacker may cancel it (TP-13.04); then no further card can be played (TP-13.05)."""

    kind: ClassVar[str] = "answer-trap"

    def cover(self, s: Tapestry) -> bool:
        return might_respond(s, self)

    def responses(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        return list(uses(s, p, TRAP_RESPONSES, cards=p.hand.cards))

    def respond(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        s.then(uses(s, p, TRAP_RESPONSES, cards=p.hand.cards)[option])

    def targeted(self, s: Tapestry) -> bool:
        return True

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-answer-trap", {"seat": self.seat}, rule="TP-13.04")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_use(s, option, "TP-13.04") if option[0] == "use" else Description("do-pass")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-not-offered", rule="TP-13.04") if option[0] == "use" else None


def drop_response(s: Tapestry, p: Player, card: int) -> None:
    """A response costs the card."""
    p.hand.remove(card)
    s.tapestry_discards.add(card)
    s.touched = True
    s.tell("responded", seat=p.seat, card=key_of(s, card))


class SpringTrap(Act, frozen=True):
    """A resource of choice, and the attacker's outpost falls unless the attacker answers (TP-13.02)."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        drop_response(s, p, self.card)
        conquest = cancel(s)
        assert isinstance(conquest, Topple)
        fail = Fail(conquest.seat, conquest.cell, conquest.how, self.seat)
        announce(s, fail, (AttackerResponds(conquest.seat),))
        s.then(GainAny(self.seat))


class Repulse(Act, frozen=True):
    """The attacker's outpost falls; no trap, so nothing answers it (TP-13.14)."""

    seat: int
    card: int
    words: Words

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        drop_response(s, p, self.card)
        conquest = cancel(s)
        assert isinstance(conquest, Topple)
        s.then(Gains(self.seat, self.words), Fail(conquest.seat, conquest.cell, conquest.how, self.seat))


class Compensate(Act, frozen=True):
    """The outpost falls as usual, for a price."""

    seat: int
    card: int
    count: int

    def run(self, s: Tapestry) -> None:
        drop_response(s, s.players[self.seat], self.card)
        s.then(GainAny(self.seat, self.count))


class FallBack(Act, frozen=True):
    """The defender's outpost moves to an empty neighbouring territory instead of falling (TP-13.06)."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        conquest = may_cancel(s)
        assert isinstance(conquest, Topple)
        drop_response(s, s.players[self.seat], self.card)
        s.then(FallBackTo(self.seat, cell=conquest.cell))

    def possible(self, s: Tapestry) -> bool:
        return True


def refuges(s: Tapestry, cell: int) -> int:
    """Empty explored territories next to a hex."""
    return s.board.near[cell] & s.known & ~s.occupied


class FallBackTo(ChooseHex, frozen=True):
    verb: ClassVar[str] = "withdraw"
    rule: ClassVar[str] = "TP-13.06"
    stop: ClassVar[Option | None] = None

    cell: int = NONE

    def among(self, s: Tapestry) -> list[int]:
        return list(bits(refuges(s, self.cell)))

    def take(self, s: Tapestry, what: int) -> None:
        p = s.players[self.seat]
        conquest = cancel(s)
        assert isinstance(conquest, Topple)
        move_piece(s, p, self.cell, what)
        s.then(Topple(conquest.seat, conquest.cell, conquest.how, had_defender=True))


def move_piece(s: Tapestry, p: Player, old: int, new: int) -> None:
    """An upright piece moves to another hex."""
    if old in p.upright:
        p.upright = tuple(sorted((*take(p.upright, old), new)))
    else:
        piece = next(entry for entry in p.settled if entry[0] == old)
        others = [entry for entry in p.settled if entry != piece]
        p.settled = tuple(sorted([*others, (new, piece[1])]))
    refresh_hold(p)
    add_item(s, old, -1)
    add_item(s, new)
    s.tell("moved", seat=p.seat, **hex_words(s, new))


class CancelTrap(Act, frozen=True):
    """The trap is cancelled: the conquest succeeds after all; what the trap gave stays (TP-13.04)."""

    seat: int
    card: int
    words: Words = ()

    def run(self, s: Tapestry) -> None:
        drop_response(s, s.players[self.seat], self.card)
        failed = cancel(s)
        assert isinstance(failed, Fail)
        s.then(Topple(failed.seat, failed.cell, failed.how))
        if self.words:
            s.then(Gains(self.seat, self.words))


# --- words ------------------------------------------------------------------------------------------------------

HOW: Final = {
    "conquer": 0,
    "conquer_both_dice": BOTH,
    "conquer_both_if_opponent": BOTH_IF_OPPONENT,
    "conquer_anywhere": ANYWHERE,
    "conquer_empty": EMPTY,
    "conquer_adjacent_to_start": NEAR_START,
}


def can_conquer(s: Tapestry, p: Player, what: str) -> bool:
    return bool(conquerable(s, p, HOW[what]) or uses(s, p, CONQUER_MENU))


@word(*HOW, possible=can_conquer)
def conquer(s: Tapestry, p: Player, what: str) -> None:
    """Void if impossible: no dice (TP-7.31)."""
    s.then(Conquer(p.seat, HOW[what]))


def pick_up(p: Player, cell: int) -> None:
    """One of the outposts that somebody has toppled on a hex is taken up."""
    place = next(i for i, (at, _) in enumerate(p.fallen) if at == cell)
    p.fallen = p.fallen[:place] + p.fallen[place + 1 :]


@word("recall_toppled", possible=lambda s, p, what: bool(p.fallen))
def recall(s: Tapestry, p: Player, what: str) -> None:
    s.then(Recall(p.seat, int(what)))


class Recall(ChooseHex, frozen=True):
    """Own toppled outposts go back into supply; they no longer count as toppled for anybody (TP-14.03)."""

    verb: ClassVar[str] = "recall"
    rule: ClassVar[str] = "TP-14.03"

    def among(self, s: Tapestry) -> list[int]:
        return list(dict.fromkeys([cell for cell, _ in s.players[self.seat].fallen]))

    def take(self, s: Tapestry, what: int) -> None:
        p = s.players[self.seat]
        pick_up(p, what)
        p.outposts += 1
        add_item(s, what, -1)


@word("stand_up_3", possible=lambda s, p, what: bool(p.fallen))
def rise_up(s: Tapestry, p: Player, what: str) -> None:
    s.then(StandUp(p.seat, 3))


class StandUp(ChooseHex, frozen=True):
    """Own toppled outposts stand up and those of opponents there fall; no conquest, and nothing counts (TP-14.03)."""

    verb: ClassVar[str] = "stand"
    rule: ClassVar[str] = "TP-16.07"

    def among(self, s: Tapestry) -> list[int]:
        p = s.players[self.seat]
        return [cell for cell in dict.fromkeys([cell for cell, _ in p.fallen]) if not p.held >> cell & 1]

    def take(self, s: Tapestry, what: int) -> None:
        p = s.players[self.seat]
        for other in s.players:
            if other is not p and other.held >> what & 1:
                topple(s, other, what, NONE)
        pick_up(p, what)
        p.upright = tuple(sorted((*p.upright, what)))
        refresh_hold(p)
        s.touched = True
        s.tell("stood-up", seat=p.seat, **hex_words(s, what))
