from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.running_server import FAST, ThreadServer, thread_server


@pytest.fixture(scope="module")
def server() -> Iterator[ThreadServer]:
    """A server with quick bots; each test uses its own tables."""
    with thread_server(limits=FAST) as made:
        yield made
