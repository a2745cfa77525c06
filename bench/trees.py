"""The servers of several states of the sources under the same load, in turns: only so can a busy machine compare them.

Run with ``python -m bench.trees before=../before:http after=.:socket [--rounds 3] [--tables 100] [--seconds 6]
[--pause 0] [--game peloponnes] [--people 1] [--bots 1]``. A tree is a name, a folder with its sources, and how its
people play: over the table's socket, or by `http`.

Shown are the processor milliseconds of the server process for every stored move, of people and of bots, in each round,
and the other figures of the best round.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from msgspec import Struct

from bench.server import Figures, add_party, job_of, measure, running


class Tree(Struct, frozen=True):
    """A state of the sources."""

    name: str
    folder: str
    wire: str


def tree_of(said: str) -> Tree:
    name, _, rest = said.partition("=")
    folder, _, wire = rest.partition(":")
    return Tree(name, str(Path(folder).resolve()), wire or "socket")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("trees", nargs="+", type=tree_of)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--pause", type=float, default=0.0)
    add_party(parser)
    chosen = parser.parse_args()
    found: dict[str, list[Figures]] = {tree.name: [] for tree in chosen.trees}
    for _ in range(chosen.rounds):
        for tree in chosen.trees:
            with (
                tempfile.TemporaryDirectory() as folder,
                running(Path(folder), tree=tree.folder) as (server, address),
            ):
                job = job_of(chosen, address, chosen.tables, chosen.pause, tree.wire)
                found[tree.name].append(measure(address, server, job))
            print(f"{tree.name} {found[tree.name][-1]['cpu_ms_per_move']}", file=sys.stderr, flush=True)
    show(found)


def show(found: dict[str, list[Figures]]) -> None:
    first = [float(row["cpu_ms_per_move"]) for row in next(iter(found.values()))]
    for name, rows in found.items():
        costs = [float(row["cpu_ms_per_move"]) for row in rows]
        best = rows[costs.index(min(costs))]
        ratio = sum(costs) / sum(first)
        print(
            f"{name:>10}  {ratio:.2f} of the first  cpu_ms_per_move {' '.join(f'{cost:.2f}' for cost in costs)}"
        )
        print("            " + "  ".join(f"{key} {value}" for key, value in best.items()))


if __name__ == "__main__":
    main()
