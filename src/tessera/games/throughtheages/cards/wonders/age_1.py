"""Wonders of Age I."""

from __future__ import annotations

from collections.abc import Callable

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.hooks import CONTENTMENT, MAY_SACRIFICE, SACRIFICE

wonders = Cards[Wonder]()
card = wonders.add


def foot_and_guns(s: Ages, p: Civilization) -> int:
    """Infantry and artillery units (TA-21.20)."""
    return count_of(s, p, bits(INFANTRY, ARTILLERY))


card(
    Wonder("great_wall", age=I, stages=(2, 2, 3, 2), symbols=Symbols(culture=1, happy=1), each=1),
    Plus(STRENGTH, each(foot_and_guns)),
)

card(
    Wonder("st_peters_basilica", age=I, stages=(4, 4), symbols=Symbols(culture=2, happy=1), amount=1),
    Plus(EXTRA_FACE, "amount"),
)

card(
    Wonder(
        "st_peters_basilica_adj",
        age=I,
        stages=(4, 4),
        symbols=Symbols(culture=1, happy=1),
        amount=1,
        set=ADJUSTED,
        replaces=("st_peters_basilica",),
        symbols_source=RECONSTRUCTED,
        cost_source=RECONSTRUCTED,
    ),
    Plus(EXTRA_FACE, "amount"),
)


def replaced_leader(s: Ages, p: Civilization, card: Held, taken: int) -> bool:
    return s.turn.replaced


card(
    Wonder("taj_mahal", age=I, stages=(2, 4, 2), symbols=Symbols(culture=3, blue=1), amount=2),
    Plus(TAKE_COST, less("amount"), own=True, when=replaced_leader),
)

card(Wonder("universitas_carolina", age=I, stages=(3, 3, 3), symbols=Symbols(culture=1, science=2)))


# --- new ones -------------------------------------------------------------------------------------------------


def best_early(kind: int) -> Callable[..., int]:
    """More tokens on the best Age A or I technology of a type (TA-36.23)."""

    def extra(s: Ages, p: Civilization, card: HeldAs[Wonder], tech: int) -> int:
        return card.row.amount if tech == best_of(s, p, 1 << kind, I) else 0

    return extra


card(
    Wonder(
        "machu_picchu",
        age=I,
        stages=(2, 3, 4),
        symbols=Symbols(blue=1),
        amount=1,
        set=NEW,
        cost_source=RECONSTRUCTED,
        single_source=True,
    ),
    Plus(EXTRA_TOKENS, best_early(FARM)),
    Plus(EXTRA_TOKENS, best_early(MINE)),
)

card(
    Wonder(
        "himeji_castle",
        age=I,
        stages=(3, 3, 3),
        symbols=Symbols(culture=2, strength=2),
        amount=3,
        set=NEW,
        cost_source=RECONSTRUCTED,
        single_source=True,
    ),
    Allow(MAY_SACRIFICE),
    Plus(SACRIFICE, "amount"),
)

card(
    Wonder(
        "forbidden_city",
        age=I,
        stages=(3, 2, 3),
        symbols=Symbols(ca=1),
        amount=2,
        set=NEW,
        cost_source=RECONSTRUCTED,
        single_source=True,
    ),
    Plus(CONTENTMENT, "amount"),
)


def first_card(s: Ages, p: Civilization, card: Held) -> bool:
    return not s.turn.action_cards


def first_card_underway(s: Ages, p: Civilization, card: Held) -> bool:
    """From its first stage on (TA-36.25)."""
    return not s.turn.action_cards and p.stages > 0


class ForgetCards(Act, frozen=True):
    """The effect is for the first action card played after its first stage was built (TA-36.25)."""

    seat: int

    def run(self, s: Ages) -> None:
        s.turn.action_cards = 0


def is_first_stage(s: Ages, p: Civilization, card: Held, cost: int, builder: int) -> bool:
    return p.stages == 1


card(
    Wonder(
        "silk_road",
        age=I,
        stages=(1, 2, 2, 2),
        symbols=Symbols(culture=2, science=1),
        amount=1,
        set=NEW,
        cost_source=RECONSTRUCTED,
        single_source=True,
    ),
    Plus(CARD_BONUS, "amount", when=first_card),
    Plus(CARD_BONUS, "amount", own=True, when=first_card_underway),
    On(STAGE_BUILT, ForgetCards(ME), own=True, when=is_first_stage),
)
