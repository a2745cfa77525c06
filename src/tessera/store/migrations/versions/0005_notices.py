"""Notices: people's channels, whom somebody was told of already, and what is still to be delivered.

Also whom somebody does not want to meet, and who keeps order on this server.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("warden", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.JSON(), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("fault", sa.String(200), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_channels_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
    )
    op.create_index("ix_channels_user", "channels", ["user"])
    op.create_table(
        "told",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("period", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_told_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_told"),
    )
    op.create_table(
        "quiet_tables",
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_quiet_tables_user", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_quiet_tables_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "table", name="pk_quiet_tables"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("channel", sa.String(32), nullable=False),
        sa.Column("what", sa.String(12), nullable=False),
        sa.Column("table", sa.String(32)),
        sa.Column("period", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name="fk_outbox_channel", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_outbox_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_table(
        "lookers",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "user", name="pk_lookers"),
    )
    op.create_table(
        "blocks",
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("blocked", sa.String(32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_blocks_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])


def downgrade() -> None:
    for table in ("blocks", "lookers", "outbox", "quiet_tables", "told", "channels"):
        op.drop_table(table)
    op.drop_column("users", "warden")
