"""Campaigns: how long they are, and servers whose disk is small."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SCALE = float(os.environ.get("TESSERA_SOAK", "1"))
"""What part of a campaign is run: ``TESSERA_SOAK=0.1 make soak`` is a tenth of each."""


def many(times: int) -> int:
    return max(1, round(times * SCALE))


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
