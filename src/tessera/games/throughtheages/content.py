"""The components of Through the Ages: what is printed on each kind of card, and the numbers of the boards.

The cards themselves are literals in `cards/`. Names and texts are messages in `texts/` (`card-<key>`, ...). Every
component says how certain it is, per field where facts differ; an owner of the box can correct it with a content file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any, ClassVar, Final, TypeVar

from msgspec import Meta, Struct

from tessera.games.throughtheages.hooks import (
    BLUE_TOKENS,
    BUILD_COST,
    BUILDING_LIMIT,
    CIVIL_ACTIONS,
    CIVIL_HAND,
    COLONIZATION,
    CULTURE,
    FOOD_BONUS,
    HAPPY,
    MAY_ATTACK,
    MILITARY_ACTIONS,
    MILITARY_HAND,
    RESOURCE_BONUS,
    SCIENCE,
    STAGES_AT_ONCE,
    STRENGTH,
    YELLOW_TOKENS,
)
from tessera.kernel import Content, Source
from tessera.kernel.content import Edition, Literals
from tessera.kernel.effects import AnyEffect, Forbid, Held, Plus, Value

# Plain whole numbers: they index, shift and compare faster than enum members.
A, I, II, III, IV = range(5)  # noqa: E741
AGES: Final = ("A", "I", "II", "III", "IV")
"""An age is also the level of its cards (TA-0.05)."""

FARM, MINE, LAB, TEMPLE, LIBRARY, THEATER, ARENA, INFANTRY, CAVALRY, ARTILLERY, AIR_FORCE = range(11)
TYPES: Final = (
    "farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air_force",
)  # fmt: skip
URBAN: Final = (LAB, TEMPLE, LIBRARY, THEATER, ARENA)
UNITS: Final = (INFANTRY, CAVALRY, ARTILLERY, AIR_FORCE)

CIVIL, MILITARY, NAVAL, CONSTRUCTION = range(4)
FIELDS: Final = ("civil", "military", "colonization", "construction")
"""The types of special technologies (TA-0.13)."""

ADJUSTED, NEW_MILITARY, NEW = "adjusted", "military", "new"
"""The modules of the expansion (TA-30.01)."""

RULEBOOK: Final = Source.RULEBOOK
PUBLIC: Final = Source.PUBLIC
RECONSTRUCTED: Final = Source.RECONSTRUCTED

Age = Annotated[int, Meta(ge=0, le=3)]
Count = Annotated[int, Meta(ge=0)]
Type = Annotated[int, Meta(ge=0, le=10)]


class Symbols(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a card gives while it is in play, as printed on it."""

    culture: int = 0
    science: int = 0
    strength: int = 0
    happy: int = 0
    ca: int = 0
    ma: int = 0
    colonization: int = 0
    food_bonus: int = 0
    resource_bonus: int = 0
    civil_hand: int = 0
    military_hand: int = 0
    building_limit: int = 0
    yellow: int = 0
    blue: int = 0


_HOOKS: Final[dict[str, Value[()]]] = {
    "culture": CULTURE,
    "science": SCIENCE,
    "strength": STRENGTH,
    "happy": HAPPY,
    "ca": CIVIL_ACTIONS,
    "ma": MILITARY_ACTIONS,
    "colonization": COLONIZATION,
    "food_bonus": FOOD_BONUS,
    "resource_bonus": RESOURCE_BONUS,
    "civil_hand": CIVIL_HAND,
    "military_hand": MILITARY_HAND,
    "building_limit": BUILDING_LIMIT,
    "yellow": YELLOW_TOKENS,
    "blue": BLUE_TOKENS,
}


