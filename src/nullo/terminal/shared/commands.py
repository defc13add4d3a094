"""Decides which commands of a table have a meaning in a game."""

from __future__ import annotations

from nullo.games.trick.tricks import TrickPosition
from nullo.state import State
from nullo.state.claims import may_claim


def meaningless_commands(state: State) -> frozenset[str]:
    """The names of commands without a meaning.

    These are ``claim`` and ``last`` in games without tricks, ``remarks`` in games without bids.
    """
    names = set()
    if not may_claim(state):
        names.add("claim")
    if not isinstance(state.position, TrickPosition):
        names.add("last")
    if not state.game.rules.look.bid_parts:
        names.add("remarks")
    return frozenset(names)
