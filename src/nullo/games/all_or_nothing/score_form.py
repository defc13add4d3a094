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

BIDS = ("made-nothing", "missed-nothing", "made-all", "missed-all")


def score_form(options: AllOrNothingOptions) -> ScoreForm:
    """A7, A14, A15: a bid and the tricks of each seat; A17: in honour mode its revokes."""
    size = options.cards_each
    position = AllOrNothingPosition(options)

    def bids(bid: int, tricks: int) -> list[ScorePart]:
        return only(position.hand_score(bid, tricks, 0), *BIDS)

    def revokes(many: int) -> list[ScorePart]:
        return only(position.hand_score(0, 0, many), "revokes")

    choices = (EntryChoice(0, "said-bid-all"), EntryChoice(1, "said-bid-nothing"))
    fields = [
        EntryField("bid", "bids", choices=choices, rule="A7"),
        EntryField("tricks", high=size, total=HAND_SIZE, rule="A14"),
    ]
    tables = [table([EntryRead("bid"), EntryRead("tricks", high=size)], bids)]
    if options.honour:
        fields.append(EntryField("revokes", high=size - 1, usual=0, seldom=True, rule="A17"))
        tables.append(table([EntryRead("revokes", high=size - 1)], revokes))
    return ScoreForm(
        tuple(fields),
        tuple(tables),
        ("start", "hands", "hand", "made_nothing", "made_all", "miss", "revoke", "mode"),
        sizes=(size,),
    )
