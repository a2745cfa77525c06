"""The twelve wonders (CV-6.5). Those that give something at the start of a turn come in the order of CV-3.06."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec import structs

from tessera.games.civilization.board import NAMES
from tessera.games.civilization.content import ANCIENT, MEDIEVAL, MODERN, Icons, Wonder
from tessera.games.civilization.culture import AdvanceTrack
from tessera.games.civilization.deed import Deed, deed
from tessera.games.civilization.deeds import Gain, coin_on_it, coins_on
from tessera.games.civilization.hooks import (
    COINS,
    CONSENT,
    HARVEST_TWICE,
    RESEARCH_COST,
    SEES_HAND,
    START_MENU,
    TURN,
    TURN_STARTS,
    UNIT_STRENGTH,
)
from tessera.games.civilization.pieces import add_army, add_scout, armies_left, scouts_left
from tessera.games.civilization.research import learn, learnable
from tessera.games.civilization.start import room
from tessera.games.civilization.world import Nation, World, from_left
from tessera.games.civilization.yields import enemies
from tessera.kernel import ME, Description, Option, Step
from tessera.kernel.effects import Allow, Card, Effect, Held, On, Plus, Use, card


def in_force(s: World, p: Nation, card: Held, *asked: Any) -> bool:
    """A wonder on a blockaded square gives nothing (CV-12.07)."""
    return card.number in p.stands and not enemies(s, p) >> p.sites[p.stands.index(card.number)] & 1


def wonder(row: Wonder, *effects: Effect) -> Card[Wonder]:
    """A wonder works only while it is not blockaded."""
    return card(row, *[structs.replace(effect, when=in_force) for effect in effects])


def gain_culture(s: World, p: Nation, card: Held) -> Step:
    return Gain(p.seat, culture=card.row.amount)


def gain_trade(s: World, p: Nation, card: Held) -> Step:
    return Gain(p.seat, trade=card.row.amount)


class SetOut(Deed, frozen=True):
    """Place an army or a scout on the square of this wonder, for nothing."""

    rule: ClassVar[str] = "CV-3.06"

    def square(self, p: Nation) -> int:
        return p.sites[p.stands.index(self.card)]

    def part(self, s: World) -> list[Option] | None:
        if self.chosen:
            return None
        p = s.players[self.seat]
        if room(s, p, self.square(p)) < 1:
            return []
        found: list[Option] = [("army",)] if armies_left(s, p) else []
        return [*found, ("scout",)] if scouts_left(s, p) else found

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        add = add_army if self.chosen[0] == ("army",) else add_scout
        add(s, p, self.square(p))
        s.tell(f"{self.chosen[0][0]}-produced", seat=self.seat, square=NAMES[self.square(p)])

    def describe_part(self, s: World, option: Option) -> Description:
        return Description(f"do-set-out-{option[0]}", rule=self.rule)


class Enlighten(Deed, frozen=True):
    """Learn a tech that any other player knows, for free (CV-13.06)."""

    rule: ClassVar[str] = "CV-13.06"

    def part(self, s: World) -> list[Option] | None:
        if self.chosen:
            return None
        known = {tech for q in from_left(s, self.seat) for tech in q.techs}
        techs = learnable(s, s.players[self.seat], tuple(sorted(known)))
        return [("learn", s.content.rows[tech].key) for tech in techs]

    def run(self, s: World) -> None:
        learn(s, s.players[self.seat], s.content.number[str(self.chosen[0][1])])

    def describe_part(self, s: World, option: Option) -> Description:
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-learn", {"card": option[1]}, (element,), self.rule)


ONE, TWO, THREE = Icons(culture=1), Icons(culture=2), Icons(culture=3)

WONDERS: Final[tuple[Card[Wonder], ...]] = (
    wonder(Wonder("stonehenge", age=ANCIENT, cost=10, icons=ONE, amount=1), On(TURN_STARTS, gain_culture)),
    wonder(
        Wonder("the_louvre", age=MEDIEVAL, cost=20, tech="printing_press", discount=15, icons=TWO, amount=3),
        On(TURN_STARTS, gain_culture),
    ),
    wonder(
        Wonder("the_colossus", age=ANCIENT, cost=15, tech="metalworking", discount=10, icons=ONE, amount=3),
        On(TURN_STARTS, gain_trade),
    ),
    wonder(
        Wonder("panama_canal", age=MODERN, cost=25, tech="engineering", discount=20, icons=THREE),
        On(TURN_STARTS, coin_on_it),
        Plus(COINS, coins_on),
    ),
    wonder(
        Wonder("sydney_opera_house", age=MODERN, cost=25, icons=THREE),
        On(TURN_STARTS, AdvanceTrack(ME, free=True)),
    ),
    wonder(
        Wonder("the_hanging_gardens", age=ANCIENT, cost=15, tech="animal_husbandry", discount=10, icons=ONE),
        Use(START_MENU, deed(SetOut), once=TURN),
    ),
    wonder(
        Wonder("the_oracle", age=ANCIENT, cost=15, tech="code_of_laws", discount=10, icons=ONE),
        Allow(SEES_HAND),
    ),
    wonder(
        Wonder("angkor_wat", age=MEDIEVAL, cost=20, tech="theology", discount=10, icons=TWO),
        Allow(HARVEST_TWICE, once=TURN),
    ),
    wonder(
        Wonder(
            "himeji_samurai_castle", age=MEDIEVAL, cost=20, tech="monarchy", discount=15, icons=TWO, amount=1
        ),
        Plus(UNIT_STRENGTH, "amount"),
    ),
    wonder(
        Wonder(
            "porcelain_tower", age=MEDIEVAL, cost=20, tech="construction", discount=15, icons=TWO, amount=-5
        ),
        Plus(RESEARCH_COST, "amount"),
    ),
    wonder(
        Wonder("statue_of_liberty", age=MODERN, cost=25, tech="metal_casting", discount=20, icons=THREE),
        Use(START_MENU, deed(Enlighten), once=TURN),
    ),
    wonder(Wonder("united_nations", age=MODERN, cost=20, icons=THREE), Allow(CONSENT)),
)
