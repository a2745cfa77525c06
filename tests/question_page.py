"""Every kind of question of every game, as people read it: ``python -m tests.question_page FOLDER``.

For each game a page in both languages, to be read by a critic: what is asked, about which card, every answer, and what
each of them points at on the board. Random matches find the questions; the same in every run.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from tessera.kernel import Description
from tessera.kernel.registry import game as game_of
from tessera.text import Catalog
from tests.ours import OURS
from tests.questions import EXPANDED, asked

LANGUAGES = ("en", "de")
NAMES = ("Anna", "Ben", "Chloe", "Dora", "Emil")
MATCHES = ((2, 1), (3, 2), (4, 3), (2, 5), (3, 6))
SHOWN = 14
"""More answers of one kind tell a critic nothing new."""


class Kind(NamedTuple):
    """What tells questions apart: the step, which part of its answer, and the words of the question."""

    step: str
    part: int
    prompt: str


def kinds(game: str, played: tuple[tuple[int, int], ...] = MATCHES) -> dict[Kind, dict[str, Any]]:
    """One question of each kind, the one with the most answers of the first matches."""
    found: dict[Kind, dict[str, Any]] = {}
    matches = [(seats, seed, settings) for seats, seed in played for settings in ({}, EXPANDED[game])]
    for seats, seed, settings in matches:
        if seats not in game_of(game).seats:
            continue
        for step, part, _, describe in asked(game, seats, seed, dict(settings)):
            sheet = describe()
            kind = Kind(step, part, sheet["prompt"]["key"])
            if kind not in found or len(found[kind]["options"]) < len(sheet["options"]):
                found[kind] = sheet
    return found


def said(catalog: Catalog, message: dict[str, Any]) -> str:
    return catalog.description(Description(message["key"], message["args"]))


def answers(catalog: Catalog, sheet: dict[str, Any]) -> Iterator[str]:
    """The answers as a person reads them, with what they point at."""
    for option in sheet["options"][:SHOWN]:
        points = ", ".join(option["elements"]) or "–"
        yield f"<li>{escape(said(catalog, option['says']))} <small>{escape(points)}</small></li>"
    if len(sheet["options"]) > SHOWN:
        yield f"<li>… {len(sheet['options']) - SHOWN}</li>"


def entry(game: str, kind: Kind, sheet: dict[str, Any]) -> str:
    columns = []
    for lang in LANGUAGES:
        catalog = Catalog(game_of(game), lang, NAMES, reader=sheet["seat"])
        about = f"<p><small>{escape(sheet['about'])}</small></p>" if sheet["about"] else ""
        asks = f"<h3>{escape(said(catalog, sheet['prompt']))}</h3>"
        columns.append(f"<td>{about}{asks}<ol>{''.join(answers(catalog, sheet))}</ol></td>")
    title = f"{kind.step} · {kind.part + 1} · {kind.prompt}"
    return f"<tr><th colspan=2>{escape(title)}</th></tr><tr>{''.join(columns)}</tr>"


def page(game: str, found: dict[Kind, dict[str, Any]]) -> str:
    rows = [entry(game, kind, sheet) for kind, sheet in sorted(found.items())]
    style = (
        "td{vertical-align:top;width:50%;padding:0 12px}th{text-align:left;color:#777;font:12px monospace}"
    )
    head = f"<!doctype html><meta charset=utf-8><title>{escape(game)}</title><style>{style}</style>"
    return f"{head}<h1>{escape(game)}: {len(rows)}</h1><table>{''.join(rows)}</table>"


def main(folder: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    for game in OURS:
        path = Path(folder) / f"{game}.html"
        path.write_text(page(game, kinds(game)), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main(sys.argv[1])
