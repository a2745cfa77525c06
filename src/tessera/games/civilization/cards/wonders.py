"""The twelve wonders (CV-6.5). Those that give something at the start of a turn come in the order of CV-3.06."""

from __future__ import annotations

from typing import Any, ClassVar

from tessera.games.civilization.cards.words import *
from tessera.kernel.data import replace

WONDERS = Cards[Wonder]()
ONE, TWO, THREE = Icons(culture=1), Icons(culture=2), Icons(culture=3)


def in_force(s: World, p: Nation, card: Held, *asked: Any) -> bool:
    """A wonder on a blockaded square gives nothing (CV-12.07)."""
    return card.number in p.stands and not enemies(s, p) >> p.sites[p.stands.index(card.number)] & 1


def card(row: Wonder, *effects: AnyEffect) -> None:
    """A wonder works only while it is not blockaded."""
    WONDERS.add(row, *[replace(effect, when=in_force) for effect in effects])


card(
    Wonder("stonehenge", age=ANCIENT, cost=10, icons=ONE, amount=1),
    On(TURN_STARTS, GainCulture(ME, THIS)),
)

card(
    Wonder("the_louvre", age=MEDIEVAL, cost=20, tech="printing_press", discount=15, icons=TWO, amount=3),
    On(TURN_STARTS, GainCulture(ME, THIS)),
)


class GainTrade(Act, frozen=True):
    """Trade, as much as the card says."""

    seat: int
    card: int

    def run(self, s: World) -> None:
        gained = gain_trade(s, s.players[self.seat], s.content.amount[self.card])
        s.tell("trade-gained", seat=self.seat, count=gained)


card(
    Wonder("the_colossus", age=ANCIENT, cost=15, tech="metalworking", discount=10, icons=ONE, amount=3),
    On(TURN_STARTS, GainTrade(ME, THIS)),
)

card(
    Wonder("panama_canal", age=MODERN, cost=25, tech="engineering", discount=20, icons=THREE),
    On(TURN_STARTS, CoinOn(ME, THIS)),
    Plus(COINS, coins_on),
)

card(
    Wonder("sydney_opera_house", age=MODERN, cost=25, icons=THREE),
    On(TURN_STARTS, AdvanceTrack(ME, free=True)),
)


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


card(
    Wonder("the_hanging_gardens", age=ANCIENT, cost=15, tech="animal_husbandry", discount=10, icons=ONE),
    Use(START_MENU, SetOut(ME, THIS), once=TURN),
)

card(
    Wonder("the_oracle", age=ANCIENT, cost=15, tech="code_of_laws", discount=10, icons=ONE),
    Allow(SEES_HAND),
)

card(
    Wonder("angkor_wat", age=MEDIEVAL, cost=20, tech="theology", discount=10, icons=TWO),
    Allow(HARVEST_TWICE, once=TURN),
)

card(
    Wonder("himeji_samurai_castle", age=MEDIEVAL, cost=20, tech="monarchy", discount=15, icons=TWO, amount=1),
    Plus(UNIT_STRENGTH, "amount"),
)

card(
    Wonder("porcelain_tower", age=MEDIEVAL, cost=20, tech="construction", discount=15, icons=TWO, amount=-5),
    Plus(RESEARCH_COST, "amount"),
)


class Enlighten(Deed, frozen=True):
    """Learn a tech that any other player knows, for free (CV-13.06)."""

    rule: ClassVar[str] = "CV-13.06"

    def part(self, s: World) -> list[Option] | None:
        if self.chosen:
            return None
        known = {tech for q in rivals(s, self.seat) for tech in q.techs}
        techs = learnable(s, s.players[self.seat], known)
        return [("learn", s.content.rows[tech].key) for tech in techs]

    def run(self, s: World) -> None:
        learn(s, s.players[self.seat], s.content.number[str(self.chosen[0][1])])

    def describe_part(self, s: World, option: Option) -> Description:
        return describe_tech(s, option, self.rule)


card(
    Wonder("statue_of_liberty", age=MODERN, cost=25, tech="metal_casting", discount=20, icons=THREE),
    Use(START_MENU, Enlighten(ME, THIS), once=TURN),
)

card(Wonder("united_nations", age=MODERN, cost=20, icons=THREE), Allow(CONSENT))
