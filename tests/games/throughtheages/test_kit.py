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
    *[f"do-{verb}-for-less" for verb in ("grow", "build", "develop", "revolt", "stop")],
    *[f"do-printers-{verb}" for verb in ("take", "develop", "build", "upgrade", "play")],
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


IN_WORDS: Final = {
    "also": (
        "patriotism_a patriotism_1 patriotism_2 patriotism_3 patriotism_3_extra saladin james_cook "
        "charles_darwin call_to_arms knowledge_of_the_ancestors politics_of_strength "
        "impact_of_happiness nobel_prize"
    ),
    "amount": (
        "hammurabi hippocrates frederick_barbarossa nostradamus johannes_gutenberg james_cook "
        "catherine_the_great maria_theresa antoni_gaudi charles_darwin marlene_dietrich steve_jobs "
        "st_peters_basilica st_peters_basilica_adj machu_picchu himeji_castle "
        "transcontinental_railroad transcontinental_railroad_adj development_of_civilization "
        "development_of_planning knowledge_of_the_ancestors politics_of_strength "
        "international_negotiations impact_of_happiness war_over_territory trade_routes_agreement"
    ),
    "each": (
        "eleanor_of_aquitaine james_cook antoni_gaudi charles_darwin marlene_dietrich colosseum "
        "suez_canal first_space_flight hollywood internet impact_of_agriculture "
        "impact_of_architecture impact_of_balance impact_of_competition impact_of_industry"
    ),
}
"""Numbers that sentences spell in words ("one more"), or say more than once: these do not follow a correction."""


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
                ("actions", "leaders", "wonders", "events", "aggressions", "wars", "pacts", "conditions"),
                ("amount", "also", "each"),
            ),
            "tactics": ("army", "outdated"),
        },
        in_words=frozenset({f"{key}.{field}" for field, keys in IN_WORDS.items() for key in keys.split()}),
        longest_word=11,
    )
