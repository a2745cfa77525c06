"""Buildings and landmarks: where they are placed, and what a city is worth (TP-9)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from tessera.games.tapestry.content import BUILDINGS
from tessera.games.tapestry.hooks import (
    BUILD_ON_IMPASSABLE,
    BUILDING_GAINED,
    BUILDING_PLACED,
    CITY_COVERED,
    DISTRICT_COMPLETED,
    DISTRICT_EXTRA,
    LANDMARK_GAINED,
    LINE_VP,
    OTHER_PLACES,
)
from tessera.games.tapestry.rules.benefits import BUILDING, COUNTED, GainAny, gain_words, word
from tessera.games.tapestry.rules.geography import City
from tessera.games.tapestry.rules.inventing import raise_tech
from tessera.games.tapestry.rules.naming import describe_plot
from tessera.games.tapestry.state import (
    AUTOMA,
    BLOCK,
    PERSON,
    Player,
    Tapestry,
    city_of,
    halves,
    is_available,
    is_income_building,
    is_landmark,
    landmark_bit,
    piece_key,
    plots,
    score,
    with_count,
)
from tessera.kernel import NONE, Act, Ask, Compose, Description, Option, Refusal
from tessera.kernel.content import key_of
from tessera.kernel.effects import allows, describe_use, emit, total, uses
from tessera.kernel.geometry import bits
from tessera.kernel.shapes import Placement
from tessera.kernel.tuples import put

# --- what is filled ---------------------------------------------------------------------------------------------


def filled(s: Tapestry, p: Player) -> int:
    """Plots that count as filled: covered, impassable, or an uncovered lily pad (TP-9.08, TP-9.21)."""
    city = city_of(s, p)
    return plots(p.built) | city.impassable | city.lilies


def open_plots(s: Tapestry, p: Player) -> int:
    """Where one may build: not covered and not impassable, unless something allows that (TP-9.04, TP-9.32)."""
    city = city_of(s, p)
    if allows(s, p, BUILD_ON_IMPASSABLE):
        return city.grid.everywhere & ~plots(p.built)
    return city.open & ~plots(p.built)


def impassable(s: Tapestry, p: Player) -> int:
    """Impassable plots of the mat, and those that tokens have made so (TP-2.25)."""
    cells = city_of(s, p).impassable
    for kind, low, high, _ in p.pieces:
        if kind == BLOCK:
            cells |= plots((low, high))
    return cells


def complete_lines(s: Tapestry, p: Player) -> tuple[int, int]:
    """Complete rows and columns."""
    return city_of(s, p).complete_lines(filled(s, p))


def capital_points(s: Tapestry, p: Player) -> int:
    """One VP for each complete row and column, and what cards add to that (TP-9.10)."""
    rows, columns = complete_lines(s, p)
    return total(s, p, LINE_VP, base=rows + columns)


def complete_districts(s: Tapestry, p: Player) -> int:
    return p.rewarded.bit_count()


@word("vp_capital", rank=COUNTED)
def score_capital(s: Tapestry, p: Player, what: str) -> None:
    score(s, p, capital_points(s, p))


@word("vp_rows", rank=COUNTED)
def score_rows(s: Tapestry, p: Player, what: str) -> None:
    """No scoring of the capital city (TP-9.11)."""
    score(s, p, complete_lines(s, p)[0])


@word("vp_columns", rank=COUNTED)
def score_columns(s: Tapestry, p: Player, what: str) -> None:
    score(s, p, complete_lines(s, p)[1])


def building_placed(s: Tapestry, p: Player, piece: int, on_impassable: bool = False) -> None:
    """Whoever waits for a building hears its type, or that it is none of the four."""
    emit(s, p, BUILDING_PLACED, piece if is_income_building(piece) else NONE, on_impassable)


# --- income buildings -------------------------------------------------------------------------------------------


def is_left(s: Tapestry, p: Player, what: str) -> bool:
    return p.covered[BUILDINGS.index(what)] != 0


def some_left(s: Tapestry, p: Player, what: str) -> bool:
    return any(p.covered)


@word(*BUILDINGS, rank=BUILDING, possible=is_left)
def gain_building(s: Tapestry, p: Player, what: str) -> None:
    """The leftmost building of the row is taken and placed (TP-9.01); without one nothing happens (TP-9.02)."""
    kind = BUILDINGS.index(what)
    if not p.covered[kind] or p.ended:
        return
    take_building(p, kind)
    if s.turn.seat == p.seat:
        s.turn.built = True
    s.touched = True
    s.tell("building", seat=p.seat, building=what)
    emit(s, p, BUILDING_GAINED, kind)
    s.then(PlaceBuilding(p.seat, kind=kind))


def take_building(p: Player, kind: int) -> None:
    """The leftmost one leaves its row: the space is uncovered (TP-5.14)."""
    row = p.covered[kind]
    p.covered = with_count(p.covered, kind, row & (row - 1))


@word("any_income_building", rank=BUILDING, possible=some_left)
def gain_any_building(s: Tapestry, p: Player, what: str) -> None:
    s.then(ChooseBuilding(p.seat))


class ChooseBuilding(Ask, frozen=True):
    """An income building of one's choice (TP-18.05)."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        covered = s.players[self.seat].covered
        return [("build", name) for name, row in zip(BUILDINGS, covered, strict=True) if row]

    def resolve(self, s: Tapestry, option: Option) -> None:
        gain_building(s, s.players[self.seat], str(option[1]))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-choose-building", {"seat": self.seat}, rule="TP-9.01")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-build", {"building": option[1]}, (f"building:{option[1]}",), "TP-9.01")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-not-offered", rule="TP-9.02") if option[0] == "build" else None


