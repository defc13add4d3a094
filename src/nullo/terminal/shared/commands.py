"""Which commands of a table mean something in a game."""

from __future__ import annotations

from nullo.games.trick.tricks import TrickPosition
from nullo.state import State
from nullo.state.claims import may_claim


def meaningless_commands(state: State) -> frozenset[str]:
    """Names of commands that are not offered: ``claim`` and ``last`` in games without tricks.

    Args:
        state: of the game, before the first deal.
    """
    names = set()
    if not may_claim(state):
        names.add("claim")
    if not isinstance(state.position, TrickPosition):
        names.add("last")
    return frozenset(names)
