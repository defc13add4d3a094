"""The moves of Sauce, and the phases in which they are made."""

from __future__ import annotations

from collections.abc import Sequence

from nullo.game.moves import PLAY as PLAY_VERB
from nullo.game.moves import Verb, card_moves, moves, number_moves
from nullo.game.phases import Phase, in_order
from nullo.games.sauce.options import HIGHEST_BID, STEP

# The phases. In SHED a card drawn at random goes to the kitty; in SHOW it is turned face up.
DEAL, TOSS, GIVE, BLIND, BID, NO_WAY, PLAY, SHED, SHOW = range(9)

POINTS = number_moves("bid", range(0, HIGHEST_BID + 1, STEP))  # S9
BLINDS = BLIND_NOPE, _ = moves("blind-nope", "look")  # S12
BIDS = (*POINTS, *moves("nope", "shadoof"), BLIND_NOPE)
"""S9 to S12: the bids, in the order of their numbers in a position."""
ANSWERS = moves("no-way", "decline")  # S13

VERBS = (
    PLAY_VERB,
    Verb("nope", spoken=True),
    Verb("shadoof", spoken=True, alone=True),
    Verb("blind-nope", spoken=True),
    Verb("look", usual=True),
    Verb("no-way", spoken=True, alone=True),
    Verb("decline", usual=True),
)


def phases(codes: Sequence[str]) -> tuple[Phase, ...]:
    """The phases for a deck with these codes, of which the last is SAUCE, in the order of their numbers."""
    return in_order(
        {
            DEAL: Phase("deal", card_moves("deal", codes), chance=True, rule="S6"),
            TOSS: Phase("toss", card_moves("toss", codes), secret=True, told=True, rule="S22"),
            GIVE: Phase("give", card_moves("give", codes), secret=True, told=True, rule="S23"),
            BLIND: Phase("blind", BLINDS, rule="S12"),
            BID: Phase("bid", BIDS[:-1], rule="S9"),
            NO_WAY: Phase("no-way", ANSWERS, rule="S13"),
            PLAY: Phase("play", card_moves("play", codes[:-1]), rule="S16"),
            SHED: Phase("lose", card_moves("lose", codes), chance=True, told=True, rule="S24"),
            SHOW: Phase("expose", card_moves("expose", codes), chance=True, rule="S24"),
        }
    )
