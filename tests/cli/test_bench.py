"""``tessera bench``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tessera import kernel
from tessera.cli.measure import Ours, forced_share
from tessera.cli.peers import SPIEL_GAMES, Spiel, peers
from tessera.kernel import RESIGN, Decision, Option, State, ask, play
from tests.cli.nim import game
from tests.cli.running import Cli

FIGURES = {
    "seats",
    "decisions_per_s",
    "heuristic_per_s",
    "decisions_per_match",
    "games_per_s",
    "mean_options",
    "forced_share",
    "clone_us",
    "snapshot_us",
    "snapshot_bytes",
    "view_us",
    "next_view_us",
    "evaluate_us",
    "sample_us",
    "ratio",
}

PEER = '''
from enum import Enum

class Color(Enum):
    RED = 1
    BLUE = 2

class RandomPlayer:
    def __init__(self, color):
        self.color = color

class State:
    def __init__(self, actions):
        self.actions = actions

class Game:
    """Stands in for the peer: a hundred actions per game."""

    def __init__(self, players, seed):
        assert len(players) == 2 and seed > 0
        self.state = State([])

    def play(self):
        while len(self.state.actions) < 100:
            self.play_tick()

    def play_tick(self):
        self.state.actions.append(1)

    def copy(self):
        return State(self.state.actions.copy())
'''


@pytest.fixture
def peer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The only one there is."""
    (tmp_path / "catanatron.py").write_text(PEER)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "catanatron", raising=False)
    monkeypatch.setattr("tessera.cli.peers.find_spec", lambda name: None if name == "pyspiel" else True)


def test_a_report_for_programs(cli: Cli) -> None:
    report = cli.json("bench", "nim", "--seconds", "0.1")
    assert report.keys() == {"played", "interpreter", "machine", "others", "games", "peers"}
    assert report["others"] >= 0
    assert report["played"] == "whole matches of random players who never resign"
    assert report["peers"] == {}
    figures = report["games"]["nim"]
    assert figures.keys() == FIGURES
    assert figures["seats"] == 4
    assert figures["ratio"] == {}
    assert 0 < figures["forced_share"] < 1
    assert 1 < figures["mean_options"] <= 4
    assert all(figures[name] > 0 for name in FIGURES - {"ratio"})


def test_side_by_side_with_a_peer(cli: Cli, peer: None) -> None:
    report = cli.json("bench", "nim", "--seconds", "0.1", "--peers", "--seats", "2")
    known = {"decisions_per_s", "decisions_per_match", "games_per_s", "clone_us"}
    assert report["peers"]["catanatron"].keys() == known
    assert report["peers"]["catanatron"]["decisions_per_match"] == 100
    ratio = report["games"]["nim"]["decisions_per_s"] / report["peers"]["catanatron"]["decisions_per_s"]
    assert report["games"]["nim"]["ratio"]["catanatron"] == pytest.approx(ratio, abs=0.001)
    assert report["games"]["nim"]["seats"] == 2


def test_a_report_for_people(cli: Cli, peer: None) -> None:
    text = cli.ok("bench", "nim", "--seconds", "0.1", "--peers")
    assert all(word in text for word in ("nim", "catanatron", "decisions/s", "clone, µs", "times catanatron"))
    assert "never resign" in " ".join(text.split())
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("name", SPIEL_GAMES)
def test_games_of_openspiel_are_played_to_their_end(name: str) -> None:
    engine = Spiel(name)
    decisions, options = engine.play_game(1)
    assert 20 < decisions < options
    assert (decisions, options) == engine.play_game(1)
    position = engine.position(1)
    assert not position.is_terminal() and str(engine.clone(position)) == str(position)


def test_openspiel_is_a_peer_where_it_is_installed(peer: None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(peers()) == ["catanatron"]
    monkeypatch.setattr("tessera.cli.peers.find_spec", lambda name: True)
    assert list(peers()) == ["catanatron", *[f"openspiel {name}" for name in SPIEL_GAMES]]


@pytest.mark.parametrize(("others", "said"), [(0.1, "nothing else to do"), (2.5, "not idle: 2.5 other")])
def test_a_page_says_whether_the_machine_was_idle(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, others: float, said: str
) -> None:
    monkeypatch.setattr("tessera.cli.measure._load", lambda: others)
    page = tmp_path / "speed.md"
    cli.ok("bench", "nim", "--seconds", "0.1", "--page", str(page))
    assert said in page.read_text(encoding="utf-8")


def test_a_page(cli: Cli, peer: None, tmp_path: Path) -> None:
    """What a decision is stands beside the rates; where the machine keeps its files does not."""
    page = tmp_path / "speed.md"
    cli.ok("bench", "nim", "--seconds", "0.1", "--peers", "--page", str(page))
    text = page.read_text(encoding="utf-8")
    lines = text.splitlines()
    assert "|  | nim | catanatron |" in lines
    assert any(line.startswith("| decisions per match | ") for line in lines)
    assert any(line.startswith("| times catanatron | ") for line in lines)
    assert "CPython" in text and "cores" in text and "seats: nim 4" in " ".join(text.split())
    assert str(tmp_path) not in text


def test_every_installed_game_by_default(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def named(games: Sequence[Ours], *_: object) -> dict[str, list[str]]:
        return {"games": [ours.game.id for ours in games]}

    monkeypatch.setattr("tessera.cli.measure.measure", named)
    assert cli.json("bench")["games"] == list(kernel.game_ids())


def test_a_missing_peer(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tessera.cli.peers.find_spec", lambda name: None)
    assert "install Tessera with the extra 'bench'" in cli.complaint("bench", "nim", "--peers")


def test_forced_questions_are_counted_as_the_engine_asks_them() -> None:
    """With one stone to take at a time, a full hand leaves no choice."""
    ours = Ours(game, 2)
    share = forced_share(ours)
    assert 0 < share < 0.5
    assert sys.getprofile() is None


def test_positions_from_the_middle() -> None:
    ours = Ours(game, 3)
    position = ours.position(1)
    assert ask(position) is not None
    assert 0 < position.ply < ours.play_game(1)[0]


def test_matches_are_played_to_their_end_where_players_may_resign(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random players who may leave in each of their turns would end most matches in the first rounds."""
    answers: list[Option] = []

    def played(s: State, option: Option) -> Decision | None:
        answers.append(option)
        return play(s, option)

    monkeypatch.setattr("tessera.cli.measure.play", played)
    ours = Ours(kernel.game("throughtheages"), 2)
    for seed in range(3):
        ours.position(seed)
    assert RESIGN not in answers
    assert len(answers) > 3 * 200
