"""The first schema: people, tokens, tables, journal, snapshots, bug bundles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40)),
        sa.Column("password", sa.Text()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("login", name="uq_users_login"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("summary", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_listing", "tables", ["status", "public", "changed"])
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_tokens_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name="pk_tokens"),
    )
    op.create_index("ix_tokens_user", "tokens", ["user"])
    op.create_table(
        "players",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_players_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_players"),
    )
    op.create_index("ix_players_user", "players", ["user"])
    op.create_table(
        "journal",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_journal_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_journal"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_snapshots_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_snapshots"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "bundles",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("report", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_bundles"),
    )
    op.create_index("ix_bundles_table", "bundles", ["table"])


def downgrade() -> None:
    for table in ("bundles", "secrets", "snapshots", "journal", "players", "tokens", "tables", "users"):
        op.drop_table(table)
