"""``tessera games``."""

from __future__ import annotations

import pytest

from tests.cli.running import Cli


def test_games_for_people(cli: Cli) -> None:
    text = cli.ok("games")
    lines = [" ".join(line.split()) for line in text.splitlines()]
    at = lines.index("Secret Nim nim")
    assert lines[at + 1 : at + 7] == [
        "players 2, 3, 4",
        "rules 1",
        "settings stakes=false Secret stakes (true, false)",
        "stones=15 Stones in the heap (7, 15, 40)",
        "solo=false Alone (true, false)",
        "components Rulebook 4, From memory 2",
    ]


def test_games_in_german(cli: Cli) -> None:
    assert "Geheimes Nim" in cli.ok("games", "--lang", "de")
    assert "Geheimes Nim" in cli.ok("games", env={"LANG": "de_DE.UTF-8"})
    assert "Secret Nim" in cli.ok("games", "--lang", "en", env={"LANG": "de_DE.UTF-8"})
    assert "Secret Nim" in cli.ok("games", env={"LANG": "fr_FR.UTF-8"})


def test_games_for_programs(cli: Cli) -> None:
    games = {game["id"]: game for game in cli.json("games")}
    assert games["nim"] == {
        "id": "nim",
        "name": {"en": "Secret Nim", "de": "Geheimes Nim"},
        "seats": [2, 3, 4],
        "rules_version": "1",
        "settings": [
            {
                "key": "stakes",
                "default": False,
                "values": [True, False],
                "rule": "NI-3.01",
                "seats": [],
                "among": [],
            },
            {
                "key": "stones",
                "default": 15,
                "values": [7, 15, 40],
                "rule": "NI-1.01",
                "seats": [],
                "among": [],
            },
            {"key": "solo", "default": False, "values": [True, False], "rule": "", "seats": [1], "among": []},
        ],
        "sources": {"rulebook": 4, "memory": 2},
    }


def test_no_games(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tessera.kernel.registry._entry_points", dict)
    assert cli.ok("games") == "No game is installed.\n"
    assert cli.json("games") == []
