"""What cards give and take, as steps: the words of which effects are made."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.throughtheages.content import Goods
from tessera.games.throughtheages.rules.population import GainPopulation, LosePopulation
from tessera.games.throughtheages.rules.production import draw_military
from tessera.games.throughtheages.rules.tokens import (
    FOOD,
    RESOURCES,
    GainGoods,
    add_blue,
    add_yellow,
    gain,
    lose,
    stock,
)
from tessera.games.throughtheages.state import (
    Ages,
    get_back,
    score_culture,
    score_science,
)
from tessera.kernel import NONE, Act, Ask, Description, InOrder, OneOf, Option, Step
from tessera.kernel.data import fields
from tessera.kernel.step import labelled


class Gain(Act, frozen=True, kw_only=True):
    """Points, goods, workers, tokens and military cards."""

    commutes: ClassVar[bool] = True

    seat: int
    culture: int = 0
    science: int = 0
    food: int = 0
    resources: int = 0
    population: int = 0
    yellow: int = 0
    blue: int = 0
    draw: int = 0
    actions: int = 0
    """Spent civil actions that are got back (TA-7.04)."""

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        if self.culture:
            score_culture(s, p, self.culture)
        if self.science:
            score_science(s, p, self.science)
        if self.yellow:
            add_yellow(p, self.yellow)
        if self.blue:
            add_blue(s, p, self.blue)
        if self.actions:
            get_back(p, self.actions)
        if self.draw:
            draw_military(s, p, self.draw)
        if self.population:
            s.then(GainPopulation(self.seat, self.population))
        if self.food and self.resources:
            s.then(GainGoods(self.seat, self.food, self.resources))
        elif self.food:
            gain(s, p, FOOD, self.food)
        elif self.resources:
            gain(s, p, RESOURCES, self.resources)

    def label(self) -> str:
        """``food``, ``culture``: by what is gained, so that a choice between gains can be read."""
        return "-and-".join([name for name in fields(self) if name != "seat" and getattr(self, name)])


class OneGain(OneOf, frozen=True):
    """A choice between gains, told with what each brings."""

    open: ClassVar[bool] = True

    def describe(self, s: Ages, option: Option) -> Description:
        step = labelled(self.steps, "choose")[option]
        good = step.label()
        if not isinstance(step, Gain) or good not in fields(step):
            return OneOf.describe(self, s, option)
        return Description("do-gain", {"good": good, "count": getattr(step, good)})


class Lose(Act, frozen=True, kw_only=True):
    """As much of it as there is."""

    seat: int
    culture: int = 0
    science: int = 0
    food: int = 0
    resources: int = 0
    population: int = 0
    blue: int = 0

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        score_culture(s, p, -self.culture)
        score_science(s, p, -self.science)
        if self.food:
            lose(s, p, FOOD, self.food)
        if self.resources:
            lose(s, p, RESOURCES, self.resources)
        if self.blue:
            add_blue(s, p, -self.blue)
        if self.population:
            s.then(LosePopulation(self.seat, self.population))


class Pools(Act, frozen=True, kw_only=True):
    """What can be spent for one purpose in this turn only (TA-7.07, TA-35.10)."""

    commutes: ClassVar[bool] = True

    seat: int
    unit_resources: int = 0
    unit_science: int = 0
    city_resources: int = 0
    any_resources: int = 0
    any_food: int = 0
    ma: int = 0
    ca: int = 0

    def run(self, s: Ages) -> None:
        turn = s.turn
        turn.unit_resources += self.unit_resources
        turn.unit_science += self.unit_science
        turn.city_resources += self.city_resources
        turn.any_resources += self.any_resources
        turn.any_food += self.any_food
        turn.extra_ma += self.ma
        turn.extra_ca += self.ca
        for name in fields(self):
            count = getattr(self, name)
            if name != "seat" and count:
                s.tell("pool", seat=self.seat, pool=name.replace("_", "-"), count=count)


def given(seat: int, goods: Goods) -> Step:
    """What the row of a card says that it gives."""
    gained, lent = _named(goods, Gain), _named(goods, Pools)
    steps: list[Step] = [Gain(seat=seat, **gained)] if gained or not lent else []
    if lent:
        steps.append(Pools(seat=seat, **lent))
    return steps[0] if len(steps) == 1 else InOrder(tuple(steps))


def lost(seat: int, goods: Goods) -> Lose:
    """What the row of a card says that it takes."""
    return Lose(seat=seat, **_named(goods, Lose))


def one_of(seat: int, goods: Goods) -> OneGain:
    """A choice between the goods that the row of a card names."""
    named = _named(goods, Gain).items()
    return OneGain(seat, tuple([Gain(seat=seat, **{good: count}) for good, count in named]))


def _named(goods: Goods, step: type[Gain | Lose | Pools]) -> dict[str, int]:
    """The goods that a step knows, and of which there are some."""
    names = [name for name in fields(goods) if name in fields(step)]
    return {name: count for name in names if (count := getattr(goods, name))}


class Mix(Ask, frozen=True):
    """So much food and resources together; the seat says how much of it is food (TA-14.09, events)."""

    open: ClassVar[bool] = True

    count: int
    loses: bool = False

    def options(self, s: Ages) -> list[Option]:
        p = s.players[self.seat]
        if not self.loses:
            return [("food", food) for food in range(self.count + 1)]
        have_food, have_resources = stock(s, p, FOOD), stock(s, p, RESOURCES)
        count = min(self.count, have_food + have_resources)
        least = max(0, count - have_resources)
        return [("food", food) for food in range(least, min(count, have_food) + 1)]

    def resolve(self, s: Ages, option: Option) -> None:
        food = int(option[1])
        p = s.players[self.seat]
        if not self.loses:
            s.then(Gain(seat=self.seat, food=food, resources=self.count - food))
        else:
            count = min(self.count, stock(s, p, FOOD) + stock(s, p, RESOURCES))
            lose(s, p, FOOD, food)
            lose(s, p, RESOURCES, count - food)

    def prompt(self, s: Ages) -> Description:
        key = "ask-lose-mix" if self.loses else "ask-gain-mix"
        return Description(key, {"seat": self.seat, "count": self.count}, rule="TA-14.09")

    def describe(self, s: Ages, option: Option) -> Description:
        return describe_mix(s, self.seat if self.loses else NONE, self.count, option, "TA-14.09")


class StealMix(Ask, frozen=True):
    """The attacker takes up to so much food and resources together and says what (TA-6.28)."""

    open: ClassVar[bool] = True

    victim: int
    count: int

    def options(self, s: Ages) -> list[Option]:
        p = s.players[self.victim]
        have_food, have_resources = stock(s, p, FOOD), stock(s, p, RESOURCES)
        count = min(self.count, have_food + have_resources)
        return [("food", food) for food in range(max(0, count - have_resources), min(count, have_food) + 1)]

    def resolve(self, s: Ages, option: Option) -> None:
        p = s.players[self.victim]
        count = min(self.count, stock(s, p, FOOD) + stock(s, p, RESOURCES))
        s.then(
            Steal(seat=self.seat, victim=self.victim, food=int(option[1]), resources=count - int(option[1]))
        )

    def prompt(self, s: Ages) -> Description:
        args: dict[str, int | str] = {"seat": self.seat, "other_seat": self.victim, "count": self.count}
        return Description("ask-steal-mix", args, rule="TA-6.28")

    def describe(self, s: Ages, option: Option) -> Description:
        return describe_mix(s, self.victim, self.count, option, "TA-6.28")


def describe_mix(s: Ages, giver: int, count: int, option: Option, rule: str) -> Description:
    """So much food and so many resources; nobody gives more than there is."""
    if giver != NONE:
        p = s.players[giver]
        count = min(count, stock(s, p, FOOD) + stock(s, p, RESOURCES))
    return Description("do-mix", {"food": option[1], "resources": count - int(option[1])}, rule=rule)


class Steal(Act, frozen=True, kw_only=True):
    """Up to so much moves from one civilization to another; tokens do not change their owner (TA-6.28)."""

    seat: int
    victim: int
    culture: int = 0
    science: int = 0
    food: int = 0
    resources: int = 0
    yellow: int = 0

    def run(self, s: Ages) -> None:
        p, victim = s.players[self.seat], s.players[self.victim]
        culture, science = min(self.culture, victim.culture), min(self.science, victim.science)
        food, resources = lose(s, victim, FOOD, self.food), lose(s, victim, RESOURCES, self.resources)
        score_culture(s, victim, -culture)
        score_science(s, victim, -science)
        yellow = -add_yellow(victim, -self.yellow)
        s.then(
            Gain(
                seat=p.seat,
                culture=culture,
                science=science,
                food=food,
                resources=resources,
                yellow=yellow,
            )
        )
