"""Techs of level IV."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.civilization.cards.words import *

LEVEL_4 = Cards[Tech]()
card = LEVEL_4.add


class Mobilize(Deed, frozen=True):
    """Each own city may take more actions this turn (CV-7.17)."""

    rule: ClassVar[str] = "CV-7.17"

    def run(self, s: World) -> None:
        s.players[self.seat].more_acts += s.content.amount[self.card]


class AtomicStrike(Deed, frozen=True):
    """Destroy a city that is no capital, with all figures around it (CV-7.12)."""

    rule: ClassVar[str] = "CV-7.12"

    def part(self, s: World) -> list[Option] | None:
        return None if self.chosen else [("strike", NAMES[city]) for p in s.players for city in p.cities[1:]]

    def run(self, s: World) -> None:
        city = SQUARE[str(self.chosen[0][1])]
        for p in s.players:
            for square in {*p.armies, *p.scouts}:
                if OUTSKIRTS[city] >> square & 1:
                    remove_figures(s, p, square)
        destroy_city(s, city_owner(s, city), city)

    def describe_part(self, s: World, option: Option) -> Description:
        return square_part(option, self.rule)


card(
    Tech("atomic_theory", level=4, pays=(URANIUM,), amount=1),
    Use(CITY_MENU, Mobilize(ME, THIS), once=CITIES),  # two abilities, each once per turn (CV-7.02)
    Use(MOVE_MENU, AtomicStrike(ME, THIS), once=TURN),
)

card(
    Tech("ballistics", level=4, unit=(ARTILLERY, 4), pays=(IRON,), also=6),
    Use(BATTLE_MENU, Bombard(ME, THIS), once=TURN),
)


class RazeHere(Act, frozen=True):
    """Destroy the building on which an army has ended its move (CV-10.20)."""

    seat: int
    square: int

    def run(self, s: World) -> None:
        raze(s, self.square)

    def possible(self, s: World) -> bool:
        return bool(buildings_on_map(s) >> self.square & 1)


def raze_here(s: World, p: Nation, card: Held, square: int) -> Step:
    return RazeHere(p.seat, square)


def on_building(s: World, p: Nation, card: Held, square: int) -> bool:
    return bool(buildings_on_map(s) >> square & 1)


card(
    Tech("combustion", level=4, unit=(MOUNTED, 4)),
    On(MOVE_ENDS, raze_here, when=on_building, may=True, once=TURN),
    Allow(WALLS_FALL),
)

card(
    Tech("computers", level=4, coin=1, amount=5),
    Plus(BATTLE_HAND, per_coins),
    Plus(HAND_SIZE, per_coins),
)

card(Tech("flight", level=4, unit=(AIRCRAFT, 1), speed=6, water=END), Allow(FLIES))

card(
    Tech("mass_media", level=4, pays=(SPY,)),
    Allow(EVENTS_STAND),
    Use(ABILITY_ANNOUNCED, CancelIt(ME, THIS), once=TURN),
)

card(Tech("replaceable_parts", level=4, unit=(INFANTRY, 4), stacking=6))
