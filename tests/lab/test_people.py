"""Positions of people's matches: only where everybody agrees, without names, and read like those of bots."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tessera.lab.dataset import Positions
from tessera.lab.people import MANIFEST, Collection, collect
from tessera.lab.run import BadRun
from tessera.store import Store
from tests.cli.running import Cli
from tests.server.running import Browser, Site, play_on, site
from tests.server.test_moderation import who
from tests.store.databases import sqlite_file


def agrees(person: Browser, to: bool = True) -> None:
    person.send("PATCH", "/api/me", {"preferences": {"research": to}}, 200)


def against_chance(person: Browser) -> str:
    table = person.open("me", "random")
    assert play_on(table, person)["status"] == "finished"
    return table


def together(here: Site, host: Browser, guest: Browser) -> str:
    table = host.open("me", "open", start=False)
    guest.post(f"/api/tables/{table}/sit")
    host.post(f"/api/tables/{table}/start")
    assert play_on(table, host, guest)["status"] == "finished"
    return table


def collected(tmp_path: Path, name: str) -> Collection:
    async def work() -> Collection:
        store = Store(sqlite_file(tmp_path / "tessera.db"))
        try:
            return await collect(store, "peloponnes", 2, tmp_path / name)
        finally:
            await store.close()

    return asyncio.run(work())


def rows_in(folder: Path) -> list[dict[str, Any]]:
    return Positions(folder)._frame.to_dicts()


def test_only_what_everybody_agrees_to_is_collected(tmp_path: Path) -> None:
    with site(tmp_path) as here:
        anna, ben = here.browser("Anna"), here.browser("Ben")
        alone = against_chance(anna)
        together(here, anna, ben)
        anna.open("me", "random")  # still running
        assert collected(tmp_path, "nobody").matches == 0
        agrees(anna)
        assert collected(tmp_path, "anna").matches == 1
        kept = rows_in(tmp_path / "anna")
        secrets = ("Anna", alone, who(anna))
        agrees(ben)
        assert collected(tmp_path, "both").matches == 2
        agrees(anna, False)
        assert collected(tmp_path, "no more").matches == 0
    assert len(kept) > 20
    told = str(kept) + (tmp_path / "anna" / MANIFEST).read_text()
    assert not [secret for secret in secrets if secret in told]


def test_a_position_is_what_was_seen_and_decided(tmp_path: Path) -> None:
    with site(tmp_path) as here:
        anna = here.browser("Anna")
        agrees(anna)
        table = against_chance(anna)
        match = here.live(table).table.match
        assert match is not None and match.state.outcome is not None
        assert collected(tmp_path, "found").positions > 20
        positions, rows = Positions(tmp_path / "found"), rows_in(tmp_path / "found")
        beginnings = [row for at, row in enumerate(rows) if not at or rows[at - 1]["ply"] != row["ply"]]
        assert len(beginnings) == len(match.moves)
        for row, move in zip(beginnings, match.moves, strict=True):
            assert row["options"][row["chosen"]] == move.do.split(" / ")[0]
            assert row["win"] == (1.0 if row["seat"] in match.state.outcome.winners else 0.0)
        state = match.at(5)
        assert np.array_equal(
            positions.seen(beginnings[5]), positions.encoder.array(state, beginnings[5]["seat"])
        )
        assert positions[3]["mask"][positions[3]["action"]] == 1


def test_the_command_reads_a_database_and_begins_anew(cli: Cli, tmp_path: Path) -> None:
    with site(tmp_path) as here:
        anna = here.browser("Anna")
        agrees(anna)
        against_chance(anna)
        database = sqlite_file(tmp_path / "tessera.db")
        arguments = ("lab", "people", "peloponnes", "--db", database, "--out", str(tmp_path / "out"))
        assert cli.json(*arguments)["matches"] == 1
        assert "begin anew" in cli.complaint(*arguments)
        with pytest.raises(BadRun):
            collected(tmp_path, "out")
        none = cli.json(
            "lab", "people", "peloponnes", "--db", database, "--seats", "3", "--out", str(tmp_path / "3")
        )
        assert (none["matches"], none["positions"], none["left_out"]) == (0, 0, 0)
