"""Company: friends, invitations, quick matches and tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

TABLES = ("friendships", "presences", "invitations", "seekers", "tournaments", "entrants", "bouts")


def upgrade() -> None:
    _make_friends()
    _make_matches()
    _make_tournaments()


def _person(name: str, *, index: bool = False) -> sa.Column[str]:
    person = sa.ForeignKey("users.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(32), person, primary_key=True, index=index)


def _make_friends() -> None:
    op.create_table(
        "friendships",
        _person("asker"),
        _person("asked", index=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("since", sa.Float),
        sa.Column("declined", sa.Float),
    )
    op.create_table("presences", _person("user"), sa.Column("seen", sa.Float, nullable=False))


def _make_matches() -> None:
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        _person("user", index=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
    )
    op.create_table(
        "seekers",
        _person("user"),
        sa.Column("game", sa.String(40), nullable=False, index=True),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("clock", sa.String(40), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
    )


def _make_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("ix_tournaments_listing", "tournaments", ["stage", "public", "changed"])
    tournament = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), tournament, primary_key=True),
        _person("user", index=True),
    )
    tournament_too = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    op.create_table(
        "bouts",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("tournament", sa.String(32), tournament_too, nullable=False, index=True),
    )


def downgrade() -> None:
    for table in reversed(TABLES):
        op.drop_table(table)
