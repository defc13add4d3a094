"""The moves of Alles oder Nichts, and the phases in which they are made."""

from __future__ import annotations

from nullo.game.cards import Deck
from nullo.game.moves import PLAY, Verb, card_moves, moves, number_moves
from nullo.game.phases import Phase, in_order
from nullo.games.alles_oder_nichts.options import MOST_BID
from nullo.games.trick.moves import HONOUR_VERBS, play_phases

DEAL, BID, SAY = range(3)  # the phases before the play

BIDS = number_moves("bid", range(MOST_BID + 1))  # T5
SAYINGS = OPEN, SECRET = moves("open", "secret")  # T6

VERBS = (PLAY, Verb("open", usual=True, spoken=True), Verb("secret", spoken=True), *HONOUR_VERBS)


def phases(deck: Deck, players: int, *, strict: bool) -> tuple[Phase, ...]:
    """The phases, in the order of their numbers."""
    play = Phase(
        "play", card_moves("play", deck.codes), rule="T8", affects_only_actor_and_next=strict
    )
    return in_order(
        {
            DEAL: Phase("deal", card_moves("deal", deck.codes), chance=True, rule="T4"),
            BID: Phase("bid", BIDS, secret=True, told=True, rule="T5"),
            SAY: Phase("say", SAYINGS, rule="T6", affects_only_actor_and_next=True),
            **play_phases(play, deck, players, "T15", "T15"),
        }
    )
