"""The database schema. Changes to it are migrations (`migrations/versions`)."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

from tessera.store.likeness import LIKENESS_LENGTH

DEFAULT_URL = "sqlite:///tessera.db"

LOGIN_LENGTH = 40

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(LOGIN_LENGTH), unique=True),  # the name of an account, folded; None for a guest
    Column("password", Text),
    Column("created", Float, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),  # counts changes: the optimistic lock
    Column("epoch", Integer, nullable=False, server_default="0"),  # counts how often all sessions were ended
    Column("warden", Boolean, nullable=False, server_default=false()),  # keeps order on this server
    Column("named", Boolean, nullable=False, server_default=false()),  # a warden has given them their name
    Column(
        "likeness", String(LIKENESS_LENGTH), nullable=False, server_default="", index=True
    ),  # of their name
)

sessions = Table(
    "sessions",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("epoch", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True),
    Column("address", String(64), nullable=False),
    Column("device", String(120), nullable=False),
)

ended_sessions = Table(
    "ended_sessions",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("at", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("entries", Integer, nullable=False),  # how many the journal holds: the optimistic lock
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("finished", Float, index=True),  # when the match was over
    Column("summary", JSON, nullable=False),
    Index("ix_tables_listing", "status", "public", "changed"),
)

players = Table(
    "players",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user", String(32), primary_key=True, index=True),
)

journal = Table(
    "journal",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
)

words = Table(  # names and remarks: what of the journal can be struck out
    "words",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("user", String(32), nullable=False, index=True),
    Column("said", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("state", LargeBinary, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

bundles = Table(
    "bundles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", String(32), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("report", JSON, nullable=False),
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", JSON, nullable=False),  # what signs or seals what is sent there
    Column("label", String(80), nullable=False),
    Column("active", Boolean, nullable=False),
    Column("confirmed", Boolean, nullable=False),  # whoever reads there wants to
    Column("created", Float, nullable=False),
    Column("fault", String(200), nullable=False),  # why the last notice did not arrive
    Column("failures", Integer, nullable=False),  # how many in a row did not
)

told = Table(
    "told",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user", String(32), primary_key=True),
    Column(
        "period", Integer, nullable=False
    ),  # the waiting period that they were told of last, or saw themselves
)

quiet_tables = Table(
    "quiet_tables",
    metadata,
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("channel", String(32), ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("what", String(12), nullable=False),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("period", Integer, nullable=False),
    Column(
        "due", Float, nullable=False, index=True
    ),  # whoever takes it moves this on: if they die, it is due again
    Column("attempts", Integer, nullable=False),
)

lookers = Table(
    "lookers",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("user", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", String(32), primary_key=True, index=True),
    Column("created", Float, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),  # empty if it is an address
    Column("name", String(40), nullable=False),
    Column("address", String(64), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("by", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False, index=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("table", String(32), nullable=False),
    Column("remark", Integer, nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("said", Text, nullable=False),
    Column("by", String(32), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("done", Float),
    Column("done_by", String(32), nullable=False),
)

deeds = Table(  # of wardens
    "deeds",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("by", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("what", String(20), nullable=False),
    Column("about", String(64), nullable=False),
    Column("detail", String(240), nullable=False),
)

shares = Table(  # what is left of limits that hold over several processes
    "shares",
    metadata,
    Column("key", String(160), primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", Float, nullable=False, index=True),
)

analyses = Table(  # of finished matches: portions while it is made, then the whole
    "analyses",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the record
    Column("version", Integer, primary_key=True, autoincrement=False),  # of the analysis
    Column("depth", String(12), primary_key=True),
    Column("eyes", Integer, primary_key=True, autoincrement=False),  # the seat, or -1: everything is open
    Column("first", Integer, primary_key=True, autoincrement=False),  # move of the portion; -1: the whole
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("found", LargeBinary, nullable=False),  # compressed
)

attempts = Table(  # at puzzles: the first of everybody at each, and at that of a day
    "attempts",
    metadata,
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("day", String(10), primary_key=True),  # empty if it was not the puzzle of a day
    Column("at", Float, nullable=False, index=True),
    Column("solved", Boolean, nullable=False),
    Column("loss", Float, nullable=False),
    Column("theme", String(20), nullable=False),
)

friendships = Table(
    "friendships",
    metadata,
    Column("asker", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("asked", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
    Column("since", Float),  # when it was accepted
    Column("declined", Float),
)

presences = Table(  # whose page was heard of last
    "presences",
    metadata,
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("seen", Float, nullable=False),
)

invitations = Table(  # to tables that wait for people
    "invitations",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("declined", Boolean, nullable=False),
)

seekers = Table(  # who looks for a quick match
    "seekers",
    metadata,
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False, index=True),
    Column("least", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("clock", String(40), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("table", String(32), nullable=False),  # empty until a match is found
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("stage", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),  # counts changes: the optimistic lock
    Column("data", Text, nullable=False),
    Index("ix_tournaments_listing", "stage", "public", "changed"),
)

entrants = Table(  # whose tournaments: those who take part, and their hosts
    "entrants",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
)

bouts = Table(  # the tables of tournaments
    "bouts",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "tournament",
        String(32),
        ForeignKey("tournaments.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
)
