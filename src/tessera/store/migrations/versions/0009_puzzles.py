"""Attempts at puzzles: what everybody answered first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("puzzle", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("loss", sa.Float, nullable=False),
        sa.Column("theme", sa.String(20), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("attempts")
