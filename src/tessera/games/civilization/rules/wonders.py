"""Wonders (CV-6.50 - CV-6.56): where they are built, what comes into the market after them, and how they age."""

from __future__ import annotations

from tessera.games.civilization.hooks import WONDER_BUILT
from tessera.games.civilization.rules.board import NAMES, OUTSKIRTS
from tessera.games.civilization.rules.pieces import marker_at, put_marker, remove_marker
from tessera.games.civilization.rules.yields import enemies
from tessera.games.civilization.state import Nation, World
from tessera.kernel import NONE, enter, leave
from tessera.kernel.effects import emit
from tessera.kernel.tuples import put, replaced


def wonder_sites(s: World, p: Nation, city: int) -> int:
    """Not on water, not blockaded, one wonder per city (CV-6.36, CV-6.51)."""
    found = OUTSKIRTS[city] & s.board.land & ~enemies(s, p)
    for square, marker in zip(p.sites, p.stands, strict=True):
        if OUTSKIRTS[city] >> square & 1 and s.content.kind[marker] == "wonder":
            found &= 1 << square
    return found


def build_wonder(s: World, p: Nation, number: int, site: int) -> None:
    """Card and marker; the market is refilled at once (CV-6.51, CV-6.52)."""
    if marker_at(p, site) != NONE:
        remove_marker(s, p, site, to_reserve=True)
    put_marker(s, p, site, number)
    enter(s, p, number)
    s.tell("wonder-built", seat=p.seat, card=s.content.rows[number].key, square=NAMES[site])
    refill(s, number)
    emit(s, p, WONDER_BUILT)


def refill(s: World, taken: int) -> None:
    """The top wonder of the deck takes an empty space of the market; lower ages lie on top (CV-2.04, CV-6.52)."""
    place = s.wonders.index(taken)
    deck = next((deck for deck in s.wonder_decks if deck.cards), None)
    drawn = s.chance.draw(deck) if deck is not None else NONE
    s.wonders = replaced(s.wonders, place, drawn)
    if drawn != NONE:
        s.tell("wonder-offered", card=s.content.rows[drawn].key)


def wonders_of_ages(s: World, highest: int) -> list[int]:
    """Wonders on the map and in the market that are not obsolete yet (CV-6.56)."""
    found = [wonder for p in s.players for wonder in p.cards if s.content.kind[wonder] == "wonder"]
    found += [wonder for wonder in s.wonders if wonder != NONE]
    return sorted([wonder for wonder in found if s.content.wonders[wonder].age <= highest])


def make_obsolete(s: World, wonder: int) -> None:
    """Its ability is lost, its marker stays; one of the market is discarded and replaced (CV-6.55, CV-6.56)."""
    s.tell("obsolete", card=s.content.rows[wonder].key)
    for p in s.players:
        if wonder in p.cards:
            leave(s, p, wonder)
            p.obsolete = put(p.obsolete, wonder)
            return
    s.lost_wonders = put(s.lost_wonders, wonder)
    refill(s, wonder)
