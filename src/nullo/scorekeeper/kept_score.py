"""The file in which the score of a game at a real table is kept."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

Values: TypeAlias = Annotated[list[int], Meta(min_length=1, max_length=100)]
Entry: TypeAlias = Annotated[dict[Annotated[str, Meta(max_length=40)], Values], Meta(max_length=40)]
"""What was entered for a hand: by field of :class:`nullo.game.score_form.ScoreForm`, its values by seat or
side, or the only one."""

PlayerName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


class KeptScore(msgspec.Struct, forbid_unknown_fields=True):
    """A game at a real table as far as it was entered; the scores follow from it.

    Attributes:
        format, version: what kind of file it is.
        game: the game's id.
        options: as in a record.
        names: the players' names by seat.
        dealer: the seat that deals first.
        hands: what was entered for each hand.
        began: when the game began, in milliseconds since 1970.
        ended: when its last hand was entered, likewise; 0: it is not over.
    """

    game: Annotated[str, Meta(max_length=100)]
    options: Annotated[dict[str, Any], Meta(max_length=50)]
    names: Annotated[list[PlayerName], Meta(min_length=1, max_length=100)]
    dealer: Annotated[int, Meta(ge=0, le=100)] = 0
    hands: Annotated[list[Entry], Meta(max_length=400)] = []
    began: Annotated[int, Meta(ge=0, lt=1 << 53)] = 0
    ended: Annotated[int, Meta(ge=0, lt=1 << 53)] = 0
    format: Literal["nullo score"] = "nullo score"
    version: Literal[1] = 1


class WrongNames(ValueError):
    """There are not as many names as seats."""


class WrongEntry(ValueError):
    """An impossible entry for a hand, from 0; ``field`` is empty if it is wrong as a whole."""

    def __init__(self, reason: str, hand: int, field: str = "") -> None:
        super().__init__(f"hand {hand + 1}: {field + ': ' if field else ''}{reason}")
        self.hand = hand
        self.field = field
