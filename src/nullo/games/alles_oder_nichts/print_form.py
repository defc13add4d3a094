"""What is printed for Alles oder Nichts."""

from __future__ import annotations

from nullo.game.print_form import ALL, BidCard, Column, PrintForm, Row, ScoreSheet, Words
from nullo.games.alles_oder_nichts.options import MOST_BID, AllesOptions

SHOWN = 14  # hands on a sheet of a game that ends with a score


def print_form(options: AllesOptions) -> PrintForm:
    """The score sheet with the number of cards in each hand, and the bid cards of each player (T2)."""
    target = options.target
    hands = SHOWN if target else options.hands
    sheet = ScoreSheet(
        hand=(Column("paper-cards", "cards", width=1.7), Column("paper-trump", "suits", width=2)),
        side=(
            Column("paper-bid", entry="bid"),
            Column(
                "paper-how",
                "letters",
                ("paper-open", "paper-secret"),
                width=1.1,
                entry="said",
                values=(1, 0),
            ),
            Column("paper-tricks", entry="tricks"),
            Column("paper-points", parts=ALL),
            Column("paper-total", "total", width=1.1),
        ),
        rows=tuple(Row(cards=options.size_of(hand)) for hand in range(hands)),
        help=(
            Words("paper-help-alles-oder-nichts"),
            *([Words("paper-help-revoked")] if options.honour else []),
            *([Words("paper-help-target", {"target": target})] if target else []),
        ),
    )
    return PrintForm(sheet, bids=tuple(BidCard(number) for number in range(MOST_BID + 1)))
