"""A correction reaches the game: every number of every row is changed, and what it is for follows.

What effects answer is asked of corrected rows in positions of the box as it is; what chapters of the rules read is
asked in positions of the corrected box. A field that is neither says in `STRUCTURAL` why.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest
from msgspec import to_builtins

from tessera.games.throughtheages import game
from tessera.games.throughtheages.box import KINDS
from tessera.games.throughtheages.content import Box, Component, Symbols
from tessera.games.throughtheages.hooks import (
    AGE_BEGINS,
    AGE_ENDS,
    AGGRESSION_WON,
    ALL_TYPES,
    ARMY_STRENGTH,
    ATTACK,
    ATTACK_PRICE,
    BUILD_COST,
    BUILDING_CULTURE,
    BUILDING_SCIENCE,
    BUILDING_STRENGTH,
    COLONY_PAYMENT,
    DEVELOPED,
    EXTRA_TOKENS,
    MAY_ATTACK,
    SCIENCE_COST,
    STAGE_BUILT,
    TAKE_COST,
    TAKE_LEAST,
    TAKEN,
    WAR_WON,
    WORKER_FACES,
)
from tessera.games.throughtheages.rules.armies import Units, armies
from tessera.games.throughtheages.rules.colonization import colonize_worth
from tessera.games.throughtheages.rules.conflicts import attack_price, defence_of
from tessera.games.throughtheages.rules.decks import copies
from tessera.games.throughtheages.rules.means import build_price, science_price
from tessera.games.throughtheages.rules.ratings import (
    culture_rating,
    food_production,
    happiness,
    mine_production,
    science_rating,
    strength_rating,
)
from tessera.games.throughtheages.rules.technologies import paying_partners
from tessera.games.throughtheages.rules.wonders import stage_price
from tessera.games.throughtheages.setup import begin_civilization
from tessera.games.throughtheages.state import Ages
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import NONE, Step
from tessera.kernel.content import BadContent
from tessera.kernel.effects import Held, HeldAs, Hook, Plus, Ready
from tessera.testing.components import FieldPath, numbers

SETTINGS: Final = {"adjusted": True, "new_military": True, "mix": "pure"}

# --- the numbers of a row -----------------------------------------------------------------------------------


def corrected(row: Component, path: FieldPath, by: int) -> dict[str, Any]:
    """The field of a content file that changes one number of a row."""
    field = str(path[0])
    return {field: changed(getattr(row, field), path[1:], by)}


def changed(value: Any, path: FieldPath, by: int) -> Any:
    """A value of a content file in which one number is another."""
    if not path:
        return value + by
    plain: Any = to_builtins(value)
    if isinstance(plain, dict):
        return {
            name: changed(inner, path[1:], by) if name == path[0] else inner for name, inner in plain.items()
        }
    return [changed(inner, path[1:], by) if place == path[0] else inner for place, inner in enumerate(plain)]


def with_correction(table: str, rows: list[Component], path: FieldPath) -> Box:
    """A box in which the same number of several rows is one more, or one less where more is nonsense."""
    for by in (1, -1):
        try:
            return game.content({table: {row.key: corrected(row, path, by) for row in rows}})
        except BadContent:
            continue
    raise AssertionError(f"{path} of {table} cannot be changed")


# --- what effects answer ------------------------------------------------------------------------------------


@cache
def positions() -> tuple[Ages, ...]:
    """Civilizations with something of everything: rich and poor, content and not, at every number of players."""
    return (*[rich(seats, age) for seats, age in ((2, 1), (3, 2), (4, 3))], unrest())


def rich(seats: int, age: int) -> Ages:
    t = AgesScript(game, seats, 1, SETTINGS, game.content())
    t.quiet(age=age, round=8)
    t.has(0, "irrigation", "iron", "alchemy", "theology", "printing_press", "drama", "bread_and_circuses")
    t.has(0, "swordsmen", "knights", "cannon", "code_of_laws", "warfare", "monarchy", "computers")
    t.has(0, "vast_territory_1", "historic_territory_1", "pyramids", "great_wall", "heavy_cavalry")
    t.workers(
        0, agriculture=2, bronze=2, iron=1, philosophy=1, alchemy=1, theology=2, printing_press=1, drama=1
    )
    t.workers(0, bread_and_circuses=1, warriors=2, swordsmen=1, knights=3, cannon=1, unused=2)
    t.has(1, "universitas_carolina")
    t.builds(1, "acropolis")
    t.builds(0, "machu_picchu")
    t.points(0, science=9, culture=5)
    t.points(1, science=7, culture=30)
    t.hand(0, "coal", "opera", *(["riflemen"] if seats > 2 else []))
    t.hand(1, "kremlin")
    with t.edit() as s:
        s.turn.discarded = s.turn.developed = 2
        s.turn.replaced = True
    return t.state


def unrest() -> Ages:
    t = AgesScript(game, 3, 1, SETTINGS, game.content())
    t.quiet(age=2, round=8)
    for seat in range(3):
        t.banks(seat, yellow=4)
        t.points(seat, culture=20 - seat)
    return t.state


def asked_with(s: Ages, hook: Hook) -> list[tuple[Any, ...]]:
    """Examples of what a hook is asked with."""
    content = s.content
    technologies = content.numbers(content.tables.technologies)
    if hook in (BUILD_COST, EXTRA_TOKENS, DEVELOPED, TAKEN, TAKE_COST, TAKE_LEAST):
        return [(tech,) for tech in technologies]
    if hook is SCIENCE_COST:
        return [(tech, False) for tech in (*technologies, *content.numbers(content.tables.governments))]
    if hook is WORKER_FACES:
        return [(tech, True) for tech in technologies]
    examples: dict[Hook, list[tuple[Any, ...]]] = {
        BUILDING_CULTURE: [(ALL_TYPES,)],
        BUILDING_SCIENCE: [(ALL_TYPES,)],
        BUILDING_STRENGTH: [(ALL_TYPES,)],
        COLONY_PAYMENT: [(resources,) for resources in range(9)],
        ARMY_STRENGTH: [(1,)],
        ATTACK: [(1,)],
        MAY_ATTACK: [(1,)],
        ATTACK_PRICE: [(2,)],
        STAGE_BUILT: [(3, 1)],
        AGE_BEGINS: [(2,)],
        AGE_ENDS: [(2,)],
        AGGRESSION_WON: [(1,)],
        WAR_WON: [(1, 9), (1, 10)],
    }
    return examples.get(hook, [()])


def remembered(row: Component) -> list[tuple[int, ...]]:
    """What may lie on a card, or what it remembers."""
    examples: dict[str, list[tuple[int, ...]]] = {"pact": [(1, 0), (1, 1)], "wonder": [(2,)]}
    return examples.get(row.kind, [()])


def answers(ready: Ready, hook: Hook) -> list[object]:
    """What an effect of a card says in all positions, for everybody."""
    row = ready.row
    assert isinstance(row, Component)
    found: list[object] = []
    for s in positions():
        for p in s.players:
            for on in remembered(row):
                held = HeldAs(row, ready.number, NONE, on, p.seat)
                for asked in asked_with(s, hook):
                    when = ready.when is None or ready.when(s, p, held, *asked)
                    found.append((when, answer(ready, s, p, held, asked)))
    return found


def answer(ready: Ready, s: Ages, p: Any, held: Held, asked: tuple[Any, ...]) -> object:
    if isinstance(ready.effect, Plus):
        return ready.worth(s, p, held, asked)
    return ready.do if ready.do is None or isinstance(ready.do, Step) else ready.do(s, p, held, *asked)


def effects(content: Box, key: str) -> list[object]:
    return [
        (ready.name, answers(ready, hook))
        for hook, entry in content.effects.items()
        for ready in entry.effects
        if ready.key == key
    ]


# --- what chapters of the rules read ------------------------------------------------------------------------


def worker(t: AgesScript, card: int) -> object:
    """What the only worker of a civilization gives on a technology."""
    s, p = t.state, t.civ(0)
    p.techs, p.workers, p.stored = (card,), (1,), (0,)
    measures = (culture_rating, science_rating, strength_rating, happiness, food_production, mine_production)
    return [measure(s, p) for measure in measures]


def science(t: AgesScript, card: int) -> object:
    return science_price(t.state, t.civ(0), card)


def revolution(t: AgesScript, card: int) -> object:
    return science_price(t.state, t.civ(0), card, True)


def resources(t: AgesScript, card: int) -> object:
    return build_price(t.state, t.civ(0), card)


def stages(t: AgesScript, card: int) -> object:
    t.civ(0).unfinished = card
    return [stage_price(t.state, t.civ(0), count) for count in range(1, 6)]


def attack(t: AgesScript, card: int) -> object:
    return attack_price(t.state, t.civ(1), card)


def army(t: AgesScript, card: int) -> object:
    """What armies of exactly the printed units come to: of new ones, of old ones, with farms as units."""
    s, p = t.state, t.civ(0)
    p.tactic = card
    row = game.content().tactic[card]
    modern = {"modern_infantry": row.infantry, "tanks": row.cavalry, "rockets": row.artillery}
    old = {"warriors": row.infantry, "knights": row.cavalry, "cannon": row.artillery}
    found: list[object] = [armies(s, p, units_of(t, units)) for units in (modern, old)]
    zizka, farms = t.number("jan_zizka"), t.number("agriculture")
    p.cards, p.on = (zizka,), ((),)
    p.techs, p.workers, p.stored = (farms,), (row.infantry + row.artillery,), (0,)
    found.append(armies(s, p, units_of(t, {"knights": row.cavalry})))
    p.cards, p.on = (), ()
    return found


def units_of(t: AgesScript, units: dict[str, int]) -> Units:
    return tuple([(t.number(key), count) for key, count in units.items() if count])


def partners_share(t: AgesScript, card: int) -> object:
    p = t.civ(0)
    p.cards, p.on = (card,), ((1, 0),)
    return paying_partners(t.state, p)


def at_the_beginning(t: AgesScript, card: int) -> object:
    return begin_civilization(t.state.content, 0).workers


def dealt(t: AgesScript, card: int) -> object:
    row = t.state.content.component[card]
    return [copies(row, t.state.setup.settings, seats) for seats in (2, 3, 4)]


READ: Final[dict[tuple[str, str], Callable[[AgesScript, int], object]]] = {
    **{
        ("technologies", name): worker
        for name in ("food", "goods", "culture", "gives_science", "strength", "happy")
    },
    ("technologies", "science"): science,
    ("technologies", "resources"): resources,
    ("technologies", "workers"): at_the_beginning,
    ("governments", "science"): science,
    ("governments", "revolution"): revolution,
    ("specials", "science"): science,
    ("wonders", "stages"): stages,
    **{("tactics", name): army for name in ("infantry", "cavalry", "artillery", "army", "outdated")},
    ("aggressions", "ma"): attack,
    ("wars", "ma"): attack,
    ("pacts", "partner_pays"): partners_share,
    ("bonuses", "defence"): lambda t, card: defence_of(t.state, card),
    ("bonuses", "colonize"): lambda t, card: colonize_worth(t.state, card),
    ("bonuses", "more"): dealt,
    **{(table, "copies"): dealt for table in KINDS},
}
"""The fields that chapters read, by table: how what they are for is seen."""

STRUCTURAL: Final = {
    "age": "the deck that a card is in, and its level: not a number of its text",
    "type": "what a technology is",
    "place": "the space of a board that a placeholder stands for",
}


# --- the tests ----------------------------------------------------------------------------------------------


def table_of(content: Box) -> AgesScript:
    t = AgesScript(game, 2, 1, SETTINGS, content)
    t.quiet(age=2, round=8)
    return t


def by_path(table: str) -> dict[FieldPath, list[Component]]:
    """The rows of a table in which a number is printed."""
    found: dict[FieldPath, list[Component]] = {}
    for row in getattr(game.tables, table):
        for path, _ in numbers(row):
            if path[0] not in STRUCTURAL:
                found.setdefault(path, []).append(row)
    return found


@pytest.mark.parametrize("table", KINDS)
def test_every_number_of_a_row_is_played_with(table: str) -> None:
    plain = game.content()
    deaf: list[str] = []
    for path, rows in by_path(table).items():
        content = with_correction(table, rows, path)
        read = READ.get((table, str(path[0])))
        if read is not None:
            before, after = table_of(plain), table_of(content)
            numbers_of = [(row, plain.number[row.key]) for row in rows]
            same = [row for row, number in numbers_of if read(before, number) == read(after, number)]
        else:
            same = [row for row in rows if effects(plain, row.key) == effects(content, row.key)]
        deaf += [f"{row.key}.{'.'.join(map(str, path))}" for row in same]
    assert deaf == []


@pytest.mark.parametrize("name", Symbols.__struct_fields__)
def test_a_symbol_that_was_not_printed_can_be_added(name: str) -> None:
    """Also to a side of a pact."""
    plain = game.content()
    changed = game.content(
        {
            "leaders": {"moses": {"symbols": {name: 1}}},
            "pacts": {"trade_routes_agreement": {"other": {name: 1}}},
        }
    )
    for key in ("moses", "trade_routes_agreement"):
        assert effects(changed, key) != effects(plain, key)
