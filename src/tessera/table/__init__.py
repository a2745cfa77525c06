"""A match with people: seats, clocks, undo, chat, spectators, results.

Pure logic with the time passed in: nothing here knows of HTTP, files or databases. A table is the fold of its
journal; every command either appends one entry or is refused and changes nothing.
"""

from tessera.table.clock import ClockRule, Timeout
from tessera.table.journal import Entry
from tessera.table.refusal import NotAllowed
from tessera.table.seats import Seat
from tessera.table.standing import Standing
from tessera.table.status import Status
from tessera.table.table import Table

__all__ = ["ClockRule", "Entry", "NotAllowed", "Seat", "Standing", "Status", "Table", "Timeout"]
