"""Measures what ten times the thinking time is worth: how much better the choices of ``analyst`` become.

python bench/thinking.py [--games ID,…] [--ms T,…] [--decisions N] [--worlds N] [--seed S] [--quick]

``club`` plays first hands of games. At some of its decisions ``analyst`` chooses too, once with each thinking
time. All actions that ``nullo.judge`` would try are then tried in ``--worlds`` worlds with the same future
cards, and the hands are played on by the quick policy. An action is worth a seat's points in the hand minus
the mean of the others'. These worlds are independent of those in which ``analyst`` chose, so no choice is
over- or underestimated on average.

Times are CPU times; ``analyst`` gets the number of playouts that took as long in the worlds just tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count, islice
from time import process_time

import numpy as np
from arguments import read_arguments
from tables import print_heads, print_row

from nullo.arena.tally import mean_of
from nullo.bots import make
from nullo.bots.policies import searching_policy
from nullo.engine.rng import Rng
from nullo.engine.search import Trials
from nullo.games.registry import BUILT_IN
from nullo.judge import actions_judged
from nullo.state import Game, SeatState, State, load
from nullo.state.match import Match, RandomSource

GOES_ON = {"all-or-nothing": {"start": 1000}, "nothing": {"rounds": 2}}
"""Options with which the first hand cannot end the game, so that it is played for points."""
SHARE = 8  # one decision in this many is judged, so that they depend little on each other


def decisions(game: Game, bot: str, seed: int, number: int) -> Iterator[State]:
    """Some states of the first hand of game ``number``, each with more than one fair action."""
    dice = Rng(seed, "decisions", number)
    match = Match(game, RandomSource(Rng(seed, "cards", number)))
    bots = [make(bot, Rng(seed, f"{bot} {number}", seat)) for seat in range(game.players)]
    while not match.state.is_terminal() and match.state.position.hand == 0:
        seat = match.state.current_player()
        seen = match.state.for_seat(seat)
        if len(seen.fair_actions()) > 1 and dice.randrange(SHARE) == 0:
            yield match.state
        match.act(seat, bots[seat].choose(seen))


def worths(seen: SeatState, worlds: int, rng: Rng) -> tuple[dict[int, float], float]:
    """What each action is worth in points, and the CPU seconds of a playout."""
    game, redealer = seen.game, seen.weighted_redealer()
    actions = actions_judged(seen)
    indices = [game.action_place(action)[1] for action in actions]
    trials = Trials(redealer, indices, searching_policy(game, seen.seat), worlds)
    began = process_time()
    trials.run(worlds, rng)
    seconds = (process_time() - began) / (worlds * len(actions))
    means = (np.array(trials.points) - np.array(trials.against)).reshape(worlds, -1).mean(0)
    return dict(zip(actions, means.tolist(), strict=True)), seconds


def measure(game: Game, times: list[float], many: int, worlds: int, seed: int) -> None:
    rng = Rng(seed, "thinking")
    gains: list[list[float]] = [[] for _ in times]
    spent = [0.0] * len(times)
    states = chain.from_iterable(decisions(game, "club", seed, number) for number in count())
    for number, state in enumerate(islice(states, many)):
        seen = state.for_seat(state.current_player())
        values, seconds = worths(seen, worlds, rng)
        usual = make("club", Rng(seed, "club")).choose(seen)
        for k, ms in enumerate(times):
            playouts = max(1, round(ms / 1000 / seconds / len(values)))
            began = process_time()
            choice = make("analyst", Rng(seed, f"{ms}", number), playouts=playouts).choose(seen)
            spent[k] += process_time() - began
            gains[k].append(values[choice] - values[usual])
    for k, ms in enumerate(times):
        cells: tuple[object, ...] = ("", "")
        if k:
            pairs = zip(gains[k], gains[k - 1], strict=True)
            more = mean_of([gain - below for gain, below in pairs])
            cells = (more, "yes" if more.above else "no")
        cpu = 1000 * spent[k] / len(gains[k])
        print_row(game.id, f"{ms:g}", f"{cpu:.3g}", mean_of(gains[k]), *cells)


def main() -> None:
    given = read_arguments(
        __doc__, games=",".join(BUILT_IN), ms="1,10,100", decisions=600, worlds=1000, seed=0
    )
    times = [float(ms) for ms in given.ms.split(",")]
    many, worlds = (4, 10) if given.quick else (given.decisions, given.worlds)
    print(f"{many} decisions of each game, {worlds} worlds, seed {given.seed}\n")
    better = ("better than `club`:", "better than the row above:", "99 % sure")
    print_heads("game", "ms:", "CPU ms:", *better)
    for name in given.games.split(","):
        measure(load(name, **GOES_ON.get(name, {})), times, many, worlds, given.seed)


if __name__ == "__main__":
    main()
