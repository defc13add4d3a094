"""Decks and draws determined by a seed, also when a game is resumed."""

from __future__ import annotations

from nullo.engine.rng import Rng
from nullo.state.match import HandRecord, RandomSource


class SeededSource:
    """Gives each deck and each draw its own random stream, from the seed and a number.

    So a resumed game gets the cards that it would have got anyway.
    """

    def __init__(self, seed: int, hands: list[HandRecord] | None = None) -> None:
        self._seed = seed
        self._decks = sum(1 + len(hand.redeals) for hand in hands or [])
        self._draws = sum(len(hand.draws) for hand in hands or [])

    def deck(self, cards: list[int], redeal: bool) -> list[int]:
        self._decks += 1
        return RandomSource(Rng(self._seed, "play deck", self._decks)).deck(cards, redeal)

    def draw(self, outcomes: list[tuple[int, int]]) -> int:
        self._draws += 1
        return RandomSource(Rng(self._seed, "play draw", self._draws)).draw(outcomes)
