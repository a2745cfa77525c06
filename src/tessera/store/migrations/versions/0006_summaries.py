"""Stored summaries say everything that lists show: older versions did not know of all of it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

UNSAID: dict[str, Any] = {
    "stage": None,
    "content": "",
    "corrected": False,
    "ending": None,
    "practice": False,
    "undo_rule": "revealed",
    "rated": False,
}
"""What older tables do not say, as it was for them."""
UNSAID_OF_SEATS: dict[str, Any] = {"left_at": 0, "hints": 0, "person": "", "plays": ""}

tables = sa.table("tables", sa.column("id", sa.String), sa.column("summary", sa.JSON))


def upgrade() -> None:
    connection = op.get_bind()
    for table_id, summary in connection.execute(sa.select(tables.c.id, tables.c.summary)).all():
        whole = completed(summary)
        if whole != summary:
            connection.execute(tables.update().where(tables.c.id == table_id).values(summary=whole))


def completed(summary: dict[str, Any]) -> dict[str, Any]:
    """A summary as it is written today. What are settings now was once called options."""
    facts = dict(summary)
    if "options" in facts:
        facts["settings"] = facts.pop("options")
    seats = [{**UNSAID_OF_SEATS, **seat} for seat in facts["seats"]]
    users = facts.get("users", [])
    for seat, user in zip(seats, users, strict=False):
        seat["person"] = seat["person"] or user
    return {**UNSAID, **facts, "seats": seats}


def downgrade() -> None:
    """An older version reads past what it does not know."""
