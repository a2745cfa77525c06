"""The words that cards are written with: those of the rules that several of their files use, and what they share.

A file of cards begins with ``from tessera.games.throughtheages.cards.words import *``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tessera.games.throughtheages.content import (
    ADJUSTED,
    ARENA,
    ARTILLERY,
    CAVALRY,
    FARM,
    II,
    III,
    INFANTRY,
    IV,
    LAB,
    LIBRARY,
    MINE,
    NEW,
    NEW_MILITARY,
    RECONSTRUCTED,
    RULEBOOK,
    TEMPLE,
    THEATER,
    UNITS,
    URBAN,
    A,
    Event,
    Goods,
    Government,
    I,
    Leader,
    Symbols,
    Technology,
    Wonder,
)
from tessera.games.throughtheages.hooks import (
    ACTION_MENU,
    ACTIONS_BEGIN,
    ACTIONS_END,
    ALL_TYPES,
    BUILDING_CULTURE,
    BUILDING_SCIENCE,
    CARD_BONUS,
    CIVIL_ACTIONS,
    COLONY_PAYMENT,
    COLONY_RESOURCES,
    COMPLETED,
    CULTURE,
    DEFENCE,
    DEVELOPED,
    EACH_OF_US,
    EXTRA_FACE,
    EXTRA_TOKENS,
    FARMS_FIGHT,
    FEARED,
    INFANTRY_RIDES,
    LEAVES,
    PLAYING,
    POLITICAL_MENU,
    POLITICS_BEGINS,
    PREPARED,
    REFUND,
    REPLACED,
    RESOURCE_BONUS,
    REVEALED,
    SCIENCE,
    SCIENCE_COST,
    SEES_EVENTS,
    STAGE_BUILT,
    STRENGTH,
    TAKE_COST,
    TAKEN,
    TURN,
    TURN_ENDS,
    WONDER_SURCHARGE,
    WORKER_FACES,
)
from tessera.games.throughtheages.rules.armies import UNIT_TYPES
from tessera.games.throughtheages.rules.building import (
    BUILDINGS,
    Build,
    BuildOrUpgrade,
    Destroy,
    destructible,
    move_worker,
)
from tessera.games.throughtheages.rules.cardrow import TakeCard, price, refuse_take, takeable
from tessera.games.throughtheages.rules.colonization import ColonizeFromHand, lose_colony
from tessera.games.throughtheages.rules.events import (
    all_with_most,
    is_among_weakest,
    most_cultured,
    names_of,
    ranked,
    strongest,
    weakest,
)
from tessera.games.throughtheages.rules.gains import Gain, Lose, OneGain, Pools, Steal, given, lost, one_of
from tessera.games.throughtheages.rules.inplay import out_of_play
from tessera.games.throughtheages.rules.leaders import RemoveLeader
from tessera.games.throughtheages.rules.means import (
    pay_resources,
    resource_means,
    room_for,
    short_of,
    upgrade_price,
)
from tessera.games.throughtheages.rules.population import IncreasePopulation, can_increase
from tessera.games.throughtheages.rules.production import (
    consume,
    produce_food,
    produce_resources,
    suffer_corruption,
)
from tessera.games.throughtheages.rules.ratings import (
    URBAN_TYPES,
    culture_rating,
    discontent,
    food_production,
    happiness,
    resource_production,
    science_rating,
    strength_rating,
)
from tessera.games.throughtheages.rules.technologies import DevelopSomething, is_technology
from tessera.games.throughtheages.rules.tokens import FOOD, RESOURCES, add_yellow, spend, stock
from tessera.games.throughtheages.state import (
    Ages,
    Civilization,
    best_of,
    bits,
    civil_actions,
    civilizations,
    count_of,
    military_actions,
    of_types,
    rivals,
    score_culture,
    show_all,
    spend_ca,
    spend_ma,
    workers_on,
)
from tessera.kernel import (
    ME,
    NONE,
    STOP,
    THIS,
    Act,
    Ask,
    Cards,
    ChooseCard,
    Compose,
    Description,
    InOrder,
    Option,
    Refusal,
    Step,
    enter,
    lies_on,
    only,
    put_on,
)
from tessera.kernel.effects import Allow, Do, Forbid, Held, HeldAs, On, Plus, Use, total
from tessera.kernel.scopes import GAME
from tessera.kernel.tuples import put, take

__all__ = [
    "ACTIONS_BEGIN",
    "ACTIONS_END",
    "ACTION_MENU",
    "ADJUSTED",
    "ALL_TYPES",
    "ARENA",
    "ARTILLERY",
    "BUILDINGS",
    "BUILDING_CULTURE",
    "BUILDING_SCIENCE",
    "CARD_BONUS",
    "CAVALRY",
    "CIVIL_ACTIONS",
    "COLONY_PAYMENT",
    "COLONY_RESOURCES",
    "COMPLETED",
    "CULTURE",
    "DEFENCE",
    "DEVELOPED",
    "EXTRA_FACE",
    "EXTRA_TOKENS",
    "FARM",
    "FARMS_FIGHT",
    "FEARED",
    "FOOD",
    "GAME",
    "II",
    "III",
    "INFANTRY",
    "INFANTRY_RIDES",
    "IV",
    "LAB",
    "LABS_AND_LIBRARIES",
    "LEAVES",
    "LIBRARY",
    "ME",
    "MINE",
    "NEW",
    "NEW_MILITARY",
    "NONE",
    "PLAYING",
    "POLITICAL_MENU",
    "POLITICS_BEGINS",
    "PREPARED",
    "RECONSTRUCTED",
    "REFUND",
    "REPLACED",
    "RESOURCES",
    "RESOURCE_BONUS",
    "RULEBOOK",
    "SCIENCE",
    "SCIENCE_COST",
    "SEES_EVENTS",
    "STAGE_BUILT",
    "STOP",
    "STRENGTH",
    "TAKEN",
    "TAKE_COST",
    "TEMPLE",
    "THEATER",
    "THIS",
    "TURN",
    "TURN_ENDS",
    "UNITS",
    "UNIT_TYPES",
    "URBAN",
    "URBAN_TYPES",
    "WONDER_SURCHARGE",
    "WORKER_FACES",
    "A",
    "Act",
    "Ages",
    "Allow",
    "Ask",
    "Build",
    "BuildOrUpgrade",
    "Cards",
    "ChooseCard",
    "Civilization",
    "ColonizeFromHand",
    "Compose",
    "Description",
    "Destroy",
    "DevelopSomething",
    "Event",
    "EventPart",
    "Forbid",
    "Gain",
    "Goods",
    "Government",
    "Held",
    "HeldAs",
    "I",
    "InOrder",
    "IncreasePopulation",
    "Leader",
    "Lose",
    "On",
    "OneGain",
    "Option",
    "Plus",
    "Pools",
    "ProduceNow",
    "Refusal",
    "RemoveLeader",
    "Steal",
    "Step",
    "Symbols",
    "TakeCard",
    "Technology",
    "Use",
    "Wonder",
    "add_yellow",
    "all_with_most",
    "best_lab_or_library",
    "best_of",
    "bits",
    "can_increase",
    "civil_actions",
    "civilizations",
    "count_of",
    "culture_rating",
    "destructible",
    "discontent",
    "each",
    "enter",
    "food_production",
    "for_each",
    "gains",
    "given",
    "happens",
    "happiness",
    "impact",
    "in_order",
    "is_among_weakest",
    "is_tech",
    "less",
    "levels_of",
    "lies_on",
    "lose_colony",
    "losses",
    "military_actions",
    "most_cultured",
    "move_worker",
    "names_of",
    "number_of_colonies",
    "of_types",
    "one_of_gains",
    "only",
    "out_of_play",
    "pay_resources",
    "per_worker",
    "price",
    "put",
    "put_on",
    "ranking",
    "refuse_take",
    "resource_means",
    "resource_production",
    "rivals",
    "room_for",
    "science_rating",
    "score_culture",
    "scores",
    "scores_each",
    "short_of",
    "show_all",
    "spend",
    "spend_ca",
    "spend_ma",
    "stock",
    "strength_rating",
    "strongest",
    "take",
    "takeable",
    "the_strong_and_the_weak",
    "to_all",
    "total",
    "upgrade_price",
    "urban_types_built",
    "weakest",
    "workers_on",
]

Points = Callable[[Ages, Civilization], int]
"""What a card counts or measures of a civilization."""

LABS_AND_LIBRARIES: Final = bits(LAB, LIBRARY)


# --- numbers of the row -----------------------------------------------------------------------------------------


def each(count: Points) -> Callable[..., int]:
    """The row's number for each of what is counted."""

    def amount(s: Ages, p: Civilization, card: Held, *asked: object) -> int:
        found: int = card.row.each * count(s, p)
        return found

    return amount


