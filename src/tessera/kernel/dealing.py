"""Dealing anew: positions that a seat cannot tell apart from the one it is in.

Everything here follows from the declarations in the state classes, as views do (`tessera.kernel.sight`). The law that
binds them, tested for every game: the view of a sampled position is byte for byte the view of the position, and the
seat has the same options.

A bot samples one position many times. Where its hidden cards lie is the same each time, so a `Dealer` finds that out
once; a sample is then a clone into whose zones other cards are put.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Any, Generic, NamedTuple, TypeVar

from tessera.kernel.chance import Chance
from tessera.kernel.content import Content
from tessera.kernel.data import Data
from tessera.kernel.sight import Pool, Zone, hidden_from, ways_to_zones
from tessera.kernel.state import State
from tessera.kernel.zones import Bag, Hidden, Pile, includes

S = TypeVar("S", bound=State)

Spot = tuple[Zone, int]
"""A place in a zone."""
Way = tuple[Callable[[Any], Any], ...]
"""From a position to one of its zones, getter by getter."""


class Located(NamedTuple):
    """A zone, how to come to it from the position, its declaration and its owner."""

    way: Way
    zone: Zone
    hidden: Hidden
    owner: int | None


Fits = Callable[[Any, int], bool]


class Heap(NamedTuple):
    """The hidden cards that could change places with each other, in order, and where they lie."""

    cards: tuple[int, ...]
    places: tuple[tuple[int, Sequence[int]], ...]
    """Places by the number of the zone; none if all lie in one bag, where it makes no difference who lies where."""
    choosy: tuple[tuple[frozenset[int], int], ...]
    """The first places take some of the cards only: which ones, and how many places."""

    def dealt(self, chance: Chance) -> list[int]:
        """The cards in the order of the places."""
        if not self.choosy:
            return chance.shuffled(self.cards)
        dealt: list[int] = []
        rest = list(self.cards)
        for fitting, count in self.choosy:
            order = chance.shuffled([at for at, card in enumerate(rest) if card in fitting])
            order += [
                at for at, card in enumerate(rest) if card not in fitting
            ]  # in positions laid out by hand
            dealt += [rest[at] for at in order[:count]]
            rest = [rest[at] for at in sorted(order[count:])]
        return dealt + chance.shuffled(rest)


class Plan(NamedTuple):
    """All hidden cards of a position and the zones in which others may lie."""

    ways: tuple[Way, ...]
    alone: tuple[Way, ...]
    """Bags in which everybody can tell what lies, because it can lie nowhere else."""
    heaps: tuple[Heap, ...]
    stays: bool
    """Whether it holds for samples, too: not where cards that are known lie among others, in order."""


def determinize(s: S, seat: int, chance: Chance) -> S:
    """A position sampled from those the seat cannot tell apart from this one, with its own chance."""
    return Dealer(s, seat).sample(chance)


class Dealer(Generic[S]):
    """Samples one position for one seat, as often as wanted. The position must not change meanwhile."""

    __slots__ = ("_plan", "_position", "_seat", "_together")

    def __init__(self, s: S, seat: int, plan: Plan | None = None) -> None:
        self._position = s
        self._seat = seat
        self._together: list[list[Located]] = []
        self._plan = plan
        if plan is None:
            self._together = [zones for zones in _told_together(s, ()) if _several_hide(zones, seat)]
            # Where cards are mixed whatever their backs, the backs lie elsewhere in every sample.
            self._plan = None if self._together else _planned(s, seat)

    def sample(self, chance: Chance) -> S:
        """A position that the seat holds possible, the caller's to play on."""
        sample = self._position.clone()
        sample.chance = chance
        for zones in self._together:
            _mix(sample, zones, self._seat, chance)
        _carry_out(self._plan or _planned(sample, self._seat), sample, self._seat, chance)
        sample.agenda = [step.imagined(sample, self._seat, chance) for step in sample.agenda]
        return sample

    def of(self, sample: S) -> Dealer[S]:
        """A dealer for one of the samples, which hides the same cards in the same places."""
        plan = self._plan
        return Dealer(sample, self._seat, plan if plan is not None and plan.stays else None)


# --- where hidden cards lie ---------------------------------------------------------------------------------


def _located(holder: Data, way: Way) -> Iterator[Located]:
    """All zones below a struct, in a stable order."""
    owner = getattr(holder, "seat", None)
    for field in ways_to_zones(type(holder)):
        for further, inner in _spread(getattr(holder, field.name), (*way, _attribute(field.name))):
            if field.hidden is not None:
                yield Located(further, inner, field.hidden, owner)
            else:
                yield from _located(inner, further)


_attribute = cache(attrgetter)
_item = cache(itemgetter)


def _spread(value: Any, way: Way) -> Sequence[tuple[Way, Any]]:
    """The structs in a value, however deep in lists, each with the way to it."""
    if isinstance(value, Data):
        return ((way, value),)
    if isinstance(value, dict):
        return [found for key, item in value.items() for found in _spread(item, (*way, _item(key)))]
    if isinstance(value, list | tuple):
        return [found for at, item in enumerate(value) for found in _spread(item, (*way, _item(at)))]
    return ()


