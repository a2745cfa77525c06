"""The techs (CV-7, CV-13): 36 that everybody can learn, and Space Flight."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from tessera.games.civilization.abilities import CancelIt
from tessera.games.civilization.battle import fought, put_under, side_of, strength, wound
from tessera.games.civilization.board import NAMES, OUTSKIRTS, SQUARE, at
from tessera.games.civilization.content import (
    AIRCRAFT,
    ANCIENT,
    ANY,
    ARTILLERY,
    CROSS,
    END,
    INCENSE,
    INFANTRY,
    IRON,
    MEDIEVAL,
    MOUNTED,
    RULEBOOK,
    SILK,
    SPY,
    URANIUM,
    WHEAT,
    Tech,
)
from tessera.games.civilization.culture import GainPerson, known_as
from tessera.games.civilization.deed import DONE, Deed, deed
from tessera.games.civilization.deeds import (
    CoinOn,
    Gain,
    Prosper,
    buildings_on_map,
    by_tile,
    coin_on_it,
    coins_on,
    make_obsolete,
    move_all,
    raze,
    sorted_rivals,
    square_part,
    wonders_of_ages,
)
from tessera.games.civilization.hooks import (
    ABILITY_ANNOUNCED,
    ACTION_ANNOUNCED,
    BATTLE,
    BATTLE_HAND,
    BATTLE_MENU,
    BATTLE_WON,
    BEFORE_UNIT,
    CITIES,
    CITY_MENU,
    COINS,
    EVENT_ANNOUNCED,
    EVENTS_STAND,
    FLIES,
    HAND_SIZE,
    INTERRUPTS,
    MOVE_ENDS,
    MOVE_MENU,
    PRODUCTION,
    SPLIT_PRODUCTION,
    TECH_VICTORY,
    TRADE_MENU,
    TURN,
    WALLS_FALL,
)
from tessera.games.civilization.pieces import city_owner, figures, figures_at, put, remove_figures
from tessera.games.civilization.places import destroy_city
from tessera.games.civilization.start import stacking_limit
from tessera.games.civilization.world import Nation, World, gain_trade
from tessera.games.civilization.yields import coins, enemies
from tessera.kernel import NONE, Act, Description, Option, Step, lies_on
from tessera.kernel.effects import Allow, Card, Held, On, Plus, Use, card
from tessera.kernel.geometry import bits

# --- City Management ------------------------------------------------------------------------------------------


class Inspire(Deed, frozen=True):
    """Culture tokens."""

    def run(self, s: World) -> None:
        Gain(self.seat, culture=s.content.row[self.card].amount).run(s)


class CoinTask(Deed, frozen=True):
    """Place a coin token on this card, up to its limit; the price is paid in trade or culture (CV-6.90)."""

    rule: ClassVar[str] = "CV-6.90"
    currency: ClassVar[str] = ""

    def possible(self, s: World) -> bool:
        p, row = s.players[self.seat], s.content.row[self.card]
        if sum(lies_on(p, self.card)) >= row.tokens:
            return False
        if self.currency and getattr(p, self.currency) < row.price:
            return False
        return super().possible(s)

    def run(self, s: World) -> None:
        p, row = s.players[self.seat], s.content.row[self.card]
        if self.currency == "trade":
            p.trade -= row.price
        elif self.currency == "culture":
            p.culture -= row.price
        CoinOn(self.seat, self.card).run(s)


class TradeTask(CoinTask, frozen=True):
    """Paid in trade."""

    currency: ClassVar[str] = "trade"


class CultureTask(CoinTask, frozen=True):
    """Paid in culture tokens."""

    currency: ClassVar[str] = "culture"


def room_for_coin(s: World, p: Nation, card: Held) -> bool:
    return sum(card.on) < int(card.row.tokens)


class CallPerson(Deed, frozen=True):
    """A random great person."""

    rule: ClassVar[str] = "CV-9.01"

    def possible(self, s: World) -> bool:
        return bool(s.people.cards) and super().possible(s)

    def run(self, s: World) -> None:
        s.then(GainPerson(self.seat))


class Overthrow(Deed, frozen=True):
    """Make an ancient wonder obsolete, or kill a random unit of another player (CV-6.56, CV-7.16)."""

    rule: ClassVar[str] = "CV-6.56"

    def part(self, s: World) -> list[Option] | None:
        if self.chosen:
            return None
        found: list[Option] = [("outdate", s.content.rows[n].key) for n in wonders_of_ages(s, ANCIENT)]
        return [*found, *[("murder", p.seat) for p in sorted_rivals(s, self.seat) if p.forces.cards]]

    def run(self, s: World) -> None:
        verb, what = self.chosen[0]
        if verb == "outdate":
            make_obsolete(s, s.content.number[str(what)])
            return
        p = s.players[int(what)]
        unit = s.chance.draw(p.forces)
        put_under(s, unit)
        rank, count = known_as(s, p, unit)
        key = s.content.rows[unit].key
        s.tell("unit-murdered", seat=self.seat, other_seat=p.seat, card=key, rank=rank, count=count)

    def describe_part(self, s: World, option: Option) -> Description:
        if option[0] == "murder":
            return Description("do-murder", {"other_seat": option[1]}, (f"seat:{option[1]}",), "CV-7.16")
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-outdate", {"card": option[1]}, (element,), self.rule)


class BlowUp(Deed, frozen=True):
    """Make an ancient or medieval wonder obsolete, or destroy a building (CV-6.56, CV-7.13)."""

    rule: ClassVar[str] = "CV-7.13"

    def part(self, s: World) -> list[Option] | None:
        if self.chosen:
            return None
        found: list[Option] = [("outdate", s.content.rows[n].key) for n in wonders_of_ages(s, MEDIEVAL)]
        return [*found, *[("raze", NAMES[square]) for square in bits(buildings_on_map(s))]]

    def run(self, s: World) -> None:
        verb, what = self.chosen[0]
        if verb == "outdate":
            make_obsolete(s, s.content.number[str(what)])
        else:
            raze(s, SQUARE[str(what)])

    def describe_part(self, s: World, option: Option) -> Description:
        if option[0] == "raze":
            return square_part(option, self.rule)
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-outdate", {"card": option[1]}, (element,), "CV-6.56")


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
        move_all(s, p, start, to, rested=True)

    def describe_part(self, s: World, option: Option) -> Description:
        return square_part(option, self.rule)


class Mobilize(Deed, frozen=True):
    """Each own city may take one action more this turn (CV-7.17)."""

    rule: ClassVar[str] = "CV-7.17"

    def run(self, s: World) -> None:
        s.players[self.seat].more_acts += 1


def per_coins(s: World, p: Nation, card: Held, *asked: object) -> int:
    """One for every so many coins."""
    return coins(s, p) // int(card.row.amount)


# --- Trade ----------------------------------------------------------------------------------------------------


class Caravan(Deed, frozen=True):
    """Gain trade; then another player of one's choice gains some, too (CV-5.07)."""

    rule: ClassVar[str] = "CV-5.07"

    def part(self, s: World) -> list[Option] | None:
        return None if self.chosen else [("favour", p.seat) for p in sorted_rivals(s, self.seat)]

    def run(self, s: World) -> None:
        row = s.content.row[self.card]
        for seat, amount in ((self.seat, row.amount), (int(self.chosen[0][1]), row.also)):
            s.tell("trade-gained", seat=seat, count=gain_trade(s, s.players[seat], amount))

    def describe_part(self, s: World, option: Option) -> Description:
        return Description("do-favour", {"seat": option[1]}, (f"seat:{option[1]}",), self.rule)


