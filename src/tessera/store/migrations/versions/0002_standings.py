"""Snapshots name the place in the journal they belong to, not a number of moves, which an undo makes ambiguous."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _make_again("entries")


def downgrade() -> None:
    _make_again("moves")


def _make_again(counted: str) -> None:
    """Snapshots only save time: none is missed."""
    op.drop_table("snapshots")
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column(counted, sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_snapshots_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_snapshots"),
    )
