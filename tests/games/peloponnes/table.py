"""A table laid out by hand: a test says in a few lines what lies there, and then plays on.

::

    t = table(seats=2)
    t.plays(0, "argos")
    t.owns(0, "market")
    t.give(0, wood=3, luxury=1)
    t.offer("agora port", conquest="bridge")
    t.now(Bidding())
    t.bid("agora", wood=3)

Nobody has anything at first, and no step is pending: after what a test does `now`, the table rests. Cards and coin
cards come out of the decks and piles, so that the invariants of the game hold all the time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tessera.games.peloponnes import game
from tessera.games.peloponnes.bidding import Bidding
from tessera.games.peloponnes.income import Income
from tessera.games.peloponnes.rounds import Reveal, SetTurnOrder
from tessera.games.peloponnes.tableau import (
    CIVILIZATION,
    DISASTERS,
    LUXURY_CARD,
    NO_CARD,
    SYMBOLS,
    CardSet,
    Peloponnes,
    Player,
    cover,
    inhabitants,
    power_points,
    production,
    target_key,
)
from tessera.games.peloponnes.taking import TakeCards
from tessera.kernel import Ask, Option, only
from tessera.kernel.content import Content
from tessera.kernel.testing import Script

PHASES = (Bidding(), SetTurnOrder(), TakeCards(), Income())
"""Phases 3 to 6 of a round."""


class Rest(Ask, frozen=True):
    """Nothing happens until the test says so."""

    confirm = True

    def options(self, s: Peloponnes) -> list[Option]:
        return [("rest",)]

    def resolve(self, s: Peloponnes, option: Option) -> None:
        s.then(self)


class Table(Script):
    """A position of Peloponnes, with words for setting it up and looking at it."""

    state: Peloponnes

    # --- setting up -----------------------------------------------------------------------------------------

    def plays(self, seat: int, civilization: str, *, covered: bool = False) -> None:
        """Give a civilization card; `covered` by the plague."""
        with self.edit() as s:
            p = s.players[seat]
            if p.civilization != NO_CARD:
                s.civilizations_left.add(p.civilization)
            p.civilization = self._id(civilization)
            s.civilizations_left.remove(p.civilization)
            if covered:
                self._cover(p, CIVILIZATION, "plague")

    def owns(self, seat: int, *cards: str, covered_by: str = "", borrowed: bool = False) -> None:
        """Put power cards into a tableau, covered by one disaster or several, or borrowed."""
        with self.edit() as s:
            p = s.players[seat]
            for key in cards:
                card = self._fetch(key)
                p.cards += (card,)
                for disaster in covered_by.split():
                    self._cover(p, card, disaster)
                if borrowed:
                    p.borrowed += (card,)
                    p.pledges.put(self._coin("wood"), only(seat))

    def luxury_card(self, seat: int, state: str) -> None:
        """The luxury card is ``covered`` or ``torn down``."""
        with self.edit() as s:
            p = s.players[seat]
            p.luxury = 0
            if state == "covered":
                self._cover(p, LUXURY_CARD, "decline")
            else:
                assert state == "torn down"
                p.luxury_card = False

    def give(self, seat: int, *, luxury: int = 0, **coins: int) -> None:
        """Put coin cards into a hand (``wood=2``) and luxury goods on the luxury card."""
        with self.edit() as s:
            p = s.players[seat]
            p.luxury += luxury
            for symbol, count in coins.items():
                for _ in range(count):
                    p.hand.add(self._coin(symbol))

    def offer(self, in_row: str = "", conquest: str = "") -> None:
        """Lay out these power cards and no others."""
        with self.edit() as s:
            s.box += s.open_row + s.conquest_row
            s.open_row = s.conquest_row = ()
            s.open_row = tuple([self._fetch(key) for key in in_row.split()])
            s.conquest_row = tuple([self._fetch(key) for key in conquest.split()])

    def wins(self, seat: int, key: str) -> None:
        """A bid that nobody outbid stands on this card."""
        with self.edit() as s:
            card = self._fetch(key)
            s.open_row += (card,)
            s.players[seat].bid_on = card

    def piles(self, deck: Mapping[str, int], discard: Mapping[str, int], keeper: int) -> None:
        """Coin deck and discard pile hold just this; the keeper's hand takes all coin cards that are left."""
        with self.edit() as s:
            hand = s.players[keeper].hand
            for symbol in (*s.coin_deck.take_all(), *s.discard.take_all()):
                hand.add(symbol)
            for pile, coins in ((s.coin_deck, deck), (s.discard, discard)):
                for symbol in _spelled(coins):
                    hand.remove(symbol)
                    pile.add(symbol)

    def seated(self, *order: int) -> None:
        """The turn order."""
        with self.edit() as s:
            s.order = order

    def markers(self, **places: int) -> None:
        """How far disasters have advanced: ``plague=2``."""
        with self.edit() as s:
            for disaster, place in places.items():
                s.markers[DISASTERS.index(disaster)] = place

    def comes(self, *names: str) -> None:
        """What is drawn next: coin cards by their symbol, power cards by their key."""
        self.chance(*[self._id(name) for name in names])

    def stack(self, cards: str) -> None:
        """Put power cards into the topmost deck, from which `comes` can draw them."""
        with self.edit() as s:
            for key in cards.split():
                s.power_decks[0].add(self._fetch(key))

    def reveals(self, cards: str) -> None:
        """Phases 1 and 2, with these power cards on top of the deck."""
        self.stack(cards)
        self.comes(*cards.split())
        self.now(Reveal())

    def _id(self, name: str) -> int:
        return self.game.names(self.state.content)[name]

    def _fetch(self, key: str) -> int:
        """Take a power card from wherever it lies unused."""
        card = self._id(key)
        for deck in self.state.power_decks:
            if card in deck:
                deck.remove(card)
        self.state.box = tuple([other for other in self.state.box if other != card])
        return card

    def _coin(self, symbol: str) -> int:
        card = SYMBOLS.index(symbol)
        (self.state.coin_deck if card in self.state.coin_deck else self.state.discard).remove(card)
        return card

    def _cover(self, p: Player, target: int, disaster: str) -> None:
        cover(self.state, p, target, DISASTERS.index(disaster), self._coin("wood"), only(p.seat))

    # --- playing --------------------------------------------------------------------------------------------

    def bid(self, card: str, count: int = 0, *, luxury: int = 0, **coins: int) -> None:
        """Make a whole bid for whoever is asked: so many hand cards, or just these, and luxury.

        What the game does not ask for needs no answer.
        """
        given = coins or _counted(self.player(self.seat).hand.cards[:count])
        self.choose(f"bid {card}")
        answers = {
            "ChooseSize": f"size {sum(given.values()) + luxury}",
            "ChooseLuxury": f"luxury {luxury}",
        }
        while self.asked in answers:
            self.choose(answers.pop(self.asked))
        for symbol in SYMBOLS[:-1]:
            if self.asked == "ChooseSymbols":
                self.choose(f"give {symbol} {given.get(symbol, 0)}")

    @property
    def resting(self) -> bool:
        """Whether everything has been done."""
        return self.asked == "Rest"

    # --- looking --------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int) -> dict[str, int]:
        return _counted(self.player(seat).hand.cards)

    @property
    def discarded(self) -> dict[str, int]:
        return _counted(self.state.discard.cards)

    def coins(self, seat: int) -> int:
        return len(self.player(seat).hand)

    def luxury(self, seat: int) -> int:
        return self.player(seat).luxury

    def cards(self, seat: int) -> list[str]:
        return self._keys(self.player(seat).cards)

    def borrowed(self, seat: int) -> list[str]:
        return self._keys(self.player(seat).borrowed)

    def covered(self, seat: int) -> list[tuple[str, str]]:
        """What lies under a cover, and which disaster put it there."""
        p = self.player(seat)
        names = [target_key(self.state, target) for target in p.covered]
        return list(zip(names, [DISASTERS[disaster] for disaster in p.covered_by], strict=True))

    def civilization(self, seat: int) -> str | None:
        card = self.player(seat).civilization
        return None if card == NO_CARD else self.state.content.civilizations[card].key

    def inhabitants(self, seat: int) -> int:
        return inhabitants(self.state, self.player(seat))

    def power(self, seat: int) -> int:
        return power_points(self.state, self.player(seat))

    def production(self, seat: int) -> tuple[int, int, int]:
        """Wood, stone and grain."""
        return production(self.state, self.player(seat))

    def bid_of(self, seat: int) -> tuple[str, int] | None:
        """The card a bid stands on, and its number of coin cards."""
        p = self.player(seat)
        return None if p.bid_on == NO_CARD else (self.state.content.cards[p.bid_on].key, p.bid_size)

    @property
    def box(self) -> set[str]:
        return set(self._keys(self.state.box))

    def row(self, name: str) -> list[str]:
        """The cards in the ``open`` or the ``conquest`` row."""
        return self._keys(self.state.open_row if name == "open" else self.state.conquest_row)

    def told(self, key: str) -> list[dict[str, Any]]:
        """What the events of one key say, since the last look."""
        return [dict(event.args) for event in self.heard(key)]

    def _keys(self, cards: Iterable[int]) -> list[str]:
        return [self.state.content.cards[card].key for card in cards]


