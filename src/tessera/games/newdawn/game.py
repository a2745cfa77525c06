"""What A New Dawn tells the kernel about itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tessera.games.newdawn.bots.evaluate import prospects, quiet, terms
from tessera.games.newdawn.box import CARDS, LAYOUT_SOURCES, TABLES
from tessera.games.newdawn.content import SEATS, Box, NewDawnTables
from tessera.games.newdawn.rules.agendas import agendas_in_play
from tessera.games.newdawn.rules.turns import ResetCard
from tessera.games.newdawn.setup import lay_out
from tessera.games.newdawn.showing.board import CONSTANTS, Prints, prints
from tessera.games.newdawn.showing.explain import explain
from tessera.games.newdawn.showing.view import Derived, derived, phase
from tessera.games.newdawn.state import (
    NewDawn,
    back_of,
    naturals_of,
    owner_of,
)
from tessera.games.newdawn.testing.faults import faults, nonsense
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.games.newdawn.verbs import PLACES, THINGS, VERBS
from tessera.kernel import NONE, Chance, Description, Game, Secret, Setting, Setup, pending, switch
from tessera.kernel.about import About, Shape
from tessera.kernel.content import BadContent
from tessera.kernel.effects import Summand


class NewDawnGame(Game[NewDawn, Box]):
    """Civilization: A New Dawn."""

    id = "newdawn"
    name = {"en": "Civilization: A New Dawn", "de": "Civilization: Ein neues Zeitalter"}
    about = About(
        short={"en": "A New Dawn", "de": "Ein neues Zeitalter"},
        blurb={
            "en": "Hex map and a row of five focus cards. One agenda on each card wins.",
            "de": "Sechseckkarte und eine Reihe von fünf Fokuskarten. Ein Ziel auf jeder Karte gewinnt.",
        },
        length={"en": "open end", "de": "offenes Ende"},
        emblem=(
            Shape("M32 2 58 17v30L32 62 6 47V17z", fill="b"),
            Shape("M17 40a15 15 0 0 1 30 0z", fill="c"),
            Shape("M6 40h52v7L32 62 6 47z", fill="a"),
            Shape(
                "M32 2 58 17v30L32 62 6 47V17zM6 40h52M17 40a15 15 0 0 1 30 0M32 20v-8M20 25l-5-6"
                "M44 25l5-6M13 34l-6-3M51 34l6-3M14 46h36M21 51.5h22M28 57h8",
                line=1.6,
            ),
        ),
        tint="economy",
        stage="stable",
        keeper="The Tessera authors",
    )
    seats = SEATS
    rules_version = "3"
    rule_prefix = "ND"
    state = NewDawn
    package = __package__
    tables = TABLES
    cards = CARDS
    settings = (
        Setting("map", "first-game", ("first-game", "advanced"), "ND-24.02"),
        switch("epic", False, "ND-24.01"),
        switch("choose_colours", False, "ND-2.02"),
        switch("repeat_capital", False, "ND-13.34"),
    )
    verbs = VERBS
    places = PLACES
    things = THINGS
    constants = CONSTANTS
    longest = 5_000
    scene = NewDawnScript
    secrets = (Secret("ND-28.01", unknown=("NewDawn.stacks", "NewDawn.removed"), back=back_of),)

    def load(self, tables: NewDawnTables) -> Box:
        for problem in nonsense(tables):
            raise BadContent(problem)
        return Box(tables, self.literals)

    def deal(self, setup: Setup, content: Box, chance: Chance) -> NewDawn:
        return lay_out(setup, content, chance)

    def evaluate(self, s: NewDawn, seat: int) -> float:
        return prospects(s, seat)

    def terms(self, s: NewDawn, seat: int) -> Mapping[str, float]:
        return terms(s, seat)

    def quiet(self, s: NewDawn) -> tuple[int, int]:
        return quiet(s)

    def progress(self, s: NewDawn) -> float:
        """By the agendas of whoever has completed the most: the match ends with one on every victory card."""
        return max([len(p.agendas) for p in s.players]) / len(s.victory_cards) if s.victory_cards else 0.0

    def derived(self, s: NewDawn, seat: int) -> Derived:
        return derived(s)

    def derived_for(self, s: NewDawn, seats: Sequence[int]) -> list[Derived]:
        return [derived(s)] * len(seats)

    def prints(self, content: Box) -> Prints:
        return prints(content)

    def stage(self, s: NewDawn) -> Description:
        args: dict[str, int | str] = {"round": s.round}
        if s.active != NONE:
            args["seat"] = s.active
        return Description(f"stage-{phase(s)}", args)

    def plays(self, s: NewDawn, seat: int) -> str:
        leader = s.players[seat].leader
        return "" if leader == NONE else s.content.element(leader)

    def concerning(self, s: NewDawn) -> str:
        """The focus card that is being resolved."""
        resolving = pending(s, ResetCard)
        return (
            f"card:{s.content.focus[s.players[s.active].row[resolving.place]].key}"
            if resolving is not None
            else ""
        )

    def faults(self, s: NewDawn) -> Iterable[str]:
        return faults(s)

    def at_work(self, s: NewDawn, seat: int) -> Iterable[int]:
        """The leader, the wonders under own pieces (ND-11.12), and the diplomacy cards, which lie nowhere else."""
        p, content = s.players[seat], s.content
        if p.leader != NONE:
            yield p.leader
        yield from [wonder for wonder, cell in s.wonder_tokens if owner_of(s, cell) is p]
        yield from [card for card in p.cards if card in content.city_states or card in content.pacts]

    def explain(self, s: NewDawn, seat: int, value: str) -> list[Summand]:
        return explain(s, s.players[seat], value)

    def components_used(self, s: NewDawn) -> Iterable[str]:
        yield from super().components_used(s)
        used = [number for victory_and_agenda in agendas_in_play(s) for number in victory_and_agenda]
        used += [card for p in s.players for card in (*p.row, *naturals_of(s, p))]
        yield from map(s.content.element, used)
        yield from [s.content.tables.tiles[laid.tile - 1].element for laid in s.board.tiles]

    def sources(self) -> Mapping[str, int]:
        """The layouts are facts too, though no components."""
        found = Counter(super().sources())
        found.update(map(str, LAYOUT_SOURCES.values()))
        return dict(found)
