"""Moves in frames and views as texts, which are shorter to write in tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from nullo.game.moves import Move
from nullo.state import move_text
from nullo.system.decoding import convert


def texts_of(moves: Iterable[Move | dict[str, Any]]) -> list[str]:
    """The texts of moves, also of those of a frame."""
    return [move_text.text_of(convert(move, Move)) for move in moves]


def text_of(move: Move | dict[str, Any] | None) -> str:
    """The text of a move; empty if there is none."""
    return "" if move is None else texts_of([move])[0]
