"""Plots on tapestry cards that may be built on instead of the city (TP-9.13)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from tessera.games.tapestry.hooks import OTHER_PLACES
from tessera.games.tapestry.rules.benefits import Gains, gain_words
from tessera.games.tapestry.rules.building import building_placed
from tessera.games.tapestry.rules.vocabulary import Said, vp
from tessera.games.tapestry.state import Player, Tapestry, is_income_building
from tessera.kernel import NONE, Ask, Choose, Description, Option, Step, lies_on, put_on
from tessera.kernel.content import key_of
from tessera.kernel.effects import Held, Use
from tessera.kernel.geometry import SQUARE_DIRECTIONS, Grid, bits
from tessera.kernel.shapes import drawn, placements


@lru_cache(maxsize=16)
def card_grid(rows: tuple[str, ...]) -> Grid:
    return Grid([(x, y) for y, row in enumerate(rows) for x in range(len(row))], SQUARE_DIRECTIONS)


@lru_cache(maxsize=256)
def ways_on_card(rows: tuple[str, ...], footprint: tuple[str, ...]) -> tuple[int, ...]:
    """Distinct sets of plots that a landmark can cover; it may hang over, but not lie beside."""
    found = placements(card_grid(rows), drawn(*footprint), overhang=True)
    return tuple(sorted({way.cells for way in found}))


class PlaceOnCard(Choose, frozen=True):
    """On free plots of the card, given as bits."""

    verb: ClassVar[str] = "plots"
    element: ClassVar[str] = "plots"
    rule: ClassVar[str] = "TP-9.13"
    stop: ClassVar[Option | None] = None

    card: int = NONE
    kind: int = NONE

    def among(self, s: Tapestry) -> list[int]:
        rows = s.content.tapestry[self.card].grid
        taken = sum(lies_on(s.players[self.seat], self.card))
        if is_income_building(self.kind):
            return [1 << plot for plot in bits(card_grid(rows).everywhere & ~taken)]
        ways = ways_on_card(rows, s.content.landmark[self.kind].footprint)
        return [way for way in ways if not way & taken]

    def take(self, s: Tapestry, what: int) -> None:
        p, row = s.players[self.seat], s.content.tapestry[self.card]
        taken = sum(lies_on(p, self.card)) | what
        put_on(s, p, self.card, taken)
        s.tell("on-card", seat=p.seat, card=row.key)
        building_placed(s, p, self.kind)
        if row.complete_gain and taken == card_grid(row.grid).everywhere:
            gain_words(s, self.seat, row.complete_gain)
        if row.plot_gain:
            s.then(*[PlotGain(self.seat, row.plot_gain[plot], row.amount) for plot in bits(what)])

    def describe(self, s: Tapestry, option: Option) -> Description:
        covered = list(bits(int(option[1])))
        numbers = " + ".join([str(plot + 1) for plot in covered])
        args: dict[str, int | str] = {"card": key_of(s, self.card), "plots": numbers, "count": len(covered)}
        elements = tuple([f"cardplot:{plot}" for plot in covered])
        return Description("do-plots", args, elements, self.rule)


class PlotGain(Ask, frozen=True):
    """The benefit printed on a plot, or VP."""

    open: ClassVar[bool] = True

    said: str
    points: int

    def options(self, s: Tapestry) -> list[Option]:
        return [("choose", self.said), ("choose", vp(self.points))]

    def resolve(self, s: Tapestry, option: Option) -> None:
        s.then(Gains(self.seat, (Said(str(option[1])),)))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description(
            "do-plot-gain", {"gain": str(option[1]).replace(":", "-")}, (f"benefit:{option[1]}",)
        )


def on_card(s: Tapestry, p: Player, card: Held, kind: int) -> Step | None:
    step = PlaceOnCard(p.seat, card=card.number, kind=kind)
    return step if card.on and step.among(s) else None


BUILD_ON_CARD = Use(OTHER_PLACES, on_card)
