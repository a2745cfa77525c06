"""Action cards (TA-10): the same sentence in several ages, with other numbers."""

from __future__ import annotations

from typing import Final

from tessera.games.throughtheages.building import BUILDINGS, FARMS_AND_MINES, BuildOrUpgrade
from tessera.games.throughtheages.content import ADJUSTED, II, III, URBAN, A, ActionCard, I
from tessera.games.throughtheages.events import stronger_than
from tessera.games.throughtheages.gains import Gain, OneGain, Pools
from tessera.games.throughtheages.hooks import CARD_BONUS, PLAYING
from tessera.games.throughtheages.population import IncreasePopulation
from tessera.games.throughtheages.technologies import Develop, DevelopSomething
from tessera.games.throughtheages.wonders import BuildStages
from tessera.games.throughtheages.world import Ages, Civilization, bits, civilizations
from tessera.kernel import InOrder, Option, Step
from tessera.kernel.effects import Card, Held, Use, card, total

TWO: Final = {2: 2, 3: 2, 4: 2}
THREE: Final = {2: 3, 3: 3, 4: 3}
EXTRA: Final = {2: 0, 3: 1, 4: 1}
"""Copies that the expansion adds for 3 and 4 players (TA-31.03)."""


def benefit(s: Ages, p: Civilization, amount: int) -> int:
    """A benefit of an action card; the Silk Road adds to each (TA-36.25)."""
    return total(s, p, CARD_BONUS, base=amount, about=p.unfinished)


def build_or_upgrade(types: int, build: bool = True):  # type: ignore[no-untyped-def]
    def play(s: Ages, p: Civilization, card: Held) -> Step:
        return BuildOrUpgrade(p.seat, types, benefit(s, p, card.row.amount), build)

    return play


def frugality(s: Ages, p: Civilization, card: Held) -> Step | None:
    """The full price must be payable before the gain (TA-10.04)."""
    grow = IncreasePopulation(p.seat)
    return (
        InOrder((grow, Gain(seat=p.seat, food=benefit(s, p, card.row.amount)))) if grow.possible(s) else None
    )


def engineering_genius(s: Ages, p: Civilization, card: Held) -> Step:
    """Exactly one stage (TA-10.05)."""
    return BuildStages(p.seat, 1, benefit(s, p, card.row.amount))


def patriotism(s: Ages, p: Civilization, card: Held) -> Step:
    return Pools(seat=p.seat, unit_resources=benefit(s, p, card.row.amount), ma=benefit(s, p, 1))


def heritage(s: Ages, p: Civilization, card: Held) -> Step:
    science, culture = benefit(s, p, card.row.amount), benefit(s, p, card.row.also)
    return Gain(seat=p.seat, science=science, culture=culture)


def stockpile(s: Ages, p: Civilization, card: Held) -> Step:
    return Gain(seat=p.seat, food=benefit(s, p, card.row.amount), resources=benefit(s, p, card.row.also))


def reserves(s: Ages, p: Civilization, card: Held) -> Step:
    amount = benefit(s, p, card.row.amount)
    return OneGain(p.seat, (Gain(seat=p.seat, food=amount), Gain(seat=p.seat, resources=amount)))


def idea(s: Ages, p: Civilization, card: Held) -> Step:
    return Gain(seat=p.seat, science=benefit(s, p, card.row.amount))


class BreakThrough(DevelopSomething, frozen=True):
    """Develop at the full price, then gain science (TA-10.04, TA-11.12)."""

    gain: int = 0

    def resolve(self, s: Ages, option: Option) -> None:
        card = s.content.number[str(option[1])]
        develop = Develop(self.seat, card, 0, option[0] == "revolt")
        s.then(develop, Gain(seat=self.seat, science=self.gain))


def breakthrough(s: Ages, p: Civilization, card: Held) -> Step:
    return BreakThrough(p.seat, gain=benefit(s, p, card.row.amount))


def per_stronger(s: Ages, p: Civilization, card: Held) -> Step:
    """For each civilization that is strictly stronger (TA-10.08)."""
    amount = card.row.by_seats[len(civilizations(s))] * stronger_than(s, p)
    return Pools(seat=p.seat, unit_resources=benefit(s, p, amount))


def per_more_cultured(s: Ages, p: Civilization, card: Held) -> Step:
    more = sum([other.culture > p.culture for other in civilizations(s)])
    return Gain(seat=p.seat, culture=benefit(s, p, card.row.by_seats[len(civilizations(s))] * more))


rich_land = build_or_upgrade(FARMS_AND_MINES)
urban_growth = build_or_upgrade(bits(*URBAN))
efficient_upgrade = build_or_upgrade(BUILDINGS, build=False)

RICH, GROWTH, FRUGAL, GENIUS = "rich_land", "urban_growth", "frugality", "engineering_genius"
PATRIOT, BREAK, RESERVE, IDEA, EFFICIENT = (
    "patriotism", "breakthrough", "reserves", "revolutionary_idea", "efficient_upgrade",
)  # fmt: skip