# --- landmarks --------------------------------------------------------------------------------------------------


@word("landmark", rank=BUILDING, possible=lambda s, p, what: is_available(s, s.content.number[what]))
def gain_named_landmark(s: Tapestry, p: Player, what: str) -> None:
    """If it is still available (TP-7.22, TP-9.14)."""
    landmark = s.content.number[what]
    if is_available(s, landmark):
        gain_landmark(s, p, landmark)


def gain_landmark(s: Tapestry, p: Player, landmark: int, from_track: bool = False) -> None:
    """Each exists once; it is placed at once (TP-9.03, TP-9.14)."""
    s.landmarks &= ~landmark_bit(s, landmark)
    own_landmark(s, p, landmark, from_track)


def own_landmark(s: Tapestry, p: Player, landmark: int, from_track: bool = False) -> None:
    p.landmarks = put(p.landmarks, landmark)
    s.touched = True
    s.tell("landmark", seat=p.seat, landmark=key_of(s, landmark))
    if p.kind != PERSON:
        return
    if s.turn.seat == p.seat:
        s.turn.built = True
    emit(s, p, LANDMARK_GAINED, landmark, from_track)
    s.then(PlaceBuilding(p.seat, kind=landmark))


# --- placing ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def _fits(ways: tuple[Placement, ...], free: int) -> tuple[int, ...]:
    taken = ~free
    return tuple([number for number, way in enumerate(ways) if not way.cells & taken])


def landmark_fits(s: Tapestry, p: Player, landmark: int) -> tuple[int, ...]:
    """The ways in which a landmark can be laid now (TP-9.04, TP-9.05)."""
    mat, city = s.content.capital[p.capital], city_of(s, p)
    if not mat.landmarks:
        return ()
    free = open_plots(s, p)
    if mat.shy:
        free &= ~city.next_to(city.wisps)
    return _fits(city.ways[landmark], free)


BESIDE: Final[Option] = ("beside",)


class BuildElsewhere(Act, frozen=True):
    """A building is placed where several places can be had, each of which says what it is."""

    seat: int

    def described(self, s: Tapestry) -> Description:
        raise NotImplementedError


