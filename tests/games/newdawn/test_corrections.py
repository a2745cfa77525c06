"""A content file's correction reaches what the rules make of it: every printed number is changed, and followed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, get_args, get_type_hints

import pytest

from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.content import CULTURE, ECONOMY, INDUSTRY, MILITARY, RESOURCES, WONDER_STACKS
from tessera.games.newdawn.hooks import (
    AFTERWARDS,
    AT_CAPITAL,
    ATTACK,
    BARBARIAN_DEFEATED,
    BEFOREHAND,
    BUILT,
    CITY_BUILT,
    DEFENCE,
    EASY_LAND,
    SLOT,
    START_OF_TURN,
    STORE_TRADE,
    WONDER_COST,
)
from tessera.games.newdawn.rules.combat import card_bonus
from tessera.games.newdawn.rules.control import hold_city_state
from tessera.games.newdawn.rules.culture import tokens_to_place
from tessera.games.newdawn.rules.industry import in_range, means, payable_naturals, production, wonder_cost
from tessera.games.newdawn.rules.military import targets
from tessera.games.newdawn.setup import DealLeaders
from tessera.games.newdawn.showing.view import civilization
from tessera.games.newdawn.state import back_of, caravan_limit
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.kernel import Row
from tessera.kernel.effects import Held, HeldAs, Hook, Plus, Ready
from tessera.kernel.scopes import Once
from tests.games.newdawn.table import table

FAR = range(1, 13)
LINE = "".join([name.ljust(4) for name in ("c0", *[f"g{n}" for n in FAR])])

Draw = Callable[..., NewDawnScript]
"""A position with the corrected content; on a line of grassland unless a map is drawn."""
Follow = Callable[[Draw, str], Any]
"""What the rules make of one number of a component: that very number."""


# --- asking a card ------------------------------------------------------------------------------------------


def ready(t: NewDawnScript, key: str, hook: Hook) -> Ready:
    """The effect with which a card answers a hook."""
    return next(x for x in t.state.content.effects[hook].effects if x.key == key)


def held(t: NewDawnScript, key: str, *on: int) -> Held:
    number = t.number(key)
    return HeldAs(t.state.content.rows[number], number, 0, on, 0)


def worth(t: NewDawnScript, key: str, hook: Hook, *asked: int) -> int:
    """By how much a card changes a value, whatever its sign."""
    return abs(ready(t, key, hook).worth(t.state, t.player(0), held(t, key), asked))


def step(t: NewDawnScript, key: str, hook: Hook, *asked: int) -> Any:
    """What a card does."""
    done = ready(t, key, hook).step(t.state, t.player(0), held(t, key), 0, asked)
    return done.step if isinstance(done, Once) else done


def does(hook: Hook, field: str, *asked: int) -> Follow:
    """A number of the step with which a card reacts."""
    return lambda draw, key: getattr(step(draw(), key, hook, *asked), field)


def printed(draw: Draw, key: str) -> int:
    """What the effects say that read a field by its name."""
    effects = [x for entry in draw().state.content.effects.values() for x in entry.effects if x.key == key]
    found = {x.amount for x in effects if isinstance(x.effect, Plus) and isinstance(x.effect.amount, str)}
    assert len(found) == 1
    return int(found.pop())


def up_to(hook: Hook) -> Follow:
    """The last number for which a card works."""

    def last(draw: Draw, key: str) -> int:
        t = draw()
        when = ready(t, key, hook).when
        assert when is not None
        return max([n for n in range(9) if when(t.state, t.player(0), held(t, key), n)])

    return last


# --- focus cards --------------------------------------------------------------------------------------------


def tokens(draw: Draw, key: str) -> Any:
    t = draw()
    if t.state.content.focus[t.number(key)].type != CULTURE:
        return step(t, key, CITY_BUILT, 1, 0).count
    t.row(0, key, "science economy industry military")
    return tokens_to_place(t.state, t.player(0), 0)


def caravans(draw: Draw, key: str) -> int:
    t = draw()
    t.row(0, "culture science", key, "industry military")
    return caravan_limit(t.state, t.player(0))


def reached(draw: Draw, key: str) -> int:
    """How far along the line."""
    t = draw()
    s, p, card = t.state, t.player(0), t.number(key)
    focus = s.content.focus[card].type
    if focus == INDUSTRY:
        return in_range(s, p, card, 5).bit_count() - 1
    if focus == ECONOMY:
        t.caravans(0, "c0")
        t.resolve(0, key, slot=5)
        t.choose("caravan c0")
        return len(t.offered("go"))
    if focus == MILITARY:
        return sum([targets(s, p, card) > 0 for n in FAR if rival_on(t, f"g{n}")])
    return sum([step(t, key, AFTERWARDS, 1).possible(s) for n in FAR if rival_on(t, f"g{n}")])


def rival_on(t: NewDawnScript, name: str) -> bool:
    """The only control token of seat 1."""
    t.player(1).control = (t.cell(name),)
    return True


def bonus(target: str) -> Follow:
    def counted(draw: Draw, key: str) -> int:
        t = draw(g1="A")
        rival_on(t, "g2")
        return card_bonus(t.state, t.state.content.focus[t.number(key)], t.cell(target))

    return counted


def attacks(draw: Draw, key: str) -> int:
    """So many attacks that fail."""
    t = draw()
    rival_on(t, "g1")
    t.resolve(0, key, slot=1)
    made = 0
    while t.asked == "Campaign" and t.offered("attack"):
        t.dice(1, 6)
        t.choose("attack g1")
        made += 1
    return made


def in_slot_5(draw: Draw, key: str) -> int:
    t = draw()
    return production(t.state.content.focus[t.number(key)], 5)


# --- other components ---------------------------------------------------------------------------------------


def first_row(draw: Draw, key: str) -> tuple[int, ...]:
    """The types of cards with which a leader begins."""
    t = draw()
    DealLeaders().run(t.state)
    while t.player(0).leader != t.number(key):
        DealLeaders().run(t.state)
    return tuple([t.state.content.focus[card].type for card in t.player(0).row])


def stack(draw: Draw, key: str) -> int:
    """The pile in which a wonder lies."""
    t = draw()
    wonder, s = t.number(key), t.state
    place = next(n for n, cards in enumerate(s.stacks) if wonder in cards or s.offer[n] == wonder)
    return WONDER_STACKS[place]


def age(draw: Draw, key: str) -> int:
    t = draw()
    return back_of(t.state.content, t.number(key)) % 3


def cost(draw: Draw, key: str) -> int:
    t = draw()
    return wonder_cost(t.state, t.player(0), t.number(key))


def paid_with(draw: Draw, key: str) -> tuple[int, ...]:
    """The resources that pay for a wonder."""
    t = draw()
    t.give(0, **dict.fromkeys(RESOURCES, 1))
    found = [RESOURCES.index(lot.what) for lot in means(t.state, t.player(0), t.number(key), 0)]
    return tuple(found)


def room(draw: Draw, key: str) -> int:
    """How many trade tokens lie on a card when no more fits."""
    t = draw()
    when = ready(t, key, STORE_TRADE).when
    assert when is not None
    return next(n for n in range(9) if not when(t.state, t.player(0), held(t, key, n)))


def for_a_caravan(draw: Draw, key: str) -> int:
    t = draw()
    t.caravans(0, "g2")
    return worth(t, key, ATTACK, t.cell("g3"))


def for_a_city(draw: Draw, key: str) -> int:
    t = draw()
    return worth(t, key, DEFENCE, t.cell("g1"), 1)


def city_in_range(draw: Draw, key: str) -> int:
    """The farthest space that the capital helps to defend."""
    t = draw()
    return max([n for n in FAR if worth(t, key, DEFENCE, t.cell(f"g{n}"), 1)])


def for_a_mature_city(draw: Draw, key: str) -> int:
    t = draw()
    t.control(0, "g1")
    return worth(t, key, WONDER_COST, t.number("oracle"))


def cheaper(draw: Draw, key: str) -> int:
    t = draw()
    return worth(t, key, WONDER_COST, t.number("oracle"))


def easy_from(draw: Draw, key: str) -> int:
    """The lowest limit with which its land may be used."""
    t = draw("c0  f1  m1")
    return next(n for n in range(9) if worth(t, key, EASY_LAND, n, CULTURE))


def japan(draw: Draw, key: str) -> int:
    """Rough coast has a lower difficulty, and may be used with that limit."""
    assert printed(draw, key) == easy_from(draw, key)
    return printed(draw, key)


def laid_on(draw: Draw, key: str) -> int:
    """The type of card on which the token of a conquered city-state goes."""
    t = draw("c0  s1", s1=key)
    p = t.player(0)
    hold_city_state(t.state, p, t.number(key))
    place = next(n for n, on in enumerate(p.tokens) if on)
    return t.state.content.focus[p.row[place]].type


def for_the_giver(draw: Draw, key: str) -> int:
    for_giver, _ = step(draw(), key, AT_CAPITAL, 1).steps
    return int(for_giver.count)


def counts_as(draw: Draw, key: str) -> int:
    """The resource for which a natural wonder can be spent."""
    t = draw("c0  n1", n1=key)
    t.natural(0, key)
    wonders, natural = t.state.content.wonders, t.number(key)
    paid = {wonder: natural in payable_naturals(t.state, t.player(0), wonder) for wonder in wonders}
    kinds = range(len(RESOURCES))
    return next(n for n in kinds if all(paid[wonder] == (n in wonders[wonder].resources) for wonder in paid))


def needed(draw: Draw, key: str) -> int:
    t = draw()
    t.state.victory_cards = tuple(t.state.content.victory_cards)
    return civilization(t.state, t.player(0), ()).progress[key][1]


# --- every number of every row ------------------------------------------------------------------------------


def with_amount(rows: tuple[Any, ...], **special: Follow) -> dict[str, Follow]:
    """Rows with an amount: most effects read it by its name."""
    return {row.key: printed for row in rows if row.amount} | special


FOLLOWED: dict[str, dict[str, Follow | dict[str, Follow]]] = {
    "focus_cards": {
        "tokens": tokens,
        "caravans": caravans,
        "range": reached,
        "attacks": attacks,
        "bonus": bonus("g2"),
        "barbarian_bonus": bonus("g1"),
        "slot_5_production": in_slot_5,
        "more_tokens": does(AFTERWARDS, "count", 1),
        "trade": does(BEFOREHAND, "count", 1),
        "slot": up_to(BEFOREHAND),
    },
    "leaders": {
        "row": first_row,
        "amount": with_amount(
            TABLES.leaders, egypt=cheaper, japan=japan, sumeria=does(BARBARIAN_DEFEATED, "times")
        ),
    },
    "world_wonders": {
        "type": stack,
        "age": age,
        "cost": cost,
        "resources": paid_with,
        "amount": with_amount(
            TABLES.world_wonders,
            hanging_gardens=does(START_OF_TURN, "limit"),
            pyramids=does(BUILT, "count"),
            porcelain_tower=does(BUILT, "count"),
            potala_palace=does(BUILT, "count"),
            great_zimbabwe=room,
            big_ben=for_a_caravan,
        ),
        "tokens": does(START_OF_TURN, "count"),
        "up_to": {
            "pyramids": does(BUILT, "highest"),
            "porcelain_tower": does(BUILT, "highest"),
            "potala_palace": printed,
            "machu_picchu": up_to(SLOT),
        },
    },
    "city_states": {
        "type": laid_on,
        "amount": with_amount(
            TABLES.city_states,
            carthage=for_a_city,
            kumasi=easy_from,
            brussels=for_a_mature_city,
            buenos_aires=cheaper,
        ),
        "range": city_in_range,
    },
    "pacts": {"amount": with_amount(TABLES.pacts, embassy=for_the_giver)},
    "natural_wonders": {"resource": counts_as},
    "agendas": {"at_least": needed},
    "victory_cards": {},
    "tiles": {},
}
"""By table and field; where it is not the same for all, by key."""

NOT_CHANGED = {("focus_cards", "type"), ("focus_cards", "level")}
"""A content file cannot change them: what a card does goes with them."""
NO_COMPONENTS = {"first_game_map", "core_layout", "constants"}

CASES = [(table_name, field) for table_name, fields in FOLLOWED.items() for field in fields]


def is_number(hint: Any) -> bool:
    return hint is int or (bool(get_args(hint)) and set(get_args(hint)) == {int})


def another(field: str, value: Any) -> Any:
    """Another value that the box allows."""
    if field == "row":
        return tuple(reversed(value))
    if field == "resources":
        return tuple([(kind + 1) % len(RESOURCES) for kind in value])
    if field == "type":
        return WONDER_STACKS[(WONDER_STACKS.index(value) + 1) % 4] if value in WONDER_STACKS else value - 1
    if field in ("age", "resource"):
        return (value + 1) % {"age": 3, "resource": len(RESOURCES)}[field]
    return value + 1


def test_every_number_is_followed() -> None:
    fields = {
        (name, field)
        for name in TABLES.__struct_fields__
        if name not in NO_COMPONENTS
        for field, hint in get_type_hints(type(getattr(TABLES, name)[0])).items()
        if is_number(hint)
    }
    assert fields == set(CASES) | NOT_CHANGED
    assert {*FOLLOWED, *NO_COMPONENTS} == set(TABLES.__struct_fields__)


@pytest.mark.parametrize(("table_name", "field"), CASES)
def test_a_correction_reaches_the_rules(table_name: str, field: str) -> None:
    follow = FOLLOWED[table_name][field]
    always = field in ("row", "type", "age", "cost", "resources", "resource", "at_least")
    rows: dict[str, Row] = {
        row.key: row for row in getattr(TABLES, table_name) if always or getattr(row, field)
    }
    if isinstance(follow, Mapping):
        assert set(follow) == set(rows)
    for key, row in rows.items():
        new = another(field, getattr(row, field))
        draw = partial(drawn, {table_name: {key: {field: new}}})
        found = (follow[key] if isinstance(follow, Mapping) else follow)(draw, key)
        assert found == new, f"{table_name}.{key}.{field}"


def drawn(changes: Mapping[str, Any], picture: str = LINE, **features: str) -> NewDawnScript:
    t = table(picture, 2, content=changes, **features)
    t.leads(0, "rome")
    return t
