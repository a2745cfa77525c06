"""Techs of level III."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.civilization.cards.words import *

LEVEL_3 = Cards[Tech]()
card = LEVEL_3.add

card(
    Tech("banking", level=3, building="bank", pays=(WHEAT,), amount=7),
    Use(CITY_MENU, Prosper(ME, THIS), once=TURN),
)


class HealAll(Deed, frozen=True):
    """All wounds of own units in play are healed (CV-11.20)."""

    rule: ClassVar[str] = "CV-11.20"

    def possible(self, s: World) -> bool:
        return s.battle is not None and bool(wounds_of(s, side_of(s, self.seat)))

    def run(self, s: World) -> None:
        side = side_of(s, self.seat)
        for place, count in wounds_of(s, side).items():
            wound(s, side, place, -count)


card(Tech("biology", level=3, stacking=5), Use(BATTLE_MENU, HealAll(ME, THIS), once=BATTLE))


class LockSquare(Deed, frozen=True):
    """No figure may leave a square this turn (CV-7.10)."""

    rule: ClassVar[str] = "CV-7.10"

    def part(self, s: World) -> list[Option] | None:
        return by_tile(s, s.board.revealed & ~at(s.locked), self.chosen)

    def run(self, s: World) -> None:
        square = SQUARE[str(self.chosen[-1][1])]
        if square not in s.locked:
            s.locked = put(s.locked, square)
        s.tell("locked", seat=self.seat, square=NAMES[square])

    def describe_part(self, s: World, option: Option) -> Description:
        return square_part(option, self.rule)


card(
    Tech("communism", level=3, government="communism_government", pays=(SPY,)),
    Use(INTERRUPTS, LockSquare(ME, THIS), once=TURN),
)


class BlowUp(Outdate, frozen=True):
    """Make an ancient or medieval wonder obsolete, or destroy a building (CV-6.56, CV-7.13)."""

    rule: ClassVar[str] = "CV-7.13"
    age: ClassVar[int] = MEDIEVAL

    def others(self, s: World) -> list[Option]:
        return [("raze", NAMES[square]) for square in bits(buildings_on_map(s))]

    def do_other(self, s: World, what: int | str) -> None:
        raze(s, SQUARE[str(what)])

    def describe_other(self, s: World, option: Option) -> Description:
        return square_part(option, self.rule)


card(
    Tech("gunpowder", level=3, unit=(INFANTRY, 3), pays=(ANY, ANY)),
    Use(CITY_MENU, BlowUp(ME, THIS), once=TURN),
)

card(
    Tech("metal_casting", level=3, unit=(ARTILLERY, 3), pays=(INCENSE,), amount=7),
    Use(CITY_MENU, GainCulture(ME, THIS), once=TURN),
)

card(
    Tech("military_science", level=3, building="academy", amount=3),
    Plus(MORE_PRODUCTION, per_coins),
)

card(Tech("railroad", level=3, building="iron_mine", unit=(MOUNTED, 3), coin=1))


class Ship(Deed, frozen=True):
    """Put all own figures of a square on one water square; they do not move this turn (CV-7.11)."""

    rule: ClassVar[str] = "CV-7.11"

    def part(self, s: World) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            return [("from", NAMES[square]) for square in bits(figures(p)) if self.waters(s, p, square)]
        return by_tile(s, self.waters(s, p, SQUARE[str(self.chosen[0][1])]), self.chosen[1:])

    def waters(self, s: World, p: Nation, start: int) -> int:
        found = s.board.water & ~enemies(s, p) & ~(1 << start)
        limit, size = stacking_limit(s, p), sum(figures_at(p, start))
        for square in {*p.armies, *p.scouts}:
            if sum(figures_at(p, square)) + size > limit:
                found &= ~(1 << square)
        return found

    def run(self, s: World) -> None:
        p, start, to = s.players[self.seat], *(SQUARE[str(self.chosen[n][1])] for n in (0, -1))
        count = move_all(s, p, start, to, rested=True)
        s.tell("moved", seat=self.seat, square=NAMES[start], other_square=NAMES[to], count=count)

    def describe_part(self, s: World, option: Option) -> Description:
        return square_part(option, self.rule)


card(
    Tech("steam_power", level=3, speed=5, water=END, pays=(SILK,)),
    Use(CITY_MENU, Ship(ME, THIS), once=TURN),
)

card(Tech("theology", level=3, building="cathedral", government="fundamentalism_government", hand=1))
