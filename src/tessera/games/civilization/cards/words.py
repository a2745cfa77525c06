"""The words that cards are written with: those of the rules that their files use, and what several cards share.

A file of cards begins with ``from tessera.games.civilization.cards.words import *``.
"""

from __future__ import annotations

from typing import ClassVar

from tessera.games.civilization.content import (
    AIRCRAFT,
    ANCIENT,
    ANY,
    ARTILLERY,
    CROSS,
    DESERT,
    END,
    FOREST,
    GRASSLAND,
    GROWN,
    INCENSE,
    INFANTRY,
    IRON,
    MEDIEVAL,
    MODERN,
    MOUNTED,
    RESOURCES,
    RULEBOOK,
    SILK,
    SPY,
    TERRAINS,
    URANIUM,
    WATERS,
    WHEAT,
    Civilization,
    CultureEvent,
    Government,
    Icons,
    Tech,
    Wonder,
)
from tessera.games.civilization.hooks import (
    ABILITY_ANNOUNCED,
    ACTION_ANNOUNCED,
    ARMIES_FOUND,
    ATTACK_CITIES,
    BATTLE,
    BATTLE_HAND,
    BATTLE_MENU,
    BATTLE_OVER,
    BATTLE_WON,
    BEFORE_UNIT,
    CAPITAL_ACTS,
    CITIES,
    CITY_CONQUERED,
    CITY_FOUNDED,
    CITY_MENU,
    COINS,
    COLLECTED,
    CONSENT,
    CONVERSION,
    DEVOTION,
    EVENT_ANNOUNCED,
    EVENTS_STAND,
    FLIES,
    FREE_BUILDING,
    HAND_SIZE,
    HARVEST_ANYWHERE,
    HARVEST_TWICE,
    HUT_EXPLORED,
    INTERRUPTS,
    LEARNED,
    MORE_PRODUCTION,
    MOVE_ENDS,
    MOVE_MENU,
    RESEARCH_COST,
    SACRIFICE_FIGURE,
    SCOUTS_EXPLORE,
    SEES_HAND,
    SETUP_BEGINS,
    SETUP_BONUS,
    SETUP_ENDS,
    SPLIT_PRODUCTION,
    STACKING_BONUS,
    START_MENU,
    TECH_VICTORY,
    TRADE_MENU,
    TURN,
    TURN_STARTS,
    UNIT_STRENGTH,
    VILLAGE_CONQUERED,
    WALLS_FALL,
    WONDER_BUILT,
)
from tessera.games.civilization.rules.announcing import DONE, CancelIt, Deed
from tessera.games.civilization.rules.battle import fought, put_under, side_of, strength, wound, wounds_of
from tessera.games.civilization.rules.board import NAMES, OUTSKIRTS, SQUARE, at, next_to
from tessera.games.civilization.rules.cities import take_resource, train
from tessera.games.civilization.rules.culture import AdvanceTrack, GainPerson, PlacePerson, known_as
from tessera.games.civilization.rules.pieces import (
    add_army,
    add_scout,
    anything_at,
    armies_left,
    boost_city,
    centres,
    city_owner,
    figures,
    figures_at,
    move_all,
    owner_at,
    put_marker,
    remove_army,
    remove_figures,
    remove_marker,
    remove_scout,
    scouts_left,
)
from tessera.games.civilization.rules.places import destroy_city, raze
from tessera.games.civilization.rules.research import LearnFrom, describe_tech, learn, learnable
from tessera.games.civilization.rules.start import change_government, room, stacking_limit
from tessera.games.civilization.rules.targets import (
    aimed_squares,
    buildings_and_wonders,
    buildings_on_map,
    by_tile,
    in_reach,
    rivals,
    square_part,
)
from tessera.games.civilization.rules.wonders import make_obsolete, refill, wonder_sites, wonders_of_ages
from tessera.games.civilization.rules.yields import coins, enemies
from tessera.games.civilization.state import ATTACKER, DEFENDER, Nation, World, gain_trade
from tessera.kernel import (
    DECLINE,
    ME,
    NONE,
    THIS,
    Act,
    Ask,
    Cards,
    Choose,
    Description,
    InOrder,
    Option,
    Refusal,
    Repeat,
    Step,
    enter,
    lies_on,
    put_on,
)
from tessera.kernel.effects import Allow, AnyEffect, Forbid, Held, HeldAs, On, Plus, Use
from tessera.kernel.geometry import bits
from tessera.kernel.tuples import put, take