# --- Movement -------------------------------------------------------------------------------------------------


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


# --- Battle ---------------------------------------------------------------------------------------------------


class Distribute(Deed, frozen=True):
    """Wounds or healing, front by front, up to the number on the card (CV-11.20)."""

    rule: ClassVar[str] = "CV-11.20"
    verb: ClassVar[str] = ""

    def room(self, s: World) -> dict[int, int]:
        """Fronts where something can be done, and how much."""
        raise NotImplementedError

    def part(self, s: World) -> list[Option] | None:
        if s.battle is None:
            return []
        left = s.content.row[self.card].also - sum([int(part[2]) for part in self.chosen if part != DONE])
        last = int(self.chosen[-1][1]) if self.chosen and self.chosen[-1] != DONE else 0
        if left <= 0 or DONE in self.chosen:
            return None
        found: list[Option] = [
            (self.verb, place + 1, n)
            for place, most in self.room(s).items()
            if place + 1 > last
            for n in range(min(most, left), 0, -1)
        ]
        if not found and self.chosen:
            return None
        return [*found, DONE] if self.chosen else found

    def describe_part(self, s: World, option: Option) -> Description:
        if option == DONE:
            return Description("do-done", rule=self.rule)
        args: dict[str, int | str] = {"front": option[1], "count": option[2]}
        return Description(f"do-{self.verb}", args, (f"front:{option[1]}",), self.rule)


