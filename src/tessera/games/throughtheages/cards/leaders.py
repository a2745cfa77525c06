"""Leaders (TA-12, TA-21, TA-36): each is read in one place, its symbols and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from msgspec import structs

from tessera.games.throughtheages.actions import lay_down, playable
from tessera.games.throughtheages.armies import all_units, armies
from tessera.games.throughtheages.asking import ChooseCard
from tessera.games.throughtheages.building import Build, BuildOrUpgrade, move_worker
from tessera.games.throughtheages.cardrow import TakeCard, price, refuse_take, takeable
from tessera.games.throughtheages.colonization import ColonizeFromHand, territories_in_hand
from tessera.games.throughtheages.content import (
    ADJUSTED,
    ARENA,
    FARM,
    II,
    III,
    LAB,
    LIBRARY,
    MINE,
    NEW,
    RECONSTRUCTED,
    TEMPLE,
    THEATER,
    UNITS,
    URBAN,
    A,
    I,
    Leader,
    Symbols,
    Technology,
)
from tessera.games.throughtheages.events import (
    is_among_strongest,
    is_among_weakest,
    look_at_next,
    no_current_events,
)
from tessera.games.throughtheages.gains import Gain, OneGain, Pools
from tessera.games.throughtheages.hooks import (
    ACTION_MENU,
    ACTIONS_BEGIN,
    ACTIONS_END,
    ALL_TYPES,
    ATTACK_PRICE,
    BUILD_COST,
    BUILDING_CULTURE,
    BUILDING_SCIENCE,
    BUILDING_STRENGTH,
    CIVIL_ACTIONS,
    COLONY_CARDS,
    COLONY_RESOURCES,
    CULTURE,
    DEFENCE,
    DEVELOPED,
    EXTRA_FACE,
    EXTRA_TOKENS,
    FARMS_FIGHT,
    FEARED,
    FOOD_BONUS,
    GAME_ENDS,
    GREW,
    INFANTRY_RIDES,
    KEEP_TACTICS,
    LAB_RESOURCES,
    LEAVES,
    MAY_ATTACK,
    MILITARY_REVOLUTION,
    PLAYING,
    POLITICAL_ACTION_DONE,
    POLITICAL_ACTION_GIVEN_UP,
    POLITICAL_MENU,
    POLITICS,
    POLITICS_BEGINS,
    POPULATION_COST,
    PREPARE_ANYTHING,
    PREPARED,
    REFUND,
    REPLACED,
    RESOURCE_BONUS,
    REVOLUTION,
    SCIENCE,
    SCIENCE_COST,
    SEES_EVENTS,
    STRENGTH,
    TAKE_COST,
    TAKE_DRAWN,
    TAKE_LEAST,
    TAKEN,
    TURN,
    TURN_BEGINS,
    TURN_ENDS,
    UNIT_TWICE,
    WONDER_SURCHARGE,
    WORKER_FACES,
)
from tessera.games.throughtheages.leaders import Refund, RemoveLeader
from tessera.games.throughtheages.means import (
    FOR_CITY,
    FOR_OTHERS,
    FOR_UNITS,
    build_price,
    food_means,
    pay_resources,
    population_price,
    resource_means,
    room_for,
    short_of,
    upgrade_price,
)
from tessera.games.throughtheages.politics import NextPoliticalAction
from tessera.games.throughtheages.population import IncreasePopulation
from tessera.games.throughtheages.ratings import (
    card_faces,
    discontent,
    faces_needed,
    happiness,
    strength_rating,
    with_extra,
    worker_faces,
)
from tessera.games.throughtheages.technologies import DevelopSomething, is_technology
from tessera.games.throughtheages.tokens import add_yellow
from tessera.games.throughtheages.world import (
    UNDER,
    Ages,
    Civilization,
    best_of,
    bits,
    civil_actions,
    count_of,
    level_of_best,
    military_actions,
    of_types,
    put,
    rivals,
    score_culture,
    show_all,
    spend_ca,
    spend_ma,
    take,
    workers_on,
)
from tessera.kernel import (
    ME,
    NONE,
    Act,
    Ask,
    Choose,
    Description,
    InOrder,
    Option,
    PayThen,
    Refusal,
    Step,
    drop,
    enter,
    only,
    put_on,
)
from tessera.kernel.effects import Allow, Card, Forbid, Held, On, Plus, Use, card, total
from tessera.kernel.scopes import GAME

LABS_AND_LIBRARIES = bits(LAB, LIBRARY)


# --- sentences that several leaders share ---------------------------------------------------------------------


def is_tech(s: Ages, p: Civilization, card: Held, taken: int) -> bool:
    return is_technology(s, taken)


def is_leader(s: Ages, p: Civilization, card: Held, taken: int) -> bool:
    return isinstance(s.content.rows[taken], Leader)


def best_lab_or_library(s: Ages, p: Civilization, card: Held, types: int) -> int:
    """Extra science equal to the level of the best lab or library (TA-21.10)."""
    best = best_of(s, p, LABS_AND_LIBRARIES)
    return s.content.age[best] if best != NONE and types >> s.content.row[best].type & 1 else 0


def per_worker(kinds: int, amount: int) -> Callable[..., int]:
    """So much for each worker on some types of technologies."""

    def extra(s: Ages, p: Civilization, card: Held, types: int) -> int:
        return amount * count_of(s, p, kinds & types)

    return extra


def faces_of(s: Ages, p: Civilization, kinds: int) -> int:
    """Happy faces that workers on some types give, with St. Peter's extra faces (TA-21.09, TA-21.11)."""
    return sum([count * each for each, count in worker_faces(s, p, kinds)])


