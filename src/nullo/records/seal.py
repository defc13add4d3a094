"""Seals: the hash of all decks and random draws of a hand, published before the hand's first card is dealt.

A seal is the SHA-256 of a text of six lines, in UTF-8 and without a line end after the last:

1. ``nullo seal 1``
2. the table's id
3. the number of the hand, from 0
4. the number of the part: 0, or 1, 2 … for what a hand needed beyond the decks and draws prepared first
5. the nonce: 32 random bytes in hexadecimal
6. JSON without spaces: a list of the deck (codes of cards, top first; empty in parts after the
   first), the redeals (such decks) and the draws (whole numbers below 2**53)

:func:`pick` says how the number of a draw chooses a card.

The nonces are published in the game's record once it is over. A seal proves that the cards were fixed
before the hand began, but not that they were shuffled well, nor that nobody saw them.
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
    """The seal of the decks and draws of a part of a hand, in hexadecimal; see the module for its form."""
    chance = json.dumps([deck, redeals, draws], separators=(",", ":"))
    text = "\n".join([TAG, table, str(hand), str(part), nonce, chance])
    return sha256(text.encode()).hexdigest()


def pick(number: int, outcomes: Sequence[tuple[Outcome, int]]) -> Outcome:
    """The outcome that the number of a draw chooses from ``outcomes``, pairs of an outcome and its weight.

    All weights are added up in order; the outcome is the one at the fraction ``number`` / 2**53 of their sum.

    Raises:
        ValueError: the number is not below 2**53.
    """
    ticket = number * sum(weight for _, weight in outcomes) >> DRAW_BITS
    for outcome, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return outcome
    raise ValueError(f"{number} is no number below 2**{DRAW_BITS}")
