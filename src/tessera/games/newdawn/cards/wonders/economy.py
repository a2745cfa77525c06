"""World wonders of the economy (chapters 11 and 21)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.cards.words import *

ECONOMY_WONDERS = Cards[Wonder]()
card = ECONOMY_WONDERS.add


def empty_edge(s: NewDawn, p: Player, card: Held) -> int:
    return s.board.edge & empty_spaces(s)


card(
    Wonder("great_lighthouse", ECONOMY, ANCIENT, 8, (DIAMONDS, MERCURY), PUBLIC), Plus(CITY_SITES, empty_edge)
)
card(
    Wonder("colossus", ECONOMY, ANCIENT, 7, (DIAMONDS, OIL), PUBLIC, amount=6), Plus(CARAVAN_STEPS, "amount")
)


def in_low_slot(s: NewDawn, p: Player, card: HeldAs[Wonder], slot: int) -> bool:
    return slot <= card.row.up_to


card(
    Wonder("machu_picchu", ECONOMY, MEDIEVAL, 10, (DIAMONDS, MERCURY), PUBLIC, amount=2, up_to=2),
    Plus(SLOT, "amount", when=in_low_slot),
)


def has_room(s: NewDawn, p: Player, card: HeldAs[Wonder]) -> bool:
    """As many trade tokens lie on it as there is room for (ND-21.10)."""
    return sum(card.on) < card.row.amount


class ReleaseTrade(ChooseFocusCard, frozen=True, kw_only=True):
    """Move trade tokens from a wonder to focus cards, one after the other (ND-21.10)."""

    verb: ClassVar[str] = "release"
    rule: ClassVar[str] = "ND-21.10"

    card: int
    """The wonder."""

    def among(self, s: NewDawn) -> list[str]:
        return [s.content.focus[card].key for card in s.players[self.seat].row]

    def take(self, s: NewDawn, what: str) -> None:
        p = s.players[self.seat]
        left = sum(lies_on(p, self.card)) - 1
        put_on(s, p, self.card, left)
        add_trade(s, p, place_of(s, p, what))


def release(s: NewDawn, p: Player, card: Held) -> Step | None:
    stored = sum(card.on)
    return ReleaseTrade(p.seat, stored, card=card.number) if stored else None


card(
    Wonder("great_zimbabwe", ECONOMY, MEDIEVAL, 9, (DIAMONDS, OIL), PUBLIC, amount=4),
    Allow(STORE_TRADE, when=has_room),
    Use(START_OF_TURN, release, once=TURN),
)
card(Wonder("estadio_do_maracana", ECONOMY, MODERN, 10, (DIAMONDS, MARBLE), PUBLIC), Allow(ECONOMY_FIRST))


def by_caravans(s: NewDawn, p: Player, card: HeldAs[Wonder], cell: int, *attacker: int) -> int:
    """For each own caravan next to the defending space (ND-21.15)."""
    near = s.board.near[cell]
    return card.row.amount * sum([near >> caravan & 1 for caravan in p.caravans])


card(
    Wonder("big_ben", ECONOMY, MODERN, 10, (DIAMONDS, MERCURY), PUBLIC, amount=2),
    Plus(ATTACK, by_caravans),
    Plus(DEFENCE, by_caravans),
)
