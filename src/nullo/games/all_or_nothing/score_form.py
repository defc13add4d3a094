"""What is entered in a hand of ALL or NOTHING at a real table, and what it scores."""

from __future__ import annotations

from nullo.game.score_form import (
    HAND_SIZE,
    EntryChoice,
    EntryField,
    EntryRead,
    ScoreForm,
    only,
    table,
)
from nullo.game.view import ScorePart
from nullo.games.all_or_nothing.options import AllOrNothingOptions
from nullo.games.all_or_nothing.position import AllOrNothingPosition

BID_ALL, BID_NOTHING = 0, 1  # the indices of the bids
TWO = ("said-bid-all", "said-bid-nothing")
LENGTH = ("start", "hands", "hand")
POINTS = ("made_nothing", "made_all", "made_number", "miss", "revoke")
OWN = ("made-nothing", "missed-nothing", "made-number", "missed-number")
OF_TEAM = ("made-all", "missed-all")


def score_form(options: AllOrNothingOptions) -> ScoreForm:
    """Each seat's bid and tricks (A7, A14, A15, A19) and, in honour mode, its revokes (A17).

    In an entry, ALL is 0 and NOTHING is 1; if numbers are bid, a bid is the number of its tricks.
    """
    size = options.cards_each
    numbers = options.many_bids > len(TWO)
    position = AllOrNothingPosition(options)

    def bids(bid: int, tricks: int, of_team: int) -> list[ScorePart]:
        index = bid
        if numbers:
            index = BID_ALL if bid == size else BID_NOTHING + bid
        if index == BID_ALL:
            return only(position.hand_score(index, of_team, 0), *OF_TEAM)
        return only(position.hand_score(index, tricks, 0), *OWN)

    values = (size, 0) if numbers else (BID_ALL, BID_NOTHING)
    choices = tuple(EntryChoice(value, words) for value, words in zip(values, TWO, strict=True))
    bid = EntryField("bid", "bids", choices=choices, rule="A7")
    if numbers:
        bid = EntryField("bid", "bids", low=1, high=size - 1, choices=choices, rule="A19")
    fields = [bid, EntryField("tricks", high=size, total=HAND_SIZE, rule="A14")]
    own = [EntryRead("bid", high=max(values)), EntryRead("tricks", high=size)]
    tables = [table(own, lambda bid, tricks: bids(bid, tricks, tricks))]
    if options.teams:
        of_team = EntryRead("tricks", "team", high=size)
        tables = [
            table(own, lambda bid, tricks: only(bids(bid, tricks, 0), *OWN)),
            table([own[0], of_team], lambda bid, tricks: only(bids(bid, 0, tricks), *OF_TEAM)),
        ]
    if options.honour:
        fields.append(EntryField("revokes", high=size - 1, usual=0, seldom=True, rule="A17"))
        revokes = EntryRead("revokes", high=size - 1)
        scored = position.hand_score
        tables.append(table([revokes], lambda many: only(scored(BID_ALL, 0, many), "revokes")))
    return ScoreForm(
        tuple(fields), tuple(tables), (*LENGTH, *POINTS, "mode", "teams", "bids"), sizes=(size,)
    )
