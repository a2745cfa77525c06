"""Inventing and upgrading tech cards (TP-7.10 - TP-7.26)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.tapestry.content import ROWS, TIER, GainBenefit
from tessera.games.tapestry.hooks import (
    EXTRA_DRAWS,
    IGNORE_PREREQUISITES,
    INVENTED,
    TAKE_FROM_DISCARDS,
    TECH_GAINED,
    UPGRADE_FROM_TOP,
    UPGRADE_GAINED,
    UPGRADED,
)
from tessera.games.tapestry.rules.benefits import word
from tessera.games.tapestry.rules.supplies import describe_card
from tessera.games.tapestry.state import Player, Tapestry, neighbours, position, score, track_named, with_arts
from tessera.kernel import DECLINE, NONE, Act, Ask, ChooseCard, Description, Option, Refusal
from tessera.kernel.content import key_of, keys_of
from tessera.kernel.effects import allows, emit, total
from tessera.kernel.tuples import put, take

BOTTOM, MIDDLE, TOP = range(3)
RECYCLED_VP = 5

# --- the row and the deck ---------------------------------------------------------------------------------------


def techs_left(s: Tapestry) -> int:
    return len(s.tech_deck.cards) + len(s.tech_discards)


def top_tech(s: Tapestry) -> int:
    """The discards are shuffled when the deck is empty (TP-7.11)."""
    if not s.tech_deck.cards:
        s.tech_deck.add_all(s.tech_discards)
        s.tech_discards = ()
        s.tell("reshuffled", deck="techs")
    return s.chance.draw(s.tech_deck)


def refill_techs(s: Tapestry) -> None:
    """Up to three face-up cards, at once (TP-7.10)."""
    while len(s.tech_row) < s.content.constants.face_up and techs_left(s):
        s.tech_row = (*s.tech_row, top_tech(s))


def replace_techs(s: Tapestry) -> None:
    """All face-up cards are discarded and replaced (TP-7.12)."""
    s.tech_discards = tuple(sorted((*s.tech_discards, *s.tech_row)))
    s.tech_row = ()
    refill_techs(s)
    s.tell("new-techs")


class RefreshTechs(Ask, frozen=True):
    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        return [("replace",), DECLINE] if s.tech_row else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            replace_techs(s)

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-refresh-techs", {"seat": self.seat}, rule="TP-7.12")


@word("refresh_tech_optional")
def may_refresh(s: Tapestry, p: Player, what: str) -> None:
    s.then(RefreshTechs(p.seat))


# --- inventing --------------------------------------------------------------------------------------------------


class Invent(Ask, frozen=True):
    """A face-up card or the top of the deck goes into the bottom row (TP-7.10)."""

    open: ClassVar[bool] = True

    upgrade: bool = False
    """Whether exactly that card is upgraded at once."""
    face_up: bool = False
    """Whether it must be a face-up one."""

    def options(self, s: Tapestry) -> list[Option]:
        found: list[Option] = [("invent", key) for key in keys_of(s, s.tech_row)]
        if techs_left(s) and not self.face_up:
            found.append(("draw",))
        if s.tech_discards and allows(s, s.players[self.seat], TAKE_FROM_DISCARDS):
            found += [("salvage", key) for key in keys_of(s, s.tech_discards)]
        return found

    def resolve(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        if option[0] == "draw":
            s.then(InventFromDeck(self.seat, self.upgrade))
            return
        card = s.content.number[str(option[1])]
        if option[0] == "salvage":
            s.tech_discards = take(s.tech_discards, card)
        else:
            s.tech_row = take(s.tech_row, card)
            refill_techs(s)
        gain_tech(s, p, card, self.upgrade)

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-invent", {"seat": self.seat}, rule="TP-7.10")

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "draw":
            return Description("do-invent-from-deck", {}, ("deck:techs",), "TP-7.10")
        return describe_card(s, option, "TP-7.10")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-not-offered", rule="TP-7.10") if option[0] in ("invent", "draw") else None


class InventFromDeck(Act, frozen=True):
    """The top card; some look at more and keep one (TP-10.20)."""

    seat: int
    upgrade: bool = False

    def run(self, s: Tapestry) -> None:
        if not techs_left(s):
            return
        p = s.players[self.seat]
        count = min(1 + total(s, p, EXTRA_DRAWS), techs_left(s))
        drawn = tuple([top_tech(s) for _ in range(count)])
        if count > 1:
            s.then(KeepTech(self.seat, drawn, self.upgrade))
            return
        if s.content.tech[drawn[0]].arts_symbol and not with_arts(s) and techs_left(s):
            s.then(RedrawTech(self.seat, drawn[0], self.upgrade))
            return
        gain_tech(s, p, drawn[0], self.upgrade)

    def possible(self, s: Tapestry) -> bool:
        return techs_left(s) > 0


class KeepTech(Ask, frozen=True):
    """Of the cards drawn one is kept, the others are shuffled back or discarded."""

    open: ClassVar[bool] = True

    drawn: tuple[int, ...]
    upgrade: bool = False
    discard: bool = False

    def options(self, s: Tapestry) -> list[Option]:
        return [("keep", key) for key in keys_of(s, self.drawn)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        card = s.content.number[str(option[1])]
        rest = [other for other in self.drawn if other != card]
        if self.discard:
            s.tech_discards = tuple(sorted((*s.tech_discards, *rest)))
        else:
            s.tech_deck.add_all(rest)
        gain_tech(s, s.players[self.seat], card, self.upgrade)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-10.20")


class RedrawTech(Ask, frozen=True):
    """A card that needs the arts track may be discarded for another while that is not in play (TP-2.07)."""

    open: ClassVar[bool] = True

    card: int
    upgrade: bool = False

    def options(self, s: Tapestry) -> list[Option]:
        return [("redraw", key_of(s, self.card)), DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            gain_tech(s, s.players[self.seat], self.card, self.upgrade)
            return
        s.tech_discards = put(s.tech_discards, self.card)
        s.then(InventFromDeck(self.seat, self.upgrade))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-2.07")


def gain_tech(s: Tapestry, p: Player, card: int, upgrade: bool = False) -> None:
    """Into the bottom row, without any benefit (TP-7.10)."""
    p.bottom = put(p.bottom, card)
    s.touched = True
    s.tell("invented", seat=p.seat, card=key_of(s, card))
    if upgrade:
        s.then(Upgrade(p.seat, free=True, only=card))
    emit(s, p, INVENTED, card)
    emit(s, p, TECH_GAINED, card)


def can_invent(s: Tapestry, p: Player, what: str) -> bool:
    return bool(s.tech_row or techs_left(s))


@word("invent", possible=can_invent)
def invent(s: Tapestry, p: Player, what: str) -> None:
    s.then(Invent(p.seat))


@word("invent_and_upgrade", possible=can_invent)
def invent_and_upgrade(s: Tapestry, p: Player, what: str) -> None:
    s.then(Invent(p.seat, upgrade=True))


# --- upgrading --------------------------------------------------------------------------------------------------


def meets_prerequisite(s: Tapestry, p: Player, card: int) -> bool:
    """Fulfilled by the player or a neighbour (TP-7.15); landmark and charm only by the player (TP-7.23, TP-7.24)."""
    row = s.content.tech[card]
    if row.needs_landmark:
        return any(propped == card for propped, _ in p.propped)
    if row.needs_charm:
        return p.enchanted or p.income >= 5
    if row.track:
        track = track_named(row.track)
        return any(TIER[position(q, track)] >= row.tier for q in (p, *neighbours(s, p)))
    if row.income:
        number, bit = ROWS.index(row.income), 1 << (row.space - 1)
        return any(not q.covered[number] & bit for q in (p, *neighbours(s, p)))
    return True


def row_of(p: Player, card: int) -> int:
    return BOTTOM if card in p.bottom else MIDDLE if card in p.middle else TOP


def upgradable(s: Tapestry, p: Player, free: bool = False) -> list[int]:
    """Cards that can move up now (TP-7.14, TP-7.45); from the top back down only by a civilization."""
    shut = (*p.flipped, *s.turn.locked)
    found = [card for card in p.bottom if card not in shut]
    if p.middle:
        free = free or allows(s, p, IGNORE_PREREQUISITES)
        found += [x for x in p.middle if x not in shut and (free or meets_prerequisite(s, p, x))]
    if p.top and allows(s, p, UPGRADE_FROM_TOP):
        found += [card for card in p.top if card not in shut]
    return found


class Upgrade(Ask, frozen=True):
    """A tech card moves up one row and gives its benefit (TP-7.14)."""

    open: ClassVar[bool] = True

    free: bool = False
    """Whether prerequisites do not count."""
    may: bool = False
    """Only in step 3 of income turns (TP-7.18)."""
    lock: bool = False
    """Whether the card may not be upgraded again in this turn (TP-11.11)."""
    only: int = NONE

    def cards(self, s: Tapestry) -> list[int]:
        found = upgradable(s, s.players[self.seat], self.free)
        return found if self.only == NONE else [card for card in found if card == self.only]

    def options(self, s: Tapestry) -> list[Option]:
        found: list[Option] = [("upgrade", key_of(s, card)) for card in dict.fromkeys(self.cards(s))]
        return [*found, DECLINE] if found and self.may else found

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        card = s.content.number[str(option[1])]
        if self.lock:
            s.turn.locked = put(s.turn.locked, card)
        raise_tech(s, s.players[self.seat], card)

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-upgrade", {"seat": self.seat}, rule="TP-7.14")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-7.14")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        if option == DECLINE:
            return Refusal("refused-not-offered", rule="TP-7.18")
        if option[0] != "upgrade" or len(option) < 2 or option[1] not in s.content.number:
            return None
        p, card = s.players[self.seat], s.content.number[str(option[1])]
        if card in p.flipped:
            return Refusal("refused-flipped", {"card": option[1]}, "TP-7.25")
        if card in s.turn.locked:
            return Refusal("refused-locked", {"card": option[1]}, "TP-11.11")
        if card in p.top:
            return Refusal("refused-top-row", {"card": option[1]}, "TP-7.14")
        if card in p.middle:
            return Refusal("refused-prerequisite", {"card": option[1]}, "TP-7.15")
        return Refusal("refused-upgrade", {"card": option[1]}, "TP-7.14")


def raise_tech(s: Tapestry, p: Player, card: int) -> None:
    """What reacts to the upgrade comes before its benefit (`triggers.upgrade`), what shares it afterwards."""
    row = row_of(p, card)
    s.touched = True
    if row == TOP:
        p.top, p.bottom = take(p.top, card), put(p.bottom, card)
        s.tell("recycled", seat=p.seat, card=key_of(s, card))
        score(s, p, RECYCLED_VP)
        emit(s, p, UPGRADED, card, BOTTOM)
        return
    if row == BOTTOM:
        p.bottom, p.middle = take(p.bottom, card), put(p.middle, card)
        benefit = s.content.tech[card].circle
    else:
        p.middle, p.top = take(p.middle, card), put(p.top, card)
        benefit = s.content.tech[card].square
    s.tell("upgraded", seat=p.seat, card=key_of(s, card), row=row + 1)
    s.then(GainBenefit(p.seat, benefit), AfterUpgrade(p.seat, card, row + 1))
    emit(s, p, UPGRADED, card, row + 1)


class AfterUpgrade(Act, frozen=True):
    """A card may be turned over after its square benefit (TP-7.25); then others share the upgrade."""

    seat: int
    card: int
    row: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if self.row == TOP:
            turn_over(s, p, self.card)
        emit(s, p, UPGRADE_GAINED, self.card, self.row)


def turn_over(s: Tapestry, p: Player, card: int) -> None:
    if s.content.tech[card].flips and card in p.top and card not in p.flipped:
        p.flipped = put(p.flipped, card)
        s.tell("flipped", seat=p.seat, card=key_of(s, card))


def can_upgrade(s: Tapestry, p: Player, what: str) -> bool:
    return bool(upgradable(s, p))


@word("upgrade", possible=can_upgrade)
def upgrade(s: Tapestry, p: Player, what: str) -> None:
    s.then(Upgrade(p.seat))


@word("upgrade_ignore_prereq", possible=lambda s, p, what: bool(upgradable(s, p, free=True)))
def upgrade_freely(s: Tapestry, p: Player, what: str) -> None:
    s.then(Upgrade(p.seat, free=True))


@word("upgrade_twice_ignore_prereq", possible=lambda s, p, what: bool(upgradable(s, p, free=True)))
def upgrade_twice(s: Tapestry, p: Player, what: str) -> None:
    s.then(Upgrade(p.seat, free=True), Upgrade(p.seat, free=True))


@word("upgrade_locked", possible=can_upgrade)
def upgrade_locked(s: Tapestry, p: Player, what: str) -> None:
    s.then(Upgrade(p.seat, lock=True))


# --- benefits of cards in a row ---------------------------------------------------------------------------------


class UseCircle(ChooseCard, frozen=True):
    """The circle benefit of a card in the middle row (TP-7.20)."""

    verb: ClassVar[str] = "circle"
    element: ClassVar[str] = "tech"
    rule: ClassVar[str] = "TP-7.20"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.players[self.seat].middle)

    def take(self, s: Tapestry, what: str) -> None:
        s.then(GainBenefit(self.seat, s.content.tech[s.content.number[what]].circle))


class UseSquare(ChooseCard, frozen=True):
    """The square benefit of a card in the top row that is not turned over (TP-7.20)."""

    verb: ClassVar[str] = "square"
    element: ClassVar[str] = "tech"
    rule: ClassVar[str] = "TP-7.20"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        p = s.players[self.seat]
        return [key_of(s, card) for card in p.top if card not in p.flipped]

    def take(self, s: Tapestry, what: str) -> None:
        card = s.content.number[what]
        s.then(GainBenefit(self.seat, s.content.tech[card].square), TurnOver(self.seat, card))


class TurnOver(Act, frozen=True):
    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        turn_over(s, s.players[self.seat], self.card)


@word("tech_circle", possible=lambda s, p, what: bool(p.middle))
def circle_benefit(s: Tapestry, p: Player, what: str) -> None:
    s.then(UseCircle(p.seat))


@word("tech_square", possible=lambda s, p, what: any(card not in p.flipped for card in p.top))
def square_benefit(s: Tapestry, p: Player, what: str) -> None:
    s.then(UseSquare(p.seat))


# --- discarding -------------------------------------------------------------------------------------------------


def discard_tech(s: Tapestry, p: Player, card: int) -> None:
    """Any row; a landmark on it leaves the game, tokens go back to their owners (TP-4.16, TP-7.26)."""
    for name in ("bottom", "middle", "top", "flipped"):
        cards = getattr(p, name)
        if card in cards:
            setattr(p, name, take(cards, card))
    for propped, landmark in p.propped:
        if propped == card:
            p.landmarks = take(p.landmarks, landmark)
            s.lost = put(s.lost, landmark)
    p.propped = tuple([entry for entry in p.propped if entry[0] != card])
    p.marked = tuple([entry for entry in p.marked if entry[0] != card])
    s.tech_discards = put(s.tech_discards, card)
    s.touched = True
    s.tell("discarded-tech", seat=p.seat, card=key_of(s, card))


class DiscardTechs(ChooseCard, frozen=True):
    """Exactly so many own tech cards are discarded (TP-4.12)."""

    verb: ClassVar[str] = "discard"
    together: ClassVar[bool] = True
    element: ClassVar[str] = "tech"
    rule: ClassVar[str] = "TP-4.16"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        p = s.players[self.seat]
        return keys_of(s, p.bottom + p.middle + p.top)

    def take(self, s: Tapestry, what: str) -> None:
        discard_tech(s, s.players[self.seat], s.content.number[what])

    def payable(self, s: Tapestry) -> bool:
        p = s.players[self.seat]
        return len(p.bottom) + len(p.middle) + len(p.top) >= self.count
