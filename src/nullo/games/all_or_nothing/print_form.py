"""What is printed for ALL or NOTHING."""

from __future__ import annotations

from nullo.game.print_form import (
    ALL,
    Column,
    PrintedLine,
    PrintForm,
    ReferenceCard,
    Row,
    ScoreSheet,
    Words,
)
from nullo.games.all_or_nothing.look import LOOK
from nullo.games.all_or_nothing.options import AllOrNothingOptions


def print_form(options: AllOrNothingOptions) -> PrintForm:
    """The score sheet, with room to note flips, and for each player a card of what each FLIP turns."""
    turning = [code for code, face in LOOK.cards.items() if face.turned_by]
    points = ("made_nothing", "made_all", "miss", "hands", "start")
    honour, teams = options.honour, options.teams > 0
    numbers = options.bids == "number"
    costs = {"points": options.made_number, "miss": options.miss}
    bid = Column("paper-bid", "signs", width=1.1, each=teams, entry="bid", values=(0, 1))
    if numbers:
        bid = Column("paper-bid", width=1.3, each=teams, entry="bid")
    sheet = ScoreSheet(
        side=(
            bid,
            Column("paper-tricks", each=teams, entry="tricks"),
            *((Column("paper-revokes", each=teams, entry="revokes"),) if honour else ()),
            Column("paper-points", parts=ALL),
            Column("paper-total", "total", width=1.1),
        ),
        notes=tuple(Column(card=code, width=0.75) for code in turning),
        notes_name="paper-flips",
        rows=tuple(Row() for _ in range(options.hands)),
        start=options.start * options.members,
        help=(
            Words("paper-help-write-bids" if numbers else "paper-help-ring-bids"),
            Words("paper-help-all-or-nothing", {name: getattr(options, name) for name in points}),
            *((Words("paper-help-number", costs),) if numbers else ()),
            *((Words("paper-help-teams"),) if teams else ()),
            *((Words("paper-help-revokes", {"points": options.revoke}),) if honour else ()),
            Words("paper-help-flips"),
        ),
    )
    flips = tuple(PrintedLine((code,), by=LOOK.cards[code].turned_by) for code in turning)
    return PrintForm(sheet, references=(ReferenceCard("paper-flips-title", flips, each=True),))
