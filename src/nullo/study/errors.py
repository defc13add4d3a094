"""What can be wrong with a study."""

from __future__ import annotations

from nullo.game.errors import NulloError


class StudyError(NulloError):
    """A study cannot be made like this."""
