"""The card row: replenishing it, and taking cards from it (TA-5.01 - TA-5.06, TA-8.01 - TA-8.10)."""

from __future__ import annotations

from tessera.games.throughtheages.content import A, Leader, Placeholder, Wonder
from tessera.games.throughtheages.hooks import TAKE_COST, TAKE_LEAST, TAKEN, WONDER_SURCHARGE
from tessera.games.throughtheages.rules.ages import EndAge
from tessera.games.throughtheages.rules.ratings import civil_hand_limit
from tessera.games.throughtheages.rules.technologies import has_name, is_technology, remove_from_game
from tessera.games.throughtheages.state import SPACES, Ages, Civilization, civil_actions, still_playing
from tessera.kernel import EVERYONE, NO_ONE, NONE, Act, Bag, Refusal
from tessera.kernel.effects import about_themselves, allows, answered, emit, total
from tessera.kernel.tuples import put

# --- replenishing ---------------------------------------------------------------------------------------------


class Replenish(Act, frozen=True):
    """Clear the leftmost spaces, slide left, deal (TA-5.01 - TA-5.04)."""

    def run(self, s: Ages) -> None:
        spaces = s.content.constants.row_cleared[still_playing(s) - 2]
        for card in s.row[:spaces]:
            if card != NONE:
                remove_from_game(s, card)
                s.tell("card-gone", card=s.content.rows[card].key)
        s.row = (*(NONE,) * spaces, *s.row[spaces:])
        s.then(Refill())


class Refill(Act, frozen=True):
    """Slide left and deal into the empty spaces; an age may end on the way (TA-5.03, TA-5.06)."""

    def run(self, s: Ages) -> None:
        cards = [card for card in s.row if card != NONE]
        s.row = (*cards, *(NONE,) * (SPACES - len(cards)))
        s.then(Deal())


def draw_openly(s: Ages, deck: Bag) -> int:
    """A card that everybody sees: what else they know to be in the deck they still know."""
    known = deck.known
    card = s.chance.draw(deck)
    deck.known = tuple([entry for entry in known if entry[0] != card])
    return card


class Deal(Act, frozen=True):
    """One card after the other, from left to right; the last card of a deck ends its age at once (TA-19.01)."""

    def run(self, s: Ages) -> None:
        while NONE in s.row and s.age < len(s.civil_decks):
            deck = s.civil_decks[s.age]
            if not deck.cards:  # the rest of Age A (TA-5.05)
                s.then(EndAge(), self)
                return
            self.deal(s, draw_openly(s, deck))
            if not deck.cards and s.age != A:
                s.then(EndAge(), self)
                return
        if s.age == A:
            s.then(EndAge())

    def deal(self, s: Ages, card: int) -> None:
        row = s.content.rows[card]
        if isinstance(row, Placeholder):
            remove_from_game(s, card)
            card = self.stood_for(s, row)
        place = s.row.index(NONE)
        s.row = (*s.row[:place], card, *s.row[place + 1 :])
        s.tell("card-dealt", card=s.content.rows[card].key, space=place + 1)

    def stood_for(self, s: Ages, row: Placeholder) -> int:
        """The card on the board space of a placeholder's number (TA-34.03)."""
        place = row.place - 1
        if row.board == "leader":
            card = s.leader_board[place]
            s.leader_board = (*s.leader_board[:place], NONE, *s.leader_board[place + 1 :])
        else:
            card = s.wonder_board[place]
            s.wonder_board = (*s.wonder_board[:place], NONE, *s.wonder_board[place + 1 :])
        return card


# --- taking ---------------------------------------------------------------------------------------------------


def price(s: Ages, p: Civilization, space: int) -> int:
    """Civil actions for the card in a space (TA-8.01, TA-8.05, TA-8.07)."""
    card = s.row[space]
    cost = s.content.constants.row_costs[space]
    if p.wonders and isinstance(s.content.rows[card], Wonder) and allows(s, p, WONDER_SURCHARGE):
        cost += len(p.wonders)
    changed = total(s, p, TAKE_COST, card, base=cost, about=card)
    return max(total(s, p, TAKE_LEAST, card), changed) if changed < cost else changed


