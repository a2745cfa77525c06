"""Empty databases of both kinds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.databases import fresh_postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tessera.db'}"
    return fresh_postgres(request.getfixturevalue("postgres"))
