"""The texts of moves in records, links and typed input, and the only parser of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeAlias

from nullo.game.cards import Deck
from nullo.game.errors import UnknownAction
from nullo.game.moves import Move
from nullo.game.phases import Phase

Action: TypeAlias = int | str | Move
"""The forms in which programs may give an action: its id, its text or its move."""

NUMBER = re.compile(r"-?[0-9]+")
"""Matches a typed whole number."""


def text_of(move: Move) -> str:
    """The canonical text of a move: the words of its verb, then its card, number or seat."""
    words = move.verb.replace("-", " ")
    if move.card:
        return f"{words} {move.card}"
    if move.number is not None:
        return f"{words} {move.number}"
    return f"{words} {move.seat}" if move.seat >= 0 else words


class MoveTexts:
    """The texts of all moves of a game; finds the move that a typed text stands for.

    Raises:
        ValueError: two moves of a phase have the same text.

    Attributes:
        texts: by phase, the canonical texts of its moves.
    """

    def __init__(self, game: str, phases: Sequence[Phase], deck: Deck) -> None:
        self.texts = [tuple(text_of(move) for move in phase.moves) for phase in phases]
        self._game = game
        self._phases = phases
        self._deck = deck
        self._indices = [
            {text.lower(): index for index, text in enumerate(texts)} for texts in self.texts
        ]
        for phase, texts, indices in zip(phases, self.texts, self._indices, strict=True):
            if len(indices) < len(texts):
                twice = next(t for k, t in enumerate(texts) if indices[t.lower()] != k)
                raise ValueError(
                    f"{game}: two moves of the phase {phase.name} are written {twice!r}"
                )
        self._moves = {text_of(move): move for phase in phases for move in phase.moves}

    def index(self, phase: int, text: str) -> int | None:
        """The index in ``phase`` of the move with the canonical text ``text``; None if there is none."""
        return self._indices[phase].get(text.lower())

    def move(self, text: str) -> Move | None:
        """The move with the canonical text ``text``; None if no phase has one."""
        return self._moves.get(text)

    def canonical(self, text: str) -> str:
        """The canonical text of the move that was typed as ``text``, whatever its case and spacing.

        Raises:
            UnknownCard: the text names a card that is not in the game's deck.
            UnknownAction: no phase has such a move.
        """
        words = text.lower().split()
        joined = " ".join(words)
        for indices, texts in zip(self._indices, self.texts, strict=True):
            if joined in indices:
                return texts[indices[joined]]
        verbs = {move.verb for phase in self._phases for move in phase.moves if move.card}
        if words and "-".join(words[:-1]) in verbs:
            code = self._deck.codes[self._deck.number(words[-1])]
            if code.lower() != words[-1]:
                return self.canonical(" ".join([*words[:-1], code]))
        raise self.unknown(repr(text.strip()))

    def numbered_like(self, text: str) -> tuple[Phase, list[Move]] | None:
        """The moves whose texts equal ``text`` (such as ``bid 99``), except perhaps for the number.

        Returns:
            The first phase with such moves, and its moves; moves that name cards do not count. None if
            there is no such phase, or if ``text`` does not end with a number.
        """
        words, _, number = " ".join(text.lower().split()).rpartition(" ")
        if not NUMBER.fullmatch(number):
            return None
        for phase in self._phases:
            cardless = [move for move in phase.moves if not move.card]
            if alike := [move for move in cardless if text_of(move).startswith(f"{words} ")]:
                return phase, alike
        return None

    def unknown(self, action: str) -> UnknownAction:
        """The error for an action, given as text or id, that the game does not have."""
        message = f"{self._game} has no action {action}"
        return UnknownAction(message).with_key("wrong-action", game=self._game, action=action)
