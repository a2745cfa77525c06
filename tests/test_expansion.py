"""The example of an expansion in a package of its own: installed, it is one more setting, which nobody else notices."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tessera.games import throughtheages
from tessera.kernel import Seeded, digest, game, registry, replay
from tessera.kernel.game import AnyGame
from tessera.kernel.numbers import read_numbers
from tessera.kernel.record import load
from tests.installed import EXPANSION, ROOT, install_expansion
from tests.server.running import site

RECORDS = sorted((ROOT / "tests" / "records" / "throughtheages").glob("*-*.json"))


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """Through the Ages where the expansion is installed."""
    for path in install_expansion(tmp_path):
        monkeypatch.syspath_prepend(path)
    registry.look_again()
    yield game("throughtheages")
    monkeypatch.undo()
    registry.look_again()


def test_its_own_tests_pass(tmp_path: Path) -> None:
    paths = [*install_expansion(tmp_path), ROOT / "src"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error"],
        cwd=EXPANSION,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths)), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_numbers_are_written_down_in_a_block_of_their_own(installed: AnyGame) -> None:
    ours, theirs = installed.number_blocks()
    assert theirs.numbers == read_numbers("tessera_pioneers")
    assert max(ours.numbers.values()) + 1000 < min(theirs.numbers.values())


def test_a_match_without_it_is_the_same_match(installed: AnyGame) -> None:
    assert len(installed.settings) == len(throughtheages.game.settings) + 1
    for settings in ({}, {"mix": "secret", "adjusted": True}):
        with_it, without = [of.new(3, Seeded(1), settings) for of in (installed, throughtheages.game)]
        assert digest(with_it) == digest(without)


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_records_replay_where_it_is_installed(record: Path, installed: AnyGame) -> None:
    replay(installed, load(record.read_text(encoding="utf-8")))


def test_a_server_offers_it(tmp_path: Path, installed: AnyGame) -> None:
    with site(tmp_path) as here:
        browser = here.browser("Anna")
        (about,) = [each for each in browser.get("/api/games") if each["id"] == installed.id]
        assert [x["default"] for x in about["settings"] if x["key"] == "pioneers"] == [False]
        for lang, name in (("en", "Pioneers"), ("de", "Pioniere")):
            assert f"setting-pioneers = {name}" in browser.get(f"/api/games/{installed.id}/texts/{lang}")
        elements = browser.get(f"/api/games/{installed.id}/content")["elements"]
        assert elements[2000:] == ["leader:ibn_battuta", "leader:ada_lovelace"]
