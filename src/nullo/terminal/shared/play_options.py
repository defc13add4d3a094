"""What a player chooses when starting a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

DEFAULT_BOT = "club"


@dataclass(frozen=True)
class PlayOptions:
    """A player's choices, from the command line or a dialog; None if nothing was chosen.

    Attributes:
        option: the game's options, each as ``name=value``.
        cut: whether the seats are drawn by a cut, where the game has one.
    """

    game: str | None
    players: int | None = None
    bots: str = DEFAULT_BOT
    option: Sequence[str] = ()
    seed: int | None = None
    record: Path | None = None
    cut: bool = True
    overwrite: bool = False
