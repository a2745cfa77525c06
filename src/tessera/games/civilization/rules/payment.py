"""What resource abilities cost (CV-7.01 - CV-7.03): market markers, hut and village markers, gifts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessera.games.civilization.content import ANY, GROWN, RESOURCES
from tessera.games.civilization.state import Nation, World
from tessera.kernel import NONE, Description, Option
from tessera.kernel.tuples import changed, put

if TYPE_CHECKING:
    from tessera.games.civilization.rules.announcing import Deed


CARD: Final = 16
"""Added to the number of a marker or an event that pays; smaller numbers are resources from the market."""


def price_of(s: World, deed: Deed) -> tuple[int, ...]:
    """The resources that an ability costs (CV-7.01)."""
    if deed.card == NONE or deed.permanent:
        return ()
    return s.content.pays(deed.card)


def purse(s: World, p: Nation) -> list[int]:
    """All that could pay: market markers, hut and village markers, gifts (CV-7.03)."""
    found = [kind for kind in range(GROWN) for _ in range(p.resources[kind])]
    found += [CARD + card for card in p.markers.cards]
    events = s.content.events
    found += [CARD + card for card in p.hand.cards if events[card].counts_as]
    return found


def counts_as(s: World, item: int, kind: int) -> bool:
    """Whether something pays for a resource."""
    if kind == ANY:
        return True
    if item < CARD:
        return item == kind
    event = s.content.events.get(item - CARD)
    return kind in event.counts_as if event is not None else s.content.markers[item - CARD].resource == kind


def payable(s: World, p: Nation, pays: tuple[int, ...]) -> bool:
    kind = pays[0]
    if kind < GROWN and p.resources[kind] >= len(pays):
        return True
    return sum([counts_as(s, item, kind) for item in purse(s, p)]) >= len(pays)


def item_key(s: World, item: int) -> str:
    return RESOURCES[item] if item < CARD else s.content.rows[item - CARD].key


def item_of(s: World, key: str) -> int:
    return RESOURCES.index(key) if key in RESOURCES else CARD + s.content.number[key]


def payment(s: World, p: Nation, pays: tuple[int, ...], items: tuple[int, ...]) -> list[Option] | None:
    """The next thing to pay with, in a fixed order so that permutations do not multiply; None if all is paid."""
    missing = len(pays) - len(items)
    if missing <= 0:
        return None
    left = purse(s, p)
    for item in items:
        left.remove(item)
    last = items[-1] if items else NONE
    fitting = sorted([item for item in left if counts_as(s, item, pays[0]) and item >= last])
    able = fitting[: len(fitting) - missing + 1]
    return [("pay", item_key(s, item)) for item in dict.fromkeys(able)]


def hand_over(s: World, p: Nation, item: int) -> None:
    """A market marker returns to the market, a hut or village marker leaves the game (CV-6.83)."""
    if item < CARD:
        p.resources = changed(p.resources, item, -1)
        s.market = changed(s.market, item, 1)
        s.tell("paid", seat=p.seat, what=RESOURCES[item])
    else:
        p.markers.remove(item - CARD)
        s.lost_markers = put(s.lost_markers, item - CARD)
        s.tell("paid-marker", seat=p.seat, card=item_key(s, item))


def might_pay(p: Nation, pays: tuple[int, ...]) -> bool:
    """Whether a price might be paid, as far as everybody knows."""
    if not pays:
        return True
    kind = pays[0]
    known = sum(p.resources) if kind == ANY else p.resources[kind] if kind < GROWN else 0
    return known + len(p.markers.cards) + len(p.hand.cards) >= len(pays)


def describe_payment(s: World, key: str) -> Description:
    if key in RESOURCES:
        return Description("do-pay-resource", {"what": key}, rule="CV-7.03")
    return Description("do-pay-card", {"card": key}, (s.content.element(s.content.number[key]),), "CV-7.03")
