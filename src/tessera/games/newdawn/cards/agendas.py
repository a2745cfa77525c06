"""Agendas (chapter 19): what each counts."""

from __future__ import annotations

from collections.abc import Callable

from tessera.games.newdawn.cards.words import *


def wonders_of_type(focus: int) -> Callable[[NewDawn, Player, Held], int]:
    def count(s: NewDawn, p: Player, card: Held) -> int:
        wonders = s.content.wonders
        return len([card for card in p.cards if card in wonders and wonders[card].type == focus])

    return count


AGENDAS = Cards[Agenda]()
card = AGENDAS.add


def cities(s: NewDawn, p: Player, card: Held) -> int:
    return len(p.cities) + (p.capital >= 0)


card(Agenda("civilized", 8, RULEBOOK), Plus(PROGRESS, cities, own=True))
card(Agenda("money_grubber", 2, RULEBOOK), Plus(PROGRESS, wonders_of_type(ECONOMY), own=True))


def conquered(s: NewDawn, p: Player, card: Held) -> int:
    return s.city_states.count(p.seat)


card(
    Agenda("warmonger", 2, RULEBOOK),
    Plus(PROGRESS, conquered, own=True),
    On(CAPITAL_DEFEATED, Achieve(ME, THIS), own=True),
)
card(Agenda("paranoid", 2, RULEBOOK), Plus(PROGRESS, wonders_of_type(MILITARY), own=True))


def coastal_spaces(s: NewDawn, p: Player, card: Held) -> int:
    """Friendly spaces on the edge of the map or next to water (ND-19.07)."""
    return (friendly_spaces(p) & s.board.coast).bit_count()


card(Agenda("explorer", 15, RULEBOOK), Plus(PROGRESS, coastal_spaces, own=True))
card(Agenda("aesthetic", 2, RULEBOOK), Plus(PROGRESS, wonders_of_type(CULTURE), own=True))


def on_the_dial(s: NewDawn, p: Player, card: Held) -> int:
    return p.dial


def passes(s: NewDawn, p: Player, card: HeldAs[Agenda], start: int, goal: int) -> bool:
    """Whether the pointer of the dial reaches or passes the space, on its way beyond the end too (ND-19.06)."""
    return start < card.row.at_least <= goal


card(
    Agenda("technophile", 24, RULEBOOK),
    Plus(PROGRESS, on_the_dial, own=True),
    On(DIAL_MOVED, Achieve(ME, THIS), when=passes, own=True),
)
card(Agenda("scholarly", 2, RULEBOOK), Plus(PROGRESS, wonders_of_type(SCIENCE), own=True))


def mature(s: NewDawn, p: Player, card: Held) -> int:
    return len(mature_cities(s, p))


card(Agenda("populous", 5, RULEBOOK), Plus(PROGRESS, mature, own=True))


def natural_wonders(s: NewDawn, p: Player, card: Held) -> int:
    return s.natural_wonders.count(p.seat)


card(Agenda("preservationist", 2, RULEBOOK), Plus(PROGRESS, natural_wonders, own=True))
