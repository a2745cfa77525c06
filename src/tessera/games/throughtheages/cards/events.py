"""Events (TA-18): what happens to whom. Who is meant is determined before anything happens (TA-18.09)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from tessera.games.throughtheages.asking import ChooseCard
from tessera.games.throughtheages.building import (
    BUILDINGS,
    Build,
    BuildFree,
    Destroy,
    DestroyOwn,
    buildable,
    destructible,
    move_worker,
    refuse_building,
)
from tessera.games.throughtheages.cardrow import Refill, TakeCard, price, refuse_take, takeable
from tessera.games.throughtheages.colonization import lose_colony
from tessera.games.throughtheages.content import (
    ARENA,
    FARM,
    II,
    III,
    IV,
    MINE,
    NEW_MILITARY,
    RULEBOOK,
    UNITS,
    URBAN,
    A,
    Event,
    I,
)
from tessera.games.throughtheages.events import (
    OwnPart,
    all_with_most,
    least_cultured,
    most_cultured,
    names_of,
    ranked,
    strongest,
    weakest,
)
from tessera.games.throughtheages.gains import Gain, Lose, Mix, OneGain, Steal
from tessera.games.throughtheages.hooks import EACH_OF_US, REVEALED
from tessera.games.throughtheages.inplay import out_of_play
from tessera.games.throughtheages.leaders import RemoveLeader
from tessera.games.throughtheages.means import build_price, room_for, short_of
from tessera.games.throughtheages.population import IncreasePopulation, refuse_increase
from tessera.games.throughtheages.production import (
    DiscardMilitary,
    consume,
    draw_military,
    produce_food,
    produce_resources,
    suffer_corruption,
)
from tessera.games.throughtheages.ratings import (
    consumption,
    culture_rating,
    discontent,
    food_production,
    happiness,
    mine_production,
    resource_production,
    science_rating,
    strength_rating,
)
from tessera.games.throughtheages.technologies import DevelopSomething
from tessera.games.throughtheages.tokens import FOOD, RESOURCES, spend, stock
from tessera.games.throughtheages.world import (
    Ages,
    Civilization,
    bits,
    civil_actions,
    civilizations,
    count_of,
    of_types,
    put,
    rivals,
    workers_on,
)
from tessera.kernel import (
    NONE,
    STOP,
    Act,
    Ask,
    Compose,
    Description,
    InOrder,
    May,
    Option,
    Refusal,
    Step,
    enter,
)
from tessera.kernel.effects import Card, Do, Held, On, card

UNIT_BITS = bits(*UNITS)
URBAN_BITS = bits(*URBAN)

Part = Callable[[Ages, Civilization, Held], Step | None]
"""What an event does to one civilization."""
Points = Callable[[Ages, Civilization], int]


# --- shapes of events -----------------------------------------------------------------------------------------


def in_order(steps: Iterable[Step | None]) -> Step | None:
    found = tuple([step for step in steps if step is not None])
    return InOrder(found) if found else None


def for_each(part: Part) -> Callable[..., Step | None]:
    """The same for every civilization, from the active player on (TA-18.01)."""

    def happen(s: Ages, p: Civilization, card: Held) -> Step | None:
        return in_order([part(s, each, card) for each in civilizations(s)])

    return happen


def all_of(row: Event, part: Part) -> Card[Event]:
    """An event for all, which one civilization may also have for itself (TA-36.40)."""
    return card(row, On(REVEALED, for_each(part), own=True), On(EACH_OF_US, part, own=True))


def event(row: Event, happen: Do) -> Card[Event]:
    return card(row, On(REVEALED, happen, own=True))


def gain(**gains: int) -> Part:
    def part(s: Ages, p: Civilization, card: Held) -> Step:
        return Gain(seat=p.seat, **gains)

    return part


def lose(**losses: int) -> Part:
    def part(s: Ages, p: Civilization, card: Held) -> Step:
        return Lose(seat=p.seat, **losses)

    return part


def impact(points: Points) -> Callable[..., Step | None]:
    """Every civilization scores culture by a measure (TA-19.10)."""

    def part(s: Ages, p: Civilization, card: Held) -> Step | None:
        return Gain(seat=p.seat, culture=points(s, p))

    return for_each(part)


def ranking(by: Points) -> Callable[..., Step | None]:
    """Culture by rank (TA-20.01)."""

    def happen(s: Ages, p: Civilization, card: Held) -> Step | None:
        order = ranked(s, by)
        points = card.row.points[len(order)]
        return in_order([Gain(seat=each.seat, culture=n) for each, n in zip(order, points, strict=True) if n])

    return happen


def clockwise(s: Ages, those: list[Civilization]) -> list[Civilization]:
    """Some civilizations in the order in which they decide: from the active player on (TA-18.01)."""
    seats = [p.seat for p in those]
    return [p for p in civilizations(s) if p.seat in seats]


def the_strong_and_the_weak(
    strong: Part | None, weak: Part | None, count: int = 1
) -> Callable[..., Step | None]:
    """One part for the strongest, another for the weakest; both are determined first."""

    def happen(s: Ages, p: Civilization, card: Held) -> Step | None:
        up, down = clockwise(s, strongest(s, count)), clockwise(s, weakest(s, count))
        steps = [strong(s, each, card) for each in up] if strong else []
        return in_order([*steps, *([weak(s, each, card) for each in down] if weak else [])])

    return happen


# --- Age A ----------------------------------------------------------------------------------------------------


def food_or_resources(s: Ages, p: Civilization, card: Held) -> Step:
    return OneGain(p.seat, (Gain(seat=p.seat, food=2), Gain(seat=p.seat, resources=2)))


def build_free(kind: str) -> Part:
    def part(s: Ages, p: Civilization, card: Held) -> Step:
        return May(p.seat, BuildFree(p.seat, s.content.number[kind]))

    return part


class DevelopCivilization(Ask, frozen=True):
    """Population, a building or a technology, each for 1 less and without an action (TA-21.05)."""

    open: ClassVar[bool] = True

    def options(self, s: Ages) -> list[Option]:
        p, rows = s.players[self.seat], s.content.rows
        found: list[Option] = [("grow",)] if IncreasePopulation(self.seat, 1).possible(s) else []
        found += [("build", rows[tech].key) for tech in buildable(s, p, BUILDINGS, 1)]
        found += DevelopSomething(self.seat, 1, free=True).options(s)
        return [*found, STOP] if found else []

    def resolve(self, s: Ages, option: Option) -> None:
        if option[0] == "grow":
            s.then(IncreasePopulation(self.seat, 1))
        elif option[0] == "build":
            s.then(Build(self.seat, s.content.number[str(option[1])], 1))
        elif option != STOP:
            DevelopSomething(self.seat, 1, free=True).resolve(s, option)

    def describe(self, s: Ages, option: Option) -> Description:
        if len(option) == 1:
            return Description(f"do-{option[0]}-for-less", rule="TA-21.05")
        element = s.content.element(s.content.number[str(option[1])])
        return Description(f"do-{option[0]}-for-less", {"card": option[1]}, (element,), "TA-21.05")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        if option[0] == "grow":
            return refuse_increase(s, p, 1)
        if option[0] == "build":
            return refuse_building(s, p, option, 1)
        return DevelopSomething(self.seat, 1, free=True).why_not(s, option)


def develop_civilization(s: Ages, p: Civilization, card: Held) -> Step:
    return DevelopCivilization(p.seat)


class DrawPlans(Act, frozen=True):
    """Three unused Age A events are shown; everybody picks one for itself (TA-36.40)."""

    def run(self, s: Ages) -> None:
        count = min(3, len(s.unused_events.cards))
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


# --- Age I ----------------------------------------------------------------------------------------------------


def barbarians(s: Ages, p: Civilization, card: Held) -> Step | None:
    """The most cultured, if it is one of the two weakest, loses population."""
    cultured = most_cultured(s)
    weak = any(cultured is each for each in weakest(s, 2))
    return Lose(seat=cultured.seat, population=1) if weak else None


def border_conflict(s: Ages, p: Civilization, card: Held) -> Step | None:
    weak, strong = weakest(s)[0], strongest(s)[0]
    return in_order([DestroyOwn(weak.seat), Gain(seat=strong.seat, resources=3)])


def by_culture(s: Ages, p: Civilization, card: Held) -> Step:
    return Gain(seat=p.seat, culture=culture_rating(s, p))


def by_science(s: Ages, p: Civilization, card: Held) -> Step:
    return Gain(seat=p.seat, science=science_rating(s, p))


def gain_mix(s: Ages, p: Civilization, card: Held) -> Step:
    return Mix(p.seat, 3)


def lose_mix(s: Ages, p: Civilization, card: Held) -> Step:
    return Mix(p.seat, 2, True)


class ProduceNow(Act, frozen=True):
    """Parts of production outside the end of a turn (TA-18.06)."""

    seat: int
    food: bool = False
    resources: bool = False
    costs: bool = False
    """With corruption and consumption."""

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        if self.costs:
            suffer_corruption(s, p)
        if self.food:
            produce_food(s, p)
        if self.costs:
            consume(s, p)
        if self.resources:
            produce_resources(s, p)


def produce(*, food: bool = False, resources: bool = False, costs: bool = False) -> Part:
    def part(s: Ages, p: Civilization, card: Held) -> Step:
        return ProduceNow(p.seat, food, resources, costs)

    return part


def immigration(s: Ages, p: Civilization, card: Held) -> Step | None:
    """All that are tied for the highest happiness (TA-18.04)."""
    return in_order([Gain(seat=each.seat, population=1) for each in all_with_most(s, happiness)])


def lose_all_food(s: Ages, p: Civilization, card: Held) -> Step:
    return Lose(seat=p.seat, food=stock(s, p, FOOD))


class LoseActions(Act, frozen=True):
    """Civil actions are spent without effect, as many as there are (TA-18.08, TA-21.30)."""

    seat: int
    count: int
    draws: bool = False
    """Whether a military card is drawn for each (TA-36.43)."""

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        lost = min(self.count, civil_actions(s, p))
        extra = min(lost, s.turn.extra_ca) if p.seat == s.active else 0
        s.turn.extra_ca -= extra
        p.ca -= lost - extra
        if lost:
            s.tell("actions-lost", seat=self.seat, count=lost)
        if self.draws:
            draw_military(s, p, lost)


def rebellion(s: Ages, p: Civilization, card: Held) -> Step:
    return LoseActions(p.seat, 2 * discontent(s, p))


def uncertain_borders(s: Ages, p: Civilization, card: Held) -> Step:
    return Steal(seat=strongest(s)[0].seat, victim=weakest(s)[0].seat, yellow=1)


def dark_ages(s: Ages, p: Civilization, card: Held) -> Step:
    """Half of the science points above 4, rounded up (TA-36.42)."""
    return Lose(seat=p.seat, science=(max(0, p.science - 4) + 1) // 2)


def call_to_arms(s: Ages, p: Civilization, card: Held) -> Step | None:
    order = weakest(s, len(s.players))
    steps: list[Step] = [LoseActions(order[0].seat, 2, True)]
    if len(civilizations(s)) > 2:
        steps.append(LoseActions(order[1].seat, 1, True))
    return in_order(steps)


def ancestors(s: Ages, p: Civilization, card: Held) -> Step:
    """Science for completed wonders, resources for an unfinished one (TA-36.53)."""
    science = sum([2 if s.content.age[wonder] == A else 1 for wonder in p.wonders])
    resources = 0 if p.unfinished == NONE else 2 if s.content.age[p.unfinished] == A else 1
    return Gain(seat=p.seat, science=science, resources=resources)


# --- Age II ---------------------------------------------------------------------------------------------------


def civil_unrest(s: Ages, p: Civilization, card: Held) -> Step | None:
    """Culture for discontent workers; all with the most of them lose a blue token (TA-21.31)."""
    losses = [Lose(seat=each.seat, culture=4 * discontent(s, each)) for each in civilizations(s)]
    return in_order([*losses, *[Lose(seat=each.seat, blue=1) for each in all_with_most(s, discontent, 1)]])


def emigration(s: Ages, p: Civilization, card: Held) -> Step | None:
    count = (discontent(s, p) + 1) // 2
    return Lose(seat=p.seat, population=count) if count else None


def iconoclasm(s: Ages, p: Civilization, card: Held) -> Step | None:
    """Leaders of another age than the current one; in Age IV every leader (TA-21.28)."""
    old = p.leader != NONE and s.content.age[p.leader] != s.age
    return RemoveLeader(p.seat) if old else None


class LoseColony(ChooseCard, frozen=True):
    """A colony of the owner's choice is lost."""

    verb: ClassVar[str] = "release"
    rule: ClassVar[str] = "TA-17.09"
    stop: ClassVar[Option | None] = None

    def among(self, s: Ages) -> list[str]:
        return names_of(s, list(dict.fromkeys(s.players[self.seat].colonies)))

    def take(self, s: Ages, what: str) -> None:
        colony = s.content.number[what]
        lose_colony(s, s.players[self.seat], colony)
        s.past = put(s.past, colony)


