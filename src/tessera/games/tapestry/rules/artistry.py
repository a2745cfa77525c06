"""The arts: masterpieces and inspiration (TP-11)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.tapestry.content import RESOURCES, ROWS, GainBenefit
from tessera.games.tapestry.rules.benefits import could_give, word
from tessera.games.tapestry.rules.supplies import describe_card
from tessera.games.tapestry.state import Player, Tapestry, neighbours, resources_held, spend, with_arts
from tessera.kernel import DECLINE, STOP, Act, Ask, ChooseCard, Description, Option, Refusal
from tessera.kernel.content import key_of, keys_of
from tessera.kernel.tuples import put, take

# --- the row and the deck ---------------------------------------------------------------------------------------


def masterpieces_left(s: Tapestry) -> int:
    return len(s.masterpiece_deck.cards) + len(s.masterpiece_discards)


def top_masterpiece(s: Tapestry) -> int:
    """Discarded ones are shuffled when the deck is empty (TP-11.02)."""
    if not s.masterpiece_deck.cards:
        s.masterpiece_deck.add_all(s.masterpiece_discards)
        s.masterpiece_discards = ()
        s.tell("reshuffled", deck="masterpieces")
    return s.chance.draw(s.masterpiece_deck)


def refill_masterpieces(s: Tapestry) -> None:
    while len(s.masterpiece_row) < s.content.constants.face_up and masterpieces_left(s):
        s.masterpiece_row = (*s.masterpiece_row, top_masterpiece(s))


def replace_masterpieces(s: Tapestry) -> None:
    s.masterpiece_discards = tuple(sorted((*s.masterpiece_discards, *s.masterpiece_row)))
    s.masterpiece_row = ()
    refill_masterpieces(s)
    s.tell("new-masterpieces")


class RefreshMasterpieces(Ask, frozen=True):
    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        return [("replace",), DECLINE] if s.masterpiece_row else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            replace_masterpieces(s)


@word("refresh_masterpieces_optional")
def may_refresh(s: Tapestry, p: Player, what: str) -> None:
    s.then(RefreshMasterpieces(p.seat))


class Create(Ask, frozen=True):
    """A face-up masterpiece or the top of the deck (TP-11.01)."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        found: list[Option] = [("create", key) for key in keys_of(s, s.masterpiece_row)]
        return [*found, ("draw",)] if masterpieces_left(s) else found

    def resolve(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        if option[0] == "draw":
            card = top_masterpiece(s)
        else:
            card = s.content.number[str(option[1])]
            s.masterpiece_row = take(s.masterpiece_row, card)
            refill_masterpieces(s)
        p.masterpieces = put(p.masterpieces, card)
        s.touched = True
        s.tell("created", seat=p.seat, card=key_of(s, card))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-create", {"seat": self.seat}, rule="TP-11.01")

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "draw":
            return Description("do-create-from-deck", rule="TP-11.01")
        return describe_card(s, option, "TP-11.01")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-not-offered", rule="TP-11.01") if option[0] in ("create", "draw") else None


def can_create(s: Tapestry, p: Player, what: str) -> bool:
    return with_arts(s) and bool(s.masterpiece_row or masterpieces_left(s))


@word("create", possible=can_create)
def create(s: Tapestry, p: Player, what: str) -> None:
    if with_arts(s):
        s.then(Create(p.seat))


# --- using them -------------------------------------------------------------------------------------------------


def usable(p: Player) -> list[int]:
    return [card for card in p.masterpieces if card not in p.flipped]


class UseMasterpiece(Act, frozen=True):
    """Its benefit, for its price if it has one; some are turned over after use (TP-11.06)."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        row = s.content.masterpiece[self.card]
        if row.cost:
            s.then(PayForMasterpiece(self.seat, self.card))
            return
        turn_over_masterpiece(s, s.players[self.seat], self.card)
        s.then(GainBenefit(self.seat, row.benefit))


def turn_over_masterpiece(s: Tapestry, p: Player, card: int) -> None:
    if s.content.masterpiece[card].once and card in p.masterpieces:
        p.flipped = put(p.flipped, card)
        s.tell("flipped", seat=p.seat, card=key_of(s, card))


class PayForMasterpiece(Ask, frozen=True):
    """A printed cost may be declined; then the card is not turned over (TP-11.10)."""

    open: ClassVar[bool] = True

    card: int

    def options(self, s: Tapestry) -> list[Option]:
        p, row = s.players[self.seat], s.content.masterpiece[self.card]
        if not could_give(s, self.seat, row.benefit) or p.ended:
            return []
        found: list[Option] = [("pay", name) for name in resources_held(p)]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        spend(s, p, RESOURCES.index(str(option[1])))
        turn_over_masterpiece(s, p, self.card)
        s.then(GainBenefit(self.seat, s.content.masterpiece[self.card].benefit))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-pay-for-masterpiece", {"seat": self.seat, "card": key_of(s, self.card)})

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline")
        return Description("do-pay", {"resource": option[1]}, (f"resource:{option[1]}",), "TP-11.10")


class UseAllMasterpieces(Ask, frozen=True):
    """Step 1a of an income turn: every one once, in any order (TP-5.04, TP-11.10)."""

    open: ClassVar[bool] = True

    left: tuple[int, ...]

    def options(self, s: Tapestry) -> list[Option]:
        flipped = s.players[self.seat].flipped  # by a broadcast of this very step
        return [("show", key_of(s, card)) for card in self.left if card not in flipped]

    def resolve(self, s: Tapestry, option: Option) -> None:
        card = s.content.number[str(option[1])]
        rest = take(self.left, card)
        s.then(UseMasterpiece(self.seat, card))
        if rest:
            s.agenda.insert(len(s.agenda) - 1, UseAllMasterpieces(self.seat, rest))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-use-all-masterpieces", {"seat": self.seat}, rule="TP-5.04")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-5.04")


class Broadcast(ChooseCard, frozen=True):
    """The benefit of one of one's own masterpieces (TP-11.04)."""

    verb: ClassVar[str] = "show"
    element: ClassVar[str] = "masterpiece"
    rule: ClassVar[str] = "TP-11.04"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        return [key_of(s, card) for card in usable(s.players[self.seat])]

    def take(self, s: Tapestry, what: str) -> None:
        s.then(UseMasterpiece(self.seat, s.content.number[what]))


@word("broadcast", possible=lambda s, p, what: bool(usable(p)))
def broadcast(s: Tapestry, p: Player, what: str) -> None:
    s.then(Broadcast(p.seat))


class BroadcastWidely(Ask, frozen=True):
    """Up to three different ones, of neighbours too, but not what only its owner may use (TP-11.05)."""

    open: ClassVar[bool] = True

    count: int = 3
    shown: tuple[int, ...] = ()

    def cards(self, s: Tapestry) -> list[int]:
        p = s.players[self.seat]
        theirs = [
            card
            for other in neighbours(s, p)
            for card in other.masterpieces
            if not s.content.masterpiece[card].once
        ]
        return [card for card in (*usable(p), *theirs) if card not in self.shown]

    def options(self, s: Tapestry) -> list[Option]:
        found: list[Option] = [("show", key_of(s, card)) for card in self.cards(s)]
        return [*found, STOP] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == STOP:
            return
        card = s.content.number[str(option[1])]
        s.then(UseMasterpiece(self.seat, card))
        if self.count > 1:
            s.agenda.insert(
                len(s.agenda) - 1, BroadcastWidely(self.seat, self.count - 1, (*self.shown, card))
            )

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-11.05")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-show", rule="TP-11.05") if option[0] == "show" else None


@word("broadcast_up_to_3")
def broadcast_widely(s: Tapestry, p: Player, what: str) -> None:
    s.then(BroadcastWidely(p.seat))


# --- inspiration ------------------------------------------------------------------------------------------------


class Inspire(Ask, frozen=True):
    """An unused inspiration tile covers its income row (TP-11.07)."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        used = s.players[self.seat].inspired
        return [("inspire", name) for row, name in enumerate(ROWS) if not used >> row & 1]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        p.inspired |= 1 << ROWS.index(str(option[1]))
        s.touched = True
        s.tell("inspired", seat=p.seat, row=str(option[1]))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-inspire", {"seat": self.seat}, rule="TP-11.07")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-inspire", {"row": option[1]}, (f"income:{option[1]}",), "TP-11.07")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-not-offered", rule="TP-11.07") if option[0] == "inspire" else None


@word("inspire", possible=lambda s, p, what: with_arts(s) and p.inspired != 0b1111)
def inspire(s: Tapestry, p: Player, what: str) -> None:
    if with_arts(s):
        s.then(Inspire(p.seat))
