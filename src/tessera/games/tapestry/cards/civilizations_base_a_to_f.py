"""Civilizations of the base game, Alchemists to Futurists (TP-10): each is read in one place."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.advancing import AdvanceOrPoints
from tessera.games.tapestry.benefits import GainAny, gain_words
from tessera.games.tapestry.building import BuildElsewhere, open_plots
from tessera.games.tapestry.cards.sentences import (
    Remember,
    civ_card,
    describe_space,
    its_turn,
    lay_columns,
    put_token,
)
from tessera.games.tapestry.content import (
    BUILDINGS,
    END,
    Civilization,
    Words,
)
from tessera.games.tapestry.hooks import (
    BUILDING_PLACED,
    CHOSEN_CIV,
    DISTRICT_EXTRA,
    GAINED_CIV,
    INCOME_STEP_1,
    LINE_VP,
    OTHER_PLACES,
)
from tessera.games.tapestry.naming import describe_plot
from tessera.games.tapestry.rolling import RollScience, roll_use
from tessera.games.tapestry.world import (
    BLOCK,
    Player,
    Tapestry,
    city_of,
    gain_resource,
    halves,
    plots,
    set_tokens,
    tracks_in_play,
)
from tessera.kernel import (
    ME,
    STOP,
    Act,
    AnyOrder,
    Ask,
    Choose,
    Compose,
    Description,
    Option,
    Step,
    lies_on,
    put_on,
)
from tessera.kernel.effects import Card, Held, On, Plus, Use, card, emit
from tessera.kernel.geometry import bits

# --- Alchemists -------------------------------------------------------------------------------------------------


class Alchemy(Act, frozen=True):
    """The first roll is made without asking."""

    seat: int

    def run(self, s: Tapestry) -> None:
        put_token(s, s.players[self.seat], "alchemists", 0)
        s.then(RollScience(self.seat, "alchemy"))


@roll_use("alchemy")
def mark_track(s: Tapestry, p: Player, track: int) -> None:
    """A track that is marked already is a bust (TP-10.09)."""
    marked = lies_on(p, civ_card(s, "alchemists"))[0]
    if marked >> track & 1:
        put_token(s, p, "alchemists", 0)
        s.tell("bust", seat=p.seat)
        s.then(GainAny(p.seat))
    else:
        put_token(s, p, "alchemists", marked | 1 << track)
        s.then(RollOrStop(p.seat))


class RollOrStop(Ask, frozen=True):
    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        return [("roll",), STOP]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != STOP:
            s.then(RollScience(self.seat, "alchemy"))
            return
        p = s.players[self.seat]
        marked = lies_on(p, civ_card(s, "alchemists"))[0]
        put_token(s, p, "alchemists", 0)
        s.then(AnyOrder(self.seat, tuple([AdvanceOrPoints(self.seat, track) for track in bits(marked)])))

    def describe(self, s: Tapestry, option: Option) -> Description:
        marked = lies_on(s.players[self.seat], civ_card(s, "alchemists"))[0].bit_count()
        if option == STOP:
            return Description("do-stop-rolling", {"count": marked}, rule="TP-10.09")
        args: dict[str, int | str] = {"count": marked, "of": len(tracks_in_play(s))}
        return Description("do-roll-again", args, rule="TP-10.09")


# --- Architects -------------------------------------------------------------------------------------------------


def is_uniform(p: Player, cells: int) -> bool:
    """Whether the income buildings on some plots, at least one, are all of one type."""
    types = {kind for kind, low, high, _ in p.pieces if kind < 4 and plots((low, high)) & cells}
    return len(types) == 1


def uniform_district(s: Tapestry, p: Player, card: Held, cells: int) -> int:
    return int(is_uniform(p, cells))


def uniform_lines(s: Tapestry, p: Player, card: Held) -> int:
    city = city_of(s, p)
    full = plots(p.built) | city.impassable | city.lilies
    return sum([not line & ~full and is_uniform(p, line) for line in city.lines])


class PlaceBlocks(Choose, frozen=True):
    """Own tokens on plots of different districts, which become impassable (TP-2.25)."""

    verb: ClassVar[str] = "block"
    element: ClassVar[str] = "plot"
    rule: ClassVar[str] = "TP-2.25"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[int]:
        p = s.players[self.seat]
        taken = plots(p.built)
        free = 0
        for district in city_of(s, p).districts:
            if not district.cells & taken:
                free |= district.cells
        return list(bits(free & open_plots(s, p)))

    def take(self, s: Tapestry, what: int) -> None:
        p = s.players[self.seat]
        low, high = halves(1 << what)
        p.pieces = (*p.pieces, (BLOCK, low, high, 0))
        p.built = halves(plots(p.built) | 1 << what)
        s.touched = True

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_plot(s, s.players[self.seat], option, self.rule)


def blocks_to_place(s: Tapestry, p: Player, card: Held) -> Step:
    count = len(s.players) - bool(s.setup.settings.get("architects_by_opponents"))
    return PlaceBlocks(p.seat, count)


class SwapBuildings(Compose, frozen=True):
    """Two own income buildings change places, up to three times: ``swap 12 / with 40``."""

    open: ClassVar[bool] = True

    left: int = 3

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        spots = {plots((low, high)).bit_length() - 1: kind for kind, low, high, _ in p.pieces if kind < 4}
        if not self.chosen:
            movable = [x for x, kind in spots.items() if any(kind != other for other in spots.values())]
            return [*[("swap", cell) for cell in sorted(movable)], STOP] if movable else []
        if self.chosen[0] == STOP or len(self.chosen) == 2:
            return None
        own = spots[int(self.chosen[0][1])]
        return [("with", cell) for cell, kind in sorted(spots.items()) if kind != own]

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == STOP:
            return
        p = s.players[self.seat]
        first, second = (halves(1 << int(option[1])) for option in self.chosen)
        swapped = []
        for kind, low, high, outside in p.pieces:
            place = (low, high)
            if kind < 4 and place in (first, second):
                place = second if place == first else first
            swapped.append((kind, *place, outside))
        p.pieces = tuple(swapped)
        if self.left > 1:
            s.then(SwapBuildings(self.seat, left=self.left - 1))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == STOP:
            return Description("do-stop")
        return describe_plot(s, s.players[self.seat], option)


def may_swap(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step | None:
    return None if at_setup else SwapBuildings(p.seat)


# --- Craftsmen --------------------------------------------------------------------------------------------------


class PlaceOnMat(BuildElsewhere, frozen=True):
    """On the lowest free space of a column, for the benefit it covers."""

    kind: int
    column: int

    def gain(self, s: Tapestry) -> Words:
        mat = civ_card(s, "craftsmen")
        words: Words = s.content.row[mat].columns[self.column][self.heights(s)[self.column]]
        return words

    def heights(self, s: Tapestry) -> tuple[int, ...]:
        """How many spaces of each column are covered."""
        return lies_on(s.players[self.seat], civ_card(s, "craftsmen"))

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        gain, heights = self.gain(s), list(self.heights(s))
        heights[self.column] += 1
        put_on(s, p, civ_card(s, "craftsmen"), *heights)
        s.tell("on-mat", seat=p.seat, building=BUILDINGS[self.kind])
        emit(s, p, BUILDING_PLACED, self.kind, False)
        gain_words(s, self.seat, gain)

    def described(self, s: Tapestry) -> Description:
        said = self.gain(s)[0]
        args: dict[str, int | str] = {
            "column": self.column + 1,
            "gain": said.replace(":", "-").replace("_", "-"),
        }
        return Description("do-on-mat", args, (f"benefit:{said}",), "TP-9.13")


def room_in(column: int) -> On | Use:
    def place(s: Tapestry, p: Player, card: Held, kind: int) -> Step | None:
        room = kind < 4 and card.on and card.on[column] < len(card.row.columns[column])
        return PlaceOnMat(p.seat, kind, column) if room else None

    return Use(OTHER_PLACES, place)


# --- Entertainers -----------------------------------------------------------------------------------------------


class Entertain(Choose, frozen=True):
    """The token moves to a linked space and gives its benefit; gained later it may begin anywhere."""

    verb: ClassVar[str] = "stage"
    element: ClassVar[str] = "stage"
    stop: ClassVar[Option | None] = None

    anywhere: bool = False

    def among(self, s: Tapestry) -> list[int]:
        mat = civ_card(s, "entertainers")
        row: Civilization = s.content.row[mat]
        if self.anywhere:
            return list(range(1, len(row.links)))
        return list(row.links[lies_on(s.players[self.seat], mat)[0]])

    def take(self, s: Tapestry, what: int) -> None:
        put_token(s, s.players[self.seat], "entertainers", what)
        gain_words(s, self.seat, s.content.row[civ_card(s, "entertainers")].columns[0][what])

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_space(s, "entertainers", 0, option)


class BeginStage(Act, frozen=True):
    seat: int
    at_setup: bool

    def run(self, s: Tapestry) -> None:
        put_token(s, s.players[self.seat], "entertainers", 0)
        if not self.at_setup:
            s.then(Entertain(self.seat, anywhere=True))


def begin_stage(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return BeginStage(p.seat, at_setup)


# --- Futurists --------------------------------------------------------------------------------------------------


class LeapAhead(Act, frozen=True):
    """Four spaces on every track, a jump: no benefits, no landmarks, nothing reacts; and one of each resource."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        for track in tracks_in_play(s):
            set_tokens(p, track, (min(p.tokens[track][-1] + 4, END),))
        for resource in range(4):
            gain_resource(s, p, resource)
        s.tell("leaped", seat=p.seat)