def independence(s: Ages, p: Civilization, card: Held) -> Step:
    return LoseColony(weakest(s)[0].seat)


class AcceptAgreement(Ask, frozen=True):
    """The next political action is given up for cards worth 5 civil actions (TA-21.27)."""

    open: ClassVar[bool] = True

    def options(self, s: Ages) -> list[Option]:
        return [("agree",), ("refuse",)]

    def resolve(self, s: Ages, option: Option) -> None:
        if option == ("agree",):
            s.players[self.seat].no_politics += 1
            s.then(TakeFreely(self.seat, 5), Refill())

    def describe(self, s: Ages, option: Option) -> Description:
        return Description(f"do-{option[0]}", rule="TA-21.27")


class TakeFreely(Ask, frozen=True):
    """Cards from the row within a budget; not all of it must be used."""

    open: ClassVar[bool] = True

    budget: int

    def options(self, s: Ages) -> list[Option]:
        spaces = takeable(s, s.players[self.seat], self.budget)
        return [*[("take", space + 1) for space in spaces], STOP] if spaces else []

    def resolve(self, s: Ages, option: Option) -> None:
        if option == STOP:
            return
        space = int(option[1]) - 1
        cost = price(s, s.players[self.seat], space)
        s.then(TakeCard(self.seat, space), Unfresh(), TakeFreely(self.seat, self.budget - cost))

    def prompt(self, s: Ages) -> Description:
        return Description("ask-take-freely", {"seat": self.seat, "count": self.budget}, rule="TA-21.27")

    def describe(self, s: Ages, option: Option) -> Description:
        if option == STOP:
            return Description("do-stop", rule="TA-21.27")
        space = int(option[1]) - 1
        args: dict[str, int | str] = {
            "card": s.content.rows[s.row[space]].key,
            "count": price(s, s.players[self.seat], space),
        }
        return Description("do-take", args, (f"row:{option[1]}",), "TA-21.27")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        if option[0] != "take" or len(option) != 2 or not isinstance(option[1], int):
            return None
        return refuse_take(s, s.players[self.seat], option[1] - 1, self.budget)