class PlaceBuilding(Compose, frozen=True, kw_only=True):
    """On open plots of the city, ``place 40`` or ``place 40 / lay 17``, or where else it may stand (TP-9.03 - TP-9.06).

    An income building takes one plot. A landmark is named by the first plot it covers, and then by the way it lies.
    Where nothing is possible it goes beside the mat.
    """

    open: ClassVar[bool] = True

    kind: int
    """A type of income building, or a landmark."""

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            found = [*self.places(s, p), *self.elsewhere(s, p)]
            return [*found, BESIDE] if found and self.may_be_set_aside(s, p) else found
        if is_income_building(self.kind) or self.chosen[0][0] != "place" or len(self.chosen) > 1:
            return None
        ways = city_of(s, p).ways[self.kind]
        return [("lay", way) for way in landmark_fits(s, p, self.kind) if ways[way].at == self.chosen[0][1]]

    def may_be_set_aside(self, s: Tapestry, p: Player) -> bool:
        """Where landmarks may not be built, nobody has to look for another place (TP-9.25)."""
        return is_landmark(self.kind) and not s.content.capital[p.capital].landmarks

    def places(self, s: Tapestry, p: Player) -> list[Option]:
        if is_income_building(self.kind):
            return [("place", cell) for cell in bits(open_plots(s, p))]
        ways = city_of(s, p).ways[self.kind]
        return [
            ("place", cell) for cell in dict.fromkeys([ways[x].at for x in landmark_fits(s, p, self.kind)])
        ]

    def elsewhere(self, s: Tapestry, p: Player) -> list[Option]:
        """Cards and mats that may be built on instead (TP-9.13), and tech cards that need a landmark (TP-7.23)."""
        found = list(uses(s, p, OTHER_PLACES, self.kind))
        return (
            found
            if is_income_building(self.kind)
            else [*found, *[("prop", key_of(s, card)) for card in needy_techs(s, p)]]
        )

    def complete(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        first = self.chosen[0]
        if first == BESIDE:
            put_beside(s, p, self.kind)
            return
        if first[0] == "use":
            s.then(uses(s, p, OTHER_PLACES, self.kind)[first])
            return
        if first[0] == "prop":
            prop_tech(s, p, s.content.number[str(first[1])], self.kind)
            return
        city = city_of(s, p)
        if is_income_building(self.kind):
            put_in_city(s, p, self.kind, 1 << int(first[1]), 0)
        else:
            way = city.ways[self.kind][int(self.chosen[1][1])]
            put_in_city(s, p, self.kind, way.cells, way.outside)

    def options(self, s: Tapestry) -> list[Option]:
        return Compose.options(self, s) or [BESIDE]

    def prompt(self, s: Tapestry) -> Description:
        what = piece_key(s, self.kind)
        key = "ask-place-building" if is_income_building(self.kind) else "ask-place-landmark"
        return Description(key, {"seat": self.seat, "building": what}, rule="TP-9.03")

    def describe(self, s: Tapestry, option: Option) -> Description:
        p = s.players[self.seat]
        if option[0] == "use":
            step = uses(s, p, OTHER_PLACES, self.kind).get(option)
            return (
                step.described(s) if isinstance(step, BuildElsewhere) else describe_use(s, option, "TP-9.13")
            )
        if option[0] == "prop":
            return Description("do-prop", {"card": option[1]}, (f"tech:{option[1]}",), "TP-7.23")
        if option[0] == "lay":
            city = city_of(s, p)
            way = city.ways[self.kind][int(option[1])]
            elements = tuple([f"plot:{cell}" for cell in bits(way.cells)])
            args: dict[str, int | str] = {
                "place": city.range_of(way.cells),
                "turn": way.turn,
                "outside": way.outside,
            }
            return Description("do-lay", args, elements, "TP-9.05")
        if option[0] != "place":
            return Description(f"do-{option[0]}", rule="TP-9.06")
        return describe_plot(s, p, option, "TP-9.03")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        if option == BESIDE:
            return Refusal("refused-not-offered", rule="TP-9.06")
        if option[0] not in ("place", "lay"):
            return None
        if option[0] == "place" and len(option) == 2:
            p = s.players[self.seat]
            cell, mat, city = option[1], s.content.capital[p.capital], city_of(s, p)
            if is_landmark(self.kind) and not mat.landmarks:
                return Refusal("refused-place", rule="TP-9.25")
            if not isinstance(cell, int) or not 0 <= cell < len(city.grid):
                return Refusal("refused-place", rule="TP-9.04")
            if impassable(s, p) >> cell & 1:
                return Refusal("refused-impassable", rule="TP-9.04")
            if is_landmark(self.kind) and mat.shy and city.next_to(city.wisps) >> cell & 1:
                return Refusal("refused-place", rule="TP-9.27")
        return Refusal("refused-place", rule="TP-9.04")


def needy_techs(s: Tapestry, p: Player) -> list[int]:
    """Own tech cards below the top row that ask for a landmark and have none (TP-7.23)."""
    row, propped = s.content.tech, [card for card, _ in p.propped]
    below = (*p.bottom, *p.middle)
    return [x for x in below if row[x].needs_landmark and x not in propped and x not in p.flipped]


def prop_tech(s: Tapestry, p: Player, card: int, landmark: int) -> None:
    """The landmark stays on the card, which is upgraded at once (TP-7.23)."""
    p.propped = tuple(sorted((*p.propped, (card, landmark))))
    s.touched = True
    s.tell("propped", seat=p.seat, card=key_of(s, card), landmark=key_of(s, landmark))
    s.then(UpgradePropped(p.seat, card))
    building_placed(s, p, landmark)


class UpgradePropped(Act, frozen=True):
    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        if self.card not in s.turn.locked:  # TP-11.11
            raise_tech(s, s.players[self.seat], self.card)


def put_in_city(s: Tapestry, p: Player, kind: int, cells: int, outside: int) -> None:
    """A building stands on plots; districts may be completed by it (TP-9.09, TP-9.12)."""
    low, high = halves(cells)
    p.pieces = (*p.pieces, (kind, low, high, outside))
    name = piece_key(s, kind)
    s.tell("placed", seat=p.seat, building=name, plot=city_of(s, p).name((cells & -cells).bit_length() - 1))
    cover(s, p, cells)
    on_impassable = bool(cells & impassable(s, p))
    building_placed(s, p, kind, on_impassable)


def cover(s: Tapestry, p: Player, cells: int) -> None:
    """Plots become covered: districts that are full now are completed, each once (TP-9.30).

    That is told at once, because what waits for a number of districts asks before the rewards come.
    """
    before = p.built
    p.built = halves(plots(before) | cells)
    s.touched = True
    emit(s, p, CITY_COVERED, cells)
    for number in newly_complete(s, p):
        p.rewarded |= 1 << number
        s.tell("district", seat=p.seat)
        s.then(CompleteDistrict(p.seat, number))


def newly_complete(s: Tapestry, p: Player) -> list[int]:
    """Districts that are full, or linked, and were not completed before (TP-9.30)."""
    full = filled(s, p)
    city = city_of(s, p)
    linked = s.content.capital[p.capital].linked
    return [
        number
        for number, district in enumerate(city.districts)
        if not p.rewarded >> number & 1
        and (is_linked(city, district.cells, plots(p.built)) if linked else not district.cells & ~full)
    ]


def is_linked(city: City, goblin: int, covered: int) -> bool:
    """Whether covered plots link a goblin with the centre (TP-9.26)."""
    return bool(goblin & covered and city.joined(goblin, covered) & city.centre)


class CompleteDistrict(Act, frozen=True):
    """The reward of a district (TP-9.09, TP-9.24)."""

    seat: int
    district: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        district = city_of(s, p).districts[self.district]
        emit(s, p, DISTRICT_COMPLETED, self.district)
        more = total(s, p, DISTRICT_EXTRA, district.cells)
        if more:
            s.then(GainAny(p.seat, more))
        if not s.content.capital[p.capital].at_income:
            gain_words(s, p.seat, district.gain)


def put_beside(s: Tapestry, p: Player, kind: int) -> None:
    """Nowhere to build: beside the mat; some mats give points for a landmark set aside (TP-9.06, TP-9.25)."""
    name = piece_key(s, kind)
    s.tell("beside", seat=p.seat, building=name)
    if is_landmark(kind):
        score(s, p, s.content.capital[p.capital].aside_vp)
    building_placed(s, p, kind)


def reset_completed(s: Tapestry, p: Player) -> None:
    """Districts that are full from the beginning give nothing (TP-9.30)."""
    for number in newly_complete(s, p):
        p.rewarded |= 1 << number


def landmarks_in_city(p: Player) -> list[tuple[int, int, int]]:
    """Landmarks that stand in the city: which, its plots, and how many plots hang over."""
    return [(kind, plots((low, high)), outside) for kind, low, high, outside in p.pieces if is_landmark(kind)]


def automa_landmark(s: Tapestry, landmark: int) -> None:
    """Landmarks of either bot belong to the Automa, those of a lone Shadow Empire are kept aside (TP-20.12)."""
    bot = next((p for p in s.players if p.kind == AUTOMA), s.players[-1])
    s.landmarks &= ~landmark_bit(s, landmark)
    own_landmark(s, bot, landmark)
