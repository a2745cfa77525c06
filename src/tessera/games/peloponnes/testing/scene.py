"""Words for setting up a table by hand and playing on: for tests, and for scenario files.

::

    t = play("peloponnes", seats=2)                        game peloponnes seats 2
    t.clear()                                              clear
    t.plays(0, "argos")                                    plays 0 argos
    t.owns(0, "market")                                    owns 0 market
    t.give(0, wood=3, luxury=1)                            give 0 wood=3 luxury=1
    t.offer("agora port", conquest="bridge")               offer agora port conquest=bridge
    t.phase("bidding")                                     phase bidding
    t.bid("agora", wood=3)                                 bid agora wood=3

On a cleared table nobody has anything, and no step is pending: after a phase that a script asks for, the table rests.
Cards and coin cards come out of the decks and piles, so that the invariants of the game hold all the time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tessera.games.peloponnes.content import DISASTERS, SYMBOLS
from tessera.games.peloponnes.rules import rounds
from tessera.games.peloponnes.rules.bidding import Bidding
from tessera.games.peloponnes.rules.disasters import DisasterStrikes
from tessera.games.peloponnes.rules.income import Income
from tessera.games.peloponnes.rules.rounds import Reveal, SetTurnOrder
from tessera.games.peloponnes.rules.supply import Supply
from tessera.games.peloponnes.rules.tableau import (
    add_card,
    card_key,
    cover,
    inhabitants,
    power_points,
    production,
    settle_as,
)
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.games.peloponnes.state import LUXURY_CARD, Peloponnes, Player
from tessera.kernel import NONE, Step, leave, only, script
from tessera.kernel.scopes import Scope

PHASES: Mapping[str, tuple[Step, ...]] = {
    "bidding": (Bidding(), Scope("bidding")),
    "turn-order": (SetTurnOrder(),),
    "taking": (TakeCards(), Scope("taking")),
    "income": (Income(), Scope("income")),
    "round": rounds.PHASES[2:],
    "supply": (Supply(), Scope("disasters")),
}
"""What a script can ask for by name; a round from the bidding on."""


class PeloponnesScript(script.Script):
    """A position of Peloponnes, with words for setting it up, playing on and looking at it."""

    state: Peloponnes

    # --- setting up -----------------------------------------------------------------------------------------

    @script.scene
    def clear(self, in_round: int = 1) -> None:
        """Nobody has anything; as many power cards are in the box as the rounds have used up."""
        self.rest()
        s = self.state
        s.order = tuple(range(s.seats))
        s.round = in_round
        s.markers = [0] * len(DISASTERS)
        for p in s.players:
            _put_away(s, p)
            s.coin_deck.add_all(p.hand.take_all())
        revealed = s.open_row + s.conquest_row
        s.open_row = s.conquest_row = ()
        decks = [card for deck in s.power_decks for card in deck.cards]
        s.box = revealed + tuple(decks[: s.content.constants.cards_per_round * (in_round - 1)])
        for deck in s.power_decks:
            deck.cards = tuple([card for card in deck.cards if card not in s.box])
        self.heard()

    @script.scene
    def plays(self, seat: int, civilization: str, *, covered: bool = False) -> None:
        """Give a civilization card; `covered` by the plague."""
        with self.edit() as s:
            p = s.players[seat]
            _put_away(s, p)
            card = self.number(civilization)
            if card not in s.civilizations_left:
                raise LookupError(f"{civilization} is not free: somebody plays it, or may choose it")
            s.civilizations_left.remove(card)
            settle_as(s, p, card)
            if covered:
                self._cover(p, card, "plague")

    @script.scene
    def owns(self, seat: int, *cards: str, covered_by: str = "", borrowed: bool = False) -> None:
        """Put power cards into a tableau, covered by one disaster or several, or borrowed."""
        with self.edit() as s:
            p = s.players[seat]
            for card in self._fetched(*cards):
                taken = p.taken
                add_card(s, p, card)
                p.taken = taken
                for disaster in _words(covered_by):
                    self._cover(p, card, disaster)
                if borrowed:
                    p.borrowed += (card,)
                    p.pledges.put(self._coin("wood"), only(seat))

    @script.scene
    def luxury_card(self, seat: int, state: str) -> None:
        """The luxury card is ``covered`` or ``torn-down``."""
        with self.edit() as s:
            p = s.players[seat]
            p.luxury = 0
            if state == "covered":
                self._cover(p, LUXURY_CARD, "decline")
            elif state == "torn-down":
                p.luxury_card = False
            else:
                raise LookupError(f"a luxury card is covered or torn-down, not {state}")

    @script.scene
    def give(self, seat: int, *, luxury: int = 0, **coins: int) -> None:
        """Put coin cards into a hand (``wood=2``) and luxury goods on the luxury card."""
        with self.edit() as s:
            p = s.players[seat]
            p.luxury += luxury
            p.hand.add_all([self._coin(symbol) for symbol, count in coins.items() for _ in range(count)])

    @script.scene
    def offer(self, *in_row: str, conquest: str = "") -> None:
        """Lay out these power cards and no others."""
        with self.edit() as s:
            s.box += s.open_row + s.conquest_row
            s.open_row = s.conquest_row = ()
            s.open_row = self._fetched(*in_row)
            s.conquest_row = self._fetched(conquest)

    @script.scene
    def wins(self, seat: int, card: str) -> None:
        """A bid that nobody outbid stands on this card."""
        with self.edit() as s:
            fetched = self._fetched(card)
            s.open_row += fetched
            s.players[seat].bid_on = fetched[0]

    @script.scene
    def seated(self, *order: int) -> None:
        """The turn order."""
        with self.edit() as s:
            s.order = order

    @script.scene
    def markers(self, **places: int) -> None:
        """How far disasters have advanced: ``plague=2``."""
        with self.edit() as s:
            for disaster, place in places.items():
                s.markers[_place(disaster, DISASTERS)] = place

    @script.scene
    def stack(self, *cards: str) -> None:
        """Put power cards into the topmost deck, from which `comes` can draw them."""
        with self.edit() as s:
            s.power_decks[0].add_all(self._fetched(*cards))

    def piles(self, deck: Mapping[str, int], discard: Mapping[str, int], keeper: int) -> None:
        """Coin deck and discard pile hold just this; the keeper's hand takes all coin cards that are left."""
        with self.edit() as s:
            hand = s.players[keeper].hand
            hand.add_all(s.coin_deck.take_all() + s.discard.take_all())
            hand.move(_spelled(deck), s.coin_deck)
            hand.move(_spelled(discard), s.discard)

    def _fetched(self, *cards: str) -> tuple[int, ...]:
        """Take power cards, named one by one or several in a text, from wherever they lie unused."""
        return tuple([self._fetch(key) for text in cards for key in _words(text)])

    def _fetch(self, key: str) -> int:
        s, card = self.state, self.number(key)
        deck = next((deck for deck in s.power_decks if card in deck), None)
        if deck is not None:
            deck.remove(card)
        elif card in s.box:
            s.box = tuple([other for other in s.box if other != card])
        else:
            raise LookupError(f"{key} is neither in a deck nor in the box")
        return card

    def _coin(self, symbol: str) -> int:
        card = _place(symbol, SYMBOLS)
        pile = next((pile for pile in (self.state.coin_deck, self.state.discard) if card in pile), None)
        if pile is None:
            raise LookupError(f"no {symbol} card is left in the coin deck or the discard pile")
        pile.remove(card)
        return card

    def _cover(self, p: Player, card: int, disaster: str) -> None:
        cover(self.state, p, card, _place(disaster, DISASTERS), self._coin("wood"), only(p.seat))

    # --- playing --------------------------------------------------------------------------------------------

    @script.plays
    def comes(self, *names: str) -> None:
        """What is drawn next: coin cards by their symbol, power cards by their key."""
        self.chance(*[self.number(name) for name in names])

    @script.plays
    def phase(self, *names: str) -> None:
        """Play these phases: bidding, turn-order, taking, income; a round of them; a supply."""
        for name in names:
            if name not in PHASES:
                raise LookupError(f"there is no phase {name!r}; there are {', '.join(PHASES)}")
        self.now(*[step for name in names for step in PHASES[name]])

    @script.plays
    def strikes(self, *disasters: str) -> None:
        """Let disasters happen, one after the other."""
        self.now(*[DisasterStrikes(_place(disaster, DISASTERS)) for disaster in disasters])

    @script.plays
    def reveals(self, *cards: str) -> None:
        """Phases 1 and 2, with these power cards on top of the deck."""
        keys = [key for text in cards for key in _words(text)]
        self.stack(*keys)
        self.comes(*keys)
        self.now(Reveal())

    @script.plays
    def bid(self, card: str, count: int = 0, *, luxury: int = 0, **coins: int) -> None:
        """Make a whole bid for whoever is asked: so many hand cards, or just these, and luxury."""
        hand = self.hand(self.seat)
        if count > sum(hand.values()):
            raise LookupError(f"seat {self.seat} has {sum(hand.values())} coin cards in hand, not {count}")
        for symbol, number in coins.items():
            if number > hand.get(symbol, 0):
                raise LookupError(f"seat {self.seat} has {hand.get(symbol, 0)} {symbol} cards, not {number}")
        given = coins or _counted(self.player(self.seat).hand.cards[:count])
        parts = [f"bid {card}", f"size {sum(given.values()) + luxury}", f"luxury {luxury}"]
        self.choose(" / ".join(parts + [f"give {symbol} {given.get(symbol, 0)}" for symbol in hand]))

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
        return self._keys(self.player(seat).power_cards)

    def borrowed(self, seat: int) -> list[str]:
        return self._keys(self.player(seat).borrowed)

    def covered(self, seat: int) -> list[tuple[str, str]]:
        """What lies under a cover, and which disaster put it there."""
        p = self.player(seat)
        names = [card_key(self.state, target) for target in p.covered]
        return list(zip(names, [DISASTERS[disaster] for disaster in p.covered_by], strict=True))

    def civilization(self, seat: int) -> str | None:
        card = self.player(seat).civilization
        return None if card == NONE else self.state.content.rows[card].key

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
        return None if p.bid_on == NONE else (self.state.content.cards[p.bid_on].key, p.bid_size)

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


def _put_away(s: Peloponnes, p: Player) -> None:
    """Take a player's civilization card away, if there is one."""
    if p.civilization != NONE:
        leave(s, p, p.civilization)
        s.civilizations_left.add(p.civilization)
        p.civilization = NONE


def _words(text: str) -> list[str]:
    """``agora port`` or ``agora,port``"""
    return text.replace(",", " ").split()


def _place(name: str, names: tuple[str, ...]) -> int:
    if name not in names:
        raise LookupError(f"{name} is none of {', '.join(names)}")
    return names.index(name)


def _counted(cards: Iterable[int]) -> dict[str, int]:
    return dict(Counter(SYMBOLS[card] for card in cards))


def _spelled(coins: Mapping[str, int]) -> list[int]:
    return [_place(symbol, SYMBOLS) for symbol, count in coins.items() for _ in range(count)]
