"""Civilization and the kit: laws, campaign, texts, golden matches, component numbers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tessera.games.civilization import game
from tessera.games.civilization.content import RESOURCES, TERRAINS, UNIT_TYPES, WONDER_AGES
from tessera.games.civilization.rules import ending
from tessera.games.civilization.rules.ending import GOALS
from tessera.games.civilization.rules.research import take_tech
from tessera.games.civilization.state import PHASES, World
from tessera.kernel import Chance
from tessera.testing import Suite, Table, Trial, rule

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]

COMPOSED = {
    *[f"event-battle-{kind}" for kind in ("field", "city", "capital", "village")],
    *[f"event-{figure}-produced" for figure in ("army", "scout")],
    *["event-battle-won", "event-barbarians-won"],
    *[f"refused-no-{item}" for item in ("army", "scout", "train", "build", "wonder")],
    *[f"refused-{verb}" for verb in ("at", "to", "with", "capital-acts", "free-building")],
    *[f"do-{verb}" for verb in ("found", "govern", "place", "at", "to", "from", "tile", "send", "city")],
    *[f"do-{verb}" for verb in ("use", "play", "done", "skip", "build", "wonder", "free", "take-back")],
    *[f"do-produce-{figure}" for figure in ("army", "scout")],
    *[f"do-place-{figure}" for figure in ("army", "scout")],
    *[f"do-set-out-{figure}" for figure in ("army", "scout")],
    *[
        f"do-{verb}"
        for verb in ("move", "discover", "infiltrate", "boost", "raze", "strike", "wound", "heal")
    ],
    *[f"do-{verb}" for verb in ("loot", "discard-coin", "steal-coin", "agree", "refuse", "for", "offer")],
    *[f"do-{verb}-coin-from" for verb in ("discard", "steal")],
    *[f"do-{verb}-amount" for verb in ("give", "get")],
    *[f"do-{verb}-card" for verb in ("give", "show", "hand")],
    *[f"do-{verb}-offer" for verb in ("accept", "decline", "counter")],
    *["do-get-cards", "do-do", "do-decline", "do-end", "do-pass", "do-stop", "ask-may", "wait-may"],
}
"""Messages whose keys are put together."""

NUMBERS = (
    *("amount", "also", "armies", "price", "speed", "stacking", "cities", "hand", "coin", "tokens"),
    *("reach", "discount", "strengths"),
)
REASONS = (ending.MILITARY, ending.TECH, ending.CULTURE, ending.ECONOMY, ending.TURN_LIMIT, ending.THIRD_CITY)
WORDS = (
    *[f"kind-{kind}" for kind in ("ability", "action")],
    *[f"terrain-{name}" for name in TERRAINS],
    *[f"{kind}-{name}" for kind in ("resource", "what") for name in RESOURCES],
    *[f"{kind}-{name}" for kind in ("type", "unit") for name in UNIT_TYPES],
    *[f"rank-{name}-{rank}" for name in UNIT_TYPES[:3] for rank in (1, 2, 3, 4)],
    *[f"age-{age}" for age in range(len(WONDER_AGES))],
    *[f"level-{level}" for level in (1, 2, 3, 4, 5)],
    *[f"icon-{name}" for name in ("trade", "production", "culture", "coin", "combat")],
    *[f"{kind}-{phase}" for kind in ("phase", "stage") for phase in PHASES],
    *[f"reward-{reward}" for _, _, reward in game.tables.constants.track],
    *[f"value-{name}" for name in ("coins", "trade", "production", "culture")],
    *[f"part-{name}" for name in ("map", "tokens", "this-turn", "devotion")],
    *[f"setting-offer-budget-{number}" for number in range(6)],
    *[f"setting-turn-limit-{turns}" for turns in (40, 30, 20, 60, 80, 0)],
    *GOALS,
    *[f"reason-{reason}" for reason in REASONS],
)


def grow_old(s: World, chance: Chance) -> bool:
    """After the first turn, everybody knows most techs and has culture to spend: late components see play, too."""
    if not s.turn:
        return False
    levels = Counter[int]()
    for p in s.players:
        levels.clear()
        for tech in chance.shuffled(list(s.content.techs)):
            level = s.content.level[tech]
            if tech not in p.techs and levels[level] < (5, 4, 3, 1, 0)[level - 1]:
                levels[level] += 1
                take_tech(s, p, tech)
        p.culture, p.trade, p.track = 25, 27, 6
    return True


class TestKit(Suite):
    folder = FOLDER
    records = ROOT / "tests" / "records" / game.id
    closely = 100
    trial = Trial(
        game=game,
        tables=(
            *[Table(seats, {"turn_limit": 20}) for seats in game.seats],
            Table(2, {"civ_choice": "draft", "offer_budget": 1, "turn_limit": 20}),
            Table(3, {"loot_rule": "faq2", "turn_limit": 20}),
            Table(4, {"introductory": True, "offer_budget": 5, "turn_limit": 20}),
            Table(2, {"offer_budget": 0, "loot_rule": "faq2", "turn_limit": 20}),
        ),
        longest=12_000,
        usual_options=20,
        shy=frozenset({"pass", "end", "stop", "decline", "none", "skip", "idle", "take-back", "done"}),
        later=grow_old,
        composed=frozenset(COMPOSED),
        bases=frozenset({"Barring", "Menu", "Looting"}),
        unheard=frozenset({"ask-barbarian-turn", "ask-cancel", "ask-cancel-action"}),
        words=WORDS,
        numbers={table: NUMBERS for table in game.tables.__struct_fields__ if table != "buildings"},
        idioms={
            "en": ("two things", "two resources", "16 squares", "1 wheat", r"any \d resources"),
            "de": ("zwei Dinge", "zwei Rohstoffe", "16 Feldern", "1 Weizen", r"\d beliebige Rohstoffe"),
        },
        borrowed={"america": "constants", "city_walls": "constants"},
        longest_word=11,
    )

    @rule("CV-19.01", "CV-19.02", "CV-19.03", "CV-14.21", "CV-5.17")
    def test_the_laws_of_the_kernel(self, table: Table) -> None:
        super().test_the_laws_of_the_kernel(table)

    @rule("CV-1.02", "CV-1.04", "CV-1.06", "CV-1.07", "CV-1.08", "CV-1.12", "CV-2.06", "CV-2.10")
    @rule("CV-6.31", "CV-6.32", "CV-6.50", "CV-6.53", "CV-11.04")
    def test_the_numbers_on_components(self, component_table: str) -> None:
        super().test_the_numbers_on_components(component_table)