def faces_of_wonders(s: Ages, p: Civilization, card: Held) -> int:
    extra = total(s, p, EXTRA_FACE)
    entry = s.content.effects.get(EXTRA_FACE)
    givers = entry.sources if entry is not None else frozenset[int]()
    faces = {card: n for card, n in card_faces(s, p).items() if s.content.kind[card] == "wonder" and n > 0}
    return sum([n + (extra if wonder not in givers else 0) for wonder, n in faces.items()])


# --- Age A ----------------------------------------------------------------------------------------------------


def units(s: Ages, p: Civilization, card: Held) -> int:
    return count_of(s, p, bits(*UNITS))


class SpendAsCivil(Act, frozen=True):
    """A military action is spent as a civil one (TA-21.02)."""

    seat: int

    def run(self, s: Ages) -> None:
        spend_ma(s, s.players[self.seat], 1)
        s.turn.extra_ca += 1

    def possible(self, s: Ages) -> bool:
        return military_actions(s, s.players[self.seat]) > 0


class HonourHomer(ChooseCard, frozen=True):
    """Homer goes under a completed wonder instead of giving an action back."""

    verb: ClassVar[str] = "under"
    rule: ClassVar[str] = "TA-21.03"

    def among(self, s: Ages) -> list[str]:
        return [s.content.rows[wonder].key for wonder in s.players[self.seat].wonders]

    def take(self, s: Ages, what: str) -> None:
        enter(s, s.players[self.seat], s.content.number["homer_under_wonder"], s.content.number[what])
        drop(s, Refund, self.seat)


def two_weakest(s: Ages, p: Civilization, card: Held) -> Step:
    """Resources for units for the weak, a good of choice for the strong (TA-36.11)."""
    if is_among_weakest(s, p):
        return Pools(seat=p.seat, unit_resources=2)
    goods = (Gain(seat=p.seat, food=1), Gain(seat=p.seat, resources=1), Gain(seat=p.seat, science=1))
    return OneGain(p.seat, goods)


class StoreToken(Act, frozen=True):
    """A yellow token from the box above the government, up to three (TA-36.08)."""

    seat: int

    def run(self, s: Ages) -> None:
        p, card = s.players[self.seat], s.content.number["hippocrates_tokens"]
        if card not in p.cards:
            enter(s, p, card, 1)
        elif p.on[p.cards.index(card)][0] < 3:
            put_on(s, p, card, p.on[p.cards.index(card)][0] + 1)


