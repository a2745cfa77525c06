"""The documents are true: their examples run, their links lead somewhere."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from tessera.bots import Observation, observe
from tessera.kernel import Seeded, ask, game
from tessera.kernel.rulebook import RULE_ID, document_of, numbered_rules
from tessera.kernel.scenario import run_scenario
from tessera.server import create_app
from tests.ours import OURS

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted(ROOT.glob("docs/**/*.md")),
    *sorted(ROOT.glob("src/tessera/games/*/texts/*.md")),
]
IDS = [str(path.relative_to(ROOT)) for path in DOCUMENTS]
MARK = re.compile(r"\[[^\]]+\](?!\()")


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)


def test_the_bot_of_the_readme_chooses_a_legal_option() -> None:
    scope: dict[str, object] = {}
    exec(examples()[0], scope)
    peloponnes = game("peloponnes")
    state = peloponnes.new(3, Seeded(1))
    decision = ask(state)
    assert decision is not None
    seen: Observation = observe(peloponnes, state, decision.seat, Seeded(2))
    assert scope["Greedy"]().choose(seen) in decision.options  # type: ignore[operator]


def test_the_match_of_the_readme_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    exec(examples()[1], {})
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) > 50
    assert re.fullmatch(r"\(\d+, \d+, \d+\)", printed[-1])


def test_what_is_quoted_stands_in_our_own_files() -> None:
    """All of the style page; of the walk-throughs the test of a rule (the card is made up)."""
    style, walk = [(ROOT / name).read_text(encoding="utf-8") for name in ("docs/style.md", "CONTRIBUTING.md")]
    blocks = re.findall(r"```python\n(.*?)```", style, re.S)
    blocks += re.findall(r"```python\n( *@rule\(\"PE-.*?)```", walk, re.S)
    quoted = [textwrap.dedent(block).strip() for block in blocks]
    assert len(quoted) == 4
    folders = [ROOT / "src" / "tessera" / "games", ROOT / "tests" / "games"]
    ours = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py"))
    assert [block for block in quoted if block not in ours] == []


def test_the_scenario_of_its_document_holds() -> None:
    (example,) = re.findall(r"```\n(title.*?)```", (ROOT / "docs" / "scenarios.md").read_text(), re.S)
    assert run_scenario(example).rules == ["PE-6.07"]


def test_the_interface_is_described_as_it_is() -> None:
    """Every address and field that the document names is there."""
    text = (ROOT / "docs" / "interface.md").read_text()
    document = create_app().openapi()
    paths = re.findall(r"`(?:GET |POST |PUT )?\./([^`]+)`", text)
    known = [path.replace("number", "n") for path in document["paths"]]
    missing = [path for path in paths if path != "live" and f"/api/tables/{{table_id}}/{path}" not in known]
    assert len(paths) > 8 and missing == []
    fields = document["components"]["schemas"]["TableOut"]["properties"]
    named = (
        "entries",
        "moves",
        "asked",
        "stage",
        "view",
        "commitment",
        "key",
        "content",
        "origin",
        "present",
    )
    assert [name for name in named if f"`{name}`" not in text or name not in fields] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=IDS)
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text())
    assert [link for link in links if not (document.parent / link).exists()] == []


def _both_languages(game_id: str) -> tuple[str, str]:
    english, german = (document_of(game(game_id).package, "rules", lang) or "" for lang in ("en", "de"))
    return english, german


@pytest.mark.parametrize("game_id", OURS)
def test_translated_rules_have_the_same_numbers(game_id: str) -> None:
    """In the same order, and of the same rules it is said that nothing could prove them."""
    english, german = (numbered_rules(text) for text in _both_languages(game_id))
    assert [rule.id for rule in german] == [rule.id for rule in english]
    assert [bool(rule.untestable) for rule in german] == [bool(rule.untestable) for rule in english]


@pytest.mark.parametrize("game_id", OURS)
def test_translated_rules_have_the_same_chapters(game_id: str) -> None:
    english, german = (re.findall(r"^## (\d+)\.", text, re.M) for text in _both_languages(game_id))
    assert german == english != []


@pytest.mark.parametrize("game_id", OURS)
def test_translated_rules_say_the_same_of_themselves(game_id: str) -> None:
    """They refer to the same rules, and of the same ones it is marked how they came about."""
    english, german = (numbered_rules(text) for text in _both_languages(game_id))
    pairs = list(zip(english, german, strict=True))
    assert [one.id for one, other in pairs if _references(one.text) != _references(other.text)] == []
    assert [
        one.id for one, other in pairs if len(MARK.findall(one.text)) != len(MARK.findall(other.text))
    ] == []


def _pictures(guide: str) -> list[str]:
    wishes = re.findall(r"<!-- faces: (.*?)\s-->", guide, re.S)
    return [wish.split()[0] for each in wishes for wish in " ".join(each.split()).split("; ")]


@pytest.mark.parametrize("game_id", OURS)
def test_guides_show_components_that_exist(game_id: str) -> None:
    """The same ones in both languages."""
    guides = [document_of(game(game_id).package, "guide", lang) or "" for lang in ("en", "de")]
    english, german = map(_pictures, guides)
    assert english == german != []
    content = game(game_id).content()
    assert [key for key in english if not key.startswith("icon:") and key not in content.number] == []


def _references(text: str) -> set[str]:
    return set(RULE_ID.findall(text))
