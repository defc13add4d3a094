"""Games that tables with the same options share: one takes up to 300 kB, most of which are texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from nullo.state import Game, load

_games: WeakValueDictionary[tuple[str, bytes], Game] = WeakValueDictionary()


def shared_game(id: str, options: Mapping[str, Any]) -> Game:
    """The game with these options, which exists only once while somebody uses it.

    Raises:
        UnknownGame, OptionError: see :func:`nullo.load`.
    """
    key = id, msgspec.json.encode(options, order="sorted")
    game = _games.get(key)
    if game is None:
        game = _games.setdefault(key, load(id, **options))
    return game
