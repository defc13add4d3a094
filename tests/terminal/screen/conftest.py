from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot, WaitForScreenTimeout

from .driving import WAIT

ONCE = 2.0
"""Seconds of the first look, each following one twice as long: a busy machine is slow."""


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
        end, once = time.monotonic() + WAIT, ONCE
        while True:
            try:
                return await look(pilot, once)
            except WaitForScreenTimeout:
                if time.monotonic() > end:
                    raise
                once *= 2

    monkeypatch.setattr(Pilot, "_wait_for_screen", wait)
