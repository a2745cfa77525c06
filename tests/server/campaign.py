"""Campaigns: how long they are, in how many parts, how far they have come; and servers whose disk is small.

``python -m tests.server.campaign --parts 20`` runs those of the server one part after the other: 1,400 kills, 10^5
requests and 10^4 frames in all. Every part has a chance of its own. What is done is noted in a folder, not done again,
and so it can be stopped at any time; ``tail -f build/soak/progress.jsonl`` shows how far it is. Several machines take
parts of their own with ``--only 1-5``.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SCALE = float(os.environ.get("TESSERA_SOAK", "1"))
"""What part of a campaign is run: ``TESSERA_SOAK=0.1 make soak`` is a tenth of each."""


PART, PARTS = (int(number) for number in os.environ.get("TESSERA_SOAK_PART", "1/1").split("/"))
"""Which of how many parts of it: ``TESSERA_SOAK_PART=3/10`` is another tenth than ``4/10``."""
LOG = os.environ.get("TESSERA_SOAK_LOG", "")
"""The file that is told how far campaigns are."""


def many(times: int) -> int:
    """How often something is done in this part, of so many times in all."""
    whole = round(times * SCALE)
    return max(1, whole * PART // PARTS - whole * (PART - 1) // PARTS)


def seed(name: str) -> str:
    """What the chance of a campaign is made from: no part does what another has done."""
    return name if PARTS == 1 else f"{name} {PART}/{PARTS}"


def tell(done: int, of: int, **facts: int) -> None:
    """How far a campaign is: shown by ``pytest -s``, and kept for whoever looks later."""
    running = os.environ.get("PYTEST_CURRENT_TEST", "").partition("::")[2].partition(" ")[0]
    row = {"campaign": running, "part": PART, "done": done, "of": of, **facts}
    print(json.dumps(row), flush=True)
    if LOG:
        with Path(LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(row) + "\n")


class SmallDisk:
    """A file system of its own that can be full."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filler = folder / "filler"

    def fill(self) -> None:
        with self._filler.open("ab", buffering=0) as filler:
            size = 1 << 16
            while size:
                try:
                    filler.write(b"x" * size)
                except OSError:
                    size >>= 1

    def empty(self) -> None:
        self._filler.unlink(missing_ok=True)


def can_mount(folder: Path) -> bool:
    """Whether this user may make file systems; only root may, and not everywhere."""
    try:
        with small_disk(folder / "trial", 1):
            return True
    except (OSError, subprocess.CalledProcessError):
        return False


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[SmallDisk]:
    folder.mkdir(parents=True, exist_ok=True)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tessera-test", str(folder)]
    subprocess.run(mount, check=True, capture_output=True)
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True, capture_output=True)


# --- one part after the other -------------------------------------------------------------------------------


def run_part(part: int, parts: int, folder: Path, more: list[str]) -> bool:
    """Whether all campaigns of a part went well; what they said is kept beside."""
    environment = {
        **os.environ,
        "TESSERA_SOAK_PART": f"{part}/{parts}",
        "TESSERA_SOAK_LOG": str(folder / "progress.jsonl"),
    }
    command = [sys.executable, "-m", "pytest", "tests/server", "-m", "soak", "--timeout=0", *more]
    with (folder / f"part-{part}-of-{parts}.log").open("w") as log:
        return subprocess.run(command, env=environment, stdout=log, stderr=log, check=False).returncode == 0


def figures(folder: Path) -> dict[str, dict[str, int]]:
    """What came of all campaigns that ended, in all parts together."""
    ended: dict[tuple[str, int], dict[str, int]] = {}
    for line in (folder / "progress.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        name, part = row.pop("campaign"), row.pop("part")
        if row["done"] == row.pop("of"):
            ended[name, part] = row
    found: dict[str, dict[str, int]] = {}
    for (name, _), row in ended.items():
        sums = found.setdefault(name, {})
        for what, number in row.items():
            sums[what] = sums.get(what, 0) + number
    return found


def parts_in(said: str, parts: int) -> range:
    """``3``, ``1-5``, or all of them."""
    first, _, last = said.partition("-")
    return range(int(first), int(last or first) + 1) if said else range(1, parts + 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Run the campaigns of the server, part after part.")
    parser.add_argument("--parts", type=int, default=20)
    parser.add_argument("--only", default="", help="some of the parts: 3, or 1-5")
    parser.add_argument("--folder", type=Path, default=Path("build/soak"))
    chosen, more = parser.parse_known_args()  # the rest is for pytest: -k kill, -n 2
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for part in parts_in(chosen.only, chosen.parts):
        done = chosen.folder / f"part-{part}-of-{chosen.parts}.done"
        if done.exists():
            continue
        if not run_part(part, chosen.parts, chosen.folder, more):
            sys.exit(f"part {part} failed: {chosen.folder}/part-{part}-of-{chosen.parts}.log says why")
        done.touch()
        print(f"part {part} of {chosen.parts} is done", flush=True)
    for name, facts in sorted(figures(chosen.folder).items()):
        print(f"{name}: " + ", ".join(f"{number:,} {what}" for what, number in facts.items()))


if __name__ == "__main__":
    main()
