"""Income turns (TP-5)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from tessera.games.tapestry.content import COIN, CULTURE, FOOD, RESOURCES
from tessera.games.tapestry.hooks import (
    EXTRA_DRAWS,
    INCOME_CULTURE,
    INCOME_GAINED,
    INCOME_STEP_1,
    INCOME_TURN_1_ENDS,
    INCOME_TURN_ENDS,
    INCOME_VP,
    KEEPS_ERA_CARD,
)
from tessera.games.tapestry.rules.advancing import Advance
from tessera.games.tapestry.rules.artistry import UseAllMasterpieces, usable
from tessera.games.tapestry.rules.benefits import COUNTS, GainAny, Gains, is_points
from tessera.games.tapestry.rules.building import capital_points
from tessera.games.tapestry.rules.inventing import Upgrade
from tessera.games.tapestry.rules.moments import Meanwhile
from tessera.games.tapestry.rules.supplies import (
    DrawTapestry,
    KeepTapestry,
    draw_tiles,
    look_at,
    tapestries_left,
)
from tessera.games.tapestry.rules.tapestries import PlayTapestry, UseAllReserved, end_era, play_face_down
from tessera.games.tapestry.rules.vocabulary import Said, Words
from tessera.games.tapestry.state import (
    INCOME,
    Player,
    Tapestry,
    city_of,
    gain_resource,
    is_solo,
    neighbours,
    plots,
    resources_held,
    score,
    with_count,
)
from tessera.kernel import Act, AnyOrder, Ask, Description, Option, Step
from tessera.kernel.effects import allows, applying, emit, in_chosen_order, total

CIVS, CARD, UPGRADES, POINTS, GAIN = 1, 2, 3, 4, 5
"""Steps of an income turn (TP-5.01)."""


class IncomeTurn(Act, frozen=True):
    """The era changes at its start (TP-5.03); which steps it has depends on its number (TP-5.01)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        p.income += 1
        s.turn.kind = INCOME
        s.touched = True
        s.tell("income-turn", seat=p.seat, turn=p.income)
        if not (p.income == 5 and allows(s, p, KEEPS_ERA_CARD)):
            end_era(s, p)
        numbers = [CIVS, CARD, UPGRADES, POINTS] if p.income > 1 else []
        if p.income < 5:
            numbers.append(GAIN)
        steps: list[Step] = []
        for number in numbers:
            steps += [IncomeStep(self.seat, number), Meanwhile(self.seat)]
        s.then(*steps, EndIncome(self.seat))


class IncomeStep(Act, frozen=True):
    seat: int
    step: int

    def run(self, s: Tapestry) -> None:
        s.turn.step = self.step
        p = s.players[self.seat]
        STEPS[self.step - 1](s, p)


def step_civs(s: Tapestry, p: Player) -> None:
    """Masterpieces, then civilizations (TP-5.04, TP-5.05); later gained masterpieces wait (TP-5.06)."""
    s.then(UseCivs(p.seat))
    masterpieces = usable(p)
    if masterpieces:
        s.then(UseAllMasterpieces(p.seat, tuple(masterpieces)), Meanwhile(p.seat))


class UseCivs(Act, frozen=True):
    """All abilities of step 1b, in any order; a civilization gained meanwhile joins in (TP-5.05, TP-10.24).

    A tapestry card that was laid meanwhile waits for later income turns.
    """

    seat: int
    done: tuple[int, ...] = ()

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        entry = s.content.effects.get(INCOME_STEP_1)
        if entry is None or entry.sources.isdisjoint(p.cards):
            return
        steps: list[Step] = []
        for ready, holder, held in applying(s, p, entry, (p.income,)):
            if held.number in self.done or (self.done and held.number not in p.civs):
                continue
            step = ready.step(s, holder, held, p.seat, (p.income,))
            if step is not None:
                steps.append(step)
        fresh = tuple(sorted({*self.done, *p.cards}))
        if fresh == self.done:
            return
        s.then(*in_chosen_order(p.seat, steps), UseCivs(self.seat, fresh))


def step_card(s: Tapestry, p: Player) -> None:
    """A tapestry card (TP-5.07, TP-5.08), or reserved objects in turn 5 (TP-5.16)."""
    if p.income == 5:
        s.then(UseAllReserved(p.seat))
        return
    space = p.income - 1
    s.then(PlayEraCard(p.seat, space))
    if is_first_of_neighbours(s, p):
        count = s.content.constants.first_of_neighbours[p.income - 2]
        s.tell("first-of-neighbours", seat=p.seat, count=count)
        s.then(GainAny(p.seat, count))


class PlayEraCard(Act, frozen=True):
    seat: int
    space: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if p.hand.cards:
            s.then(PlayTapestry(self.seat, space=self.space))
        else:
            play_face_down(s, p, self.space)


def is_first_of_neighbours(s: Tapestry, p: Player) -> bool:
    """Neither neighbour has started the era that is entered (TP-5.09)."""
    return all(other.income < p.income for other in neighbours(s, p))


def step_upgrade(s: Tapestry, p: Player) -> None:
    s.then(Upgrade(p.seat, may=True))


# --- what an income mat shows -----------------------------------------------------------------------------------


