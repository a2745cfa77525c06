"""The TypeScript of views, content, verbs and constants is made from the game, up to date, and what boards speak by."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tessera.cli.speech import common, speech
from tessera.cli.types import BOARDS, COMMON, FILE, SPEECH, with_board
from tessera.cli.typescript import declarations
from tessera.kernel import registry
from tests.installed import ROOT
from tests.parley import game as parley

BOARD_NAMES = with_board(ROOT)
SPOKEN = re.compile(
    r"(?<![.\w])(?:is(?=\((?!\"))|argsOf|begins|say|asks|partOf|saidIn|markWith)\([^()]*?(?:\([^()]*\)[^()]*?)*\)"
)
WEB = ROOT / "web"


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_the_types_of_a_board_are_up_to_date(name: str) -> None:
    written = (ROOT / BOARDS / name / FILE).read_text(encoding="utf-8")
    assert written == declarations(registry.game(name)), "run: tessera types"


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_the_words_of_a_board_are_up_to_date(name: str) -> None:
    written = (ROOT / BOARDS / name / SPEECH).read_text(encoding="utf-8")
    assert written == speech(registry.game(name)), "run: tessera types"


def test_the_words_of_all_games_are_up_to_date() -> None:
    assert (ROOT / COMMON).read_text(encoding="utf-8") == common(), "run: tessera types"


def test_a_view_shows_what_sight_shows() -> None:
    made = declarations(parley)
    assert "  hand: Zone;\n" in made and "  coins: number;\n" in made
    assert "agenda" not in made and "chance" not in made
    assert "  cards: Card[];\n" in made


def test_words_have_the_types_of_their_arguments() -> None:
    made = speech(registry.game("peloponnes"))
    assert "  bid: [card: string];\n" in made and "  pass: [];\n" in made
    assert '  give: [symbol: "wood" | "stone" | "grain" | "inhabitant", amount: number];\n' in made
    assert '"new-building"' in made and "export const NO_CARD = -1;\n" in made
    assert 'export const SYMBOLS = ["wood", "stone", "grain", "inhabitant"] as const;\n' in made


def _sources(name: str) -> str:
    found = [path for path in (ROOT / BOARDS / name).iterdir() if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in found if path.name not in (FILE, SPEECH))


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_a_board_says_nothing_that_the_rules_do_not_know(name: str) -> None:
    """A glance at what `npm run check` proves: most words of a board stand right where they are said."""
    game = registry.game(name)
    known = {
        *game.questions,
        *game.element_kinds,
        *[verb.name for verb in game.vocabulary],
        *[word for verb in game.verbs for domain in verb.args for word in getattr(domain, "words", ())],
    }
    said = [word for call in SPOKEN.findall(_sources(name)) for word in re.findall(r'"([a-z-]+)"', call)]
    assert len(said) >= 8
    assert set(said) <= known


RENAMED = [
    ("peloponnes", "  bid: [", "  offer: [", "a verb"),
    ("peloponnes", '"displaced"', '"driven-out"', "a question"),
    ("peloponnes", "export const DISASTERS", "export const CATASTROPHES", "a constant"),
    ("peloponnes", "  size: [amount: number]", "  size: [amount: string]", "the type of an argument"),
    ("peloponnes", '"agora"', '"forum"', "a component"),
]


@pytest.mark.soak
@pytest.mark.parametrize(("name", "old", "new", "what"), RENAMED, ids=[row[3] for row in RENAMED])
def test_what_is_renamed_in_the_rules_fails_the_check_of_the_client(
    tmp_path: Path, name: str, old: str, new: str, what: str
) -> None:
    web = tmp_path / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "tests", "shots"), symlinks=True)
    (web / "node_modules").symlink_to((WEB / "node_modules").resolve())
    (tmp_path / "src").symlink_to(ROOT / "src")
    words = web / "src/lib/boards" / name / SPEECH
    text = words.read_text(encoding="utf-8")
    assert old in text
    words.write_text(text.replace(old, new), encoding="utf-8")
    checked = subprocess.run(
        ["npx", "svelte-check", "--tsconfig", "./tsconfig.json", "--output", "machine"],
        cwd=web, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert checked.returncode != 0, what
    assert f"boards/{name}/" in checked.stdout
