"""A rule of thumb for Duck, by which the bot ``simple`` plays."""

from __future__ import annotations

from nullo.engine.plugin import PythonPolicy
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo_duck import Duck


class DuckHeuristic(PythonPolicy):
    """Gets rid of high cards where they cannot take the trick.

    It uses only what the seat to act knows: its hand, and the cards on the table.
    """

    def advise(self, position: Position, rng: Rng) -> int:
        """The card to play, as its index among the actions."""
        assert isinstance(position, Duck)
        cards = sorted(position.fair(), key=lambda card: card % 8)
        if not position.trick:
            return cards[0]
        if position.suit(cards[0]) != position.suit_led:
            return cards[-1]
        best = max(card for _, card in position.trick if position.suit(card) == position.suit_led)
        below = [card for card in cards if card < best]
        last = len(position.trick) == position.players - 1
        return below[-1] if below else cards[-1] if last else cards[0]
