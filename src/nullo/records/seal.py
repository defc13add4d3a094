"""Seals: a hash, published before a hand's first card, of all the chance in that hand.

A seal is the SHA-256 of a text of six lines, in UTF-8 and without a line end after the last:

1. ``nullo seal 1``
2. the table's id
3. the number of the hand, from 0
4. the number of the part: 0, or more if a hand needed more chance than was prepared
5. the nonce: 32 random bytes in hexadecimal
6. JSON without spaces: a list of the deck (codes of cards, top first; empty in parts after the
   first), the redeals (such decks) and the draws (whole numbers below 2**53)

:func:`pick` says how a number chooses a random card.

The nonces are published in the game's record once it is over. A seal proves that the cards were fixed
before the hand began, but not that they were shuffled well, nor that nobody looked.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

TAG = "nullo seal 1"
DRAW_BITS = 53

Outcome = TypeVar("Outcome")


def seal(
    table: str,
    hand: int,
    part: int,
    nonce: str,
    deck: Sequence[str],
    redeals: Sequence[Sequence[str]],
    draws: Sequence[int],
) -> str:
    """The seal, in hexadecimal."""
    chance = json.dumps([deck, redeals, draws], separators=(",", ":"))
    text = "\n".join([TAG, table, str(hand), str(part), nonce, chance])
    return sha256(text.encode()).hexdigest()


def pick(number: int, outcomes: Sequence[tuple[Outcome, int]]) -> Outcome:
    """The outcome that a draw's number chooses: by its fraction of 2**53, applied to the summed weights."""
    ticket = number * sum(weight for _, weight in outcomes) >> DRAW_BITS
    for outcome, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return outcome
    raise ValueError(f"{number} is no number below 2**{DRAW_BITS}")
