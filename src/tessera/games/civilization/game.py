"""What Civilization tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tessera.games.civilization.bots.candidates import worth_trying
from tessera.games.civilization.bots.evaluate import prospects, quiet, terms
from tessera.games.civilization.box import CARDS, TABLES
from tessera.games.civilization.content import Box, CivilizationTables, event_back, marker_back, unit_back
from tessera.games.civilization.rules.ending import progress
from tessera.games.civilization.setup import lay_out
from tessera.games.civilization.showing.board import CONSTANTS, Prints, prints
from tessera.games.civilization.showing.explain import explained
from tessera.games.civilization.showing.previews import Forecast, forecast
from tessera.games.civilization.showing.reasons import because
from tessera.games.civilization.showing.view import Picture, picture, stage
from tessera.games.civilization.state import World, at_work
from tessera.games.civilization.testing.coverage import components_used
from tessera.games.civilization.testing.faults import faults, nonsense
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.games.civilization.verbs import PLACES, THINGS, VERBS
from tessera.kernel import Chance, Description, Game, Secret, Setting, Setup, Summand, switch
from tessera.kernel.about import About, Shape
from tessera.kernel.content import BadContent
from tessera.kernel.option import Answer

TURN_LIMITS = (40, 30, 20, 60, 80, 0)
BUDGETS = (3, 0, 1, 2, 4, 5)


class CivilizationGame(Game[World, Box]):
    """Sid Meier's Civilization: The Board Game (2010)."""

    id = "civilization"
    name = {"en": "Civilization: The Board Game", "de": "Civilization: Das Brettspiel"}
    about = About(
        blurb={
            "en": "Square map, tech pyramid, battles. Four ways to win.",
            "de": "Quadratische Karte, Technikpyramide, Schlachten. Vier Wege zum Sieg.",
        },
        length={"en": "open end", "de": "offenes Ende"},
        emblem=(
            Shape("M9 36h14v11H9zM25 36h14v11H25zM41 36h14v11H41z", fill="a"),
            Shape(
                "M17 22h14v11H17zM33 22h14v11H33zM1 50h14v11H1zM17 50h14v11H17zM33 50h14v11H33z"
                "M49 50h14v11H49z",
                fill="b",
            ),
            Shape("M25 8h14v11H25z", fill="c"),
            Shape(
                "M25 8h14v11H25zM17 22h14v11H17zM33 22h14v11H33zM9 36h14v11H9zM25 36h14v11H25z"
                "M41 36h14v11H41zM1 50h14v11H1zM17 50h14v11H17zM33 50h14v11H33zM49 50h14v11H49z"
                "M32 11v5M29.5 13.5h5M24 25v5M40 25v5M16 39v5M32 39v5M48 39v5",
                line=1.6,
            ),
        ),
        tint="military",
        stage="stable",
        keeper="The Tessera authors",
    )
    seats = (2, 3, 4)
    rules_version = "2"
    rule_prefix = "CV"
    state = World
    package = __package__
    tables = TABLES
    cards = CARDS
    settings = (
        Setting("civ_choice", "random", ("random", "draft"), "CV-2.01"),
        switch("introductory", False, "CV-16.03"),
        Setting("loot_rule", "rulebook", ("rulebook", "faq2"), "CV-11.39"),
        Setting("offer_budget", BUDGETS[0], BUDGETS, "CV-5.09", most=20),
        Setting("turn_limit", TURN_LIMITS[0], TURN_LIMITS, "CV-15.08", most=1000),
    )
    verbs = VERBS
    places = PLACES
    things = THINGS
    constants = CONSTANTS
    longest = 60_000
    scene = CivilizationScript
    secrets = (
        Secret("CV-19.02", owned=("Nation.forces", "Nation.fighting"), apart=True),
        Secret(
            "CV-19.02",
            owned=("Nation.forces", "Nation.fighting", "Horde.units"),
            unknown=("World.unit_decks",),
            back=unit_back,
        ),
        Secret(
            "CV-19.02",
            owned=("Nation.hand", "Offered.events"),
            unknown=("World.event_decks",),
            back=event_back,
        ),
        Secret(
            "CV-19.02",
            owned=("Nation.markers", "Offered.markers"),
            unknown=("World.hut_markers", "World.village_markers"),
            back=marker_back,
        ),
    )

    def load(self, tables: CivilizationTables) -> Box:
        for problem in nonsense(tables):
            raise BadContent(problem)
        return Box(tables, self.literals)

    def deal(self, setup: Setup, content: Box, chance: Chance) -> World:
        return lay_out(setup, content, chance)

    def evaluate(self, s: World, seat: int) -> float:
        return prospects(s, seat)

    def terms(self, s: World, seat: int) -> Mapping[str, float]:
        return terms(s, seat)

    def because(self, before: World, after: World, seat: int) -> list[Description]:
        return because(before, after, seat)

    def quiet(self, s: World) -> tuple[int, int, int]:
        return quiet(s)

    def worth_trying(self, s: World, seat: int) -> Iterable[Answer]:
        return worth_trying(s, seat)

    def progress(self, s: World) -> float:
        """By the nation that is nearest to any of the victories."""
        return max([max(progress(s, p)) for p in s.players]) / 100

    def derived(self, s: World, seat: int) -> Picture:
        return picture(s)

    def derived_for(self, s: World, seats: Sequence[int]) -> list[Picture]:
        return [picture(s)] * len(seats)

    def preview(self, s: World, seat: int, parts: Answer) -> Forecast | None:
        return forecast(s, seat, parts)

    def prints(self, content: Box) -> Prints:
        return prints(content)

    def stage(self, s: World) -> Description:
        return stage(s)

    def explain(self, s: World, seat: int, value: str) -> list[Summand]:
        return explained(s, s.players[seat], value)

    def at_work(self, s: World, seat: int) -> Iterable[int]:
        return at_work(s, s.players[seat])

    def components_used(self, s: World) -> Iterable[str]:
        return components_used(s)

    def faults(self, s: World) -> Iterable[str]:
        return faults(s)
