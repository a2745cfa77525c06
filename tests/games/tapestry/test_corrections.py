"""A content file's correction reaches the effect: every number of a text is raised, and what happens is not the same.

A story is told twice, with the printed numbers and with one more or less: what is asked, what may be answered, what is
told and what lies on the cards must differ somewhere. Most numbers show in the common story of their kind; some need
one of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec
import pytest

from tessera.games.tapestry import game
from tessera.games.tapestry.box import TABLES
from tessera.games.tapestry.cards.civilizations.arts_and_architecture import KINDS
from tessera.games.tapestry.content import Box, Texted
from tessera.games.tapestry.rules.income import GAIN
from tessera.games.tapestry.rules.turns import EndTurn
from tessera.games.tapestry.setup import AfterSetUp
from tessera.games.tapestry.state import city_of
from tessera.games.tapestry.testing.scene import TapestryScript
from tessera.kernel import NONE
from tessera.kernel.engine import answer
from tessera.kernel.geometry import bits
from tessera.text import Catalog
from tests.games.tapestry.scenes import EVERYTHING

NUMBERS: Final = (
    *[name for name in Texted.__struct_fields__ if Texted.__annotations__.get(name)],
    "tokens",
    "vp",
)
MOST_ANSWERS: Final = 120


class Teller(TapestryScript):
    """Answers every question with the first option, or with the last, and remembers all that happened."""

    def __init__(self, content: Box, last: bool, seats: int) -> None:
        super().__init__(game, seats, 1, EVERYTHING, content)
        self.last = last
        self.said: list[object] = []

    def finish(self) -> None:
        for _ in range(MOST_ANSWERS):
            decision = self.decision
            if decision is None or self.asked == "Rest":
                break
            self.said.append((self.asked, tuple(decision.options)))
            answer(self.state, decision.seat, decision.options[-1 if self.last else 0])
        self.said += [(event.key, tuple(event.args.items())) for event in self.heard()]
        self.said.append(self.player(0).on)


Story = Callable[[Teller, str], None]


def scene(t: Teller) -> None:
    """Something of everything for seat 0, less for its rival."""
    t.quiet(income=1)
    for seat in range(t.state.seats):
        t.stock(seat, coin=3, worker=3, food=3, culture=3)
        t.points(seat, 40)
    t.tiles(0, "territory_01", "territory_02", "territory_03", "territory_04")
    t.tech(0, "barn")
    t.tech(0, "library", "middle")
    t.tech(0, "compass", "middle")
    t.hand(0, "feudalism", "golden_age", "academia", "monarchy", "diplomacy", "colonialism", "theocracy")
    t.at(0, exploration=5, science=4, technology=6, military=5, arts=4)
    t.at(1, exploration=2, science=5, technology=2, military=2, arts=2)
    t.built(0, market=1, house=2, farm=1, armory=2)
    t.house(0, "market", 0)
    t.house(0, "farm", 1)
    t.owns(0, "forge", "barn", "academy", "barracks")
    t.heard()


def founded_at_setup(t: Teller, key: str) -> None:
    t.founds(0, key, at_setup=True)
    lived_with(t)


def founded_later(t: Teller, key: str) -> None:
    t.founds(0, key)
    lived_with(t)


def lived_with(t: Teller) -> None:
    """Four income turns, and before each what an advance turn brings."""
    t.finish()
    for _ in range(4):
        t.turn_of(0)
        for said in ("explore", "conquer", "advance:technology", "advance:military"):
            t.gains(0, said)
            t.finish()
        t.income(0)
        t.finish()


def played(t: Teller, key: str) -> None:
    """Everything that a card could wait for happens to its owner and to a rival."""
    t.turn_of(0)
    t.lays(0, key)
    t.finish()
    for said in ("explore", "conquer", "invent", "tapestry", "farm", "research", "advance:science"):
        for seat in (0, 1):
            t.gains(seat, said)
            t.finish()
    t.income(0)
    t.finish()


# --- stories of their own ---------------------------------------------------------------------------------------


def last_income(t: Teller, key: str) -> None:
    """With landmarks in the city and room in the stock."""
    t.civ(0, key, NONE)
    t.stock(0)
    t.landmark(0, "lighthouse")
    t.build()
    t.finish()
    t.era(0, 4)
    t.income(0)


def end_of_the_last_turn(t: Teller, key: str) -> None:
    t.civ(0, key)
    t.landmark(0, "lighthouse")
    t.build()
    t.era(0, 5)
    t.turn_of(0, income=True)
    t.does(EndTurn(0))


def after_setting_up(t: Teller, key: str) -> None:
    t.founds(0, key, at_setup=True)
    t.finish()
    t.does(AfterSetUp(0))


def after_the_end(t: Teller, key: str) -> None:
    t.civ(0, key)
    t.era(0, 5)
    t.turn(0)


def collected(t: Teller, key: str) -> None:
    t.civ(0, key, 1 << KINDS.index("house"))
    t.ends(0)


def turn_without_a_building(t: Teller, key: str) -> None:
    t.civ(0, key, 2)
    t.turn_of(0)
    t.does(EndTurn(0))


def tiles_sold(t: Teller, key: str) -> None:
    t.civ(0, key, t.number("landmark_lighthouse"))
    t.turn(0)
    t.choose(f"use {key}")
    while t.asked == "DiscardTiles":
        t.said.append(t.options)
        t.choose(t.options[0])


def rival_landmarks(*keys: str) -> Story:
    def story(t: Teller, key: str) -> None:
        t.owns(1, *keys)
        t.lays(0, key)

    return story


def many_landmarks(t: Teller, key: str) -> None:
    t.owns(0, "lighthouse", "apothecary", "tank_factory", "train_station")
    t.lays(0, key)


def income_gained(t: Teller, key: str) -> None:
    t.turn_of(0, income=True)
    t.lays(0, key)
    t.finish()
    t.step(0, GAIN)


def built_on_rock(t: Teller, key: str) -> None:
    t.lays(0, key)
    t.gains(0, "farm")
    rock = next(bits(city_of(t.state, t.player(0)).impassable))
    t.choose(f"place {rock}")


def many_bonuses(t: Teller, key: str) -> None:
    t.at(0, exploration=2, science=5, technology=2)
    t.lays(0, key)


def attacked(t: Teller, key: str) -> None:
    t.hand(1, key)
    t.outposts(1, 5)
    t.gains(0, "conquer")
    t.choose("conquer 5", f"use {key}")


FOUR_OTHERS: Final = ("lighthouse", "apothecary", "tank_factory", "train_station")
STORIES: Final[dict[tuple[str, str], Story]] = {
    ("celestials", "amount"): last_income,
    ("elder_ones", "resources"): last_income,
    ("urban_planners", "vp"): end_of_the_last_turn,
    ("urban_planners", "resources"): after_setting_up,
    ("urban_planners", "also"): after_setting_up,
    ("merfolk", "amount"): after_the_end,
    ("collectors", "vp"): collected,
    ("relentless", "vp"): turn_without_a_building,
    ("utilitarians", "tiles"): tiles_sold,
    ("age_of_wonders", "also"): rival_landmarks(*FOUR_OTHERS),
    ("age_of_wonders", "resources"): rival_landmarks(*FOUR_OTHERS, "laboratory"),
    ("capitalism", "amount"): income_gained,
    ("mercantilism", "amount"): income_gained,
    ("terraforming", "amount"): built_on_rock,
    ("status_quo", "amount"): many_bonuses,
    ("restoration", "amount"): many_landmarks,
    ("surrender", "amount"): attacked,
    ("gremlins", "amount"): attacked,
}
"""Numbers that show in no common story, by card and field."""
AMONG_FOUR: Final = (("urban_planners", "also"),)
"""Numbers for more players."""
OTHERS: Final = {
    "achievements few": "VP by place, what is left to earn (TP-14.01)",
    "achievements many": "the same for more players",
    "automa_civs turns": "when the bots act (TP-20.24)",
    "automa_civs unguarded": "how the bots close territories (TP-20.24)",
    "capitals aside_vp": "for landmarks that may not be placed (TP-9.25)",
    "capitals blocks": "the shape of districts",
    "capitals number": "which starting territory belongs to it",
    "capitals pad_loss": "lily pads at the end (TP-9.21)",
    "civilizations turns": "when a mat is used (TP-10.06)",
    "landmark_cards least": "the condition of a landmark card (TP-3.07)",
    "landmarks height": "breaks ties (TP-15.05)",
    "landmarks tier": "where on its track it lies",
    "levels": "the tables of the Automa (TP-20.24)",
    "masterpieces cost": "the price of a benefit (TP-11.05)",
    "space_tiles amount": "VP for advances (TP-7.09)",
    "spaces n": "the place on its track",
    "tapestries count": "copies in the deck",
    "techs space": "a prerequisite (TP-7.17)",
    "techs tier": "a prerequisite (TP-7.16)",
}
"""Numbers that no text says: rules read them, and the tests of their chapters follow them; or they are structure."""


@cache
def corrected(field: str, by: int) -> Box:
    """The content with one more or less in a field, wherever it is printed."""
    changes: dict[str, dict[str, Any]] = {}
    for table in ("tapestries", "civilizations"):
        rows = {row.key: getattr(row, field, 0) for row in getattr(TABLES, table)}
        changes[table] = {key: {field: changed(value, by)} for key, value in rows.items() if value}
    return game.content({table: rows for table, rows in changes.items() if rows})


def changed(value: Any, by: int) -> Any:
    return [number + by for number in value] if isinstance(value, tuple) else value + by


@cache
def told(field: str, by: int, story: Story, key: str, last: bool, seats: int) -> list[object]:
    t = Teller(corrected(field, by) if by else game.content(), last, seats)
    scene(t)
    story(t, key)
    t.finish()
    return t.said


def printed(*tables: str) -> list[tuple[str, str]]:
    return [
        (row.key, field)
        for table in tables
        for row in getattr(TABLES, table)
        for field in NUMBERS
        if getattr(row, field, 0)
    ]


def follows(key: str, field: str, *stories: Story) -> bool:
    own, seats = STORIES.get((key, field)), 4 if (key, field) in AMONG_FOUR else 2
    return any(
        told("", 0, story, key, last, seats) != told(field, by, story, key, last, seats)
        for by in (1, -1)
        for story in ([own] if own else stories)
        for last in (False, True)
    )


@pytest.mark.parametrize(("key", "field"), printed("civilizations"))
def test_a_number_of_a_civilization_is_followed(key: str, field: str) -> None:
    assert follows(key, field, founded_at_setup, founded_later)


@pytest.mark.parametrize(("key", "field"), printed("tapestries"))
def test_a_number_of_a_tapestry_card_is_followed(key: str, field: str) -> None:
    assert follows(key, field, played)


def is_number(value: object) -> bool:
    if isinstance(value, tuple):
        return bool(value) and all(map(is_number, value))
    return isinstance(value, int) and not isinstance(value, bool)


def test_every_number_of_every_row_is_looked_at() -> None:
    """A new field with numbers is followed here, or it is said who does."""
    found = set()
    for table in TABLES.__struct_fields__:
        rows = getattr(TABLES, table)
        for row in rows if table != "constants" else ():
            for field in row.__struct_fields__:
                texted = isinstance(row, Texted) and field in NUMBERS
                if is_number(getattr(row, field)) and not texted:
                    found.add("levels" if table == "levels" else f"{table} {field}")
    assert found == set(OTHERS)


@pytest.mark.parametrize("lang", ("en", "de"))
def test_every_number_of_a_text_is_said_in_it(lang: str) -> None:
    catalog = Catalog(game, lang)
    for key, field in printed("civilizations", "tapestries"):
        if field != "vp":
            row = next(row for row in (*TABLES.civilizations, *TABLES.tapestries) if row.key == key)
            args = {**msgspec.structs.asdict(row), field: 37}
            assert "37" in catalog.say_with(f"card-{key.replace('_', '-')}.text", args), (key, field)
