"""Weights that end too early, in the place of a game's own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from nullo.bots import policies
from nullo.games.folders import GameFolder, built_in, folder_of


@contextmanager
def broken_weights(game: str, place: Path) -> Iterator[None]:
    """Give a game the first half of its weights, from a copy in ``place``."""
    whole = built_in()[game].file(policies.WEIGHTS)
    assert whole
    half = place / policies.WEIGHTS
    half.write_bytes(whole.read_bytes()[: whole.stat().st_size // 4 * 2])

    class Broken:
        def file(self, name: str) -> Path:
            return half

    def folder(name: str) -> GameFolder | Broken | None:
        return Broken() if name == game else folder_of(name)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(policies, "folder_of", folder)
        policies.network_of.cache_clear()
        policies.weights_digest.cache_clear()
        try:
            yield
        finally:
            policies.network_of.cache_clear()
            policies.weights_digest.cache_clear()
