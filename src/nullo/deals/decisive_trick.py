"""The most decisive trick of a finished game, which is shown together with the result."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from nullo.bots.policies import heuristic_of
from nullo.engine.playout import Policy, play_hand
from nullo.engine.position import Position
from nullo.engine.prospects import points_ahead_of_best
from nullo.engine.rng import Rng
from nullo.game.view import Trick
from nullo.state import State
from nullo.state.match import Match

PLAYOUTS = 12  # how often the rest of the hand is played after each of its tricks


class DecisiveTrick(msgspec.Struct):
    """The trick that decided a game for a seat, and which of its cards that seat had been dealt.

    Attributes:
        hand: the number of its hand, from 0.
        trick: the trick.
        dealt: for each play, whether it was the seat's own play of a card that it had been dealt.
    """

    hand: int
    trick: Trick
    dealt: list[bool]


def decisive_trick(match: Match, seat: int) -> DecisiveTrick | None:
    """The trick of a finished game that did most to decide the result for ``seat``; None if it has no tricks.

    It belongs to the hand in which the seat's side did best compared with the best other side, or worst if it
    did not win the game. In that hand it is the trick that most improved (or worsened) the seat's prospects.
    These are found by playing the rest of the hand many times by the rule of thumb.
    """
    side = match.game.side(seat)
    hands = match.state.hands()
    if not hands:
        return None
    better = -1 if match.game.rules.lowest_wins else 1
    sign = 1 if side in match.state.winners() else -1
    swings = [sign * _lead([better * score for score in scores], side) for scores in hands]
    hand = swings.index(max(swings))
    states = _states_of(match, hand)
    tricks = states[-1].public().ended or states[-1].public().tricks
    ends = [
        next((state for state in states if len(state.public().tricks) > k), states[-1])
        for k in range(len(tricks))
    ]
    if not tricks:
        return None
    policy, rng = heuristic_of(match.game), Rng("decisive trick", f"{match.game.id} {hand}")

    def prospect(position: Position) -> float:
        """By how many points ``seat`` is, on average, ahead of the best other side after the hand."""
        ends = (end_of_hand(position, hand, policy, rng) for _ in range(PLAYOUTS))
        return sum(points_ahead_of_best(end, seat) for end in ends) / PLAYOUTS

    values = [sign * prospect(state.position) for state in (states[0], *ends)]
    gains = [after - before for before, after in pairwise(values)]
    best = gains.index(max(gains))
    trick = tricks[best]
    first = states[0].position.hand_of(seat)
    dealt = [play.seat == seat and play.card in first for play in trick.plays]
    return DecisiveTrick(hand, trick, dealt)


def _lead(scores: Sequence[float], side: int) -> float:
    """By how many points ``side`` is ahead of the best other side in ``scores``, where higher is better."""
    others = [score for other, score in enumerate(scores) if other != side]
    return scores[side] - max(others, default=0)


def _states_of(match: Match, hand: int) -> list[State]:
    """The states of the hand with the number ``hand`` in which a seat is to act, and the state after it."""
    state = match.game.new_initial_state()
    found: list[State] = []
    for action in match.state.history():
        there = state.position.hand
        if there > hand:
            break
        state.apply_action(action)
        ended = state.position.hand > hand
        if there == hand and (ended or state.current_player() >= 0):
            found.append(state.clone())
    return found


def end_of_hand(position: Position, hand: int, policy: Policy, rng: Rng) -> Position:
    """The position after ``policy`` has played the rest of hand number ``hand``, if any, in all seats."""
    copy = position.copy()
    if copy.hand == hand:
        play_hand(copy, policy, rng)
    return copy
