"""The example that learns does what its page says, in small."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installed import ROOT

EXAMPLE = ROOT / "examples" / "learn_peloponnes.py"


def learned(folder: Path, *args: str) -> tuple[int, Path]:
    """Percent won against chance at the end, and the net."""
    net = folder / "net.npz"
    command = [sys.executable, str(EXAMPLE), "--out", str(net), *args]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = re.search(r"^(\d+)% of \d+ matches won against random", done.stdout, re.M)
    assert found, done.stdout
    return int(found[1]), net


def test_it_learns_and_what_it_learned_plays(tmp_path: Path) -> None:
    _, net = learned(tmp_path, "--minutes", "0", "--first", "20", "--judged-by", "2")
    bots = f"{EXAMPLE}:Learned,random"
    command = [sys.executable, "-m", "tessera", "simulate", "peloponnes", "-n", "2", "--bots", bots]
    command += ["--workers", "1", "--json"]
    environment = {**os.environ, "TESSERA_NET": str(net)}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert json.loads(done.stdout)["finished"] == 2, done.stdout


@pytest.mark.soak
def test_it_beats_chance_nine_times_in_ten(tmp_path: Path) -> None:
    won, _ = learned(tmp_path, "--minutes", "10")
    assert won >= 90
