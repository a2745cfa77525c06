"""All games are built alike: the same roles under the same names, chapters apart from the rest, a card in one place."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tessera.games

GAMES = sorted(path for path in Path(tessera.games.__path__[0]).iterdir() if (path / "__init__.py").is_file())
NAMES = [game.name for game in GAMES]

EVERYWHERE = {
    "__init__.py", "bots", "box.py", "cards", "content.py", "game.py", "hooks.py", "numbers.json", "puzzles", "rules",
    "setup.py", "showing", "state.py", "testing", "texts", "verbs.py",
}  # fmt: skip
ROLES = {
    "bots": {"evaluate", "candidates", "chances.json", "search.json", "weights"},
    "showing": {"board", "view", "previews", "reasons", "explain", "terminal"},
    "testing": {"scene", "faults", "coverage"},
}
"""A role that a game does not need is absent; it is never called otherwise."""
BESIDE_THE_ROLES = {"bots": {"civilization": {"assets", "offers", "outlook"}, "tapestry": {"benefits"}}}
"""What an evaluation is too large for one module without."""
TEXTS = {"en.ftl", "de.ftl", "rules.en.md", "rules.de.md", "guide.en.md", "guide.de.md", "lesson.toml"}
LONGEST_FILE, LONGEST_IMPORTS = 600, 25


def entries(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


def modules(folder: Path) -> set[str]:
    return {name.removesuffix(".py") for name in entries(folder)} - {"__init__"}


def test_there_are_five() -> None:
    assert len(GAMES) == 5


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_the_folder_of_a_game(game: Path) -> None:
    assert entries(game) == EVERYWHERE
    assert entries(game / "texts") == TEXTS
    for folder, roles in ROLES.items():
        beside = BESIDE_THE_ROLES.get(folder, {}).get(game.name, set())
        assert modules(game / folder) <= roles | beside, folder


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_card_files_are_as_long_as_one_can_read(game: Path) -> None:
    lines = {
        path: len(path.read_text(encoding="utf-8").splitlines()) for path in (game / "cards").rglob("*.py")
    }
    assert {path.name: n for path, n in lines.items() if n > LONGEST_FILE} == {}


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_card_file_says_shortly_what_it_is_written_with(game: Path) -> None:
    """One prelude (`words`) may gather the words that cards are written with."""
    long: dict[str, int] = {}
    for path in (game / "cards").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        imports = [x for x in tree.body if isinstance(x, ast.Import | ast.ImportFrom)]
        taken = sum((x.end_lineno or x.lineno) - x.lineno + 1 for x in imports)
        if path.stem != "words" and taken > LONGEST_IMPORTS:
            long[path.name] = taken
    assert long == {}


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_what_only_one_card_needs_stands_directly_above_it(game: Path) -> None:
    """Between such code and its literal lie neither another card nor the code of another."""
    between: list[str] = []
    for path in (game / "cards").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        code = {x.name: x for x in tree.body if isinstance(x, ast.FunctionDef | ast.ClassDef)}
        literals = [x for x in tree.body if isinstance(x, ast.Expr) and _calls_card(x)]
        needs = [_needed(literal, code) for literal in literals]
        for literal, names in zip(literals, needs, strict=True):
            alone = {name for name in names if sum(name in others for others in needs) == 1}
            others = [x for x in tree.body if x is not literal and getattr(x, "name", "") not in alone]
            first = min([code[name].lineno for name in alone], default=literal.lineno)
            between += [f"{path.name}:{x.lineno}" for x in others if first < x.lineno < literal.lineno]
    assert between == []


def _calls_card(node: ast.AST) -> bool:
    call = getattr(node, "value", None)
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "card"


def _needed(literal: ast.AST, code: dict[str, ast.FunctionDef | ast.ClassDef]) -> set[str]:
    """The functions and classes of the module that a literal uses, directly or through others."""
    found: set[str] = set()
    todo: list[ast.AST] = [literal]
    while todo:
        names = {x.id for x in ast.walk(todo.pop()) if isinstance(x, ast.Name) and x.id in code} - found
        found |= names
        todo += [code[name] for name in names]
    return found
