"""A New Dawn and the kit: laws, campaign, texts, golden matches, component numbers."""

from __future__ import annotations

from pathlib import Path

from tessera.games.newdawn import game
from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.content import (
    AGES,
    COLOURS,
    FOCUS_TYPES,
    LETTERS,
    RESOURCES,
    WONDER_STACKS,
    Terrain,
)
from tessera.games.newdawn.rules.barbarians import SECTIONS
from tessera.games.newdawn.rules.board import DIRECTIONS
from tessera.games.newdawn.rules.mapping import SIDES
from tessera.games.newdawn.state import NEUTRAL, NewDawn, Player, city_state_holder, empty_spaces
from tessera.kernel import Chance, enter
from tessera.kernel.geometry import bits
from tessera.kernel.tuples import put
from tessera.testing import Suite, Table, Trial

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]

UNHEARD = {
    *("ask-choose-side", "ask-choose-rotation", "ask-choose-position", "ask-replace-card", "ask-pay-wonder"),
    *("ask-move-control-to", "ask-exchange-resource-for", "ask-swap-pact-for", "ask-drive-barbarian-to"),
    "ask-eiffel-tower-second",
}
"""Parts of an answer that has begun, of which nobody else hears."""

WORDS = (
    *[f"city-{city_state.key}" for city_state in TABLES.city_states],
    *[f"kind-{tile.shows}" for tile in TABLES.tiles],
    *[f"{word}-{terrain.name.lower()}" for terrain in Terrain for word in ("terrain", "land")],
    *[f"resource-{name}" for name in RESOURCES],
    *[f"focus-{name}" for name in FOCUS_TYPES],
    *[f"age-{name}" for name in AGES],
    *[f"colour-{name}" for name in COLOURS],
    *[f"section-{name}" for name in SECTIONS],
    *[f"direction-{name}" for name in DIRECTIONS],
    *[f"barbarian-{letter}" for letter in LETTERS],
    *[f"side-{side}" for side in SIDES],
    *[f"level-{level}" for level in range(1, 5)],
    *[f"limit-{limit}" for limit in range(1, 6)],
    *[f"stage-{stage}" for stage in ("setup", "map", "turn", "event", "over")],
)


def late(s: NewDawn, chance: Chance) -> bool:
    """In the first turn, everybody has cities, wonders, good cards and diplomacy cards; perhaps no spare tokens."""
    if s.active < 0:
        return False
    full = chance.pick(2)
    held = [sum(kinds) for kinds in zip(*[p.resources for p in s.players], strict=True)]
    all_there = [left + had for left, had in zip(s.supply, held, strict=True)]
    given = tuple(int(there >= s.seats) for there in all_there)
    for p in s.players:
        p.row = tuple(s.content.focus_of[s.content.focus[card].type, 1 + chance.pick(4)] for card in p.row)
        p.trade = tuple(chance.pick(4) for _ in p.row)
        p.resources = given
        p.dial = chance.pick(25)
        _settle(s, p, chance, full=full)
    s.supply = tuple(there - s.seats * each for there, each in zip(all_there, given, strict=True))
    for city_state in s.content.city_states:
        for p in s.players[:2] if city_state_holder(s, city_state) == NEUTRAL else ():
            enter(s, p, city_state)
    return True


def _settle(s: NewDawn, p: Player, chance: Chance, *, full: int) -> None:
    free = chance.shuffled(list(bits(empty_spaces(s) & s.board.land)))
    for cell in free[:3]:
        stack = chance.pick(len(WONDER_STACKS))
        p.cities = put(p.cities, cell)
        cards = s.stacks[stack].cards
        if cards:
            wonder = cards[chance.pick(len(cards))]
            s.stacks[stack].remove(wonder)
            enter(s, p, wonder)
            s.wonder_tokens = tuple(sorted((*s.wonder_tokens, (wonder, cell))))
    tokens = min(31, len(free) - 3) if full else 8
    p.control = tuple(sorted(free[3 : 3 + tokens // 2]))
    p.reinforced = tuple(sorted(free[3 + tokens // 2 : 3 + tokens]))


class TestKit(Suite):
    folder = FOLDER
    records = ROOT / "tests" / "records" / game.id
    closely = 40
    by_table = {"natural": "test_natural_wonder"}
    elsewhere = 7
    trial = Trial(
        game=game,
        tables=(
            *[Table(seats) for seats in game.seats],
            Table(2, {"map": "advanced"}),
            Table(3, {"map": "advanced", "epic": True}),
            Table(4, {"map": "advanced", "choose_colours": True}),
            Table(2, {"epic": True, "choose_colours": True}),
        ),
        golden=(Table(3, {"map": "advanced", "epic": True, "choose_colours": True}),),
        longest=2500,
        shy=frozenset({"stop", "decline", "stay"}),
        later=late,
        unheard=frozenset(UNHEARD),
        words=WORDS,
        bases=frozenset(
            {"ChooseFocusCard", "ChoosePiece", "ChooseSpace", "Journey", "Plan", "Question", "SwapCards"}
        ),
        named={
            "first_game_map": "",
            "core_layout": "",
            "leaders": "leader",
            "agendas": "agenda",
            "victory_cards": "victory",
            "natural_wonders": "natural",
            "tiles": "tile",
        },
        silent=frozenset({"victory_cards", "tiles"}),
        numbers={
            "world_wonders": ("amount", "up_to", "tokens"),
            "focus_cards": (
                *("tokens", "caravans", "range", "attacks", "bonus", "barbarian_bonus"),
                *("slot_5_production", "more_tokens", "trade", "slot"),
            ),
            "leaders": ("amount",),
            "city_states": ("amount", "range"),
            "pacts": ("amount",),
            "agendas": ("at_least",),
        },
        drawn=frozenset({"pyramids.up_to", "porcelain_tower.up_to"}),  # as levels: `test_texts`
        idioms={
            "en": (
                "slot [15]",
                "two (?:neighbouring )?cards",
                "two control tokens",
                "ancient 1, medieval 2, modern 3",
            ),
            "de": (
                "Platz [15]",
                "zwei [a-z]+ Karten",
                "zwei Kontrollmarker",
                "Antike 1, Mittelalter 2, Moderne 3",
            ),
        },
    )
