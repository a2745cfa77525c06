"""What a change of style changes is seen: pictures of every board beside those of before."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.processes import ServerProcess
from tests.web.person import Person
from tests.web.specimens import (
    LOOKS,
    PART,
    REFERENCES,
    SCENES,
    SHARED,
    Look,
    difference,
    pack,
    shot,
    taken,
    visitor,
)


@pytest.mark.parametrize("what", [SHARED, *SCENES])
def test_everything_looks_as_it_did(
    chromium: Browser, server: ServerProcess, tmp_path: Path, what: str
) -> None:
    """Every board in one of its looks, by turns: most of what changes a board changes it in both."""
    look = LOOKS[[SHARED, *SCENES].index(what) % len(LOOKS)]
    compare(visitor(chromium, server.address), server.database, tmp_path, what, (look,))


@pytest.mark.soak
@pytest.mark.parametrize("what", [SHARED, *SCENES])
def test_everything_looks_as_it_did_in_every_look(
    chromium: Browser, server: ServerProcess, tmp_path: Path, what: str
) -> None:
    compare(visitor(chromium, server.address), server.database, tmp_path, what, LOOKS)


def compare(person: Person, database: str, tmp_path: Path, what: str, looks: Sequence[Look]) -> None:
    paper = person.context.new_page()
    changed = []
    for picture in taken(person, database, what, looks):
        reference = REFERENCES / f"{picture.name}.webp"
        part, box = (
            difference(paper, reference.read_bytes(), picture.png) if reference.exists() else (1.0, None)
        )
        if part > PART:
            (tmp_path / f"{picture.name}.png").write_bytes(picture.png)
            changed.append(f"{picture.name}: {part:.2%}, around {box}")
    person.context.close()
    assert not changed, (
        f"look at {tmp_path}; if all is as it should be: make pictures ARGS=specimens\n" + "\n".join(changed)
    )


def test_a_change_of_style_is_seen(chromium: Browser, server: ServerProcess) -> None:
    person = visitor(chromium, server.address)
    paper = person.context.new_page()
    person.goes_to("/components")
    buttons = person.page.locator(".sheet-sec", has=person.page.locator(".btn.danger"))
    before = pack(paper, shot(buttons))
    assert difference(paper, before, shot(buttons))[0] <= PART
    person.page.add_style_tag(content=".btn.primary { background: #06c !important }")
    assert difference(paper, before, shot(buttons))[0] > PART
    person.context.close()


def test_references_stay_small_and_belong_to_a_specimen() -> None:
    files = list(REFERENCES.glob("*.webp"))
    assert sum(each.stat().st_size for each in files) < 3_000_000
    assert len(files) == 2 * 3 + sum(2 * (1 + 5 * len(scenes)) for scenes in SCENES.values())
