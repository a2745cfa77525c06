"""What a visitor has to load: added up from the built client, compressed as the server sends it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.installed import ROOT

BUILT = Path(str(files("tessera") / "web"))
PAGES = "src/lib/pages"
BOARDS = "src/lib/boards"
KILOBYTE = 1000
HOME, TABLE = 150, 350
"""Kilobytes: the home page, and a table of any game with everything that is drawn and said at it."""


def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((BUILT / "build.json").read_text())
    return found


def with_imports(chunks: dict[str, Any], name: str, seen: set[str]) -> Iterator[str]:
    """The files of a chunk and of everything it cannot do without."""
    if name in seen:
        return
    seen.add(name)
    chunk = chunks[name]
    yield chunk["file"]
    yield from chunk.get("css", ())
    yield from chunk.get("assets", ())
    for needed in chunk.get("imports", ()):
        yield from with_imports(chunks, needed, seen)


def kilobytes(*names: str) -> float:
    """What these chunks weigh together; fonts are compressed already."""
    chunks, seen = manifest(), set[str]()
    parts = {part for name in names for part in with_imports(chunks, name, seen)} | {"index.html"}
    return sum(weight(BUILT / part) for part in parts) / KILOBYTE


def weight(part: Path) -> int:
    data = part.read_bytes()
    return len(data) if part.suffix == ".woff2" else len(gzip.compress(data, mtime=0))


def boards() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "web" / BOARDS).glob("*/Board.svelte"))


def said(lang: str, board: str) -> list[str]:
    return [f"src/lib/locale/{lang}.ftl?raw", f"{BOARDS}/{board}/locale/{lang}.ftl?raw"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_home_page_is_light(lang: str) -> None:
    assert kilobytes("index.html", f"src/lib/locale/{lang}.ftl?raw") <= HOME


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("board", boards())
def test_a_table_is_light(board: str, lang: str) -> None:
    drawn = ("index.html", f"{PAGES}/Table.svelte", f"{BOARDS}/{board}/index.ts")
    assert kilobytes(*drawn, *said(lang, board)) <= TABLE


def test_only_one_language_is_loaded() -> None:
    """No chunk that every reader needs has messages in it."""
    chunks, seen = manifest(), set[str]()
    needed = list(with_imports(chunks, "index.html", seen))
    for board in boards():
        needed += with_imports(chunks, f"{BOARDS}/{board}/index.ts", seen)
    assert not [name for name in seen if name.endswith(".ftl?raw")]
    assert needed
