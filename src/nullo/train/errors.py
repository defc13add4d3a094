"""What can go wrong with training."""

from __future__ import annotations

from nullo.game.errors import NulloError


class TrainingError(NulloError):
    """A run cannot be begun or gone on with."""
