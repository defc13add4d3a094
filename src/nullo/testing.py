"""Small aids for tests of games, Nullo's own and those of plug-ins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nullo.core.rng import Rng
from nullo.state import State


def deal(state: State, cards: Sequence[str]) -> State:
    """Feed cards of a deck, given as codes, until a seat is to act; the same state.

    Raises:
        ValueError: there are too few cards.
    """
    left = list(cards)
    while state.is_chance_node():
        if not left:
            raise ValueError("the deck has too few cards")
        name = state.phase().actions[0].split()[0]
        state.apply_action(f"{name} {left.pop(0)}")
    return state


def play(state: State, actions: Iterable[str]) -> State:
    """Do actions given as texts; the same state."""
    for action in actions:
        state.apply_action(action)
    return state


def play_randomly(state: State, rng: Rng, most: int = 100_000, fair: bool = False) -> State:
    """Do at most ``most`` random legal actions and chance outcomes; the same state."""
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.deal(rng)
        else:
            position = state.position
            indices = position.fair() if fair else position.legal()
            state.apply_action(
                state.game.action_id(position.phase, indices[rng.randrange(len(indices))])
            )
    return state
