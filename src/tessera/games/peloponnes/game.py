"""What Peloponnes tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tessera.games.peloponnes.bots.evaluate import prospects, quiet, terms
from tessera.games.peloponnes.box import CARDS, TABLES
from tessera.games.peloponnes.content import DISASTERS, SEATS, SYMBOLS, Box, PeloponnesTables
from tessera.games.peloponnes.rules.rounds import phase
from tessera.games.peloponnes.setup import lay_out
from tessera.games.peloponnes.showing.board import CONSTANTS
from tessera.games.peloponnes.showing.explain import explain
from tessera.games.peloponnes.showing.view import Derived, derived
from tessera.games.peloponnes.state import LUXURY_CARD, Peloponnes
from tessera.games.peloponnes.testing.faults import faults, nonsense
from tessera.games.peloponnes.testing.scene import PeloponnesScript
from tessera.games.peloponnes.verbs import PLACES, THINGS, VERBS
from tessera.kernel import NONE, Chance, Description, Game, Secret, Setup, switch
from tessera.kernel.about import About, Shape
from tessera.kernel.content import BadContent
from tessera.kernel.effects import Summand


class PeloponnesGame(Game[Peloponnes, Box]):
    """Peloponnes Card Game."""

    id = "peloponnes"
    name = {"en": "Peloponnes Card Game", "de": "Peloponnes – Das Kartenspiel"}
    about = About(
        short={"en": "Peloponnes", "de": "Peloponnes"},
        blurb={
            "en": "Auction of cities and land. The lower of population and power counts.",
            "de": "Städte und Land werden versteigert. Von Bevölkerung und Macht zählt die kleinere Zahl.",
        },
        length={"en": "8 rounds", "de": "8 Runden"},
        emblem=(
            Shape("M32 2a30 30 0 1 1 0 60 30 30 0 0 1 0-60z", fill="b", line=1.6),
            Shape("M14 25 32 14l18 11zM18 28h28v18H18z", fill="a"),
            Shape("M32 5a27 27 0 1 1 0 54 27 27 0 0 1 0 -54z", line=2.4, dash="3 2.4"),
            Shape(
                "M12 26 32 14l20 12zM16 46h32M13 50h38M19 28v18M23 28v18M29 28v18M35 28v18M41 28v18"
                "M45 28v18M29 21h6",
                line=1.6,
            ),
        ),
        tint="landscape",
        stage="stable",
        keeper="The Tessera authors",
    )
    seats = SEATS
    rules_version = "2"
    rule_prefix = "PE"
    state = Peloponnes
    package = __package__
    tables = TABLES
    cards = CARDS
    settings = (
        switch("final_extra_coin_income", True, "PE-17.07"),
        switch("draft_civilizations", False, "PE-17.06"),
        switch("solo", False, "PE-17.03", seats=(1,)),
    )
    verbs = VERBS
    places = PLACES
    things = THINGS
    constants = CONSTANTS
    longest = 1000
    scene = PeloponnesScript
    secrets = (
        Secret(
            "PE-20.02",
            owned=("Player.hand",),
            unknown=("Player.bid", "Player.covers", "Player.pledges", "Peloponnes.coin_deck"),
        ),
        Secret("PE-17.06", owned=("Player.candidates",)),
    )

    def load(self, tables: PeloponnesTables) -> Box:
        for problem in nonsense(tables):
            raise BadContent(problem)
        return Box(tables, self.literals)

    def deal(self, setup: Setup, content: Box, chance: Chance) -> Peloponnes:
        return lay_out(setup, content, chance)

    def evaluate(self, s: Peloponnes, seat: int) -> float:
        return prospects(s, seat)

    def terms(self, s: Peloponnes, seat: int) -> Mapping[str, float]:
        return terms(s, seat)

    def quiet(self, s: Peloponnes) -> int:
        return quiet(s)

    def progress(self, s: Peloponnes) -> float:
        return s.round / s.content.constants.rounds

    def derived(self, s: Peloponnes, seat: int) -> Derived:
        return derived(s, seat)

    def explain(self, s: Peloponnes, seat: int, value: str) -> list[Summand]:
        return explain(s, s.players[seat], value) or super().explain(s, seat, value)

    def stage(self, s: Peloponnes) -> Description:
        return Description(f"stage-{phase(s)}", {"round": s.round, "rounds": s.content.constants.rounds})

    def plays(self, s: Peloponnes, seat: int) -> str:
        civilization = s.players[seat].civilization
        return "" if civilization == NONE else s.content.element(civilization)

    def faults(self, s: Peloponnes) -> Iterable[str]:
        return faults(s)

    def at_work(self, s: Peloponnes, seat: int) -> Iterable[int]:
        p = s.players[seat]
        return [card for card in (*p.power_cards, p.civilization) if card not in (NONE, *p.covered)]

    def names(self, content: Box) -> Mapping[str, int]:
        """Components by their numbers, but symbols and disasters by their places; and the luxury card."""
        places = {name: place for names in (SYMBOLS, DISASTERS) for place, name in enumerate(names)}
        return {**content.number, **places, "luxury-card": LUXURY_CARD}

    def components_used(self, s: Peloponnes) -> Iterable[str]:
        for p in s.players:
            yield from [s.content.element(card) for card in (*p.power_cards, p.civilization) if card != NONE]
            yield from [f"disaster:{DISASTERS[disaster]}" for disaster in p.covered_by]