class Bombard(Distribute, frozen=True):
    """Wounds for enemy units in play (CV-11.20)."""

    verb: ClassVar[str] = "wound"

    def room(self, s: World) -> dict[int, int]:
        other = 1 - side_of(s, self.seat)
        return {
            place: strength(s, other, front[2 * other]) - front[2 * other + 1]
            for place, front in enumerate(fought(s).fronts)
            if front[2 * other] != NONE
        }

    def run(self, s: World) -> None:
        for part in self.chosen:
            if part != DONE:
                wound(s, 1 - side_of(s, self.seat), int(part[1]) - 1, int(part[2]))


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


def wounds_of(s: World, side: int) -> dict[int, int]:
    """Wounded units of a side, by front."""
    fronts = fought(s).fronts
    return {place: front[2 * side + 1] for place, front in enumerate(fronts) if front[2 * side + 1]}


class HealAll(Deed, frozen=True):
    """All wounds of own units in play are healed (CV-11.20)."""

    rule: ClassVar[str] = "CV-11.20"

    def possible(self, s: World) -> bool:
        return s.battle is not None and bool(wounds_of(s, side_of(s, self.seat)))

    def run(self, s: World) -> None:
        side = side_of(s, self.seat)
        for place, count in wounds_of(s, side).items():
            wound(s, side, place, -count)


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
        fought(s).sharpened += s.content.row[self.card].amount


Power = Callable[..., Deed]
"""Several techs share a deed; each finds its numbers in its row."""
prosper: Final[Power] = deed(Prosper)
inspire: Final[Power] = deed(Inspire)
bombard: Final[Power] = deed(Bombard)
cancel_it: Final[Power] = deed(CancelIt)