__all__ = [
    "ABILITY_ANNOUNCED",
    "ACTION_ANNOUNCED",
    "AIRCRAFT",
    "ANCIENT",
    "ANY",
    "ARMIES_FOUND",
    "ARTILLERY",
    "ATTACKER",
    "ATTACK_CITIES",
    "BATTLE",
    "BATTLE_HAND",
    "BATTLE_MENU",
    "BATTLE_OVER",
    "BATTLE_WON",
    "BEFORE_UNIT",
    "CAPITAL_ACTS",
    "CITIES",
    "CITY_CONQUERED",
    "CITY_FOUNDED",
    "CITY_MENU",
    "COINS",
    "COLLECTED",
    "CONSENT",
    "CONVERSION",
    "CROSS",
    "DECLINE",
    "DEFENDER",
    "DESERT",
    "DEVOTION",
    "DONE",
    "END",
    "EVENTS_STAND",
    "EVENT_ANNOUNCED",
    "FLIES",
    "FOREST",
    "FREE_BUILDING",
    "GRASSLAND",
    "GROWN",
    "HAND_SIZE",
    "HARVEST_ANYWHERE",
    "HARVEST_TWICE",
    "HUT_EXPLORED",
    "INCENSE",
    "INFANTRY",
    "INTERRUPTS",
    "IRON",
    "LEARNED",
    "ME",
    "MEDIEVAL",
    "MODERN",
    "MORE_PRODUCTION",
    "MOUNTED",
    "MOVE_ENDS",
    "MOVE_MENU",
    "NAMES",
    "NONE",
    "OUTSKIRTS",
    "RESEARCH_COST",
    "RESOURCES",
    "RULEBOOK",
    "SACRIFICE_FIGURE",
    "SCOUTS_EXPLORE",
    "SEES_HAND",
    "SETUP_BEGINS",
    "SETUP_BONUS",
    "SETUP_ENDS",
    "SILK",
    "SPLIT_PRODUCTION",
    "SPY",
    "SQUARE",
    "STACKING_BONUS",
    "START_MENU",
    "TECH_VICTORY",
    "TERRAINS",
    "THIS",
    "TRADE_MENU",
    "TURN",
    "TURN_STARTS",
    "UNIT_STRENGTH",
    "URANIUM",
    "VILLAGE_CONQUERED",
    "WALLS_FALL",
    "WATERS",
    "WHEAT",
    "WONDER_BUILT",
    "Act",
    "AdvanceTrack",
    "Allow",
    "AnyEffect",
    "Ask",
    "Bombard",
    "CancelIt",
    "Cards",
    "Choose",
    "Civilization",
    "CoinOn",
    "CoinTask",
    "CultureEvent",
    "Deed",
    "Description",
    "Distribute",
    "Forbid",
    "GainCulture",
    "GainPerson",
    "Government",
    "Held",
    "HeldAs",
    "Icons",
    "InOrder",
    "LearnFrom",
    "Nation",
    "On",
    "Option",
    "Outdate",
    "PlacePerson",
    "Plus",
    "Prosper",
    "Refusal",
    "Repeat",
    "Step",
    "Tech",
    "Use",
    "Wonder",
    "World",
    "add_army",
    "add_scout",
    "aimed_squares",
    "anything_at",
    "armies_left",
    "at",
    "bits",
    "buildings_and_wonders",
    "buildings_on_map",
    "by_tile",
    "centres",
    "change_government",
    "city_owner",
    "coins_on",
    "describe_tech",
    "destroy_city",
    "enemies",
    "enter",
    "figures",
    "figures_at",
    "fought",
    "gain_trade",
    "in_reach",
    "known_as",
    "learn",
    "learnable",
    "move_all",
    "next_to",
    "owner_at",
    "per_coins",
    "put",
    "put_marker",
    "put_under",
    "raze",
    "refill",
    "remove_army",
    "remove_figures",
    "remove_marker",
    "remove_scout",
    "rivals",
    "room",
    "scouts_left",
    "side_of",
    "square_part",
    "stacking_limit",
    "take",
    "take_resource",
    "train",
    "wonder_sites",
    "wound",
    "wounds_of",
]

