"""What Through the Ages tells the kernel about itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tessera.games.throughtheages.box import CARDS, TABLES
from tessera.games.throughtheages.decks import MIXES
from tessera.games.throughtheages.evaluate import prospects
from tessera.games.throughtheages.ledger import Ledger, ledger
from tessera.games.throughtheages.picture import Picture, asked_for_action, phase, picture
from tessera.games.throughtheages.ratings import explained
from tessera.games.throughtheages.scene import AgesScript
from tessera.games.throughtheages.setup import lay_out
from tessera.games.throughtheages.world import Ages, AgesTables, Box, Civilization
from tessera.kernel import NONE, Chance, Description, Game, Part, Setting, Setup, switch
from tessera.kernel.option import Answer
from tessera.kernel.sight import all_cards


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
        for p in s.players:
            yield from _civilization_faults(s, p)
        yield from _card_faults(s)


def _civilization_faults(s: Ages, p: Civilization) -> Iterable[str]:
    """Tokens are where they can be."""
    if not len(p.techs) == len(p.workers) == len(p.stored):
        yield f"seat {p.seat} has technologies out of step"
    numbers = (p.yellow, p.blue, p.unused, p.culture, p.science, p.ca, p.ma, *p.workers, *p.stored)
    if min(numbers) < 0:
        yield f"seat {p.seat} has a negative number of something: {numbers}"
    if list(p.techs) != sorted(p.techs):
        yield f"seat {p.seat} has technologies in disorder"


def _card_faults(s: Ages) -> Iterable[str]:
    """Every card is somewhere, as often as there are copies."""
    civil = Counter(all_cards(s)["civil"])
    civil.update([card for card in s.row if card != NONE])
    civil.update(s.removed)
    for p in s.players:
        civil.update([*p.techs, *p.specials, *p.wonders])
        civil.update([card for card in (p.government, p.leader, p.unfinished) if card != NONE])
    for card in s.content.initial:
        del civil[card]
    for card, count in civil.items():
        most = max(s.content.row[card].copies.values(), default=1)
        if count > max(most, 1):
            yield f"{s.content.rows[card].key} is there {count} times"
