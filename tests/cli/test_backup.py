"""Copies of a database by the command line."""

from __future__ import annotations

import asyncio
from pathlib import Path

from typer.testing import CliRunner

from tessera.cli.app import app
from tessera.store import Store, UserRow


def test_a_copy_is_made_and_restored_elsewhere(tmp_path: Path) -> None:
    old, new = f"sqlite:///{tmp_path / 'old.db'}", f"sqlite:///{tmp_path / 'new.db'}"
    copy = str(tmp_path / "copy")

    async def make() -> None:
        store = await Store.open(old)
        await store.add_user(UserRow("w", "Wanda", "wanda", "x", 1.0, {}))
        await store.close()

    async def name() -> str:
        store = await Store.open(new)
        user = await store.user("w")
        await store.close()
        return user.name if user is not None else ""

    asyncio.run(make())
    assert CliRunner().invoke(app, ["backup", copy, "--db", old]).exit_code == 0
    assert CliRunner().invoke(app, ["restore", copy, "--db", new]).exit_code == 0
    assert asyncio.run(name()) == "Wanda"
    assert CliRunner().invoke(app, ["restore", copy, "--db", new]).exit_code != 0
    assert CliRunner().invoke(app, ["restore", str(tmp_path / "none"), "--db", new]).exit_code != 0
