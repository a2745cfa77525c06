"""Civilizations of the base game (TP-10): each is read in one place, its numbers and what it does."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.advancing import BENEFIT, Advance, AdvanceOrPoints
from tessera.games.tapestry.benefits import GainAny, Gains, gain_words, is_points
from tessera.games.tapestry.building import complete_districts, open_plots
from tessera.games.tapestry.cards.sentences import (
    civ_card,
    describe_space,
    its_turn,
    opponents_named,
    put_token,
)
from tessera.games.tapestry.content import (
    BUILDINGS,
    END,
    TRACKS,
    Civilization,
    GainBenefit,
)
from tessera.games.tapestry.hooks import (
    BUILDING_PLACED,
    CHANGED,
    CHOSEN_CIV,
    CONQUERED,
    DIE_CHOSEN,
    DISTRICT_EXTRA,
    GAINED_CIV,
    INCOME_STEP_1,
    INCOME_TURN_1_ENDS,
    LANDMARK_GAINED,
    LINE_VP,
    OTHER_PLACES,
    OUTPOST_NEEDED,
    SPARE_OUTPOSTS,
    UPGRADE_GAINED,
)
from tessera.games.tapestry.inventing import TOP, raise_tech, row_of
from tessera.games.tapestry.rolling import RollScience, gain_face, roll_use
from tessera.games.tapestry.supplies import (
    describe_card,
    discard_tile,
    into_hand,
    tapestries_left,
    top_tapestry,
)
from tessera.games.tapestry.tapestries import MAKER_OF_FIRE, UseAbility, play_card
from tessera.games.tapestry.world import (
    BLOCK,
    Player,
    Tapestry,
    add_item,
    city_of,
    controlled,
    corners_at,
    era_space,
    gain_resource,
    halves,
    is_continuous,
    is_when_played,
    key_of,
    keys_of,
    lands_at,
    opponents,
    plots,
    position,
    put,
    refresh_hold,
    rivals_land,
    score,
    set_tokens,
    take,
    tech_cards,
    tile_at,
    track_named,
    tracks_in_play,
)
from tessera.kernel import (
    DECLINE,
    ME,
    NONE,
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
from tessera.kernel.effects import RIVALS, Card, Held, On, Plus, Use, card, emit
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
        return Description("do-roll-again" if option != STOP else "do-stop")


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
        return Description(f"do-{option[0]}", {"plot": option[1]}, (f"plot:{option[1]}",))


def may_swap(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step | None:
    return None if at_setup else SwapBuildings(p.seat)


# --- Craftsmen --------------------------------------------------------------------------------------------------


class PlaceOnMat(Act, frozen=True):
    """On the lowest free space of a column, for the benefit it covers."""

    seat: int
    kind: int
    column: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        mat = civ_card(s, "craftsmen")
        heights = list(lies_on(p, mat))
        gain = s.content.row[mat].columns[self.column][heights[self.column]]
        heights[self.column] += 1
        put_on(s, p, mat, *heights)
        s.tell("on-mat", seat=p.seat, building=BUILDINGS[self.kind])
        emit(s, p, BUILDING_PLACED, self.kind, False)
        gain_words(s, self.seat, gain)


def lay_columns(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return Remember(p.seat, card.number, (0,) * len(card.row.columns))


class Remember(Act, frozen=True):
    """What lies on a mat from now on."""

    seat: int
    card: int
    on: tuple[int, ...]

    def run(self, s: Tapestry) -> None:
        put_on(s, s.players[self.seat], self.card, *self.on)


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


# --- Heralds ----------------------------------------------------------------------------------------------------


def herald_mark(seat: int, space: int, card: int) -> int:
    return seat << 16 | space << 12 | card


class Proclaim(Ask, frozen=True):
    """A token on a visible when-played card of anybody, to gain its benefits (TP-8.13)."""

    open: ClassVar[bool] = True

    def targets(self, s: Tapestry) -> list[tuple[int, int, int]]:
        p = s.players[self.seat]
        marks = lies_on(p, civ_card(s, "heralds"))[1:]
        return [
            (other.seat, space, stack[-1])
            for other in s.players
            for space, stack in enumerate(other.eras)
            if stack and stack[-1] >= 0 and is_when_played(s, stack[-1])
            if herald_mark(other.seat, space, stack[-1]) not in marks
        ]

    def options(self, s: Tapestry) -> list[Option]:
        left = (lies_on(s.players[self.seat], civ_card(s, "heralds")) or (0,))[0]
        if not left:
            return []
        found: list[Option] = [
            ("herald", key_of(s, card), seat, space + 1) for seat, space, card in self.targets(s)
        ]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        card = s.content.number[str(option[1])]
        left, *marks = lies_on(p, civ_card(s, "heralds"))
        mark = herald_mark(int(option[2]), int(option[3]) - 1, card)
        put_token(s, p, "heralds", left - 1, *marks, mark)
        s.then(UseAbility(self.seat, card, era_space(p), copied=True))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-8.13")


class FirstProclamation(Act, frozen=True):
    """Cards are drawn until a when-played or continuous one comes; then one may be laid on Maker of Fire (TP-2.26)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if s.setup.settings.get("adjustments", True):
            while tapestries_left(s):
                card = top_tapestry(s)
                if is_when_played(s, card) or is_continuous(s, card):
                    s.then(PlayOnMakerOfFire(self.seat))
                    into_hand(s, p, card)
                    return
                s.tapestry_discards.add(card)
                s.tell("discarded", seat=p.seat, card=key_of(s, card))
        s.then(PlayOnMakerOfFire(self.seat))


