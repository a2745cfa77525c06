"""What is impossible about a position, the numeric invariants of the game (TP-22), and nonsense in content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from tessera.games.tapestry.content import Benefit, Bonus, Box
from tessera.games.tapestry.hooks import KEPT_OUTPOSTS, SPARE_OUTPOSTS
from tessera.games.tapestry.rules.benefits import is_known
from tessera.games.tapestry.rules.civilizations import AcceptCiv
from tessera.games.tapestry.rules.inventing import RedrawTech
from tessera.games.tapestry.rules.tapestries import UseReserved
from tessera.games.tapestry.setup import everything
from tessera.games.tapestry.state import (
    FACE_DOWN,
    PERSON,
    Player,
    Tapestry,
    available_landmarks,
    city_of,
    is_landmark,
    people,
    plots,
)
from tessera.kernel import NONE
from tessera.kernel.content import BadContent
from tessera.kernel.effects import total
from tessera.kernel.sight import all_cards

HOLDING = ("drawn",)
"""Fields of questions that hold cards which lie nowhere else."""


def faults(s: Tapestry) -> Iterator[str]:
    for p in s.players:
        yield from player_faults(s, p)
    if all((p.capital != NONE and p.upright) or p.ended or p.kind != PERSON for p in people(s)):
        yield from map_faults(s)
    yield from landmark_faults(s)
    if s.dealt:
        yield from card_faults(s)


# --- players ----------------------------------------------------------------------------------------------------


def player_faults(s: Tapestry, p: Player) -> Iterator[str]:
    if not all(0 <= held <= s.content.most for held in p.stock):
        yield f"seat {p.seat} has resources {p.stock} (TP-22.01)"
    if p.vp < 0:
        yield f"seat {p.seat} has {p.vp} VP (TP-1.19)"
    if s.started and outposts_of(s, p) != s.content.constants.outposts:
        yield f"seat {p.seat} has {outposts_of(s, p)} outposts (TP-22.02)"
    if not 0 <= p.income <= 5:
        yield f"seat {p.seat} has taken {p.income} income turns (TP-22.07)"
    for kind in range(4):
        standing = sum([piece[0] == kind for piece in p.pieces]) + sum(
            [what == kind for _, what in p.settled]
        )
        if standing > 5 - p.covered[kind].bit_count():
            yield f"seat {p.seat} has built more of type {kind} than has left its mat (TP-22.03)"
    if p.capital != NONE:
        yield from city_faults(s, p)
    for track, tokens in enumerate(p.tokens):
        if any(not 0 <= space <= 12 for space in tokens) or list(tokens) != sorted(tokens):
            yield f"seat {p.seat} has tokens {tokens} on track {track}"
    if sorted(at_work(s, p)) != list(p.cards):
        yield f"seat {p.seat} has cards at work that lie nowhere, or the other way round"


def outposts_of(s: Tapestry, p: Player) -> int:
    """On the map, in supply and on mats (TP-22.02)."""
    on_mats = total(s, p, SPARE_OUTPOSTS) + total(s, p, KEPT_OUTPOSTS)
    return len(p.upright) + len(p.fallen) + p.outposts + on_mats


def city_faults(s: Tapestry, p: Player) -> Iterator[str]:
    covered = 0
    for _, low, high, _ in p.pieces:
        cells = plots((low, high))
        if covered & cells:
            yield f"seat {p.seat} has two buildings on one plot"
        covered |= cells
    if covered != plots(p.built) or covered & ~city_of(s, p).grid.everywhere:
        yield f"seat {p.seat} has covered other plots than it has built on"


def at_work(s: Tapestry, p: Player) -> list[int]:
    """The cards at work as their places tell."""
    ongoing = [tile for tile in p.explored if s.content.space_tile[tile].ongoing]
    civs = p.civs if s.started or p.kind != PERSON else tuple([civ for civ in p.civs if civ in p.cards])
    return [*civs, *[card for _, card in p.working], *ongoing, *p.landmark_cards]


# --- the map ----------------------------------------------------------------------------------------------------


def map_faults(s: Tapestry) -> Iterator[str]:
    """Items are counted, and hexes that are held are those with upright pieces (TP-22.06)."""
    items: Counter[int] = Counter()
    for p in s.players:
        items.update([*p.upright, *p.markers, *[x[0] for x in (*p.fallen, *p.settled, *p.ruins)]])
        held = sum([1 << cell for cell in {*p.upright, *[cell for cell, _ in p.settled]}])
        if held != p.held:
            yield f"seat {p.seat} holds other hexes than it stands on"
    if [items[cell] for cell in range(len(s.items))] != list(s.items):
        yield "items on the map are miscounted"
    known = sum([1 << cell for cell, tile in enumerate(s.laid) if tile != NONE])
    occupied = sum([1 << cell for cell, count in enumerate(s.items) if count])
    crowded = sum([1 << cell for cell, count in enumerate(s.items) if count > 1])
    if (known, occupied, crowded) != (s.known, s.occupied, s.crowded):
        yield "sets of hexes do not follow from the map"
    tokens = {cell for p in s.players for cell in p.markers}
    for cell, count in enumerate(s.items):
        if count > 2 and cell not in tokens:
            yield f"hex {cell} holds {count} items (TP-22.06)"


# --- landmarks and cards ----------------------------------------------------------------------------------------


def landmark_faults(s: Tapestry) -> Iterator[str]:
    """Every landmark is in one place (TP-22.04)."""
    found = Counter([*available_landmarks(s), *s.lost])
    for p in s.players:
        found.update(p.landmarks)
        standing = [kind for kind, *_ in p.pieces if is_landmark(kind)]
        placed = [*standing, *p.stored, *[landmark for _, landmark in p.propped]]
        if len(set(placed)) != len(placed) or not set(placed) <= set(p.landmarks):
            yield f"seat {p.seat} has a landmark in two places, or one that is not its own (TP-22.04)"
    for landmark, count in found.items():
        if count > 1:
            yield f"{s.content.rows[landmark].key} is there {count} times (TP-22.04)"


def card_faults(s: Tapestry) -> Iterator[str]:
    """Cards and tiles are as many as were dealt (TP-22.05)."""
    found, expected = Counter(whereabouts(s)), everything(s.content, s.setup)
    for card in expected | found:
        if found[card] != expected[card]:
            yield f"{s.content.rows[card].key} is there {found[card]} times, not {expected[card]} (TP-22.05)"


def whereabouts(s: Tapestry) -> Iterable[int]:
    """Every card and tile, once for each place where it lies; face-down cards lie in their zone."""
    for cards in all_cards(s).values():
        yield from cards
    yield from [*s.tech_row, *s.tech_discards, *s.masterpiece_row, *s.masterpiece_discards, *s.civ_discards]
    yield from [*s.landmark_row, *[card for card in s.gone if card not in s.content.capital]]
    yield from [*[tile for tile in s.laid if tile >= 0], *s.spent]
    for p in s.players:
        yield from [*p.tiles, *p.space_tiles, *p.explored, *p.bottom, *p.middle, *p.top, *p.masterpieces]
        yield from [card for stack in p.eras for card in stack if card != FACE_DOWN]
        yield from [card for card in p.aside if card not in s.content.capital]
        yield from [*p.landmark_cards, *[value for _, value in p.reserved if value != NONE]]
        if p.kind == PERSON:
            yield from p.civs
    for step in s.agenda:
        for name in HOLDING:
            yield from getattr(step, name, ())
        if isinstance(step, RedrawTech):
            yield step.card
        if isinstance(step, UseReserved) and step.value != NONE:
            yield step.value
        if isinstance(step, AcceptCiv):
            yield step.civ


# --- content ----------------------------------------------------------------------------------------------------

WORDED: Final = ("gain", "setup", "adjustment", "left", "right", "plot_gain", "complete_gain")
"""Fields of components that hold words."""


def check_words(content: Box) -> None:
    """A content file may use every word of the game, and no other."""
    unknown = unknown_words(content.components)
    if unknown:
        raise BadContent(f"no benefit is called so: {', '.join(unknown)}")


def unknown_words(rows: Iterable[Any]) -> list[str]:
    """Words on components that mean nothing, such as a misspelled one in a content file."""
    found: list[str] = []
    for row in rows:
        for name in row.__struct_fields__:
            value = getattr(row, name)
            if isinstance(value, Benefit):
                said = value.words
            elif isinstance(value, Bonus):
                said = value.gain
            else:
                said = value if name in WORDED else ()
            found += [f"{row.key}: {x}" for x in said if not is_known(x)]
    return found
