"""Pictures of what boards share, and of every board: the faces of its components, and tables in rooms of three sizes.

The positions are those of golden matches, the same in every run; light and English, then dark and German.
``make pictures ARGS=specimens`` takes the references anew: look at what changed before you keep it.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Locator, Page

from tessera.kernel.codec import snapshot
from tessera.kernel.match import replay
from tessera.kernel.record import load
from tessera.kernel.registry import game as find
from tessera.kernel.script import Script
from tessera.kernel.script import play as begin
from tests.installed import ROOT
from tests.server.processes import until
from tests.web.laid_out import open_at
from tests.web.person import Person

RECORDS = ROOT / "tests" / "records"
REFERENCES = Path(__file__).parent / "specimens"
COMPARE = (Path(__file__).parent / "specimens.js").read_text()
SCALE = 0.5
"""Half the size is enough to see that something changed, and a quarter of the work."""
SQUARE, NOTICED, PART = 16, 16, 0.004
"""Of squares with so many pixels a side, those count whose colour differs by more than so much of 255; so small a part
of all squares may. Another machine, or another place on the page, draws edges a little differently."""
WINDOW: Any = {"width": 2640, "height": 1560}
WIDTHS = {"phone": 390, "laptop": 1366, "wide": 2560}
Look = tuple[str, str]
LOOKS: tuple[Look, ...] = (("en", "light"), ("de", "dark"))
SHARED = "components"
"""What boards share has a page of its own."""

PACK = """
  async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.66 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""));
  }
"""
"""A picture as small as it can be kept; the browser is the only one here who can write such files."""


class Scene(NamedTuple):
    """A position of a golden match: where a question is asked for the so-manieth time."""

    record: str
    question: str
    time: int


SCENES: dict[str, tuple[Scene, ...]] = {
    "peloponnes": (
        Scene("heuristic-3-draft-civilizations", "Bid", 17),
        Scene("heuristic-3-draft-civilizations", "Damage", 7),
    ),
    "newdawn": (
        Scene("heuristic-3-epic", "Campaign", 77),
        Scene("heuristic-3-epic", "AttackerSpends", 37),
    ),
    "civilization": (
        Scene("heuristic-3-introductory", "Research", 15),
        Scene("heuristic-3-introductory", "BattleTurn", 23),
    ),
    "tapestry": (
        Scene("heuristic-3-choose-die", "PlaceBuilding", 32),
        Scene("heuristic-3-choose-die", "Explore", 5),
    ),
    "throughtheages": (
        Scene("heuristic-3-adjusted-new-military-mix-secret", "ActionPhase", 176),
        Scene("heuristic-3-adjusted-new-military-mix-secret", "BidForTerritory", 7),
    ),
}


class Taken(NamedTuple):
    name: str
    png: bytes


def position(game: str, scene: Scene) -> tuple[Script, int]:
    """The position, and the seat that is asked."""
    record = load((RECORDS / game / f"{scene.record}.json").read_text())
    match: Any = replay(find(game), msgspec.structs.replace(record, moves=(), outcome=None))
    times = 0
    for move in record.moves:
        asked = match.decision()
        times += type(asked.step).__name__ == scene.question
        if times == scene.time:
            script = begin(game, seats=record.seats, seed=1, settings=dict(record.settings))
            script.restore(snapshot(match.state))
            return script, asked.seat
        match.follow(move)
    raise LookupError("the record was renewed and asks this less often")


def visitor(chromium: Browser, address: str) -> Person:
    """Somebody for whom nothing moves."""
    person = Person(chromium, address, scale=SCALE)
    person.window.set_viewport_size(WINDOW)
    person.window.emulate_media(reduced_motion="reduce")
    person.sign_in_as_guest("Anna")
    return person


def taken(person: Person, database: str, what: str, looks: Sequence[Look] = LOOKS) -> Iterator[Taken]:
    """All pictures of a game, or of what they share: light in English, dark in German."""
    return parts(person, looks) if what == SHARED else boards(person, database, what, looks)


def wearing(person: Person, looks: Sequence[Look]) -> Iterator[str]:
    """The next page that is visited looks so."""
    for lang, theme in looks:
        likes = {"language": lang, "animations": False, "pace": "off"}
        person.call("PATCH", "/api/me", {"preferences": likes})
        person.window.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        yield f"{lang}-{theme}"


def parts(person: Person, looks: Sequence[Look]) -> Iterator[Taken]:
    for look in wearing(person, looks):
        for room, width in WIDTHS.items():
            person.window.set_viewport_size({"width": width, "height": 2400})
            person.goes_to("/components")
            person.page.locator('a[href^="/components/"]').first.wait_for()  # the games are there
            person.settle()
            yield Taken(f"{SHARED}-{room}-{look}", person.page.screenshot(animations="disabled"))
    person.window.set_viewport_size(WINDOW)


def boards(person: Person, database: str, game: str, looks: Sequence[Look]) -> Iterator[Taken]:
    tables = []
    for scene in SCENES[game]:
        script, asked = position(game, scene)
        seats = [person if seat == asked else "heuristic" for seat in range(script.state.seats)]
        tables.append(open_at(script, database, *seats))
    assert until(
        lambda: all(len(person.table(table)["waiting"]) == 1 for table in tables)
    )  # bots have answered
    query = "&".join(f"at={table}" for table in tables)
    for look in wearing(person, looks):
        person.goes_to(f"/components/{game}?{query}")
        person.page.locator(".room.wide .decision-panel form").nth(len(tables) - 1).wait_for()
        person.settle()
        yield Taken(f"{game}-faces-{look}", shot(person.page.locator(".faces")))
        for scene, table in zip(SCENES[game], tables, strict=True):
            rooms = person.page.locator(f'[data-table="{table}"]')
            name = f"{game}-{scene.question.lower()}"
            for at, room in enumerate(WIDTHS):
                yield Taken(f"{name}-{room}-{look}", shot(rooms.nth(at)))
            for tab in ("mine", "others"):
                rooms.first.locator(f'.tab-bar [data-to="{tab}"]').click()
                person.settle()
                yield Taken(f"{name}-phone-{tab}-{look}", shot(rooms.first))


def shot(locator: Locator) -> bytes:
    return locator.screenshot(animations="disabled", caret="hide")


def source(picture: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"


def pack(page: Page, png: bytes) -> bytes:
    return base64.b64decode(page.evaluate(PACK, source(png, "png")))


def difference(page: Page, reference: bytes, png: bytes) -> tuple[float, list[int] | None]:
    """The part of a picture that is not as it was, and a box around it."""
    asked = {
        "reference": source(reference, "webp"),
        "taken": source(png, "png"),
        "square": SQUARE,
        "noticed": NOTICED,
    }
    found = page.evaluate(COMPARE, asked)
    return found["part"], found["box"]


def renew(chromium: Browser, address: str, database: str) -> None:
    """Take all references anew."""
    REFERENCES.mkdir(exist_ok=True)
    person = visitor(chromium, address)
    paper = person.context.new_page()
    for what in (SHARED, *SCENES):
        for picture in taken(person, database, what):
            (REFERENCES / f"{picture.name}.webp").write_bytes(pack(paper, picture.png))
    person.context.close()
