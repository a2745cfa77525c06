"""Sessions, bans, reports and limits; names and remarks leave the journal; names can be compared by how they look."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from tessera.store.likeness import LIKENESS_LENGTH, likeness

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

PERSONAL = {"Sat": ("name",), "Renamed": ("name",), "Said": ("name", "text")}
EARLY = {"seconds": 0, "early": True}
"""How windows were before it could be chosen."""
NEW = ("sessions", "words", "bans", "reports", "deeds", "shares")

users = sa.table(
    "users", sa.column("id", sa.String), sa.column("name", sa.String), sa.column("likeness", sa.String)
)
tables = sa.table("tables", sa.column("id", sa.String), sa.column("summary", sa.JSON))
journal = sa.table(
    "journal", sa.column("table", sa.String), sa.column("number", sa.Integer), sa.column("entry", sa.Text)
)
words = sa.table(
    "words",
    sa.column("table", sa.String),
    sa.column("number", sa.Integer),
    sa.column("user", sa.String),
    sa.column("said", sa.Text),
)


def upgrade() -> None:
    op.add_column("users", sa.Column("named", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column(
        "users", sa.Column("likeness", sa.String(LIKENESS_LENGTH), nullable=False, server_default="")
    )
    op.create_index("ix_users_likeness", "users", ["likeness"])
    _make_tables()
    connection = op.get_bind()
    for user, name in connection.execute(sa.select(users.c.id, users.c.name)).all():
        connection.execute(users.update().where(users.c.id == user).values(likeness=likeness(name)))
    for table, summary in connection.execute(sa.select(tables.c.id, tables.c.summary)).all():
        whole = {"responses": EARLY} | summary
        connection.execute(tables.update().where(tables.c.id == table).values(summary=whole))
    for table in connection.execute(sa.select(tables.c.id)).scalars().all():
        _set_words_apart(connection, table)


def _make_tables() -> None:
    def text(name: str, length: int, **more: Any) -> sa.Column[Any]:
        return sa.Column(name, sa.String(length), nullable=False, **more)

    def moment(name: str, **more: Any) -> sa.Column[Any]:
        return sa.Column(name, sa.Float, **{"nullable": False, **more})

    op.create_table(
        "sessions",
        text("session", 64, primary_key=True),
        sa.Column(
            "user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("epoch", sa.Integer, nullable=False),
        moment("created"),
        moment("seen", index=True),
        text("address", 64),
        text("device", 120),
    )
    op.create_table(
        "words",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        text("user", 32, index=True),
        sa.Column("said", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        text("id", 32, primary_key=True),
        text("person", 32),
        text("name", 40),
        text("address", 64),
        text("reason", 200),
        text("by", 32),
        moment("at"),
        moment("until", index=True),
    )
    op.create_table(
        "reports",
        text("id", 32, primary_key=True),
        moment("at", index=True),
        text("table", 32),
        sa.Column("remark", sa.Integer, nullable=False),
        text("person", 32, index=True),
        text("name", 40),
        sa.Column("said", sa.Text, nullable=False),
        text("by", 32, index=True),
        sa.Column("text", sa.Text, nullable=False),
        moment("done", nullable=True),
        text("done_by", 32),
    )
    op.create_table(
        "deeds",
        text("id", 32, primary_key=True),
        moment("at", index=True),
        text("by", 32),
        text("name", 40),
        text("what", 20),
        text("about", 64),
        text("detail", 240),
    )
    op.create_table("shares", text("key", 160, primary_key=True), moment("left"), moment("at", index=True))


def _set_words_apart(connection: sa.Connection, table: str) -> None:
    rows = connection.execute(
        sa.select(journal.c.number, journal.c.entry).where(journal.c.table == table)
    ).all()
    for number, entry in rows:
        facts = json.loads(entry)
        fields = PERSONAL.get(facts.get("type"))
        if fields is None:
            continue
        said = {name: facts[name] for name in fields}
        bare = json.dumps(facts | dict.fromkeys(fields, ""), ensure_ascii=False, separators=(",", ":"))
        here = (journal.c.table == table) & (journal.c.number == number)
        connection.execute(journal.update().where(here).values(entry=bare))
        kept = {"table": table, "number": number, "user": facts["user"]}
        connection.execute(words.insert(), {**kept, "said": json.dumps(said, ensure_ascii=False)})


def downgrade() -> None:
    connection = op.get_bind()
    beside = (words.c.table == journal.c.table) & (words.c.number == journal.c.number)
    both = sa.select(journal, words.c.said).select_from(journal.join(words, beside))
    for row in connection.execute(both).mappings().all():
        whole = json.loads(row["entry"]) | json.loads(row["said"])
        here = (journal.c.table == row["table"]) & (journal.c.number == row["number"])
        connection.execute(journal.update().where(here).values(entry=json.dumps(whole, ensure_ascii=False)))
    for name in NEW:
        op.drop_table(name)
    op.drop_index("ix_users_likeness", "users")
    for name in ("likeness", "named"):
        op.drop_column("users", name)
