"""Exact numbers of ways to play fixed deals, counted over positions and through states.

A line of play ends at the depth or with the hand; where a card must be dealt within a hand, it is the
lowest that may. The numbers are committed: a change in the rules of a game changes one of them.
"""

from __future__ import annotations

import pytest

import nullo
from nullo import Rng, State
from nullo.engine.position import Position

# Game and options: the numbers of lines of 1, 2, … actions after the deal of seed 1.
COUNTS: dict[tuple[str, str], list[int]] = {
    ("all-or-nothing", ""): [2, 4, 8, 16, 160, 992, 7360],
    ("all-or-nothing", "players=3"): [2, 4, 8, 80, 400, 3168, 28512],
    ("all-or-nothing", "players=3, offsuit_wins=True"): [2, 4, 8, 80, 400, 3168, 28512],
    ("all-or-nothing", 'players=3, mode="honour"'): [2, 4, 8, 80, 800, 8000],
    ("all-or-nothing", "teams=2"): [2, 4, 8, 16, 160, 992, 7360],
    ("all-or-nothing", 'players=3, bids="number"'): [11, 121, 1331, 13310],
    ("alles-oder-nichts", "players=3, hand_sizes=[3]"): [
        4,
        16,
        64,
        128,
        256,
        512,
        1536,
        2560,
        4096,
        8192,
        15360,
        28672,
    ],
    ("alles-oder-nichts", "players=3, hand_sizes=[3], suits=2, ranks=6"): [
        4,
        16,
        64,
        128,
        256,
        512,
        1536,
        2560,
        3072,
        6144,
        10240,
        12288,
    ],
    ("alles-oder-nichts", 'players=3, hand_sizes=[2], mode="honour"'): [
        3,
        9,
        27,
        54,
        108,
        216,
        432,
        864,
        1728,
        2376,
        4104,
        6696,
        9288,
        11232,
        11448,
        12528,
        15984,
        22464,
        32832,
    ],
    ("alles-oder-nichts", "players=4, impossible_bids=True"): [
        7,
        49,
        343,
        2401,
        4802,
        9604,
        19208,
        38416,
    ],
    ("nothing", "players=2, hand=3"): [1, 5, 9, 41, 77, 358, 691, 3237, 6328, 30560],
    ("nothing", "players=3, hand=2, allow_keep=False"): [
        1,
        3,
        6,
        15,
        30,
        75,
        150,
        375,
        750,
        1875,
        3750,
        9375,
        18750,
    ],
    ("nothing", "players=2, hand=3, return_taken=True"): [1, 5, 9, 45, 85, 434, 839, 4318, 8446],
    ("all-fives", ""): [2, 8, 21, 60, 304, 1240, 7002, 24607],
    ("all-fives", "players=3"): [2, 8, 24, 67, 328, 1417, 3456, 10599],
    ("all-fives", 'mode="honour"'): [2, 8, 51, 207, 786, 3309, 12429],
    ("sauce", ""): [63, 3969],
    ("sauce", 'menu="published"'): [63, 3969],
}


def load(game: str, options: str) -> nullo.Game:
    made = eval(f"dict({options})", {"dict": dict})
    return nullo.load(game, **made)


def dealt(game: nullo.Game) -> State:
    state = game.new_initial_state()
    state.deal(Rng(1, "perft"))
    return state


def positions(position: Position, depth: int, hand: int) -> int:
    """The number of leaves below a position."""
    if depth == 0 or position.actor == nullo.TERMINAL_PLAYER or position.hand != hand:
        return 1
    if position.actor == nullo.CHANCE_PLAYER:
        after = position.copy()
        after.act(position.legal()[0])
        return positions(after, depth, hand)
    count = 0
    for index in position.legal():
        after = position.copy()
        after.act(index)
        count += positions(after, depth - 1, hand)
    return count


def states(state: State, depth: int, hand: int) -> int:
    """The number of leaves below a state, with actions as texts that are checked."""
    if depth == 0 or state.is_terminal() or state.position.hand != hand:
        return 1
    if state.is_chance_node():
        after = state.clone()
        after.apply_action(state.legal_texts()[0])
        return states(after, depth, hand)
    count = 0
    for text in state.legal_texts():
        after = state.clone()
        after.apply_action(text)
        count += states(after, depth - 1, hand)
    return count


@pytest.mark.parametrize(("game", "options"), COUNTS, ids=str)
def test_perft(game: str, options: str) -> None:
    state = dealt(load(game, options))
    counts = COUNTS[game, options]
    for depth, count in enumerate(counts, 1):
        if count < (40_000 if nullo.COMPILED else 5000):
            assert positions(state.position, depth, 0) == count, f"positions, depth {depth}"
        if count < 3000:
            assert states(state, depth, 0) == count, f"states, depth {depth}"
