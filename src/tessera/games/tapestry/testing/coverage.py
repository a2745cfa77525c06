"""Which components a position uses: for reports that look for what matches never see."""

from __future__ import annotations

from collections.abc import Iterator

from tessera.games.tapestry.content import BUILDINGS, ROWS, TRACKS
from tessera.games.tapestry.state import AUTOMA, FACE_DOWN, Tapestry, is_solo, tracks_in_play
from tessera.kernel import NONE


def used(s: Tapestry) -> Iterator[str]:
    """Everything that lies open, in hands and on mats, and the spaces that tokens stand on."""
    element = s.content.element
    for p in s.players:
        cards = (
            *p.cards,
            *p.bottom,
            *p.middle,
            *p.top,
            *p.masterpieces,
            *p.explored,
            *p.space_tiles,
            *p.tiles,
        )
        yield from [element(card) for card in (*cards, *p.landmarks, *p.hand.cards, *p.landmark_cards)]
        yield from [element(card) for stack in p.eras for card in stack if card != FACE_DOWN]
        if p.capital != NONE:
            yield element(p.capital)
        for track in tracks_in_play(s):
            yield f"track:track_{TRACKS[track]}"
            yield from [f"space:{TRACKS[track]}_{space}" for space in p.tokens[track] if space]
        yield from [f"income:income_{name}" for name in ROWS]
        yield from [
            f"inspiration:inspiration_{name}" for row, name in enumerate(ROWS) if p.inspired >> row & 1
        ]
        for which, row in enumerate(s.content.tables.achievements):
            if p.achieved >> which & 1:
                yield row.element
        if p.kind == AUTOMA:
            yield from [element(civ) for civ in p.civs]
    yield from [element(tile) for tile in s.laid if tile >= 0]
    yield from [element(card) for card in (*s.spent, *s.pair)]
    if s.rolled[0] != NONE:
        yield "die:science_d20" if len(tracks_in_play(s)) == len(BUILDINGS) + 1 else "die:science_d12"
    if s.rolled[1] != NONE:
        yield from ("die:conquer_red", "die:conquer_black")
    if is_solo(s):
        yield s.content.tables.levels[int(s.setup.settings["level"]) - 1].element