def _planned(s: State, seat: int) -> Plan:
    """What to deal where.

    Pools and cards are in order: then what is dealt follows from what the seat knows and from chance, and nothing else.
    """
    found: list[tuple[Way, Zone]] = []
    cards: dict[Pool, list[int]] = {}
    places: dict[Pool, list[tuple[int, Sequence[int]]]] = {}
    fits: list[Fits | None] = []
    stays = True
    for way, zone, hidden, owner in _located(s, ()):
        blind = hidden_from(zone, hidden, owner, seat)
        if not blind:
            continue
        stays = stays and (len(blind) == len(zone.cards) or isinstance(zone, Pile))
        for pool, at, there in _by_pool(zone, blind, hidden, s.content):
            cards.setdefault(pool, []).extend(there)
            places.setdefault(pool, []).append((len(found), at))
        found.append((way, zone))
        fits.append(hidden.fits)
    mixed = {pool for pool, lie in places.items() if len(lie) > 1 or not isinstance(found[lie[0][0]][1], Bag)}
    used = sorted({number for pool in mixed for number, _ in places[pool]})
    again = {number: place for place, number in enumerate(used)}
    heaps: list[Heap] = []
    for pool in sorted(cards):
        lie = places[pool] if pool in mixed else []
        first = [(only, number, at) for number, at in lie if (only := fits[number]) is not None]
        choosy = [
            (frozenset([card for card in cards[pool] if only(s.content, card)]), len(at))
            for only, _, at in first
        ]
        then = [(number, at) for number, at in lie if fits[number] is None]
        in_order = [(again[number], at) for number, at in [place[1:] for place in first] + then]
        heaps.append(Heap(tuple(sorted(cards[pool])), tuple(in_order), tuple(choosy)))
    alone = [way for number, (way, _) in enumerate(found) if number not in again]
    return Plan(tuple([found[number][0] for number in used]), tuple(alone), tuple(heaps), stays)


Blind = tuple[Pool, Sequence[int], Sequence[int]]
"""Of one pool in one zone: places, and the cards there."""


def _by_pool(zone: Zone, blind: Sequence[int], hidden: Hidden, content: Content[Any]) -> Sequence[Blind]:
    """The places of a zone by the pool whose cards lie there."""
    back, cards = hidden.back, zone.cards
    if back is None:
        return (((hidden.pool, 0), blind, tuple([cards[at] for at in blind])),)
    found: dict[int, list[int]] = {}
    for at in blind:
        found.setdefault(back(content, cards[at]), []).append(at)
    return [
        ((hidden.pool, shown), tuple(places), tuple([cards[at] for at in places]))
        for shown, places in found.items()
    ]


def _told_together(holder: Data, way: Way) -> Iterator[list[Located]]:
    """Zones of one holder whose backs are told only together."""
    for field in ways_to_zones(type(holder)):
        here: Way = (*way, _attribute(field.name))
        if field.hidden is None:
            for further, inner in _spread(getattr(holder, field.name), here):
                yield from _told_together(inner, further)
        elif field.tells_of:
            owner = getattr(holder, "seat", None)
            yield [
                Located((*way, _attribute(name)), getattr(holder, name), field.hidden, owner)
                for name in (field.name, *field.tells_of)
            ]


def _several_hide(zones: Sequence[Located], seat: int) -> bool:
    return sum([bool(hidden_from(zone, hidden, owner, seat)) for _, zone, hidden, owner in zones]) > 1


# --- putting other cards there ------------------------------------------------------------------------------


def _arrived(s: State, way: Way) -> Zone:
    found: Any = s
    for get in way:
        found = get(found)
    zone: Zone = found
    return zone


def _carry_out(plan: Plan, sample: State, seat: int, chance: Chance) -> None:
    zones = [_arrived(sample, way) for way in plan.ways]
    dealt = [list(zone.cards) for zone in zones]
    for heap in plan.heaps:
        if not heap.places:
            chance.pass_over(len(heap.cards))
            continue
        cards, start = heap.dealt(chance), 0
        for number, places in heap.places:
            into, end = dealt[number], start + len(places)
            if len(places) == len(into):
                into[:] = cards[start:end]
            else:
                for at, card in zip(places, cards[start:end], strict=True):
                    into[at] = card
            start = end
    for zone, new in zip(zones, dealt, strict=True):
        _put_in(zone, new, seat)
    for way in plan.alone:  # the same cards, and still nothing of the position that was sampled
        zone = _arrived(sample, way)
        zone.cards = (*zone.cards,)


def _mix(sample: State, together: Sequence[Located], seat: int, chance: Chance) -> None:
    """Let cards that a seat does not know change places between zones, whatever their backs."""
    spots: list[Spot] = []
    for way, _, hidden, owner in together:
        zone = _arrived(sample, way)
        spots += [(zone, at) for at in hidden_from(zone, hidden, owner, seat)]
    content, back = sample.content, together[0].hidden.back
    assert back is not None
    # By their backs: then which back comes to lie where follows from what the seat knows and from chance.
    cards = sorted([zone.cards[at] for zone, at in spots], key=lambda card: (back(content, card), card))
    deal(spots, chance.shuffled(cards), seat)


def deal(spots: Sequence[Spot], cards: Sequence[int], seat: int) -> None:
    """Put cards into places of zones that a seat does not know, instead of those that lie there."""
    dealt: dict[int, tuple[Zone, list[int]]] = {}
    for (zone, at), card in zip(spots, cards, strict=True):
        dealt.setdefault(id(zone), (zone, list(zone.cards)))[1][at] = card
    for zone, new in dealt.values():
        _put_in(zone, new, seat)


def _put_in(zone: Zone, cards: list[int], seat: int) -> None:
    if isinstance(zone, Pile):
        zone.cards = tuple(cards)
        return
    cards.sort()
    zone.cards = tuple(cards)
    if zone.known:
        zone.known = tuple(_still_known(zone, seat))


def _still_known(zone: Bag, seat: int) -> Iterator[tuple[int, int]]:
    """Without what rivals know of cards that now lie elsewhere. What the seat itself knows is still there."""
    for card, entries in groupby(zone.known, key=itemgetter(0)):
        own_first = sorted(entries, key=lambda entry: not includes(entry[1], seat))
        yield from sorted(own_first[: zone.cards.count(card)])