class GoUnderTactic(Act, frozen=True):
    """Sun Tzu goes under the current tactic, which is stronger from then on (TA-36.06)."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        tactic = p.tactic
        if tactic == NONE:
            return
        if tactic in p.own_tactics:
            p.own_tactics = put(take(p.own_tactics, tactic), tactic | UNDER)
            users = [p]
        else:
            s.tactics = put(take(s.tactics, tactic), tactic | UNDER)
            users = [q for q in s.players if q.tactic == tactic and tactic not in q.own_tactics]
        for user in users:
            user.tactic = tactic | UNDER
        s.tell("under-tactic", seat=self.seat, card=s.content.rows[tactic].key)


def hand_colours(s: Ages, p: Civilization) -> int:
    """Different colours of civil cards in hand (TA-36.07)."""
    return len({s.content.row[card].colour for card in p.civil_hand.cards})


def for_two_colours(s: Ages, p: Civilization, card: Held) -> int:
    return int(hand_colours(s, p) >= 2)


def for_three_colours(s: Ages, p: Civilization, card: Held) -> int:
    return int(hand_colours(s, p) >= 3)


# --- Age I ----------------------------------------------------------------------------------------------------


def has_territory(s: Ages, p: Civilization, card: Held) -> bool:
    return bool(territories_in_hand(s, p))


class Muster(ChooseCard, frozen=True):
    """One military action: population and unit, each 1 cheaper, both or nothing (TA-9.08, TA-21.07)."""

    verb: ClassVar[str] = "muster"
    rule: ClassVar[str] = "TA-9.08"
    stop: ClassVar[Option | None] = None

    def among(self, s: Ages) -> list[str]:
        p = s.players[self.seat]
        if not military_actions(s, p) or not p.yellow or population_price(s, p, 1) > food_means(s, p):
            return []
        means = resource_means(s, p, FOR_UNITS)
        techs = [tech for _, tech, _ in of_types(s, p, bits(*UNITS))]
        return [s.content.rows[tech].key for tech in techs if build_price(s, p, tech) - 1 <= means]

    def take(self, s: Ages, what: str) -> None:
        spend_ma(s, s.players[self.seat], 1)
        s.then(IncreasePopulation(self.seat, 1), Build(self.seat, s.content.number[what], 1))


def two_strongest(s: Ages, p: Civilization, card: Held) -> bool:
    return is_among_strongest(s, p)


def faces_of_faith(s: Ages, p: Civilization, card: Held) -> int:
    """Happy faces of temples and of the government (TA-21.09)."""
    government = card_faces(s, p).get(p.government, 0)
    extra = total(s, p, EXTRA_FACE)
    return faces_of(s, p, 1 << TEMPLE) + max(0, with_extra(government, extra))


class LookAtEvent(Act, frozen=True):
    """Look at the top current event (TA-42.02)."""

    seat: int

    def run(self, s: Ages) -> None:
        look_at_next(s, s.players[self.seat])

    def possible(self, s: Ages) -> bool:
        return not no_current_events(s)


def culture_of_faces(kinds: int) -> Callable[..., int]:
    def extra(s: Ages, p: Civilization, card: Held, types: int) -> int:
        return faces_of(s, p, kinds & types)

    return extra


def is_wonder(s: Ages, p: Civilization, card: Held, taken: int) -> bool:
    return s.content.kind[taken] == "wonder"


def count_of_armies(s: Ages, p: Civilization, card: Held) -> int:
    return armies(s, p, all_units(s, p)).number


def discarded(s: Ages, p: Civilization, card: Held) -> Step | None:
    return Gain(seat=p.seat, culture=s.turn.discarded) if s.turn.discarded else None


class PrintersAction(Ask, frozen=True):
    """An extra civil action for labs and libraries, for 1 less, worth 2 culture (TA-36.19).

    ``take 3``, ``develop alchemy``, ``build alchemy``, ``play urban_growth_1 build alchemy``
    """

    open: ClassVar[bool] = True

    def options(self, s: Ages) -> list[Option]:
        found = self.taking(s, s.players[self.seat])
        for way in (DevelopSomething(self.seat, 1, LABS_AND_LIBRARIES), self.building()):
            found += way.options(s)
        for action, order in self.orders(s).items():
            found += [("play", s.content.rows[action].key, *way) for way in order.options(s)]
        return found

    def building(self) -> BuildOrUpgrade:
        return BuildOrUpgrade(self.seat, LABS_AND_LIBRARIES, 1)

    def taking(self, s: Ages, p: Civilization) -> list[Option]:
        """The action replaces one of those that the card costs."""
        rows = s.content.row
        spaces = takeable(s, p, civil_actions(s, p) + 1)
        return [
            ("take", space + 1)
            for space in spaces
            if isinstance(rows[s.row[space]], Technology)
            and LABS_AND_LIBRARIES >> rows[s.row[space]].type & 1
        ]

    def orders(self, s: Ages) -> dict[int, Ask]:
        """Action cards that order something of the kind, with both benefits."""
        p = s.players[self.seat]
        found: dict[int, Ask] = {}
        for action in dict.fromkeys(playable(s, p)):
            for ready in s.content.effects[PLAYING].home[action]:
                held = Held(ready.row, action, NONE, (), p.seat)
                step = ready.step(s, p, held, p.seat, ())
                if isinstance(step, BuildOrUpgrade | DevelopSomething):
                    types = (step.types or ALL_TYPES) & LABS_AND_LIBRARIES
                    found[action] = structs.replace(step, types=types, less=step.less + 1)
        return found

    def resolve(self, s: Ages, option: Option) -> None:
        p = s.players[self.seat]
        score_culture(s, p, 2)
        if option[0] == "take":
            space = int(option[1]) - 1
            spend_ca(s, p, max(0, price(s, p, space) - 1))
            s.then(TakeCard(self.seat, space))
        elif option[0] == "play":
            action = s.content.number[str(option[1])]
            order = self.orders(s)[action]
            lay_down(s, p, action)
            order.resolve(s, option[2:])
        elif option[0] == "develop":
            DevelopSomething(self.seat, 1, LABS_AND_LIBRARIES).resolve(s, option)
        else:
            self.building().resolve(s, option)

    def describe(self, s: Ages, option: Option) -> Description:
        last = option[-1]
        if option[0] == "take":
            row = s.content.rows[s.row[int(last) - 1]]
            return Description("do-printers-take", {"card": row.key}, (f"row:{last}",), "TA-36.19")
        args: dict[str, int | str] = {"card": last}
        element = s.content.element(s.content.number[str(last)])
        return Description(f"do-printers-{option[0]}", args, (element,), "TA-36.19")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        p, found = s.players[self.seat], None
        if option[0] == "take" and len(option) == 2 and isinstance(option[1], int):
            found = refuse_take(s, p, option[1] - 1, civil_actions(s, p) + 1)
        elif option[0] == "develop":
            found = DevelopSomething(self.seat, 1, LABS_AND_LIBRARIES).why_not(s, option)
        elif option[0] in ("build", "upgrade"):
            found = self.building().why_not(s, option)
        return found or Refusal("refused-use-impossible", rule="TA-36.19")


STRONG, BUSY = 1, 2


class SaladinsChoice(Ask, frozen=True):
    """Strength or a civil action, until the next choice (TA-36.13)."""

    open: ClassVar[bool] = True

    card: int

    def options(self, s: Ages) -> list[Option]:
        return [("strength",), ("action",)] if self.card in s.players[self.seat].cards else []

    def resolve(self, s: Ages, option: Option) -> None:
        put_on(s, s.players[self.seat], self.card, STRONG if option == ("strength",) else BUSY)

    def describe(self, s: Ages, option: Option) -> Description:
        return Description(f"do-saladin-{option[0]}", {}, (s.content.element(self.card),), "TA-36.13")


def saladins_choice(s: Ages, p: Civilization, card: Held) -> Step:
    return SaladinsChoice(p.seat, card.number)


def chose(choice: int) -> Callable[..., bool]:
    def chosen(s: Ages, p: Civilization, card: Held, *asked: int) -> bool:
        return card.on == (choice,)

    return chosen


# --- Age II ---------------------------------------------------------------------------------------------------


def cheaper_with(other: int, kind: int, hook_amount: str) -> Callable[..., int]:
    """Buildings of a type are cheaper for who has one of another type (Shakespeare)."""

    def less(s: Ages, p: Civilization, card: Held, tech: int, *asked: object) -> int:
        row = s.content.rows[tech]
        if not isinstance(row, Technology) or row.type != kind or not count_of(s, p, 1 << other):
            return 0
        return -int(getattr(card.row, hook_amount))

    return less


def pairs(s: Ages, p: Civilization, card: Held, types: int) -> int:
    """2 culture for each pair of a library and a theater (TA-21.12)."""
    if not types >> LIBRARY & 1 or not types >> THEATER & 1:
        return 0
    return 2 * min(count_of(s, p, 1 << LIBRARY), count_of(s, p, 1 << THEATER))


def colonies_culture(s: Ages, p: Civilization, card: Held) -> int:
    return len(p.colonies) + 1 if p.colonies else 0


def theater_technology(s: Ages, p: Civilization, card: Held, tech: int, *asked: object) -> bool:
    row = s.content.rows[tech]
    return isinstance(row, Technology) and row.type == THEATER


class UpgradeToTheater(Ask, frozen=True):
    """For a civil action any urban building becomes a theater of at least its level (TA-21.13)."""

    open: ClassVar[bool] = True

    def options(self, s: Ages) -> list[Option]:
        p, rows = s.players[self.seat], s.content.rows
        if not civil_actions(s, p):
            return []
        means = resource_means(s, p, 1)
        return [
            ("theater", rows[source].key, rows[target].key)
            for row, source, count in of_types(s, p, bits(*URBAN))
            if count
            for theater, target, _ in of_types(s, p, 1 << THEATER)
            if theater.age >= row.age
            and (source != target)
            and (row.type != THEATER or theater.age > row.age)
            and (row.type == THEATER or room_for(s, p, THEATER))
            and upgrade_price(s, p, source, target) <= means
        ]

    def resolve(self, s: Ages, option: Option) -> None:
        p = s.players[self.seat]
        source, target = (s.content.number[str(key)] for key in option[1:])
        spend_ca(s, p, 1)
        pay_resources(s, p, upgrade_price(s, p, source, target), 1)
        move_worker(p, source, target)
        s.tell("upgraded", seat=self.seat, card=str(option[1]), card2=str(option[2]))

    def describe(self, s: Ages, option: Option) -> Description:
        args: dict[str, int | str] = {"card": option[1], "card2": option[2]}
        elements = tuple([s.content.element(s.content.number[str(key)]) for key in option[1:]])
        return Description("do-theater", args, elements, "TA-21.13")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        p, row = s.players[self.seat], s.content.row
        cards = [s.content.number.get(str(key), NONE) for key in option[1:]]
        if option[0] != "theater" or len(cards) != 2:
            return None
        source, target = cards
        if target not in p.techs:
            return Refusal("refused-not-developed", rule="TA-21.13")
        if not workers_on(p, source):
            return Refusal("refused-no-worker-there", rule="TA-21.13")
        if row[source].type != THEATER and not room_for(s, p, THEATER):
            return Refusal("refused-building-limit", rule="TA-8.21")
        missing = upgrade_price(s, p, source, target) - resource_means(s, p, FOR_CITY)
        if missing > 0 and row[target].type == THEATER:
            return short_of("resources", missing, "TA-21.13")
        return Refusal("refused-no-upgrade", rule="TA-21.13")


def unit_types(s: Ages, p: Civilization, card: Held) -> int:
    return 2 * sum([count_of(s, p, 1 << kind) > 0 for kind in UNITS])


class DemandTokens(Act, frozen=True):
    """Weaker civilizations lose a yellow token; if enough did, Catherine gains one (TA-36.32)."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        losers = weaker_with_token(s, p)
        for rival in losers:
            add_yellow(rival, -1)
            s.tell("token-lost", seat=rival.seat)
        if len(losers) >= (2 if len(rivals(s, p)) == 3 else 1):
            add_yellow(p, 1)

    def possible(self, s: Ages) -> bool:
        return bool(weaker_with_token(s, s.players[self.seat]))


