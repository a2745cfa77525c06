"""How people call places: a hex of the map, a plot of a city."""

from __future__ import annotations

from typing import Any, ClassVar

from tessera.games.tapestry.rules.land import lands_at
from tessera.games.tapestry.state import Player, Tapestry, city_of
from tessera.kernel import Description, Option
from tessera.kernel.choose import Choose


def hex_words(s: Tapestry, cell: int) -> dict[str, Any]:
    """A hex for a sentence: by its column and row, and by what is there."""
    if not s.known >> cell & 1:
        lands: tuple[str, ...] = ("unexplored",)
    else:
        lands = lands_at(s, cell) or ("sea",)
    return {"hex": s.board.names[cell], "lands": ("middle", *lands) if cell == s.board.middle else lands}


def describe_hex(s: Tapestry, option: Option, rule: str = "", key: str = "") -> Description:
    """An option that names a hex, or the one that refuses."""
    if len(option) == 1:
        return Description(f"do-{option[0]}", rule=rule)
    words = hex_words(s, int(option[1]))
    return Description(key or f"do-{option[0]}", words, (f"hex:{option[1]}",), rule)


class ChooseHex(Choose, frozen=True):
    """A choice among hexes of the map."""

    element: ClassVar[str] = "hex"

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_hex(s, option, self.rule)


def describe_plot(s: Tapestry, p: Player, option: Option, rule: str = "") -> Description:
    """An option that names a plot of a player's city."""
    args: dict[str, int | str] = {"plot": city_of(s, p).name(int(option[1]))}
    return Description(f"do-{option[0]}", args, (f"plot:{option[1]}",), rule)
