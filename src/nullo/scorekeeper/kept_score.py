"""The file in which the score of a game at a real table is kept."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

Values: TypeAlias = Annotated[list[int], Meta(min_length=1, max_length=100)]
Entry: TypeAlias = Annotated[dict[Annotated[str, Meta(max_length=40)], Values], Meta(max_length=40)]
"""What was entered for a hand, by the names of the fields of :class:`nullo.game.score_form.ScoreForm`.

A field has a value for each seat or for each side, or a single value."""

PlayerName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


class KeptScore(msgspec.Struct, forbid_unknown_fields=True):
    """The entries for a game at a real table, which may be over or not; the scores follow from the entries.

    Attributes:
        format, version: the kind of file and its version.
        game: the game's id.
        options: the options that differ from their defaults, as in a record.
        names: the players' names by seat.
        dealer: the seat that deals first.
        hands: what was entered for each hand.
        began: when the game began, in milliseconds since 1970.
        ended: when its last hand was entered, in milliseconds since 1970; 0 if the game is not over.
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
    """The number of names differs from the number of seats."""


class WrongEntry(ValueError):
    """The entry for a hand is impossible.

    ``hand`` counts from 0; ``field`` names the wrong field, or is empty if the entry is wrong as a whole.
    """

    def __init__(self, reason: str, hand: int, field: str = "") -> None:
        super().__init__(f"hand {hand + 1}: {field + ': ' if field else ''}{reason}")
        self.hand = hand
        self.field = field
