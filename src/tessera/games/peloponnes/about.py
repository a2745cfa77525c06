"""What Peloponnes tells the kernel about itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from tessera.games.peloponnes.box import CARDS, TABLES
from tessera.games.peloponnes.content import DISASTERS, SYMBOLS, PeloponnesTables
from tessera.games.peloponnes.evaluate import prospects
from tessera.games.peloponnes.goods import luxury_limit
from tessera.games.peloponnes.rounds import phase
from tessera.games.peloponnes.setup import lay_out
from tessera.games.peloponnes.showing import Derived, derived, explain
from tessera.games.peloponnes.tableau import LUXURY_CARD, CardSet, Peloponnes
from tessera.games.peloponnes.vocabulary import Table
from tessera.kernel import NONE, Chance, Description, Game, Setup, switch
from tessera.kernel.content import BadContent
from tessera.kernel.effects import Part
from tessera.kernel.sight import all_cards


class PeloponnesGame(Game[Peloponnes, CardSet]):
    """Peloponnes Card Game."""

    id = "peloponnes"
    name = {"en": "Peloponnes Card Game", "de": "Peloponnes – Das Kartenspiel"}
    seats = (2, 3, 4, 5)
    rules_version = "2"
    rule_prefix = "PE"
    state = Peloponnes
    package = __package__
    tables = TABLES
    settings = (
        switch("final_extra_coin_income", True, "PE-17.07"),
        switch("draft_civilizations", False, "PE-17.06"),
        switch("solo", False, "PE-17.03", seats=(1,)),
    )
    longest = 1000
    scene = Table

    def load(self, tables: PeloponnesTables) -> CardSet:
        for problem in _nonsense(tables):
            raise BadContent(problem)
        return CardSet(tables, CARDS)

    def deal(self, setup: Setup, content: CardSet, chance: Chance) -> Peloponnes:
        return lay_out(setup, content, chance)

    def evaluate(self, s: Peloponnes, seat: int) -> float:
        return prospects(s, seat)

    def derived(self, s: Peloponnes, seat: int) -> Derived:
        return derived(s, seat)

    def explain(self, s: Peloponnes, seat: int, value: str) -> list[Part]:
        return explain(s, s.players[seat], value) or super().explain(s, seat, value)

    def stage(self, s: Peloponnes) -> Description:
        return Description(f"stage-{phase(s)}", {"round": s.round, "rounds": s.content.constants.rounds})

    def plays(self, s: Peloponnes, seat: int) -> str:
        civilization = s.players[seat].civilization
        return "" if civilization == NONE else s.content.element(civilization)

    def faults(self, s: Peloponnes) -> Iterable[str]:
        yield from _coin_faults(s)
        yield from _card_faults(s)
        for p in s.players:
            if not 0 <= p.luxury <= luxury_limit(s, p):
                yield f"seat {p.seat} holds {p.luxury} luxury"
            if not len(p.covered) == len(p.covered_by) == len(p.covers.cards):
                yield f"the covers of seat {p.seat} are out of step"
            if len(p.borrowed) != len(p.pledges.cards):
                yield f"the borrowed buildings of seat {p.seat} are out of step"

    def at_work(self, s: Peloponnes, seat: int) -> Iterable[int]:
        p = s.players[seat]
        return [card for card in (*p.power_cards, p.civilization) if card not in (NONE, *p.covered)]

    def names(self, content: CardSet) -> Mapping[str, int]:
        """Components by their numbers, but symbols and disasters by their places; and the luxury card."""
        places = {name: place for names in (SYMBOLS, DISASTERS) for place, name in enumerate(names)}
        return {**content.number, **places, "luxury-card": LUXURY_CARD}

    def components_used(self, s: Peloponnes) -> Iterable[str]:
        for p in s.players:
            yield from [s.content.element(card) for card in (*p.power_cards, p.civilization) if card != NONE]
            yield from [f"disaster:{DISASTERS[disaster]}" for disaster in p.covered_by]


# --- content that could not be played with ------------------------------------------------------------------


def _nonsense(tables: PeloponnesTables) -> Iterable[str]:
    """What no single value shows; those are checked by their types."""
    constants, most = tables.constants, PeloponnesGame.seats[-1]
    if len(tables.power_cards) != constants.rounds * constants.cards_per_round:
        yield "constants: the power cards must be just enough for all rounds"
    if constants.cards_per_round < max(most, constants.omen_cards, tables.house.solo_open_cards):
        yield "constants.cards_per_round: too few for the open row"
    if min(row.at_least for row in tables.income) > 0:
        yield "income: the table must start at 0 inhabitants"
    if sum(sorted([civ.coins for civ in tables.civilizations])[-most:]) > sum(
        constants.coin_cards_per_symbol
    ):
        yield "civilizations: more coin cards to deal than there are"
    if tables.house.draft_civilizations * most > len(tables.civilizations):
        yield "house.draft_civilizations: not enough civilizations"


# --- what must hold -----------------------------------------------------------------------------------------


def _coin_faults(s: Peloponnes) -> Iterable[str]:
    """All coin cards are somewhere, of each symbol as many as printed (PE-15.15)."""
    found = Counter(all_cards(s)["coins"])
    for symbol, count in enumerate(s.content.constants.coin_cards_per_symbol):
        if found[symbol] != count:
            yield f"there are {found[symbol]} coin cards with symbol {symbol} instead of {count}"


def _card_faults(s: Peloponnes) -> Iterable[str]:
    """All power and civilization cards are somewhere, exactly once (PE-15.16)."""
    decks = [card for deck in s.power_decks for card in deck.cards]
    tableaus = [card for p in s.players for card in p.power_cards]
    if sorted([*decks, *s.open_row, *s.conquest_row, *tableaus, *s.box]) != list(range(len(s.content.cards))):
        yield "the power cards are not all there exactly once"
    civilizations = [p.civilization for p in s.players if p.civilization != NONE]
    aside = all_cards(s)["civilizations"]
    if sorted([*civilizations, *aside]) != list(s.content.civilizations):
        yield "the civilization cards are not all there exactly once"
    for p in s.players:
        if len(p.power_cards) > s.content.constants.rounds:
            yield f"seat {p.seat} has more power cards than rounds"
