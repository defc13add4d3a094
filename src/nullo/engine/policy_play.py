"""Plays whole games from given decks in compiled code; each seat's policy has its own random numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import cython

from nullo.engine.playout import Policy
from nullo.engine.position import Position, raise_failure
from nullo.engine.rng import Rng


class PolicyPlay:
    """Plays games one after the other as :class:`nullo.state.match.Match` would with bots.

    Args:
        start: the position before the first deal; the game must be compiled.
        policies: the policy of each seat.
        places: by phase and card, the index of the chance outcome with this card; -1 if there is none.
        lines: by phase, seat and index, the line of the action in a record.
    """

    def __init__(
        self,
        start: Position,
        policies: Sequence[Policy],
        places: Sequence[Sequence[int]],
        lines: Sequence[Sequence[Sequence[str]]],
    ) -> None:
        self.start = start
        self.position = start.copy()
        self.policies = list(policies)
        self.places = [list(row) for row in places]
        self.lines = [[list(texts) for texts in seats] for seats in lines]
        self.choices: list[Rng] = []

    def begin(self, choices: Sequence[Rng]) -> list[int]:
        """Begin a game; returns the cards of the first deck, in order.

        ``choices`` holds the random numbers for each seat's policy.
        """
        self.position.assign(self.start)
        self.choices = list(choices)
        return self.position.deck() or []

    def play(
        self,
        order: list[int],
        draw: Callable[[list[tuple[int, int]]], int],
        draws: list[int],
        actions: list[str],
    ) -> list[int] | None:
        """Play on with a shuffled deck, until the next deck is needed or the game is over.

        Args:
            order: the cards of the deck, top first.
            draw: chooses one of ``(index, weight)`` outcomes at random, by weight, and returns its index.
            draws: the list to which the numbers of the drawn cards are appended.
            actions: the list to which the lines of the actions are appended.

        Returns:
            The cards of the next deck, in order; None if the game is over.

        Raises:
            ValueError: a policy has chosen an action that is not legal.
            Exception: whatever a policy raises.
        """
        position = self.position
        top = 0
        while position.actor != -4:
            seat = position.actor
            phase = position.phase
            if seat >= 0:
                policy = cython.cast(Policy, self.policies[seat])
                index = self._choose(position, policy, cython.cast(Rng, self.choices[seat]))
                seats = self.lines[phase]
                texts = seats[seat]
                actions.append(texts[index])
            else:
                cards = position.deck() if top else None
                if cards is not None:
                    return cards
                row = self.places[phase]
                if position.draws():
                    index = draw(position.chance())
                    draws.append(row.index(index))
                else:
                    card = order[top]
                    index = row[card]
                    top += 1
            position.apply(index)
        return None

    def _choose(self, position: Position, policy: Policy, rng: Rng) -> int:
        index = policy.choose(position, rng)
        legal = position.legal_mask()
        if position.failed:
            raise_failure(position)
        if not 0 <= index < 64 or not legal >> index & 1:
            seat, phase = position.actor, position.phase
            raise ValueError(f"seat {seat} may not do action {index} of phase {phase}")
        return index
