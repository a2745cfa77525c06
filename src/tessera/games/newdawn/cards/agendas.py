"""Agendas, and the victory cards that hold two of them each (chapter 19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.newdawn.agendas import Achieve
from tessera.games.newdawn.content import (
    CULTURE,
    ECONOMY,
    MILITARY,
    PUBLIC,
    RULEBOOK,
    SCIENCE,
    Agenda,
    VictoryCard,
)
from tessera.games.newdawn.hooks import CAPITAL_DEFEATED, DIAL_MOVED, PROGRESS
from tessera.games.newdawn.spaces import mature_cities
from tessera.games.newdawn.world import NewDawn, Player, friendly_spaces
from tessera.kernel.effects import Held, On, Plus, card


def wonders_of_type(focus: int) -> Callable[[NewDawn, Player, Held], int]:
    def count(s: NewDawn, p: Player, card: Held) -> int:
        wonders = s.content.wonders
        return len([card for card in p.cards if card in wonders and wonders[card].type == focus])

    return count


def cities(s: NewDawn, p: Player, card: Held) -> int:
    return len(p.cities) + (p.capital >= 0)


def conquered(s: NewDawn, p: Player, card: Held) -> int:
    return s.city_states.count(p.seat)


def coastal_spaces(s: NewDawn, p: Player, card: Held) -> int:
    """Friendly spaces on the edge of the map or next to water (ND-19.07)."""
    return (friendly_spaces(p) & s.board.coast).bit_count()


def on_the_dial(s: NewDawn, p: Player, card: Held) -> int:
    return p.dial


def mature(s: NewDawn, p: Player, card: Held) -> int:
    return len(mature_cities(s, p))


def natural_wonders(s: NewDawn, p: Player, card: Held) -> int:
    return s.natural_wonders.count(p.seat)


def achieve(s: NewDawn, p: Player, card: Held, *asked: int) -> Achieve:
    return Achieve(p.seat, card.number)


def passes(s: NewDawn, p: Player, card: Held, start: int, goal: int) -> bool:
    """Whether the pointer of the dial reaches or passes the space, on its way beyond the end too (ND-19.06)."""
    return start < int(card.row.at_least) <= goal


AGENDAS: Final = (
    card(Agenda("civilized", 8, RULEBOOK), Plus(PROGRESS, cities, own=True)),
    card(Agenda("money_grubber", 2, RULEBOOK), Plus(PROGRESS, wonders_of_type(ECONOMY), own=True)),
    card(
        Agenda("warmonger", 2, RULEBOOK),
        Plus(PROGRESS, conquered, own=True),
        On(CAPITAL_DEFEATED, achieve, own=True),
    ),
    card(Agenda("paranoid", 2, RULEBOOK), Plus(PROGRESS, wonders_of_type(MILITARY), own=True)),
    card(Agenda("explorer", 15, RULEBOOK), Plus(PROGRESS, coastal_spaces, own=True)),
    card(Agenda("aesthetic", 2, RULEBOOK), Plus(PROGRESS, wonders_of_type(CULTURE), own=True)),
    card(
        Agenda("technophile", 24, RULEBOOK),
        Plus(PROGRESS, on_the_dial, own=True),
        On(DIAL_MOVED, achieve, when=passes, own=True),
    ),
    card(Agenda("scholarly", 2, RULEBOOK), Plus(PROGRESS, wonders_of_type(SCIENCE), own=True)),
    card(Agenda("populous", 5, RULEBOOK), Plus(PROGRESS, mature, own=True)),
    card(Agenda("preservationist", 2, RULEBOOK), Plus(PROGRESS, natural_wonders, own=True)),
)

VICTORY_CARDS: Final = (
    card(VictoryCard("explorer_aesthetic", ("explorer", "aesthetic"), RULEBOOK)),
    card(VictoryCard("paranoid_warmonger", ("paranoid", "warmonger"), RULEBOOK)),
    card(VictoryCard("preservationist_populous", ("preservationist", "populous"), RULEBOOK)),
    card(VictoryCard("civilized_money_grubber", ("civilized", "money_grubber"), PUBLIC)),
    card(VictoryCard("technophile_scholarly", ("technophile", "scholarly"), PUBLIC)),
)
