"""Working on a cluster: Ray as an executor (extra ``ray``).

Units are tasks. Ray moves those of a worker or a machine that died elsewhere by itself; because a unit gives the same
result every time, nobody can tell. On all machines of a cluster the same version of Tessera must be installed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from pickle import dumps, loads
from typing import Any, TypeVar

import ray

from tessera.lab.pool import AHEAD, LIVES, PATIENCE, Maker, Queue, Receiver, WorkerLost, cores, watched

U = TypeVar("U")
R = TypeVar("R")

_workers: dict[bytes, Callable[[Any], Any]] = {}
"""What this process has loaded, by what it was made from."""


def _work(made_from: bytes, unit: Any) -> Any:
    worker = _workers.get(made_from)
    if worker is None:
        worker = _workers[made_from] = loads(made_from)(lambda: False)
    return worker(unit)


class Cluster:
    """Works on a Ray cluster, or on one that is started here for as long as it takes."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        self._address = address
        self._workers = workers

    def run(self, make: Maker[U, R], units: Iterable[U], receive: Receiver[R]) -> bool:
        here = (
            {"num_cpus": self._workers or cores(), "include_dashboard": False}
            if self._address is None
            else {}
        )
        ray.init(address=self._address, log_to_driver=False, logging_level=logging.ERROR, **here)
        try:
            return self._run(dumps(make), units, receive)
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError):
            raise WorkerLost(f"{LIVES} worker processes were killed (out of memory?)") from None
        finally:
            ray.shutdown()

    def _run(self, made_from: bytes, units: Iterable[U], receive: Receiver[R]) -> bool:
        task = ray.remote(max_retries=LIVES - 1)(_work)
        stored = ray.put(made_from)
        slots = self._workers or int(ray.cluster_resources().get("CPU", 1))
        queue: Queue[U, Any] = Queue(units, lambda unit: task.remote(stored, unit), slots * AHEAD)
        with watched() as stopped:
            while (head := queue.head()) and not stopped:
                ready, _ = ray.wait([head.ticket], timeout=PATIENCE)
                if ready:
                    receive(ray.get(head.ticket))
                    queue.pop()
            if stopped:
                for late in queue.begun(_dropped):
                    receive(ray.get(late))
        return not stopped


def _dropped(ticket: Any) -> bool:
    """Drop a task unless its result is there."""
    ready, _ = ray.wait([ticket], timeout=0)
    if not ready:
        ray.cancel(ticket)
    return not ready