class Unfresh(Act, frozen=True):
    """Action cards taken now may be played in this turn's Action Phase (TA-21.27)."""

    def run(self, s: Ages) -> None:
        s.turn.fresh = ()


def agreement(s: Ages, p: Civilization, card: Held) -> Step:
    return AcceptAgreement(strongest(s)[0].seat)


def national_pride(s: Ages, p: Civilization, card: Held) -> Step:
    return Gain(seat=most_cultured(s).seat, culture=5)


def politics_of_strength(s: Ages, p: Civilization, card: Held) -> Step | None:
    """In Age IV culture instead of cards (TA-21.29)."""
    strong, weak = strongest(s)[0].seat, weakest(s)[0].seat
    if s.age == IV:
        return in_order([Gain(seat=strong, culture=5), Lose(seat=weak, culture=3)])
    return in_order([Gain(seat=strong, draw=5), DiscardMilitary(weak, 3)])


def science_as_culture(s: Ages, p: Civilization, card: Held) -> Step:
    return Gain(seat=p.seat, culture=science_rating(s, p))


def prosperity(s: Ages, p: Civilization, card: Held) -> Step:
    return Gain(seat=p.seat, food=happiness(s, p))


class RuinWonder(ChooseCard, frozen=True):
    """A completed Age A or I wonder is turned face down (TA-12.06)."""

    verb: ClassVar[str] = "ruin"
    rule: ClassVar[str] = "TA-12.06"
    stop: ClassVar[Option | None] = None

    def among(self, s: Ages) -> list[str]:
        p = s.players[self.seat]
        old = [wonder for wonder in p.wonders if s.content.age[wonder] <= I and wonder not in p.ruined]
        return names_of(s, old)

    def take(self, s: Ages, what: str) -> None:
        p, wonder = s.players[self.seat], s.content.number[what]
        p.ruined = put(p.ruined, wonder)
        out_of_play(s, p, wonder)
        enter(s, p, s.content.number["ruin"], wonder)
        s.tell("ruined", seat=self.seat, card=what)


