"""How questions are put to players, and how a space is named in them."""

from __future__ import annotations

from typing import Any

from tessera.games.newdawn.board import NONE
from tessera.games.newdawn.spaces import terrain_name
from tessera.games.newdawn.world import NewDawn, Player, owner_of
from tessera.kernel import Ask, Description, Option

Words = dict[str, int | str]
"""Arguments of a message."""


class Question(Ask, frozen=True):
    """A question that everybody may know in full, because everything is open to all (ND-28.02)."""

    def announce(self, s: NewDawn) -> Description:
        asked = self.prompt(s)
        return Description(f"wait-{asked.key.removeprefix('ask-')}", asked.args)


def space_words(s: NewDawn, cell: int) -> dict[str, Any]:
    """A space for a sentence: by its terrain and its number."""
    return {"space": cell, "land": terrain_name(s, cell)}


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
