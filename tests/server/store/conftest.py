"""Each test of the store runs on SQLite and on PostgreSQL, on an empty database."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

import postgres

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres.running_or_skipped() as url:
        yield url


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    import psycopg

    name = f"test{next(_numbers)}"
    with psycopg.connect(postgres_server, autocommit=True) as line:
        line.execute(f"CREATE DATABASE {name}")
    return postgres_server.replace("/postgres?", f"/{name}?")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(f"{request.param}_url"))
