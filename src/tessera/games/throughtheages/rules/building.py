"""Building, upgrading and destroying farms, mines, urban buildings and units (TA-8.20 - TA-8.30, TA-9.01 - TA-9.03)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.throughtheages.content import FARM, MINE, UNITS, URBAN
from tessera.games.throughtheages.hooks import BUILD_COST
from tessera.games.throughtheages.rules.means import (
    PURPOSES,
    all_means,
    build_price,
    building_limit,
    nearest,
    pay_resources,
    purpose_of,
    resource_means,
    room_for,
    short_of,
    upgrade_price,
)
from tessera.games.throughtheages.state import Ages, Civilization, bits, move_workers, of_types, workers_on
from tessera.kernel import Act, Ask, ChooseCard, Description, Option, Refusal
from tessera.kernel.effects import answered

FARMS_AND_MINES = bits(FARM, MINE)
BUILDINGS = FARMS_AND_MINES | bits(*URBAN)
UNIT_BITS = bits(*UNITS)

Pair = tuple[int, int]


# --- what can be done -----------------------------------------------------------------------------------------


def buildable(s: Ages, p: Civilization, types: int, less: int = 0) -> list[int]:
    """Technologies onto which a worker can be built now."""
    if not p.unused:
        return []
    row, means, changed = s.content.technology, all_means(s, p), answered(s, p, BUILD_COST)
    return [
        tech
        for tech in p.techs
        if types >> row[tech].type & 1
        and (build_price(s, p, tech) if changed else row[tech].resources)
        <= means[PURPOSES[row[tech].type]] + less
        and room_for(s, p, row[tech].type)
    ]


def upgradable(s: Ages, p: Civilization, types: int, less: int = 0) -> list[Pair]:
    """From which technology to which a worker can be moved up (TA-8.25)."""
    ways = ways_up(s, p, types)
    if not ways:
        return ways
    row, means = s.content.technology, all_means(s, p)
    return [
        (source, target)
        for source, target in ways
        if upgrade_price(s, p, source, target) <= means[purpose_of(row[target])] + less
    ]


def ways_up(s: Ages, p: Civilization, types: int) -> list[Pair]:
    """Technologies with workers, each with the better ones of its type, whatever that costs."""
    row = s.content.technology
    return [
        (source, target)
        for source, count in zip(p.techs, p.workers, strict=True)
        if count and types >> row[source].type & 1
        for target in p.techs
        if row[target].type == row[source].type and row[target].age > row[source].age
    ]


def destructible(s: Ages, p: Civilization, types: int, highest: int = 3) -> list[int]:
    """Technologies of some types, up to an age, from which a worker can be taken."""
    row = s.content.technology
    return [
        tech
        for tech, count in zip(p.techs, p.workers, strict=True)
        if count and types >> row[tech].type & 1 and row[tech].age <= highest
    ]


def refuse_build(s: Ages, p: Civilization, tech: int, less: int = 0) -> Refusal | None:
    """Why no worker can be built onto a technology: what is missing."""
    row = s.content.technology[tech]
    rule = "TA-9.01" if row.type in UNITS else "TA-8.20"
    if tech not in p.techs:
        return Refusal("refused-not-developed", rule=rule)
    if not p.unused:
        return Refusal("refused-no-unused-worker", rule=rule)
    if not room_for(s, p, row.type):
        return Refusal("refused-building-limit", {"count": building_limit(s, p)}, "TA-8.21")
    missing = build_price(s, p, tech) - less - resource_means(s, p, purpose_of(row))
    return short_of("resources", missing, rule) if missing > 0 else None


def refuse_upgrade(s: Ages, p: Civilization, source: int, target: int, less: int = 0) -> Refusal | None:
    row = s.content.technology
    rule = upgrade_rule(s, source)
    if source not in p.techs or target not in p.techs:
        return Refusal("refused-not-developed", rule=rule)
    if not workers_on(p, source):
        return Refusal("refused-no-worker-there", rule=rule)
    if row[source].type != row[target].type or row[source].age >= row[target].age:
        return Refusal("refused-no-upgrade", rule=rule)
    missing = upgrade_price(s, p, source, target) - less - resource_means(s, p, purpose_of(row[target]))
    return short_of("resources", missing, rule) if missing > 0 else None


def upgrade_rule(s: Ages, source: int) -> str:
    return "TA-9.02" if s.content.technology[source].type in UNITS else "TA-8.25"


def refuse_any_upgrade(s: Ages, p: Civilization) -> Refusal | None:
    """Why no worker at all can move up: there is nothing better for any, or even the cheapest way is too dear."""
    ways = ways_up(s, p, BUILDINGS | UNIT_BITS)
    found = [refuse_upgrade(s, p, source, target) for source, target in ways]
    return nearest(found, Refusal("refused-no-upgrade", rule="TA-8.25"))


# --- doing it -------------------------------------------------------------------------------------------------


class Build(Act, frozen=True):
    """An unused worker moves onto a technology; the price may be lower, or nothing."""

    seat: int
    tech: int
    less: int = 0

    def run(self, s: Ages) -> None:
        p, row = s.players[self.seat], s.content.technology[self.tech]
        pay_resources(s, p, max(0, build_price(s, p, self.tech) - self.less), purpose_of(row))
        p.unused -= 1
        move_workers(p, self.tech, 1)
        s.tell("built", seat=self.seat, card=row.key)

    def possible(self, s: Ages) -> bool:
        return refuse_build(s, s.players[self.seat], self.tech, self.less) is None


class BuildFree(Act, frozen=True):
    """A worker is built for nothing, if there is an unused one and room for it (TA-21.06)."""

    seat: int
    tech: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        p.unused -= 1
        move_workers(p, self.tech, 1)
        s.tell("built", seat=self.seat, card=s.content.rows[self.tech].key)

    def possible(self, s: Ages) -> bool:
        p = s.players[self.seat]
        return p.unused > 0 and self.tech in p.techs and room_for(s, p, s.content.technology[self.tech].type)


class Upgrade(Act, frozen=True):
    """A worker moves to a better technology of its type."""

    seat: int
    source: int
    target: int
    less: int = 0

    def run(self, s: Ages) -> None:
        p, row = s.players[self.seat], s.content.technology
        price = max(0, upgrade_price(s, p, self.source, self.target) - self.less)
        pay_resources(s, p, price, purpose_of(row[self.target]))
        move_worker(p, self.source, self.target)
        s.tell("upgraded", seat=self.seat, card=row[self.source].key, card2=row[self.target].key)


def move_worker(p: Civilization, source: int, target: int) -> None:
    move_workers(p, source, -1)
    move_workers(p, target, 1)


class Destroy(Act, frozen=True):
    """The worker goes to its owner's worker pool; nothing is refunded (TA-8.30, TA-6.31)."""

    seat: int
    tech: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        move_workers(p, self.tech, -1)
        p.unused += 1
        s.tell("destroyed", seat=self.seat, card=s.content.rows[self.tech].key)

    def possible(self, s: Ages) -> bool:
        return workers_on(s.players[self.seat], self.tech) > 0


