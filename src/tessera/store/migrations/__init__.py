"""Alembic migrations; `tessera.store.store` runs them when a database is opened."""
