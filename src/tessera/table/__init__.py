"""A match with people: seats, clocks, undo, chat, spectators, results.

Pure logic with the time passed in: nothing here knows of HTTP, files or databases. A table is the fold of its
journal; every command either appends one entry or is refused and changes nothing.
"""

from tessera.table.clock import ClockRule, Timeout
from tessera.table.journal import Entry
from tessera.table.standing import Standing
from tessera.table.table import NotAllowed, Seat, Table

__all__ = ["ClockRule", "Entry", "NotAllowed", "Seat", "Standing", "Table", "Timeout"]