# --- gains ----------------------------------------------------------------------------------------------------


class GainCulture(Deed, frozen=True):
    """Culture tokens, as many as the card says."""

    def run(self, s: World) -> None:
        amount = s.content.amount[self.card]
        s.players[self.seat].culture += amount
        s.tell("culture-gained", seat=self.seat, count=amount)


class Prosper(Deed, frozen=True):
    """One own city produces more this turn (CV-6.14)."""

    rule: ClassVar[str] = "CV-6.14"

    def part(self, s: World) -> list[Option] | None:
        return None if self.chosen else [("boost", NAMES[city]) for city in s.players[self.seat].cities]

    def run(self, s: World) -> None:
        p, city, amount = s.players[self.seat], SQUARE[str(self.chosen[0][1])], s.content.amount[self.card]
        if city in p.cities:
            boost_city(p, city, amount)
            s.tell("boosted", seat=self.seat, square=NAMES[city], count=amount)

    def describe_part(self, s: World, option: Option) -> Description:
        return square_part(option, self.rule)


# --- coins ----------------------------------------------------------------------------------------------------


class CoinOn(Act, frozen=True):
    """A coin token on a card (CV-6.90)."""

    seat: int
    card: int

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        if self.card in p.cards:
            put_on(s, p, self.card, sum(lies_on(p, self.card)) + 1)
            s.tell("coin", seat=self.seat, card=s.content.rows[self.card].key)

    def harmless(self) -> bool:
        """Coins only ever help."""
        return True


class CoinTask(Deed, frozen=True):
    """Place a coin token on this card, up to its limit; perhaps for a price in culture or trade (CV-6.90)."""

    rule: ClassVar[str] = "CV-6.90"

    in_trade: bool = False
    """Whether the price is paid in trade."""

    def possible(self, s: World) -> bool:
        p, row = s.players[self.seat], s.content.techs[self.card]
        owned = p.trade if self.in_trade else p.culture
        return sum(lies_on(p, self.card)) < row.tokens and owned >= row.price and super().possible(s)

    def run(self, s: World) -> None:
        p, price = s.players[self.seat], s.content.techs[self.card].price
        if self.in_trade:
            p.trade -= price
        else:
            p.culture -= price
        CoinOn(self.seat, self.card).run(s)


def coins_on(s: World, p: Nation, card: Held) -> int:
    """Tokens on the card."""
    return sum(card.on)


def per_coins(s: World, p: Nation, card: Held) -> int:
    """One for every so many coins."""
    return coins(s, p) // int(card.row.amount)


# --- wonders --------------------------------------------------------------------------------------------------


class Outdate(Deed, frozen=True):
    """Make a wonder obsolete (CV-6.56), or do something else."""

    rule: ClassVar[str] = "CV-6.56"
    age: ClassVar[int]
    """The latest age of the wonder."""

    def others(self, s: World) -> list[Option]:
        """What else can be done."""
        raise NotImplementedError

    def do_other(self, s: World, what: int | str) -> None:
        raise NotImplementedError

    def describe_other(self, s: World, option: Option) -> Description:
        raise NotImplementedError

    # --- what follows from it -------------------------------------------------------------------------------

    def part(self, s: World) -> list[Option] | None:
        if self.chosen:
            return None
        found: list[Option] = [("outdate", s.content.rows[n].key) for n in wonders_of_ages(s, self.age)]
        return [*found, *self.others(s)]

    def run(self, s: World) -> None:
        verb, what = self.chosen[0]
        if verb == "outdate":
            make_obsolete(s, s.content.number[str(what)])
        else:
            self.do_other(s, what)

    def describe_part(self, s: World, option: Option) -> Description:
        if option[0] != "outdate":
            return self.describe_other(s, option)
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-outdate", {"card": option[1]}, (element,), "CV-6.56")


# --- wounds ---------------------------------------------------------------------------------------------------


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
        left = s.content.techs[self.card].also - sum([int(part[2]) for part in self.chosen if part != DONE])
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
