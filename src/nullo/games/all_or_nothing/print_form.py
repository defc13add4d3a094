"""What of ALL or NOTHING is printed."""

from __future__ import annotations

from nullo.game.print_form import (
    ALL,
    Column,
    Line,
    PrintForm,
    ReferenceCard,
    Row,
    ScoreSheet,
    Words,
)
from nullo.games.all_or_nothing.look import LOOK
from nullo.games.all_or_nothing.options import AllOrNothingOptions


def print_form(options: AllOrNothingOptions) -> PrintForm:
    """The score sheet, with room for flips, and a card for every player that says what turns what."""
    turning = [code for code, face in LOOK.cards.items() if face.turned_by]
    points = ("made_nothing", "made_all", "miss", "hands", "start")
    honour = options.honour
    sheet = ScoreSheet(
        side=(
            Column("paper-bid", "signs", width=1.1, entry="bid", values=(0, 1)),
            Column("paper-tricks", entry="tricks"),
            *((Column("paper-revokes", entry="revokes"),) if honour else ()),
            Column("paper-points", parts=ALL),
            Column("paper-total", "total", width=1.1),
        ),
        notes=tuple(Column(card=code, width=0.75) for code in turning),
        notes_name="paper-flips",
        rows=tuple(Row() for _ in range(options.hands)),
        start=options.start,
        help=(
            Words(
                "paper-help-all-or-nothing", {name: str(getattr(options, name)) for name in points}
            ),
            *((Words("paper-help-revokes", {"points": options.revoke}),) if honour else ()),
            Words("paper-help-flips"),
        ),
    )
    flips = tuple(Line((code,), by=LOOK.cards[code].turned_by) for code in turning)
    return PrintForm(sheet, references=(ReferenceCard("paper-flips-title", flips, each=True),))
