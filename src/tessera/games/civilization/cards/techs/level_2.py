"""Techs of level II."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.civilization.cards.words import *

LEVEL_2 = Cards[Tech]()
card = LEVEL_2.add

card(
    Tech(
        "chivalry",
        level=2,
        government="feudalism_government",
        unit=(MOUNTED, 2),
        pays=(INCENSE,),
        amount=5,
    ),
    Use(CITY_MENU, GainCulture(ME, THIS), once=TURN),
)

card(
    Tech("civil_service", level=2, coin=1, hand=1, pays=(SPY,)),
    Use(EVENT_ANNOUNCED, CancelIt(ME, THIS), once=TURN),
)

card(
    Tech("construction", level=2, building="workshop", pays=(WHEAT,), amount=5),
    Use(CITY_MENU, Prosper(ME, THIS), once=TURN),
)

card(
    Tech("democracy", level=2, government="democracy_government", unit=(INFANTRY, 2), price=6, tokens=4),
    Plus(COINS, coins_on),
    Use(CITY_MENU, CoinTask(ME, THIS, in_trade=True), once=TURN),
)

card(Tech("engineering", level=2, building="aqueduct"), Allow(SPLIT_PRODUCTION, once=TURN))

card(Tech("irrigation", level=2, cities=3))

card(
    Tech("mathematics", level=2, unit=(ARTILLERY, 2), pays=(IRON,), also=3),
    Use(BATTLE_MENU, Bombard(ME, THIS), once=TURN),
)


class Overthrow(Outdate, frozen=True):
    """Make an ancient wonder obsolete, or kill a random unit of another player (CV-6.56, CV-7.16)."""

    age: ClassVar[int] = ANCIENT

    def others(self, s: World) -> list[Option]:
        return [("murder", p.seat) for p in rivals(s, self.seat) if p.forces.cards]

    def do_other(self, s: World, what: int | str) -> None:
        p = s.players[int(what)]
        unit = s.chance.draw(p.forces)
        put_under(s, unit)
        rank, count = known_as(s, p, unit)
        key = s.content.rows[unit].key
        s.tell("unit-murdered", seat=self.seat, other_seat=p.seat, card=key, rank=rank, count=count)

    def describe_other(self, s: World, option: Option) -> Description:
        return Description("do-murder", {"other_seat": option[1]}, (f"seat:{option[1]}",), "CV-7.16")


card(
    Tech("monarchy", level=2, government="monarchy_government", pays=(SILK,)),
    Use(CITY_MENU, Overthrow(ME, THIS), once=TURN),
)

card(
    Tech("printing_press", level=2, building="university", stacking=4, price=5, tokens=4),
    Plus(COINS, coins_on),
    Use(CITY_MENU, CoinTask(ME, THIS), once=TURN),
)

card(Tech("sailing", level=2, speed=4, water=END))
