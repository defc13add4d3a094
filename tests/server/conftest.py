from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.inn import FAST, ThreadInn, inn


@pytest.fixture(scope="module")
def house() -> Iterator[ThreadInn]:
    """A server whose bots are quick; tables of one test are none of another's."""
    with inn(limits=FAST) as made:
        yield made