def weaker_with_token(s: Ages, p: Civilization) -> list[Civilization]:
    own = strength_rating(s, p)
    return [rival for rival in rivals(s, p) if rival.yellow and strength_rating(s, rival) < own]


def for_units(s: Ages, p: Civilization, card: Held) -> Step:
    """More for one of the two weakest (Maria Theresa)."""
    return Pools(seat=p.seat, unit_resources=3 if is_among_weakest(s, p) else 1)


WATT: Final = (0, 0, 2, 4)
"""How much cheaper farms and mines are, by age (TA-36.31)."""


def watts_discount(s: Ages, p: Civilization, card: Held, tech: int, *asked: object) -> int:
    row = s.content.rows[tech]
    return -WATT[row.age] if isinstance(row, Technology) and row.type <= MINE else 0


def best_production(s: Ages, p: Civilization, card: Held) -> Step:
    """Of the one worker on a farm or mine that produces most (TA-36.31)."""
    most = 0
    for row, _, count in of_types(s, p, bits(FARM, MINE)):
        if count:
            most = max(most, production_of_one(s, p, row))
    return Gain(seat=p.seat, culture=most)


def production_of_one(s: Ages, p: Civilization, row: Technology) -> int:
    return (row.food + row.goods) * (1 + total(s, p, EXTRA_TOKENS, s.content.number[row.key]))


