"""Drawing: tapestry cards, territory tiles and space tiles (TP-1.22, TP-8.01, TP-12)."""

from __future__ import annotations

from typing import Any, ClassVar

from tessera.games.tapestry.hooks import (
    EXTRA_DRAWS,
    TAPESTRY_DRAWN,
    TAPESTRY_GAINED,
    TILE_GAINED,
)
from tessera.games.tapestry.rules.benefits import BUILDING, PLAIN, word
from tessera.games.tapestry.state import ADVANCING, Player, Tapestry, with_arts
from tessera.kernel import (
    DECLINE,
    NO_ONE,
    NONE,
    Act,
    Ask,
    Bag,
    ChooseCard,
    Description,
    Option,
    Step,
    all_but,
    only,
)
from tessera.kernel.content import key_of, keys_of
from tessera.kernel.effects import applying, emit, total
from tessera.kernel.tuples import put, take

# --- naming components ------------------------------------------------------------------------------------------


def describe_card(s: Tapestry, option: Option, rule: str = "") -> Description:
    """An option that names a component."""
    if len(option) < 2 or option[1] not in s.content.number:
        return Description(f"do-{option[0]}", rule=rule)
    element = s.content.element(s.content.number[str(option[1])])
    return Description(f"do-{option[0]}", {"card": option[1]}, (element,), rule)


# --- tapestry cards ---------------------------------------------------------------------------------------------


def tapestries_left(s: Tapestry) -> int:
    return len(s.tapestry_deck.cards) + len(s.tapestry_discards.cards)


def top_tapestry(s: Tapestry) -> int:
    """The top card of the deck; the discards are shuffled when it is empty (TP-8.01)."""
    if not s.tapestry_deck.cards:
        s.tapestry_deck.add_all(s.tapestry_discards.take_all())
        s.tell("reshuffled", deck="tapestry")
    return s.chance.draw(s.tapestry_deck)


def discard_tapestry(s: Tapestry, p: Player, card: int) -> None:
    """From hand, for all to see."""
    p.hand.remove(card)
    s.tapestry_discards.add(card)
    s.tell("discarded", seat=p.seat, card=key_of(s, card))
    s.touched = True


class DrawTapestry(Act, frozen=True):
    """Gain tapestry cards, one after the other (TP-8.01)."""

    seat: int
    count: int = 1

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if p.ended:
            return
        if self.count > 1:
            s.then(DrawTapestry(self.seat, self.count - 1))
        gift = self._gift(s, p)
        s.then(gift if gift is not None else TakeTapestry(self.seat))

    def _gift(self, s: Tapestry, p: Player) -> Step | None:
        """Whoever may give a card of their own instead (TP-18.15)."""
        entry = s.content.effects.get(TAPESTRY_DRAWN)
        if entry is None or s.turn.kind != ADVANCING or not s.started:
            return None
        for ready, holder, held in applying(s, p, entry, ()):
            step = ready.step(s, holder, held, holder.seat, ())
            if step is not None:
                return step
        return None

    def possible(self, s: Tapestry) -> bool:
        return tapestries_left(s) > 0