ACTIONS: Final[tuple[Card[ActionCard], ...]] = (
    card(ActionCard("rich_land_a", age=A, name=RICH, amount=1, copies=TWO), Use(PLAYING, rich_land)),
    card(ActionCard("rich_land_1", age=I, name=RICH, amount=2, copies=TWO), Use(PLAYING, rich_land)),
    card(ActionCard("rich_land_2", age=II, name=RICH, amount=3), Use(PLAYING, rich_land)),
    card(ActionCard("urban_growth_a", age=A, name=GROWTH, amount=1, copies=TWO), Use(PLAYING, urban_growth)),
    card(ActionCard("urban_growth_1", age=I, name=GROWTH, amount=2, copies=TWO), Use(PLAYING, urban_growth)),
    card(ActionCard("urban_growth_2", age=II, name=GROWTH, amount=3), Use(PLAYING, urban_growth)),
    card(
        ActionCard("urban_growth_3", age=III, name=GROWTH, amount=4, copies=TWO), Use(PLAYING, urban_growth)
    ),
    card(ActionCard("frugality_a", age=A, name=FRUGAL, amount=1, copies=TWO), Use(PLAYING, frugality)),
    card(ActionCard("frugality_1", age=I, name=FRUGAL, amount=2, copies=TWO), Use(PLAYING, frugality)),
    card(ActionCard("frugality_2", age=II, name=FRUGAL, amount=3), Use(PLAYING, frugality)),
    card(ActionCard("engineering_genius_a", age=A, name=GENIUS, amount=2), Use(PLAYING, engineering_genius)),
    card(ActionCard("engineering_genius_1", age=I, name=GENIUS, amount=3), Use(PLAYING, engineering_genius)),
    card(ActionCard("engineering_genius_2", age=II, name=GENIUS, amount=4), Use(PLAYING, engineering_genius)),
    card(
        ActionCard("engineering_genius_3", age=III, name=GENIUS, amount=5), Use(PLAYING, engineering_genius)
    ),
    card(ActionCard("patriotism_a", age=A, name=PATRIOT, amount=1), Use(PLAYING, patriotism)),
    card(ActionCard("patriotism_1", age=I, name=PATRIOT, amount=2), Use(PLAYING, patriotism)),
    card(ActionCard("patriotism_2", age=II, name=PATRIOT, amount=3), Use(PLAYING, patriotism)),
    card(ActionCard("patriotism_3", age=III, name=PATRIOT, amount=4), Use(PLAYING, patriotism)),
    card(
        ActionCard("cultural_heritage_a", age=A, name="cultural_heritage", amount=1, also=4),
        Use(PLAYING, heritage),
    ),
    card(
        ActionCard("cultural_heritage_1", age=I, name="cultural_heritage", amount=2, also=2),
        Use(PLAYING, heritage),
    ),
    card(ActionCard("stockpile_a", age=A, name="stockpile", amount=1, also=1), Use(PLAYING, stockpile)),
    card(ActionCard("breakthrough_1", age=I, name=BREAK, amount=2, copies=TWO), Use(PLAYING, breakthrough)),
    card(ActionCard("breakthrough_2", age=II, name=BREAK, amount=3, copies=TWO), Use(PLAYING, breakthrough)),
    card(ActionCard("reserves_1", age=I, name=RESERVE, amount=2, copies=TWO), Use(PLAYING, reserves)),
    card(ActionCard("reserves_2", age=II, name=RESERVE, amount=3, copies=TWO), Use(PLAYING, reserves)),
    card(ActionCard("reserves_3", age=III, name=RESERVE, amount=4, copies=THREE), Use(PLAYING, reserves)),
    card(ActionCard("revolutionary_idea_2", age=II, name=IDEA, amount=4), Use(PLAYING, idea)),
    card(ActionCard("revolutionary_idea_3", age=III, name=IDEA, amount=6, copies=TWO), Use(PLAYING, idea)),
    card(
        ActionCard("efficient_upgrade_2", age=II, name=EFFICIENT, amount=3, copies=TWO),
        Use(PLAYING, efficient_upgrade),
    ),
    card(
        ActionCard("efficient_upgrade_3", age=III, name=EFFICIENT, amount=4, copies=TWO),
        Use(PLAYING, efficient_upgrade),
    ),
    card(
        ActionCard("wave_of_nationalism_2", age=II, name="wave_of_nationalism", by_seats={2: 6, 3: 3, 4: 2}),
        Use(PLAYING, per_stronger),
    ),
    card(
        ActionCard("military_build_up_3", age=III, name="military_build_up", by_seats={2: 8, 3: 5, 4: 3}),
        Use(PLAYING, per_stronger),
    ),
    card(
        ActionCard(
            "endowment_for_the_arts_3", age=III, name="endowment_for_the_arts", by_seats={2: 6, 3: 3, 4: 2}
        ),
        Use(PLAYING, per_more_cultured),
    ),
    card(
        ActionCard("rich_land_1_extra", age=I, name=RICH, amount=2, copies=EXTRA, set=ADJUSTED),
        Use(PLAYING, rich_land),
    ),
    card(
        ActionCard("frugality_2_extra", age=II, name=FRUGAL, amount=3, copies=EXTRA, set=ADJUSTED),
        Use(PLAYING, frugality),
    ),
    card(
        ActionCard("urban_growth_2_extra", age=II, name=GROWTH, amount=3, copies=EXTRA, set=ADJUSTED),
        Use(PLAYING, urban_growth),
    ),
    card(
        ActionCard("patriotism_3_extra", age=III, name=PATRIOT, amount=4, copies=EXTRA, set=ADJUSTED),
        Use(PLAYING, patriotism),
    ),
    card(
        ActionCard("reserves_3_extra", age=III, name=RESERVE, amount=4, copies=EXTRA, set=ADJUSTED),
        Use(PLAYING, reserves),
    ),
    card(
        ActionCard("revolutionary_idea_3_extra", age=III, name=IDEA, amount=6, copies=EXTRA, set=ADJUSTED),
        Use(PLAYING, idea),
    ),
)
