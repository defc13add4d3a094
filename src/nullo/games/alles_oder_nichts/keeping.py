"""What is entered in a hand of Alles oder Nichts at a real table, and what it scores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nullo.games.alles_oder_nichts.seen import AllesOderNichts
from nullo.keeping import HAND_SIZE, EntryChoice, EntryField, EntryRead, Keeping, table

MOST_BID = 6


def keeping(options: Mapping[str, Any]) -> Keeping:
    """T5, T6, T11: the bid, how it was said, and the tricks of each seat; T15: whether it revoked."""
    sizes = tuple(options["hand_sizes"])
    size = max(sizes)
    honour = options["mode"] == "honour"
    position = AllesOderNichts(options)
    said = (EntryChoice(0, "table-bid-secret"), EntryChoice(1, "table-bid-open"))
    bid = EntryField(
        "bid", "bids", high=MOST_BID, within_hand=not options["impossible_bids"], rule="T5"
    )
    fields = [
        bid,
        EntryField("said", "bids", choices=said, rule="T6"),
        EntryField("tricks", high=size, total=HAND_SIZE, rule="T11"),
    ]
    if honour:
        called = (EntryChoice(0, "keep-no"), EntryChoice(1, "keep-yes"))
        fields.append(EntryField("revoked", choices=called, usual=0, seldom=True, rule="T15"))
    reads = [
        EntryRead("bid", high=MOST_BID),
        EntryRead("said"),
        EntryRead("tricks", high=size),
        EntryRead("revoked", high=int(honour)),
    ]
    options_that_matter = ("hand_sizes", "hands", "target", "impossible_bids", "mode")
    scores = table(reads, position.scored)
    return Keeping(tuple(fields), (scores,), options_that_matter, sizes)
