"""Culture cards (chapter 7). What single cards add stands beside them, in `cards.focus`."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.content import CULTURE
from tessera.games.newdawn.hooks import CULTURE_TOKENS
from tessera.games.newdawn.rules.control import CITY, PlaceControl
from tessera.games.newdawn.rules.trade import SpendTrade, spendable
from tessera.games.newdawn.state import NewDawn, Player
from tessera.kernel.effects import total


class SpendOnCulture(SpendTrade, frozen=True):
    """Each trade token is one more control token (ND-7.02)."""

    rule: ClassVar[str] = "ND-7.02"

    def go_on(self, s: NewDawn, spent: int) -> None:
        p = s.players[self.seat]
        count = tokens_to_place(s, p, self.place) + spent
        had = spendable(s, p, self.place)
        s.then(PlaceControl(self.seat, count, self.slot, CITY, CULTURE, place=self.place, had=had))


def tokens_to_place(s: NewDawn, p: Player, place: int) -> int:
    """How many control tokens a culture card places (ND-7.02)."""
    return total(s, p, CULTURE_TOKENS, base=s.content.focus[p.row[place]].tokens)
