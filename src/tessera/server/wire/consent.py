"""What somebody wants and the others must agree to: going back, ending, hints, a rematch."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from tessera.server.wire.base import Wire
from tessera.table.journal import Ending


class UndoRequestOut(Wire):
    seat: int
    to: int
    missing: list[int]
    asks_you: bool


class Undone(Wire):
    """What was taken back, as long as nobody has moved since."""

    seat: int
    moves: int


class UndoOut(Wire):
    free_to: int | None
    """To which number of moves one may go back without asking; null if to none at all."""
    request: UndoRequestOut | None
    undone: Undone | None


class EndIn(Wire):
    how: Literal["drawn", "aborted"]


class EndRequestOut(Wire):
    """Somebody wants to end the match without a winner."""

    seat: int
    how: Ending
    missing: list[int]
    asks_you: bool


class HintsRequestOut(Wire):
    """Somebody wants hints to be allowed."""

    seat: int
    missing: list[int]
    asks_you: bool


class HintsOut(Wire):
    allowed: bool
    """Whether the caller may ask for hints here."""
    request: HintsRequestOut | None


class RematchOfferOut(Wire):
    """Somebody wants to play again."""

    seat: int
    until: float
    missing: list[int]
    asks_you: bool


class RematchOut(Wire):
    id: str | None
    """The table of the rematch; null as long as somebody has to accept."""


class UndoIn(Wire):
    to: Annotated[int, Field(ge=0, le=1_000_000)]


class Agreement(Wire):
    agree: bool
