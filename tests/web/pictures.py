"""The pictures of the documents, taken anew: ``make pictures``.

Every table is played with a real server and a real browser by following hints, so that the positions look as those of
people do. The deal differs each time; look at what came out before you keep it. ``specimens`` are the references of
`test_specimens`, taken only when they are asked for.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.installed import ROOT
from tests.server.processes import ServerProcess
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.person import PATIENCE, Person
from tests.web.specimens import renew

IMAGES = ROOT / "docs" / "images"
WIDE = {"width": 1366, "height": 768}
SETTLED = 2500
"""Milliseconds until nothing moves any more."""


class Picture(NamedTuple):
    """A table after so many answers of the person who looks at it."""

    name: str
    game: str
    answers: int
    bots: tuple[str, ...] = ("heuristic", "heuristic")
    lang: str = "en"
    phone: bool = False
    dark: bool = False


PICTURES = (
    Picture("peloponnes", "peloponnes", 7),
    Picture("peloponnes-dark", "peloponnes", 5, dark=True),
    Picture("peloponnes-phone", "peloponnes", 6, phone=True),
    Picture("newdawn", "newdawn", 40),
    Picture("newdawn-german", "newdawn", 34, lang="de"),
    Picture("newdawn-phone", "newdawn", 26, phone=True),
    Picture("throughtheages", "throughtheages", 60),
    Picture("throughtheages-dark", "throughtheages", 45, dark=True),
    Picture("throughtheages-phone", "throughtheages", 45, phone=True),
    Picture("civilization", "civilization", 60),
    Picture("civilization-german", "civilization", 45, lang="de"),
    Picture("civilization-phone", "civilization", 45, phone=True),
    Picture("tapestry", "tapestry", 40),
    Picture("tapestry-dark", "tapestry", 30, dark=True),
    Picture("tapestry-phone", "tapestry", 30, phone=True),
)


@contextmanager
def sitting(chromium: Browser, address: str, picture: Picture) -> Iterator[Person]:
    """Somebody who has a window as the picture wants it."""
    person = Person(chromium, address, phone=picture.phone, lang=picture.lang)
    if not picture.phone:
        person.window.set_viewport_size(WIDE)  # type: ignore[arg-type]
    person.window.emulate_media(color_scheme="dark" if picture.dark else "light")
    person.sign_in_as_guest("Anna")
    yield person
    person.context.close()


def asked(person: Person, table: str) -> Any:
    """The question somebody is asked, as soon as it is; None when the match is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        seen = person.table(table)
        if seen["decision"] or seen["status"] == "finished":
            return seen["decision"]
        time.sleep(0.05)
    raise AssertionError("nobody was asked")


def follow_hints(person: Person, table: str, answers: int) -> None:
    """Play as a bot advises."""
    for _ in range(answers):
        decision = asked(person, table)
        if decision is None:
            return
        hint = person.call("POST", f"/api/tables/{table}/hint")
        move = {"ply": decision["ply"], "option": hint["answer"]}
        person.call("POST", f"/api/tables/{table}/moves", move)
    asked(person, table)


def take(chromium: Browser, address: str, picture: Picture) -> None:
    with sitting(chromium, address, picture) as person:
        table = person.open("me", *picture.bots, game=picture.game)
        follow_hints(person, table, picture.answers)
        person.visit(table)
        person.page.wait_for_timeout(SETTLED)
        person.page.screenshot(path=IMAGES / f"{picture.name}.png")


def take_pages(chromium: Browser, address: str) -> None:
    """The home page, and a match of Peloponnes when it is over: result and replay."""
    with sitting(chromium, address, PICTURES[0]) as person:
        person.open("me", "open", start=False)
        person.page.goto(address)
        person.page.wait_for_timeout(SETTLED)
        person.page.screenshot(path=IMAGES / "home.png")
        table = person.open("me", "heuristic", "heuristic")
        follow_hints(person, table, 1000)
        person.visit(table)
        person.page.wait_for_timeout(SETTLED)
        person.page.screenshot(path=IMAGES / "result.png")
        person.page.goto(f"{address}/replay/{table}")
        person.page.wait_for_timeout(SETTLED)
        person.page.screenshot(path=IMAGES / "replay.png")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "names",
        nargs="*",
        help="only pictures whose names begin so; 'pages' for home, result, replay; 'specimens'",
    )
    chosen = tuple(parser.parse_args().names) or ("",)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        server = ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log").start()
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for picture in PICTURES:
            if picture.name.startswith(chosen):
                take(chromium, server.address, picture)
        if "pages".startswith(chosen):
            take_pages(chromium, server.address)
        if "specimens" in chosen:
            renew(chromium, server.address, server.database)
        chromium.close()
        server.kill()


if __name__ == "__main__":
    main()
