"""A short game's record, and hand-made ones of events that rarely happen by chance."""

from __future__ import annotations

from typing import Any

import nullo
from nullo.records.record import write
from nullo.state.match import Match, RandomSource


def short_record() -> str:
    """The record of a short game of All Fives, always by the first legal action."""
    match = Match(nullo.load("all-fives", players=2, target=3), RandomSource(nullo.Rng(1)))
    while not match.state.is_terminal():
        match.act(match.state.current_player(), match.state.legal_actions()[0])
    return write(match)


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
