"""The last card of a hand, which may play itself, since its holder can do nothing else."""

from __future__ import annotations

from nullo.game.moves import Move
from nullo.game.view import Own


def last_card(own: Own) -> Move | None:
    """The move with which a seat that is asked plays its last card; None: it holds more, or has a choice.

    Everybody can see how many cards a seat holds. That it has no other action tells nothing about the card,
    which is seen before anybody else is asked.
    """
    only = own.legal[0] if len(own.hand) == len(own.legal) == 1 else None
    return only if only is not None and only.card else None