ALCHEMISTS_TO_FUTURISTS: Final[tuple[Card[Civilization], ...]] = (
    card(
        Civilization("alchemists", turns=(2, 3, 4, 5), adjustment=("any_resource", "vp:10")),
        On(GAINED_CIV, lambda s, p, card, at_setup: Remember(p.seat, card.number, (0,)), own=True),
        On(INCOME_STEP_1, Alchemy(ME), when=its_turn),
    ),
    card(
        Civilization("architects"),
        Plus(DISTRICT_EXTRA, uniform_district),
        Plus(LINE_VP, uniform_lines),
        On(CHOSEN_CIV, blocks_to_place, own=True),
        On(GAINED_CIV, may_swap, own=True),
    ),
    card(
        Civilization(
            "craftsmen",
            columns=(
                (("worker",), ("territory",), ("vp:5",)),
                (("coin",), ("invent",), ("upgrade",), ("vp:10",)),
                (("food",), ("tapestry",), ("culture",), ("research",), ("vp:15",)),
            ),
        ),
        On(GAINED_CIV, lay_columns, own=True),
        room_in(0),
        room_in(1),
        room_in(2),
    ),
    card(
        Civilization(
            "entertainers",
            turns=(2, 3, 4, 5),
            adjustment=("any_resource", "vp:10"),
            columns=(
                (
                    (),
                    *(("worker",), ("culture",), ("food",), ("coin",)),
                    *(("farm",), ("market",), ("house",), ("armory",)),
                    *(("conquer",), ("research_x",), ("invent",), ("explore",)),
                    *(
                        ("advance:technology",),
                        ("advance:exploration",),
                        ("advance:military",),
                        ("advance:science",),
                    ),
                ),
            ),
            links=(
                (1, 2, 3, 4),
                *((5, 6), (6, 7), (6, 7), (7, 8)),
                *((9, 10), (9, 10), (11, 12), (11, 12)),
                *((13, 14), (14, 15), (14, 15), (15, 16)),
                *((), (), (), ()),
            ),
        ),
        On(GAINED_CIV, begin_stage, own=True),
        On(INCOME_STEP_1, Entertain(ME), when=its_turn),
    ),
    card(
        Civilization("futurists", lose=("culture", "any_resource"), later="again", solo=False),
        On(GAINED_CIV, LeapAhead(ME), own=True),
    ),
)
