"""Wonders of Age II."""

from __future__ import annotations

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.hooks import FRESH_CARD, KEEPS_TOKENS
from tessera.games.throughtheages.rules.population import GainPopulation
from tessera.games.throughtheages.rules.tokens import gain

wonders = Cards[Wonder]()
card = wonders.add


# --- what two of them share -----------------------------------------------------------------------------------


def best_mine_again(s: Ages, p: Civilization, card: HeldAs[Wonder], tech: int) -> int:
    """More tokens on the best mine (TA-21.23)."""
    return card.row.amount if tech == best_of(s, p, 1 << MINE) else 0


def new_workers(s: Ages, p: Civilization, card: HeldAs[Wonder]) -> Step:
    return GainPopulation(p.seat, card.row.gains.population)


# --- the wonders ----------------------------------------------------------------------------------------------

card(Wonder("eiffel_tower", age=II, stages=(3, 7, 3), symbols=Symbols(culture=4, happy=1)))

card(Wonder("kremlin", age=II, stages=(4, 4, 4), symbols=Symbols(culture=2, happy=-1, ca=1, ma=1)))

card(
    Wonder("ocean_liner_service", age=II, stages=(4, 2, 2, 4), gains=Goods(population=1)),
    Use(ACTION_MENU, new_workers, once=TURN),
)

card(
    Wonder(
        "ocean_liner_service_adj",
        age=II,
        stages=(3, 2, 2, 3),
        gains=Goods(population=1),
        set=ADJUSTED,
        replaces=("ocean_liner_service",),
        symbols_source=RECONSTRUCTED,
        cost_source=RECONSTRUCTED,
    ),
    Use(ACTION_MENU, new_workers, once=TURN),
)

card(
    Wonder("transcontinental_railroad", age=II, stages=(3, 3, 3, 3), symbols=Symbols(strength=4), amount=1),
    Plus(EXTRA_TOKENS, best_mine_again),
)

card(
    Wonder(
        "transcontinental_railroad_adj",
        age=II,
        stages=(3, 3, 3, 3),
        symbols=Symbols(strength=4),
        amount=1,
        source=RULEBOOK,
        set=ADJUSTED,
        replaces=("transcontinental_railroad",),
    ),
    Plus(EXTRA_TOKENS, best_mine_again),
)


# --- new ones -------------------------------------------------------------------------------------------------

card(
    Wonder(
        "harvard_college",
        age=II,
        stages=(3, 5, 3),
        symbols=Symbols(culture=1, science=3),
        set=NEW,
        cost_source=RECONSTRUCTED,
        single_source=True,
    ),
    Allow(FRESH_CARD, once=TURN),
)


def government_level(s: Ages, p: Civilization, card: Held) -> int:
    return s.content.age[p.government]


card(
    Wonder(
        "statue_of_liberty",
        age=II,
        stages=(3, 3, 3, 3),
        symbols=Symbols(yellow=2),
        set=NEW,
        symbols_source=RECONSTRUCTED,
        cost_source=RECONSTRUCTED,
        single_source=True,
    ),
    Plus(CULTURE, government_level),
)


def tokens_on_it(s: Ages, p: Civilization, card: HeldAs[Wonder]) -> int:
    return card.row.each * sum(card.on)


class SellToken(Act, frozen=True):
    """A token of the Louvre returns to the bank and gives resources (TA-36.33)."""

    seat: int
    card: int
    resources: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        put_on(s, p, self.card, sum(lies_on(p, self.card)) - 1)
        p.blue += 1
        gain(s, p, RESOURCES, self.resources)


def sell_token(s: Ages, p: Civilization, card: HeldAs[Wonder]) -> Step | None:
    return SellToken(p.seat, card.number, card.row.gains.resources) if sum(card.on) else None


card(
    Wonder(
        "louvre_museum",
        age=II,
        stages=(4, 5, 4),
        symbols=Symbols(culture=2),
        each=1,
        gains=Goods(resources=2),
        set=NEW,
        cost_source=RECONSTRUCTED,
        single_source=True,
    ),
    Allow(KEEPS_TOKENS, own=True),
    Plus(CULTURE, tokens_on_it),
    Use(ACTION_MENU, sell_token),
)

card(
    Wonder(
        "suez_canal",
        age=II,
        stages=(3, 3, 3, 3),
        each=1,
        set=NEW,
        cost_source=RECONSTRUCTED,
        single_source=True,
    ),
    On(COMPLETED, ColonizeFromHand(ME), own=True),
    Plus(RESOURCE_BONUS, each(number_of_colonies)),
)
