"""What Tapestry tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Iterable

from tessera.games.tapestry.benefits import could_give, give, unknown_words
from tessera.games.tapestry.box import CARDS, TABLES
from tessera.games.tapestry.building import explained_capital
from tessera.games.tapestry.evaluate import prospects
from tessera.games.tapestry.faults import at_work, faults
from tessera.games.tapestry.income import explained_income
from tessera.games.tapestry.picture import Picture, phase, picture
from tessera.games.tapestry.previews import Alignment, alignment
from tessera.games.tapestry.scene import TapestryScript
from tessera.games.tapestry.setup import lay_out
from tessera.games.tapestry.showing import used
from tessera.games.tapestry.tables import Box, TapestryTables
from tessera.games.tapestry.world import PERSON, Tapestry
from tessera.kernel import NONE, Chance, Description, Game, Setting, Setup, switch
from tessera.kernel.content import BadContent
from tessera.kernel.effects import Part
from tessera.kernel.option import Answer


class TapestryGame(Game[Tapestry, Box]):
    """Tapestry, with Plans & Ploys, Arts & Architecture, Fantasies & Futures and the Automa."""

    id = "tapestry"
    name = {"en": "Tapestry", "de": "Tapestry"}
    seats = (1, 2, 3, 4, 5)
    rules_version = "1"
    rule_prefix = "TP"
    state = Tapestry
    package = __package__
    tables = TABLES
    settings = (
        switch("plans", False, "TP-2.19"),
        switch("arts", False, "TP-2.06"),
        switch("fantasies", False, "TP-2.10"),
        switch("arts_track", True, "TP-2.07"),
        Setting("level", 2, (1, 2, 3, 4, 5, 6), "TP-20.24"),
        switch("unfair_cards", False, "TP-20.02"),
        switch("shadow", False, "TP-20.32"),
        switch("adjustments", True, "TP-2.22"),
        Setting("civilizations", "any", ("any", "base", "plans", "arts", "fantasies"), "TP-17.03"),
        switch("without_contested", False, "TP-17.01"),
        switch("choose_die", False, "TP-17.02"),
        switch("two_first_cards", False, "TP-17.04"),
        switch("two_civilizations", False, "TP-17.05"),
        switch("cheap_nanotechnology", False, "TP-17.06"),
        switch("free_islands", False, "TP-17.07"),
        switch("early_tapestry", True, "TP-8.09"),
        switch("architects_by_opponents", False, "TP-2.25"),
    )
    longest = 6_000
    scene = TapestryScript

    def load(self, tables: TapestryTables) -> Box:
        box = Box(tables, CARDS, give, could_give)
        unknown = unknown_words(box.rows)
        if unknown:
            raise BadContent(f"no benefit is called so: {', '.join(unknown)}")
        return box

    def deal(self, setup: Setup, content: Box, chance: Chance) -> Tapestry:
        return lay_out(setup, content, chance)

    def evaluate(self, s: Tapestry, seat: int) -> float:
        return prospects(s, seat)

    def derived(self, s: Tapestry, seat: int) -> Picture:
        return picture(s, seat)

    def explain(self, s: Tapestry, seat: int, value: str) -> list[Part]:
        """What an income turn or the capital city would score, by what counts."""
        p = s.players[seat]
        if p.kind != PERSON or p.capital == NONE:
            return []
        if value == "income":
            return explained_income(s, p)
        return explained_capital(s, p) if value == "capital" else super().explain(s, seat, value)

    def preview(self, s: Tapestry, seat: int, parts: Answer) -> Alignment | None:
        """What a tile would bring where it is about to be laid."""
        return alignment(s, seat, parts)

    def stage(self, s: Tapestry) -> Description:
        args: dict[str, int | str] = {}
        if s.turn.seat != NONE:
            args = {"seat": s.turn.seat, "era": min(max(s.players[s.turn.seat].income, 1), 5)}
        return Description(
            f"stage-{phase(s)}" if args or phase(s) in ("setup", "over") else "stage-bots", args
        )

    def at_work(self, s: Tapestry, seat: int) -> Iterable[int]:
        return at_work(s, s.players[seat])

    def components_used(self, s: Tapestry) -> Iterable[str]:
        return used(s)

    def faults(self, s: Tapestry) -> Iterable[str]:
        return faults(s)
