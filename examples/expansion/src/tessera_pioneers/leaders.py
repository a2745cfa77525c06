"""The leaders, each below the code that only it needs."""

from __future__ import annotations

from typing import Final

from tessera.games.throughtheages.content import II, LAB, I, Leader, Symbols, Technology
from tessera.games.throughtheages.hooks import ACTION_MENU, DEVELOPED, TURN
from tessera.games.throughtheages.rules.gains import Gain
from tessera.games.throughtheages.rules.tokens import FOOD, lose, stock
from tessera.games.throughtheages.state import Ages, Civilization, score_culture
from tessera.kernel import ME, THIS, Act, Step
from tessera.kernel.effects import Cards, Held, On, Use

KEY: Final = "pioneers"
"""The setting that brings them into the game."""

LEADERS = Cards[Leader]()
card = LEADERS.add


class TellOfTravels(Act, frozen=True):
    """Ibn Battuta sets out once more: food is spent, culture is gained."""

    seat: int
    card: int

    def possible(self, s: Ages) -> bool:
        return stock(s, s.players[self.seat], FOOD) >= self.leader(s).also

    def leader(self, s: Ages) -> Leader:
        row = s.content.rows[self.card]
        assert isinstance(row, Leader)
        return row

    def run(self, s: Ages) -> None:
        p, leader = s.players[self.seat], self.leader(s)
        s.tell("travelled", seat=self.seat, card=leader.key)
        lose(s, p, FOOD, leader.also)
        score_culture(s, p, leader.amount)


card(
    Leader("ibn_battuta", age=I, set=KEY, symbols=Symbols(colonization=1), amount=2, also=1),
    Use(ACTION_MENU, TellOfTravels(ME, THIS), once=TURN),
)


def for_each_lab(s: Ages, p: Civilization, card: Held, technology: int) -> Step | None:
    """Her notes help whoever works on engines: science for every worker on a lab."""
    labs = 0
    for tech, workers in zip(p.techs, p.workers, strict=True):
        row = s.content.rows[tech]
        if isinstance(row, Technology) and row.type == LAB:
            labs += workers
    return Gain(seat=p.seat, science=card.row.amount * labs) if labs else None


card(
    Leader("ada_lovelace", age=II, set=KEY, symbols=Symbols(science=1), amount=1),
    On(DEVELOPED, for_each_lab),
)
