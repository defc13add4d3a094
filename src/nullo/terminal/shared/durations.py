"""Lengths of time in words."""

from __future__ import annotations

from nullo.locale.words import say

MINUTE = 60
HOUR = 3600
DAY = 24 * HOUR


def lasting(seconds: float) -> str:
    """A length of time in its largest unit, rounded down, and never less than a minute."""
    for key, size in (("tui-days", DAY), ("tui-hours", HOUR)):
        if seconds >= size:
            return say(key, {"count": int(seconds // size)})
    return say("tui-minutes", {"count": max(1, int(seconds // MINUTE))})