def per_worker(kinds: int) -> Callable[..., int]:
    """The row's number for each worker on some types of technologies."""

    def extra(s: Ages, p: Civilization, card: Held, types: int) -> int:
        found: int = card.row.each * count_of(s, p, kinds & types)
        return found

    return extra


def less(field: str) -> Callable[..., int]:
    """The row's number is taken off."""

    def amount(s: Ages, p: Civilization, card: Held, *asked: object) -> int:
        return -int(getattr(card.row, field))

    return amount


def gains(s: Ages, p: Civilization, card: Held, *asked: object) -> Step:
    """What the row says that the card gives."""
    return given(p.seat, card.row.gains)


def losses(s: Ages, p: Civilization, card: Held, *asked: object) -> Step:
    """What the row says that the card takes."""
    return lost(p.seat, card.row.losses)


def one_of_gains(s: Ages, p: Civilization, card: Held, *asked: object) -> Step:
    """One of the goods that the row names."""
    return one_of(p.seat, card.row.gains)


def scores(points: Points) -> Callable[..., Step]:
    """Culture by a measure."""

    def score(s: Ages, p: Civilization, card: Held, *asked: object) -> Step:
        return Gain(seat=p.seat, culture=points(s, p))

    return score


def scores_each(count: Points) -> Callable[..., Step]:
    """The row's number in culture for each of what is counted."""

    def score(s: Ages, p: Civilization, card: Held, *asked: object) -> Step:
        return Gain(seat=p.seat, culture=card.row.each * count(s, p))

    return score


