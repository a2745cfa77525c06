"""Events of Age A: something for everybody."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.rules.building import (
    BuildFree,
    buildable,
    describe_building,
    refuse_building,
)
from tessera.games.throughtheages.rules.events import OwnPart
from tessera.games.throughtheages.rules.means import population_price
from tessera.games.throughtheages.rules.population import refuse_increase
from tessera.kernel import May

events = Cards[Event]()
card = events.add

card(Event("development_of_agriculture", age=A, gains=Goods(food=2)), *to_all(gains))

card(Event("development_of_crafts", age=A, gains=Goods(resources=2)), *to_all(gains))

card(Event("development_of_markets", age=A, gains=Goods(food=2, resources=2)), *to_all(one_of_gains))

card(Event("development_of_politics", age=A, gains=Goods(draw=3)), *to_all(gains))

card(Event("development_of_science", age=A, gains=Goods(science=2)), *to_all(gains))

card(Event("development_of_settlement", age=A, gains=Goods(population=1)), *to_all(gains))

card(
    Event("development_of_trade_routes", age=A, gains=Goods(food=1, resources=1, science=1)),
    *to_all(gains),
)


def build_free(kind: str) -> EventPart:
    def part(s: Ages, p: Civilization, card: Held) -> Step:
        return May(p.seat, BuildFree(p.seat, s.content.number[kind]))

    return part


card(Event("development_of_religion", age=A), *to_all(build_free("religion")))

card(Event("development_of_warfare", age=A), *to_all(build_free("warriors")))


class DevelopCivilization(Ask, frozen=True):
    """Population, a building or a technology, each for less and without an action (TA-21.05)."""

    open: ClassVar[bool] = True

    less: int

    def prompt(self, s: Ages) -> Description:
        return Description("ask-develop-civilization", {"seat": self.seat}, rule="TA-21.05")

    def options(self, s: Ages) -> list[Option]:
        p, rows = s.players[self.seat], s.content.rows
        found: list[Option] = [("grow",)] if can_increase(s, p, self.less) else []
        found += [("build", rows[tech].key) for tech in buildable(s, p, BUILDINGS, self.less)]
        found += self.developing().options(s)
        return [*found, STOP] if found else []

    def developing(self) -> DevelopSomething:
        return DevelopSomething(self.seat, self.less, free=True)

    def resolve(self, s: Ages, option: Option) -> None:
        if option[0] == "grow":
            s.then(IncreasePopulation(self.seat, self.less))
        elif option[0] == "build":
            s.then(Build(self.seat, s.content.number[str(option[1])], self.less))
        elif option != STOP:
            self.developing().resolve(s, option)

    def describe(self, s: Ages, option: Option) -> Description:
        p = s.players[self.seat]
        if option == STOP:
            return Description("do-nothing", rule="TA-21.05")
        if option[0] == "grow":
            args: dict[str, int | str] = {"count": population_price(s, p, self.less)}
            return Description("do-grow-action", args, ("bank:yellow",), "TA-21.05")
        if option[0] == "build":
            return describe_building(s, p, option, self.less)
        return self.developing().describe(s, option)

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        if option[0] == "grow":
            return refuse_increase(s, p, self.less)
        if option[0] == "build":
            return refuse_building(s, p, option, self.less)
        return self.developing().why_not(s, option)


def develop_civilization(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    return DevelopCivilization(p.seat, card.row.amount)


card(Event("development_of_civilization", age=A, amount=1), *to_all(develop_civilization))


class DrawPlans(Act, frozen=True):
    """Some unused Age A events are shown; everybody picks one for itself (TA-36.40)."""

    most: int

    def run(self, s: Ages) -> None:
        count = min(self.most, len(s.unused_events.cards))
        plans = [s.chance.draw(s.unused_events) for _ in range(count)]
        s.past = tuple(sorted([*s.past, *plans]))
        s.tell("plans", cards=names_of(s, plans))
        s.then(*[FollowPlan(p.seat, 1, tuple(plans)) for p in civilizations(s)])


class FollowPlan(ChooseCard, frozen=True):
    verb: ClassVar[str] = "plan"
    rule: ClassVar[str] = "TA-36.40"
    stop: ClassVar[Option | None] = None

    plans: tuple[int, ...] = ()

    def among(self, s: Ages) -> list[str]:
        return names_of(s, self.plans)

    def take(self, s: Ages, what: str) -> None:
        s.then(OwnPart(self.seat, s.content.number[what]))


def draw_plans(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    return DrawPlans(card.row.amount)


card(
    Event("development_of_planning", age=A, amount=3, source=RULEBOOK, set=NEW_MILITARY),
    happens(draw_plans),
)
