"""The moves of ALL or NOTHING, and the phases in which they are made."""

from __future__ import annotations

from collections.abc import Sequence

from nullo.game.moves import card_moves, moves, number_moves
from nullo.game.phases import Phase, in_order
from nullo.games.all_or_nothing.options import MOST_CARDS

DEAL, BID, PLAY = range(3)  # the phases

ALL, NOTHING = moves("bid-all", "bid-nothing")  # A7
BIDS = (ALL, NOTHING, *number_moves("bid", range(1, MOST_CARDS)))
"""A7, A19: the bids, in the order of their numbers in a position; the third is ``bid 1``."""


def phases(codes: Sequence[str], many_bids: int = 2) -> tuple[Phase, ...]:
    """The phases, in the order of their numbers; ``BIDS[:many_bids]`` can be bid."""
    return in_order(
        {
            DEAL: Phase("deal", card_moves("deal", codes), chance=True, rule="A5"),
            BID: Phase("bid", BIDS[:many_bids], rule="A7" if many_bids == 2 else "A19"),
            PLAY: Phase(
                "play", card_moves("play", codes), rule="A8", affects_only_actor_and_next=True
            ),
        }
    )