class TakeTapestry(Act, frozen=True):
    """From the deck into the hand, hidden; some draw more and keep one (TP-10.20)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        look = 1 + total(s, p, EXTRA_DRAWS)
        if look > 1 and tapestries_left(s) > 1:
            look_at(s, p, look)
            s.then(KeepTapestry(self.seat, count=1))
        elif tapestries_left(s):
            into_hand(s, p, top_tapestry(s))


def look_at(s: Tapestry, p: Player, count: int) -> None:
    for _ in range(min(count, tapestries_left(s))):
        p.looking.add(top_tapestry(s))


def into_hand(s: Tapestry, p: Player, card: int) -> None:
    p.hand.add(card)
    s.touched = True
    s.tell("drew", to=all_but(p.seat), seat=p.seat)
    s.tell("drew-card", to=only(p.seat), seat=p.seat, card=key_of(s, card))
    if s.content.tapestry[card].arts_symbol and not with_arts(s) and tapestries_left(s):
        s.then(RedrawTapestry(p.seat, card))
    else:
        emit(s, p, TAPESTRY_GAINED, card)


class RedrawTapestry(Ask, frozen=True):
    """A card that needs the arts track may be discarded for another while that is not in play (TP-2.07).

    That is done at once: only the card that is kept was gained.
    """

    card: int

    def options(self, s: Tapestry) -> list[Option]:
        return [("redraw", key_of(s, self.card)), DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        if option == DECLINE:
            emit(s, p, TAPESTRY_GAINED, self.card)
        else:
            discard_tapestry(s, p, self.card)
            s.then(TakeTapestry(self.seat))

    def imagined(self, s: Tapestry, seat: int, chance: Any) -> Step:
        """Nobody else knows which card it is; one of the hand, or none, is as good."""
        if seat == self.seat:
            return self
        hand = s.players[self.seat].hand.cards
        return RedrawTapestry(self.seat, hand[chance.pick(len(hand))]) if hand else self

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-2.07")


class KeepTapestry(ChooseCard, frozen=True):
    """Of the cards drawn so many are kept; the rest goes back into the deck, or is discarded."""

    verb: ClassVar[str] = "keep"
    together: ClassVar[bool] = True
    element: ClassVar[str] = "tapestry"
    rule: ClassVar[str] = "TP-10.20"
    stop: ClassVar[Option | None] = None
    open: ClassVar[bool] = False

    discard: bool = False

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.players[self.seat].looking.cards)

    def take(self, s: Tapestry, what: str) -> None:
        p = s.players[self.seat]
        card = s.content.number[what]
        p.looking.remove(card, seen_by=NO_ONE)
        if self.count == 1:
            rest = p.looking.take_all()
            (s.tapestry_discards if self.discard else s.tapestry_deck).add_all(rest)
        into_hand(s, p, card)


@word("tapestry", rank=BUILDING, possible=lambda s, p, what: tapestries_left(s) > 0)
def gain_tapestry(s: Tapestry, p: Player, what: str) -> None:
    s.then(DrawTapestry(p.seat))


@word("draw3_keep2_tapestry", possible=lambda s, p, what: tapestries_left(s) > 0)
def draw_three_keep_two(s: Tapestry, p: Player, what: str) -> None:
    """Draw X keep Y: with more to choose from X is larger by one (TP-10.20)."""
    look_at(s, p, 3 + total(s, p, EXTRA_DRAWS))
    s.then(KeepTapestry(p.seat, count=min(2, len(p.looking.cards)), discard=True))


# --- tiles ------------------------------------------------------------------------------------------------------


def draw_tiles(s: Tapestry, p: Player, count: int = 1) -> None:
    """Territory tiles lie face up in front of their owner (TP-1.14)."""
    more = total(s, p, EXTRA_DRAWS)
    for _ in range(count):
        if more and len(s.territory_stack.cards) > 1:
            s.then(*[LookAtTiles(p.seat, more)] * count)
            return
        if s.territory_stack.cards:
            take_tile(s, p, s.chance.draw(s.territory_stack))


def take_tile(s: Tapestry, p: Player, tile: int) -> None:
    p.tiles = put(p.tiles, tile)
    s.turn.drawn = tile
    s.touched = True
    s.tell("got-tile", seat=p.seat, tile=key_of(s, tile))
    emit(s, p, TILE_GAINED, tile)


class LookAtTiles(Act, frozen=True):
    """Some draw more tiles than they keep; the others are shuffled back (TP-16.13)."""

    seat: int
    more: int

    def run(self, s: Tapestry) -> None:
        drawn = s.chance.draw_several(s.territory_stack, min(1 + self.more, len(s.territory_stack.cards)))
        s.then(KeepTile(self.seat, tuple(drawn)))


class KeepOne(Ask, frozen=True):
    """One of the tiles drawn; the others are shuffled back."""

    open: ClassVar[bool] = True
    rule: ClassVar[str] = "TP-10.20"

    drawn: tuple[int, ...]

    def stack(self, s: Tapestry) -> Bag:
        """Where they come from."""
        raise NotImplementedError

    def keep(self, s: Tapestry, tile: int) -> None:
        raise NotImplementedError

    def options(self, s: Tapestry) -> list[Option]:
        return [("keep", key) for key in keys_of(s, self.drawn)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        tile = s.content.number[str(option[1])]
        self.stack(s).add_all(take(self.drawn, tile))
        self.keep(s, tile)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, self.rule)


class KeepTile(KeepOne, frozen=True):
    def stack(self, s: Tapestry) -> Bag:
        return s.territory_stack

    def keep(self, s: Tapestry, tile: int) -> None:
        take_tile(s, s.players[self.seat], tile)


@word("territory", rank=PLAIN, possible=lambda s, p, what: bool(s.territory_stack.cards))
def gain_tile(s: Tapestry, p: Player, what: str) -> None:
    s.turn.drawn = NONE  # what explores with the tile just drawn does nothing without one
    draw_tiles(s, p)


class LookAtSpace(Act, frozen=True):
    seat: int
    more: int

    def run(self, s: Tapestry) -> None:
        drawn = s.chance.draw_several(s.space_stack, min(1 + self.more, len(s.space_stack.cards)))
        s.then(KeepSpace(self.seat, tuple(drawn)))


class KeepSpace(KeepOne, frozen=True):
    def stack(self, s: Tapestry) -> Bag:
        return s.space_stack

    def keep(self, s: Tapestry, tile: int) -> None:
        take_space_tile(s, s.players[self.seat], tile)


def take_space_tile(s: Tapestry, p: Player, tile: int) -> None:
    p.space_tiles = put(p.space_tiles, tile)
    s.touched = True
    s.tell("got-space-tile", seat=p.seat, tile=key_of(s, tile))


@word("space_tile", rank=PLAIN, possible=lambda s, p, what: bool(s.space_stack.cards))
def gain_space_tile(s: Tapestry, p: Player, what: str) -> None:
    more = total(s, p, EXTRA_DRAWS)
    if more and len(s.space_stack.cards) > 1:
        s.then(LookAtSpace(p.seat, more))
    elif s.space_stack.cards:
        take_space_tile(s, p, s.chance.draw(s.space_stack))


def discard_tile(s: Tapestry, p: Player, tile: int) -> None:
    """Discarded tiles never come back (TP-7.08)."""
    p.tiles = take(p.tiles, tile)
    s.gone = put(s.gone, tile)
    s.touched = True
    s.tell("discarded-tile", seat=p.seat, tile=key_of(s, tile))


# --- choosing cards ---------------------------------------------------------------------------------------------


class DiscardTiles(ChooseCard, frozen=True):
    """Exactly so many territory tiles leave the supply."""

    verb: ClassVar[str] = "discard"
    together: ClassVar[bool] = True
    element: ClassVar[str] = "territory"
    rule: ClassVar[str] = "TP-4.12"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.players[self.seat].tiles)

    def take(self, s: Tapestry, what: str) -> None:
        discard_tile(s, s.players[self.seat], s.content.number[what])

    def payable(self, s: Tapestry) -> bool:
        return len(s.players[self.seat].tiles) >= self.count


class DiscardTapestries(ChooseCard, frozen=True):
    """Exactly so many cards leave the hand."""

    verb: ClassVar[str] = "discard"
    together: ClassVar[bool] = True
    element: ClassVar[str] = "tapestry"
    rule: ClassVar[str] = "TP-4.12"
    stop: ClassVar[Option | None] = None
    open: ClassVar[bool] = False

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.players[self.seat].hand.cards)

    def take(self, s: Tapestry, what: str) -> None:
        discard_tapestry(s, s.players[self.seat], s.content.number[what])

    def payable(self, s: Tapestry) -> bool:
        return len(s.players[self.seat].hand.cards) >= self.count


class SellTapestries(ChooseCard, frozen=True, kw_only=True):
    """Up to so many cards leave the hand, each for what a card says."""

    verb: ClassVar[str] = "discard"
    element: ClassVar[str] = "tapestry"
    open: ClassVar[bool] = False

    gain: Step
    card: int

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.players[self.seat].hand.cards)

    def take(self, s: Tapestry, what: str) -> None:
        discard_tapestry(s, s.players[self.seat], s.content.number[what])
        s.then(self.gain)

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-sell-tapestries", {"seat": self.seat, "card": key_of(s, self.card)})
