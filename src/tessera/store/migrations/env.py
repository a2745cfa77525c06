"""Runs the migrations on the connection that the store hands over, inside its transaction."""

from __future__ import annotations

from alembic import context

from tessera.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
