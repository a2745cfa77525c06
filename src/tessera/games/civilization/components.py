"""All components of a match, unpacked for the rules (CV-1), and what the backs of cards tell (CV-19)."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from tessera.games.civilization.board import Board, Printed, read_tile
from tessera.games.civilization.content import (
    Building,
    Civilization,
    Constants,
    CultureEvent,
    Government,
    GreatPerson,
    Hut,
    Tech,
    Tile,
    Unit,
    Village,
    Wonder,
)
from tessera.kernel import Content
from tessera.kernel.effects import Card, Hook, Ready

BOARDS: Final = 512
"""So many layouts are remembered."""

VILLAGE_PERSON: Final = 2

Answers = tuple[int, int, int, tuple[Ready, ...]]
"""A culture event that answers a menu: its deck, number and copies, and what it does."""


class CivilizationTables(Struct, frozen=True):
    """Everything a match reads. Components are numbered through all tables in this order."""

    civilizations: tuple[Civilization, ...]
    governments: tuple[Government, ...]
    techs: tuple[Tech, ...]
    wonders: tuple[Wonder, ...]
    buildings: tuple[Building, ...]
    people: tuple[GreatPerson, ...]
    events: tuple[CultureEvent, ...]
    units: tuple[Unit, ...]
    huts: tuple[Hut, ...]
    villages: tuple[Village, ...]
    tiles: tuple[Tile, ...]
    constants: Constants = Constants()


class Box(Content[CivilizationTables]):
    """The content of a match, unpacked for the rules. `row` is indexed by number."""

    __slots__ = (
        "anarchy",
        "boards",
        "buildings",
        "constants",
        "despotism",
        "families",
        "family",
        "icons",
        "kind",
        "leanings",
        "level",
        "menus",
        "needs",
        "reckoned",
        "row",
        "tech_worths",
        "techs",
        "tiles",
        "unlocked",
    )  # fmt: skip

    def __init__(self, tables: CivilizationTables, cards: tuple[Card[Any], ...]) -> None:
        super().__init__(tables, cards)
        self.constants: Constants = tables.constants
        self.row: tuple[Any, ...] = self.rows
        """The rows again, for rules that know which kind they read."""
        self.kind: tuple[str, ...] = tuple([row.kind for row in self.rows])
        self.level: tuple[int, ...] = tuple([getattr(row, "level", 0) for row in self.rows])
        self.icons: tuple[int, ...] = tuple(
            [row.icons.sum if hasattr(row, "icons") else 0 for row in self.rows]
        )
        """What a marker on the map shows."""
        self.techs = self.numbers(tables.techs)
        self.buildings = self.numbers(tables.buildings)
        self.families: tuple[str, ...] = tuple(
            dict.fromkeys(row.family for row in tables.buildings if row.markers)
        )
        """Kinds of building markers; the market counts them in this order."""
        self.family: dict[int, int] = {
            number: self.families.index(row.family)
            for number, row in zip(self.buildings, tables.buildings, strict=True)
            if row.markers
        }
        self.needs: dict[int, int] = {
            self.number[row.building]: self.number[row.key] for row in tables.techs if row.building
        }
        """For each building its tech."""
        self.despotism = self.numbers(tables.governments)[0]
        self.anarchy = self.despotism + 1
        self.tiles: dict[str, tuple[tuple[Printed, ...], ...]] = {
            tile.key: read_tile(tile, tables.constants) for tile in tables.tiles
        }
        self.boards: dict[str, Board] = {}
        self.unlocked: dict[tuple[int, ...], tuple[int, ...]] = {}
        self.menus: dict[Hook, tuple[Answers, ...]] = {}
        self.reckoned: dict[tuple[Any, ...], Any] = {}
        """What bots have worked out about nations (`reckoning`)."""
        self.tech_worths: dict[int, float] = {}
        self.leanings: dict[int, int] = {}

    def answers(self, menu: Hook) -> tuple[Answers, ...]:
        """Culture events that a menu may offer: their deck, number and copies, and what they do."""
        found = self.menus.get(menu)
        if found is None:
            entry = self.effects.get(menu)
            events = [n for n in entry.home if self.kind[n] == "event"] if entry is not None else []
            found = self.menus[menu] = tuple(
                [(self.row[n].deck, n, self.row[n].copies, entry.home[n]) for n in events] if entry else []
            )
        return found

    def buildings_of(self, techs: tuple[int, ...]) -> tuple[int, ...]:
        """What techs unlock; of two sides of a marker only the better one (CV-6.37)."""
        found = self.unlocked.get(techs)
        if found is None:
            known = [number for number, tech in self.needs.items() if tech in techs]
            keys = {self.row[number].key for number in known}
            found = tuple(sorted([number for number in known if self.row[number].better not in keys]))
            self.unlocked[techs] = found
        return found

    def board(self, seats: int, layout: str) -> Board:
        """The map of a layout; made once."""
        board = self.boards.get(layout)
        if board is None:
            if len(self.boards) >= BOARDS:
                self.boards.clear()
            board = self.boards[layout] = Board(self.tiles, self.constants, seats, layout)
        return board


# --- what the backs of cards tell -----------------------------------------------------------------------------


def unit_back(content: Box, card: int) -> int:
    """The type: every draw comes from a named deck (CV-19.01)."""
    kind: int = content.row[card].type
    return kind


def event_back(content: Box, card: int) -> int:
    """The deck."""
    deck: int = content.row[card].deck
    return deck


def marker_back(content: Box, card: int) -> int:
    """Hut or village. A village that becomes a great person is never kept, so everybody knows where those are not."""
    row = content.row[card]
    return VILLAGE_PERSON if row.person else int(row.village)


def wonder_back(content: Box, card: int) -> int:
    age: int = content.row[card].age
    return age
