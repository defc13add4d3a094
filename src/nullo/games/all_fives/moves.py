"""The moves of All Fives, and the phases in which they are made."""

from __future__ import annotations

from nullo.game.cards import Deck
from nullo.game.moves import PLAY, Verb, card_moves, moves
from nullo.game.phases import Phase, in_order
from nullo.games.trick.moves import CALL, HONOUR_VERBS, play_phases

DEAL, BEG, ANSWER = range(3)  # the phases before the play
ASK = CALL + 1

SAYINGS = moves("stand", "beg")  # F4
ANSWERS = moves("take-one", "run")  # F5

VERBS = (PLAY, Verb("stand", usual=True), Verb("take-one", usual=True), *HONOUR_VERBS)


def phases(deck: Deck, players: int) -> tuple[Phase, ...]:
    """The phases, in the order of their numbers."""
    play = Phase("play", card_moves("play", deck.codes), rule="F9")
    return in_order(
        {
            DEAL: Phase("deal", card_moves("deal", deck.codes), chance=True, rule="F3"),
            BEG: Phase("beg", SAYINGS, rule="F4"),
            ANSWER: Phase("answer", ANSWERS, rule="F5"),
            **play_phases(play, deck, players),
            ASK: Phase("ask", (*card_moves("call", deck.codes), *moves("pass")), rule="F18"),
        }
    )
