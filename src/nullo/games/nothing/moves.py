"""The moves of Nothing, and the phases in which they are made."""

from __future__ import annotations

from collections.abc import Sequence

from nullo.game.moves import Verb, card_moves, moves
from nullo.game.phases import Phase, in_order

DEAL, TURN, STOCK, DISCARD = range(4)  # the phases

VERBS = (
    Verb("draw-stock", usual=True, draws="stock"),
    Verb("draw-discard", draws="discard"),
    Verb("discard", to="discard"),
)


def phases(codes: Sequence[str]) -> tuple[Phase, ...]:
    """The phases for a deck with these codes of cards, in the order of their numbers."""
    return in_order(
        {
            DEAL: Phase("deal", card_moves("deal", codes), chance=True, told=True, rule="N4"),
            TURN: Phase("draw", moves("draw-stock", "draw-discard"), rule="N5"),
            STOCK: Phase("stock", card_moves("get", codes), chance=True, told=True, rule="N5"),
            DISCARD: Phase("discard", (*card_moves("discard", codes), *moves("keep")), rule="N6"),
        }
    )
