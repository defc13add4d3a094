from __future__ import annotations

from cli.conftest import run, spawn, state_home

__all__ = ["run", "spawn", "state_home"]