class PlayOnMakerOfFire(Ask, frozen=True):
    """A when-played or continuous card from hand; some are not allowed (TP-8.10)."""

    def options(self, s: Tapestry) -> list[Option]:
        forbidden = s.content.row[civ_card(s, "heralds")].forbidden
        hand = s.players[self.seat].hand.cards
        fitting = tuple([x for x in hand if is_when_played(s, x) or is_continuous(s, x)])
        found: list[Option] = [("play", key) for key in keys_of(s, fitting) if key not in forbidden]
        return [*found, DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            play_card(s, s.players[self.seat], s.content.number[str(option[1])], MAKER_OF_FIRE)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-2.26")


# --- Historians -------------------------------------------------------------------------------------------------


class GiveHistory(Compose, frozen=True):
    """A territory tile is discarded to give a token to an opponent: ``discard territory_05 / uncover 1 / to 2``."""

    open: ClassVar[bool] = True

    free: bool = False
    """Gained later, all tokens are given at once and nothing is paid."""

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if self.chosen and self.chosen[0] == DECLINE:
            return None
        squares = [x for x, holder in enumerate(lies_on(p, civ_card(s, "historians"))) if holder == NONE]
        named = opponents_named(s, p)
        if not squares or not named or not (p.tiles or self.free):
            return []
        if not self.chosen:
            pay: list[Option] = (
                [("free",)] if self.free else [("discard", key) for key in keys_of(s, p.tiles)]
            )
            return pay if self.free else [*pay, DECLINE]
        if len(self.chosen) == 1:
            return [("uncover", square) for square in squares]
        return [("to", seat) for seat in named] if len(self.chosen) == 2 else None

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == DECLINE:
            return
        p = s.players[self.seat]
        if self.chosen[0][0] == "discard":
            discard_tile(s, p, s.content.number[str(self.chosen[0][1])])
        holders = list(lies_on(p, civ_card(s, "historians")))
        holders[int(self.chosen[1][1])] = int(self.chosen[2][1])
        put_token(s, p, "historians", *holders)
        s.tell("historian", seat=p.seat, other_seat=int(self.chosen[2][1]))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "to":
            return Description("do-to", {"other_seat": option[1]}, (f"seat:{option[1]}",))
        if option[0] == "uncover":
            return describe_space(s, "historians", 0, option)
        return describe_card(s, option)


class BeginHistory(Act, frozen=True):
    seat: int
    at_setup: bool

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        put_token(s, p, "historians", *[NONE] * 4)
        if not self.at_setup:
            s.then(*[GiveHistory(self.seat, free=True)] * 4)


def begin_history(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return BeginHistory(p.seat, at_setup)


def told_by(s: Tapestry, p: Player, card: Held, *_: int) -> bool:
    return card.asker in card.on


def uncovered_history(s: Tapestry, p: Player, card: Held, *_: int) -> Step:
    squares = card.row.columns[0]
    words = [said for square, holder in enumerate(card.on) if holder != NONE for said in squares[square]]
    return Gains(p.seat, tuple(words))


# --- Inventors --------------------------------------------------------------------------------------------------


class Improve(Ask, frozen=True):
    """A token on any tech card below the top row, which is upgraded at once, whatever its prerequisite."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        if not (lies_on(p, civ_card(s, "inventors")) or (0,))[0]:
            return []
        found: list[Option] = [
            ("improve", key_of(s, tech), owner.seat)
            for owner in s.players
            for tech in (*owner.bottom, *owner.middle)
            if tech not in owner.flipped and tech not in s.turn.locked
            if owner is p or tech in owner.bottom or not s.content.row[tech].flips  # TP-7.25
        ]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p, owner = s.players[self.seat], s.players[int(option[2])]
        tech = s.content.number[str(option[1])]
        put_token(s, p, "inventors", lies_on(p, civ_card(s, "inventors"))[0] - 1)
        owner.marked = tuple(sorted((*owner.marked, (tech, self.seat))))
        if owner is not p and row_of(owner, tech) + 1 < TOP:
            s.then(ShareTech(self.seat, tech))
        raise_tech(s, owner, tech)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option)


class ShareTech(Ask, frozen=True):
    """The benefit that the owner of the card has just gained, if wanted."""

    open: ClassVar[bool] = True

    tech: int

    def options(self, s: Tapestry) -> list[Option]:
        return [("share", key_of(s, self.tech)), DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            s.then(GainBenefit(self.seat, s.content.row[self.tech].circle))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option)


def is_marked(s: Tapestry, p: Player, card: Held, tech: int, row: int) -> bool:
    return row == TOP and (tech, p.seat) in s.players[card.asker].marked


class ClaimTech(Act, frozen=True):
    """A marked card of an opponent that reached the top: its square benefit, and then the card (TP-7.43)."""

    seat: int
    owner: int
    tech: int

    def run(self, s: Tapestry) -> None:
        s.then(
            GainBenefit(self.seat, s.content.row[self.tech].square),
            TakeTech(self.seat, self.owner, self.tech),
        )


class TakeTech(Act, frozen=True):
    seat: int
    owner: int
    tech: int

    def run(self, s: Tapestry) -> None:
        p, owner = s.players[self.seat], s.players[self.owner]
        if self.tech not in owner.top:
            return
        owner.top = take(owner.top, self.tech)
        p.bottom = put(p.bottom, self.tech)
        if self.tech in owner.flipped:
            owner.flipped = take(owner.flipped, self.tech)
            p.flipped = put(p.flipped, self.tech)
        for name in ("marked", "propped"):
            entries = getattr(owner, name)
            moving = tuple([entry for entry in entries if entry[0] == self.tech])
            setattr(owner, name, tuple([entry for entry in entries if entry[0] != self.tech]))
            setattr(p, name, tuple(sorted((*getattr(p, name), *moving))))
            if name == "propped":
                for _, landmark in moving:
                    owner.landmarks, p.landmarks = take(owner.landmarks, landmark), put(p.landmarks, landmark)
        s.touched = True
        s.tell("took-tech", seat=p.seat, card=key_of(s, self.tech))


def claim_tech(s: Tapestry, p: Player, card: Held, tech: int, row: int) -> Step:
    return ClaimTech(p.seat, card.asker, tech)


# --- Isolationists ----------------------------------------------------------------------------------------------


class Isolate(Ask, frozen=True):
    """A token on an empty territory that was conquered closes it and brings a resource."""

    open: ClassVar[bool] = True

    cell: int

    def options(self, s: Tapestry) -> list[Option]:
        left = (lies_on(s.players[self.seat], civ_card(s, "isolationists")) or (0,))[0]
        return [("isolate", self.cell), DECLINE] if left and not s.crowded >> self.cell & 1 else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        put_token(s, p, "isolationists", lies_on(p, civ_card(s, "isolationists"))[0] - 1)
        p.markers = tuple(sorted((*p.markers, self.cell)))
        add_item(s, self.cell)
        s.then(GainAny(self.seat))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline")
        return Description("do-isolate", {"hex": self.cell}, (f"hex:{self.cell}",))


def may_isolate(s: Tapestry, p: Player, card: Held, cell: int, empty: bool, defender: int) -> Step | None:
    return Isolate(p.seat, cell) if empty else None


def largest_landmass(s: Tapestry, p: Player) -> int:
    """Connected controlled territories that share a land terrain across their borders (TP-16.12)."""
    best = 0
    grid = s.board.grid
    for terrain in range(1, 5):
        left = {cell for cell in bits(p.held) if TERRAIN_NAMES[terrain] in lands_at(s, cell)}
        while left:
            group, edge = set[int](), {left.pop()}
            while edge:
                cell = edge.pop()
                group.add(cell)
                own = corners_at(s, cell)
                for side, other in enumerate(grid.towards[cell]):
                    if other in left:
                        theirs = corners_at(s, other)
                        pairs = (
                            (own[side], theirs[(side + 4) % 6]),
                            (own[(side + 1) % 6], theirs[(side + 3) % 6]),
                        )
                        if (terrain, terrain) in pairs:
                            left.discard(other)
                            edge.add(other)
            best = max(best, len(group))
    return best


TERRAIN_NAMES: Final = ("sea", "desert", "forest", "grass", "mountain")


class ScoreLandmass(Act, frozen=True):
    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        vp = s.content.row[civ_card(s, "isolationists")].vp
        size = min(largest_landmass(s, p), len(vp))
        if size:
            score(s, p, vp[size - 1])


# --- Leaders ----------------------------------------------------------------------------------------------------


class Lead(Ask, frozen=True):
    """A token on a leader who has none: a free advance with benefit, but without bonus."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        used = lies_on(p, civ_card(s, "leaders"))
        found: list[Option] = [("lead", TRACKS[track]) for track in range(4) if track not in used]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p, track = s.players[self.seat], track_named(str(option[1]))
        put_token(s, p, "leaders", *lies_on(p, civ_card(s, "leaders")), track)
        s.then(Advance(self.seat, track, BENEFIT))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline")
        return Description("do-lead", {"track": option[1]}, (f"track:{option[1]}",))


# --- Merrymakers ------------------------------------------------------------------------------------------------


class Celebrate(Choose, frozen=True):
    """One of three tokens moves up its column."""

    verb: ClassVar[str] = "celebrate"
    element: ClassVar[str] = "column"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[int]:
        mat = civ_card(s, "merrymakers")
        columns = s.content.row[mat].columns
        on = lies_on(s.players[self.seat], mat)
        return [column for column, height in enumerate(on) if height < len(columns[column])]

    def take(self, s: Tapestry, what: int) -> None:
        p, mat = s.players[self.seat], civ_card(s, "merrymakers")
        heights = list(lies_on(p, mat))
        gain = s.content.row[mat].columns[what][heights[what]]
        heights[what] += 1
        put_on(s, p, mat, *heights)
        gain_words(s, self.seat, gain)


# --- Militants --------------------------------------------------------------------------------------------------


class Station(Act, frozen=True):
    """Outposts of the supply cover the mat: all eight at set-up, later from the right, row by row of choice."""

    seat: int
    at_setup: bool

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        put_token(s, p, "militants", 0, 0)
        if self.at_setup:
            put_token(s, p, "militants", 4, p.outposts - 4)
            p.outposts = 0
        elif p.outposts:
            s.then(StationIn(self.seat, p.outposts))


class StationIn(Choose, frozen=True):
    verb: ClassVar[str] = "station"
    element: ClassVar[str] = "row"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[int]:
        on = lies_on(s.players[self.seat], civ_card(s, "militants"))
        return [row for row in range(2) if on[row] < 4]

    def take(self, s: Tapestry, what: int) -> None:
        p = s.players[self.seat]
        on = list(lies_on(p, civ_card(s, "militants")))
        on[what] += 1
        p.outposts -= 1
        put_token(s, p, "militants", *on)


def station(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return Station(p.seat, at_setup)


def outposts_on_mat(s: Tapestry, p: Player, card: Held) -> int:
    return sum(card.on)


class Muster(Choose, frozen=True):
    """The outpost of the leftmost covered space of either row is taken."""

    verb: ClassVar[str] = "muster"
    element: ClassVar[str] = "row"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[int]:
        on = lies_on(s.players[self.seat], civ_card(s, "militants"))
        return [row for row in range(2) if on[row]]

    def take(self, s: Tapestry, what: int) -> None:
        p = s.players[self.seat]
        on = list(lies_on(p, civ_card(s, "militants")))
        on[what] -= 1
        p.outposts += 1
        put_token(s, p, "militants", *on)


def uncovered_ranks(s: Tapestry, p: Player, card: Held, turn: int) -> Step:
    words = [
        said
        for row, covered in enumerate(card.on)
        for space in card.row.columns[row][: 4 - covered]
        for said in space
    ]
    return Gains(p.seat, tuple(words))


# --- Mystics ----------------------------------------------------------------------------------------------------


def mystic_counts(s: Tapestry, p: Player) -> tuple[int, int, int, int]:
    finished = sum([position(p, track) == END for track in tracks_in_play(s)])
    return tech_cards(s, p), complete_districts(s, p), controlled(p), finished


class Foretell(Compose, frozen=True):
    """A number in each of four categories: ``predict 3 / predict 5 / predict 6 / predict 1``."""

    open: ClassVar[bool] = True

    def part(self, s: Tapestry) -> list[Option] | None:
        at = len(self.chosen)
        most = s.content.row[civ_card(s, "mystics")].vp
        return [("predict", number) for number in range(1, most[at] + 1)] if at < 4 else None

    def complete(self, s: Tapestry) -> None:
        numbers = [int(option[1]) for option in self.chosen]
        put_token(s, s.players[self.seat], "mystics", *numbers, 0)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-predict", {"category": len(self.chosen), "count": option[1]})


def newly_foretold(s: Tapestry, p: Player, card: Held) -> int:
    if len(card.on) < 5:
        return 0
    counts = mystic_counts(s, p)
    return sum([1 << i for i in range(4) if counts[i] >= card.on[i] and not card.on[4] >> i & 1])


def some_foretold(s: Tapestry, p: Player, card: Held) -> bool:
    return newly_foretold(s, p, card) != 0


class Fulfil(Act, frozen=True):
    """A resource for each prediction that comes true for the first time."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p, mat = s.players[self.seat], civ_card(s, "mystics")
        if mat not in p.cards:
            return
        on = lies_on(p, mat)
        held = Held(s.content.row[mat], mat, NONE, on, self.seat)
        fresh = newly_foretold(s, p, held)
        if fresh:
            put_on(s, p, mat, *on[:4], on[4] | fresh)
            s.then(GainAny(self.seat, fresh.bit_count()))


class ScorePredictions(Act, frozen=True):
    """VP for each category that matches exactly."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p, mat = s.players[self.seat], civ_card(s, "mystics")
        counts, on = mystic_counts(s, p), lies_on(p, mat)
        score(s, p, s.content.row[mat].amount * sum([counts[i] == on[i] for i in range(4)]))


# --- Nomads -----------------------------------------------------------------------------------------------------


def nomad_camps(s: Tapestry, p: Player) -> int:
    """Own territories with exactly one item, and empty ones next to own ones."""
    shared = p.held & s.occupied & ~s.crowded
    return shared | s.known & ~s.occupied & s.board.grid.next_to(p.held)


class Camp(Choose, frozen=True):
    """A building on the map instead of in the city: it closes an own territory, or takes an empty one."""

    verb: ClassVar[str] = "camp"
    element: ClassVar[str] = "hex"
    stop: ClassVar[Option | None] = None

    kind: int = NONE

    def among(self, s: Tapestry) -> list[int]:
        return list(bits(nomad_camps(s, s.players[self.seat])))

    def take(self, s: Tapestry, what: int) -> None:
        p = s.players[self.seat]
        shared = bool(s.occupied >> what & 1)
        p.settled = tuple(sorted((*p.settled, (what, self.kind))))
        refresh_hold(p)
        add_item(s, what)
        s.tell("camped", seat=p.seat, hex=what)
        emit(s, p, BUILDING_PLACED, self.kind if self.kind < 4 else -1, False)
        if shared:
            s.then(GainAny(self.seat))


def may_camp(s: Tapestry, p: Player, card: Held, kind: int) -> Step | None:
    return Camp(p.seat, kind=kind) if nomad_camps(s, p) else None


# --- The Chosen -------------------------------------------------------------------------------------------------


class Favour(Act, frozen=True):
    """VP for each track that is completed or led, and something for each achievement."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        others = opponents(s, p)
        best = [
            position(p, x) == END
            or position(p, x) >= max([position(other, x) for other in others], default=0)
            for x in tracks_in_play(s)
        ]
        score(s, p, sum(best) * len(others))
        count = p.achieved.bit_count()
        if p.income == 5:
            score(s, p, s.content.row[civ_card(s, "the_chosen")].amount * count)
        elif count:
            s.then(GainAny(self.seat, count))


class PointsPerOpponent(Act, frozen=True):
    seat: int
    count: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        score(s, p, self.count * len(opponents(s, p)))


# --- Traders ----------------------------------------------------------------------------------------------------


class OpenMarket(Ask, frozen=True):
    """A token on an empty territory, or on one that an opponent's outpost holds alone."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        on = lies_on(p, civ_card(s, "traders"))
        if not on or not on[0]:
            return []
        empty = s.known & ~s.occupied
        alone = s.occupied & ~s.crowded & rivals_outposts(s, p)
        found: list[Option] = [("trade", cell) for cell in bits(empty | alone)]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p, cell = s.players[self.seat], int(option[1])
        left, *posts = lies_on(p, civ_card(s, "traders"))
        p.markers = tuple(sorted((*p.markers, cell)))
        if s.occupied >> cell & 1:
            put_token(s, p, "traders", left - 1, *posts)
            add_item(s, cell)
            if tile_at(s, cell) != NONE:
                gain_words(s, self.seat, s.content.row[tile_at(s, cell)].gain)
        else:
            put_token(s, p, "traders", left - 1, *posts, cell)
            add_item(s, cell)
            score(s, p, (s.board.near[cell] & rivals_land(s, p)).bit_count())

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline")
        return Description("do-trade", {"hex": option[1]}, (f"hex:{option[1]}",))


def rivals_outposts(s: Tapestry, p: Player) -> int:
    cells = 0
    for other in s.players:
        if other is not p:
            for cell in other.upright:
                cells |= 1 << cell
    return cells


class TakeOtherDie(Ask, frozen=True):
    """The conquer die that an opponent did not choose (TP-18.15)."""

    open: ClassVar[bool] = True

    cell: int
    face: str

    def options(self, s: Tapestry) -> list[Option]:
        """After the end of one's game only VP are gained (TP-10.07)."""
        gains = not s.players[self.seat].ended or is_points(self.face)
        return [("face", self.face), DECLINE] if gains else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            gain_face(s, s.players[self.seat], self.face, self.cell)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline")
        return Description("do-die-face", {"face": self.face.replace("_", "-").replace(":", "-")})


def other_die(s: Tapestry, p: Player, card: Held, cell: int, face: str) -> Step | None:
    return TakeOtherDie(p.seat, cell, face) if cell in card.on[1:] else None


# --- tokens on a mat --------------------------------------------------------------------------------------------


def lay_tokens(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return Remember(p.seat, card.number, (card.row.tokens,))


CIVILIZATIONS_BASE: Final[tuple[Card[Civilization], ...]] = (
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
    card(
        Civilization("heralds", turns=(2, 3, 4, 5), tokens=4, forbidden=("renaissance",), solo=False),
        On(GAINED_CIV, lay_tokens, own=True),
        On(INCOME_TURN_1_ENDS, FirstProclamation(ME)),
        On(INCOME_STEP_1, Proclaim(ME), when=its_turn),
    ),
    card(
        Civilization(
            "historians",
            turns=(2, 3, 4, 5),
            tokens=4,
            columns=((("vp:3",), ("food",), ("worker",), ("vp:3",)),),
        ),
        On(GAINED_CIV, begin_history, own=True),
        On(INCOME_STEP_1, GiveHistory(ME), when=its_turn),
        On(LANDMARK_GAINED, uncovered_history, when=told_by, whom=RIVALS),
    ),
    card(
        Civilization("inventors", turns=(2, 3, 4, 5), tokens=4, solo=False),
        On(GAINED_CIV, lay_tokens, own=True),
        On(INCOME_STEP_1, Improve(ME), when=its_turn),
        On(UPGRADE_GAINED, claim_tech, when=is_marked, whom=RIVALS),
    ),
    card(
        Civilization(
            "isolationists",
            turns=(5,),
            tokens=4,
            vp=(5, 10, 16, 23, 31, 40),
            adjustment=("territory", "territory"),
        ),
        On(GAINED_CIV, lay_tokens, own=True),
        On(CONQUERED, may_isolate),
        On(INCOME_STEP_1, ScoreLandmass(ME), when=its_turn),
    ),
    card(Civilization("leaders", turns=(2, 3, 4, 5)), On(INCOME_STEP_1, Lead(ME), when=its_turn)),
    card(
        Civilization(
            "merrymakers",
            turns=(2, 3, 4, 5),
            adjustment=("any_resource",),
            columns=(
                (("coin",), ("worker", "food"), ("culture", "armory")),
                (("territory",), ("invent", "tapestry"), ("explore", "research")),
                (("vp:5",), ("vp:10",), ("vp:15",)),
            ),
        ),
        On(GAINED_CIV, lay_columns, own=True),
        On(INCOME_STEP_1, Celebrate(ME), when=its_turn),
    ),
    card(
        Civilization(
            "militants",
            turns=(2, 3, 4, 5),
            columns=(
                (("coin",), ("vp:2",), ("food",), ("vp:4",)),
                (("vp:1",), ("worker",), ("vp:3",), ("culture",)),
            ),
        ),
        On(GAINED_CIV, station, own=True),
        Plus(SPARE_OUTPOSTS, outposts_on_mat),
        On(OUTPOST_NEEDED, Muster(ME)),
        On(INCOME_STEP_1, uncovered_ranks, when=its_turn),
    ),
    card(
        Civilization(
            "mystics", turns=(5,), vp=(9, 9, 9, 4), amount=10, adjustment=("any_resource",), later="again"
        ),
        On(GAINED_CIV, Foretell(ME), own=True),
        On(CHANGED, Fulfil(ME), when=some_foretold),
        On(INCOME_STEP_1, ScorePredictions(ME), when=its_turn),
    ),
    card(Civilization("nomads"), Use(OTHER_PLACES, may_camp)),
    card(
        Civilization("the_chosen", turns=(2, 3, 4, 5), amount=5),
        On(CHOSEN_CIV, PointsPerOpponent(ME, 15), own=True),
        On(INCOME_STEP_1, Favour(ME), when=its_turn),
    ),
    card(
        Civilization(
            "traders",
            turns=(2, 3, 4, 5),
            tokens=4,
            adjustment=("any_resource", "any_resource", "vp:10"),
            solo=False,
        ),
        On(GAINED_CIV, lay_tokens, own=True),
        On(INCOME_STEP_1, OpenMarket(ME), when=its_turn),
        On(DIE_CHOSEN, other_die, whom=RIVALS),
    ),
)
