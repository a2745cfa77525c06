"""A broken law, and the words in which it is told; rules at work, watched."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import msgspec

from tessera.kernel.chance import NO_CHANCE, ChanceError
from tessera.kernel.codec import Unsaveable, digest
from tessera.kernel.engine import DeadEnd, Decision, Runaway
from tessera.kernel.event import Event, Listener
from tessera.kernel.option import Option, notation
from tessera.kernel.state import State


class Broken(AssertionError):
    """A law of the kernel that a game breaks."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


@contextmanager
def at_work(what: str, law: str = "options") -> Iterator[None]:
    """Rules at work: whatever goes wrong in them is a broken law."""
    try:
        yield
    except Broken:
        raise
    except (DeadEnd, Runaway, RecursionError) as error:
        raise Broken("termination", f"{what}: {error}") from error
    except Unsaveable as error:
        raise Broken("snapshot", f"{what}: {error}") from error
    except Exception as error:
        raise Broken(law, f"{what} fails: {error!r}") from error


@contextmanager
def changing_nothing(s: State, what: str) -> Iterator[None]:
    """Whoever only asks or looks uses no chance, tells nothing and changes nothing."""
    before = digest(s)
    chance, s.chance = s.chance, NO_CHANCE
    listener, s.listener = s.listener, Listener()
    try:
        yield
        told = s.listener.events
    except ChanceError:
        raise Broken("purity", f"{what} uses chance") from None
    finally:
        s.chance = chance
        s.listener = listener
    if told:
        raise Broken("purity", f"{what} tells {told[0].key!r}")
    if digest(s) != before:
        raise Broken("purity", f"{what} changes the state")


# --- words --------------------------------------------------------------------------------------------------


def question_name(decision: Decision) -> str:
    return f"{type(decision.step).__name__} (seat {decision.seat})"


def answered(decision: Decision, option: Option) -> str:
    return f"{question_name(decision)} answered {notation(option)!r}"


def as_told(events: Iterable[Event]) -> bytes:
    return msgspec.json.encode([(event.key, event.args) for event in events])
