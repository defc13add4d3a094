"""The moves of Sauce, and the phases in which they are made."""

from __future__ import annotations

from collections.abc import Sequence

from nullo.game.moves import PLAY, Verb, card_moves, moves, number_moves
from nullo.game.phases import Phase

POINTS = number_moves("bid", range(0, 301, 5))  # S9
BLINDS = BLIND, _ = moves("blind-nope", "look")  # S12
BIDS = (*POINTS, *moves("nope", "shadoof"), BLIND)
"""S9 to S12: the bids by their numbers in a position."""
ANSWERS = moves("no-way", "decline")  # S13

VERBS = (
    PLAY,
    Verb("nope", spoken=True),
    Verb("shadoof", spoken=True, alone=True),
    Verb("blind-nope", spoken=True),
    Verb("look", usual=True),
    Verb("no-way", spoken=True, alone=True),
    Verb("decline", usual=True),
)


def phases(codes: Sequence[str]) -> tuple[Phase, ...]:
    """All phases of a deck, SAUCE last; ``Position.phase`` is an index into them."""
    return (
        Phase("deal", card_moves("deal", codes), chance=True, rule="S6"),
        Phase("toss", card_moves("toss", codes), secret=True, told=True, rule="S22"),
        Phase("give", card_moves("give", codes), secret=True, told=True, rule="S23"),
        Phase("blind", BLINDS, rule="S12"),
        Phase("bid", BIDS[:-1], rule="S9"),
        Phase("no-way", ANSWERS, rule="S13"),
        Phase("play", card_moves("play", codes[:-1]), rule="S16"),
        Phase("lose", card_moves("lose", codes), chance=True, told=True, rule="S24"),
        Phase("expose", card_moves("expose", codes), chance=True, rule="S24"),
    )
