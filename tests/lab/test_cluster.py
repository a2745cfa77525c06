"""Ray, for real: a cluster of two workers on this machine, one of which is killed in the middle."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from tests.cli.running import Cli


def ray_workers(root: int) -> list[int]:
    """The processes below one that work on a unit just now."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
    found = []
    for pid in parents:
        above = pid
        while above in parents and above != root:
            above = parents[above]
        try:
            if above == root and b"ray::_work" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
        except OSError:
            continue
    return found


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds the workers in /proc")
@pytest.mark.timeout(240)
def test_a_worker_that_is_killed_makes_no_difference(cli: Cli) -> None:
    args = ("lab", "play", "nim", "--bots", "heuristic,random", "-n", "240", "--seed", "3", "--workers", "2")
    with cli.start(*args, "--out", "ray", "--executor", "ray") as started:
        killed: list[int] = []
        while started.poll() is None:
            if not killed and (found := ray_workers(started.pid)):
                killed = found[:1]
                os.kill(killed[0], signal.SIGKILL)
            time.sleep(0.02)
        out, err = started.communicate(timeout=60)
    assert (started.returncode, err) == (0, "")
    assert killed
    assert "240 deals, 480 matches" in out
    cli.ok(*args[:-1], "1", "--out", "here")
    theirs, ours = sorted(Path("ray").rglob("*.parquet")), sorted(Path("here").rglob("*.parquet"))
    assert [file.read_bytes() for file in theirs] == [file.read_bytes() for file in ours]
