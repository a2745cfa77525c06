"""``tessera simulate``."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tessera.bots import play_match
from tessera.lab.job import Job, chunks
from tessera.lab.tally import wilson
from tests.cli.nim import game
from tests.cli.running import Cli
from tests.test_documents import examples

KEYS = {
    "games",
    "finished",
    "decisions",
    "decisions_per_s",
    "mean_decisions",
    "max_decisions",
    "mean_options",
    "wins",
    "win_share",
    "seats_wins",
    "mean_scores",
}
PACE = ("seconds", "decisions_per_s")


def simulated(cli: Cli, *args: str) -> dict[str, Any]:
    report: dict[str, Any] = cli.json("simulate", "nim", *args)
    return {name: value for name, value in report.items() if name not in PACE}


def rows(file: str) -> list[Any]:
    return [msgspec.json.decode(line) for line in Path(file).read_bytes().splitlines()]


def test_the_report_for_programs(cli: Cli) -> None:
    report = cli.json(
        "simulate", "nim", "-n", "30", "--bots", "heuristic,random", "--seed", "1", "--workers", "1"
    )
    assert report.keys() >= KEYS
    assert report["games"] == report["finished"] == 30
    assert report["decisions"] == pytest.approx(30 * report["mean_decisions"], abs=0.1)
    assert report["max_decisions"] >= report["mean_decisions"]
    assert 1 < report["mean_options"] <= 4
    assert report["wins"].keys() == {"heuristic", "random"}
    assert sum(report["wins"].values()) == pytest.approx(30)
    assert sum(report["seats_wins"]) == pytest.approx(30)
    assert report["wins"]["heuristic"] > 15
    share = report["win_share"]["heuristic"]
    assert share["low"] < share["share"] < share["high"]
    assert report["decisions_per_s"] > 0


def test_the_report_for_people(cli: Cli) -> None:
    text = cli.ok(
        "simulate", "nim", "-n", "20", "--bots", "heuristic,random", "--seed", "1", "--workers", "1"
    )
    assert text.startswith("nim: 20 matches, seed 1, ")
    assert "decisions per match" in text
    assert all(name in text for name in ("heuristic", "random", "seat 0", "seat 1", "95 %"))
    assert max(map(len, text.splitlines())) <= 80


def test_the_number_of_processes_makes_no_difference(cli: Cli) -> None:
    args = ("-n", "40", "--bots", "heuristic,random,random", "--seed", "5")
    one = simulated(cli, *args, "--workers", "1", "--out", "one.jsonl")
    two = simulated(cli, *args, "--workers", "2", "--out", "two.jsonl")
    assert one == two
    assert Path("one.jsonl").read_bytes() == Path("two.jsonl").read_bytes()


def test_one_line_per_match(cli: Cli) -> None:
    simulated(
        cli, "-n", "6", "--bots", "heuristic,random", "--seed", "5", "--workers", "1", "--out", "out.jsonl"
    )
    lines = rows("out.jsonl")
    assert [line["game"] for line in lines] == list(range(6))
    assert [line["bots"] for line in lines[:2]] == [["heuristic", "random"], ["random", "heuristic"]]
    assert len({line["seed"] for line in lines}) == 6
    for line in lines:
        played = play_match(game, line["bots"], line["seed"])
        assert played.outcome is not None
        assert line["scores"] == list(played.outcome.scores)
        assert line["ranks"] == list(played.outcome.ranks)
        assert (line["decisions"], line["reason"]) == (played.decisions, "last-stone")


def test_an_old_file_is_replaced(cli: Cli) -> None:
    Path("out.jsonl").write_text("old\n")
    simulated(cli, "-n", "2", "--out", "out.jsonl", "--workers", "1")
    assert len(rows("out.jsonl")) == 2


def test_more_matches_begin_with_the_same_ones(cli: Cli) -> None:
    simulated(cli, "-n", "3", "--seed", "5", "--out", "few.jsonl", "--workers", "1")
    simulated(cli, "-n", "9", "--seed", "5", "--out", "many.jsonl", "--workers", "1")
    assert rows("many.jsonl")[:3] == rows("few.jsonl")


def test_seats_and_bots(cli: Cli) -> None:
    assert len(simulated(cli, "-n", "2", "--workers", "1")["seats_wins"]) == 2
    assert len(simulated(cli, "-n", "2", "--seats", "4", "--workers", "1")["seats_wins"]) == 4
    simulated(cli, "-n", "1", "--seats", "4", "--bots", "heuristic,random", "--out", "o", "--workers", "1")
    assert rows("o")[0]["bots"] == ["heuristic", "random", "heuristic", "random"]
    assert len(simulated(cli, "-n", "2", "--setting", "solo=true", "--workers", "1")["seats_wins"]) == 1


def test_settings_and_content_reach_every_process(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text("[constants]\nlast_stone = 50\n")
    args = ("-n", "20", "--seed", "1", "--setting", "stones=7")
    plain = simulated(cli, *args, "--workers", "2")
    rich = simulated(cli, *args, "--workers", "2", "--content", "one.toml")
    assert rich["mean_scores"]["random"] == pytest.approx(plain["mean_scores"]["random"] + 24)
    assert plain["mean_decisions"] < simulated(cli, "-n", "20", "--seed", "1")["mean_decisions"]


def test_without_a_seed_every_run_is_another(cli: Cli) -> None:
    assert (
        simulated(cli, "-n", "1", "--workers", "1")["seed"]
        != simulated(cli, "-n", "1", "--workers", "1")["seed"]
    )


def test_shared_wins_count_in_parts(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cli.nim.ranks_of", lambda keys: (1,) * len(keys))
    report = simulated(cli, "-n", "3", "--seats", "3", "--workers", "1")
    assert report["seats_wins"] == [1, 1, 1]
    assert report["wins"] == {"random": 3}


def test_a_match_that_does_not_end_is_a_failure(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game), "longest", 3)
    result = cli.run("simulate", "nim", "-n", "2", "--workers", "1", "--json", "--out", "out.jsonl")
    assert result.exit_code == 1
    report = msgspec.json.decode(result.stdout)
    assert (report["games"], report["finished"], report["wins"]) == (2, 0, {"random": 0})
    assert rows("out.jsonl")[0]["reason"] == ""


def test_a_crash_tells_which_match(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cli.nim.finish", lambda s, last: 1 / 0)
    with pytest.raises(ZeroDivisionError) as caught:
        cli.run("simulate", "nim", "-n", "2", "--workers", "1", "--seed", "9")
    assert caught.value.__notes__[0].startswith("in match 0 of seed 9: nim, random, random, seed ")


def test_seats_rotate() -> None:
    job = Job("nim", ("a", "b", "c"), 1, 6)
    assert [job.bots_of(number)[0] for number in range(6)] == ["a", "b", "c", "a", "b", "c"]


def test_chunks_cover_every_match_once() -> None:
    for games in (1, 7, 100, 12345):
        for workers in (1, 3, 16):
            found = chunks(games, workers)
            assert [number for chunk in found for number in chunk] == list(range(games))


def test_wilson() -> None:
    assert wilson(50, 100) == wilson(50.0, 100)
    share = wilson(50, 100)
    assert (share.share, share.low, share.high) == (0.5, 0.4038, 0.5962)
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == 1
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_is_finished(cli: Cli, workers: str) -> None:
    out = Path("out.jsonl")
    args = (
        "simulate",
        "nim",
        "-n",
        "1000000",
        "--bots",
        "heuristic,random",
        "--workers",
        workers,
        "--out",
        out,
        "--json",
    )
    with cli.start(*args) as started:
        while not out.exists() or out.read_bytes().count(b"\n") < 20:
            assert started.poll() is None
            time.sleep(0.05)
        os.killpg(started.pid, signal.SIGINT)
        text, err = started.communicate(timeout=60)
    assert (started.returncode, err) == (130, "")
    report = msgspec.json.decode(text)
    assert 20 <= report["finished"] < report["games"] == 1000000
    numbers = [row["game"] for row in rows("out.jsonl")]
    assert len(numbers) == report["finished"]
    assert numbers == sorted(set(numbers))


def workers_of(pid: int) -> list[int]:
    children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds the workers in /proc")
def test_a_killed_worker_is_replaced(cli: Cli) -> None:
    """And what it had in hand is played again: the same matches come out as if nobody had been killed."""
    args = ("simulate", "nim", "-n", "4000", "--seed", "1")
    out = Path("out.jsonl")
    with cli.start(*args, "--workers", "2", "--out", out) as started:
        while not out.exists() or not out.read_bytes():
            assert started.poll() is None
            time.sleep(0.05)
        os.kill(workers_of(started.pid)[0], signal.SIGKILL)
        _, err = started.communicate(timeout=60)
    assert (started.returncode, err) == (0, "")
    cli.ok(*args, "--workers", "1", "--out", "alone.jsonl")
    assert out.read_bytes() == Path("alone.jsonl").read_bytes()


DEADLY = """
import os, signal

class Deadly:
    def choose(self, observation):
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_work_that_kills_every_worker_is_given_up(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "deadly.py").write_text(DEADLY)
    code, out, err = cli.process(
        "simulate", "nim", "-n", "40", "--bots", "deadly.py:Deadly", "--workers", "2"
    )
    assert (code, out) == (1, "")
    assert err == "tessera: 3 worker processes were killed (out of memory?), after 0 matches\n"


def test_a_process_uses_all_cores(cli: Cli) -> None:
    code, out, err = cli.process("simulate", "nim", "-n", "200", "--seed", "1", "--json")
    assert (code, err) == (0, "")
    assert msgspec.json.decode(out)["finished"] == 200


def test_the_greedy_bot_of_the_readme_plays_whole_matches(cli: Cli, tmp_path: Path) -> None:
    """Exactly as it is written there, in worker processes too."""
    (tmp_path / "greedy.py").write_text(examples()[0])
    found = cli.json("simulate", "nim", "-n", "4", "--bots", "greedy.py:Greedy,random", "--workers", "2")
    assert found["games"] == 4
