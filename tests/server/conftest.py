"""A PostgreSQL server for the tests of this folder."""

from __future__ import annotations

from tests.store.conftest import postgres

__all__ = ["postgres"]
