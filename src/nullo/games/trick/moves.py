"""The phases and moves of honour mode, for All Fives and (by its rule T15) Alles oder Nichts."""

from __future__ import annotations

from nullo.game.cards import Deck
from nullo.game.moves import Verb, card_moves, moves, seat_moves
from nullo.game.phases import Phase

# Phases of both games, after three of their own. CORRECT is one phase per suit, because a single phase
# for 64 cards would need 65 actions.
PLAY = 3
CORRECT = PLAY + 1
CALL = CORRECT + 4

HONOUR_VERBS = (
    Verb("correct", to="trick"),
    Verb("leave", usual=True, silent=True),
    Verb("pass", usual=True, silent=True),
)


def play_phases(
    play: Phase, deck: Deck, players: int, correcting: str = "F15", calling: str = "F16"
) -> dict[int, Phase]:
    """The phases ``PLAY`` to ``CALL``, by their numbers.

    ``correcting`` and ``calling`` are the numbers of the rules about correcting and calling revokes.
    """
    calls = (*seat_moves("call", players), *moves("pass"))
    phases = {PLAY: play, CALL: Phase("call", calls, rule=calling)}
    for suit in range(CALL - CORRECT):
        cards = [code for code, of in zip(deck.codes, deck.suit_of, strict=True) if of == suit]
        corrections = (*card_moves("correct", cards), *moves("leave"))
        phases[CORRECT + suit] = Phase("correct", corrections, rule=correcting)
    return phases
