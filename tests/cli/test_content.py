"""Corrected content: from a file that is named, or one that is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import Cli


@pytest.fixture
def kept(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that corrects every match."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home"))
    file = tmp_path / "home" / "tessera" / "content" / "nim.toml"
    file.parent.mkdir(parents=True)
    file.write_text('game = "nim"\n[constants]\nmost = 5\n')
    return file


def test_a_kept_file_corrects_every_match(cli: Cli, kept: Path) -> None:
    text = cli.ok("play", "nim", "--seed", "1", typed="take 5\nsave mine.json\n")
    assert "Played with corrected component values." in text
    assert "Human takes 5." in text
    assert "Human takes 5." in cli.ok("play", "nim", "--resume", "mine.json")
    assert "Human takes 5." in cli.ok("replay", "mine.json")
    assert cli.json("simulate", "nim", "-n", "20", "--seed", "1", "--workers", "2")["mean_options"] > 4


def test_a_named_file_comes_before_the_kept_one(cli: Cli, kept: Path) -> None:
    Path("one.toml").write_text("[constants]\nmost = 1\n")
    assert "take 2" not in cli.ok("play", "nim", "--content", "one.toml")


def test_matches_played_before_can_still_be_read(cli: Cli, kept: Path) -> None:
    correction = kept.read_text()
    kept.unlink()
    text = cli.ok("play", "nim", typed="take 3\nsave mine.json\n")
    assert "corrected" not in text
    kept.write_text(correction)
    assert "Human takes 3." in cli.ok("replay", "mine.json")
    assert "move 3" in cli.ok("play", "nim", "--resume", "mine.json")
    assert "Proven" in cli.ok("verify", "mine.json")


def test_a_kept_file_that_makes_no_sense(cli: Cli, kept: Path) -> None:
    kept.write_text("[constants]\nmost = 0\n")
    assert cli.complaint("play", "nim") == f"{str(kept)!r}: constants: at least one stone must be allowed"
