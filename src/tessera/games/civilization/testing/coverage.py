"""Which components a match has brought into play, for statistics."""

from __future__ import annotations

from collections.abc import Iterator

from tessera.games.civilization.state import World
from tessera.kernel import NONE


def components_used(s: World) -> Iterator[str]:
    """Those that nations have, that were shown, lost or offered, and the tiles of the map."""
    content = s.content
    for p in s.players:
        used = (*p.cards, *p.stands, *p.hand.cards, *p.forces.cards, *p.markers.cards, *p.reserve)
        yield from [content.element(number) for number in used]
        if p.walled:
            yield from [row.element for row in content.buildings.values() if row.centre]
    lost = (*s.lost_markers, *s.lost_wonders, *s.lost_people)
    shown = [number for under in (*s.used_units, *s.used_events) for number in under]
    offered = [number for number in s.wonders if number != NONE]
    yield from [content.element(number) for number in (*lost, *shown, *offered)]
    for tile, _ in s.board.tiles:
        if tile:
            yield content.element(content.number[tile])