@cache
def _shown(spaces: tuple[Words, ...], covered: int) -> tuple[Words, Words]:
    words = [said for place, gives in enumerate(spaces) if not covered >> place & 1 for said in gives]
    points = tuple([said for said in words if is_points(said)])
    return points, tuple([said for said in words if not is_points(said)])


def shown(s: Tapestry, p: Player, row: int) -> tuple[Words, Words]:
    """The VP and the gains that are visible in an income row (TP-5.12, TP-5.13, TP-11.08)."""
    tables = s.content.tables
    spaces = tables.inspirations[row].spaces if p.inspired >> row & 1 else tables.income_rows[row].spaces
    return _shown(spaces, p.covered[row])


def symbol_points(s: Tapestry, p: Player, said: str) -> int:
    """What one VP symbol of an income mat scores."""
    if said == "vp_capital":
        return capital_points(s, p)
    return int(said[3:]) if said.startswith("vp:") else COUNTS[said](s, p)


def income_points(s: Tapestry, p: Player) -> int:
    """Every visible VP symbol once (TP-5.12)."""
    return sum([symbol_points(s, p, said) for row in range(4) for said in shown(s, p, row)[0]])


def step_points(s: Tapestry, p: Player) -> None:
    emit(s, p, INCOME_VP, p.income)
    score(s, p, income_points(s, p))
    mat = s.content.capital[p.capital]
    if mat.pad_loss and p.income == 5:  # TP-9.21
        bare = city_of(s, p).lilies & ~plots(p.built)
        score(s, p, -mat.pad_loss * bare.bit_count())


def income_gains(s: Tapestry, p: Player) -> dict[str, int]:
    """What step 5 gives (TP-5.13)."""
    gains: dict[str, int] = {}
    for row in range(4):
        for said in shown(s, p, row)[1]:
            gains[said] = gains.get(said, 0) + 1
    if p.income <= 1 and not allows(s, p, INCOME_CULTURE):
        gains.pop(RESOURCES[CULTURE], None)
    return gains


def step_gain(s: Tapestry, p: Player) -> None:
    """Resources, tiles and cards (TP-5.13)."""
    gains = income_gains(s, p)
    got = [gain_resource(s, p, r, gains[name]) if name in gains else 0 for r, name in enumerate(RESOURCES)]
    others = [said for said in gains if said not in RESOURCES and said not in ("territory", "tapestry")]
    emit(s, p, INCOME_GAINED, p.income, got[COIN], got[FOOD])
    pay_districts(s, p)
    for said in others:
        s.then(Gains(p.seat, (Said(said),) * gains[said]))
    cards = gains.get("tapestry", 0)
    if cards and p.income == 1 and s.setup.settings.get("two_first_cards") and tapestries_left(s) > 1:
        look_at(s, p, 2 + total(s, p, EXTRA_DRAWS))  # TP-8.23
        s.then(KeepTapestry(p.seat, count=1, discard=True))
        cards -= 1
    if cards:
        s.then(DrawTapestry(p.seat, cards))
    if gains.get("territory"):
        draw_tiles(s, p, gains["territory"])


def pay_districts(s: Tapestry, p: Player) -> None:
    """Districts of some mats pay in income turns, from the second on (TP-9.23)."""
    if s.content.capital[p.capital].at_income and p.income > 1 and p.rewarded:
        s.then(GainAny(p.seat, p.rewarded.bit_count()))


STEPS: Final = (step_civs, step_card, step_upgrade, step_points, step_gain)


class EndIncome(Act, frozen=True):
    """What happens at the end of an income turn; losses of adjustments in the first (TP-2.24), help in level 1."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        s.turn.step = 0
        emit(s, p, INCOME_TURN_ENDS, p.income)
        if p.income == 5:
            pay_districts(s, p)  # there was no step 5
        if p.income == 1:
            emit(s, p, INCOME_TURN_1_ENDS)
            if is_solo(s) and s.content.tables.levels[int(s.setup.settings["level"]) - 1].help:
                s.then(AnyOrder(self.seat, tuple([Advance(self.seat, track) for track in range(4)])))
            if s.setup.settings.get("adjustments", True):
                owed = [said for civ in p.civs for said in s.content.civ[civ].lose]
                if owed:
                    s.then(PayAdjustment(self.seat, tuple(owed)))


class PayAdjustment(Ask, frozen=True):
    """Resources that whoever started with a civilization owes; what is not held is not owed (TP-2.24)."""

    open: ClassVar[bool] = True

    owed: tuple[str, ...]

    def options(self, s: Tapestry) -> list[Option]:
        held, said = resources_held(s.players[self.seat]), self.owed[0]
        return [("lose", name) for name in held if said in (name, "any_resource")] or [("nothing",)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        if option[0] == "lose":
            resource = RESOURCES.index(str(option[1]))
            p.stock = with_count(p.stock, resource, p.stock[resource] - 1)
            s.tell("lost", seat=p.seat, resource=str(option[1]))
        if len(self.owed) > 1:
            s.then(PayAdjustment(self.seat, self.owed[1:]))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-pay-adjustment", {"seat": self.seat}, rule="TP-2.24")

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] != "lose":
            return Description("do-nothing", rule="TP-2.24")
        return Description("do-lose", {"resource": option[1]}, (f"resource:{option[1]}",), "TP-2.24")
