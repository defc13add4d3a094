"""What is printed for All Fives."""

from __future__ import annotations

from nullo.game.print_form import Column, PrintedLine, PrintForm, ReferenceCard, ScoreSheet, Words
from nullo.games.all_fives.look import LOOK
from nullo.games.all_fives.options import AllFivesOptions


def print_form(options: AllFivesOptions) -> PrintForm:
    """The score sheet (in honour mode with calls), and a reference card with the points of trumps."""
    honour = options.honour
    calls = (Column("paper-calls", parts=("revoked", "revoke-found", "false-call")),)
    cost: dict[str, str | int] = {"rule": options.revoke_rule, "points": options.false_call}
    sheet = ScoreSheet(
        hand=(Column("paper-trump", "suits", width=2.2),),
        side=(
            Column("paper-begged", width=0.8, parts=("take-one",)),
            Column("paper-trumps", width=1.2, parts=("trumps",)),
            *(calls if honour else ()),
            Column("paper-total", "total", width=1.2),
        ),
        help=(
            Words("paper-help-all-fives", {"target": options.target}),
            *((Words("paper-help-calls", cost),) if honour else ()),
        ),
    )
    points = tuple(
        PrintedLine(rank=rank, words=Words("paper-trump-points", {"points": worth}))
        for rank, worth in LOOK.trump_points
    )
    return PrintForm(
        sheet, references=(ReferenceCard("paper-trump-title", points, each=True),), bought=True
    )