def ravages(s: Ages, p: Civilization, card: Held) -> Step:
    return RuinWonder(p.seat)


class Terror(Ask, frozen=True):
    """An urban building of another civilization is destroyed."""

    open: ClassVar[bool] = True

    victim: int

    def options(self, s: Ages) -> list[Option]:
        techs = destructible(s, s.players[self.victim], URBAN_BITS)
        return [("destroy", self.victim, s.content.rows[tech].key) for tech in techs]

    def resolve(self, s: Ages, option: Option) -> None:
        s.then(Destroy(self.victim, s.content.number[str(option[2])]))

    def describe(self, s: Ages, option: Option) -> Description:
        element = s.content.element(s.content.number[str(option[2])])
        args: dict[str, int | str] = {"card": option[2], "seat": self.victim}
        return Description("do-destroy-of", args, (element,), "TA-6.31")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        return Refusal("refused-destroy", rule="TA-6.31") if option[0] == "destroy" else None


def terrorism(s: Ages, p: Civilization, card: Held) -> Step | None:
    terrorist = least_cultured(s)
    return in_order([Terror(terrorist.seat, rival.seat) for rival in rivals(s, terrorist)])


class MoveWorker(Compose, frozen=True):
    """A worker may move to any other technology, for the difference in cost: move bronze / to iron (TA-36.44)."""

    open: ClassVar[bool] = True

    def part(self, s: Ages) -> list[Option] | None:
        p, rows = s.players[self.seat], s.content.rows
        if not self.chosen:
            sources = [tech for tech, count in zip(p.techs, p.workers, strict=True) if count]
            found: list[Option] = [("move", rows[tech].key) for tech in sources if self.targets(s, p, tech)]
            return [*found, STOP] if found else []
        if self.chosen[0] == STOP or len(self.chosen) > 1:
            return None
        source = s.content.number[str(self.chosen[0][1])]
        return [("to", rows[target].key) for target in self.targets(s, p, source)]

    def targets(self, s: Ages, p: Civilization, source: int) -> list[int]:
        rows, means = s.content.row, stock(s, p, RESOURCES)
        return [
            target
            for target in p.techs
            if target != source
            and self.price(s, p, source, target) <= means
            and (rows[source].type == rows[target].type or room_for(s, p, rows[target].type))
        ]

    def price(self, s: Ages, p: Civilization, source: int, target: int) -> int:
        return max(0, build_price(s, p, target) - build_price(s, p, source))

    def complete(self, s: Ages) -> None:
        if self.chosen[0] == STOP:
            return
        p = s.players[self.seat]
        source, target = (s.content.number[str(option[1])] for option in self.chosen)
        spend(s, p, RESOURCES, self.price(s, p, source, target))
        move_worker(p, source, target)
        rows = s.content.rows
        s.tell("moved", seat=self.seat, card=rows[source].key, card2=rows[target].key)

    def describe(self, s: Ages, option: Option) -> Description:
        if option == STOP:
            return Description("do-stop", rule="TA-36.44")
        tech = s.content.number[str(option[1])]
        elements = (s.content.element(tech),)
        if option[0] == "move":
            return Description("do-move", {"card": option[1]}, elements, "TA-36.44")
        source = s.content.number[str(self.chosen[0][1])]
        args = {"card": option[1], "count": self.price(s, s.players[self.seat], source, tech)}
        return Description("do-to", args, elements, "TA-36.44")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        tech = s.content.number.get(str(option[1]), NONE) if len(option) == 2 else NONE
        if option[0] == "move" and not workers_on(p, tech):
            return Refusal("refused-no-worker-there", rule="TA-36.44")
        if option[0] != "to" or not self.chosen:
            return None
        if tech not in p.techs:
            return Refusal("refused-not-developed", rule="TA-36.44")
        source = s.content.number[str(self.chosen[0][1])]
        missing = self.price(s, p, source, tech) - stock(s, p, RESOURCES)
        if missing > 0:
            return short_of("resources", missing, "TA-36.44")
        return Refusal("refused-building-limit", rule="TA-8.21") if tech != source else None


