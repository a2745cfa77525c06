"""Wonders of Age III: what they score when they are completed (TA-8.42)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.hooks import REVEALED, STAGE_IN_FOOD
from tessera.games.throughtheages.rules.ratings import buildings_give
from tessera.games.throughtheages.state import show
from tessera.kernel import EVERYONE, Enter
from tessera.kernel.effects import emit

wonders = Cards[Wonder]()
card = wonders.add


def for_workers(s: Ages, p: Civilization, card: HeldAs[Wonder]) -> Step:
    """More for those on farms and mines."""
    farmers, others = count_of(s, p, bits(FARM, MINE)), count_of(s, p, URBAN_TYPES | UNIT_TYPES)
    return Gain(seat=p.seat, culture=card.row.amount * farmers + card.row.also * others)


card(
    Wonder("fast_food_chains", age=III, stages=(4, 4, 4, 4), amount=2, also=1),
    On(COMPLETED, for_workers, own=True),
)


def technology_levels(s: Ages, p: Civilization) -> int:
    return sum([s.content.age[card] for card in (*p.techs, *p.specials, p.government)])


card(
    Wonder("first_space_flight", age=III, stages=(1, 2, 4, 9), each=1),
    On(COMPLETED, scores_each(technology_levels), own=True),
)


def stage_culture(s: Ages, p: Civilization) -> int:
    return buildings_give(s, p, bits(THEATER, LIBRARY))[0]


card(
    Wonder("hollywood", age=III, stages=(5, 6, 5), each=2),
    On(COMPLETED, scores_each(stage_culture), own=True),
)


def urban_gifts(s: Ages, p: Civilization) -> int:
    return sum(buildings_give(s, p, URBAN_TYPES))


card(
    Wonder("internet", age=III, stages=(2, 3, 4, 3, 2), each=1),
    On(COMPLETED, scores_each(urban_gifts), own=True),
)


# --- new ones -------------------------------------------------------------------------------------------------


def ahead_of_all(s: Ages, p: Civilization, card: HeldAs[Wonder]) -> Step:
    """So much for each of five measures in which nobody else is as high (TA-36.39)."""
    measures = (science_rating, culture_rating, strength_rating, food_production, resource_production)
    others = rivals(s, p)
    ahead = sum([all(measure(s, p) > measure(s, other) for other in others) for measure in measures])
    return Gain(seat=p.seat, culture=ahead * card.row.by_seats[1 + len(others)])


card(
    Wonder(
        "empire_state_building",
        age=III,
        stages=(7, 5, 3, 2),
        by_seats={2: 7, 3: 8, 4: 9},
        set=NEW,
        cost_source=RECONSTRUCTED,
        single_source=True,
    ),
    On(COMPLETED, ahead_of_all, own=True),
)


def largest_collection(s: Ages, p: Civilization) -> int:
    return max(len(p.wonders), len(p.specials), urban_types_built(s, p))


class ShowEvent(ChooseCard, frozen=True):
    """An Age III event from hand is evaluated for all and stays in hand (TA-36.39)."""

    verb: ClassVar[str] = "show"
    rule: ClassVar[str] = "TA-36.39"
    open: ClassVar[bool] = False
    confirm: ClassVar[bool] = True  # whether there is a choice depends on hidden cards

    def options(self, s: Ages) -> list[Option]:
        found: list[Option] = [("show", key) for key in self.among(s)]
        return [*found, STOP] if s.players[self.seat].military_hand.cards else []

    def among(self, s: Ages) -> list[str]:
        rows = s.content.rows
        hand = s.players[self.seat].military_hand.cards
        return names_of(
            s, [c for c in dict.fromkeys(hand) if isinstance(rows[c], Event) and s.content.age[c] == III]
        )

    def take(self, s: Ages, what: str) -> None:
        p, card = s.players[self.seat], s.content.number[what]
        show(p.military_hand, card, EVERYONE)
        s.tell("event", card=what)
        emit(s, p, REVEALED, about=card)


card(
    Wonder(
        "united_nations",
        age=III,
        stages=(4, 4, 4, 4),
        each=4,
        set=NEW,
        cost_source=RECONSTRUCTED,
        single_source=True,
    ),
    On(COMPLETED, scores_each(largest_collection), own=True),
    On(COMPLETED, ShowEvent(ME), own=True),
)


def appeal(s: Ages, p: Civilization, card: Held, *asked: int) -> Step:
    """Rivals may build stages from now on (TA-36.41)."""
    return Enter(p.seat, s.content.number["red_cross_appeal"])


def for_the_builder(s: Ages, p: Civilization, card: HeldAs[Wonder], cost: int, builder: int) -> Step:
    return given(builder, card.row.gains)


def colonies_of_all(s: Ages, p: Civilization) -> int:
    return sum([len(other.colonies) for other in s.players])


card(
    Wonder(
        "international_red_cross",
        age=III,
        stages=(3, 3, 3, 3, 3),
        each=1,
        gains=Goods(culture=6),
        source=RULEBOOK,
        set=NEW,
    ),
    Allow(STAGE_IN_FOOD, own=True),
    On(TAKEN, appeal, own=True),
    On(STAGE_BUILT, for_the_builder, own=True),
    On(COMPLETED, scores_each(colonies_of_all), own=True),
)

card(
    Wonder(
        "manhattan_project",
        age=III,
        stages=(2, 4, 8),
        symbols=Symbols(strength=13),
        set=NEW,
        cost_source=RECONSTRUCTED,
    ),
    On(COMPLETED, scores(science_rating), own=True),
)
