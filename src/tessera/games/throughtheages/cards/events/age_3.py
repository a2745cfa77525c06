"""Events of Age III: culture for what a civilization has (TA-20)."""

from __future__ import annotations

from typing import Final

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.rules.ratings import consumption, mine_production

events = Cards[Event]()
card = events.add

RANKS: Final = {2: (10, 0), 3: (14, 7, 0), 4: (15, 10, 5, 0)}
"""Culture by rank, for so many players."""


def of_agriculture(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    """Food, and more if there is enough of it."""
    food = food_production(s, p)
    enough = food > consumption(s, p)
    return Gain(seat=p.seat, culture=card.row.each * food + (card.row.amount if enough else 0))


card(Event("impact_of_agriculture", age=III, amount=4, each=1), happens(for_each(of_agriculture)))

card(Event("impact_of_architecture", age=III, each=1), impact(levels_of(URBAN_TYPES)))


def least_of_four(s: Ages, p: Civilization) -> int:
    measures = (science_rating, culture_rating, food_production, resource_production)
    return min(measure(s, p) for measure in measures)


card(Event("impact_of_balance", age=III, each=2), impact(least_of_four))

card(Event("impact_of_colonies", age=III, each=3), impact(number_of_colonies))

card(Event("impact_of_competition", age=III, each=1), impact(levels_of(UNIT_TYPES | 1 << ARENA)))


def of_government(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    """Civil and military actions."""
    return Gain(seat=p.seat, culture=card.row.amount * p.ca_total + card.row.also * p.ma_total)


card(Event("impact_of_government", age=III, amount=2, also=1), happens(for_each(of_government)))


def of_happiness(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    """Less for discontent workers."""
    culture = card.row.amount * happiness(s, p) - card.row.also * discontent(s, p)
    return Gain(seat=p.seat, culture=culture)


card(Event("impact_of_happiness", age=III, amount=2, also=2), happens(for_each(of_happiness)))

card(Event("impact_of_industry", age=III, each=1), impact(mine_production))


def of_population(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    """Content workers above a number (TA-21.32)."""
    content = sum(p.workers) + p.unused - discontent(s, p)
    return Gain(seat=p.seat, culture=card.row.each * max(0, content - card.row.amount))


card(Event("impact_of_population", age=III, amount=10, each=2), happens(for_each(of_population)))


def levels_of_progress(s: Ages, p: Civilization) -> int:
    return sum([s.content.age[card] for card in (p.government, *p.specials)])


card(Event("impact_of_progress", age=III, each=2), impact(levels_of_progress))

card(Event("impact_of_science", age=III, points=RANKS), ranking(science_rating))

card(Event("impact_of_strength", age=III, points=RANKS), ranking(strength_rating))


def newest_technologies(s: Ages, p: Civilization) -> int:
    """Technologies, special technologies and government of the highest level (TA-21.33)."""
    highest = II if s.setup.settings["short"] else III
    return sum([s.content.age[card] == highest for card in (*p.techs, *p.specials, p.government)])


card(Event("impact_of_technology", age=III, each=4), impact(newest_technologies))


def types_and_specials(s: Ages, p: Civilization) -> int:
    return sum([count_of(s, p, 1 << kind) > 0 for kind in (*URBAN, *UNITS)]) + len(p.specials)


card(Event("impact_of_variety", age=III, each=2), impact(types_and_specials))


def of_wonders(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    """The older, the more."""
    return Gain(seat=p.seat, culture=sum([card.row.amount - s.content.age[wonder] for wonder in p.wonders]))


card(Event("impact_of_wonders", age=III, amount=5), happens(for_each(of_wonders)))


# --- new ones -------------------------------------------------------------------------------------------------

card(Event("impact_of_culture", age=III, points=RANKS, set=NEW_MILITARY), ranking(culture_rating))


def fewest_workers(s: Ages, p: Civilization) -> int:
    """Of farms, mines, urban buildings and units (TA-36.52)."""
    groups = (1 << FARM, 1 << MINE, URBAN_TYPES, UNIT_TYPES)
    return min(count_of(s, p, types) for types in groups)


card(Event("impact_of_harmony", age=III, each=4, set=NEW_MILITARY), impact(fewest_workers))
