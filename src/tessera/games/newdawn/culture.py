"""Culture cards (chapter 7). What single cards add stands beside them, in `cards.focus`."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.content import CULTURE
from tessera.games.newdawn.control import CITY, PlaceControl
from tessera.games.newdawn.hooks import CULTURE_TOKENS
from tessera.games.newdawn.trade import SpendTrade
from tessera.games.newdawn.world import NewDawn, Player
from tessera.kernel.effects import total


class SpendOnCulture(SpendTrade, frozen=True):
    """Each trade token is one more control token (ND-7.02)."""

    rule: ClassVar[str] = "ND-7.02"
    gain: ClassVar[str] = "culture"

    def go_on(self, s: NewDawn, spent: int) -> None:
        count = tokens_to_place(s, s.players[self.seat], self.place) + spent
        s.then(PlaceControl(self.seat, count, self.slot, CITY, CULTURE))


def tokens_to_place(s: NewDawn, p: Player, place: int) -> int:
    """How many control tokens a culture card places (ND-7.02)."""
    return total(s, p, CULTURE_TOKENS, base=s.content.focus[p.row[place]].tokens)
