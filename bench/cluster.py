"""How a run of the lab would go on a thousand cores: the scheduler, simulated with measured block times.

    python bench/cluster.py peloponnes --bot heuristic --matches 10000000 --cores 1000

A few blocks are played and handed over here, with the time that each of them and the handing over takes. Then the queue
of the lab is run in simulated time: units are begun a few ahead of the first whose result is missing, results are taken
in order by one process.
"""

from __future__ import annotations

import argparse
import heapq
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tessera.lab.blocks import Player
from tessera.lab.experiment import Arm, Block, Experiment
from tessera.lab.pool import AHEAD
from tessera.lab.run import Run


def measured(game: str, bot: str, blocks: int) -> tuple[list[float], float]:
    """Seconds that blocks take, and seconds that one of them costs the process that collects them."""
    experiment = Experiment(game=game, arms=(Arm((bot, bot)),), seed=1)
    play, times, played = Player(experiment), [], []
    for deal in range(blocks):
        began = time.process_time()
        played.append(play(Block(0, deal)))
        times.append(time.process_time() - began)
    with tempfile.TemporaryDirectory() as folder:
        run = Run.begin(Path(folder), experiment)
        run.add(played[0])
        run.flush()  # whatever is loaded once is loaded now
        began = time.process_time()
        for each in played:
            run.add(each)
        run.flush()
        return times, (time.process_time() - began) / blocks


def simulated(times: Sequence[float], collecting: float, blocks: int, cores: int) -> float:
    """Seconds until all blocks are collected."""
    chance = Random(1)
    free = [0.0] * cores
    ends: list[float] = []
    """When the results of all blocks are there, in their order."""
    collected, taken = 0.0, 0
    for number in range(blocks):
        if number - taken >= cores * AHEAD:  # wait until the first missing result is collected
            collected = max(collected, ends[taken]) + collecting
            taken += 1
        begin = max(heapq.heappop(free), collected if number >= cores * AHEAD else 0.0)
        ends.append(begin + chance.choice(times))
        heapq.heappush(free, ends[-1])
    for end in ends[taken:]:
        collected = max(collected, end) + collecting
    return collected


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("--bot", default="random")
    arguments.add_argument("--matches", type=int, default=10_000_000)
    arguments.add_argument("--cores", type=int, default=1000)
    arguments.add_argument("--sample", type=int, default=32)
    given = arguments.parse_args()
    times, collecting = measured(given.game, given.bot, given.sample)
    mean, blocks = sum(times) / len(times), given.matches // 2
    some = min(blocks, 200 * given.cores)  # the rest goes as these do
    seconds = simulated(times, collecting, some, given.cores) * blocks / some
    busy = mean * blocks / given.cores / seconds
    print(f"{given.game}, {given.bot}: a block takes {mean:.3f} s, collecting it {collecting * 1e6:.0f} µs")
    print(f"{given.matches:,} matches on {given.cores} cores: {seconds / 3600:.2f} h, cores {busy:.0%} busy")
    print(f"one collector keeps {mean / collecting:,.0f} cores busy")


if __name__ == "__main__":
    main()
