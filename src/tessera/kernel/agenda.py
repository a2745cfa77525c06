"""What is still to be done: questions about the agenda, for rules that depend on what is pending."""

from __future__ import annotations

from typing import Any, TypeVar

from tessera.kernel.step import Step

P = TypeVar("P", bound=Step)


def pending(s: Any, kind: type[P], seat: int | None = None) -> P | None:
    """The step of this kind (and seat) that comes next, however deep it lies."""
    for step in reversed(s.agenda):
        if isinstance(step, kind) and (seat is None or step.seat == seat):
            return step
    return None


def drop(s: Any, kind: type[Step], seat: int | None = None) -> bool:
    """Strike out the next step of this kind (and seat); whether there was one."""
    step = pending(s, kind, seat)
    if step is None:
        return False
    place = max(place for place, pended in enumerate(s.agenda) if pended is step)
    del s.agenda[place]
    return True
