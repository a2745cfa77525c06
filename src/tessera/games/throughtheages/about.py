"""What Through the Ages tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Iterable

from tessera.games.throughtheages.box import CARDS, TABLES
from tessera.games.throughtheages.decks import MIXES
from tessera.games.throughtheages.evaluate import prospects
from tessera.games.throughtheages.faults import faults
from tessera.games.throughtheages.ledger import Ledger, ledger
from tessera.games.throughtheages.picture import Picture, asked_for_action, phase, picture
from tessera.games.throughtheages.ratings import explained
from tessera.games.throughtheages.scene import AgesScript
from tessera.games.throughtheages.setup import lay_out
from tessera.games.throughtheages.world import Ages, AgesTables, Box
from tessera.games.throughtheages.worthwhile import worth_trying
from tessera.kernel import NONE, Chance, Description, Game, Part, Setting, Setup, switch
from tessera.kernel.option import Answer


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
        switch("resigning", True, "TA-6.60"),
    )
    longest = 8_000
    scene = AgesScript

    def load(self, tables: AgesTables) -> Box:
        return Box(tables, CARDS)

    def deal(self, setup: Setup, content: Box, chance: Chance) -> Ages:
        return lay_out(setup, content, chance)

    def evaluate(self, s: Ages, seat: int) -> float:
        return prospects(s, seat)

    def worth_trying(self, s: Ages, seat: int) -> Iterable[Answer]:
        return worth_trying(s, seat)

    def derived(self, s: Ages, seat: int) -> Picture:
        return picture(s, seat)

    def preview(self, s: Ages, seat: int, parts: Answer) -> Ledger | None:
        """How the turn would end after an action."""
        return ledger(s, seat, parts) if asked_for_action(s, seat) else None

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
