"""A content file's correction reaches what the rules make of it: every number of every row is raised, and followed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_type_hints

import pytest

from tessera.games.peloponnes.box import TABLES
from tessera.games.peloponnes.content import DISASTERS, Civilization, PowerCard
from tessera.games.peloponnes.hooks import BID_BONUS, CONQUEST_DISCOUNT, INCOME
from tessera.games.peloponnes.rules.bidding import prices
from tessera.games.peloponnes.rules.income import one_off
from tessera.games.peloponnes.rules.tableau import (
    add_card,
    inhabitants,
    power_points,
    production,
    settle_as,
    symbols,
)
from tessera.games.peloponnes.rules.taking import shortfall
from tessera.games.peloponnes.setup import DealCoins
from tessera.games.peloponnes.state import Peloponnes, Player
from tessera.kernel.effects import total
from tests.games.peloponnes.table import content, table

Follow = Callable[[Peloponnes, Player, Any], Any]
"""What the rules make of one number of a row, for a player who has nothing: that very number."""


def price(s: Peloponnes, p: Player, row: PowerCard) -> int:
    card = s.content.number[row.key]
    return prices(s, p, [card])[card]


def missing(material: int) -> Follow:
    """What is to be paid of a building, of wood or of stone."""
    return lambda s, p, row: shortfall(s, p, [s.content.number[row.key]])[material]


def lying(count: Callable[[Peloponnes, Player], Any]) -> Follow:
    """What something comes to with the card in the tableau."""

    def counted(s: Peloponnes, p: Player, row: PowerCard | Civilization) -> Any:
        lay = settle_as if isinstance(row, Civilization) else add_card
        lay(s, p, s.content.number[row.key])
        return count(s, p)

    return counted


def produced(good: int) -> Follow:
    return lying(lambda s, p: production(s, p)[good])


def once(s: Peloponnes, p: Player) -> tuple[int, int]:
    """Coin cards and luxury of the card that was just taken."""
    one_off(s, p)
    return len(p.hand.cards), p.luxury


def shown(s: Peloponnes, p: Player) -> tuple[int, ...]:
    """The disaster symbols of the tableau."""
    return tuple([disaster for disaster in range(len(DISASTERS)) for _ in range(symbols(s, p, disaster))])


def special_function(s: Peloponnes, p: Player) -> int:
    return sum([total(s, p, hook) for hook in (BID_BONUS, CONQUEST_DISCOUNT, INCOME)])


def dealt(s: Peloponnes, p: Player) -> int:
    s.players, s.order = [p], (p.seat,)
    DealCoins().run(s)
    return len(p.hand.cards)


def brought(place: int) -> Follow:
    return lambda s, p, row: s.content.income_for(row.at_least)[place]


FOLLOWED: dict[str, dict[str, Follow]] = {
    "power_cards": {
        "disaster": lying(lambda s, p: shown(s, p)[0]),
        "value": price,
        "wood_cost": missing(0),
        "stone_cost": missing(1),
        "coins": lying(lambda s, p: once(s, p)[0]),
        "luxury": lying(lambda s, p: once(s, p)[1]),
        "inhabitants": lying(inhabitants),
        "power": lying(power_points),
        "wood": produced(0),
        "stone": produced(1),
        "grain": produced(2),
        "amount": lying(special_function),
    },
    "civilizations": {
        "coins": lying(dealt),
        "inhabitants": lying(inhabitants),
        "power": lying(power_points),
        "wood": produced(0),
        "stone": produced(1),
        "grain": produced(2),
        "symbols": lying(shown),
    },
    "disasters": {},
    "income": {"coins": brought(0), "luxury": brought(1)},
}
"""By table and field."""

ELSEWHERE = {("civilizations", "number"), ("income", "at_least")}
"""Numbers that are compared with others, followed by tests of their own."""

ROWS: dict[str, type] = {name: type(getattr(TABLES, name)[0]) for name in FOLLOWED}


def numeric(row: type) -> set[str]:
    """The fields of a row that hold a number or several."""
    return {name for name, hint in get_type_hints(row).items() if hint is int or hint == tuple[int, ...]}


def raised(name: str, value: int | tuple[int, ...]) -> int | tuple[int, ...]:
    """Another number; of disasters, the next one."""
    if isinstance(value, tuple):
        return tuple(sorted([(disaster + 1) % len(DISASTERS) for disaster in value]))
    return (value + 1) % len(DISASTERS) if name == "disaster" else value + 1


def test_every_number_is_followed() -> None:
    fields = {(table, name) for table, row in ROWS.items() for name in numeric(row)}
    assert fields == {(table, name) for table, names in FOLLOWED.items() for name in names} | ELSEWHERE


def test_all_tables_are_looked_through() -> None:
    assert {*FOLLOWED, "constants", "house"} == set(TABLES.__struct_fields__)


@pytest.mark.parametrize(
    ("table_name", "field"), [(table, name) for table, names in FOLLOWED.items() for name in names]
)
def test_a_correction_reaches_the_rules(table_name: str, field: str) -> None:
    rows = getattr(TABLES, table_name)
    if field == "amount":  # no other card has a special function with a number
        rows = [row for row in rows if row.amount]
    corrected = content({table_name: {row.key: {field: raised(field, getattr(row, field))} for row in rows}})
    position = table(content=corrected).state
    found = {row.key: row for row in getattr(corrected.tables, table_name)}
    for row in rows:
        s = position.clone()
        value = FOLLOWED[table_name][field](s, s.players[0], found[row.key])
        assert value == raised(field, getattr(row, field)), row.key


def test_the_number_of_a_civilization_decides_who_begins() -> None:
    first, *others = TABLES.civilizations
    t = table(content=content({"civilizations": {first.key: {"number": others[-1].number + 1}}}))
    t.plays(0, first.key)
    t.plays(1, others[0].key)
    t.now(DealCoins())
    assert t.state.order == (1, 0)


def test_a_row_of_the_income_table_begins_where_it_says() -> None:
    corrected = content({"income": {"from_3": {"at_least": 4}}})
    assert [corrected.income_for(people)[0] for people in (2, 3, 4, 5)] == [1, 1, 2, 3]
