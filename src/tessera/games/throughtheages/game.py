"""What Through the Ages tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tessera.games.throughtheages.bots.candidates import worth_trying
from tessera.games.throughtheages.bots.evaluate import prospects, quiet, rounds_left, terms
from tessera.games.throughtheages.box import CARDS, TABLES
from tessera.games.throughtheages.content import ADJUSTED, NEW, AgesTables, Box, back_of
from tessera.games.throughtheages.rules.decks import BASE, MIXES, modules, refuse_agreement
from tessera.games.throughtheages.rules.inplay import LiesOpen
from tessera.games.throughtheages.rules.resigning import may_resign
from tessera.games.throughtheages.setup import lay_out
from tessera.games.throughtheages.showing.board import CONSTANTS
from tessera.games.throughtheages.showing.explain import explained
from tessera.games.throughtheages.showing.previews import Ledger, ledger
from tessera.games.throughtheages.showing.reasons import because
from tessera.games.throughtheages.showing.view import Picture, asked_for_action, phase, picture, pictures
from tessera.games.throughtheages.state import Ages, cards_at_work, cards_met
from tessera.games.throughtheages.testing.faults import faults
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.games.throughtheages.verbs import PLACES, THINGS, VERBS
from tessera.kernel import NONE, Chance, Description, Game, Secret, Setting, Setup, Summand, switch
from tessera.kernel.about import About, Shape
from tessera.kernel.agenda import pending
from tessera.kernel.game import BadSetup
from tessera.kernel.option import Answer
from tessera.kernel.state import Choice

AGREEABLE: Final = tuple([row.key for row in (*TABLES.leaders, *TABLES.wonders) if row.set != ADJUSTED])
"""Leaders and wonders to agree on; an adjusted card is meant by the one it takes the place of."""


class AgesGame(Game[Ages, Box]):
    """Through the Ages: A New Story of Civilization, with New Leaders and Wonders."""

    id = "throughtheages"
    name = {"en": "Through the Ages", "de": "Im Wandel der Zeiten"}
    about = About(
        blurb={
            "en": "A row of cards, a growing engine, four ages of culture.",
            "de": "Eine Kartenreihe, ein wachsender Motor, vier Zeitalter der Kultur.",
        },
        length={"en": "4 ages", "de": "4 Zeitalter"},
        emblem=(
            Shape("M8 4h48v56H8z", fill="b"),
            Shape("M16 8h32L35 32l13 24H16l13-24z", fill="a"),
            Shape("M20 52c4-9 8-12 12-12s8 3 12 12zM24 18h16l-8 13z", fill="c"),
            Shape(
                "M12 6h40M12 58h40M16 6c0 14 13 18 13 26S16 44 16 58"
                "M48 6c0 14-13 18-13 26s13 12 13 26M24 18h16M20 52c4-9 8-12 12-12s8 3 12 12M32 31v9",
                line=1.6,
            ),
            Shape("M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0 -58z", line=1.6, dash="1.5 4"),
        ),
        tint="building",
        stage="stable",
        keeper="The Tessera authors",
    )
    seats = (2, 3, 4)
    rules_version = "4"
    rule_prefix = "TA"
    state = Ages
    package = __package__
    tables = TABLES
    cards = CARDS
    settings = (
        switch("adjusted", False, "TA-31.01"),
        switch("new_military", False, "TA-32.01"),
        Setting("mix", MIXES[0], MIXES, "TA-33.01"),
        Setting("agreed", "", (), "TA-33.05", among=AGREEABLE),
        switch("peaceful", False, "TA-22.01"),
        switch("short", False, "TA-22.02"),
        switch("closed_hands", False, "TA-22.03"),
        switch("resigning", True, "TA-6.60"),
    )
    verbs = VERBS
    places = PLACES
    things = THINGS
    constants = CONSTANTS
    longest = 8_000
    scene = AgesScript
    secrets = (
        Secret(
            "TA-42.02",
            owned=("Civilization.military_hand",),
            unknown=(
                "Ages.military_decks",
                "Ages.discards",
                "Ages.unused_events",
                "Ages.events",
                "Ages.next_event",
                "Ages.future",
                "Ages.gone",
            ),
            back=back_of,
        ),
        Secret(
            "TA-22.03",
            owned=("Civilization.civil_hand",),
            unknown=("Ages.civil_decks", "Ages.civil_box"),
            back=back_of,
        ),
        Secret(
            "TA-33.05",
            owned=("Civilization.draft_leaders",),
            unknown=("Ages.later_leaders", "Ages.leader_box"),
            back=back_of,
        ),
        Secret(
            "TA-33.05",
            owned=("Civilization.draft_wonders",),
            unknown=("Ages.later_wonders", "Ages.wonder_box"),
            back=back_of,
        ),
    )

    def load(self, tables: AgesTables) -> Box:
        return Box(tables, self.literals)

    def check_seats(self, seats: int, settings: Mapping[str, Choice]) -> None:
        super().check_seats(seats, settings)
        if refusal := refuse_agreement(self.content(), settings, seats):
            raise BadSetup(refusal)

    def deal(self, setup: Setup, content: Box, chance: Chance) -> Ages:
        return lay_out(setup, content, chance)

    def sets(self, settings: Mapping[str, Choice]) -> frozenset[str]:
        return modules(settings) | ({NEW} if settings["mix"] != BASE else frozenset())

    def evaluate(self, s: Ages, seat: int) -> float:
        return prospects(s, seat)

    def terms(self, s: Ages, seat: int) -> Mapping[str, float]:
        return terms(s, seat)

    def because(self, before: Ages, after: Ages, seat: int) -> list[Description]:
        return because(before, after, seat)

    def quiet(self, s: Ages) -> tuple[int, int]:
        return quiet(s)

    def worth_trying(self, s: Ages, seat: int) -> Iterable[Answer]:
        return worth_trying(s, seat)

    def progress(self, s: Ages) -> float:
        return s.round / (s.round + rounds_left(s))

    def derived(self, s: Ages, seat: int) -> Picture:
        return picture(s, seat)

    def derived_for(self, s: Ages, seats: Sequence[int]) -> list[Picture]:
        return pictures(s, seats)

    def preview(self, s: Ages, seat: int, parts: Answer) -> Ledger | None:
        """How the turn would end after an action."""
        return ledger(s, seat, parts) if asked_for_action(s, seat) else None

    def concerning(self, s: Ages) -> str:
        """The event, territory, aggression or war that is being resolved."""
        open_card = pending(s, LiesOpen)
        return s.content.element(open_card.card) if open_card is not None else ""

    def may_resign(self, s: Ages, seat: int) -> bool:
        return may_resign(s, s.players[seat])

    def stage(self, s: Ages) -> Description:
        args: dict[str, int | str] = {"round": s.round, "age": s.age}
        if s.active != NONE:
            args["seat"] = s.active
        return Description(f"stage-{phase(s)}", args)

    def explain(self, s: Ages, seat: int, value: str) -> list[Summand]:
        return explained(s, s.players[seat], value)

    def at_work(self, s: Ages, seat: int) -> Iterable[int]:
        return cards_at_work(s, s.players[seat])

    def components_used(self, s: Ages) -> Iterable[str]:
        return [s.content.element(card) for card in cards_met(s)]

    def faults(self, s: Ages) -> Iterable[str]:
        return faults(s)
