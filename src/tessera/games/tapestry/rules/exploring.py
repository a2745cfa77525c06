"""Exploring: territory tiles on the map, and space (TP-7.01 - TP-7.09)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.hooks import (
    EXPLORE_MENU,
    EXPLORE_REWARD,
    EXPLORING,
    SPACE_EXPLORED,
    TERRITORY_PLACED,
)
from tessera.games.tapestry.rules.benefits import gain_words, word
from tessera.games.tapestry.rules.land import corners_at
from tessera.games.tapestry.rules.naming import describe_hex, hex_words
from tessera.games.tapestry.rules.supplies import describe_card
from tessera.games.tapestry.state import Player, Tapestry, score
from tessera.kernel import NONE, Act, Ask, ChooseCard, Compose, Description, Option, Refusal, enter
from tessera.kernel.content import key_of, keys_of
from tessera.kernel.effects import describe_use, emit, uses
from tessera.kernel.geometry import bits
from tessera.kernel.tuples import put, take

NORMAL: Final[Option] = ("normal",)


# --- where ------------------------------------------------------------------------------------------------------


def explorable(s: Tapestry, p: Player, anywhere: bool = False) -> int:
    """Unexplored hexes next to territories that the player controls, or all of them (TP-7.01, TP-7.06)."""
    grid = s.board.grid
    unknown = grid.everywhere & ~s.known
    return unknown if anywhere else unknown & grid.next_to(p.held)


def aligned_sides(s: Tapestry, cell: int, corners: tuple[int, ...]) -> int:
    """Sides that show, at one of their corners, the terrain that touches it (TP-7.03)."""
    count = 0
    for side, other in enumerate(s.board.grid.towards[cell]):
        if other >= 0 and s.known >> other & 1:
            touching = corners_at(s, other)
            if (
                corners[side] == touching[(side + 4) % 6]
                or corners[(side + 1) % 6] == touching[(side + 3) % 6]
            ):
                count += 1
    return count


class Explore(Compose, frozen=True):
    """A tile from supply, an unexplored hex and a rotation: ``tile territory_07 / at 12 / turn 3`` (TP-7.01)."""

    open: ClassVar[bool] = True

    anywhere: bool = False
    only: int = NONE
    """The tile that must be laid, if it is given."""

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            tiles = p.tiles if self.only == NONE else (self.only,) if self.only in p.tiles else ()
            found: list[Option] = []
            if explorable(s, p, self.anywhere):
                found = [("tile", key) for key in keys_of(s, tiles)]
            return [*found, *uses(s, p, EXPLORE_MENU, self.only)]
        if self.chosen[0][0] == "use" or len(self.chosen) == 3:
            return None
        if len(self.chosen) == 1:
            return [("at", cell) for cell in bits(explorable(s, p, self.anywhere))]
        turns = s.content.corners[self.tile(s)]
        distinct = {corners: turn for turn, corners in reversed(list(enumerate(turns)))}
        return [("turn", turn) for turn in sorted(distinct.values())]

    def tile(self, s: Tapestry) -> int:
        return s.content.number[str(self.chosen[0][1])]

    def complete(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if self.chosen[0][0] == "use":
            s.then(uses(s, p, EXPLORE_MENU, self.only)[self.chosen[0]])
            return
        lay_tile(s, p, self.tile(s), int(self.chosen[1][1]), int(self.chosen[2][1]))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-explore", {"seat": self.seat}, rule="TP-7.01")

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "use":
            return describe_use(s, option, "TP-7.01")
        if option[0] == "at":
            return describe_hex(s, option, "TP-7.01", "do-explore-at")
        if option[0] == "turn":
            vp = aligned_sides(s, int(self.chosen[1][1]), s.content.corners[self.tile(s)][int(option[1])])
            return Description("do-turn", {"turn": option[1], "count": vp}, (), "TP-7.03")
        return describe_card(s, option, "TP-7.01")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        if option[0] in ("tile", "at", "turn"):
            return Refusal("refused-explore", rule="TP-7.01")
        return None


def lay_tile(s: Tapestry, p: Player, tile: int, cell: int, turn: int) -> None:
    """Exploring gives no control (TP-7.05); points and benefit follow what reacts to the tile (TP-7.03, TP-7.04)."""
    p.tiles = take(p.tiles, tile)
    put_on_map(s, tile, cell, turn)
    vp = aligned_sides(s, cell, s.content.corners[tile][turn])
    s.turn.alignment = vp
    s.tell("explored", seat=p.seat, tile=key_of(s, tile), **hex_words(s, cell))
    s.then(ExploreReward(p.seat, tile, vp))
    emit(s, p, TERRITORY_PLACED, cell)


def put_on_map(s: Tapestry, tile: int, cell: int, turn: int) -> None:
    s.laid = (*s.laid[:cell], tile, *s.laid[cell + 1 :])
    s.turned = (*s.turned[:cell], turn, *s.turned[cell + 1 :])
    s.known |= 1 << cell
    s.touched = True


class ExploreReward(Ask, frozen=True):
    """Alignment VP and the benefit of the tile, or what a card offers instead."""

    open: ClassVar[bool] = True

    tile: int
    vp: int

    def options(self, s: Tapestry) -> list[Option]:
        return [NORMAL, *uses(s, s.players[self.seat], EXPLORE_REWARD, self.tile, self.vp)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        if option != NORMAL:
            s.then(uses(s, p, EXPLORE_REWARD, self.tile, self.vp)[option])
            return
        score(s, p, self.vp)
        gain_words(s, self.seat, s.content.tile[self.tile].gain)

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-explore-reward", {"seat": self.seat, "count": self.vp}, rule="TP-7.04")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_use(s, option) if option[0] == "use" else Description("do-normal", rule="TP-7.04")


class StartExploring(Act, frozen=True):
    """What comes before an exploration comes even if there is nothing to explore."""

    seat: int
    anywhere: bool = False
    drawn: bool = False

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        only = s.turn.drawn if self.drawn else NONE
        if self.drawn and only not in p.tiles:
            return
        s.then(Explore(self.seat, anywhere=self.anywhere, only=only))
        emit(s, p, EXPLORING)


def has_tile(s: Tapestry, p: Player) -> bool:
    """A tile in supply, or one that will be drawn before the exploration."""
    if p.tiles:
        return True
    entry = s.content.effects.get(EXPLORING)
    return entry is not None and not entry.sources.isdisjoint(p.cards) and bool(s.territory_stack.cards)


def can_explore(s: Tapestry, p: Player, what: str) -> bool:
    return has_tile(s, p) and bool(explorable(s, p) or uses(s, p, EXPLORE_MENU, NONE))


@word("explore", possible=can_explore)
def explore(s: Tapestry, p: Player, what: str) -> None:
    s.then(StartExploring(p.seat))


@word("explore_anywhere", possible=lambda s, p, what: has_tile(s, p) and bool(explorable(s, p, True)))
def explore_anywhere(s: Tapestry, p: Player, what: str) -> None:
    s.then(StartExploring(p.seat, anywhere=True))


@word("explore_with_drawn")
def explore_with_drawn(s: Tapestry, p: Player, what: str) -> None:
    s.then(StartExploring(p.seat, drawn=True))


# --- space ------------------------------------------------------------------------------------------------------


class ExploreSpace(ChooseCard, frozen=True):
    """A space tile from supply gives its benefits; no alignment (TP-7.07)."""

    verb: ClassVar[str] = "space"
    element: ClassVar[str] = "spacetile"
    rule: ClassVar[str] = "TP-7.07"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.players[self.seat].space_tiles)

    def take(self, s: Tapestry, what: str) -> None:
        explore_tile(s, s.players[self.seat], s.content.number[what])


def explore_tile(s: Tapestry, p: Player, tile: int) -> None:
    """The tile lies beside the mat from now on; an ongoing one is at work (TP-7.09, TP-12.02)."""
    p.space_tiles = take(p.space_tiles, tile)
    p.explored = put(p.explored, tile)
    s.touched = True
    s.tell("explored-space", seat=p.seat, tile=key_of(s, tile))
    row = s.content.space_tile[tile]
    if row.ongoing:
        enter(s, p, tile)
    if row.gain:
        gain_words(s, p.seat, row.gain)
    emit(s, p, SPACE_EXPLORED, tile)


@word("explore_space", possible=lambda s, p, what: bool(p.space_tiles))
def explore_space(s: Tapestry, p: Player, what: str) -> None:
    s.then(ExploreSpace(p.seat))