TECHS: Final[tuple[Card[Tech], ...]] = (
    # level I
    card(
        Tech("animal_husbandry", level=1, pays=(WHEAT,), amount=3, also=3),
        Use(BATTLE_MENU, deed(Heal), once=BATTLE),
        Use(CITY_MENU, prosper, once=TURN),
    ),
    card(
        Tech("code_of_laws", level=1, building="trading_post", government="republic_government", tokens=4),
        Plus(COINS, coins_on),
        On(BATTLE_WON, coin_on_it, when=room_for_coin, may=True, once=TURN),
    ),
    card(
        Tech("currency", level=1, building="market", pays=(INCENSE,), amount=3),
        Use(CITY_MENU, inspire, once=TURN),
    ),
    card(
        Tech("horseback_riding", level=1, speed=3, pays=(SILK,), amount=9, also=6),
        Use(TRADE_MENU, deed(Caravan), once=TURN),
    ),
    card(Tech("masonry", level=1, building="city_walls", stacking=3)),
    card(
        Tech("metalworking", level=1, building="barracks", pays=(IRON,), amount=3),
        Use(BEFORE_UNIT, deed(Sharpen), once=TURN),
    ),
    card(Tech("navigation", level=1, building="harbor", water=CROSS)),
    card(
        Tech("philosophy", level=1, building="temple", pays=(ANY, ANY, ANY)),
        Use(CITY_MENU, deed(CallPerson), once=TURN),
    ),
    card(
        Tech("pottery", level=1, building="granary", hand=1, pays=(ANY, ANY), tokens=4),
        Plus(COINS, coins_on),
        Use(CITY_MENU, deed(CoinTask), once=TURN),
    ),
    card(
        Tech("writing", level=1, building="library", pays=(SPY,)),
        Use(ACTION_ANNOUNCED, cancel_it, once=TURN),
    ),
    # level II
    card(
        Tech(
            "chivalry",
            level=2,
            government="feudalism_government",
            unit=(MOUNTED, 2),
            pays=(INCENSE,),
            amount=5,
        ),
        Use(CITY_MENU, inspire, once=TURN),
    ),
    card(
        Tech("civil_service", level=2, coin=1, hand=1, pays=(SPY,)),
        Use(EVENT_ANNOUNCED, cancel_it, once=TURN),
    ),
    card(
        Tech("construction", level=2, building="workshop", pays=(WHEAT,), amount=5),
        Use(CITY_MENU, prosper, once=TURN),
    ),
    card(
        Tech("democracy", level=2, government="democracy_government", unit=(INFANTRY, 2), price=6, tokens=4),
        Plus(COINS, coins_on),
        Use(CITY_MENU, deed(TradeTask), once=TURN),
    ),
    card(Tech("engineering", level=2, building="aqueduct"), Allow(SPLIT_PRODUCTION, once=TURN)),
    card(Tech("irrigation", level=2, cities=3)),
    card(
        Tech("mathematics", level=2, unit=(ARTILLERY, 2), pays=(IRON,), also=3),
        Use(BATTLE_MENU, bombard, once=TURN),
    ),
    card(
        Tech("monarchy", level=2, government="monarchy_government", pays=(SILK,)),
        Use(CITY_MENU, deed(Overthrow), once=TURN),
    ),
    card(
        Tech("printing_press", level=2, building="university", stacking=4, price=5, tokens=4),
        Plus(COINS, coins_on),
        Use(CITY_MENU, deed(CultureTask), once=TURN),
    ),
    card(Tech("sailing", level=2, speed=4, water=END)),
    # level III
    card(
        Tech("banking", level=3, building="bank", pays=(WHEAT,), amount=7),
        Use(CITY_MENU, prosper, once=TURN),
    ),
    card(Tech("biology", level=3, stacking=5), Use(BATTLE_MENU, deed(HealAll), once=BATTLE)),
    card(
        Tech("communism", level=3, government="communism_government", pays=(SPY,)),
        Use(INTERRUPTS, deed(LockSquare), once=TURN),
    ),
    card(
        Tech("gunpowder", level=3, unit=(INFANTRY, 3), pays=(ANY, ANY)),
        Use(CITY_MENU, deed(BlowUp), once=TURN),
    ),
    card(
        Tech("metal_casting", level=3, unit=(ARTILLERY, 3), pays=(INCENSE,), amount=7),
        Use(CITY_MENU, inspire, once=TURN),
    ),
    card(
        Tech("military_science", level=3, building="academy", amount=3),
        Plus(PRODUCTION, per_coins),
    ),
    card(Tech("railroad", level=3, building="iron_mine", unit=(MOUNTED, 3), coin=1)),
    card(
        Tech("steam_power", level=3, speed=5, water=END, pays=(SILK,)),
        Use(CITY_MENU, deed(Ship), once=TURN),
    ),
    card(Tech("theology", level=3, building="cathedral", government="fundamentalism_government", hand=1)),
    # level IV
    card(
        Tech("atomic_theory", level=4, pays=(URANIUM,)),
        Use(CITY_MENU, deed(Mobilize), once=CITIES),  # two abilities, each once per turn (CV-7.02)
        Use(MOVE_MENU, deed(AtomicStrike), once=TURN),
    ),
    card(
        Tech("ballistics", level=4, unit=(ARTILLERY, 4), pays=(IRON,), also=6),
        Use(BATTLE_MENU, bombard, once=TURN),
    ),
    card(
        Tech("combustion", level=4, unit=(MOUNTED, 4)),
        On(MOVE_ENDS, raze_here, when=on_building, may=True, once=TURN),
        Allow(WALLS_FALL),
    ),
    card(
        Tech("computers", level=4, coin=1, amount=5),
        Plus(BATTLE_HAND, per_coins),
        Plus(HAND_SIZE, per_coins),
    ),
    card(Tech("flight", level=4, unit=(AIRCRAFT, 1), speed=6, water=END), Allow(FLIES)),
    card(
        Tech("mass_media", level=4, pays=(SPY,)),
        Allow(EVENTS_STAND),
        Use(ABILITY_ANNOUNCED, cancel_it, once=TURN),
    ),
    card(Tech("replaceable_parts", level=4, unit=(INFANTRY, 4), stacking=6)),
    # level V
    card(Tech("space_flight", level=5, single=True, source=RULEBOOK), Allow(TECH_VICTORY)),
)
"""What a tech unlocks, its printed numbers and what its abilities cost stand in its row."""
