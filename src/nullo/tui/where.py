"""How far the game is, in a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nullo.view import Public
from nullo.words import say


def where(public: Public, options: Mapping[str, Any]) -> str:
    """``Hand 4/10 · trick 3/8``.

    Args:
        options: all of the game's, by name.
    """
    if public.phase == "over":
        return say("table-over")
    told = [_hand(public, options)]
    if public.game == "nothing":
        told.append(say("table-where-lowest"))
    elif public.phase == "play" or public.tricks:
        told.append(_trick(public))
    elif public.game == "all-fives":
        told.append(say("table-where-target", {"target": options.get("target", 61)}))
    if is_double(public, options, len(public.hands)):
        told.append(say("table-where-double"))
    return " · ".join(told)


def _hand(public: Public, options: Mapping[str, Any]) -> str:
    hand = public.hand + 1
    if public.game == "nothing":
        return say("table-where-round-of", {"hand": hand, "hands": options.get("rounds", 1)})
    endless = public.game == "alles-oder-nichts" and options.get("target") is not None
    hands = None if endless else options.get("hands")
    if hands is None:
        return say("table-where-hand", {"hand": hand})
    return say("table-where-hand-of", {"hand": hand, "hands": hands})


def _trick(public: Public) -> str:
    held = max((seat.cards for seat in public.seats), default=0)
    lies = len(public.trick)
    done = len(public.tricks)
    tricks = done + held + (lies == public.players)
    trick = max(1, min(done + bool(held or lies), tricks))
    return say("table-where-trick-of", {"trick": trick, "tricks": tricks})


def is_double(public: Public, options: Mapping[str, Any], hand: int) -> bool:
    """Whether a hand, by its number, is a super-sauce hand (S34)."""
    if public.game != "sauce":
        return False
    after, at = options.get("super_after", 6), options.get("super_at", 700)
    if hand >= after or at <= 0:
        return True
    totals = [0] * len(public.scores)
    for changes in public.hands[:hand]:
        totals = [total + change for total, change in zip(totals, changes, strict=True)]
        if any(total >= at for total in totals):
            return True
    return False