# --- as ordered by cards --------------------------------------------------------------------------------------


class BuildOrUpgrade(Ask, frozen=True):
    """Build or upgrade without paying an action, for less (TA-10.02, TA-10.10)."""

    open: ClassVar[bool] = True

    types: int
    less: int
    build: bool = True

    def options(self, s: Ages) -> list[Option]:
        p, rows = s.players[self.seat], s.content.rows
        found: list[Option] = []
        if self.build:
            found += [("build", rows[tech].key) for tech in buildable(s, p, self.types, self.less)]
        ways = upgradable(s, p, self.types, self.less)
        return [*found, *[("upgrade", rows[source].key, rows[target].key) for source, target in ways]]

    def resolve(self, s: Ages, option: Option) -> None:
        cards = [s.content.number[str(key)] for key in option[1:]]
        if option[0] == "build":
            s.then(Build(self.seat, cards[0], self.less))
        else:
            s.then(Upgrade(self.seat, cards[0], cards[1], self.less))

    def describe(self, s: Ages, option: Option) -> Description:
        return describe_building(s, s.players[self.seat], option, self.less)

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        return refuse_building(s, s.players[self.seat], option, self.less)

    def lacking(self, s: Ages) -> Refusal | None:
        """Of all that could be built or upgraded, what the nearest lacks."""
        p = s.players[self.seat]
        techs = [tech for _, tech, _ in of_types(s, p, self.types)] if self.build else []
        found = [refuse_build(s, p, tech, self.less) for tech in techs]
        found += [refuse_upgrade(s, p, a, b, self.less) for a, b in ways_up(s, p, self.types)]
        return nearest(found, Refusal("refused-no-upgrade", rule="TA-8.25"))


class DestroyOwn(ChooseCard, frozen=True):
    """Destroy one of the own buildings, as an event demands."""

    verb: ClassVar[str] = "destroy"
    rule: ClassVar[str] = "TA-6.31"
    stop: ClassVar[Option | None] = None

    types: int = BUILDINGS

    def among(self, s: Ages) -> list[str]:
        return [s.content.rows[tech].key for tech in destructible(s, s.players[self.seat], self.types)]

    def take(self, s: Ages, what: str) -> None:
        s.then(Destroy(self.seat, s.content.number[what]))


# --- words ----------------------------------------------------------------------------------------------------


def describe_building(s: Ages, p: Civilization, option: Option, less: int = 0) -> Description:
    """Building or upgrading, with its price."""
    cards = [s.content.number[str(key)] for key in option[1:]]
    elements = tuple([s.content.element(card) for card in cards])
    if option[0] == "build":
        units = s.content.technology[cards[0]].type in UNITS
        args: dict[str, int | str] = {
            "card": option[1],
            "count": max(0, build_price(s, p, cards[0]) - less),
        }
        return Description("do-build", args, elements, "TA-9.01" if units else "TA-8.20")
    price = max(0, upgrade_price(s, p, cards[0], cards[1]) - less)
    args = {"card": option[1], "card2": option[2], "count": price}
    return Description("do-upgrade", args, elements, upgrade_rule(s, cards[0]))


def refuse_building(s: Ages, p: Civilization, option: Option, less: int = 0) -> Refusal | None:
    """Why a worker cannot be built or upgraded as an option says."""
    cards = [s.content.number.get(str(key)) for key in option[1:]]
    known = [card for card in cards if card is not None and s.content.kind[card] == "technology"]
    if option[0] == "build" and len(cards) == len(known) == 1:
        return refuse_build(s, p, known[0], less)
    if option[0] == "upgrade" and len(cards) == len(known) == 2:
        return refuse_upgrade(s, p, known[0], known[1], less)
    return None