def table(
    seats: int = 2,
    *,
    in_round: int = 1,
    content: Content[Any] | None = None,
    **options: object,
) -> Table:
    """A table at which nobody has anything; as many power cards are in the box as the rounds have used up."""
    t = Table(game, seats, 1, {"solo": seats == 1} | options, content)
    with t.edit() as s:
        s.agenda[:] = [Rest(0)]
        s.order = tuple(range(seats))
        s.round = in_round
        s.markers[:] = [0] * len(DISASTERS)
        for p in s.players:
            s.civilizations_left.add(p.civilization)
            p.civilization = NO_CARD
            for symbol in p.hand.take_all():
                s.coin_deck.add(symbol)
        revealed = s.open_row + s.conquest_row
        s.open_row = s.conquest_row = ()
        decks = [card for deck in s.power_decks for card in deck.cards]
        s.box = revealed + tuple(decks[: 6 * (in_round - 1)])
        for deck in s.power_decks:
            deck.cards = tuple([card for card in deck.cards if card not in s.box])
    t.heard()
    return t


def _counted(cards: Iterable[int]) -> dict[str, int]:
    return dict(Counter(SYMBOLS[card] for card in cards))


def _spelled(coins: Mapping[str, int]) -> list[int]:
    return [SYMBOLS.index(symbol) for symbol, count in coins.items() for _ in range(count)]


def content(changes: Mapping[str, Any]) -> CardSet:
    """The cards with some numbers changed."""
    changed = game.content(changes)
    assert isinstance(changed, CardSet)
    return changed
