"""What is said at a table, and by whom no more."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tessera.table.journal import Said

MAX_CHAT = 500
"""Characters in one remark."""
MAX_REMARKS = 2_000
"""Remarks at one table."""
MAX_REMARKS_OF_WATCHERS = 500
"""With so many remarks only players and the host go on speaking: nobody with the link can fill the chat for them."""
SHOWN = 100
"""Remarks that somebody who comes to the table is shown."""


class Remark(Struct):
    """Something that was said."""

    number: int
    user: str
    name: str
    seat: int
    text: str
    at: float
    changed: int
    """The number of entries when it was said or removed."""
    moves: int = 0
    """The number of moves when it was said: what it may be about."""
    removed: bool = False


class Chat:
    """The remarks of a table, in order."""

    def __init__(self) -> None:
        self._remarks: list[Remark] = []
        self.muted: dict[str, int] = {}
        """Who may say nothing more, with the number of one of their remarks."""

    def __iter__(self) -> Iterator[Remark]:
        return iter(self._remarks)

    def __len__(self) -> int:
        return len(self._remarks)

    def find(self, number: int) -> Remark | None:
        return self._remarks[number] if 0 <= number < len(self._remarks) else None

    def add(self, said: Said, entries: int, moves: int) -> None:
        number = len(self._remarks)
        self._remarks.append(
            Remark(number, said.user, said.name, said.seat, said.text, said.at, entries, moves)
        )

    def remove(self, number: int, entries: int) -> None:
        """Strike a remark out; that there was one can still be seen."""
        remark = self._remarks[number]
        remark.text, remark.removed, remark.changed = "", True, entries

    def rename(self, user: str, name: str, entries: int) -> None:
        """Another name over somebody's remarks."""
        for remark in self._remarks:
            if remark.user == user:
                remark.name, remark.changed = name, entries

    def since(self, entries: int | None) -> list[Remark]:
        """What was said or removed after so many entries; the newest ones for somebody who knows nothing yet."""
        if entries is None:
            return self._remarks[-SHOWN:]
        return [remark for remark in self._remarks if remark.changed > entries]