class FoundPrize(Act, frozen=True):
    """The Nobel Prize lies before everybody from now on (TA-36.27)."""

    def run(self, s: Ages) -> None:
        for p in s.players:
            if not p.resigned:
                enter(s, p, s.content.number["nobel_prize"])
        s.tell("nobel-prize")


def other_urban_types(s: Ages, p: Civilization, card: Held, tech: int, *asked: object) -> int:
    """1 less for each other type of urban building that is built (TA-36.29)."""
    row = s.content.rows[tech]
    if not isinstance(row, Technology) or row.type not in URBAN:
        return 0
    return -sum([kind != row.type and count_of(s, p, 1 << kind) > 0 for kind in URBAN])


def urban_types(s: Ages, p: Civilization, card: Held, types: int) -> int:
    return sum([types >> kind & 1 and count_of(s, p, 1 << kind) > 0 for kind in URBAN])


def is_temple(s: Ages, p: Civilization, card: Held, tech: int, first: bool) -> bool:
    return bool(s.content.row[tech].type == TEMPLE)


# --- Age III --------------------------------------------------------------------------------------------------


def best_theater_again(s: Ages, p: Civilization, card: Held, types: int) -> int:
    best = best_of(s, p, 1 << THEATER)
    return int(s.content.row[best].culture) if best != NONE and types >> THEATER & 1 else 0


def lab_levels(s: Ages, p: Civilization) -> int:
    return sum([row.age * count for row, _, count in of_types(s, p, 1 << LAB)])


def culture_of_labs(s: Ages, p: Civilization, card: Held, types: int) -> int:
    return lab_levels(s, p) if types >> LAB & 1 else 0


def science_of_labs(s: Ages, p: Civilization, card: Held, types: int) -> int:
    """1 less for each lab, but not less than none (TA-21.16)."""
    if not types >> LAB & 1:
        return 0
    return -sum([min(1, row.gives_science) * count for row, _, count in of_types(s, p, 1 << LAB)])


def as_much_again(s: Ages, p: Civilization, card: Held, asked: int) -> int:
    return asked


class EmptyLabs(Act, frozen=True):
    """Blue tokens on labs go back to the bank when labs no longer produce."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        for row, tech, _ in of_types(s, p, 1 << LAB):
            place = p.techs.index(tech)
            if row.type == LAB and p.stored[place]:
                p.blue += p.stored[place]
                p.stored = (*p.stored[:place], 0, *p.stored[place + 1 :])


def gates_leaves(s: Ages, p: Civilization, card: Held) -> Step:
    return InOrder((Gain(seat=p.seat, culture=lab_levels(s, p)), EmptyLabs(p.seat)))


def gates_at_the_end(s: Ages, p: Civilization, card: Held) -> Step:
    return Gain(seat=p.seat, culture=lab_levels(s, p))


def level_of_best_mine(s: Ages, p: Civilization, card: Held) -> int:
    return level_of_best(s, p, 1 << MINE)


def level_of_best_lab(s: Ages, p: Civilization, card: Held, types: int) -> int:
    return level_of_best(s, p, 1 << LAB) if types >> LAB & 1 else 0


def higher_of_both(s: Ages, p: Civilization, card: Held) -> int:
    return max(level_of_best(s, p, 1 << MINE), level_of_best(s, p, 1 << LAB))


def best_theaters(s: Ages, p: Civilization, card: Held, types: int) -> int:
    """All theaters on the highest theater card with workers (TA-36.37)."""
    best = best_of(s, p, 1 << THEATER)
    return p.workers[p.techs.index(best)] if best != NONE and types >> THEATER & 1 else 0


def is_best_theater(s: Ages, p: Civilization, card: Held, tech: int, first: bool) -> bool:
    return tech == best_of(s, p, 1 << THEATER)


def faces_of_best_lab(s: Ages, p: Civilization, card: Held, tech: int, first: bool) -> int:
    return s.content.age[tech] if first and tech == best_of(s, p, 1 << LAB) else 0


class PayResources(Act, frozen=True):
    """Real resources, as a price."""

    seat: int
    count: int = 1

    def run(self, s: Ages) -> None:
        pay_resources(s, s.players[self.seat], self.count, FOR_OTHERS)

    def possible(self, s: Ages) -> bool:
        return resource_means(s, s.players[self.seat], FOR_OTHERS) >= self.count


def no_discontent(s: Ages, p: Civilization, card: Held, taken: int) -> bool:
    return not discontent(s, p)


def surplus_faces(s: Ages, p: Civilization, card: Held) -> Step | None:
    """Happy faces beyond what is needed, with tokens in the bank (TA-36.38)."""
    surplus = happiness(s, p) - faces_needed(s, p) if p.yellow else 0
    return Gain(seat=p.seat, culture=surplus) if surplus > 0 else None


class OlympicGames(Act, frozen=True):
    """8 culture; until his next Politics Phase whoever attacks loses as much (TA-36.36)."""

    seat: int

    def run(self, s: Ages) -> None:
        score_culture(s, s.players[self.seat], s.content.constants.games_penalty)
        s.games_of = self.seat
        s.tell("olympic-games", seat=self.seat)


class LookAtHand(Choose, frozen=True):
    """Look at a rival's military hand, but not at the same one on two turns in a row (TA-36.36b)."""

    verb: ClassVar[str] = "look"
    element: ClassVar[str] = "seat"
    rule: ClassVar[str] = "TA-36.36b"

    def among(self, s: Ages) -> list[int]:
        p = s.players[self.seat]
        last = s.looked_at[0] if s.looked_at[1] == s.round - 1 else NONE
        return [rival.seat for rival in rivals(s, p) if rival.seat != last and rival.military_hand.cards]

    def take(self, s: Ages, what: int) -> None:
        show_all(s.players[what].military_hand, only(self.seat))
        s.looked_at = (what, s.round)
        s.tell("looks-at-hand", seat=self.seat, other_seat=what)


