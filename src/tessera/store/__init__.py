"""Durable storage of tables and people: SQLite by default, PostgreSQL by address.

A move is acknowledged only after its journal entry is committed. Two processes, or a double click, can never both
append at the same place: the second one is told so by `Conflict`.
"""

from tessera.store.claim import claimed
from tessera.store.faults import Unavailable, Unusable
from tessera.store.schema import DEFAULT_URL, LOGIN_LENGTH
from tessera.store.store import Conflict, LooksAlike, NameTaken, NewTable, Saved, Store, TableRow, UserRow

__all__ = [
    "DEFAULT_URL",
    "LOGIN_LENGTH",
    "Conflict",
    "LooksAlike",
    "NameTaken",
    "NewTable",
    "Saved",
    "Store",
    "TableRow",
    "Unavailable",
    "Unusable",
    "UserRow",
    "claimed",
]
