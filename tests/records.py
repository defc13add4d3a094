"""Hand-made records of events that rarely happen by chance."""

from __future__ import annotations

from typing import Any

import nullo


def dealt_anew() -> dict[str, Any]:
    """All Fives for two: one suit is turned up until the deck runs out (F6)."""
    codes = nullo.load("all-fives", players=2).deck.codes
    reds = [code for code in codes if code.endswith("d")]
    others = [code for code in codes if not code.endswith("d")]
    deck = []
    for many in (12, *[6] * 6):
        deck += [others.pop() for _ in range(min(many, len(others)))]
        deck.append(reds.pop())
    hand = {
        "deck": [*deck, *others, *reds],
        "redeals": [list(codes)],
        "actions": ["1 beg", "0 run"],
    }
    return {"nullo": 1, "game": "all-fives", "options": {"players": 2}, "hands": [hand]}
