"""What a player chooses when starting a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

DEFAULT_BOT = "club"


@dataclass(frozen=True)
class PlayOptions:
    """A player's choices for a game, from the command line or a dialog; None where nothing was chosen."""

    game: str | None
    players: int | None = None
    bots: str = DEFAULT_BOT
    option: Sequence[str] = ()  # the game's options, each as ``name=value``
    seed: int | None = None
    record: Path | None = None
    cut: bool = True  # whether seats are drawn by a cut, if the game has one
    overwrite: bool = False
