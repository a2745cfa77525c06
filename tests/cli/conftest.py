"""The test game is found like any other: through the entry points of an installed distribution."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tessera.kernel import registry
from tests.cli.running import Cli
from tests.installed import install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("installed"), "nim")


@pytest.fixture
def cli(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cli]:
    """The command line, with the test game, in an empty folder."""
    monkeypatch.syspath_prepend(installed)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(installed / "config"))  # whatever the tester keeps at home
    registry.game.cache_clear()
    yield Cli(installed)
    registry.game.cache_clear()
