"""Action cards (TA-10): the same sentence in several ages, with other numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.content import ActionCard
from tessera.games.throughtheages.rules.building import FARMS_AND_MINES
from tessera.games.throughtheages.rules.events import stronger_than
from tessera.games.throughtheages.rules.technologies import Develop
from tessera.games.throughtheages.rules.wonders import BuildStages

actions = Cards[ActionCard]()
card = actions.add

TWO: Final = {2: 2, 3: 2, 4: 2}
THREE: Final = {2: 3, 3: 3, 4: 3}
EXTRA: Final = {2: 0, 3: 1, 4: 1}
"""Copies that the expansion adds for 3 and 4 players (TA-31.03)."""


def benefit(s: Ages, p: Civilization, amount: int) -> int:
    """A benefit of an action card; the Silk Road adds to each (TA-36.25)."""
    return total(s, p, CARD_BONUS, base=amount, about=p.unfinished)


def build_or_upgrade(types: int, build: bool = True) -> Callable[..., Step]:
    def play(s: Ages, p: Civilization, card: HeldAs[ActionCard]) -> Step:
        return BuildOrUpgrade(p.seat, types, benefit(s, p, card.row.amount), build)

    return play


# --- rich land -------------------------------------------------------------------------------------------------

rich_land = build_or_upgrade(FARMS_AND_MINES)

card(ActionCard("rich_land_a", age=A, name="rich_land", amount=1, copies=TWO), Use(PLAYING, rich_land))

card(ActionCard("rich_land_1", age=I, name="rich_land", amount=2, copies=TWO), Use(PLAYING, rich_land))

card(ActionCard("rich_land_2", age=II, name="rich_land", amount=3), Use(PLAYING, rich_land))

card(
    ActionCard("rich_land_1_extra", age=I, name="rich_land", amount=2, copies=EXTRA, set=ADJUSTED),
    Use(PLAYING, rich_land),
)


# --- urban growth ----------------------------------------------------------------------------------------------

urban_growth = build_or_upgrade(URBAN_TYPES)

card(
    ActionCard("urban_growth_a", age=A, name="urban_growth", amount=1, copies=TWO), Use(PLAYING, urban_growth)
)

card(
    ActionCard("urban_growth_1", age=I, name="urban_growth", amount=2, copies=TWO), Use(PLAYING, urban_growth)
)

card(ActionCard("urban_growth_2", age=II, name="urban_growth", amount=3), Use(PLAYING, urban_growth))

card(
    ActionCard("urban_growth_3", age=III, name="urban_growth", amount=4, copies=TWO),
    Use(PLAYING, urban_growth),
)

card(
    ActionCard("urban_growth_2_extra", age=II, name="urban_growth", amount=3, copies=EXTRA, set=ADJUSTED),
    Use(PLAYING, urban_growth),
)


# --- frugality -------------------------------------------------------------------------------------------------


class GrowFrugally(IncreasePopulation, frozen=True):
    """Increase population at the full price, then gain food (TA-10.04)."""

    gain: int = 0

    def run(self, s: Ages) -> None:
        s.then(Gain(seat=self.seat, food=self.gain))
        super().run(s)


def frugality(s: Ages, p: Civilization, card: HeldAs[ActionCard]) -> Step:
    return GrowFrugally(p.seat, gain=benefit(s, p, card.row.amount))


card(ActionCard("frugality_a", age=A, name="frugality", amount=1, copies=TWO), Use(PLAYING, frugality))

card(ActionCard("frugality_1", age=I, name="frugality", amount=2, copies=TWO), Use(PLAYING, frugality))

card(ActionCard("frugality_2", age=II, name="frugality", amount=3), Use(PLAYING, frugality))

card(
    ActionCard("frugality_2_extra", age=II, name="frugality", amount=3, copies=EXTRA, set=ADJUSTED),
    Use(PLAYING, frugality),
)


# --- engineering genius ----------------------------------------------------------------------------------------


def engineering_genius(s: Ages, p: Civilization, card: HeldAs[ActionCard]) -> Step:
    """Exactly one stage (TA-10.05)."""
    return BuildStages(p.seat, 1, benefit(s, p, card.row.amount))


card(
    ActionCard("engineering_genius_a", age=A, name="engineering_genius", amount=2),
    Use(PLAYING, engineering_genius),
)

card(
    ActionCard("engineering_genius_1", age=I, name="engineering_genius", amount=3),
    Use(PLAYING, engineering_genius),
)

card(
    ActionCard("engineering_genius_2", age=II, name="engineering_genius", amount=4),
    Use(PLAYING, engineering_genius),
)

card(
    ActionCard("engineering_genius_3", age=III, name="engineering_genius", amount=5),
    Use(PLAYING, engineering_genius),
)


# --- patriotism ------------------------------------------------------------------------------------------------


def patriotism(s: Ages, p: Civilization, card: HeldAs[ActionCard]) -> Step:
    resources, actions = benefit(s, p, card.row.amount), benefit(s, p, card.row.also)
    return Pools(seat=p.seat, unit_resources=resources, ma=actions)


card(ActionCard("patriotism_a", age=A, name="patriotism", amount=1, also=1), Use(PLAYING, patriotism))

card(ActionCard("patriotism_1", age=I, name="patriotism", amount=2, also=1), Use(PLAYING, patriotism))

card(ActionCard("patriotism_2", age=II, name="patriotism", amount=3, also=1), Use(PLAYING, patriotism))

card(ActionCard("patriotism_3", age=III, name="patriotism", amount=4, also=1), Use(PLAYING, patriotism))

card(
    ActionCard(
        "patriotism_3_extra", age=III, name="patriotism", amount=4, also=1, copies=EXTRA, set=ADJUSTED
    ),
    Use(PLAYING, patriotism),
)


# --- cultural heritage -----------------------------------------------------------------------------------------


def heritage(s: Ages, p: Civilization, card: HeldAs[ActionCard]) -> Step:
    science, culture = benefit(s, p, card.row.amount), benefit(s, p, card.row.also)
    return Gain(seat=p.seat, science=science, culture=culture)


card(
    ActionCard("cultural_heritage_a", age=A, name="cultural_heritage", amount=1, also=4),
    Use(PLAYING, heritage),
)

card(
    ActionCard("cultural_heritage_1", age=I, name="cultural_heritage", amount=2, also=2),
    Use(PLAYING, heritage),
)


# --- stockpile -------------------------------------------------------------------------------------------------


def stockpile(s: Ages, p: Civilization, card: HeldAs[ActionCard]) -> Step:
    return Gain(seat=p.seat, food=benefit(s, p, card.row.amount), resources=benefit(s, p, card.row.also))


card(ActionCard("stockpile_a", age=A, name="stockpile", amount=1, also=1), Use(PLAYING, stockpile))


# --- breakthrough ----------------------------------------------------------------------------------------------


class BreakThrough(DevelopSomething, frozen=True):
    """Develop first, then gain science (TA-10.04, TA-11.12)."""

    gain: int = 0

    def resolve(self, s: Ages, option: Option) -> None:
        card = s.content.number[str(option[1])]
        develop = Develop(self.seat, card, self.less, option[0] == "revolt")
        s.then(develop, Gain(seat=self.seat, science=self.gain))


def breakthrough(s: Ages, p: Civilization, card: HeldAs[ActionCard]) -> Step:
    return BreakThrough(p.seat, gain=benefit(s, p, card.row.amount))


card(
    ActionCard("breakthrough_1", age=I, name="breakthrough", amount=2, copies=TWO), Use(PLAYING, breakthrough)
)

card(
    ActionCard("breakthrough_2", age=II, name="breakthrough", amount=3, copies=TWO),
    Use(PLAYING, breakthrough),
)


# --- reserves --------------------------------------------------------------------------------------------------


def reserves(s: Ages, p: Civilization, card: HeldAs[ActionCard]) -> Step:
    amount = benefit(s, p, card.row.amount)
    return OneGain(p.seat, (Gain(seat=p.seat, food=amount), Gain(seat=p.seat, resources=amount)))


card(ActionCard("reserves_1", age=I, name="reserves", amount=2, copies=TWO), Use(PLAYING, reserves))

card(ActionCard("reserves_2", age=II, name="reserves", amount=3, copies=TWO), Use(PLAYING, reserves))

card(ActionCard("reserves_3", age=III, name="reserves", amount=4, copies=THREE), Use(PLAYING, reserves))

card(
    ActionCard("reserves_3_extra", age=III, name="reserves", amount=4, copies=EXTRA, set=ADJUSTED),
    Use(PLAYING, reserves),
)


# --- revolutionary idea ----------------------------------------------------------------------------------------


def idea(s: Ages, p: Civilization, card: HeldAs[ActionCard]) -> Step:
    return Gain(seat=p.seat, science=benefit(s, p, card.row.amount))


card(ActionCard("revolutionary_idea_2", age=II, name="revolutionary_idea", amount=4), Use(PLAYING, idea))

card(
    ActionCard("revolutionary_idea_3", age=III, name="revolutionary_idea", amount=6, copies=TWO),
    Use(PLAYING, idea),
)

card(
    ActionCard(
        "revolutionary_idea_3_extra", age=III, name="revolutionary_idea", amount=6, copies=EXTRA, set=ADJUSTED
    ),
    Use(PLAYING, idea),
)


# --- efficient upgrade -----------------------------------------------------------------------------------------

efficient_upgrade = build_or_upgrade(BUILDINGS, build=False)

card(
    ActionCard("efficient_upgrade_2", age=II, name="efficient_upgrade", amount=3, copies=TWO),
    Use(PLAYING, efficient_upgrade),
)

card(
    ActionCard("efficient_upgrade_3", age=III, name="efficient_upgrade", amount=4, copies=TWO),
    Use(PLAYING, efficient_upgrade),
)


# --- wave of nationalism ---------------------------------------------------------------------------------------


def per_stronger(s: Ages, p: Civilization, card: HeldAs[ActionCard]) -> Step:
    """For each civilization that is strictly stronger (TA-10.08)."""
    amount = card.row.by_seats[len(civilizations(s))] * stronger_than(s, p)
    return Pools(seat=p.seat, unit_resources=benefit(s, p, amount))


card(
    ActionCard("wave_of_nationalism_2", age=II, name="wave_of_nationalism", by_seats={2: 6, 3: 3, 4: 2}),
    Use(PLAYING, per_stronger),
)


# --- military build up -----------------------------------------------------------------------------------------

card(
    ActionCard("military_build_up_3", age=III, name="military_build_up", by_seats={2: 8, 3: 5, 4: 3}),
    Use(PLAYING, per_stronger),
)


# --- endowment for the arts ------------------------------------------------------------------------------------


def per_more_cultured(s: Ages, p: Civilization, card: HeldAs[ActionCard]) -> Step:
    more = sum([other.culture > p.culture for other in civilizations(s)])
    return Gain(seat=p.seat, culture=benefit(s, p, card.row.by_seats[len(civilizations(s))] * more))


card(
    ActionCard(
        "endowment_for_the_arts_3", age=III, name="endowment_for_the_arts", by_seats={2: 6, 3: 3, 4: 2}
    ),
    Use(PLAYING, per_more_cultured),
)
