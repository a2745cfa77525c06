"""Choosing among cards, told by their names."""

from __future__ import annotations

from tessera.games.throughtheages.world import Ages
from tessera.kernel import Choose, Description, Option


class ChooseCard(Choose, frozen=True):
    """A choice among cards, wherever they lie: each is told as a card, and points at its place on the board."""

    def describe(self, s: Ages, option: Option) -> Description:
        if len(option) == 1:
            return Description(f"do-{option[0]}", rule=self.rule)
        card = s.content.number.get(str(option[1]))
        elements = (s.content.element(card),) if card is not None else ()
        return Description(f"do-{self.verb}", {"card": option[1]}, elements, self.rule)
