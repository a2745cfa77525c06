"""People have a version, so that nobody writes over what somebody else has changed; sessions can be ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "ended_sessions",
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("session", name="pk_ended_sessions"),
    )


def downgrade() -> None:
    op.drop_table("ended_sessions")
    op.drop_column("users", "version")
