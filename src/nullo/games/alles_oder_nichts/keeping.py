"""What is entered in a hand of Alles oder Nichts at a real table, and what it scores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nullo.games.alles_oder_nichts.seen import AllesOderNichts
from nullo.keeping import HAND_SIZE, Choice, Field, Keeping, Read, table

MOST_BID = 6


def keeping(options: Mapping[str, Any]) -> Keeping:
    """T5, T6, T11: the bid, how it was said, and the tricks of each seat; T15: whether it revoked."""
    sizes = tuple(options["hand_sizes"])
    size = max(sizes)
    honour = options["mode"] == "honour"
    position = AllesOderNichts(options)
    said = (Choice(0, "table-bid-secret"), Choice(1, "table-bid-open"))
    bid = Field("bid", "bids", high=MOST_BID, within_hand=not options["impossible_bids"], rule="T5")
    fields = [
        bid,
        Field("said", "bids", choices=said, rule="T6"),
        Field("tricks", high=size, total=HAND_SIZE, rule="T11"),
    ]
    if honour:
        called = Field("revoked", high=1, usual=0, seldom=True, rule="T15")
        fields.append(called)
    reads = [
        Read("bid", high=MOST_BID),
        Read("said"),
        Read("tricks", high=size),
        Read("revoked", high=int(honour)),
    ]
    options_that_matter = ("hand_sizes", "hands", "target", "impossible_bids", "mode")
    scores = table(reads, position.scored)
    return Keeping(tuple(fields), (scores,), options_that_matter, sizes)
