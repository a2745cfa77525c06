"""Terms: what values are made of, and one word for one thing in texts and rules (CV-1)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tessera.games.civilization import game
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.kernel.resources import text_beside
from tessera.kernel.rulebook import document_of, numbered_rules
from tessera.testing import rule
from tessera.text import LANGUAGES, Catalog
from tests.games.civilization.scenes import table

ROOT = Path(__file__).parents[3]


# --- values and their lines ---------------------------------------------------------------------------------


def lines(t: CivilizationScript, value: str, seat: int = 0) -> list[tuple[str, int]]:
    return [(part.what, part.amount) for part in game.explain(t.state, seat, value)]


@rule("CV-12.10")
def test_coins_are_the_sum_of_their_lines() -> None:
    t = table()
    t.square("Mo", "b2")
    t.knows(0, "pottery", "civil_service")
    t.coins_on(0, "pottery", 2)
    t.governs(0, "feudalism_government")
    found = lines(t, "coins")
    assert ("map", 1) in found and ("tech:pottery", 2) in found and ("tech:civil_service", 1) in found
    assert ("government:feudalism_government", 1) in found
    assert sum(amount for _, amount in found) == t.coins(0) == 5


@rule("CV-5.02")
def test_collected_trade_is_the_sum_of_its_lines() -> None:
    t = table()
    t.square("D", "b2", "c2", "d2")
    t.governs(0, "fundamentalism_government")
    assert lines(t, "trade") == [("map", 3), ("government:fundamentalism_government", -2)]
    assert t.income(0) == 1


@rule("CV-6.11")
def test_production_is_the_sum_of_its_lines() -> None:
    t = table()
    t.square("F", "b2", "c2")
    t.governs(0, "communism_government")
    t.events(0, "we_love_the_despot_day")
    t.manage(0)
    t.choose("play we_love_the_despot_day / boost c3")
    found = lines(t, "production:c3")
    assert found == [("map", 4), ("this-turn", 4), ("government:communism_government", 2)]
    assert t.production(0, "c3") == 10


@rule("CV-6.70")
def test_the_culture_of_a_devoted_city_is_the_sum_of_its_lines() -> None:
    t = table()
    t.square("Gc", "b2", "c2")
    t.governs(0, "monarchy_government")
    found = lines(t, "culture:c3")
    assert found == [("devotion", 1), ("map", 2), ("government:monarchy_government", 1)]
    assert t.devotion(0, "c3") == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_an_explanation_has_a_name(lang: str) -> None:
    t = table()
    t.square("Mo", "b2")
    t.square("Gc", "c2")
    t.knows(0, "pottery", "railroad", "military_science")
    t.coins_on(0, "pottery", 4)
    t.governs(0, "communism_government")
    catalog = Catalog(game, lang)
    found = [
        what for value in ("coins", "trade", "production:c3", "culture:c3") for what, _ in lines(t, value)
    ]
    assert len(set(found)) >= 5
    for what in found:
        kind, _, key = what.partition(":")
        assert catalog.has(f"card-{key.replace('_', '-')}" if key else f"part-{kind}"), what


# --- one word for one thing ---------------------------------------------------------------------------------

FOREIGN = {
    "en": r"outskirt\b|hex|\btile space|settler|\bgold coin|happiness|\bpolicy|technolog",
    "de": r"Umland|Streitkr|Technik|\bWunde|[Gg]estochen|\bsticht|\bstechen|Leiste|Handelsrad|"
    r"Stadtverwaltung|Zugbeginn|große Persönlichkeit|ummauert|Kartenteil|Stapelgrenze|Berittene|"
    r"\bernte|Siedler|Späher|Kundschafter|Ressource|Regierung|Kulturleiste|Wunderkarte|Kampfhand|"
    r"Stapellimit|Stadtkern|obsolet|veralte|annullier|\bTech\b|Außenbezirk|Kaufmann|Hexfeld|"
    r"Goldmünze",
}
"""What other games and other translations call it."""


BOARD = ROOT / "web/src/lib/boards/civilization"


def _spoken(lang: str) -> str:
    """All that the catalog and the board say, without comments and keys."""
    catalog = text_beside(game.package, "texts", f"{lang}.ftl") or ""
    board = (BOARD / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    lines = [line for text in (catalog, board) for line in text.splitlines() if not line.startswith("#")]
    return "\n".join(re.sub(r"^ *\.?[\w-]+ = ?|\{ [\w-]+ \}|\{ \$\w+ ->", "", line).strip() for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_have_the_words_of_the_rulebook(lang: str) -> None:
    pages = [document_of(game.package, name, lang) or "" for name in ("rules", "guide")]
    for text in (_spoken(lang), *pages):
        assert re.findall(FOREIGN[lang], text) == []


def test_the_reader_is_addressed_in_one_way() -> None:
    """Informally, and only at the beginning of a sentence in capitals."""
    german = re.sub(r"(?m)^\W*\w+|(?<=[].:!?}]) +\w+", "", _spoken("de"))
    assert re.findall(r"\b(?:Du|Dein\w*|Dir|Dich|Euch|Ihnen|Sie|Ihr\w*)\b", german) == []


def _rules(lang: str) -> dict[str, str]:
    return {rule.id: rule.text for rule in numbered_rules(document_of(game.package, "rules", lang) or "")}


def _stems(name: str) -> list[str]:
    """The beginnings of the words of a name, as far as declension leaves them alone."""
    words = [word for word in re.findall(r"\w+", name) if len(word) > 3 or name == word]
    return [word[: max(3, len(word) - 2)].casefold() for word in words]


COMMON_WORDS = {"lost", "disaster", "general", "market", "temple", "bank", "harbor", "library"}
"""Names that are also words of the rules."""


def test_the_german_rules_name_the_same_components() -> None:
    """A component that a rule names in English is named by its German name in the German rule."""
    english, german = _rules("en"), _rules("de")
    in_english, in_german = Catalog(game, "en"), Catalog(game, "de")
    tables = game.tables
    rows = [*tables.civilizations, *tables.techs, *tables.wonders, *tables.events]
    found, missing = 0, []
    for row in rows:
        name = in_english.word("card", row.key).removeprefix("The ").rstrip("!")
        stems = _stems(in_german.word("card", row.key))
        for number, text in english.items():
            if row.key in COMMON_WORDS or not re.search(rf"(?<!Space )\b{re.escape(name)}\b", text):
                continue
            found += 1
            if not all(stem in german[number].casefold() for stem in stems):
                missing.append((number, name, stems))
    assert found > 120
    assert missing == []


def test_the_german_rules_hold_the_same_numbers() -> None:
    """Numbers that a rule states are stated in the German rule, too; small ones may be words."""
    english, german = _rules("en"), _rules("de")
    missing = [
        (number, figure)
        for number, text in english.items()
        for figure in re.findall(r"(?<![\d.\w-])\d\d+(?![\d.]*\d)", text)
        if not re.search(rf"(?<!\d){figure}(?!\d)", german[number])
    ]
    assert missing == []
