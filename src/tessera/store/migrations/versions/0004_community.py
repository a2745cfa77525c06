"""People can end all their sessions at once; tables say when their match was over, for ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("finished", sa.Float()))
    op.execute("UPDATE tables SET finished = changed WHERE status = 'finished'")
    op.create_index("ix_tables_finished", "tables", ["finished"])


def downgrade() -> None:
    op.drop_index("ix_tables_finished", "tables")
    op.drop_column("tables", "finished")
    op.drop_column("users", "epoch")
