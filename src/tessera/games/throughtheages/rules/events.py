"""Evaluating events (TA-18): who is strongest, weakest and most cultured, and what happens to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tessera.games.throughtheages.content import Event, Territory
from tessera.games.throughtheages.hooks import EACH_OF_US, FEARED, REVEALED
from tessera.games.throughtheages.rules.colonization import Auction
from tessera.games.throughtheages.rules.gains import Gain
from tessera.games.throughtheages.rules.inplay import LiesOpen
from tessera.games.throughtheages.rules.ratings import strength_rating
from tessera.games.throughtheages.state import Ages, Civilization, civilizations, show
from tessera.kernel import EVERYONE, NO_ONE, Act, Step, only
from tessera.kernel.effects import emit, total
from tessera.kernel.tuples import put

# --- rankings -------------------------------------------------------------------------------------------------


def ranked(s: Ages, by: Callable[[Ages, Civilization], int]) -> list[Civilization]:
    """The highest first; of equal ones the active player, then the others in turn order (TA-18.02)."""
    order = civilizations(s)
    worth = {p.seat: by(s, p) for p in order}
    return sorted(order, key=lambda p: -worth[p.seat])  # stable: turn order breaks ties


def strongest(s: Ages, count: int = 1) -> list[Civilization]:
    """With 2 players 'the two strongest' means the stronger one (TA-18.05)."""
    return ranked(s, strength_rating)[: _reading(s, count)]


def weakest(s: Ages, count: int = 1) -> list[Civilization]:
    """The weakest first. Tied players after the active one in turn order are weaker (TA-18.02, TA-36.16)."""
    return ranked(s, feared)[::-1][: _reading(s, count)]


def feared(s: Ages, p: Civilization) -> int:
    """Strength where the weakest are sought."""
    return total(s, p, FEARED, base=strength_rating(s, p))


def _reading(s: Ages, count: int) -> int:
    return 1 if len(civilizations(s)) == 2 else count


def culture_points(s: Ages, p: Civilization) -> int:
    return p.culture


def most_cultured(s: Ages) -> Civilization:
    return ranked(s, culture_points)[0]


def least_cultured(s: Ages) -> Civilization:
    return ranked(s, culture_points)[-1]


def all_with_most(s: Ages, by: Callable[[Ages, Civilization], int], least: int = 0) -> list[Civilization]:
    """All that are tied for the highest, if it is high enough (TA-18.04)."""
    worth = [(by(s, p), p) for p in civilizations(s)]
    most = max(value for value, _ in worth)
    return [p for value, p in worth if value == most and value >= least]


def stronger_than(s: Ages, p: Civilization) -> int:
    """Civilizations with a strictly higher strength (TA-10.08, TA-18.10)."""
    own = strength_rating(s, p)
    return sum([strength_rating(s, other) > own for other in civilizations(s)])


def is_among_weakest(s: Ages, p: Civilization, *, count: int = 2) -> bool:
    """One of the two weakest, by plain strength, ties in favour of this civilization (TA-36.11)."""
    order = ranked(s, strength_rating)
    first = [p, *[other for other in order if other is not p]]
    placed = sorted(first, key=lambda other: -strength_rating(s, other))
    return p in placed[::-1][: _reading(s, count)]


def is_among_strongest(s: Ages, p: Civilization, *, count: int = 2) -> bool:
    """One of the two strongest; it wins ties itself."""
    stronger = stronger_than(s, p)
    return stronger < _reading(s, count)


# --- evaluating -----------------------------------------------------------------------------------------------


class Evaluate(Act, frozen=True):
    """A revealed event takes effect, a territory is auctioned; a card that is neither gives science (TA-6.11)."""

    card: int

    def run(self, s: Ages) -> None:
        row = s.content.rows[self.card]
        s.tell("event", card=row.key)
        s.then(LiesOpen(self.card))
        if isinstance(row, Territory):
            s.then(Auction(self.card))
            return
        s.past = put(s.past, self.card)
        if isinstance(row, Event):
            emit(s, s.players[s.active], REVEALED, about=self.card)
        else:  # prepared by Confucius (TA-36.01)
            s.then(*[Gain(seat=p.seat, science=s.content.constants.no_event) for p in civilizations(s)])


class OwnPart(Act, frozen=True):
    """An Age A event for one civilization alone (TA-36.40)."""

    seat: int
    card: int

    def run(self, s: Ages) -> None:
        emit(s, s.players[self.seat], EACH_OF_US, about=self.card)


def each(s: Ages, make: Callable[[Civilization], Step | None]) -> list[Step]:
    """A step for every civilization, from the active player on (TA-18.01)."""
    return [step for p in civilizations(s) if (step := make(p)) is not None]


# --- the decks ------------------------------------------------------------------------------------------------


def reveal_next(s: Ages) -> int:
    """The top card of the current events: the oldest age lies on top (TA-6.12)."""
    card = s.next_event.take() if s.next_event.cards else draw_next(s, EVERYONE)
    for p in s.players:
        if card in p.notes.cards:
            p.notes.remove(card)
        for other in p.notes.cards:  # what was not revealed is still there
            if other in s.events.cards:
                show(s.events, other, only(p.seat))
    return card


def look_at_next(s: Ages, p: Civilization) -> None:
    """Somebody looks at the top current event; it stays where it is.

    Whoever knows of events of its age no longer knows whether they lie below it.
    """
    if not s.next_event.cards:
        known = s.events.known
        card = draw_next(s, NO_ONE)
        s.next_event.put(card)
        s.events.known = tuple([of for of in known if s.content.age[of[0]] != s.content.age[card]])
    card = s.next_event.show(only(p.seat))
    if card not in p.notes.cards:
        p.notes.add(card)
    s.tell("looks-at-event", seat=p.seat)
    s.tell("looked-at-event", to=only(p.seat), seat=p.seat, card=s.content.rows[card].key)


def draw_next(s: Ages, seen_by: int) -> int:
    """Chance decides which card of the oldest age lies on top."""
    oldest = min([s.content.age[card] for card in s.events.cards])
    places = [place for place, card in enumerate(s.events.cards) if s.content.age[card] == oldest]
    return s.events.take_at(places[s.chance.pick(len(places))], seen_by)


def no_current_events(s: Ages) -> bool:
    return not s.events.cards and not s.next_event.cards


def future_becomes_current(s: Ages) -> None:
    """After the last current event (TA-6.12)."""
    known = s.future.known
    for card in s.future.take_all():
        s.events.add(card)
    s.events.known = known


def names_of(s: Ages, cards: Sequence[int]) -> list[str]:
    return [s.content.rows[card].key for card in cards]
