"""A content file's correction reaches play: every printed number of every row is changed, and something follows it.

What a card does is followed by doing it in one rich position: its constant amounts, what its functions come to, the
price, targets and result of each of its deeds. What rules read of a row is asked of the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import structs

from tessera.games import civilization
from tessera.games.civilization import game
from tessera.games.civilization.content import AIRCRAFT, MOST_RANKS, Box, Component, Constants, Icons, Unit
from tessera.games.civilization.hooks import (
    ABILITY_ANNOUNCED,
    ACTION_ANNOUNCED,
    DEVOTION,
    EVENT_ANNOUNCED,
    LEARNED,
    MOVE_ENDS,
)
from tessera.games.civilization.rules.announcing import Deed, GiveCoin
from tessera.games.civilization.rules.board import SQUARE
from tessera.games.civilization.rules.cities import building_sites, cost_of
from tessera.games.civilization.rules.culture import known_as
from tessera.games.civilization.rules.payment import CARD, counts_as, price_of
from tessera.games.civilization.rules.pieces import armies_left, put_marker
from tessera.games.civilization.rules.research import research_cost, take_tech
from tessera.games.civilization.rules.start import most_cities
from tessera.games.civilization.rules.yields import coins, combat_bonus, devotion, production, trade_income
from tessera.games.civilization.setup import lay_out
from tessera.games.civilization.state import FIELD, Battle, World
from tessera.kernel import NONE, Option, Seeded, Setup, Step, enter, put_on
from tessera.kernel.combinators import May
from tessera.kernel.content import BadContent
from tessera.kernel.effects import HeldAs, Hook, Plus, Ready
from tessera.kernel.scopes import Once
from tessera.testing import rule
from tests.games.civilization.scenes import table

LYING: Final = 4
"""Coin tokens on each card: as many as may lie there."""

ROWS: Final[list[tuple[str, Component]]] = [
    (name, row)
    for name in game.tables.__struct_fields__
    if name != "constants"
    for row in getattr(game.tables, name)
]


# --- what can be corrected ------------------------------------------------------------------------------------


def printed(row: Component) -> Iterator[str]:
    """The fields of a row in which numbers are printed, and not left at what they are for want of anything."""
    for field in structs.fields(type(row)):
        value = getattr(row, field.name)
        if value != field.default and not isinstance(value, str | bool):
            yield field.name


def others(value: Any) -> Iterator[list[Any]]:
    """For each number in a value the ways in which it might be changed, the first of which is taken that is allowed."""
    if isinstance(value, int):
        yield [value + 1, value - 1]
    elif isinstance(value, Icons):
        for name in value.__struct_fields__:
            yield [structs.replace(value, **{name: getattr(value, name) + 1})]
    else:
        for place, number in enumerate(value):
            for changes in others(number):
                yield [(*value[:place], other, *value[place + 1 :]) for other in changes]


def corrected(table_: str, row: Component, field: str, values: list[Any]) -> tuple[Box, Any]:
    """The content with one number changed; the sides of a building marker have one number between them."""
    keys = [row.key]
    if table_ == "buildings" and field == "markers":
        keys = [other.key for other in game.tables.buildings if other.family == getattr(row, "family", "")]
    for value in values:
        changes = {field: value}
        if isinstance(row, Unit) and field == "type":  # other types have other ranks
            changes["strengths"] = (row.strengths * MOST_RANKS)[: 1 if value == AIRCRAFT else MOST_RANKS]
        with suppress(BadContent):
            return game.content({table_: dict.fromkeys(keys, changes)}), value
    raise AssertionError(f"{row.key}.{field} can be none of {values}")


# --- one position in which everything can be done -------------------------------------------------------------


@cache
def rich() -> World:
    """Two nations that have everything, near each other, and a battle between them."""
    t = table(2, ("america", "china"))
    for terrain, square in zip("DFMW", ("b3", "b4", "c4", "d3"), strict=True):
        t.square(terrain, square)
    t.builds(0, "temple", "b2")
    t.city(0, "c7")
    t.city(1, "i3")
    for square in ("h3", "h2", "i2", "j2", "j4"):
        t.builds(1, "market" if square == "h3" else "temple", square)
    t.army(0, "c5", "e2")
    t.scout(0, "c5")
    t.army(1, "b1", "b1", "b1", "f4", "h4", "j4")  # where events look first stand most
    t.scout(1, "b1")
    for seat in (0, 1):
        t.has(seat, trade=12, culture=12, tokens=15 * (1 - seat))
        t.goods(seat, wheat=2, silk=2, incense=2, iron=2)
    t.knows(1, "pottery", "masonry", "chivalry", "irrigation", "banking", "theology", "flight")
    units = [t.number(f"{kind}_3") for kind in ("infantry", "mounted", "artillery")]
    with t.edit() as s:
        s.battle = Battle(SQUARE["e2"], 0, 1, 1, FIELD, fronts=tuple([(unit, 2, unit, 0) for unit in units]))
    return t.state


def with_content(content: Box) -> World:
    s = rich().clone()
    s.content = content
    s.chance = Seeded(1)
    return s


def nations(s: World) -> str:
    """All that a step may have changed."""
    return repr((s.players, s.layout, s.battle, s.market, s.agenda))


# --- what a card does -----------------------------------------------------------------------------------------


def doing(content: Box, key: str) -> list[Any]:
    """What each effect of a card comes to."""
    number = content.number[key]
    return [
        followed(content, hook, ready)
        for hook, entry in content.effects.items()
        for ready in entry.effects
        if ready.number == number
    ]


def followed(content: Box, hook: Hook, ready: Ready) -> tuple[Any, ...]:
    """What an effect asks for, adds and does."""
    s = with_content(content)
    p, number = s.players[0], ready.number
    if content.kind[number] in ("tech", "wonder"):
        enter(s, p, number)
        put_on(s, p, number, LYING)
    if content.kind[number] == "wonder":
        put_marker(s, p, SQUARE["d4"], number)
    held = HeldAs(ready.row, number, NONE, (LYING,), p.seat)
    asked = asked_with(s, hook)
    if ready.when is not None and not ready.when(s, p, held, *asked):
        return (hook.name,)
    if isinstance(ready.effect, Plus):
        return hook.name, ready.worth(s, p, held, asked)
    step = ready.step(s, p, held, p.seat, asked) if ready.do is not None else None
    return hook.name, done(s, bare(step)) if step is not None else []


def asked_with(s: World, hook: Hook) -> tuple[Any, ...]:
    """What the rules ask with, beside the nation."""
    if hook is LEARNED:
        return (s.content.number["chivalry"],)
    if hook is MOVE_ENDS:
        return (SQUARE["h3"],)
    if hook is DEVOTION:
        return (True,)
    if hook in (EVENT_ANNOUNCED, ABILITY_ANNOUNCED, ACTION_ANNOUNCED):
        return (Deed(1),)
    return ()


def bare(step: Step) -> Step:
    """The step itself, where it may be used once or be declined."""
    while isinstance(step, Once | May):
        step = step.step
    return step


def done(s: World, step: Step) -> list[Any]:
    """The price of a deed, whether it is possible, its targets, the first of which are chosen, and what it changes."""
    seen: list[Any] = []
    if isinstance(step, Deed):
        seen += [price_of(s, step), step.possible(s)]
        options = step.part(s)
        while options:
            seen.append(options)
            chosen: tuple[Option, ...] = (*step.chosen, options[0])
            step = structs.replace(step, chosen=chosen)
            options = step.part(s)
        if options is not None:
            return seen
    if not step.asks:
        step.run(s)
    return [*seen, nations(s)]


# --- what the rules read of a row -----------------------------------------------------------------------------


def ruled(content: Box, table_: str, row: Component) -> list[Any]:
    """What the rules say of a component."""
    s = with_content(content)
    p, number = s.players[0], content.number[row.key]
    found: list[Any] = [dealt(content, number)]
    if table_ == "civilizations":
        p.civ = number
        found.append(armies_left(s, p))
    elif table_ == "techs":
        found.append(research_cost(s, p, number))
        take_tech(s, p, number)
        found.append(p.ranks)
    elif table_ in ("buildings", "wonders", "people"):
        item: Option = ("wonder" if table_ == "wonders" else "build", row.key)
        tech = content.number.get(getattr(row, "tech", ""), NONE)
        if table_ == "buildings" and number in content.family:
            found.append(building_sites(s, p, p.cities[0], number))
        if table_ != "people":
            found.append(cost_of(s, p, item))
            p.techs = (*p.techs, tech)
            found.append(cost_of(s, p, item))
        put_marker(s, p, SQUARE["d4"], number)
        city = p.cities[0]
        found += [
            coins(s, p),
            trade_income(s, p),
            production(s, p, city),
            devotion(s, p, city),
            combat_bonus(s, p),
        ]
    elif table_ == "units":
        for rank in (1, 2, 3, 4):
            p.ranks = (rank, rank, rank, 1)
            unit = content.units[number]
            found += [known_as(s, p, number)] if rank <= len(unit.strengths) else []
    elif table_ in ("events", "huts", "villages"):
        found += [counts_as(s, CARD + number, kind) for kind in range(6)]
        if table_ == "events":
            GiveCoin(0, card=number).take(s, 1)
            found.append(s.players[1].tokens)
    return found


def dealt(content: Box, number: int) -> list[Any]:
    """Where a component lies before the first move, and how often."""
    s = lay_out(Setup(game.id, 2, game.read_settings({})), content, Seeded(1))
    bags = (*s.unit_decks, *s.event_decks, *s.wonder_decks, s.people, s.hut_markers, s.village_markers)
    counts = [bag.cards.count(number) for bag in bags]
    family = content.family.get(number, NONE)
    return [counts, s.wonders.count(number), s.buildings[family] if family != NONE else 0]


# --- the test -------------------------------------------------------------------------------------------------


@cache
def as_printed(table_: str, key: str) -> tuple[list[Any], list[Any]]:
    content = game.content()
    row = next(row for name, row in ROWS if (name, row.key) == (table_, key))
    return ruled(content, table_, row), doing(content, key)


@pytest.mark.parametrize(("table_", "row"), ROWS, ids=[f"{name}-{row.key}" for name, row in ROWS])
def test_what_is_corrected_is_followed(table_: str, row: Component) -> None:
    ignored: list[str] = []
    for field in printed(row):
        for values in others(getattr(row, field)):
            content, value = corrected(table_, row, field, values)
            if (ruled(content, table_, row), doing(content, row.key)) == as_printed(table_, row.key):
                ignored.append(f"{field} = {value}")
    assert ignored == []


def test_the_rules_read_every_number_of_the_boards() -> None:
    sources = "".join([path.read_text() for path in Path(civilization.__path__[0]).rglob("*.py")])
    unread = [name for name in Constants.__struct_fields__ if not re.search(rf"constants\.{name}\b", sources)]
    assert unread == []


@rule("CV-4.02")
def test_nobody_has_more_cities_than_markers() -> None:
    t = table()
    t.knows(0, "irrigation")
    s = t.state.clone()
    s.content = game.content({"techs": {"irrigation": {"cities": 5}}})
    assert most_cities(s, s.players[0]) == 3
    s.content = game.content({"techs": {"irrigation": {"cities": 5}}, "constants": {"city_markers": 4}})
    assert most_cities(s, s.players[0]) == 4


# --- what makes no sense --------------------------------------------------------------------------------------


def test_both_sides_of_a_building_marker_have_one_number() -> None:
    with pytest.raises(BadContent, match="library_university"):
        game.content({"buildings": {"university": {"markers": 4}}})


def test_a_unit_has_a_strength_for_every_rank() -> None:
    with pytest.raises(BadContent, match="infantry_2"):
        game.content({"units": {"infantry_2": {"strengths": (1, 2)}}})


def test_a_tech_names_a_unit_and_a_rank_that_there_are() -> None:
    with pytest.raises(BadContent, match="flight"):
        game.content({"techs": {"flight": {"unit": (4, 1)}}})
