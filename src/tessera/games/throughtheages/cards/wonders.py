"""Wonders (TA-12, TA-21, TA-36): stages, symbols and what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from tessera.games.throughtheages.asking import ChooseCard
from tessera.games.throughtheages.colonization import ColonizeFromHand
from tessera.games.throughtheages.content import (
    ADJUSTED,
    ARTILLERY,
    CAVALRY,
    FARM,
    II,
    III,
    INFANTRY,
    LIBRARY,
    MINE,
    NEW,
    RECONSTRUCTED,
    RULEBOOK,
    THEATER,
    UNITS,
    URBAN,
    A,
    Event,
    Government,
    I,
    Symbols,
    Technology,
    Wonder,
)
from tessera.games.throughtheages.events import names_of
from tessera.games.throughtheages.gains import Gain
from tessera.games.throughtheages.hooks import (
    ACTION_MENU,
    AGE_BEGINS,
    CARD_BONUS,
    COMPLETED,
    CONTENTMENT,
    CULTURE,
    DEVELOPED,
    EXTRA_FACE,
    EXTRA_TOKENS,
    FRESH_CARD,
    KEEPS_TOKENS,
    LOST,
    MAY_SACRIFICE,
    RESOURCE_BONUS,
    REVEALED,
    SACRIFICE,
    SCIENCE,
    SCIENCE_COST,
    STAGE_BUILT,
    STAGE_IN_FOOD,
    STRENGTH,
    TAKE_COST,
    TAKEN,
    TURN,
)
from tessera.games.throughtheages.population import GainPopulation
from tessera.games.throughtheages.ratings import (
    URBAN_TYPES,
    buildings_give,
    culture_rating,
    food_production,
    resource_production,
    science_rating,
    strength_rating,
)
from tessera.games.throughtheages.tokens import RESOURCES, gain
from tessera.games.throughtheages.world import Ages, Civilization, best_of, bits, count_of, rivals
from tessera.kernel import ME, STOP, Act, Option, Step, enter, leave, put_on
from tessera.kernel.effects import Allow, Card, Held, On, Plus, Use, card, emit

# --- sentences ------------------------------------------------------------------------------------------------


def foot_and_guns(s: Ages, p: Civilization, card: Held) -> int:
    """Infantry and artillery units (TA-21.20)."""
    return count_of(s, p, bits(INFANTRY, ARTILLERY))


def replaced_leader(s: Ages, p: Civilization, card: Held, taken: int) -> bool:
    return s.turn.replaced


def best_mine_again(s: Ages, p: Civilization, card: Held, tech: int) -> int:
    """One more token on the best mine (TA-21.23)."""
    return int(tech == best_of(s, p, 1 << MINE))


def completion(points: Callable[[Ages, Civilization], int]) -> Callable[..., Step]:
    """Culture that is scored when the wonder is completed (TA-8.42)."""

    def score(s: Ages, p: Civilization, card: Held) -> Step:
        return Gain(seat=p.seat, culture=points(s, p))

    return score


def workers_points(s: Ages, p: Civilization) -> int:
    return 2 * count_of(s, p, bits(FARM, MINE)) + count_of(s, p, bits(*URBAN, *UNITS))


def technology_levels(s: Ages, p: Civilization) -> int:
    return sum([s.content.age[card] for card in (*p.techs, *p.specials, p.government)])


def stage_culture(s: Ages, p: Civilization) -> int:
    return 2 * buildings_give(s, p, bits(THEATER, LIBRARY))[0]


def urban_gifts(s: Ages, p: Civilization) -> int:
    return sum(buildings_give(s, p, URBAN_TYPES))


def in_later_ages(s: Ages, p: Civilization, card: Held, age: int) -> bool:
    return age in (II, III)


# --- new wonders ----------------------------------------------------------------------------------------------


def foot_or_horse(s: Ages, p: Civilization, card: Held, tech: int, *asked: object) -> bool:
    row = s.content.rows[tech]
    return isinstance(row, Technology) and row.type in (INFANTRY, CAVALRY)


def by_level(s: Ages, p: Civilization, card: Held, tech: int, *asked: object) -> int:
    return -s.content.age[tech]


def in_age(*ages: int) -> Callable[..., bool]:
    def now(s: Ages, p: Civilization, card: Held) -> bool:
        return s.age in ages

    return now


def stage_science(s: Ages, p: Civilization, card: Held, cost: int, builder: int) -> Step:
    """The printed cost, even if less was paid (TA-36.26)."""
    return Gain(seat=p.seat, science=cost)


def per_urban_building(s: Ages, p: Civilization, card: Held, tech: int, revolution: bool) -> int:
    """A peaceful change of government is cheaper."""
    peaceful = isinstance(s.content.rows[tech], Government) and not revolution
    return -count_of(s, p, URBAN_TYPES) if peaceful else 0


def best_early(kind: int) -> Callable[..., int]:
    """One more token on the best Age A or I technology of a type (TA-36.23)."""

    def extra(s: Ages, p: Civilization, card: Held, tech: int) -> int:
        return int(tech == best_of(s, p, 1 << kind, I))

    return extra


def first_card(s: Ages, p: Civilization, card: Held) -> bool:
    return not s.turn.action_cards


def first_card_underway(s: Ages, p: Civilization, card: Held) -> bool:
    """From its first stage on (TA-36.25)."""
    return not s.turn.action_cards and p.stages > 0


def government_level(s: Ages, p: Civilization, card: Held) -> int:
    return s.content.age[p.government]


def tokens_on_it(s: Ages, p: Civilization, card: Held) -> int:
    return sum(card.on)


class SellToken(Act, frozen=True):
    """A token of the Louvre returns to the bank and gives 2 resources (TA-36.33)."""

    seat: int
    card: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        tokens = p.on[p.cards.index(self.card)][0]
        put_on(s, p, self.card, tokens - 1)
        p.blue += 1
        gain(s, p, RESOURCES, 2)


def sell_token(s: Ages, p: Civilization, card: Held) -> Step | None:
    return SellToken(p.seat, card.number) if sum(card.on) else None


def colonies(s: Ages, p: Civilization, card: Held) -> int:
    return len(p.colonies)


def ahead_of_all(s: Ages, p: Civilization, card: Held) -> Step:
    """So much for each of five measures in which nobody else is as high (TA-36.39)."""
    measures = (science_rating, culture_rating, strength_rating, food_production, resource_production)
    others = rivals(s, p)
    ahead = sum([all(measure(s, p) > measure(s, other) for other in others) for measure in measures])
    return Gain(seat=p.seat, culture=ahead * card.row.by_seats[1 + len(others)])


def largest_collection(s: Ages, p: Civilization) -> int:
    types = sum([count_of(s, p, 1 << kind) > 0 for kind in URBAN])
    return 4 * max(len(p.wonders), len(p.specials), types)


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
        card = s.content.number[what]
        hand = s.players[self.seat].military_hand
        if not any(known == card for known, _ in hand.known):
            hand.known = tuple(sorted([*hand.known, (card, -1)]))
        s.tell("event", card=what)
        active, s.active = s.active, self.seat
        emit(s, s.players[self.seat], REVEALED, about=card)
        s.active = active


class Appeal(Act, frozen=True):
    """Rivals may build stages from now on (TA-36.41)."""

    seat: int

    def run(self, s: Ages) -> None:
        enter(s, s.players[self.seat], s.content.number["red_cross_appeal"])


class EndAppeal(Act, frozen=True):
    seat: int

    def run(self, s: Ages) -> None:
        p, appeal = s.players[self.seat], s.content.number["red_cross_appeal"]
        if appeal in p.cards:
            leave(s, p, appeal)


def builders_culture(s: Ages, p: Civilization, card: Held, cost: int, builder: int) -> Step:
    return Gain(seat=builder, culture=6)


def colonies_of_all(s: Ages, p: Civilization) -> int:
    return sum([len(other.colonies) for other in s.players])


# --- the literals ---------------------------------------------------------------------------------------------

WONDERS: Final[tuple[Card[Wonder], ...]] = (
    card(Wonder("pyramids", age=A, stages=(3, 2, 1), symbols=Symbols(ca=1))),
    card(Wonder("hanging_gardens", age=A, stages=(2, 2, 2), symbols=Symbols(culture=1, happy=2))),
    card(
        Wonder(
            "library_of_alexandria",
            age=A,
            stages=(1, 4, 1),
            symbols=Symbols(culture=1, science=1, civil_hand=1, military_hand=1),
        )
    ),
    card(Wonder("colossus", age=A, stages=(3, 3), symbols=Symbols(strength=2, colonization=1))),
    card(
        Wonder("great_wall", age=I, stages=(2, 2, 3, 2), symbols=Symbols(culture=1, happy=1)),
        Plus(STRENGTH, foot_and_guns),
    ),
    card(
        Wonder("st_peters_basilica", age=I, stages=(4, 4), symbols=Symbols(culture=2, happy=1)),
        Plus(EXTRA_FACE, 1),
    ),
    card(
        Wonder("taj_mahal", age=I, stages=(2, 4, 2), symbols=Symbols(culture=3, blue=1)),
        Plus(TAKE_COST, -2, own=True, when=replaced_leader),
    ),
    card(Wonder("universitas_carolina", age=I, stages=(3, 3, 3), symbols=Symbols(culture=1, science=2))),
    card(Wonder("eiffel_tower", age=II, stages=(3, 7, 3), symbols=Symbols(culture=4, happy=1))),
    card(Wonder("kremlin", age=II, stages=(4, 4, 4), symbols=Symbols(culture=2, happy=-1, ca=1, ma=1))),
    card(
        Wonder("ocean_liner_service", age=II, stages=(4, 2, 2, 4)),
        Use(ACTION_MENU, GainPopulation(ME), once=TURN),
    ),
    card(
        Wonder("transcontinental_railroad", age=II, stages=(3, 3, 3, 3), symbols=Symbols(strength=4)),
        Plus(EXTRA_TOKENS, best_mine_again),
    ),
    card(
        Wonder("fast_food_chains", age=III, stages=(4, 4, 4, 4)),
        On(COMPLETED, completion(workers_points), own=True),
    ),
    card(
        Wonder("first_space_flight", age=III, stages=(1, 2, 4, 9)),
        On(COMPLETED, completion(technology_levels), own=True),
    ),
    card(Wonder("hollywood", age=III, stages=(5, 6, 5)), On(COMPLETED, completion(stage_culture), own=True)),
    card(
        Wonder("internet", age=III, stages=(2, 3, 4, 3, 2)), On(COMPLETED, completion(urban_gifts), own=True)
    ),
    # --- adjusted ones ------------------------------------------------------------------------------------------
    card(
        Wonder(
            "hanging_gardens_adj",
            age=A,
            stages=(2, 2, 2),
            symbols=Symbols(culture=1, happy=2),
            set=ADJUSTED,
            replaces=("hanging_gardens",),
            symbols_source=RECONSTRUCTED,
            cost_source=RECONSTRUCTED,
        ),
        On(COMPLETED, Gain(seat=ME, food=2), own=True),
    ),
    card(
        Wonder(
            "colossus_adj",
            age=A,
            stages=(3, 3),
            symbols=Symbols(strength=2, colonization=1),
            source=RULEBOOK,
            set=ADJUSTED,
            replaces=("colossus",),
            symbols_source=RECONSTRUCTED,
            cost_source=RECONSTRUCTED,
        ),
        On(AGE_BEGINS, Gain(seat=ME, draw=3), when=in_later_ages),
    ),
    card(
        Wonder(
            "st_peters_basilica_adj",
            age=I,
            stages=(4, 4),
            symbols=Symbols(culture=1, happy=1),
            set=ADJUSTED,
            replaces=("st_peters_basilica",),
            symbols_source=RECONSTRUCTED,
            cost_source=RECONSTRUCTED,
        ),
        Plus(EXTRA_FACE, 1),
    ),
    card(
        Wonder(
            "ocean_liner_service_adj",
            age=II,
            stages=(3, 2, 2, 3),
            set=ADJUSTED,
            replaces=("ocean_liner_service",),
            symbols_source=RECONSTRUCTED,
            cost_source=RECONSTRUCTED,
        ),
        Use(ACTION_MENU, GainPopulation(ME), once=TURN),
    ),
    card(
        Wonder(
            "transcontinental_railroad_adj",
            age=II,
            stages=(3, 3, 3, 3),
            symbols=Symbols(strength=4),
            source=RULEBOOK,
            set=ADJUSTED,
            replaces=("transcontinental_railroad",),
        ),
        Plus(EXTRA_TOKENS, best_mine_again),
    ),
    # --- new ones -----------------------------------------------------------------------------------------------
    card(
        Wonder(
            "colosseum",
            age=A,
            stages=(2, 2, 2),
            symbols=Symbols(happy=1, ma=1),
            set=NEW,
            cost_source=RECONSTRUCTED,
            single_source=True,
        ),
        Plus(SCIENCE_COST, by_level, when=foot_or_horse),
        On(DEVELOPED, Gain(seat=ME, culture=2), when=foot_or_horse),
    ),
    card(
        Wonder(
            "roman_roads",
            age=A,
            stages=(1, 2, 2),
            symbols=Symbols(yellow=1, blue=1),
            set=NEW,
            cost_source=RECONSTRUCTED,
        ),
        Plus(RESOURCE_BONUS, 1, when=in_age(I)),
        Plus(SCIENCE, 1, when=in_age(II)),
        Plus(CULTURE, 2, when=in_age(III, III + 1)),
    ),
    card(
        Wonder(
            "stonehenge",
            age=A,
            stages=(1, 2, 3),
            symbols=Symbols(culture=1, happy=1),
            set=NEW,
            cost_source=RECONSTRUCTED,
            single_source=True,
        ),
        On(STAGE_BUILT, stage_science, own=True),
    ),
    card(
        Wonder(
            "acropolis",
            age=A,
            stages=(1, 3, 1),
            symbols=Symbols(culture=1, strength=1, building_limit=1),
            set=NEW,
            cost_source=RECONSTRUCTED,
            single_source=True,
        ),
        Plus(SCIENCE_COST, per_urban_building),
    ),
    card(
        Wonder(
            "machu_picchu",
            age=I,
            stages=(2, 3, 4),
            symbols=Symbols(blue=1),
            set=NEW,
            cost_source=RECONSTRUCTED,
            single_source=True,
        ),
        Plus(EXTRA_TOKENS, best_early(FARM)),
        Plus(EXTRA_TOKENS, best_early(MINE)),
    ),
    card(
        Wonder(
            "himeji_castle",
            age=I,
            stages=(3, 3, 3),
            symbols=Symbols(culture=2, strength=2),
            set=NEW,
            cost_source=RECONSTRUCTED,
            single_source=True,
        ),
        Allow(MAY_SACRIFICE),
        Plus(SACRIFICE, 3),
    ),
    card(
        Wonder(
            "forbidden_city",
            age=I,
            stages=(3, 2, 3),
            symbols=Symbols(ca=1),
            set=NEW,
            cost_source=RECONSTRUCTED,
            single_source=True,
        ),
        Plus(CONTENTMENT, 2),
    ),
    card(
        Wonder(
            "silk_road",
            age=I,
            stages=(1, 2, 2, 2),
            symbols=Symbols(culture=2, science=1),
            set=NEW,
            cost_source=RECONSTRUCTED,
            single_source=True,
        ),
        Plus(CARD_BONUS, 1, when=first_card),
        Plus(CARD_BONUS, 1, own=True, when=first_card_underway),
    ),
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
    ),
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
    ),
    card(
        Wonder(
            "louvre_museum",
            age=II,
            stages=(4, 5, 4),
            symbols=Symbols(culture=2),
            set=NEW,
            cost_source=RECONSTRUCTED,
            single_source=True,
        ),
        Allow(KEEPS_TOKENS, own=True),
        Plus(CULTURE, tokens_on_it),
        Use(ACTION_MENU, sell_token),
    ),
    card(
        Wonder(
            "suez_canal",
            age=II,
            stages=(3, 3, 3, 3),
            set=NEW,
            cost_source=RECONSTRUCTED,
            single_source=True,
        ),
        On(COMPLETED, ColonizeFromHand(ME), own=True),
        Plus(RESOURCE_BONUS, colonies),
    ),
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
    ),
    card(
        Wonder(
            "united_nations",
            age=III,
            stages=(4, 4, 4, 4),
            set=NEW,
            cost_source=RECONSTRUCTED,
            single_source=True,
        ),
        On(COMPLETED, completion(largest_collection), own=True),
        On(COMPLETED, ShowEvent(ME), own=True),
    ),
    card(
        Wonder("international_red_cross", age=III, stages=(3, 3, 3, 3, 3), source=RULEBOOK, set=NEW),
        Allow(STAGE_IN_FOOD, own=True),
        On(TAKEN, Appeal(ME), own=True),
        On(STAGE_BUILT, builders_culture, own=True),
        On(COMPLETED, completion(colonies_of_all), own=True),
        On(COMPLETED, EndAppeal(ME), own=True),
        On(LOST, EndAppeal(ME), own=True),
    ),
    card(
        Wonder(
            "manhattan_project",
            age=III,
            stages=(2, 4, 8),
            symbols=Symbols(strength=13),
            set=NEW,
            cost_source=RECONSTRUCTED,
        ),
        On(COMPLETED, completion(science_rating), own=True),
    ),
)
