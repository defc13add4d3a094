"""What everybody sees of Nothing alone: whether the game is about to end without a winner's call."""

from __future__ import annotations

import msgspec

from nullo.game.view import PublicPart, Saying


class NothingPart(PublicPart, msgspec.Struct, omit_defaults=True, gc=False):
    """What everybody can see of Nothing alone.

    Attributes:
        idle: number of turns since anybody drew from the stock.
        most_idle: the number of such turns that ends the game.
    """

    idle: int = 0
    most_idle: int = 0

    def facts(self) -> list[Saying]:
        left = self.most_idle - self.idle
        return [Saying("idle", number=left)] if self.idle and left > 0 else []
