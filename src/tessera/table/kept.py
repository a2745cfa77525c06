"""What was made of a table as it stands, kept until something happens there: whoever asks next gets the same."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec import Raw


class Kept:
    """Parts of what is shown, as JSON: views of big games would fill the memory as anything else."""

    def __init__(self) -> None:
        self._entries = -1
        """What is kept belongs to a table with so many entries."""
        self._parts: dict[tuple[str, int | None], Raw] = {}
        self._lasting: dict[tuple[str, int | None], Raw] = {}

    def part(self, entries: int, name: str, eyes: int | None, make: Callable[[], bytes]) -> Raw:
        """A part as these eyes see it, made if nobody has since the last entry."""
        self._stand_at(entries)
        found = self._parts.get((name, eyes))
        if found is None:
            found = self._parts[name, eyes] = Raw(make())
        return found

    def view(
        self, entries: int, eyes: int, beside: Collection[int], make: Callable[[Sequence[int]], list[bytes]]
    ) -> Raw:
        """The view of these eyes. It is made together with those of others who look: most of it is the same."""
        self._stand_at(entries)
        found = self._parts.get(("view", eyes))
        if found is None:
            all_eyes = [
                eyes,
                *[each for each in beside if ("view", each) not in self._parts and each != eyes],
            ]
            for each, made in zip(all_eyes, make(all_eyes), strict=True):
                self._parts["view", each] = Raw(made)
            found = self._parts["view", eyes]
        return found

    def lasting(self, name: str, eyes: int | None, make: Callable[[], bytes]) -> Raw:
        """A part that never changes."""
        found = self._lasting.get((name, eyes))
        if found is None:
            found = self._lasting[name, eyes] = Raw(make())
        return found

    def let_go(self) -> None:
        """Keep only what never changes: nobody else is about to look."""
        self._entries = -1
        self._parts.clear()

    def _stand_at(self, entries: int) -> None:
        if self._entries != entries:
            self._entries = entries
            self._parts.clear()
