"""A real server and a real browser."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.installed import install
from tests.server.processes import ServerProcess
from tests.server.zygote import ForkedServer, Zygote
from tests.web.person import PATIENCE, MakePerson, Person

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
BUILT = (files("tessera") / "web" / "index.html").is_file()
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt --no-maglev",  # a page is left long before optimised code would pay
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


def serving(zygote: Zygote, folder: Path) -> Iterator[ServerProcess]:
    process = ForkedServer(zygote, f"sqlite:///{folder / 'tables.db'}", folder / "log").start()
    yield process
    process.kill()


@pytest.fixture(scope="session")
def shared_server(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Most of these tests are guests of one server, as people are."""
    yield from serving(zygote, tmp_path_factory.mktemp("served"))


@pytest.fixture(scope="session")
def parley_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the test game whose answers have parts and can be objected to."""
    folder = tmp_path_factory.mktemp("parley")
    games = install(folder, "parley")
    process = ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log", games=games).start()
    yield process
    process.kill()


@pytest.fixture
def server(request: pytest.FixtureRequest, zygote: Zygote, tmp_path: Path) -> Iterator[ServerProcess]:
    """The server everybody shares, or one of its own for a test that counts what is there, or breaks it."""
    if request.node.get_closest_marker("own_server"):
        yield from serving(zygote, tmp_path)
    else:
        yield request.getfixturevalue("shared_server")


@pytest.fixture
def database(server: ServerProcess) -> str:
    return server.database


@pytest.fixture
def person(chromium: Browser, server: ServerProcess) -> Iterator[MakePerson]:
    """Make people; their windows are closed after the test."""
    made: list[Person] = []

    def make(*, phone: bool = False, lang: str = "en", motion: bool = False) -> Person:
        made.append(Person(chromium, server.address, phone=phone, lang=lang, motion=motion))
        return made[-1]

    yield make
    for each in made:
        each.context.close()
