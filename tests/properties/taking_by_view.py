"""Computes who is taking the trick from a view alone, to check ``Public.taking``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nullo.game.view import Play, Public

PICTURES = {"J": 11, "Q": 12, "K": 13, "A": 14}
NEVER = -1_000_000


def parts(code: str) -> tuple[str, str]:
    """Rank and suit of a card code."""
    return (code[1:], code[0]) if code[0] in "bgyorp" else (code[:-1], code[-1])


def best(public: Public, options: Mapping[str, Any]) -> int:
    """The seat whose card would take the trick so far; -1 if no card has been played."""
    if not public.trick:
        return -1
    if public.game == "all-or-nothing":
        return _with_flips(public, bool(options.get("offsuit_wins")))
    lowest = any("hand-me-down-super" in fact.text for fact in public.facts)
    led = public.led or parts(public.trick[0].card)[1]

    def strength(play: Play) -> int:
        rank, suit = parts(play.card)
        number = _rank(rank) * (-1 if public.reversed else 1)
        if lowest:
            return 1000 - number if suit == led else NEVER
        if suit in public.trumps:
            place = public.suit_order.index(suit) if suit in public.suit_order else 0
            return 1000 * (2 + place) + number
        return number if suit == led else NEVER

    return max(public.trick, key=strength).seat


def _with_flips(public: Public, any_suit: bool) -> int:
    turned = set(public.turned)
    for play in public.trick:
        if play.card[0] in "AN" and (play.card[0] == "A") != (play.card in turned):
            return play.seat

    def strength(play: Play) -> int:
        rank, suit = parts(play.card)
        if rank in ("A", "N") or not (any_suit or suit == public.led):
            return NEVER
        return _rank(rank)

    return max(public.trick, key=strength).seat


def _rank(rank: str) -> int:
    return PICTURES.get(rank) or (int(rank) if rank.isdigit() else 0)
