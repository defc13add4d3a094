"""Settings of every test run."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

import nullo
from long_run import LONG
from nullo.locale.words import ENGLISH, speak

# The same examples on every machine and in every run; fewer if interpreted, which is fifty times slower.
settings.register_profile(
    "nullo",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=100 if nullo.COMPILED else 15,
)
settings.load_profile("nullo")

# The tests compare English words, whatever the language of the system.
os.environ["NULLO_LANG"] = "en"
# Commands compute in the process of the test, unless it says otherwise.
os.environ["NULLO_JOBS"] = "1"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only the long run does; start the slowest first, so that all processes end together."""
    left_out = [] if LONG else [item for item in items if item.get_closest_marker("long")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]
    items.sort(key=lambda item: item.get_closest_marker("packaging") is None)


def pytest_collection_finish() -> None:
    """Look for garbage less often, and not among modules and tests, which live to the end."""
    gc.freeze()
    gc.set_threshold(20_000)


@pytest.fixture(scope="session", autouse=True)
def state_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What whoever runs the tests keeps for playing is neither read nor changed."""
    os.environ["XDG_STATE_HOME"] = str(tmp_path_factory.mktemp("state"))


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Every test begins in English, whatever language the previous one has set."""
    speak(ENGLISH)
    yield
    speak(ENGLISH)