def freedom_of_movement(s: Ages, p: Civilization, card: Held) -> Step:
    return MoveWorker(p.seat)


class Negotiate(Ask, frozen=True):
    """Who revealed the event says what the weakest gives the strongest (TA-36.46)."""

    open: ClassVar[bool] = True

    giver: int
    taker: int

    def options(self, s: Ages) -> list[Option]:
        p = s.players[self.giver]
        have = {"food": stock(s, p, FOOD), "resources": stock(s, p, RESOURCES), "science": p.science}
        return [("give", good) for good, count in have.items() if count >= 3]

    def resolve(self, s: Ages, option: Option) -> None:
        s.then(Steal(seat=self.taker, victim=self.giver, **{str(option[1]): 3}))

    def describe(self, s: Ages, option: Option) -> Description:
        args: dict[str, int | str] = {"good": option[1], "seat": self.giver, "other_seat": self.taker}
        return Description("do-negotiate", args, rule="TA-36.46")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        return Refusal("refused-no-target", rule="TA-36.46") if option[0] == "give" else None


def negotiations(s: Ages, p: Civilization, card: Held) -> Step:
    return Negotiate(s.active, weakest(s)[0].seat, strongest(s)[0].seat)


def arms_industry(s: Ages, p: Civilization, card: Held) -> Step | None:
    """2 resources for each type in which nobody has a better unit technology (TA-36.47)."""
    resources = dict.fromkeys([each.seat for each in civilizations(s)], 0)
    for kind in UNITS:
        levels = {
            each.seat: max([row.age for row, _, _ in of_types(s, each, 1 << kind)], default=NONE)
            for each in civilizations(s)
        }
        best = max(levels.values())
        for seat, level in levels.items():
            if level == best != NONE:
                resources[seat] += 2
    return in_order([Gain(seat=seat, resources=count) for seat, count in resources.items() if count])