# --- what is counted --------------------------------------------------------------------------------------------


def levels_of(types: int) -> Points:
    """The levels of all workers' technologies of some types."""

    def points(s: Ages, p: Civilization) -> int:
        return sum([row.age * count for row, _, count in of_types(s, p, types)])

    return points


def number_of_colonies(s: Ages, p: Civilization) -> int:
    return len(p.colonies)


def urban_types_built(s: Ages, p: Civilization) -> int:
    return sum([count_of(s, p, 1 << kind) > 0 for kind in URBAN])


def best_lab_or_library(s: Ages, p: Civilization, card: Held, types: int) -> int:
    """Extra science equal to the level of the best lab or library (TA-21.10)."""
    best = best_of(s, p, LABS_AND_LIBRARIES)
    return s.content.age[best] if best != NONE and types >> s.content.technology[best].type & 1 else 0


# --- conditions -------------------------------------------------------------------------------------------------


def is_tech(s: Ages, p: Civilization, card: Held, taken: int) -> bool:
    return is_technology(s, taken)


# --- shapes of events -------------------------------------------------------------------------------------------

EventPart = Callable[..., Step | None]
"""What an event does to one civilization."""


def happens(do: Do[()]) -> On[()]:
    """What happens when the event is revealed."""
    return On(REVEALED, do, own=True)


def to_all(part: EventPart) -> tuple[On[()], On[()]]:
    """An event for all, which one civilization may also have for itself (TA-36.40)."""
    return happens(for_each(part)), On(EACH_OF_US, part, own=True)


def for_each(part: EventPart) -> EventPart:
    """The same for every civilization, from the active player on (TA-18.01)."""

    def happen(s: Ages, p: Civilization, card: Held) -> Step | None:
        return in_order([part(s, other, card) for other in civilizations(s)])

    return happen


def in_order(steps: Iterable[Step | None]) -> Step | None:
    found = tuple([step for step in steps if step is not None])
    return InOrder(found) if found else None


def impact(count: Points) -> On[()]:
    """Every civilization scores culture for what it has (TA-19.10)."""
    return happens(for_each(scores_each(count)))


def ranking(by: Points) -> On[()]:
    """Culture by rank (TA-20.01)."""

    def happen(s: Ages, p: Civilization, card: Held) -> Step | None:
        order = ranked(s, by)
        points = card.row.points[len(order)]
        return in_order(
            [Gain(seat=other.seat, culture=n) for other, n in zip(order, points, strict=True) if n]
        )

    return happens(happen)


def the_strong_and_the_weak(strong: EventPart | None, weak: EventPart | None, count: int = 1) -> On[()]:
    """One part for the strongest, another for the weakest; both are determined first."""

    def happen(s: Ages, p: Civilization, card: Held) -> Step | None:
        up, down = in_turn(s, strongest(s, count)), in_turn(s, weakest(s, count))
        steps = [strong(s, other, card) for other in up] if strong else []
        return in_order([*steps, *([weak(s, other, card) for other in down] if weak else [])])

    return happens(happen)


def in_turn(s: Ages, those: list[Civilization]) -> list[Civilization]:
    """Some civilizations in the order in which they decide: from the active player on (TA-18.01)."""
    seats = [p.seat for p in those]
    return [p for p in civilizations(s) if p.seat in seats]


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
