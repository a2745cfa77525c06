"""How questions are put to players, and how a space is named in them. Everything is open to all (ND-28.02)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tessera.games.newdawn.rules.board import SPACES, listed
from tessera.games.newdawn.rules.spaces import terrain_name
from tessera.games.newdawn.state import NewDawn, Player, owner_of
from tessera.kernel import NONE, Ask, Choose, Compose, Description, Option

Words = dict[str, int | str]
"""Arguments of a message."""

MOST_SPACES: Final = 60
"""Where there are more spaces to choose from, their tile is chosen first."""


class Question(Ask, frozen=True):
    """A question that everybody may know in full."""

    open: ClassVar[bool] = True


class Plan(Compose, frozen=True):
    """A question whose answer has parts, that everybody may know in full."""

    open: ClassVar[bool] = True


class ChooseSpace(Choose, frozen=True):
    """Choose spaces of the map."""

    element: ClassVar[str] = "space"
    enough: ClassVar[str] = "do-stop"
    """The message for choosing no more."""

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_space(s, option, self.rule, self.enough)


class ChoosePiece(Choose, frozen=True):
    """Choose one of the pieces of other players, or decline."""

    element: ClassVar[str] = "space"

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_piece(s, option, self.rule)


class ChooseFocusCard(Choose, frozen=True):
    """Choose focus cards, by their keys."""

    element: ClassVar[str] = "card"


def space_part(verb: str, spaces: int, tile: Option | None) -> list[Option]:
    """The options for one of these spaces, or for its tile, where there are many and it was not chosen yet.

    ``tile 3`` stands for spaces 30 to 39, which are on the fourth tile laid; water tokens come after the tiles.
    """
    if tile is not None:
        return [(verb, cell) for cell in listed(spaces) if cell // SPACES == tile[1]]
    if spaces.bit_count() > MOST_SPACES:
        return [("tile", number) for number in dict.fromkeys([cell // SPACES for cell in listed(spaces)])]
    return [(verb, cell) for cell in listed(spaces)]


def describe_tile(s: NewDawn, option: Option, rule: str) -> Description:
    """A tile on which a space will be chosen; several spaces of water tokens count as one."""
    number = int(option[1])
    if number >= len(s.board.tiles):
        return Description("do-on-water-tokens", rule=rule)
    return Description("do-on-tile", {"tile": s.board.tiles[number].tile}, (f"laid:{number}",), rule)


def space_words(s: NewDawn, cell: int) -> dict[str, Any]:
    """A space for a sentence: by its terrain and its name at the rim of the map; no two spaces are named alike."""
    return {"space": cell, "land": terrain_name(s, cell), **s.board.words[cell]}


def target_at(p: Player, cell: int) -> str:
    """What stands on a player's space, as a word of the catalog."""
    if cell == p.capital:
        return "capital"
    if cell in p.cities:
        return "city"
    return "reinforced-token" if cell in p.reinforced else "control-token"


def piece_words(s: NewDawn, cell: int) -> Words:
    """A piece for a sentence: whose and what it is, and where it stands."""
    owner = owner_of(s, cell)
    assert owner is not None
    return {"seat": owner.seat, "target": target_at(owner, cell), **space_words(s, cell)}


def named_space(s: NewDawn, option: Option, place: int = 1) -> int:
    """The space an option names, or NONE."""
    if len(option) <= place or not isinstance(option[place], int):
        return NONE
    cell = int(option[place])
    return cell if 0 <= cell < len(s.board) else NONE


def describe_space(s: NewDawn, option: Option, rule: str, stop: str = "do-stop") -> Description:
    """An option that names a space, or the one that ends the choosing."""
    if len(option) == 1:
        return Description(stop, rule=rule)
    cell = int(option[1])
    return Description(f"do-{option[0]}", space_words(s, cell), (f"space:{cell}",), rule)


def describe_piece(s: NewDawn, option: Option, rule: str) -> Description:
    """An option that names the piece on a space, or the one that ends the choosing."""
    if len(option) == 1:
        return Description("do-decline", rule=rule)
    cell = int(option[1])
    return Description(f"do-{option[0]}", piece_words(s, cell), (f"space:{cell}",), rule)


def describe_card(option: Option, rule: str) -> Description:
    """An option that names a focus card, or the one that declines."""
    if len(option) == 1:
        return Description(f"do-{option[0]}", rule=rule)
    return Description(f"do-{option[0]}", {"card": option[1]}, (f"card:{option[1]}",), rule)
