"""What Tapestry tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tessera.games.tapestry.bots.evaluate import prospects, quiet, terms
from tessera.games.tapestry.box import CARDS, TABLES
from tessera.games.tapestry.content import Box, TapestryTables
from tessera.games.tapestry.rules.advancing import ShareBenefit, TakeBonus
from tessera.games.tapestry.rules.benefits import could_give, give
from tessera.games.tapestry.rules.inventing import AfterUpgrade
from tessera.games.tapestry.setup import lay_out, sets_in
from tessera.games.tapestry.showing.board import CONSTANTS, Prints, prints
from tessera.games.tapestry.showing.explain import explained
from tessera.games.tapestry.showing.previews import Alignment, alignment
from tessera.games.tapestry.showing.view import Picture, picture, pictures, stage
from tessera.games.tapestry.state import Tapestry
from tessera.games.tapestry.testing.coverage import used
from tessera.games.tapestry.testing.faults import at_work, check_words, faults
from tessera.games.tapestry.testing.scene import TapestryScript
from tessera.games.tapestry.verbs import PLACES, THINGS, VERBS
from tessera.kernel import NONE, Chance, Description, Game, Secret, Setting, Setup, switch
from tessera.kernel.about import About, Shape
from tessera.kernel.effects import Summand
from tessera.kernel.option import Answer
from tessera.kernel.state import Choice

INCOME_TURNS = 5
"""Of every player (TP-5.01); with the last one a player's match is over."""


GIVING = (TakeBonus, ShareBenefit, AfterUpgrade)
"""Steps that wait until what a space or a card gives has been gained."""


class TapestryGame(Game[Tapestry, Box]):
    """Tapestry, with Plans & Ploys, Arts & Architecture, Fantasies & Futures and the Automa."""

    id = "tapestry"
    name = {"en": "Tapestry", "de": "Tapestry"}
    about = About(
        blurb={
            "en": "Four advancement tracks, a hex map and your capital city.",
            "de": "Vier Fortschrittsleisten, eine Sechseckkarte und deine Hauptstadt.",
        },
        length={"en": "5 eras", "de": "5 Ären"},
        emblem=(
            Shape("M8 2h10v60H8zM27 2h10v60H27zM46 2h10v60H46z", fill="a", line=1.3),
            Shape(
                "M2 8h25v10H2zM37 8h25v10H37zM18 27h28v10H18zM2 27h6v10H2zM56 27h6v10h-6z"
                "M2 46h25v10H2zM37 46h25v10H37z",
                fill="c",
                line=1.3,
            ),
            Shape(
                "M27 8h10M27 18h10M8 27h10M8 37h10M46 27h10M46 37h10M27 46h10M27 56h10M4 11h20"
                "M4 15h20M40 11h20M40 15h20M21 30h22M21 34h22M4 49h20M4 53h20M40 49h20M40 53h20",
                line=0.8,
            ),
        ),
        tint="culture",
        stage="stable",
        keeper="The Tessera authors",
    )
    seats = (1, 2, 3, 4, 5)
    rules_version = "2"
    rule_prefix = "TP"
    state = Tapestry
    package = __package__
    tables = TABLES
    cards = CARDS
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
    verbs = VERBS
    places = PLACES
    asks_as = ("flit", "slumber")
    things = THINGS
    constants = CONSTANTS
    longest = 6_000
    scene = TapestryScript
    secrets = (
        Secret(
            "TP-19.04",
            owned=("Player.hand", "Player.looking", "Player.submerged", "Player.kept"),
            unknown=("Player.unseen", "Tapestry.tapestry_deck"),
        ),
        Secret("TP-2.17", owned=("Player.offered",), unknown=("Tapestry.civ_deck",)),
        Secret("TP-20.06", unknown=("Tapestry.decisions", "Tapestry.progress")),
    )

    def load(self, tables: TapestryTables) -> Box:
        box = Box(tables, self.literals, give, could_give)
        check_words(box)
        return box

    def deal(self, setup: Setup, content: Box, chance: Chance) -> Tapestry:
        return lay_out(setup, content, chance)

    def sets(self, settings: Mapping[str, Choice]) -> frozenset[str]:
        return sets_in(settings)

    def evaluate(self, s: Tapestry, seat: int) -> float:
        return prospects(s, seat)

    def terms(self, s: Tapestry, seat: int) -> Mapping[str, float]:
        return terms(s, seat)

    def quiet(self, s: Tapestry) -> int:
        return quiet(s)

    def progress(self, s: Tapestry) -> float:
        """By the income turns that were taken."""
        return sum([min(p.income, INCOME_TURNS) for p in s.players]) / (INCOME_TURNS * s.seats)

    def prints(self, content: Box) -> Prints:
        return prints(content)

    def derived(self, s: Tapestry, seat: int) -> Picture:
        return picture(s, seat)

    def derived_for(self, s: Tapestry, seats: Sequence[int]) -> list[Picture]:
        return pictures(s, seats)

    def explain(self, s: Tapestry, seat: int, value: str) -> list[Summand]:
        """What an income turn or the capital city would score, by what counts."""
        parts = explained(s, seat, value)
        return super().explain(s, seat, value) if parts is None else parts

    def preview(self, s: Tapestry, seat: int, parts: Answer) -> Alignment | None:
        """What a tile would bring where it is about to be laid."""
        return alignment(s, seat, parts)

    def stage(self, s: Tapestry) -> Description:
        return stage(s)

    def at_work(self, s: Tapestry, seat: int) -> Iterable[int]:
        return at_work(s, s.players[seat])

    def components_used(self, s: Tapestry) -> Iterable[str]:
        return used(s)

    def concerning(self, s: Tapestry) -> str:
        """The mat or card that asks; or the space or the upgraded tech card that gives what is chosen."""
        asking = s.agenda[-1] if s.agenda else None
        named: str = getattr(asking, "concerns", "")
        card: int = getattr(asking, "card", NONE)
        if named or card in s.content.civ or card in s.content.tapestry:
            return named or s.content.element(card)
        giving = next((step for step in reversed(s.agenda) if isinstance(step, GIVING)), None)
        if isinstance(giving, AfterUpgrade):
            return s.content.element(giving.card)
        space = s.content.spaces[giving.track][giving.space] if giving is not None else None
        return space.element if space is not None else ""

    def faults(self, s: Tapestry) -> Iterable[str]:
        return faults(s)
