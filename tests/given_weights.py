"""Other files of weights, or damaged ones, in the place of a game's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from nullo.bots import policies
from nullo.games.folders import GameFolder, built_in, folder_of


@contextmanager
def given_weights(game: str, files: Mapping[str, Path]) -> Iterator[None]:
    """Give a game these files of weights, by their names, and no others."""

    class Given:
        def file(self, name: str) -> Path | None:
            return files.get(name)

    def folder(name: str) -> GameFolder | Given | None:
        return Given() if name == game else folder_of(name)

    def forget() -> None:
        policies.network_of.cache_clear()
        policies.weights_digest.cache_clear()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(policies, "folder_of", folder)
        forget()
        try:
            yield
        finally:
            forget()


@contextmanager
def broken_weights(game: str, place: Path) -> Iterator[None]:
    """Give a game the first half of its weights, from a copy in ``place``."""
    whole = built_in()[game].file(policies.WEIGHTS)
    assert whole
    half = place / policies.WEIGHTS
    half.write_bytes(whole.read_bytes()[: whole.stat().st_size // 4 * 2])
    with given_weights(game, {policies.WEIGHTS: half}):
        yield