# --- Age III --------------------------------------------------------------------------------------------------


def of_agriculture(s: Ages, p: Civilization) -> int:
    food = food_production(s, p)
    return food + (4 if food > consumption(s, p) else 0)


def levels_of(types: int) -> Points:
    def points(s: Ages, p: Civilization) -> int:
        return sum([row.age * count for row, _, count in of_types(s, p, types)])

    return points


def of_balance(s: Ages, p: Civilization) -> int:
    measures = (science_rating, culture_rating, food_production, resource_production)
    return 2 * min(measure(s, p) for measure in measures)


def of_colonies(s: Ages, p: Civilization) -> int:
    return 3 * len(p.colonies)


def of_government(s: Ages, p: Civilization) -> int:
    return 2 * p.ca_total + p.ma_total


def of_happiness(s: Ages, p: Civilization) -> int:
    return 2 * happiness(s, p) - 2 * discontent(s, p)


def of_population(s: Ages, p: Civilization) -> int:
    """Content workers above 10 (TA-21.32)."""
    return 2 * max(0, sum(p.workers) + p.unused - discontent(s, p) - 10)


def of_progress(s: Ages, p: Civilization) -> int:
    return 2 * sum([s.content.age[card] for card in (p.government, *p.specials)])


def of_technology(s: Ages, p: Civilization) -> int:
    """Technologies, special technologies and government of the highest level (TA-21.33)."""
    highest = II if s.setup.settings["short"] else III
    return 4 * sum([s.content.age[card] == highest for card in (*p.techs, *p.specials, p.government)])


