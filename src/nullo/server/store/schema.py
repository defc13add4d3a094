"""The schema of the database, as after the latest migration."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

HEAD = "1"  # the revision of this schema

metadata = MetaData()


def _partial_index(name: str, *columns: str, where: str, unique: bool = False) -> Index:
    rows = text(where)
    return Index(name, *columns, unique=unique, sqlite_where=rows, postgresql_where=rows)


tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("stage", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("due", BigInteger, nullable=False, server_default="0"),
    _partial_index("tables_lobby", "made", where="listed AND stage <> 'over'"),
    _partial_index("tables_due", "due", where="due > 0"),
)
"""One row per table, for the lobby. ``due`` is when the server must act at a slow table (0 if never).
``due``, ``made`` and ``touched`` are in milliseconds since 1970."""

events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    Column("member", Integer, nullable=False),
    Column("client", String),
    Column("data", Text, nullable=False),
    _partial_index(
        "events_client", "table_id", "member", "client", where="client IS NOT NULL", unique=True
    ),
)
"""The events; ``data`` is the event in JSON, ``client`` the id of the message that caused it, or NULL."""

members = Table(
    "members",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("member", Integer, primary_key=True, autoincrement=False),
    Column("session_hash", LargeBinary(32)),
    Column("token_hash", LargeBinary(32)),
    _partial_index(
        "members_session", "session_hash", "table_id", where="session_hash IS NOT NULL", unique=True
    ),
    _partial_index(
        "members_token", "token_hash", "table_id", where="token_hash IS NOT NULL", unique=True
    ),
)
"""What proves that a client is a member: hashes of a session and of a bearer token."""

idle = Table(
    "idle",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
)
"""The number of each table's last event, and when a sweep first saw that event, by the sweeps' own time."""

notes = Table(
    "notes",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", BigInteger, nullable=False),
)
"""The store's own numbers: ``health``, written to check that writing works; ``time``, the sweeps'
own time; ``clock``, the clock at the last sweep. All are milliseconds."""

carries = Table(
    "carries",
    metadata,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("session", LargeBinary, nullable=False),
    Column("games", LargeBinary, nullable=False),
)
"""What a browser carries to another device before ``until`` (milliseconds since 1970): its session and the
list of its games, both encrypted with the token of the link, of which only the hash is stored."""

tries = Table(
    "tries",
    metadata,
    Column("deal", String, primary_key=True),
    Column("owner", LargeBinary(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Index("tries_table", "table_id"),
)
"""The table of each session's try that counts at a fixed deal; ``owner`` is the hash of the session."""

duplicates = Table(
    "duplicates",
    metadata,
    Column("id", String, primary_key=True),
    Column("seed", String, nullable=False),
    Column("data", Text, nullable=False),
    Column("since", BigInteger),
)
"""Sets of deals that friends play: ``data`` is what they share (JSON), ``since`` when a sweep first saw it,
by the sweeps' own time. The secret ``seed`` determines the cards."""

scores = Table(
    "scores",
    metadata,
    Column("id", String, primary_key=True),
    Column("key_hash", LargeBinary(32), nullable=False),
    Column("change", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("since", BigInteger),
)
"""Scores of games at real tables that others may watch: ``data`` is the score (JSON), ``change`` a number
that grows with each change, ``key_hash`` the hash of the key that changes need. ``since`` is when a sweep
first saw the last change, by the sweeps' own time."""

looks = Table(
    "looks",
    metadata,
    Column("deal", String, primary_key=True),
    Column("change", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("since", BigInteger),
)
"""Second looks at deals that several people have played: ``data`` is the leader's position (JSON), ``change``
a number that grows with each step. ``since`` is when a sweep first saw the last step, by the sweeps' own
time."""
