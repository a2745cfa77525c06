"""The culture events (CV-14): 47 cards in three decks."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tessera.games.civilization.abilities import CancelIt
from tessera.games.civilization.content import (
    DESERT,
    FOREST,
    GRASSLAND,
    IRON,
    SILK,
    SPY,
    URANIUM,
    WATERS,
    WHEAT,
    CultureEvent,
)
from tessera.games.civilization.deed import Deed, deed
from tessera.games.civilization.deeds import (
    Defect,
    DefectAll,
    Exchange,
    LeadAstray,
    Prosper,
    Raze,
    RazeOthers,
    Reshape,
    Revolt,
)
from tessera.games.civilization.hooks import (
    ABILITY_ANNOUNCED,
    CITY_MENU,
    EVENT_ANNOUNCED,
    INTERRUPTS,
    START_MENU,
)
from tessera.games.civilization.world import Nation, World
from tessera.kernel.effects import Card, Held, Use, card

GIFT: Final = (IRON, WHEAT, SPY, SILK)


def aimed_at_me(s: World, p: Nation, card: Held, announced: Deed, *asked: Any) -> bool:
    """Whether the event names this player, its figures, or a square or building of its cities (CV-14.18)."""
    return p.seat in [seat for seat, _ in announced.aims(s)]


class Drought(Reshape, frozen=True):
    """Everything but mountains and deserts dries out."""

    ground: ClassVar[tuple[int, ...]] = (GRASSLAND, FOREST, WATERS)


class Deforestation(Reshape, frozen=True):
    """A forest is cut down."""

    ground: ClassVar[tuple[int, ...]] = (FOREST,)


prosper, exchange, revolt, astray = deed(Prosper), deed(Exchange), deed(Revolt), deed(LeadAstray)
cancel_it, raze, defect_all = deed(CancelIt), deed(Raze), deed(DefectAll)

EVENTS: Final[tuple[Card[CultureEvent], ...]] = (
    # deck I
    card(CultureEvent("defection", deck=1, copies=2, reach=4, amount=1), Use(INTERRUPTS, deed(Defect))),
    card(
        CultureEvent("bread_and_circuses", deck=1, copies=2),
        Use(EVENT_ANNOUNCED, cancel_it, when=aimed_at_me),
    ),
    card(CultureEvent("sabotage", deck=1, copies=2, reach=4), Use(START_MENU, raze)),
    card(CultureEvent("drought", deck=1, copies=2, terrain=DESERT), Use(START_MENU, deed(Drought))),
    card(CultureEvent("disoriented", deck=1, copies=1, amount=2), Use(CITY_MENU, astray)),
    card(CultureEvent("we_love_the_despot_day", deck=1, copies=3, amount=4), Use(CITY_MENU, prosper)),
    card(CultureEvent("a_gift_from_afar", deck=1, copies=3, counts_as=GIFT, gives_coin=1)),
    card(CultureEvent("the_citizens_are_revolting_1", deck=1, copies=1), Use(START_MENU, revolt)),
    card(CultureEvent("exchange_of_ideas", deck=1, copies=3, amount=1), Use(START_MENU, exchange)),
    # deck II
    card(CultureEvent("lost", deck=2, copies=1, amount=3), Use(CITY_MENU, astray)),
    card(CultureEvent("catastrophe", deck=2, copies=1, reach=6), Use(START_MENU, raze)),
    card(CultureEvent("jousting_tourney", deck=2, copies=2), Use(EVENT_ANNOUNCED, cancel_it)),
    card(CultureEvent("mass_defection", deck=2, copies=2, reach=6, amount=2), Use(INTERRUPTS, defect_all)),
    card(CultureEvent("a_generous_gift", deck=2, copies=3, counts_as=GIFT)),
    card(CultureEvent("we_love_the_queen_day", deck=2, copies=2, amount=6), Use(CITY_MENU, prosper)),
    card(
        CultureEvent("deforestation", deck=2, copies=2, terrain=GRASSLAND),
        Use(START_MENU, deed(Deforestation)),
    ),
    card(CultureEvent("the_citizens_are_revolting_2", deck=2, copies=1), Use(START_MENU, revolt)),
    card(CultureEvent("knowledge_shared", deck=2, copies=3, amount=2), Use(START_MENU, exchange)),
    # deck III
    card(CultureEvent("out_of_position", deck=3, copies=1, amount=4), Use(CITY_MENU, astray)),
    card(CultureEvent("disaster", deck=3, copies=1, amount=2), Use(START_MENU, deed(RazeOthers))),
    card(CultureEvent("wholesale_defection", deck=3, copies=2, amount=2), Use(INTERRUPTS, defect_all)),
    card(CultureEvent("think_tank", deck=3, copies=2, amount=3), Use(START_MENU, exchange)),
    card(
        CultureEvent("primetime_tv", deck=3, copies=2),
        Use(EVENT_ANNOUNCED, cancel_it),
        Use(ABILITY_ANNOUNCED, cancel_it),
    ),
    card(CultureEvent("we_love_the_president_day", deck=3, copies=1, amount=8), Use(CITY_MENU, prosper)),
    card(CultureEvent("a_princely_gift", deck=3, copies=2, counts_as=(*GIFT, URANIUM))),
)