def level_of_best_scripts(s: Ages, p: Civilization, card: Held, types: int) -> int:
    """The levels of the best library and of the best theater (Fleming)."""
    return sum([level_of_best(s, p, 1 << kind) for kind in (LIBRARY, THEATER) if types >> kind & 1])


# --- the literals ---------------------------------------------------------------------------------------------

CHURCHILL = OneGain(ME, (Gain(seat=ME, culture=3), Pools(seat=ME, unit_science=3, unit_resources=3)))

LEADERS: Final[tuple[Card[Leader], ...]] = (
    card(
        Leader("alexander_the_great", age=A),
        Plus(STRENGTH, units),
        Use(POLITICAL_MENU, InOrder((RemoveLeader(ME), Gain(seat=ME, yellow=1)))),
    ),
    card(Leader("aristotle", age=A), On(TAKEN, Gain(seat=ME, science=1), when=is_tech)),
    card(
        Leader("hammurabi", age=A),
        Use(ACTION_MENU, SpendAsCivil(ME), once=TURN),
        Plus(TAKE_COST, -1, when=is_leader),
    ),
    card(
        Leader("homer", age=A, symbols=Symbols(happy=1)),
        On(ACTIONS_BEGIN, Pools(seat=ME, unit_resources=1)),
        On(REPLACED, HonourHomer(ME), own=True),
    ),
    card(
        Leader("julius_caesar", age=A, symbols=Symbols(strength=1, ma=1)),
        On(POLITICAL_ACTION_DONE, NextPoliticalAction(ME), may=True, once=GAME),
    ),
    card(Leader("moses", age=A), Plus(POPULATION_COST, -1)),
    card(
        Leader("christopher_columbus", age=I),
        Use(POLITICAL_MENU, InOrder((RemoveLeader(ME), ColonizeFromHand(ME, must=True))), when=has_territory),
    ),
    card(Leader("frederick_barbarossa", age=I), Use(ACTION_MENU, Muster(ME))),
    card(
        Leader("genghis_khan", age=I),
        Allow(INFANTRY_RIDES),
        On(TURN_ENDS, Gain(seat=ME, culture=3), when=two_strongest),
    ),
    card(
        Leader("joan_of_arc", age=I, symbols=Symbols(culture=1, ma=1)),
        Plus(STRENGTH, faces_of_faith),
        On(POLITICS_BEGINS, LookAtEvent(ME), may=True),
    ),
    card(
        Leader("leonardo_da_vinci", age=I),
        Plus(BUILDING_SCIENCE, best_lab_or_library),
        On(DEVELOPED, Gain(seat=ME, resources=1)),
    ),
    card(
        Leader("michelangelo", age=I),
        Plus(BUILDING_CULTURE, culture_of_faces(bits(TEMPLE, THEATER))),
        Plus(CULTURE, faces_of_wonders),
        Forbid(WONDER_SURCHARGE),
    ),
    card(
        Leader("william_shakespeare", age=II, symbols=Symbols(happy=1), amount=1, also=1),
        Plus(BUILD_COST, cheaper_with(LIBRARY, THEATER, "amount")),
        Plus(BUILD_COST, cheaper_with(THEATER, LIBRARY, "amount")),
        Plus(SCIENCE_COST, cheaper_with(LIBRARY, THEATER, "also")),
        Plus(SCIENCE_COST, cheaper_with(THEATER, LIBRARY, "also")),
        Plus(BUILDING_CULTURE, pairs),
    ),
    card(
        Leader("isaac_newton", age=II),
        Plus(BUILDING_SCIENCE, best_lab_or_library),
        On(DEVELOPED, Gain(seat=ME, actions=1)),
    ),
    card(Leader("james_cook", age=II), Plus(COLONY_CARDS, 2), Plus(CULTURE, colonies_culture)),
    card(
        Leader("js_bach", age=II),
        Plus(BUILDING_CULTURE, per_worker(1 << THEATER, 1)),
        Plus(SCIENCE_COST, -2, when=theater_technology),
        Use(ACTION_MENU, UpgradeToTheater(ME), once=TURN),
    ),
    card(
        Leader("maximilien_robespierre", age=II, symbols=Symbols(ma=1)),
        Allow(MILITARY_REVOLUTION),
        On(REVOLUTION, Gain(seat=ME, culture=3)),
    ),
    card(Leader("napoleon_bonaparte", age=II, symbols=Symbols(ma=2)), Plus(STRENGTH, unit_types)),
    card(
        Leader("winston_churchill", age=III),
        Use(ACTION_MENU, CHURCHILL, once=TURN),
        On(ACTIONS_END, Gain(seat=ME, culture=3), once=TURN),
    ),
    card(
        Leader("albert_einstein", age=III),
        Plus(BUILDING_SCIENCE, best_lab_or_library),
        On(DEVELOPED, Gain(seat=ME, culture=3)),
    ),
    card(
        Leader("charlie_chaplin", age=III, symbols=Symbols(happy=2)),
        Plus(BUILDING_CULTURE, best_theater_again),
    ),
    card(
        Leader("sid_meier", age=III),
        Plus(BUILDING_CULTURE, culture_of_labs),
        Plus(BUILDING_SCIENCE, science_of_labs),
    ),
    card(
        Leader("mahatma_gandhi", age=III, symbols=Symbols(culture=2)),
        Forbid(MAY_ATTACK),
        Plus(ATTACK_PRICE, as_much_again),
    ),
    card(
        Leader("bill_gates", age=III),
        Allow(LAB_RESOURCES),
        On(LEAVES, gates_leaves, own=True),
        On(GAME_ENDS, gates_at_the_end),
    ),
    # --- adjusted ones ------------------------------------------------------------------------------------------
    card(
        Leader("hammurabi_adj", age=A, set=ADJUSTED, replaces=("hammurabi",), symbols_source=RECONSTRUCTED),
        Use(ACTION_MENU, SpendAsCivil(ME), once=TURN),
    ),
    card(
        Leader(
            "julius_caesar_adj",
            age=A,
            symbols=Symbols(strength=1, ma=1),
            set=ADJUSTED,
            replaces=("julius_caesar",),
            symbols_source=RECONSTRUCTED,
        ),
        On(POLITICAL_ACTION_DONE, NextPoliticalAction(ME), may=True, once=POLITICS),
        On(POLITICAL_ACTION_GIVEN_UP, NextPoliticalAction(ME), may=True, once=POLITICS),
    ),
    card(
        Leader("michelangelo_adj", age=I, set=ADJUSTED, replaces=("michelangelo",)),
        Plus(BUILDING_CULTURE, culture_of_faces(bits(*URBAN))),
        Plus(CULTURE, faces_of_wonders),
        Forbid(WONDER_SURCHARGE),
        On(TAKEN, Gain(seat=ME, resources=1), when=is_wonder),
    ),
    card(
        Leader(
            "napoleon_bonaparte_adj",
            age=II,
            symbols=Symbols(ma=1),
            set=ADJUSTED,
            replaces=("napoleon_bonaparte",),
            symbols_source=RECONSTRUCTED,
        ),
        Plus(STRENGTH, unit_types),
    ),
    card(
        Leader(
            "william_shakespeare_adj",
            age=II,
            symbols=Symbols(happy=1),
            amount=2,
            also=3,
            set=ADJUSTED,
            replaces=("william_shakespeare",),
            symbols_source=RECONSTRUCTED,
        ),
        Plus(BUILD_COST, cheaper_with(LIBRARY, THEATER, "amount")),
        Plus(BUILD_COST, cheaper_with(THEATER, LIBRARY, "amount")),
        Plus(SCIENCE_COST, cheaper_with(LIBRARY, THEATER, "also")),
        Plus(SCIENCE_COST, cheaper_with(THEATER, LIBRARY, "also")),
        Plus(BUILDING_CULTURE, pairs),
    ),
    card(
        Leader(
            "js_bach_adj",
            age=II,
            symbols=Symbols(happy=1),
            set=ADJUSTED,
            replaces=("js_bach",),
            symbols_source=RECONSTRUCTED,
        ),
        Plus(BUILDING_CULTURE, per_worker(1 << THEATER, 1)),
        Plus(SCIENCE_COST, -2, when=theater_technology),
        Use(ACTION_MENU, UpgradeToTheater(ME), once=TURN),
    ),
    card(
        Leader(
            "mahatma_gandhi_adj",
            age=III,
            symbols=Symbols(culture=2),
            set=ADJUSTED,
            replaces=("mahatma_gandhi",),
            symbols_source=RECONSTRUCTED,
        ),
        Forbid(MAY_ATTACK),
        Plus(ATTACK_PRICE, 3),
    ),
    # --- new ones -----------------------------------------------------------------------------------------------
    card(Leader("boudica", age=A, set=NEW, single_source=True), On(TURN_BEGINS, two_weakest)),
    card(Leader("cleopatra", age=A, set=NEW), On(ACTIONS_BEGIN, Pools(seat=ME, city_resources=1))),
    card(Leader("hippocrates", age=A, set=NEW), On(TURN_BEGINS, StoreToken(ME))),
    card(
        Leader("confucius", age=A, set=NEW),
        On(PREPARED, Gain(seat=ME, science=1)),
        On(LEAVES, Gain(seat=ME, science=1), own=True),
        Allow(PREPARE_ANYTHING),
    ),
    card(
        Leader("sun_tzu", age=A, symbols=Symbols(strength=1), set=NEW, single_source=True),
        Allow(KEEP_TACTICS),
        Plus(TAKE_DRAWN, 2),
        On(LEAVES, GoUnderTactic(ME), own=True),
    ),
    card(
        Leader("ashoka", age=A, set=NEW),
        Plus(RESOURCE_BONUS, for_two_colours),
        Plus(FOOD_BONUS, for_three_colours),
    ),
    card(
        Leader(
            "isabella_of_castile",
            age=I,
            symbols=Symbols(resource_bonus=1, blue=2),
            set=NEW,
            single_source=True,
        ),
        Allow(COLONY_RESOURCES),
    ),
    card(
        Leader("eleanor_of_aquitaine", age=I, set=NEW),
        On(PREPARED, Gain(seat=ME, draw=2)),
        On(TURN_ENDS, discarded),
        Plus(REFUND, 3, own=True),
    ),
    card(
        Leader("jan_zizka", age=I, symbols=Symbols(ma=1), set=NEW, single_source=True),
        Allow(FARMS_FIGHT),
        Plus(CULTURE, count_of_armies),
    ),
    card(
        Leader("nostradamus", age=I, set=NEW),
        On(PREPARED, Gain(seat=ME, culture=3)),
        Allow(SEES_EVENTS),
        Plus(FEARED, 3),
        Plus(DEFENCE, 3),
    ),
    card(Leader("johannes_gutenberg", age=I, set=NEW), Use(ACTION_MENU, PrintersAction(ME), once=TURN)),
    card(
        Leader("saladin", age=I, set=NEW),
        On(ACTIONS_END, saladins_choice),
        Plus(STRENGTH, 2, when=chose(STRONG)),
        Plus(CIVIL_ACTIONS, 1, when=chose(BUSY)),
    ),
    card(
        Leader("catherine_the_great", age=II, symbols=Symbols(ma=1, culture=2), set=NEW, single_source=True),
        Use(POLITICAL_MENU, DemandTokens(ME), once=GAME),
    ),
    card(
        Leader("maria_theresa", age=II, set=NEW),
        On(GREW, Gain(seat=ME, science=1, culture=1)),
        On(ACTIONS_BEGIN, for_units),
    ),
    card(
        Leader("james_watt", age=II, set=NEW),
        Plus(BUILD_COST, watts_discount),
        Plus(SCIENCE_COST, watts_discount),
        On(LEAVES, best_production, own=True),
    ),
    card(
        Leader("alfred_nobel", age=II, symbols=Symbols(science=2, strength=2), set=NEW, single_source=True),
        Plus(REFUND, 0, own=True),
        On(REPLACED, FoundPrize(), own=True),
    ),
    card(
        Leader("antoni_gaudi", age=II, set=NEW),
        Plus(SCIENCE_COST, other_urban_types),
        Plus(BUILDING_CULTURE, urban_types),
    ),
    card(
        Leader("charles_darwin", age=II, set=NEW),
        Plus(WORKER_FACES, -1, when=is_temple),
        Plus(BUILDING_CULTURE, per_worker(LABS_AND_LIBRARIES, 1)),
        Plus(TAKE_COST, -1, when=is_tech),
        Plus(TAKE_LEAST, 1, when=is_tech),
    ),
    card(
        Leader("marie_curie_sklodowska", age=III, set=NEW),
        Plus(SCIENCE, level_of_best_mine),
        Plus(BUILDING_STRENGTH, level_of_best_lab),
        Plus(CULTURE, higher_of_both),
    ),
    card(
        Leader("marlene_dietrich", age=III, set=NEW),
        Plus(BUILDING_CULTURE, best_theaters),
        Plus(WORKER_FACES, 1, when=is_best_theater),
        Allow(UNIT_TWICE),
    ),
    card(
        Leader("steve_jobs", age=III, set=NEW),
        Plus(WORKER_FACES, faces_of_best_lab),
        On(DEVELOPED, PayThen(ME, PayResources(ME), Gain(seat=ME, culture=4))),
    ),
    card(
        Leader("nelson_mandela", age=III, symbols=Symbols(ca=1, culture=2), set=NEW, single_source=True),
        Plus(TAKE_COST, 3, own=True, when=no_discontent),
        On(TURN_ENDS, surplus_faces),
    ),
    card(
        Leader("pierre_de_coubertin", age=III, set=NEW),
        Plus(BUILDING_CULTURE, per_worker(1 << ARENA, 2)),
        On(POLITICS_BEGINS, OlympicGames(ME), may=True, once=GAME),
    ),
    card(
        Leader("ian_fleming", age=III, set=NEW),
        Plus(BUILDING_CULTURE, level_of_best_scripts),
        On(POLITICS_BEGINS, LookAtHand(ME)),
    ),
)
