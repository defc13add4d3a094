"""Remarks of bots when they have made or missed a bid, as in ``web/src/company/remarks.svelte.ts``.

The cases in ``web/src/lib/fixtures/remarks.json`` test both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from nullo.bots.base import LEVELS
from nullo.game.look import Look
from nullo.game.view import Public
from nullo.locale.words import has_words, say
from nullo.terminal.shared import settings
from nullo.terminal.shared.faces import look_of
from nullo.terminal.shared.people import People


def remark_lines(public: Public, bots: Sequence[str], people: People) -> list[str]:
    """Lines with the remarks of bots on their last bids; none if they are switched off."""
    if not settings.read().remarks:
        return []
    keys = remark_keys(public, bots)
    return [
        say("talk-line", {"name": people.name(seat), "words": say(key)})
        for seat, key in keys.items()
    ]


def switch_remarks() -> str:
    """Switch remarks on or off; returns a sentence that says which."""
    on = not settings.read().remarks
    settings.save(remarks=on)
    return say("tui-remarks-on" if on else "tui-remarks-off")


def remark_keys(public: Public, bots: Sequence[str]) -> dict[int, str]:
    """By seat, the keys of up to two remarks: by a bot that made its last bid, and by one that missed it."""
    sides, hands = len(public.scores), len(public.hands)
    look = look_of(public.game)
    keys = {}
    for result in ("made", "missed"):
        seats = [
            seat
            for seat, bot in enumerate(bots)
            if bot in LEVELS and _bid_result(public, look, seat % sides) == result
        ]
        if seats:
            seat = seats[hands % len(seats)]
            keys[seat] = _key(public.game, bots[seat], result, hands)
    return keys


def _bid_result(public: Public, look: Look, side: int) -> Literal["made", "missed", ""]:
    last = public.parts[-1] if public.parts else []
    parts = last[side] if side < len(last) else []
    points = [part.number for part in parts if part.code in look.bid_parts]
    if not points:
        return look.bid_unscored
    return "made" if (sum(points) > 0) != public.lowest_wins else "missed"


def _key(game: str, bot: str, result: str, hands: int) -> str:
    """The key of a bot's remark; in every other hand, of one written for this game if there is one."""
    own = f"remark-{game}-{bot}-{result}"
    return own if hands % 2 and has_words(own) else f"remark-{bot}-{result}"
