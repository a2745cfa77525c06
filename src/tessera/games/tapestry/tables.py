"""The box as tables, unpacked for the rules when content is loaded."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tessera.games.tapestry.content import (
    TERRAINS,
    TRACKS,
    Achievement,
    AutomaCiv,
    Bonus,
    Capital,
    Civilization,
    Constants,
    Decision,
    Die,
    IncomeRow,
    Inspiration,
    Landmark,
    LandmarkCard,
    Level,
    Masterpiece,
    Space,
    SpaceTile,
    TapestryCard,
    Tech,
    Territory,
    TrackRow,
)
from tessera.games.tapestry.geography import Board, City, make_board, make_city
from tessera.kernel import NONE, Content
from tessera.kernel.effects import Card


class TapestryTables(Struct, frozen=True):
    """Everything a match reads. Components are numbered through all tables in this order."""

    tracks: tuple[TrackRow, ...]
    spaces: tuple[Space, ...]
    income_rows: tuple[IncomeRow, ...]
    inspirations: tuple[Inspiration, ...]
    dice: tuple[Die, ...]
    achievements: tuple[Achievement, ...]
    territories: tuple[Territory, ...]
    space_tiles: tuple[SpaceTile, ...]
    capitals: tuple[Capital, ...]
    landmarks: tuple[Landmark, ...]
    landmark_cards: tuple[LandmarkCard, ...]
    techs: tuple[Tech, ...]
    masterpieces: tuple[Masterpiece, ...]
    tapestries: tuple[TapestryCard, ...]
    civilizations: tuple[Civilization, ...]
    decisions: tuple[Decision, ...]
    automa_civs: tuple[AutomaCiv, ...]
    levels: tuple[Level, ...]
    constants: Constants = Constants()


class Box(Content[TapestryTables]):
    """The content of a match, unpacked for the rules. `row` is indexed by component number."""

    __slots__ = (
        "bonuses", "cities", "constants", "corners", "could_give", "give", "kind", "large", "most", "row", "small",
        "spaces", "track_landmarks",
    )  # fmt: skip

    def __init__(
        self, tables: TapestryTables, cards: tuple[Card[Any], ...], give: Any, could_give: Any
    ) -> None:
        super().__init__(tables, cards)
        self.give = give
        """How a benefit is gained, and whether it would do anything (`benefits`)."""
        self.could_give = could_give
        self.constants: Constants = tables.constants
        self.most: int = tables.constants.most_of_a_resource
        self.row: tuple[Any, ...] = self.rows
        """The rows again, for rules that know which kind they read."""
        self.kind: tuple[str, ...] = tuple([row.kind for row in self.rows])
        self.spaces: tuple[tuple[Space | None, ...], ...] = tuple(
            [(None, *[row for row in tables.spaces if row.track == track]) for track in TRACKS]
        )
        """By track and space; no track begins with a benefit."""
        self.bonuses: tuple[tuple[Bonus | None, ...], ...] = tuple(
            [tuple([space.bonus if space else None for space in spaces]) for spaces in self.spaces]
        )
        self.track_landmarks: tuple[tuple[int, ...], ...] = tuple(
            [(NONE, NONE, *[self.number[key] for key in row.landmarks]) for row in tables.tracks]
        )
        """By track and tier."""
        self.small: Board = make_board(tables.constants.small)
        self.large: Board = make_board(tables.constants.large)
        shapes = {self.number[row.key]: row.footprint for row in tables.landmarks}
        self.cities: dict[int, City] = {
            self.number[row.key]: make_city(row, shapes) for row in tables.capitals
        }
        self.corners: dict[int, tuple[tuple[int, ...], ...]] = {
            self.number[row.key]: rotations(row.corners) for row in tables.territories
        }
        """The terrain at a tile's corners, for each of its six rotations."""


def rotations(corners: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """A tile turned by k steps clockwise has its corner j at j + k (`map.corners`)."""
    plain = tuple([TERRAINS.index(corner) for corner in corners])
    return tuple([plain[-turn:] + plain[:-turn] if turn else plain for turn in range(6)])