class Goods(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a card gives or takes when it does what it says, as `rules.gains` knows it."""

    food: Count = 0
    resources: Count = 0
    science: Count = 0
    culture: Count = 0
    population: Count = 0
    yellow: Count = 0
    blue: Count = 0
    draw: Count = 0
    """Military cards."""
    actions: Count = 0
    """Spent civil actions that are got back (TA-7.04)."""
    unit_resources: Count = 0
    """For one purpose and in this turn only (TA-35.10)."""
    unit_science: Count = 0
    city_resources: Count = 0


NOTHING: Final = Goods()


def printed_effects(symbols: Symbols) -> Iterable[AnyEffect]:
    """Printed symbols are effects like any other."""
    for name, hook in _HOOKS.items():
        amount: int = getattr(symbols, name)
        if amount:
            yield Plus(hook, amount)


class Component(Edition, frozen=True, kw_only=True):
    """What all cards share."""

    source: Source = PUBLIC
    symbols: Symbols = Symbols()
    symbols_source: Source | None = None
    """Where the symbols are less certain than the rest."""
    cost_source: Source | None = None
    single_source: bool = False
    """Some of its numbers were seen in one place only."""

    def printed(self) -> Iterable[AnyEffect]:
        return printed_effects(self.symbols)


# --- civil cards ----------------------------------------------------------------------------------------------


class CivilCard(Component, frozen=True, kw_only=True):
    """A card of the card row."""

    printed_colour: ClassVar[str] = ""

    @property
    def colour(self) -> str:
        """TA-0.11."""
        return self.printed_colour


class Technology(CivilCard, frozen=True, kw_only=True):
    """A farm, mine, urban building or unit: workers stand on it (TA-0.06)."""

    kind: ClassVar[str] = "technology"

    age: Age
    type: Type
    science: Count
    """What it costs to develop."""
    resources: Count
    """What it costs to build a worker onto it."""
    food: Count = 0
    """The worth of one blue token on a farm."""
    goods: Count = 0
    """The same on a mine."""
    culture: int = 0
    gives_science: int = 0
    strength: int = 0
    happy: int = 0
    initial: bool = False
    workers: Count = 0
    """On it at the beginning (TA-2.02)."""

    @property
    def colour(self) -> str:
        return "brown" if self.type <= MINE else "grey" if self.type <= ARENA else "red"


class Government(CivilCard, frozen=True, kw_only=True):
    kind: ClassVar[str] = "government"
    printed_colour: ClassVar[str] = "orange"

    age: Age
    science: Count
    revolution: Count
    initial: bool = False


class SpecialTechnology(CivilCard, frozen=True, kw_only=True):
    kind: ClassVar[str] = "special"
    printed_colour: ClassVar[str] = "blue"

    age: Age
    type: Annotated[int, Meta(ge=0, le=3)]
    science: Count
    discounts: tuple[Count, Count, Count, Count] = (0, 0, 0, 0)
    """How much cheaper urban buildings are, by age."""
    stages: Count = 1
    """Wonder stages that one civil action may build."""

    def printed(self) -> Iterable[AnyEffect]:
        yield from super().printed()
        if any(self.discounts):
            yield Plus(BUILD_COST, urban_discount)
        if self.stages > 1:
            yield Plus(STAGES_AT_ONCE, "stages")


def urban_discount(s: Any, p: Any, card: Held, tech: int) -> int:
    """Urban buildings are cheaper, by their age (TA-11.16)."""
    row = s.content.rows[tech]
    return -int(card.row.discounts[row.age]) if row.type in URBAN else 0


class ActionCard(CivilCard, frozen=True, kw_only=True):
    kind: ClassVar[str] = "action"
    printed_colour: ClassVar[str] = "yellow"

    age: Age
    name: str
    """Cards of several ages share a name and a text."""
    amount: Count = 0
    also: Count = 0
    by_seats: dict[int, Count] = {}


class Leader(CivilCard, frozen=True, kw_only=True):
    kind: ClassVar[str] = "leader"
    printed_colour: ClassVar[str] = "green"

    age: Age
    amount: int = 0
    """What it adds, or takes off a price."""
    also: int = 0
    each: int = 0
    """For each of what it counts."""
    least: Count = 0
    """A price is never less."""
    discounts: tuple[Count, Count, Count, Count] = (0, 0, 0, 0)
    """How much cheaper technologies are, by age."""
    scale: tuple[tuple[Count, Count], ...] = ()
    """From how much on it gives how much, in steps."""
    gains: Goods = NOTHING
    instead: Goods = NOTHING
    """What it gives otherwise, or at choice."""


class Wonder(CivilCard, frozen=True, kw_only=True):
    kind: ClassVar[str] = "wonder"
    printed_colour: ClassVar[str] = "purple"

    age: Age
    stages: tuple[Count, ...]
    amount: int = 0
    also: int = 0
    each: int = 0
    """For each of what it counts."""
    by_age: tuple[Count, Count, Count, Count] = (0, 0, 0, 0)
    by_seats: dict[int, Count] = {}
    gains: Goods = NOTHING


class Placeholder(CivilCard, frozen=True, kw_only=True):
    """Stands in the deck for a leader or wonder that lies on its board (TA-34)."""

    kind: ClassVar[str] = "placeholder"

    age: Age
    board: str
    place: Count


# --- military cards -------------------------------------------------------------------------------------------


class MilitaryCard(Component, frozen=True, kw_only=True):
    """A card of the military deck."""


class Event(MilitaryCard, frozen=True, kw_only=True):
    kind: ClassVar[str] = "event"

    age: Age
    amount: int = 0
    also: int = 0
    each: int = 0
    """For each of what it counts."""
    gains: Goods = NOTHING
    losses: Goods = NOTHING
    points: dict[int, tuple[int, ...]] = {}
    """Of a ranking, by number of players."""


class Territory(MilitaryCard, frozen=True, kw_only=True):
    kind: ClassVar[str] = "territory"

    age: Age
    gains: Goods = NOTHING
    """Once, when it is colonized (TA-17.07)."""


class Tactic(MilitaryCard, frozen=True, kw_only=True):
    kind: ClassVar[str] = "tactic"

    age: Age
    infantry: Count = 0
    cavalry: Count = 0
    artillery: Count = 0
    army: Count = 0
    """The strength of an army."""
    outdated: Count | None = None
    """The strength of an outdated army, where it is smaller (TA-16.03)."""
    above: Count = 0
    """By how much an army is stronger than the level of its weakest unit, where that decides (TA-36.49)."""


class Aggression(MilitaryCard, frozen=True, kw_only=True):
    kind: ClassVar[str] = "aggression"

    age: Age
    ma: Count
    amount: int = 0
    each: int = 0
    """For each level of what it removes."""
    slots: tuple[Age, ...] = ()
    """The newest age of each building that it destroys (TA-6.70)."""
    gains: Goods = NOTHING
    losses: Goods = NOTHING
    """Of the rival."""


class War(MilitaryCard, frozen=True, kw_only=True):
    kind: ClassVar[str] = "war"

    age: Age
    ma: Count
    amount: int = 0
    every: Count = 0
    """One more for each full so many of the advantage (TA-6.42)."""


class Pact(MilitaryCard, frozen=True, kw_only=True):
    """Symbols are those of side A, or of both; those of side B stand beside them."""

    kind: ClassVar[str] = "pact"

    age: Age
    symmetric: bool = False
    other: Symbols = Symbols()
    forbids_attack: bool = False
    ends_on_attack: bool = False
    partner_pays: Count = 0
    """Science, whenever one of them develops a technology (TA-21.25)."""
    amount: int = 0

    def side(self, on: tuple[int, ...]) -> Symbols:
        """The symbols of the own side; a pact's card remembers the partner and that side."""
        return self.symbols if self.symmetric or on[1] == 0 else self.other

    def printed(self) -> Iterable[AnyEffect]:
        """What the own side gives; some pacts forbid attacks."""
        for name, hook in _HOOKS.items():
            if getattr(self.symbols, name) or getattr(self.other, name):
                yield Plus(hook, of_my_side(name))
        if self.forbids_attack:
            yield Forbid(MAY_ATTACK, when=is_partner)


def of_my_side(name: str) -> Callable[[Any, Any, Held], int]:
    """What the own side of a pact gives."""

    def amount(s: Any, p: Any, card: Held) -> int:
        found: int = getattr(card.row.side(card.on), name)
        return found

    return amount


def is_partner(s: Any, p: Any, card: Held, rival: int) -> bool:
    return card.on[0] == rival


class BonusCard(MilitaryCard, frozen=True, kw_only=True):
    kind: ClassVar[str] = "bonus"

    age: Age
    defence: Count
    colonize: Count
    more: Count = 0
    """Copies that come with the new military cards (TA-32.01)."""


class Condition(Component, frozen=True, kw_only=True):
    """What stays behind of a card: Homer under a wonder, a ruin, the Nobel Prize. No card of its own."""

    kind: ClassVar[str] = "condition"

    amount: int = 0
    also: int = 0
    attached: bool = False
    """Whether it lies under the card that it remembers, as one source of happy faces with it (TA-21.03)."""


# --- the boards -----------------------------------------------------------------------------------------------


class BankRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A stretch of the yellow bank: what holds with at least so many tokens in it (TA-13.02)."""

    tokens: Count
    population: Count
    consumption: Count
    happy: Count


class Constants(Struct, frozen=True):
    """Numbers that belong to no single card."""

    yellow_bank: tuple[BankRow, ...] = (
        BankRow(17, 2, 0, 0),
        BankRow(13, 3, 1, 1),
        BankRow(11, 4, 2, 2),
        BankRow(9, 4, 2, 3),
        BankRow(7, 5, 3, 4),
        BankRow(5, 5, 3, 5),
        BankRow(3, 7, 4, 6),
        BankRow(1, 7, 4, 7),
        BankRow(0, 0, 6, 8),
    )
    corruption: tuple[tuple[Count, Count], ...] = ((11, 0), (6, 2), (1, 4), (0, 6))
    """With at least so many blue tokens in the bank, so many resources are lost (TA-15.11)."""
    yellow_tokens: Count = 18
    blue_tokens: Count = 16
    unused_workers: Count = 1
    row_costs: tuple[Count, ...] = (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
    row_cleared: tuple[Count, Count, Count] = (3, 2, 1)
    """With 2, 3 and 4 players (TA-5.01)."""
    more_events: Count = 2
    """Age A events beyond the number of players (TA-2.06)."""
    most_drawn: Count = 3
    """Military cards at the end of a turn (TA-15.30)."""
    most_happy: Count = 8
    tokens_lost: Count = 2
    """Yellow tokens at the end of an age (TA-19.05)."""
    famine: Count = 4
    """Culture lost for each missing food (TA-15.13)."""
    resigned_war: Count = 7
    """Culture for a war against somebody who resigns (TA-6.45)."""
    copy_cost: Count = 2
    """Military actions for copying a tactic (TA-9.05)."""
    no_event: Count = 1
    """Science for everybody when a card that was prepared turns out to be no event (TA-36.01)."""


# --- the box --------------------------------------------------------------------------------------------------


class AgesTables(Struct, frozen=True):
    """Everything a match reads. Cards are numbered through all tables in this order."""

    technologies: tuple[Technology, ...]
    governments: tuple[Government, ...]
    specials: tuple[SpecialTechnology, ...]
    actions: tuple[ActionCard, ...]
    leaders: tuple[Leader, ...]
    wonders: tuple[Wonder, ...]
    placeholders: tuple[Placeholder, ...]
    events: tuple[Event, ...]
    territories: tuple[Territory, ...]
    tactics: tuple[Tactic, ...]
    aggressions: tuple[Aggression, ...]
    wars: tuple[War, ...]
    pacts: tuple[Pact, ...]
    bonuses: tuple[BonusCard, ...]
    conditions: tuple[Condition, ...]
    constants: Constants = Constants()


Technical = Technology | Government | SpecialTechnology
C = TypeVar("C", bound=Component)


class Box(Content[AgesTables]):
    """The content of a match, unpacked for the rules. `rows` is indexed by card number."""

    __slots__ = (
        "age", "attack", "civil", "component", "constants", "initial", "kind", "namesakes", "pact", "special", "tactic",
        "technical", "technology", "wonder",
    )  # fmt: skip

    def __init__(self, tables: AgesTables, literals: Literals) -> None:
        super().__init__(tables, literals)
        tables = self.tables  # in the order of their numbers
        self.constants: Constants = tables.constants
        self.technology: dict[int, Technology] = self._by_number(tables.technologies)
        """The rows of a kind by number, for rules that know which kind a card is."""
        self.special: dict[int, SpecialTechnology] = self._by_number(tables.specials)
        self.technical: dict[int, Technical] = {
            **self.technology,
            **self.special,
            **self._by_number(tables.governments),
        }
        """Everything that is developed."""
        self.wonder: dict[int, Wonder] = self._by_number(tables.wonders)
        self.tactic: dict[int, Tactic] = self._by_number(tables.tactics)
        self.pact: dict[int, Pact] = self._by_number(tables.pacts)
        self.attack: dict[int, Aggression | War] = {
            **self._by_number(tables.aggressions),
            **self._by_number(tables.wars),
        }
        self.component: dict[int, Component] = {
            number: row for number, row in enumerate(self.rows) if isinstance(row, Component)
        }
        self.civil: dict[int, CivilCard] = {
            number: row for number, row in self.component.items() if isinstance(row, CivilCard)
        }
        self.age: tuple[int, ...] = tuple([getattr(row, "age", 0) for row in self.rows])
        self.kind: tuple[str, ...] = tuple([row.kind for row in self.rows])
        self.initial: tuple[int, ...] = tuple(
            [number for number, row in enumerate(self.rows) if getattr(row, "initial", False)]
        )
        """What every civilization begins with (TA-1.03)."""
        self.namesakes: dict[int, tuple[int, ...]] = {}
        """Other cards of the same name: an adjusted card and the one it replaces (TA-8.03)."""
        for number, row in enumerate(self.rows):
            for key in getattr(row, "replaces", ()):
                replaced = self.number[key]
                self.namesakes[number] = (*self.namesakes.get(number, ()), replaced)
                self.namesakes[replaced] = (*self.namesakes.get(replaced, ()), number)

    def _by_number(self, table: tuple[C, ...]) -> dict[int, C]:
        return {self.number[row.key]: row for row in table}


def back_of(content: Box, card: int) -> int:
    """All that the back of a card tells: its age."""
    return content.age[card]


def is_held(content: Box, card: int) -> bool:
    """Whether a civil card comes into hands: wonders go to the table (TA-8.01), placeholders to nobody."""
    return not isinstance(content.rows[card], Wonder | Placeholder)
