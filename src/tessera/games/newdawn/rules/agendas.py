"""Agendas and victory (chapter 19). What an agenda counts stands beside it, in `cards.agendas`.

Agendas that are met by what a player has are marked by `NewDawn.settle`, whenever something changed.
"""

from __future__ import annotations

from collections.abc import Iterator

from tessera.games.newdawn.hooks import PROGRESS
from tessera.games.newdawn.state import (
    NewDawn,
    Player,
    complete_agenda,
    friendly_spaces,
    wonders_of,
)
from tessera.kernel import Act, Outcome, ScoreLine
from tessera.kernel.effects import Asked, Moment, about_themselves, emit, total
from tessera.kernel.outcome import ranks_of
from tessera.kernel.seating import clockwise


def agendas_in_play(s: NewDawn) -> Iterator[tuple[int, int]]:
    """The victory cards, each with both of its agendas."""
    for victory in s.victory_cards:
        for agenda in s.content.agendas_on[victory]:
            yield victory, agenda


def progress(s: NewDawn, p: Player, agenda: int) -> int:
    """How far a player is with an agenda, never more than needed."""
    return min(total(s, p, PROGRESS, about=agenda), s.content.agendas[agenda].at_least)


def happened(s: NewDawn, p: Player, moment: Moment[*Asked], *asked: *Asked) -> None:
    """Something by which an agenda may be met though it leaves no trace (ND-19.05, ND-19.06)."""
    answering = about_themselves(s, moment)
    for _, agenda in agendas_in_play(s):
        if agenda in answering:
            emit(s, p, moment, *asked, about=agenda)


class Achieve(Act, frozen=True):
    """Meet an agenda that is in play."""

    seat: int
    card: int
    """The agenda."""

    def run(self, s: NewDawn) -> None:
        p = s.players[self.seat]
        for victory, agenda in agendas_in_play(s):
            if agenda == self.card and victory not in p.agendas:
                complete_agenda(s, p, victory, agenda)


def check_victory(s: NewDawn) -> None:
    """At the end of a round: whoever has an agenda on each victory card is a candidate (ND-19.08)."""
    if any(len(p.agendas) == len(s.victory_cards) for p in s.players):
        _finish(s, "agendas")
    elif s.round >= s.content.constants.round_limit:
        _finish(s, "round-limit")


def _finish(s: NewDawn, reason: str) -> None:
    """Most agendas, then most wonders, then most friendly spaces; else shared (ND-19.09, ND-19.10)."""
    keys = [(len(p.agendas), len(wonders_of(s, p)), friendly_spaces(p).bit_count()) for p in s.players]
    for seat in clockwise(s, s.first):
        agendas, wonders, spaces = keys[seat]
        s.tell("scored", seat=seat, agendas=agendas, wonders=wonders, spaces=spaces)
    breakdown = tuple(
        (
            ScoreLine("score-agendas", agendas),
            ScoreLine("score-wonders", wonders),
            ScoreLine("score-spaces", spaces),
        )
        for agendas, wonders, spaces in keys
    )
    s.finish(Outcome(ranks_of(keys), tuple(key[0] for key in keys), reason, breakdown))
