from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nullo.words import ENGLISH, speak


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Kept games and seats of a test lie in its own folder."""
    home = tmp_path / "state"
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever was spoken before or is chosen meanwhile."""
    speak(ENGLISH)
    yield
    speak(ENGLISH)
