"""Doing many pieces of work: in this process or in several, and stopping early without losing what is finished.

Work is cut into units that know nothing of each other. Results are handed over in the order of the units, whoever
worked on them and in whatever order they were finished: how many processes take part makes no difference. A unit may be
done twice (after a worker was killed), because it gives the same result every time.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any, Generic, Protocol, TypeVar

PATIENCE = 0.1
"""Seconds between two looks at whether the user wants to stop."""
AHEAD = 4
"""So many units per worker are begun before the result of the first is in."""
LIVES = 3
"""So often a unit is tried: work that kills its worker every time is not work for us."""

U = TypeVar("U")
R = TypeVar("R")
Stopped = Callable[[], bool]
Maker = Callable[[Stopped], Callable[[U], R]]
"""Makes a worker's worker: what is loaded once and then given unit after unit. It must survive pickling."""
Receiver = Callable[[R], None]


class WorkerLost(RuntimeError):
    """A unit was given up: workers that had it in hand were killed again and again."""


class Executor(Protocol):
    """Somebody who works off units."""

    def run(self, make: Maker[U, R], units: Iterable[U], receive: Receiver[R]) -> bool:
        """Hand over the result of every unit, in order; False if the user stopped it early."""
        ...


def cores() -> int:
    """The cores this process may use, which in a container are fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Here:
    """Works in this process."""

    def run(self, make: Maker[U, R], units: Iterable[U], receive: Receiver[R]) -> bool:
        with watched() as stopped:
            work = make(lambda: bool(stopped))
            for unit in units:
                receive(work(unit))
                if stopped:
                    return False
        return True


class Processes:
    """Works in several processes of this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def run(self, make: Maker[U, R], units: Iterable[U], receive: Receiver[R]) -> bool:
        with watched() as stopped, _Crew(self._workers, make) as crew:
            queue: Queue[U, Future[R]] = Queue(units, crew.submit, self._workers * AHEAD)
            while head := queue.head():
                try:
                    wait([head.ticket], timeout=PATIENCE)
                    if head.ticket.done():
                        receive(head.ticket.result())
                        queue.pop()
                    if stopped:
                        crew.stop()
                        for late in queue.begun(Future.cancel):
                            receive(late.result())
                        break
                except BrokenProcessPool:
                    queue.lost(head)
                    crew.renew()
                    queue.again(lambda future: not (future.done() and future.exception() is None))
        return not stopped


def executor(workers: int) -> Executor:
    return Here() if workers == 1 else Processes(workers)


# --- a queue of units ---------------------------------------------------------------------------------------

T = TypeVar("T")


class Item(Generic[U, T]):
    """A unit that was begun, with the ticket for its result."""

    __slots__ = ("lives", "ticket", "unit")

    def __init__(self, unit: U, ticket: T) -> None:
        self.unit = unit
        self.ticket = ticket
        self.lives = LIVES


class Queue(Generic[U, T]):
    """Units that were begun, in their order; a few more than there are workers, so that nobody waits for us."""

    def __init__(self, units: Iterable[U], submit: Callable[[U], T], length: int) -> None:
        self._units = iter(units)
        self._submit = submit
        self._length = length
        self._items: deque[Item[U, T]] = deque()

    def head(self) -> Item[U, T] | None:
        """The unit whose result is due next; None when all are done."""
        while len(self._items) < self._length:
            try:
                unit = next(self._units)
            except StopIteration:
                break
            self._items.append(Item(unit, self._submit(unit)))
        return self._items[0] if self._items else None

    def pop(self) -> None:
        self._items.popleft()

    def begun(self, cancel: Callable[[T], bool]) -> list[T]:
        """Drop what can be cancelled; the rest is under way and worth waiting for."""
        return [item.ticket for item in self._items if not cancel(item.ticket)]

    def lost(self, item: Item[U, T]) -> None:
        """A worker died while this unit was due."""
        item.lives -= 1
        if not item.lives:
            raise WorkerLost(f"{LIVES} worker processes were killed (out of memory?)")

    def again(self, gone: Callable[[T], bool]) -> None:
        """Begin anew what has gone with a worker."""
        for item in self._items:
            if gone(item.ticket):
                item.ticket = self._submit(item.unit)


# --- processes ----------------------------------------------------------------------------------------------


class _Crew:
    """Worker processes that can be replaced when one of them was killed."""

    def __init__(self, workers: int, make: Maker[Any, Any]) -> None:
        self._workers = workers
        self._make = make
        self._context = get_context("spawn")  # the same on every system, and safe beside threads
        self._stop = self._context.Event()
        self._pool = self._started()

    def _started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, self._context, initializer=_start, initargs=(self._make, self._stop)
        )

    def submit(self, unit: Any) -> Future[Any]:
        try:
            with _deaf():  # processes are started here and shall not hear Ctrl-C either
                return self._pool.submit(_work, unit)
        except BrokenProcessPool as error:  # noticed when the result is due, as if it had been begun
            broken: Future[Any] = Future()
            broken.set_exception(error)
            return broken

    def renew(self) -> None:
        self._pool.shutdown(cancel_futures=True)
        self._pool = self._started()

    def stop(self) -> None:
        self._stop.set()

    def __enter__(self) -> _Crew:
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()  # after an error too, no process works on
        self._pool.shutdown(cancel_futures=True)


@contextmanager
def watched() -> Iterator[list[int]]:
    """Ctrl-C is noted instead of tearing work apart; the second one takes effect at once."""
    stopped: list[int] = []

    def note(number: int, frame: object) -> None:
        if stopped:
            raise KeyboardInterrupt
        stopped.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started meanwhile inherit that SIGINT is blocked: a Ctrl-C is for the one that started them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


_worker: Callable[[Any], Any] | None = None


def _start(make: Maker[Any, Any], stop: Event) -> None:
    global _worker  # noqa: PLW0603 - a process pool offers its workers no other place
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker = make(stop.is_set)


def _work(unit: Any) -> Any:
    assert _worker is not None
    return _worker(unit)
