"""The moves of All Fives, and the phases in which they are made."""

from __future__ import annotations

from nullo.game.cards import Deck
from nullo.game.moves import PLAY, Verb, card_moves, moves
from nullo.game.phases import Phase
from nullo.games.trick.revokes import HONOUR_VERBS, honour_phases

SAYINGS = moves("stand", "beg")  # F4
ANSWERS = moves("take-one", "run")  # F5

VERBS = (PLAY, Verb("stand", usual=True), Verb("take-one", usual=True), *HONOUR_VERBS)


def phases(deck: Deck, players: int) -> tuple[Phase, ...]:
    """All phases; ``Position.phase`` is an index into them."""
    return (
        Phase("deal", card_moves("deal", deck.codes), chance=True, rule="F3"),
        Phase("beg", SAYINGS, rule="F4"),
        Phase("answer", ANSWERS, rule="F5"),
        Phase("play", card_moves("play", deck.codes), rule="F9"),
        *honour_phases(deck, players),
        Phase("ask", (*card_moves("call", deck.codes), *moves("pass")), rule="F18"),
    )
