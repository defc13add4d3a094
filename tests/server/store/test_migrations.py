"""Databases of every earlier version, of a later one, and none."""

from __future__ import annotations

import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from nullo.server.store import StoreError
from nullo.server.store.engine import Database
from nullo.server.store.migrate import MIGRATIONS, upgrade
from nullo.server.store.schema import HEAD, metadata
from nullo.server.store.store import Store

from .sample_events import move, opened, run, seqs


def _scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config)


REVISIONS = [script.revision for script in _scripts().walk_revisions()]


async def _works(store: Store) -> None:
    await opened(store)
    await store.append("t", [move(3)])
    assert seqs(await store.events("t")) == [1, 2, 3]


def test_the_last_revision_is_the_schemas() -> None:
    assert _scripts().get_heads() == [HEAD]


def test_migrations_make_what_the_schema_says(url: str) -> None:
    database = Database(url)
    upgrade(database)
    with database.reader.connect() as line:
        assert compare_metadata(MigrationContext.configure(line), metadata) == []
        if database.postgres:
            query = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'"
        else:
            query = "SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
        partial = [sql for sql in line.execute(text(query)).scalars() if "WHERE" in sql]
        assert len(partial) == 5  # the comparison does not look at these conditions
    database.close()


@pytest.mark.parametrize("revision", REVISIONS)
def test_from_each_revision(url: str, revision: str) -> None:
    database = Database(url)
    upgrade(database, revision)
    database.close()
    run(url, _works)


def test_a_later_version_is_refused_and_left_alone(url: str) -> None:
    run(url, _works)
    database = Database(url)
    with database.writer.begin() as line:
        line.execute(text("UPDATE alembic_version SET version_num = 'later'"))
    with pytest.raises(StoreError, match="later version of Nullo"):
        run(url, _works)
    with database.reader.connect() as line:
        assert line.execute(text("SELECT version_num FROM alembic_version")).scalar() == "later"
    database.close()


def test_half_a_migration_is_undone(url: str) -> None:
    database = Database(url)
    with database.writer.begin() as line:
        line.execute(text("CREATE TABLE members (name TEXT)"))  # the migration stops here
    with pytest.raises(StoreError, match="members"):
        run(url, _works)
    with database.writer.begin() as line:
        line.execute(text("DROP TABLE members"))
    database.close()
    run(url, _works)


def test_many_start_at_once_on_an_empty_database(url: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from nullo.server.store.store import Store\n"
        "async def main():\n"
        "    async with Store(sys.argv[1]) as store:\n"
        "        assert await store.entry('t') is None\n"
        "asyncio.run(main())\n"
    )
    started = [
        subprocess.Popen([sys.executable, "-c", program, url], stderr=subprocess.PIPE)
        for _ in range(4)
    ]
    ended = [process.communicate()[1].decode() for process in started]
    for process, told in zip(started, ended, strict=True):
        # One process serves an SQLite database, any number a PostgreSQL.
        assert (process.returncode, told) == (0, "") or "another server uses" in told
    assert 0 in [process.returncode for process in started]
    if url.startswith("postgresql"):
        assert ended == [""] * 4