def of_variety(s: Ages, p: Civilization) -> int:
    types = sum([count_of(s, p, 1 << kind) > 0 for kind in (*URBAN, *UNITS)])
    return 2 * (types + len(p.specials))


def of_wonders(s: Ages, p: Civilization) -> int:
    return sum([5 - s.content.age[wonder] for wonder in p.wonders])


def of_harmony(s: Ages, p: Civilization) -> int:
    groups = (1 << FARM, 1 << MINE, URBAN_BITS, UNIT_BITS)
    return 4 * min(count_of(s, p, types) for types in groups)


RANKS: Final = {2: (10, 0), 3: (14, 7, 0), 4: (15, 10, 5, 0)}


# --- the literals ---------------------------------------------------------------------------------------------

EVENTS: Final[tuple[Card[Event], ...]] = (
    all_of(Event("development_of_agriculture", age=A), gain(food=2)),
    all_of(Event("development_of_crafts", age=A), gain(resources=2)),
    all_of(Event("development_of_markets", age=A), food_or_resources),
    all_of(Event("development_of_politics", age=A), gain(draw=3)),
    all_of(Event("development_of_religion", age=A), build_free("religion")),
    all_of(Event("development_of_science", age=A), gain(science=2)),
    all_of(Event("development_of_settlement", age=A), gain(population=1)),
    all_of(Event("development_of_trade_routes", age=A), gain(food=1, resources=1, science=1)),
    all_of(Event("development_of_warfare", age=A), build_free("warriors")),
    all_of(Event("development_of_civilization", age=A), develop_civilization),
    event(Event("barbarians", age=I), barbarians),
    event(Event("border_conflict", age=I), border_conflict),
    event(Event("crusades", age=I), the_strong_and_the_weak(gain(culture=4), lose(culture=4))),
    event(Event("cultural_influence", age=I), for_each(by_culture)),
    event(Event("foray", age=I), the_strong_and_the_weak(gain_mix, None, 2)),
    event(Event("good_harvest", age=I), for_each(produce(food=True))),
    event(Event("immigration", age=I), immigration),
    event(Event("new_deposits", age=I), for_each(produce(resources=True))),
    event(Event("pestilence", age=I), for_each(lose(population=1))),
    event(Event("raiders", age=I), the_strong_and_the_weak(None, lose_mix, 2)),
    event(Event("rats", age=I), for_each(lose_all_food)),
    event(Event("rebellion", age=I), for_each(rebellion)),
    event(Event("reign_of_terror", age=I), the_strong_and_the_weak(None, lose(population=1))),
    event(Event("scientific_breakthrough", age=I), for_each(by_science)),
    event(Event("uncertain_borders", age=I), uncertain_borders),
    event(Event("civil_unrest", age=II), civil_unrest),
    event(Event("cold_war", age=II), the_strong_and_the_weak(gain(science=6), None, 2)),
    event(Event("crime_wave", age=II), the_strong_and_the_weak(None, lose(culture=3, blue=1), 2)),
    event(Event("economic_progress", age=II), for_each(produce(food=True, resources=True, costs=True))),
    event(Event("emigration", age=II), for_each(emigration)),
    event(Event("iconoclasm", age=II), for_each(iconoclasm)),
    event(Event("independence_declaration", age=II), independence),
    event(Event("international_agreement", age=II), agreement),
    event(Event("national_pride", age=II), national_pride),
    event(Event("politics_of_strength", age=II), politics_of_strength),
    event(Event("popularization_of_science", age=II), for_each(science_as_culture)),
    event(Event("prosperity", age=II), for_each(prosperity)),
    event(Event("ravages_of_time", age=II), for_each(ravages)),
    event(
        Event("refugees", age=II),
        the_strong_and_the_weak(gain(culture=3, population=1), lose(culture=3, population=1)),
    ),
    event(Event("terrorism", age=II), terrorism),
    event(Event("impact_of_agriculture", age=III), impact(of_agriculture)),
    event(Event("impact_of_architecture", age=III), impact(levels_of(URBAN_BITS))),
    event(Event("impact_of_balance", age=III), impact(of_balance)),
    event(Event("impact_of_colonies", age=III), impact(of_colonies)),
    event(Event("impact_of_competition", age=III), impact(levels_of(UNIT_BITS | 1 << ARENA))),
    event(Event("impact_of_government", age=III), impact(of_government)),
    event(Event("impact_of_happiness", age=III), impact(of_happiness)),
    event(Event("impact_of_industry", age=III), impact(mine_production)),
    event(Event("impact_of_population", age=III), impact(of_population)),
    event(Event("impact_of_progress", age=III), impact(of_progress)),
    event(Event("impact_of_science", age=III, points=RANKS), ranking(science_rating)),
    event(Event("impact_of_strength", age=III, points=RANKS), ranking(strength_rating)),
    event(Event("impact_of_technology", age=III), impact(of_technology)),
    event(Event("impact_of_variety", age=III), impact(of_variety)),
    event(Event("impact_of_wonders", age=III), impact(of_wonders)),
    # --- new ones -----------------------------------------------------------------------------------------------
    event(Event("development_of_planning", age=A, source=RULEBOOK, set=NEW_MILITARY), DrawPlans()),
    event(Event("dark_ages", age=I, source=RULEBOOK, set=NEW_MILITARY), for_each(dark_ages)),
    event(Event("call_to_arms", age=I, source=RULEBOOK, set=NEW_MILITARY), call_to_arms),
    event(Event("knowledge_of_the_ancestors", age=I, set=NEW_MILITARY), for_each(ancestors)),
    event(Event("freedom_of_movement", age=II, set=NEW_MILITARY), for_each(freedom_of_movement)),
    event(Event("international_negotiations", age=II, set=NEW_MILITARY), negotiations),
    event(Event("arms_industry", age=II, set=NEW_MILITARY), arms_industry),
    event(Event("impact_of_culture", age=III, points=RANKS, set=NEW_MILITARY), ranking(culture_rating)),
    event(Event("impact_of_harmony", age=III, set=NEW_MILITARY), impact(of_harmony)),
)
