"""The proof of how strong the bots are: ``python -m bench.proof [GAME ...] [--out out/proof] [--here build/compiled]``.

Plays every ladder that `docs/strength.md` speaks of and writes the page anew after each, so that nothing is lost when
it is stopped; what was begun is gone on with. ``--here`` takes another folder for the sources, such as those of a
compiled engine, which play the same matches sooner. All of it takes many hours: name games, and what is to be proved.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
STRENGTH = ROOT / "docs" / "strength"
GAMES = ("peloponnes", "newdawn", "tapestry", "throughtheages", "civilization")
YARDSTICK = "tessera.lab.past:heuristic_ee2caf2"
ALL_OF_THEM = "0.005"
"""So narrow a margin that the sequential test lets all matches be played."""


class Ladder(NamedTuple):
    """Two bots, how many play, and how many deals, each from all seats."""

    bots: tuple[str, str]
    seats: int
    deals: int
    seed: int
    margin: str = ALL_OF_THEM

    @property
    def name(self) -> str:
        return f"{self.bots[0]}-{self.bots[1].rpartition(':')[2]}-{self.seats}"


def over_the_yardstick() -> Iterator[Ladder]:
    for bot in ("expert", "hard", "heuristic"):
        yield Ladder((bot, YARDSTICK), 2, 50, 1)


def with_more_seats() -> Iterator[Ladder]:
    for bot in ("expert", "hard", "heuristic"):
        for seats in (3, 4):
            yield Ladder((bot, YARDSTICK), seats, 60 // seats, 2)


def over_chance() -> Iterator[Ladder]:
    yield Ladder(("heuristic", "random"), 2, 50, 3)


def levels() -> Iterator[Ladder]:
    """Each over the one below."""
    steps = ("beginner", "easy", "medium", "hard", "expert")
    for below, above in pairwise(steps):
        yield Ladder((above, below), 2, 50, 4)


WHAT = {"yardstick": over_the_yardstick, "seats": with_more_seats, "chance": over_chance, "levels": levels}


def play(game: str, ladder: Ladder, out: Path, here: Path, workers: int) -> None:
    """One ladder, to its end; its result goes into the page."""
    run = out / f"{game}-{ladder.name}"
    tessera = (sys.executable, "-m", "tessera", "lab")
    environment = {**os.environ, "PYTHONPATH": str(here / "src")}
    played = [
        *(*tessera, "ladder", game, "--bots", ",".join(ladder.bots), "--seats", str(ladder.seats)),
        *("-n", str(ladder.deals), "--margin", ladder.margin, "--seed", str(ladder.seed)),
        *("--workers", str(workers), "--out", str(run)),
    ]
    print(f"{game}, {ladder.seats} seats: {' over '.join(ladder.bots)}", flush=True)
    subprocess.run(played, env=environment, check=True)
    revision = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    told = ("--add", str(run), "--revision", revision, "--out", str(STRENGTH.with_suffix(".md")))
    subprocess.run([*tessera, "strength", str(STRENGTH), *told], check=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help="by default all")
    parser.add_argument("--what", nargs="+", choices=WHAT, default=list(WHAT), help="by default all of it")
    parser.add_argument("--out", type=Path, default=Path("out/proof"), help="where the ladders are kept")
    parser.add_argument("--here", type=Path, default=ROOT, help="the sources that play")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    for what in asked.what:
        for game in asked.games or GAMES:
            for ladder in WHAT[what]():
                play(game, ladder, asked.out, asked.here.resolve(), asked.workers)


if __name__ == "__main__":
    main()
