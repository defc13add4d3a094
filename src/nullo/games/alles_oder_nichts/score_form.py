"""What is entered in a hand of Alles oder Nichts at a real table, and what it scores."""

from __future__ import annotations

from nullo.game.score_form import (
    HAND_SIZE,
    EntryChoice,
    EntryField,
    EntryRead,
    EntryValue,
    ScoreForm,
    table,
)
from nullo.games.alles_oder_nichts.options import MOST_BID, AllesOptions
from nullo.games.alles_oder_nichts.position import AllesOderNichtsPosition

SECRET, OPEN = 0, 1  # in entries


def score_form(options: AllesOptions) -> ScoreForm:
    """Each seat's bid (T5), whether it was open (T6), and its tricks (T11).

    In honour mode, also whether it was called for a revoke (T15).
    """
    size = options.largest_hand
    position = AllesOderNichtsPosition(options)
    said = (EntryChoice(SECRET, "table-bid-secret"), EntryChoice(OPEN, "table-bid-open"))
    within_hand = not options.impossible_bids
    # Before the hand is scored, the scorekeeper does not know secret bids, either (T7).
    late = EntryValue("said", SECRET)
    fields = [
        EntryField("said", "bids", choices=said, rule="T6"),
        EntryField("bid", "bids", high=MOST_BID, within_hand=within_hand, late=late, rule="T5"),
        EntryField("tricks", high=size, total=HAND_SIZE, rule="T11"),
    ]
    if options.honour:
        called = (EntryChoice(0, "keep-no"), EntryChoice(1, "keep-yes"))
        fields.append(EntryField("revoked", choices=called, usual=0, seldom=True, rule="T15"))
    reads = [
        EntryRead("bid", high=MOST_BID),
        EntryRead("said"),
        EntryRead("tricks", high=size),
        EntryRead("revoked", high=int(options.honour)),
    ]
    options_that_matter = ("hand_sizes", "hands", "target", "impossible_bids", "mode")
    scores = table(reads, position.hand_score)
    return ScoreForm(tuple(fields), (scores,), options_that_matter, options.hand_sizes)
