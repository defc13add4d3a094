"""What is printed for Nothing."""

from __future__ import annotations

from nullo.game.look import HEIGHTS
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
from nullo.games.nothing.options import NothingOptions
from nullo.games.nothing.position import NOTHING_CARDS, ace_low_deck


def print_form(options: NothingOptions) -> PrintForm:
    """The score sheet, a reference card with the card values, and all the decks of the game."""
    rounds = options.rounds
    sheet = ScoreSheet(
        row="paper-round",
        side=(Column("paper-points", width=1, parts=ALL), Column("paper-total", "total", width=1))
        if rounds > 1
        else (Column("paper-points", parts=ALL),),
        rows=tuple(Row() for _ in range(rounds)) if rounds > 1 else (),
        help=(Words("paper-help-nothing"),),
    )
    nothing = sorted(NOTHING_CARDS, key=lambda code: code[:-1])
    values = (
        PrintedLine(tuple(nothing[:4])),
        PrintedLine(tuple(nothing[4:]), words=Words("paper-value-nothing")),
        PrintedLine(rank="A", words=Words("paper-value", {"worth": 1})),
        PrintedLine(words=Words("paper-value-numbers")),
        *(
            PrintedLine(rank=rank, words=Words("paper-value", {"worth": HEIGHTS[rank]}))
            for rank in "JQK"
        ),
    )
    decks = options.decks_in_play
    codes = ace_low_deck().cards(options.cards_in_play)
    return PrintForm(
        sheet,
        references=(ReferenceCard("paper-values-title", values, each=True),),
        copies=dict.fromkeys(codes, decks),
        bought=True,
    )
