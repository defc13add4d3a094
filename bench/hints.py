"""Measures how long hints take, and whether actions that they call about equally good really are.

    python bench/hints.py [--decisions 60] [--worlds 1500] [--games ID,…]

The script asks for hints at some decisions of games in which one player follows hints and the others play at
random. It tries the actions that a hint calls equal to the best in ``--worlds`` new worlds. An action counts
as different if its probability of winning differs by more than 3 percentage points, or its points by more
than a tenth of their standard deviation.
"""

from __future__ import annotations

import time

from arguments import read_arguments

import nullo
from nullo.engine.rng import Rng
from nullo.games.registry import BUILT_IN
from nullo.hints import Hint, hint
from nullo.judge import judge
from nullo.judge.judgement import ALIKE_POINTS, ALIKE_WIN
from nullo.state import SeatState

ONE_IN = 3  # a hint is asked for at one decision in this many


def main() -> None:
    given = read_arguments(__doc__, games=",".join(sorted(BUILT_IN)), decisions=60, worlds=1500)
    if given.quick:
        given.decisions, given.worlds = 3, 20
    for game in given.games.split(","):
        measure(game, given.decisions, given.worlds)


def measure(game: str, decisions: int, worlds: int) -> None:
    times: list[float] = []
    equal = different = unsure = by_odds = 0
    seed = 0
    while len(times) < decisions:
        rng, state = Rng(f"bench hints {seed}"), nullo.load(game).new_initial_state()
        seed += 1
        while not state.is_terminal() and len(times) < decisions:
            actions = state.legal_actions()
            action = actions[rng.randrange(len(actions))]
            if not state.is_chance_node() and len(actions) > 1 and rng.randrange(ONE_IN) == 0:
                seat = state.for_seat(state.current_player())
                begin = time.thread_time()
                found = hint(seat)
                times.append(1000 * (time.thread_time() - begin))
                equal += len(found.equal)
                unsure += bool(found.unsure)
                by_odds += found.reasons[-1].code.startswith("odds-")
                different += differing(seat, found, worlds)
                action = next(a for a in actions if state.game.move(a) == found.best.move)
            state.apply_action(action)
    times.sort()
    print(
        f"{game}: median {times[len(times) // 2]:.0f} ms, 95% below {times[len(times) * 95 // 100]:.0f} ms,"
        f" most {times[-1]:.0f} ms; {different} of {equal} equals differ;"
        f" {unsure} of {decisions} hints leave something untold, {by_odds} give odds as the reason",
        flush=True,
    )


def differing(seat: SeatState, found: Hint, worlds: int) -> int:
    """The number of actions that a hint called equal to the best, but that differ from it in new worlds."""
    if not found.equal:
        return 0
    judged = judge(seat, Rng("again"), worlds=worlds)
    values = {seat.game.move(value.action): value for value in judged.actions}
    best = values[found.best.move]
    margin = ALIKE_POINTS * best.error * float(worlds**0.5)
    return sum(
        abs((values[move].win or 0.0) - (best.win or 0.0)) > ALIKE_WIN
        or abs(values[move].lead - best.lead) > margin
        for move in found.equal
    )


if __name__ == "__main__":
    main()
