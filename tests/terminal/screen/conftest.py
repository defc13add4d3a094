from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot, WaitForScreenTimeout

ONCE = 2.0


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test saves games and seats in its own folder."""
    home = tmp_path / "state"
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the pilot look again if a widget was removed while the pilot waited for it."""
    look = Pilot._wait_for_screen

    async def wait(pilot: Pilot[Any], timeout: float = 30.0) -> bool:
        end = time.monotonic() + timeout
        while True:
            try:
                return await look(pilot, ONCE)
            except WaitForScreenTimeout:
                if time.monotonic() > end:
                    raise

    monkeypatch.setattr(Pilot, "_wait_for_screen", wait)
