"""Events of Age II."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.rules.cardrow import Refill
from tessera.games.throughtheages.rules.events import least_cultured
from tessera.games.throughtheages.rules.production import DiscardMilitary

events = Cards[Event]()
card = events.add


def civil_unrest(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step | None:
    """Culture for discontent workers; all with the most of them lose a blue token (TA-21.31)."""
    culture = [
        Lose(seat=other.seat, culture=card.row.each * discontent(s, other)) for other in civilizations(s)
    ]
    return in_order([*culture, *[losses(s, other, card) for other in all_with_most(s, discontent, 1)]])


card(Event("civil_unrest", age=II, each=4, losses=Goods(blue=1)), happens(civil_unrest))

card(Event("cold_war", age=II, gains=Goods(science=6)), the_strong_and_the_weak(gains, None, 2))

card(Event("crime_wave", age=II, losses=Goods(culture=3, blue=1)), the_strong_and_the_weak(None, losses, 2))


def economic_progress(s: Ages, p: Civilization, card: Held) -> Step:
    return ProduceNow(p.seat, food=True, resources=True, costs=True)


card(Event("economic_progress", age=II), happens(for_each(economic_progress)))


def emigration(s: Ages, p: Civilization, card: Held) -> Step | None:
    count = (discontent(s, p) + 1) // 2
    return Lose(seat=p.seat, population=count) if count else None


card(Event("emigration", age=II), happens(for_each(emigration)))


def iconoclasm(s: Ages, p: Civilization, card: Held) -> Step | None:
    """Leaders of another age than the current one; in Age IV every leader (TA-21.28)."""
    old = p.leader != NONE and s.content.age[p.leader] != s.age
    return RemoveLeader(p.seat) if old else None


card(Event("iconoclasm", age=II), happens(for_each(iconoclasm)))


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


card(Event("independence_declaration", age=II), happens(independence))


class AcceptAgreement(Ask, frozen=True):
    """The next political action is given up for cards worth some civil actions (TA-21.27)."""

    open: ClassVar[bool] = True

    budget: int

    def options(self, s: Ages) -> list[Option]:
        return [("agree",), ("refuse",)]

    def resolve(self, s: Ages, option: Option) -> None:
        if option == ("agree",):
            s.players[self.seat].no_politics += 1
            s.then(TakeFreely(self.seat, self.budget), Refill())

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


def agreement(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    return AcceptAgreement(strongest(s)[0].seat, card.row.amount)


card(Event("international_agreement", age=II, amount=5), happens(agreement))


def national_pride(s: Ages, p: Civilization, card: Held) -> Step:
    return gains(s, most_cultured(s), card)


card(Event("national_pride", age=II, gains=Goods(culture=5)), happens(national_pride))


def politics_of_strength(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step | None:
    """In Age IV culture instead of cards (TA-21.29)."""
    up, down = card.row.amount, card.row.also
    strong, weak = strongest(s)[0].seat, weakest(s)[0].seat
    if s.age == IV:
        return in_order([Gain(seat=strong, culture=up), Lose(seat=weak, culture=down)])
    return in_order([Gain(seat=strong, draw=up), DiscardMilitary(weak, down)])


card(Event("politics_of_strength", age=II, amount=5, also=3), happens(politics_of_strength))

card(Event("popularization_of_science", age=II), happens(for_each(scores(science_rating))))


def prosperity(s: Ages, p: Civilization, card: Held) -> Step:
    return Gain(seat=p.seat, food=happiness(s, p))


card(Event("prosperity", age=II), happens(for_each(prosperity)))


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


card(Event("ravages_of_time", age=II), happens(for_each(ravages)))

card(
    Event(
        "refugees",
        age=II,
        gains=Goods(culture=3, population=1),
        losses=Goods(culture=3, population=1),
    ),
    the_strong_and_the_weak(gains, losses),
)


class Terror(Ask, frozen=True):
    """An urban building of another civilization is destroyed."""

    open: ClassVar[bool] = True

    victim: int

    def options(self, s: Ages) -> list[Option]:
        techs = destructible(s, s.players[self.victim], URBAN_TYPES)
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


card(Event("terrorism", age=II), happens(terrorism))


# --- new ones -------------------------------------------------------------------------------------------------


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
        rows, means = s.content.technology, stock(s, p, RESOURCES)
        return [
            target
            for target in p.techs
            if target != source
            and upgrade_price(s, p, source, target) <= means
            and (rows[source].type == rows[target].type or room_for(s, p, rows[target].type))
        ]

    def complete(self, s: Ages) -> None:
        if self.chosen[0] == STOP:
            return
        p = s.players[self.seat]
        source, target = (s.content.number[str(option[1])] for option in self.chosen)
        spend(s, p, RESOURCES, upgrade_price(s, p, source, target))
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
        args = {"card": option[1], "count": upgrade_price(s, s.players[self.seat], source, tech)}
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
        missing = upgrade_price(s, p, source, tech) - stock(s, p, RESOURCES)
        if missing > 0:
            return short_of("resources", missing, "TA-36.44")
        return Refusal("refused-building-limit", rule="TA-8.21") if tech != source else None


def freedom_of_movement(s: Ages, p: Civilization, card: Held) -> Step:
    return MoveWorker(p.seat)


card(Event("freedom_of_movement", age=II, set=NEW_MILITARY), happens(for_each(freedom_of_movement)))


class Negotiate(Ask, frozen=True):
    """Who revealed the event says what the weakest gives the strongest (TA-36.46)."""

    open: ClassVar[bool] = True

    giver: int
    taker: int
    count: int

    def options(self, s: Ages) -> list[Option]:
        p = s.players[self.giver]
        have = {"food": stock(s, p, FOOD), "resources": stock(s, p, RESOURCES), "science": p.science}
        return [("give", good) for good, count in have.items() if count >= self.count]

    def resolve(self, s: Ages, option: Option) -> None:
        s.then(Steal(seat=self.taker, victim=self.giver, **{str(option[1]): self.count}))

    def describe(self, s: Ages, option: Option) -> Description:
        args: dict[str, int | str] = {"good": option[1], "seat": self.giver, "other_seat": self.taker}
        return Description("do-negotiate", args, rule="TA-36.46")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        return Refusal("refused-no-target", rule="TA-36.46") if option[0] == "give" else None


def negotiations(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    return Negotiate(s.active, weakest(s)[0].seat, strongest(s)[0].seat, card.row.amount)


card(Event("international_negotiations", age=II, amount=3, set=NEW_MILITARY), happens(negotiations))


def arms_industry(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step | None:
    """Resources for each type in which nobody has a better unit technology (TA-36.47)."""
    resources = dict.fromkeys([other.seat for other in civilizations(s)], 0)
    for kind in UNITS:
        levels = {
            other.seat: max([row.age for row, _, _ in of_types(s, other, 1 << kind)], default=NONE)
            for other in civilizations(s)
        }
        best = max(levels.values())
        for seat, level in levels.items():
            if level == best != NONE:
                resources[seat] += card.row.each
    return in_order([Gain(seat=seat, resources=count) for seat, count in resources.items() if count])


card(Event("arms_industry", age=II, each=2, set=NEW_MILITARY), happens(arms_industry))
