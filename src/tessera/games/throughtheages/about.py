"""What Through the Ages tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Iterable

from tessera.games.throughtheages.box import CARDS, TABLES
from tessera.games.throughtheages.decks import MIXES
from tessera.games.throughtheages.evaluate import prospects
from tessera.games.throughtheages.faults import faults
from tessera.games.throughtheages.hooks import ACTIONS, POLITICS
from tessera.games.throughtheages.ratings import (
    civil_hand_limit,
    consumption,
    corruption,
    culture_rating,
    discontent,
    explained,
    faces_needed,
    food_production,
    happiness,
    military_hand_limit,
    resource_production,
    science_rating,
    strength_rating,
)
from tessera.games.throughtheages.scene import AgesScript
from tessera.games.throughtheages.setup import lay_out
from tessera.games.throughtheages.tokens import FOOD, RESOURCES, stock
from tessera.games.throughtheages.world import Ages, AgesTables, Box, Civilization
from tessera.kernel import NONE, Chance, Description, Game, Part, Setting, Setup, inside, switch
from tessera.kernel.sight import View


class AgesGame(Game[Ages, Box]):
    """Through the Ages: A New Story of Civilization, with New Leaders and Wonders."""

    id = "throughtheages"
    name = {"en": "Through the Ages", "de": "Im Wandel der Zeiten"}
    seats = (2, 3, 4)
    rules_version = "1"
    rule_prefix = "TA"
    state = Ages
    package = __package__
    tables = TABLES
    settings = (
        switch("adjusted", False, "TA-31.01"),
        switch("new_military", False, "TA-32.01"),
        Setting("mix", MIXES[0], MIXES, "TA-33.01"),
        switch("peaceful", False, "TA-22.01"),
        switch("short", False, "TA-22.02"),
        switch("closed_hands", False, "TA-22.03"),
        switch("resigning", False, "TA-6.60"),
    )
    longest = 8_000
    scene = AgesScript

    def load(self, tables: AgesTables) -> Box:
        return Box(tables, CARDS)

    def deal(self, setup: Setup, content: Box, chance: Chance) -> Ages:
        return lay_out(setup, content, chance)

    def evaluate(self, s: Ages, seat: int) -> float:
        return prospects(s, seat)

    def derived(self, s: Ages, seat: int) -> View:
        """Ratings and what follows from them, as everybody can count them."""
        return {"civilizations": [_summary(s, p) for p in s.players], "phase": phase(s)}

    def stage(self, s: Ages) -> Description:
        args: dict[str, int | str] = {"round": s.round, "age": s.age}
        if s.active != NONE:
            args["seat"] = s.active
        return Description(f"stage-{phase(s)}", args)

    def explain(self, s: Ages, seat: int, value: str) -> list[Part]:
        return explained(s, s.players[seat], value)

    def at_work(self, s: Ages, seat: int) -> Iterable[int]:
        """Cards in play by where they lie, and what stays behind of others."""
        p = s.players[seat]
        finished = [wonder for wonder in p.wonders if wonder not in p.ruined]
        single = [card for card in (p.government, p.leader) if card != NONE and not p.resigned]
        shared = [card for card in p.cards if s.content.kind[card] in ("pact", "war", "condition")]
        return [*single, *p.specials, *finished, *p.colonies, *shared]

    def components_used(self, s: Ages) -> Iterable[str]:
        element = s.content.element
        for p in s.players:
            cards = (*p.cards, *p.techs, *p.wonders, *p.civil_hand.cards, *p.military_hand.cards)
            yield from [element(card) for card in cards]
        yield from [element(card) for card in s.row if card != NONE]
        yield from [element(card & 0xFFF) for card in (*s.past, *s.tactics, *s.removed)]

    def faults(self, s: Ages) -> Iterable[str]:
        return faults(s)


def phase(s: Ages) -> str:
    """Where the turn stands."""
    if s.outcome is not None:
        return "over"
    if s.active == NONE:
        return "setup"
    if inside(s, POLITICS):
        return "politics"
    return "actions" if inside(s, ACTIONS) else "turn"


def _summary(s: Ages, p: Civilization) -> View:
    return {
        "culture": culture_rating(s, p),
        "science": science_rating(s, p),
        "strength": strength_rating(s, p),
        "happiness": happiness(s, p),
        "faces_needed": faces_needed(s, p),
        "discontent": discontent(s, p),
        "food": stock(s, p, FOOD),
        "resources": stock(s, p, RESOURCES),
        "food_production": food_production(s, p),
        "resource_production": resource_production(s, p),
        "corruption": corruption(s, p),
        "consumption": consumption(s, p),
        "civil_hand_limit": civil_hand_limit(s, p),
        "military_hand_limit": military_hand_limit(s, p),
    }
