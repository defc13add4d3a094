"""Drives a state in tests: deals given cards, applies actions given as text, plays at random."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from nullo.engine.rng import Rng, check_rng
from nullo.state import Game, State
from nullo.values import whole


def deal(state: State, cards: Sequence[str]) -> State:
    """Deal cards, given as codes, until a seat is to act; returns the same state.

    Raises:
        ValueError: there are too few cards, or a card cannot be dealt now.
        UnknownCard: the game has no such card.
        TypeError: a card is not a string.
    """
    left = list(cards)
    while state.is_chance_node():
        if not left:
            raise ValueError("the deck has too few cards")
        deck = state.game.deck
        code = deck.codes[deck.number(left.pop(0))]
        index = state.game.card_indices(state.position.phase)[code]
        state.apply_action(state.game.action_id(state.position.phase, index))
    return state


def play(state: State, actions: Iterable[str]) -> State:
    """Apply actions given as text to ``state``; returns the same state."""
    for action in actions:
        state.apply_action(action)
    return state


def play_randomly(state: State, rng: Rng, most: int = 100_000, fair: bool = False) -> State:
    """Apply at most ``most`` random actions to ``state``, deal between them, and return the same state.

    Each dealing, however many cards it deals, counts as an action.

    Args:
        fair: whether actions are drawn from the fair ones; otherwise from all legal ones.

    Raises:
        TypeError: ``rng`` is not a :class:`nullo.Rng`, or ``most`` is not a whole number.
    """
    rng = check_rng(rng)
    for _ in range(whole(most, "the most actions")):
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


def random_action(state: State, rng: Rng) -> int:
    """The id of a random legal action of the seat to act; in at least three of four cases a fair one."""
    position = state.position
    indices = position.fair() if rng.randrange(4) else position.legal()
    return state.game.action_id(position.phase, indices[rng.randrange(len(indices))])


def random_outcome(state: State, rng: Rng) -> int:
    """The id of a random outcome at a chance node, drawn by its weight."""
    position = state.position
    return state.game.action_id(position.phase, position.draw_chance(rng))


def random_step(state: State, rng: Rng) -> int:
    """The id of a random action or, at a chance node, of a random outcome."""
    draw = random_outcome if state.is_chance_node() else random_action
    return draw(state, rng)


def random_decisions(game: Game, rng: Rng, hands: int = 2, most: int = 600) -> Iterator[State]:
    """Yield the state of a random game at each decision; it is the same object every time.

    The game ends early after ``hands`` hands or ``most`` actions and chance outcomes.
    """
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_terminal() or state.position.hand >= hands:
            break
        if not state.is_chance_node():
            yield state
        state.apply_action(random_step(state, rng))


def observers(state: State) -> list[int | None]:
    """The seats of the state's game, followed by None for a spectator."""
    return [*range(state.game.players), None]
