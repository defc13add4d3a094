"""What a player asks for when a game is started."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

DEFAULT_BOT = "club"


@dataclass(frozen=True)
class PlayOptions:
    """The player's options, from the command line or a dialog."""

    game: str | None
    players: int | None
    bots: str
    option: list[str]
    seed: int | None
    record: Path | None
    cut: bool
    overwrite: bool = False
