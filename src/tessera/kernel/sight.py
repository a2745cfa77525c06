"""Sight: what a seat may see, and what it cannot tell apart.

Everything here follows from the declarations in the state classes (`tessera.kernel.zones`). A view is an
allow-list: a field that is not declared visible is absent. What a seat cannot know, `tessera.kernel.dealing` deals
anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple, get_args, get_origin

import msgspec
from msgspec import Struct

from tessera.kernel.content import Content
from tessera.kernel.data import Data, declarer, fields, hints, replace
from tessera.kernel.engine import waiting
from tessera.kernel.memory import keep
from tessera.kernel.state import State
from tessera.kernel.zones import Bag, Hidden, Pile, SeenBy, Visible, includes

Zone = Bag | Pile
View = dict[str, Any]


class Undeclared(Exception):
    """A field whose declaration does not say what sight needs to know."""


class _Field(Struct, frozen=True):
    """How one field of a struct is seen."""

    name: str
    place: str
    """The class that declares it, and its name: ``Nation.hand``."""
    public: bool
    hidden: Hidden | None
    holds_structs: bool
    depth: int
    """How deep in rows its numbers or words lie: 0 if it holds just one, `DEEP` if it holds anything else."""
    plain: bool
    """Whether it holds nothing but numbers and words, in whatever rows."""
    tells_of: tuple[str, ...] = ()
    """Other bags whose backs are told together with those of this one."""


@cache
def _fields(cls: type[Data]) -> tuple[_Field, ...]:
    declared = hints(cls, marked=True)
    inherited = _KERNEL_FIELDS if issubclass(cls, State) else frozenset[str]()
    found = [_field(cls, name, declared[name]) for name in fields(cls) if name not in inherited]
    within = {field.name: field.hidden.within for field in found if field.hidden is not None}
    return tuple(
        replace(field, tells_of=tuple([name for name in within if within[name] == field.name]))
        for field in found
    )


_KERNEL_FIELDS = frozenset(fields(State))


def _field(cls: type[Data], name: str, hint: Any) -> _Field:
    marks = getattr(hint, "__metadata__", ())
    hidden = next((mark for mark in marks if isinstance(mark, Hidden)), None)
    inner = set(_types_in(hint))
    if (Bag in inner or Pile in inner) and hidden is None:
        raise Undeclared(f"{cls.__name__}.{name} holds cards; declare it with Hidden(pool, seen_by=...)")
    public = any(isinstance(mark, Visible) for mark in marks)
    structs = hidden is None and any(issubclass(kind, Data) for kind in inner)
    home = declarer(cls, name)
    plain = hidden is None and all(issubclass(kind, _SAID_AS_IT_IS) for kind in inner)
    return _Field(name, f"{home.__name__}.{name}", public, hidden, structs, _depth(hint), plain)


DEEP = 3


def _depth(hint: Any) -> int:
    inner = hint.__origin__ if hasattr(hint, "__metadata__") else hint
    if inner in _SINGLE:
        return 0
    if get_origin(inner) not in (list, tuple):
        return DEEP
    return min(1 + max([_depth(part) for part in get_args(inner) if part is not ...]), DEEP)


_SINGLE = (int, str, bool)
_SAID_AS_IT_IS = (int, str, type(None))


@cache
def ways_to_zones(cls: type[Data]) -> tuple[_Field, ...]:
    """The fields that are zones, or below which there may be some."""
    return tuple(field for field in _fields(cls) if field.hidden is not None or field.holds_structs)


def _types_in(hint: Any) -> Iterator[type[Any]]:
    if get_origin(hint) is None and isinstance(hint, type):
        yield hint
    for part in get_args(hint):
        yield from _types_in(part)


def shown_fields(cls: type[Data]) -> list[str]:
    """The fields of a struct that views show, to somebody at least."""
    return [field.name for field in _fields(cls) if field.public or field.hidden is not None]


# --- views --------------------------------------------------------------------------------------------------


class _Looks(Struct, frozen=True):
    """How structs of one class are looked at: all values at once, then those that are no plain data."""

    names: tuple[str, ...]
    values: Callable[[Data], tuple[Any, ...]]
    rows: tuple[str, ...]
    """Rows become lists."""
    nested: tuple[str, ...]
    """Rows of rows."""
    deeper: tuple[str, ...]
    """Whatever else there may be."""
    never_plain: tuple[str, ...]
    """What is no plain data even for somebody who encodes it at once."""
    zones: tuple[tuple[str, Hidden, tuple[str, ...]], ...]
    """With their declarations, and the bags whose backs are told with theirs."""


@cache
def _looks(cls: type[Data]) -> _Looks:
    fields = [field for field in _fields(cls) if field.public or field.hidden is not None]
    open_ones = [field for field in fields if field.hidden is None]
    names = tuple([field.name for field in fields])
    rows, nested, deeper = [
        tuple([field.name for field in open_ones if field.depth == depth]) for depth in (1, 2, DEEP)
    ]
    never_plain = tuple([field.name for field in open_ones if not field.plain])
    zones = tuple(
        [(field.name, field.hidden, field.tells_of) for field in fields if field.hidden is not None]
    )
    return _Looks(names, _values_of(names), rows, nested, deeper, never_plain, zones)


def _values_of(names: tuple[str, ...]) -> Callable[[Data], tuple[Any, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda holder: tuple([getattr(holder, name) for name in names])


def view(s: State, seat: int) -> View:
    """What a seat sees, as plain data ready for JSON; ``SPECTATOR`` sees what is public."""
    return _seen(s, _Eyes(seat, s.content))


def view_to_encode(s: State, seat: int) -> View:
    """The same for somebody who makes it JSON at once: what does not change while they do is not copied."""
    return _seen(s, _Eyes(seat, s.content, encoded_now=True))


class _Eyes(NamedTuple):
    """Who looks."""

    seat: int
    content: Content[Any]
    encoded_now: bool = False
    """Whether what is seen is made JSON before anything changes; otherwise it is plain data of its own."""


def _seen(s: State, eyes: _Eyes) -> View:
    seen: View = {
        "game": s.setup.game,
        "seats": s.setup.seats,
        "settings": dict(s.setup.settings),
        "ply": s.ply,
        "waiting": waiting(s),
        "outcome": msgspec.to_builtins(s.outcome),
        "used": [[use.scope, use.seat, use.card] for use in s.used],
    }
    return _show_struct(s, eyes, seen)


def _show_struct(holder: Data, eyes: _Eyes, seen: View) -> View:
    looks = _looks(type(holder))
    seen.update(zip(looks.names, looks.values(holder), strict=True))
    if eyes.encoded_now:
        for name in looks.never_plain:
            seen[name] = _show(seen[name], eyes)
    else:
        for name in looks.rows:
            seen[name] = list(seen[name])
        for name in looks.nested:
            seen[name] = [list(row) for row in seen[name]]
        for name in looks.deeper:
            seen[name] = _show(seen[name], eyes)
    if looks.zones:
        owns = getattr(holder, "seat", None) == eyes.seat
        for name, hidden, tells_of in looks.zones:
            is_open = hidden.seen_by is _EVERYBODY or (owns and hidden.seen_by is _OWNER)
            shown = _show_zones(seen[name], hidden, is_open, eyes)
            for other in tells_of:
                more = _backs(getattr(holder, other), hidden, eyes.content)
                shown = {**shown, "backs": sorted([*shown["backs"], *more])}
            seen[name] = shown
    return seen


_EVERYBODY, _OWNER = SeenBy.EVERYBODY, SeenBy.OWNER
_PLAIN = frozenset({int, str, bool, type(None)})


def _show(value: Any, eyes: _Eyes) -> Any:
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is list or kind is tuple:
        return [item if type(item) in _PLAIN else _show(item, eyes) for item in value]
    if kind is dict:
        return {str(key): _show(item, eyes) for key, item in value.items()}
    if isinstance(value, Data):
        return _show_struct(value, eyes, {})
    if isinstance(value, int):
        return int(value)
    raise Undeclared(f"a view cannot show a {kind.__name__}")


def _show_zones(value: Any, hidden: Hidden, is_open: bool, eyes: _Eyes) -> Any:
    kind = type(value)
    if kind is Bag or kind is Pile:
        return _show_zone(value, hidden, is_open, eyes)
    if kind is list:
        return [_show_zones(zone, hidden, is_open, eyes) for zone in value]
    if kind is dict:
        return {str(key): _show_zones(zone, hidden, is_open, eyes) for key, zone in value.items()}
    if value is None:
        return None
    raise Undeclared(f"Hidden declares a Bag or a Pile, not a {kind.__name__}")


def _show_zone(zone: Zone, hidden: Hidden, is_open: bool, eyes: _Eyes) -> View:
    """Size, the cards the seat knows (a pile shows None for those it does not), and the backs if they differ."""
    cards, seat, encoded_now = zone.cards, eyes.seat, eyes.encoded_now
    if not cards and encoded_now:
        return _EMPTY if hidden.back is None or hidden.within else _EMPTY_WITH_BACKS
    seen: Sequence[int | None]
    if is_open:
        seen = cards if encoded_now else list(cards)
    elif type(zone) is Bag:
        seen = _known_in(zone, seat) if zone.known else []
    else:
        seen = [card if _knows(zone, at, seat) else None for at, card in enumerate(cards)]
    shown: View = {"size": len(cards) if hidden.counted else len(seen), "cards": seen}
    if hidden.back is not None and not hidden.within:
        backs = _backs(zone, hidden, eyes.content) if cards else []
        shown["backs"] = backs if encoded_now else backs[:]
    return shown


_EMPTY: View = {"size": 0, "cards": []}
_EMPTY_WITH_BACKS: View = {**_EMPTY, "backs": []}


def _known_in(zone: Bag, seat: int) -> list[int | None]:
    """The cards of a bag that a seat knows of, in order."""
    known: list[int | None] = []
    for card, seats in zone.known:
        if seats >> seat & 1 and known.count(card) < zone.cards.count(card):
            known.append(card)
    return known


def _backs(zone: Zone, hidden: Hidden, content: Content[Any]) -> list[int]:
    """What the backs of the cards in a zone show: those of a bag in order. Of equal zones it is the same."""
    back = hidden.back
    assert back is not None
    in_order = isinstance(zone, Bag)
    key = (id(back), in_order, zone.cards)
    found: list[int] | None = content.memory.get(key)
    if found is None:
        shown = [back(content, card) for card in zone.cards]
        found = keep(content.memory, key, sorted(shown) if in_order else shown)
    return found


def _open_to(hidden: Hidden, owner: int | None, seat: int) -> bool:
    """Whether a seat sees every card of a zone that is declared like this."""
    return hidden.seen_by is SeenBy.EVERYBODY or (hidden.seen_by is SeenBy.OWNER and owner == seat)


def _knows(zone: Zone, at: int, seat: int) -> bool:
    """Whether a seat that does not see the whole zone knows the card at a place."""
    if isinstance(zone, Pile):
        return includes(zone.knowers[at], seat)
    card = zone.cards[at]  # of several equal cards, the first so many as it knows of
    return at - zone.cards.index(card) < zone.copies_known(seat, card)


# --- what is hidden -----------------------------------------------------------------------------------------

Pool = tuple[str, int]
"""Cards that can be exchanged unnoticed: the name of the pool and the back."""


Placed = tuple[Zone, Hidden, int | None]
"""A zone with its declaration and its owner."""


def zones_of(holder: Data) -> list[Placed]:
    """All zones below a struct, in a stable order."""
    owner = getattr(holder, "seat", None)
    found: list[Placed] = []
    for field in ways_to_zones(type(holder)):
        value, hidden = getattr(holder, field.name), field.hidden
        if hidden is None:
            for inner in _flat(value):
                found += zones_of(inner)
        elif type(value) in _ZONES:
            found.append((value, hidden, owner))
        else:
            found += [(inner, hidden, owner) for inner in _flat(value)]
    return found


_ZONES = (Bag, Pile)


def named_zones(holder: Data) -> Iterator[tuple[str, Zone, int | None]]:
    """The same by the class that declares them and their names (``Nation.hand``), each with its owner."""
    owner = getattr(holder, "seat", None)
    for field in ways_to_zones(type(holder)):
        for inner in _flat(getattr(holder, field.name)):
            if field.hidden is not None:
                yield field.place, inner, owner
            else:
                yield from named_zones(inner)


def zone_names(cls: type[Data]) -> frozenset[str]:
    """All names of zones that there could be below a struct of this class."""
    found, waiting, seen = set[str](), [cls], {cls}
    while waiting:
        holder = waiting.pop()
        declared = hints(holder, marked=True)
        for field in ways_to_zones(holder):
            if field.hidden is not None:
                found.add(field.place)
                continue
            inner = {kind for kind in _types_in(declared[field.name]) if issubclass(kind, Data)} - seen
            waiting += inner
            seen |= inner
    return frozenset(found)


def _flat(value: Any) -> Sequence[Any]:
    """The structs in a value, however deep in lists."""
    if isinstance(value, Data):
        return (value,)
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list | tuple):
        return ()
    return [inner for item in value for inner in _flat(item)]


def hidden_from(zone: Zone, hidden: Hidden, owner: int | None, seat: int) -> Sequence[int]:
    """The places in a zone whose cards the seat does not know."""
    return () if _open_to(hidden, owner, seat) else blind_spots(zone, seat)


def blind_spots(zone: Zone, seat: int) -> Sequence[int]:
    """The same of a zone that the seat may not look into."""
    if isinstance(zone, Bag) and not zone.known:
        return range(len(zone.cards))
    return [at for at in range(len(zone.cards)) if not _knows(zone, at, seat)]


def hidden_in(zones: list[Placed], content: Content[Any], seat: int) -> dict[Pool, list[int]]:
    """The cards a seat cannot place, by pool. When one disappears from there, the seat has learned it."""
    unknown: dict[Pool, list[int]] = {}
    for zone, hidden, owner in zones:
        cards = [zone.cards[at] for at in hidden_from(zone, hidden, owner, seat)]
        if hidden.back is None:
            unknown.setdefault((hidden.pool, 0), []).extend(cards)
        else:
            for card in cards:
                unknown.setdefault((hidden.pool, hidden.back(content, card)), []).append(card)
    for cards in unknown.values():
        cards.sort()
    return unknown


def laid_out(s: State) -> list[Placed]:
    """Where cards lie now that somebody may not know: copies of the zones, to compare with later on."""
    return [
        (zone.clone(), hidden, owner)
        for zone, hidden, owner in zones_of(s)
        if hidden.seen_by is not _EVERYBODY
    ]


def learned(before: list[Placed], after: list[Placed], content: Content[Any], seats: Iterable[int]) -> bool:
    """Whether a card that one of the seats could not place is now known to it."""
    if len(before) == len(after):  # what has stayed as it was hides the same cards as before
        changed = [place for place, zone in enumerate(before) if zone[0] != after[place][0]]
        if not changed:
            return False
        before, after = [before[place] for place in changed], [after[place] for place in changed]
    return any(_fewer(hidden_in(before, content, seat), hidden_in(after, content, seat)) for seat in seats)


def _fewer(then: dict[Pool, list[int]], now: dict[Pool, list[int]]) -> bool:
    """Whether a card has gone from where it was hidden."""
    return any(
        cards != (left := now.get(pool, [])) and Counter(cards) - Counter(left)
        for pool, cards in then.items()
    )


def all_cards(s: State) -> dict[str, list[int]]:
    """Every card in a declared zone, by pool: what conservation checks count."""
    pools: dict[str, list[int]] = {}
    for zone, hidden, _ in zones_of(s):
        pools.setdefault(hidden.pool, []).extend(zone.cards)
    for cards in pools.values():
        cards.sort()
    return pools
