"""A real server and a real browser."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.processes import ServerProcess
from tests.server.zygote import ForkedServer, Zygote
from tests.web.person import PATIENCE, MakePerson, Person

CHROMIUM = shutil.which("chromium")
BUILT = (files("tessera") / "web" / "index.html").is_file()
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser, or without the built client, these tests cannot run."""
    reason = "" if CHROMIUM else "Chromium is not installed"
    reason = reason or ("" if BUILT else "the browser client is not built (make play builds it)")
    here = Path(__file__).parent
    for item in items:
        if reason and here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    """Every test has a server of its own; what it has to import is imported once."""
    with closing(Zygote()) as process:
        yield process


@pytest.fixture
def server(zygote: Zygote, tmp_path: Path) -> Iterator[ServerProcess]:
    process = ForkedServer(zygote, f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log").start()
    yield process
    process.kill()


@pytest.fixture
def person(chromium: Browser, server: ServerProcess) -> Iterator[MakePerson]:
    """Make people; their windows are closed after the test."""
    made: list[Person] = []

    def make(*, phone: bool = False, lang: str = "en") -> Person:
        made.append(Person(chromium, server.address, phone=phone, lang=lang))
        return made[-1]

    yield make
    for each in made:
        each.context.close()
