"""Experiments, and the folders that keep them."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

from tessera.bots import play_match
from tessera.kernel.game import BadSetup
from tessera.lab.compare import Trial, comparison
from tessera.lab.experiment import Arm, Block, Experiment
from tessera.lab.ladder import Contest, ladder, lineups
from tessera.lab.pool import Here, Maker, Processes, R, Receiver, U
from tessera.lab.run import BadRun, Run
from tests.cli.nim import game
from tests.cli.running import Cli

pytestmark = pytest.mark.usefixtures("cli")

KEEP = ("seats", "decisions", "events")


def experiment(**more: Any) -> Experiment:
    arms = (Arm(("heuristic", "random")), Arm(("random", "random"), {"stones": "7"}))
    return Experiment(game="nim", arms=arms, seed=5, part=4, **more)


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*.parquet"))}


def played(folder: str, deals: int, **more: Any) -> Run:
    run = Run.begin(Path(folder), experiment(**more))
    assert run.play(run.blocks(deals), Here())
    return run


def test_every_match_has_a_number() -> None:
    plan = experiment()
    numbers = [
        plan.number(Block(arm, deal), rotation)
        for deal in range(3)
        for arm in range(2)
        for rotation in range(2)
    ]
    assert numbers == list(range(12))
    assert [plan.place(number) for number in (0, 5, 11)] == [
        (Block(0, 0), 0),
        (Block(0, 1), 1),
        (Block(1, 2), 1),
    ]


def test_a_block_is_one_deal_from_every_seat() -> None:
    frame = played("run", 3).frame().filter(pl.col("arm") == 0).collect()
    assert frame["bots"].to_list()[:2] == [["heuristic", "random"], ["random", "heuristic"]]
    assert frame["seed"].n_unique() == 3
    assert frame.filter(pl.col("rotation") == 1)["digest"].to_list() != frame["digest"].to_list()[::2]
    row = frame.to_dicts()[2]
    again = play_match(game, row["bots"], row["seed"]).outcome
    assert again is not None and list(again.scores) == row["scores"]


def test_the_same_bytes_whoever_plays_and_whatever_was_interrupted() -> None:
    whole = files(played("whole", 6, keep=KEEP, luck=True).folder)
    assert len(whole) == 2 * 2 * 4
    for deals in (1, 3, 5, 6):  # again and again stopped in the middle of a file
        played("bits", deals, keep=KEEP, luck=True)
    assert files(Path("bits")) == whole
    run = Run.begin(Path("two"), experiment(keep=KEEP, luck=True))
    assert run.play(run.blocks(6), Processes(2))
    assert files(Path("two")) == whole


def test_what_is_kept_beside_matches() -> None:
    run = played("run", 4, keep=KEEP, luck=True)
    matches, seats = run.frame().collect(), run.frame("seats").collect()
    assert len(seats) == 2 * len(matches)
    assert seats["win"].sum() == pytest.approx(len(matches))
    decisions = run.frame("decisions").group_by("match").len().sort("match").collect()
    assert decisions["len"].to_list() == matches["decisions"].to_list()
    assert set(run.frame("decisions").collect()["answer"]) > {"take 1", "draw"}
    events = run.frame("events").collect()
    assert events["match"].n_unique() == len(matches)
    assert all(isinstance(msgspec.json.decode(args), dict) for args in events["args"])
    with pytest.raises(BadRun, match="this run has kept matches, not 'seats'"):
        played("plain", 1).frame("seats")


def test_any_match_can_be_played_again() -> None:
    run = played("run", 2)
    for row in run.frame().collect().to_dicts():
        match = run.replay(row["match"])
        assert match.state.outcome is not None
        assert list(match.state.outcome.scores) == row["scores"]
        assert list(match.players) == row["bots"]
    with pytest.raises(BadRun, match="has no match 99"):
        run.replay(99)


def test_a_match_that_went_another_way_is_noticed() -> None:
    run = played("run", 1)
    file = next(Path("run").rglob("arm=0/*.parquet"))
    pl.read_parquet(file).with_columns(digest=pl.lit("0" * 16)).write_parquet(file)
    with pytest.raises(BadRun, match="match 0 went another way"):
        run.replay(0)


def test_another_experiment_needs_another_folder() -> None:
    played("run", 1)
    with pytest.raises(BadRun, match="another experiment"):
        Run.begin(Path("run"), msgspec.structs.replace(experiment(), seed=6))
    with pytest.raises(BadRun, match="no manifest"):
        Run.open(Path("nothing"))
    Path("run/manifest.json").write_text("{}")
    with pytest.raises(BadRun, match="no run of this version"):
        Run.open(Path("run"))


def test_what_cannot_be_played_is_refused_before() -> None:
    with pytest.raises(BadSetup, match="as many seats"):
        Experiment(game="nim", arms=(Arm(("random",)), Arm(("random", "random"))))
    with pytest.raises(BadSetup, match="nothing called 'thoughts'"):
        experiment(keep=("thoughts",))
    with pytest.raises(BadSetup):
        Run.begin(Path("run"), Experiment(game="nim", arms=(Arm(("random",) * 2, {"colour": "red"}),)))
    assert not Path("run").exists()


# --- ladders ------------------------------------------------------------------------------------------------


def test_everybody_meets_everybody() -> None:
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups(["a", "b"], 3) == [("a", "b", "a")]


def test_a_ladder_stops_where_it_knows() -> None:
    run = Run.begin(Path("run"), ladder("nim", ["random", "heuristic", "easy"], 2, 1))
    contest = Contest(run, margin=0.1)
    assert contest.play(64, Here())
    standing = contest.standing()
    assert standing.ratings[0].bot == "heuristic"
    verdicts = {(pair.first, pair.second): pair for pair in standing.pairings}
    assert verdicts["random", "heuristic"].verdict == "second"
    assert verdicts["random", "heuristic"].blocks < 64
    again = Contest(Run.open(Path("run")), margin=0.1)
    before = files(Path("run"))
    assert again.play(64, Here())
    assert (again.standing(), files(Path("run"))) == (standing, before)


def test_a_ladder_of_more_than_two_seats(cli: Cli) -> None:
    found = cli.json(
        "lab",
        "ladder",
        "nim",
        "--bots",
        "random,heuristic,easy",
        "--seats",
        "3",
        "--out",
        "run",
        "-n",
        "8",
        "--workers",
        "1",
    )
    assert (found["blocks"], found["matches"], found["pairings"]) == (8, 24, [])
    assert found["ratings"][0]["bot"] == "heuristic"


class Unlucky(Here):
    """Ctrl-C is pressed when the work of a part is done."""

    def run(self, make: Maker[U, R], units: Iterable[U], receive: Receiver[R]) -> bool:
        complete = super().run(make, units, receive)
        signal.raise_signal(signal.SIGINT)
        return complete


def test_ctrl_c_between_two_parts_is_no_less_than_within_one() -> None:
    contest = Contest(Run.begin(Path("run"), ladder("nim", ["random", "heuristic"], 2, 1)), margin=0.01)
    assert not contest.play(1000, Unlucky())
    assert contest.standing().blocks == contest.experiment.part
    alike = Arm(("random", "random"))
    trial = Trial(Run.begin(Path("trial"), comparison("nim", ("random", "random"), 1, alike, alike)))
    assert not trial.play(1000, Unlucky())


def test_ctrl_c_keeps_what_is_finished(cli: Cli) -> None:
    """And the next run goes on from there, to the same end as one that was never stopped."""
    args = ("lab", "ladder", "nim", "--bots", "heuristic,random", "--margin", "0.01", "--json")
    with cli.start(*args, "--out", "run", "-n", "100000", "--workers", "2") as started:
        while len(list(Path("run").rglob("*.parquet"))) < 2:
            assert started.poll() is None
            time.sleep(0.05)
        os.killpg(started.pid, signal.SIGINT)
        text, err = started.communicate(timeout=60)
    assert (started.returncode, err) == (130, "")
    kept = msgspec.json.decode(text)["blocks"]
    assert kept >= 32
    more = kept + 20
    result = cli.json(*args[:-1], "--out", "run", "-n", str(more), "--workers", "1")
    assert result == cli.json(*args[:-1], "--out", "whole", "-n", str(more), "--workers", "1")
    assert files(Path("run")) == files(Path("whole"))


# --- the command line ---------------------------------------------------------------------------------------


def test_play_and_replay(cli: Cli) -> None:
    found = cli.json(
        "lab",
        "play",
        "nim",
        "--out",
        "run",
        "-n",
        "3",
        "--bots",
        "heuristic,random",
        "--keep",
        "seats",
        "--workers",
        "1",
    )
    assert (found["deals"], found["matches"]) == (3, 6)
    assert found["bytes"] > 0
    assert cli.ok("lab", "replay", "run", "4", "--out", "four.json").startswith("match 4: ")
    assert "nim" in Path("four.json").read_text()
    cli.ok("replay", "four.json")
    assert "no match 99" in cli.complaint("lab", "replay", "run", "99")


def test_a_change_that_changes_nothing_and_one_that_does(cli: Cli) -> None:
    Path("more.toml").write_text("[constants]\nlast_stone = 2\n")
    args = ("lab", "compare", "nim", "--bots", "random", "-n", "160", "--workers", "1")
    assert "Nothing changed" in cli.ok(*args, "--with-content", "more.toml", "--out", "same")
    report = cli.json(*args, "--with", "stones=7", "--out", "short")
    measures = {each["what"]: each for each in report["measures"]}
    assert not report["identical"]
    assert measures["length"]["verdict"] == "second"
    assert measures["length"]["high"] < 0
    assert measures["length"]["p"] < 0.001
    assert report["deals"] < 160
    assert "say what the variant is" in cli.complaint(*args, "--out", "none")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("ladder", "nim", "--bots", "random", "--out", "run"), "two bots at least"),
        (("play", "nim", "--out", "run", "--executor", "magic"), "no executor 'magic'"),
        (("play", "nim", "--out", "run", "--keep", "thoughts"), "nothing called 'thoughts'"),
        (("cook",), "there is no command 'cook'"),
    ],
)
def test_bad_input_is_one_line(cli: Cli, args: tuple[str, ...], words: str) -> None:
    assert words in cli.complaint("lab", *args)
