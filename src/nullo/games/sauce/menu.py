"""The Sauce menu (S18–S29) as data, with one entry per effect.

An effect says which *laws* it changes, and to what, on each of four occasions. A law is a number
that ``position.py`` reads where it matters:

========== ==========================================================================
kitty      cards dealt to the kitty first
open       cards of each hand dealt face up, the last ones
lose       cards that each hand now loses to the kitty, drawn at random
expose     cards of each hand now turned face up, drawn at random (15: all cards)
toss       cards that each player now tosses to the kitty
give       cards that each player now gives to the partner
reveals    after which tricks a Sauce is revealed late: a bit set, with bit 5 for the fifth
order      the colour order: 0 as in S1, 1 rotated one step, 2 turned over
flip       1: the order of ranks is now reversed
flip_each  1: and again after every trick
counter    1: play goes counter-clockwise
turn_each  1: and turns after every trick
trumps     what is trump: 0 the high suit, 1 nothing, 2 the high suit, and below it the low one
low_leads  1: the lowest card of the suit led leads the next trick
low_takes  1: and takes this one
========== ==========================================================================

``lose``, ``expose``, ``toss``, ``give`` and ``flip`` take effect at once, in this order (S19), and
are then 0 again; the others stay in force for the rest of the hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

LAWS = tuple(
    "kitty open lose expose toss give reveals order flip flip_each counter turn_each trumps "
    "low_leads low_takes".split()
)

Change = Mapping[str, int]


@dataclass(frozen=True)
class Effect:
    """The effect of the Sauces of one rank.

    Attributes:
        rank: the rank of the Sauces, 1–10.
        key: the key of its words in ``locale``.
        standard: the changes with one Sauce of the rank at the start of a hand.
        super: the changes with two Sauces of the rank at the start of a hand.
        late: the changes when a Sauce of the rank is revealed late (S24); if None, nothing happens then.
        turning: the changes when a late Sauce turns the effect from Standard to Super.
    """

    rank: int
    key: str
    standard: Change
    super: Change
    late: Change | None = None
    turning: Change | None = None

    def occasions(self) -> tuple[Change, Change, Change, Change]:
        """The changes on each of the four occasions, in the order in which ``position.py`` numbers them."""
        return self.standard, self.super, self.late or {}, self.turning or {}


FLIPS: Change = {"flip": 1, "flip_each": 1}
TURNS: Change = {"counter": 1, "turn_each": 1}
LOW: Change = {"low_leads": 1, "low_takes": 1}
MENU = (
    Effect(1, "short-change", {"kitty": 12}, {"kitty": 24}, {"lose": 3}, {"lose": 3}),
    Effect(2, "open-face", {"open": 5}, {"open": 15}, {"expose": 5}, {"expose": 15}),
    Effect(3, "toss-out", {"toss": 3}, {"toss": 5}, {"toss": 3}, {"toss": 2}),
    Effect(4, "partner-pass", {"give": 3}, {"give": 5}, {"give": 3}, {"give": 2}),
    Effect(5, "late-reveal", {"reveals": 1 << 5}, {"reveals": 1 << 3 | 1 << 6}),
    Effect(6, "suit-shift", {"order": 1}, {"order": 2}, {"order": 1}, {"order": 2}),
    Effect(7, "upside-down", {"flip": 1}, FLIPS, {"flip": 1}, FLIPS),
    Effect(8, "counter-sauce", {"counter": 1}, TURNS, {"counter": 1}, {"turn_each": 1}),
    Effect(9, "no-trump", {"trumps": 1}, {"trumps": 2}, {"trumps": 1}, {"trumps": 2}),
    Effect(10, "hand-me-down", {"low_leads": 1}, LOW, {"low_leads": 1}, LOW),
)
"""S20–S29, by rank."""
PUBLISHED = ("short-change", "open-face")
"""S18: the effects of the menu ``published``."""


def active(menu: str) -> int:
    """The ranks that have an effect in ``menu``, which is ``house`` or ``published``, as a bit set."""
    return sum(1 << effect.rank for effect in MENU if menu == "house" or effect.key in PUBLISHED)


def late_forms() -> int:
    """The ranks whose Sauces have an effect when they are revealed late (S24), as a bit set."""
    return sum(1 << effect.rank for effect in MENU if effect.late is not None)


def book() -> list[int]:
    """The menu as a flat table: the value that an effect gives to a law on one of its four occasions.

    It is at index (rank · 4 + occasion) · 16 + law; -1 if the effect leaves the law unchanged.
    """
    numbers = [-1] * (11 * 4 * 16)
    for effect in MENU:
        for occasion, change in enumerate(effect.occasions()):
            for law, value in change.items():
                numbers[(effect.rank * 4 + occasion) * 16 + LAWS.index(law)] = value
    return numbers
