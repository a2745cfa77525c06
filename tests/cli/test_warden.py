"""Appointing those who keep order."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tessera.cli.app import app
from tessera.store import Store, UserRow


@pytest.fixture
def database(tmp_path: Path) -> str:
    address = f"sqlite:///{tmp_path / 'tables.db'}"

    async def make() -> None:
        store = await Store.open(address)
        await store.add_user(UserRow("w", "Wanda", "wanda", "x", 1.0, {}))
        await store.close()

    asyncio.run(make())
    return address


def keeps_order(database: str) -> bool:
    async def look() -> bool:
        store = await Store.open(database)
        user = await store.user("w")
        await store.close()
        return user is not None and user.warden

    return asyncio.run(look())


def test_an_account_is_appointed_and_dismissed(database: str) -> None:
    assert not keeps_order(database)
    assert CliRunner().invoke(app, ["warden", "WANDA", "--db", database]).exit_code == 0
    assert keeps_order(database)
    assert CliRunner().invoke(app, ["warden", "Wanda", "--remove", "--db", database]).exit_code == 0
    assert not keeps_order(database)


def test_who_has_no_account_keeps_no_order(database: str) -> None:
    assert CliRunner().invoke(app, ["warden", "Nobody", "--db", database]).exit_code == 2
