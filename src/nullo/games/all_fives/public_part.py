"""What everybody sees of All Fives alone: whose exposed card is asked for."""

from __future__ import annotations

import msgspec

from nullo.game.view import PublicPart


class AllFivesPart(PublicPart, msgspec.Struct, omit_defaults=True, gc=False):
    """What everybody can see of All Fives alone.

    Attributes:
        turn: the seat that plays after the others have been asked for its exposed card; else -1.
    """

    turn: int = -1
