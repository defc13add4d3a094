"""The moves of ALL or NOTHING, and the phases in which they are made."""

from __future__ import annotations

from collections.abc import Sequence

from nullo.game.moves import card_moves, moves
from nullo.game.phases import Phase, in_order

DEAL, BID, PLAY = range(3)  # the phases

BIDS = ALL, NOTHING = moves("bid-all", "bid-nothing")  # A7


def phases(codes: Sequence[str]) -> tuple[Phase, ...]:
    """All phases of a deck."""
    return in_order(
        {
            DEAL: Phase("deal", card_moves("deal", codes), chance=True, rule="A5"),
            BID: Phase("bid", BIDS, rule="A7"),
            PLAY: Phase(
                "play", card_moves("play", codes), rule="A8", affects_only_actor_and_next=True
            ),
        }
    )