def may_have(s: Ages, p: Civilization, card: int) -> Refusal | None:
    """Why a civilization may not take a card at all, whatever it costs (TA-8.02 - TA-8.06)."""
    row = s.content.rows[card]
    if isinstance(row, Wonder):
        return Refusal("refused-unfinished-wonder", rule="TA-8.06") if p.unfinished != NONE else None
    if hand_is_full(s, p):
        return Refusal("refused-hand-full", {"count": civil_hand_limit(s, p)}, "TA-8.02")
    return already_has(s, p, card)


def already_has(s: Ages, p: Civilization, card: int) -> Refusal | None:
    """A leader of each age, and one technology of each name (TA-8.03, TA-8.04)."""
    row = s.content.rows[card]
    if isinstance(row, Leader):
        taken = row.age in p.leaders_taken
        return Refusal("refused-leader-of-age", rule="TA-8.04") if taken else None
    if is_technology(s, card) and has_name(s, p, card):
        return Refusal("refused-same-name", rule="TA-8.03")
    return None


def hand_is_full(s: Ages, p: Civilization) -> bool:
    """Cards can only raise the limit above the civil actions, so those are looked at first (TA-8.02)."""
    held = len(p.civil_hand.cards)
    return held >= p.ca_total and held >= civil_hand_limit(s, p)


def prices(s: Ages, p: Civilization) -> list[int]:
    """What `price` says of all spaces, as printed of empty ones; what is the same for all cards is asked once."""
    costs, kind, changed = s.content.constants.row_costs, s.content.kind, answered(s, p, TAKE_COST)
    special = about_themselves(s, TAKE_COST)
    return [
        price(s, p, space)
        if card != NONE and (changed or card in special or (p.wonders and kind[card] == "wonder"))
        else costs[space]
        for space, card in enumerate(s.row)
    ]


def takeable(s: Ages, p: Civilization, budget: int) -> list[int]:
    """The spaces from which a card can be taken with so many civil actions.

    What `may_have` asks, but what is the same for all cards is asked once: there is room for a wonder, or in hand.
    """
    kind, wonders, others = s.content.kind, p.unfinished == NONE, not hand_is_full(s, p)
    if not wonders and not others:
        return []
    cost = prices(s, p)
    return [
        space
        for space, card in enumerate(s.row)
        if card != NONE
        and cost[space] <= budget
        and (wonders if kind[card] == "wonder" else others and already_has(s, p, card) is None)
    ]


def refuse_take(s: Ages, p: Civilization, space: int, budget: int | None = None) -> Refusal | None:
    """Why a card cannot be taken with so many civil actions; unless said otherwise, with those available."""
    if not 0 <= space < SPACES or s.row[space] == NONE:
        return Refusal("refused-empty-space", rule="TA-8.01")
    refusal = may_have(s, p, s.row[space])
    if refusal is not None:
        return refusal
    missing = price(s, p, space) - (civil_actions(s, p) if budget is None else budget)
    rule = "TA-8.05" if isinstance(s.content.rows[s.row[space]], Wonder) else "TA-8.01"
    return Refusal("refused-short-of-civil-actions", {"count": missing}, rule) if missing > 0 else None


class TakeCard(Act, frozen=True):
    """A card goes to hand, a wonder into play unfinished (TA-8.01, TA-8.05); the space stays empty (TA-8.10)."""

    seat: int
    space: int

    def run(self, s: Ages) -> None:
        p, card = s.players[self.seat], s.row[self.space]
        row = s.content.rows[card]
        s.row = (*s.row[: self.space], NONE, *s.row[self.space + 1 :])
        s.tell("took", seat=self.seat, card=row.key)
        if isinstance(row, Wonder):
            p.unfinished, p.stages = card, 0
            s.touched = True
        else:
            into_hand(s, p, card)
        if isinstance(row, Leader):
            p.leaders_taken = put(p.leaders_taken, row.age)
        if p.seat == s.active and row.kind == "action":
            s.turn.fresh = put(s.turn.fresh, card)
        emit(s, p, TAKEN, card, about=card)


def into_hand(s: Ages, p: Civilization, card: int) -> None:
    """Everybody has seen which card it was; with closed hands nobody needs to remember (TA-22.03)."""
    p.civil_hand.add(card, NO_ONE if s.setup.settings["closed_hands"] else EVERYONE)
