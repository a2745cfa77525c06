"""Tapestry and the kit: laws, campaign, texts, golden matches, component numbers."""

from __future__ import annotations

from pathlib import Path

from tessera.games.tapestry import game
from tessera.games.tapestry.content import (
    BUILDINGS,
    CONTINUOUS,
    RESOURCES,
    RESPONSE,
    ROWS,
    TERRAINS,
    THIS_ERA,
    TRACKS,
    WHEN_PLAYED,
)
from tessera.testing import Suite, Table, Trial, rule
from tests.games.tapestry.scenes import EVERYTHING

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]

COMPOSED = {
    *[
        f"do-{step}-{what}"
        for step in ("next", "choose", "take")
        for what in ("gain-on", "gain-card", "points")
    ],
    *[f"stage-{name}" for name in ("setup", "turn", "income", "bots", "over")],
    *[
        f"do-{verb}"
        for verb in ("do", "choose", "next", "use", "end", "income", "advance", "benefit", "bonus", "beside")
    ],
    *[f"do-{step}-gain" for step in ("next", "choose", "take")],
    *[
        f"do-{verb}"
        for verb in ("redraw", "replace", "invent", "salvage", "upgrade", "create", "tile", "restart")
    ],
    *[
        f"do-{verb}"
        for verb in ("capital", "give", "card", "swap", "with", "herald", "improve", "share", "uncover")
    ],
    "do-mat-at",
    *[f"do-{verb}" for verb in ("resource", "move-from", "set-aside", "slide", "plant", "howl")],
    *[f"do-{verb}" for verb in ("track", "rise", "fall", "copy", "buy", "sell", "compete")],
    *[f"do-{verb}" for verb in ("at", "conquer", "drift", "from", "isolate", "occupy", "onto", "trade")],
    "refused-may-conquer",
}
COMPOSED |= {f"{kind}-{step}" for kind in ("ask", "wait") for step in ("any-order", "may", "slumber", "flit")}
"""Messages whose keys are put together from a verb or from the name of a right."""

TABLES = game.tables
WORDS = (
    *[f"kind-{row.kind}" for row in game.content().rows],
    *[f"type-{name}" for name in (WHEN_PLAYED, THIS_ERA, CONTINUOUS, RESPONSE)],
    *[f"tile-{row.key}" for row in (*TABLES.territories, *TABLES.space_tiles)],
    *[f"civ-{row.key}" for row in TABLES.civilizations],
    *[f"capital-{row.key}" for row in TABLES.capitals],
    *[f"{name}-{row.key}" for row in TABLES.landmarks for name in ("landmark", "building")],
    *[f"achievement-{row.key}" for row in TABLES.achievements],
    *[f"{name}-{row.key}" for row in TABLES.decisions for name in ("first", "second")],
    *[f"{name}-{row.automa}" for row in TABLES.decisions for name in ("automa", "shadow")],
    *[f"scan-{row.scan}" for row in TABLES.decisions],
    *[f"good-{name}" for name in RESOURCES],
    *[f"building-{name}" for name in BUILDINGS],
    *[f"{kind}-{name}" for name in ROWS for kind in ("row", "income")],
    *[f"track-{name}" for name in (*TRACKS, "favorite")],
    *[f"land-{name}" for name in TERRAINS],
    *[f"face-{face.replace(':', '-')}" for die in TABLES.dice[2:] for face in die.faces],
    *[f"setting-level-{level}" for level in (1, 2, 3, 4, 5, 6)],
    *[f"stage-{name}" for name in ("setup", "turn", "income", "bots", "over")],
    *[
        "bot-1",
        "bot-2",
        "score-vp",
        "reason-end",
        "reason-won-solo",
        "reason-lost-solo",
        "partly-reconstructed",
    ],
)


class TestKit(Suite):
    folder = FOLDER
    records = ROOT / "tests" / "records" / game.id
    closely = 24
    by_table = {
        "territory": "test_every_territory_tile_gives_its_benefit",
        "spacetile": "test_every_space_tile_gives_its_benefits",
        "tech": "test_every_tech_card_gives_its_circle_and_square",
        "masterpiece": "test_every_masterpiece_gives_its_benefit",
        "space": "test_the_numbers_on_components",
        "landmark": "test_the_numbers_on_components",
        "capital": "test_every_capital_has_its_plots",
        "decision": "test_the_numbers_on_components",
        "level": "test_the_numbers_on_components",
        "inspiration": "test_the_numbers_on_components",
    }
    trial = Trial(
        game=game,
        tables=(
            *[Table(seats) for seats in (2, 3, 4, 5, 1)],
            Table(2, {"plans": True}),
            Table(3, {"arts": True}),
            Table(2, {"fantasies": True}),
            Table(3, {"plans": True, "arts": True}),
            Table(4, EVERYTHING),
            Table(5, EVERYTHING),
            *[Table(1, {**EVERYTHING, "level": level, "unfair_cards": True}) for level in (1, 3, 4, 5, 6)],
            Table(3, {"arts": True, "arts_track": False, "fantasies": True}),
            Table(2, {"shadow": True, "without_contested": True, "cheap_nanotechnology": True}),
            Table(
                4,
                {
                    "two_first_cards": True,
                    "two_civilizations": True,
                    "free_islands": True,
                    "adjustments": False,
                },
            ),
            Table(
                3, {**EVERYTHING, "choose_die": True, "civilizations": "fantasies", "early_tapestry": False}
            ),
            *[Table(3, {**EVERYTHING, "civilizations": box}) for box in ("base", "plans", "arts")],
        ),
        golden=(Table(2, EVERYTHING), Table(4, EVERYTHING), Table(1, EVERYTHING)),
        longest=900,
        shy=frozenset({"income", "decline", "stop", "pass"}),
        composed=frozenset(COMPOSED),
        bases=frozenset({"ChooseOpponent", "ChooseCard", "ChooseHex", "KeepOne"}),
        words=WORDS,
        numbers={
            "tapestries": ("amount",),
            "civilizations": ("amount", "tokens"),
            "space_tiles": ("amount",),
            "capitals": ("aside_vp", "pad_loss"),
        },
        longest_word=11,
        optional=frozenset(
            {
                *("do-circle", "do-tile", "do-replace", "do-lose", "do-build"),
                *("do-do", "do-next", "do-choose"),  # those of steps, which are named elsewhere
            }
        ),
    )

    @rule("TP-1.06", "TP-5.12", "TP-7.15", "TP-7.16", "TP-7.17", "TP-7.35", "TP-9.03")
    def test_the_numbers_on_components(self, component_table: str) -> None:
        super().test_the_numbers_on_components(component_table)
