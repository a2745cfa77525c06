"""Through the Ages and the kit: laws, campaign, texts, golden matches, component numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tessera.games.throughtheages import game
from tessera.games.throughtheages.content import AGES, FIELDS, TYPES, Symbols
from tessera.games.throughtheages.rules.gains import Pools
from tessera.kernel.state import Choice
from tessera.testing import Suite, Table, Trial

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]
EVERYTHING: dict[str, Choice] = {"adjusted": True, "new_military": True, "mix": "secret"}
LASTING = {"resigning": False}
"""Random play would resign after a few rounds: matches in which nobody can."""

COMPOSED = {
    *[f"do-{verb}-action" for verb in ("grow", "upgrade", "destroy", "end")],
    *[f"do-{verb}" for verb in ("lead", "play", "tactic", "copy", "tactic-stronger", "copy-stronger")],
    *[
        f"do-{verb}"
        for verb in ("prepare", "attack", "offer", "cancel", "resign", "alone", "accept", "refuse")
    ],
    *[f"do-{verb}" for verb in ("send", "bonus", "cards", "develop", "revolt", "agree")],
    "do-saladin-strength",
    "do-saladin-action",
}
COMPOSED |= {f"refused-short-of-{good}" for good in ("food", "resources", "science")}
COMPOSED |= {
    f"{kind}-{step}" for step in ("may", "pay-then", "one-gain", "any-order") for kind in ("ask", "wait")
}
COMPOSED |= {f"do-{verb}" for verb in ("do", "choose", "next", "pay", "decline")}
COMPOSED |= {"event-aggression-won", "event-aggression-failed"}
"""Messages whose keys are put together."""

ROWS = [
    row for name in game.tables.__struct_fields__ if name != "constants" for row in getattr(game.tables, name)
]
WORDS = (
    *[f"kind-{row.kind}" for row in ROWS],
    *[f"type-{name}" for name in TYPES],
    *[f"field-{name}" for name in FIELDS],
    *[f"age-{age}" for age in range(len(AGES))],
    *[f"colour-{colour}" for row in ROWS if (colour := getattr(row, "colour", ""))],
    *[f"symbol-{name}" for name in Symbols.__struct_fields__],
    *[f"good-{name}" for name in ("food", "resources", "science", "culture")],
    *[f"pool-{name}" for name in Pools.__struct_fields__ if name != "seat"],
    *[f"rating-{name}" for name in ("culture", "science", "strength", "happiness")],
    *[f"part-{name}" for name in ("armies", "workers", "no-face-for-itself")],
    *["score-culture", "score-before", "score-events", "score-short", "score-effects"],
    *["reason-end", "reason-resigned"],
    *[f"stage-{name}" for name in ("setup", "turn", "politics", "actions", "over")],
)

PRINTED: Final = (
    *("amount", "also", "each", "least", "every", "partner_pays", "defence", "colonize"),
    *("scale", "discounts", "by_age", "by_seats", "points", "gains", "instead", "losses"),
)
"""Fields with numbers that stand in the text of a card; symbols, prices and stages are drawn on it."""
IDIOMS: Final = {
    "en": (
        *("with [234] players(?:: two)?", "with 3 or 4 players", "(?<=, )(?:\\d+ )?with [34]"),
        *("the two (?:strongest|weakest)", "of the two", "two political actions", "two urban buildings"),
        *("twice", "1 less for Age I, 2 less for Age II, 3 less for Age III"),
    ),
    "de": (
        *("zu viert: zwei", "der beiden", "bis zu zwei politische", "zwei Zivilgebäude"),
        *("doppelt", "nicht zweimal nacheinander", "in I 1, in II 2, in III 3 weniger"),
    ),
}
"""Who is meant, by the number of players; and what happens once more."""


class TestKit(Suite):
    folder = FOLDER
    records = ROOT / "tests" / "records" / game.id
    closely = 90
    by_table = {
        "placeholder": "test_the_numbers_on_components",
        "condition": "test_the_numbers_on_components",  # what a leader's card says under another one
    }
    trial = Trial(
        game=game,
        tables=(
            *[Table(seats, LASTING) for seats in game.seats],
            Table(3, {"mix": "pure", "adjusted": True, "new_military": True, **LASTING}),
            Table(4, {**EVERYTHING, **LASTING}),
            Table(2, {"mix": "open", "new_military": True, **LASTING}),
            Table(3, {"mix": "gradual", "closed_hands": True, **LASTING}),
            Table(2, {"mix": "one_base", "adjusted": True, **LASTING}),
            Table(3, {"mix": "draft", "new_military": True, **LASTING}),
            Table(4, {"mix": "open", "resigning": True, "new_military": True}),
            Table(3, {"peaceful": True, "adjusted": True, **LASTING}),
            Table(2, {"short": True, **LASTING}),
        ),
        golden=tuple(Table(seats, EVERYTHING) for seats in game.seats),
        longest=1500,
        most_options=60,
        shy=frozenset({"pass", "end", "stop", "decline", "refuse", "resign", "destroy"}),
        composed=frozenset(COMPOSED),
        bases=frozenset({"ChooseCard"}),
        words=WORDS,
        numbers={
            **dict.fromkeys(
                (
                    *("actions", "leaders", "wonders", "events", "territories"),
                    *("aggressions", "wars", "pacts", "bonuses", "conditions"),
                ),
                PRINTED,
            ),
            "tactics": ("infantry", "cavalry", "artillery", "army", "outdated", "above"),
            "pacts": (*PRINTED, "symbols", "other"),
        },
        idioms=IDIOMS,
        borrowed={
            "confucius": "constants",
            "sun_tzu": "sun_tzu_under_tactic",
            "alfred_nobel": "nobel_prize",
            "pierre_de_coubertin": "olympic_games",
            "ravages_of_time": "ruin",
            "red_cross_appeal": "international_red_cross",
        },
        longest_word=11,
    )
