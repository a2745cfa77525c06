"""What Civilization tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Iterable

from tessera.games.civilization.box import CARDS, TABLES
from tessera.games.civilization.components import Box, CivilizationTables
from tessera.games.civilization.evaluate import prospects
from tessera.games.civilization.faults import faults
from tessera.games.civilization.forecast import Forecast, forecast
from tessera.games.civilization.picture import Picture, picture
from tessera.games.civilization.scene import CivilizationScript
from tessera.games.civilization.setup import lay_out
from tessera.games.civilization.world import PHASES, World
from tessera.games.civilization.worthwhile import worth_trying
from tessera.games.civilization.yields import explained
from tessera.kernel import NONE, Chance, Description, Game, Part, Setting, Setup, switch
from tessera.kernel.option import Answer

TURN_LIMITS = (40, 30, 20, 60, 80, 0)
BUDGETS = (3, 0, 1, 2, 4, 5)


class CivilizationGame(Game[World, Box]):
    """Sid Meier's Civilization: The Board Game (2010)."""

    id = "civilization"
    name = {"en": "Civilization: The Board Game", "de": "Civilization: Das Brettspiel"}
    seats = (2, 3, 4)
    rules_version = "1"
    rule_prefix = "CV"
    state = World
    package = __package__
    tables = TABLES
    settings = (
        Setting("civ_choice", "random", ("random", "draft"), "CV-2.01"),
        switch("introductory", False, "CV-16.03"),
        Setting("loot_rule", "rulebook", ("rulebook", "faq2"), "CV-11.39"),
        Setting("offer_budget", BUDGETS[0], BUDGETS, "CV-5.09", most=20),
        Setting("turn_limit", TURN_LIMITS[0], TURN_LIMITS, "CV-15.08", most=1000),
    )
    longest = 60_000
    scene = CivilizationScript

    def load(self, tables: CivilizationTables) -> Box:
        return Box(tables, CARDS)

    def deal(self, setup: Setup, content: Box, chance: Chance) -> World:
        return lay_out(setup, content, chance)

    def evaluate(self, s: World, seat: int) -> float:
        return prospects(s, seat)

    def worth_trying(self, s: World, seat: int) -> Iterable[Answer]:
        return worth_trying(s, seat)

    def derived(self, s: World, seat: int) -> Picture:
        return picture(s)

    def preview(self, s: World, seat: int, parts: Answer) -> Forecast | None:
        return forecast(s, seat, parts)

    def stage(self, s: World) -> Description:
        if not s.turn:
            return Description("stage-setup")
        args: dict[str, int | str] = {"turn": s.turn}
        if s.active != NONE:
            args["seat"] = s.active
        return Description(f"stage-{PHASES[s.phase]}", args)

    def explain(self, s: World, seat: int, value: str) -> list[Part]:
        return explained(s, s.players[seat], value)

    def at_work(self, s: World, seat: int) -> Iterable[int]:
        """Civilization, government, techs, and wonders on the map that are not obsolete.

        During set-up also a wonder whose marker is still to be placed (CV-2.05).
        """
        p, kind = s.players[seat], s.content.kind
        if not p.cards:
            return []
        wonders = [marker for marker in p.stands if kind[marker] == "wonder" and marker not in p.obsolete]
        if not s.turn and not wonders:
            wonders = [number for number in p.cards if kind[number] == "wonder"][:1]
        return [p.civ, p.government, *p.techs, *wonders]

    def components_used(self, s: World) -> Iterable[str]:
        element = s.content.element
        for p in s.players:
            used = (*p.cards, *p.stands, *p.hand.cards, *p.forces.cards, *p.markers.cards, *p.reserve)
            yield from [element(number) for number in used]
            if p.walled:
                yield from [element(n) for n in s.content.buildings if s.content.row[n].centre]
        lost = (*s.lost_markers, *s.lost_wonders, *s.lost_people)
        shown = [number for under in (*s.used_units, *s.used_events) for number in under]
        offered = [number for number in s.wonders if number != NONE]
        yield from [element(number) for number in (*lost, *shown, *offered)]
        for tile, _ in s.board.tiles:
            if tile:
                yield element(s.content.number[tile])

    def faults(self, s: World) -> Iterable[str]:
        return faults(s)
