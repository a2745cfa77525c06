"""Agendas and victory (chapter 19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.newdawn.content import CULTURE, ECONOMY, MILITARY, SCIENCE
from tessera.games.newdawn.spaces import mature_cities
from tessera.games.newdawn.world import NewDawn, Player, clockwise, friendly_spaces, unused_control
from tessera.kernel import Outcome, ScoreLine
from tessera.kernel.outcome import ranks_of


def _wonders_of(focus: int) -> Callable[[NewDawn, Player], int]:
    def count(s: NewDawn, p: Player) -> int:
        wonders = s.content.wonders
        return sum([wonders[wonder].type == focus for wonder in p.wonders])

    return count


def _coastal_spaces(s: NewDawn, p: Player) -> int:
    """Friendly spaces on the edge of the map or next to water (ND-19.07)."""
    return (friendly_spaces(p) & s.board.coast).bit_count()


MEASURES: Final[dict[str, Callable[[NewDawn, Player], int]]] = {
    "civilized": lambda s, p: len(p.cities) + (p.capital >= 0),
    "money_grubber": _wonders_of(ECONOMY),
    "warmonger": lambda s, p: s.city_states.count(p.seat),  # or a defeated capital (ND-19.05)
    "paranoid": _wonders_of(MILITARY),
    "explorer": _coastal_spaces,
    "aesthetic": _wonders_of(CULTURE),
    "technophile": lambda s, p: p.dial,  # also when the pointer passes (ND-19.06)
    "scholarly": _wonders_of(SCIENCE),
    "populous": lambda s, p: len(mature_cities(s, p)),
    "preservationist": lambda s, p: s.natural_wonders.count(p.seat),
}
"""What each agenda counts."""


def progress(s: NewDawn, p: Player, agenda: str) -> int:
    """How far a player is with an agenda, never more than needed."""
    return min(MEASURES[agenda](s, p), s.content.agendas[agenda].at_least)


def check_agendas(s: NewDawn) -> None:
    """Mark every agenda that is met now; called after every change of the position (ND-19.02, ND-19.14)."""
    needed = s.content.agendas
    for card in s.victory_cards:
        agendas = s.content.victory_cards[card].agendas
        for p in s.players:
            if card in p.agendas:
                continue
            for agenda in agendas:
                if MEASURES[agenda](s, p) >= needed[agenda].at_least:
                    _complete(s, p, card, agenda)
                    break


def achieve(s: NewDawn, p: Player, agenda: str) -> None:
    """An agenda met by an event that leaves no trace (ND-19.05, ND-19.06)."""
    for card in s.victory_cards:
        if agenda in s.content.victory_cards[card].agendas and card not in p.agendas:
            _complete(s, p, card, agenda)


def _complete(s: NewDawn, p: Player, card: int, agenda: str) -> None:
    """One marker per player and card, for good; without an unused token it is only noted (ND-19.03, ND-19.04)."""
    p.agendas = tuple(sorted((*p.agendas, card)))
    if unused_control(s, p) > 0:
        p.markers += 1
    s.tell("agenda-completed", seat=p.seat, agenda=agenda)


def check_victory(s: NewDawn) -> None:
    """At the end of a round: whoever has an agenda on each victory card is a candidate (ND-19.08)."""
    if any(len(p.agendas) == len(s.victory_cards) for p in s.players):
        _finish(s, "agendas")
    elif s.round >= s.content.constants.round_limit:
        _finish(s, "round-limit")


def _finish(s: NewDawn, reason: str) -> None:
    """Most agendas, then most wonders, then most friendly spaces; else shared (ND-19.09, ND-19.10)."""
    keys = [(len(p.agendas), len(p.wonders), friendly_spaces(p).bit_count()) for p in s.players]
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
