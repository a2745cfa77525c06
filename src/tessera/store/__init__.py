"""Durable storage of tables and people: SQLite by default, PostgreSQL by address.

A move is acknowledged only after its journal entry is committed. Two processes, or a double click, can never both
append at the same place: the second one is told so by `Conflict`.
"""

from tessera.store.schema import DEFAULT_URL
from tessera.store.store import Conflict, NameTaken, Store, TableRow, UserRow

__all__ = ["DEFAULT_URL", "Conflict", "NameTaken", "Store", "TableRow", "UserRow"]
