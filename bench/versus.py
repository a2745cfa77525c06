"""Whether today's sources are slower than others: ``python -m bench.versus [COMMIT or FOLDER] [--rounds 5]``.

Both are measured in turns, each in a process of its own, and compared round by round: what the machine does besides
hits both alike, so a ratio can be trusted where a figure cannot. Fails if any median ratio is below `LEAST`.
``--works equal`` compares instead of measuring: options, events, positions, saved and restored, views, evaluations,
samples and bots' choices; with ``--decisions`` so many random ones of each game. ``--here`` takes another folder for
today's sources, such as those of a compiled engine.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from io import BytesIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Protocol

ROOT = Path(__file__).parents[1]
CONTENDER = Path(__file__).with_name("contender.py")
WORKS = ("random", "heuristic", "search", "evaluate", "view", "clone", "sample")
EQUAL = "equal"
RATES = frozenset({"random", "heuristic", "search"})
"""Given as decisions per second; all others as microseconds."""
ROUNDS = 5
LEAST = 0.95
"""How fast today's sources must be, the others being 1."""


class Working(Protocol):
    """A side of the comparison."""

    def do(self, work: str, game: str, turn: int) -> tuple[int, Any]:
        """How much was done, and what came of it."""
        ...


class Side:
    """The sources of one side, in a process that does what it is told."""

    def __init__(self, name: str, sources: Path) -> None:
        self.name = name
        environment = os.environ | {"PYTHONPATH": str(sources), "PYTHONHASHSEED": "0"}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            [sys.executable, str(CONTENDER)], env=environment, stdin=pipe, stdout=pipe, text=True
        )

    def __enter__(self) -> Side:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def do(self, work: str, game: str, turn: int) -> tuple[int, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None
        print(json.dumps([work, game, turn]), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self.name}: {work} of {game} failed in round {turn}")
        count, done = json.loads(answer)
        return count, done


@contextmanager
def sources_of(which: str) -> Iterator[Path]:
    """The sources in a folder, or those of a commit, unpacked for a while."""
    if Path(which).is_dir():
        yield Path(which).resolve() / "src"
        return
    packed = subprocess.run(["git", "archive", which, "src"], cwd=ROOT, capture_output=True, check=False)
    if packed.returncode:
        raise SystemExit(f"{which} is neither a folder nor a commit: {packed.stderr.decode().strip()}")
    with TemporaryDirectory(prefix="tessera-versus-") as folder:
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
            archive.extractall(folder, filter="data")
        yield Path(folder) / "src"


def last_release() -> str:
    """The newest tag, or the main branch as long as nothing was released."""
    found = subprocess.run(
        ["git", "describe", "--tags", "--abbrev=0"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return found.stdout.strip() or "main"


def versus(sides: tuple[Working, Working], work: str, game: str, rounds: int) -> tuple[float, float, float]:
    """The best figure of each side, and how many times as fast the second one is, in the middle of all rounds."""
    costs: tuple[list[float], list[float]] = ([], [])
    for turn in range(rounds):
        order = (0, 1) if turn % 2 else (1, 0)
        for at in order:
            count, seconds = sides[at].do(work, game, turn)
            costs[at].append(seconds / count)
    ratio = median([theirs / ours for theirs, ours in zip(*costs, strict=True)])
    return min(costs[0]), min(costs[1]), ratio


def figure(work: str, cost: float) -> str:
    return f"{1 / cost:>10,.0f}/s" if work in RATES else f"{1e6 * cost:>9.1f} us"


def measured(sides: tuple[Working, Working], works: Sequence[str], games: Sequence[str], rounds: int) -> int:
    """Print all ratios; how many are too low."""
    slower = 0
    for game in games:
        for work in works:
            theirs, ours, ratio = versus(sides, work, game, rounds)
            slower += ratio < LEAST
            mark = "  SLOWER" if ratio < LEAST else ""
            print(
                f"{game:<15} {work:<10} {figure(work, theirs)} {figure(work, ours)} {ratio:>6.2f}{mark}",
                flush=True,
            )
    return slower


def compared(sides: tuple[Working, Working], games: Sequence[str], rounds: int, least: int = 0) -> int:
    """Print where the two do not play alike; how many rounds that are. At least so many decisions are compared."""
    differing = 0
    for game in games:
        decisions, turn, wrong = 0, 0, []
        while turn < rounds or decisions < least:
            theirs, ours = [side.do(EQUAL, game, turn) for side in sides]
            decisions += ours[0]
            if theirs != ours:
                wrong.append(turn)
            turn += 1
        differing += len(wrong)
        print(
            f"{game:<15} {decisions:>8,} decisions {'alike' if not wrong else f'DIFFER in {wrong}'}",
            flush=True,
        )
    return differing


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.versus", description=__doc__)
    parser.add_argument(
        "base", nargs="?", default="", help="a commit or a folder; the last release by default"
    )
    parser.add_argument("--games", default="peloponnes,newdawn,tapestry,civilization,throughtheages")
    parser.add_argument("--works", default=",".join(WORKS))
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--decisions", type=int, default=0, help="compare at least so many of each game")
    parser.add_argument("--here", type=Path, default=ROOT, help="the folder whose sources are today's")
    given = parser.parse_args(arguments)
    base = given.base or last_release()
    games, works = given.games.split(","), given.works.split(",")
    with ExitStack() as stack:
        theirs = stack.enter_context(Side(base, stack.enter_context(sources_of(base))))
        ours = stack.enter_context(Side("here", given.here.resolve() / "src"))
        failed = compared((theirs, ours), games, given.rounds, given.decisions) if EQUAL in works else 0
        failed += measured((theirs, ours), [work for work in works if work != EQUAL], games, given.rounds)
    if failed:
        raise SystemExit(f"{failed} ratios below {LEAST}, or rounds that differ from {base}")


if __name__ == "__main__":
    main()
