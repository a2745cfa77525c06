"""Techs of level I."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.civilization.cards.words import *

LEVEL_1 = Cards[Tech]()
card = LEVEL_1.add


class Heal(Distribute, frozen=True):
    """Wounds of own units in play are healed (CV-11.20)."""

    verb: ClassVar[str] = "heal"
    permanent: ClassVar[bool] = True

    def room(self, s: World) -> dict[int, int]:
        return wounds_of(s, side_of(s, self.seat))

    def run(self, s: World) -> None:
        for part in self.chosen:
            if part != DONE:
                wound(s, side_of(s, self.seat), int(part[1]) - 1, -int(part[2]))


card(
    Tech("animal_husbandry", level=1, pays=(WHEAT,), amount=3, also=3),
    Use(BATTLE_MENU, Heal(ME, THIS), once=BATTLE),
    Use(CITY_MENU, Prosper(ME, THIS), once=TURN),
)


def room_for_coin(s: World, p: Nation, card: HeldAs[Tech]) -> bool:
    return sum(card.on) < card.row.tokens


card(
    Tech("code_of_laws", level=1, building="trading_post", government="republic_government", tokens=4),
    Plus(COINS, coins_on),
    On(BATTLE_WON, CoinOn(ME, THIS), when=room_for_coin, may=True, once=TURN),
)

card(
    Tech("currency", level=1, building="market", pays=(INCENSE,), amount=3),
    Use(CITY_MENU, GainCulture(ME, THIS), once=TURN),
)


class Caravan(Deed, frozen=True):
    """Gain trade; then another player of one's choice gains some, too (CV-5.07)."""

    rule: ClassVar[str] = "CV-5.07"

    def part(self, s: World) -> list[Option] | None:
        return None if self.chosen else [("favour", p.seat) for p in rivals(s, self.seat)]

    def run(self, s: World) -> None:
        row = s.content.techs[self.card]
        for seat, amount in ((self.seat, row.amount), (int(self.chosen[0][1]), row.also)):
            s.tell("trade-gained", seat=seat, count=gain_trade(s, s.players[seat], amount))

    def describe_part(self, s: World, option: Option) -> Description:
        args: dict[str, int | str] = {"seat": option[1], "count": s.content.techs[self.card].also}
        return Description("do-caravan", args, (f"seat:{option[1]}",), self.rule)


card(
    Tech("horseback_riding", level=1, speed=3, pays=(SILK,), amount=9, also=6),
    Use(TRADE_MENU, Caravan(ME, THIS), once=TURN),
)

card(Tech("masonry", level=1, building="city_walls", stacking=3))


class Sharpen(Deed, frozen=True):
    """The next unit deals more wounds if it attacks (CV-11.19)."""

    rule: ClassVar[str] = "CV-11.19"

    def possible(self, s: World) -> bool:
        if s.battle is None:
            return False
        mine = side_of(s, self.seat)
        alone = any(f[2 * mine] == NONE and f[2 - 2 * mine] != NONE for f in fought(s).fronts)
        return alone and super().possible(s)

    def run(self, s: World) -> None:
        fought(s).sharpened += s.content.techs[self.card].amount


card(
    Tech("metalworking", level=1, building="barracks", pays=(IRON,), amount=3),
    Use(BEFORE_UNIT, Sharpen(ME, THIS), once=TURN),
)

card(Tech("navigation", level=1, building="harbor", water=CROSS))


class CallPerson(Deed, frozen=True):
    """A random great person."""

    rule: ClassVar[str] = "CV-9.01"

    def possible(self, s: World) -> bool:
        return bool(s.people.cards) and super().possible(s)

    def run(self, s: World) -> None:
        s.then(GainPerson(self.seat))


card(
    Tech("philosophy", level=1, building="temple", pays=(ANY, ANY, ANY)),
    Use(CITY_MENU, CallPerson(ME, THIS), once=TURN),
)

card(
    Tech("pottery", level=1, building="granary", hand=1, pays=(ANY, ANY), tokens=4),
    Plus(COINS, coins_on),
    Use(CITY_MENU, CoinTask(ME, THIS), once=TURN),
)

card(
    Tech("writing", level=1, building="library", pays=(SPY,)),
    Use(ACTION_ANNOUNCED, CancelIt(ME, THIS), once=TURN),
)
