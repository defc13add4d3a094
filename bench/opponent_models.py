"""What a game's model of the other seats is worth: how well it foresees them, and what a search gains by it.

python bench/opponent_models.py [--games ID,…] [--deals N] [--first N] [--playouts N] [--alone N] [--worlds N]
    [--seed S] [--jobs J] [--quick]

First hands are played: one seat by ``club``, the others by ``sampler`` with 30 worlds. Of each choice of the
others it is asked whether the model, the policy, the rule of thumb, and ``sampler`` with other chance would
have made the same.

At each decision of the one seat ``expert`` chooses twice: with the model of the other seats
(``--playouts`` for each action), and with the policy for all seats (``--alone``, so many that both take
about the same time, which is printed). Where the choices differ, both are tried in ``--worlds`` worlds
that fit what the seat knows, with the other seats played by ``sampler:30`` itself and the one seat by
``club``. The gain is in points of the hand, a seat's own minus the others' mean, with a 99 % interval
over the hands.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from functools import partial
from time import process_time

from thinking import GOES_ON

from nullo.arena.contestants import contestant
from nullo.arena.duel import advantage
from nullo.arena.tally import mean_of, rate_of
from nullo.arena.workers import workers
from nullo.bots import make
from nullo.bots.levels import Expert
from nullo.bots.policies import heuristic_of, policy_of, searching_policy
from nullo.engine.playout import Policy, SeatPolicy, play_hand
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.state import Game, SeatState, load
from nullo.state.match import Match, RandomSource
from nullo.study.players import BotPolicy

SAMPLER = contestant("sampler:30")  # plays the other seats
FORESEEN = ("the model", "the policy", "the rule of thumb", "sampler itself")


class Alone(Expert):
    """``expert``, with the policy for all seats in its playouts."""

    def playout_policy(self, seat: SeatState) -> Policy:
        return self.policy(seat)


@dataclass(frozen=True)
class Task:
    """What is asked of a hand; see the arguments of the command."""

    game: str
    playouts: int
    alone: int
    worlds: int
    seed: int


@dataclass
class Hand:
    """What came of a hand.

    Attributes:
        decisions: of the one seat.
        differ: in how many of them the two searches chose differently.
        gained: by the search with the model, in points.
        seconds: of CPU, of each search.
        asked: the choices of the others.
        foreseen: how many of them, in the order of ``FORESEEN``.
    """

    decisions: int = 0
    differ: int = 0
    gained: float = 0.0
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    asked: int = 0
    foreseen: list[int] = field(default_factory=lambda: [0] * len(FORESEEN))


def hand(task: Task, number: int) -> Hand:
    """Play a hand, and compare."""
    game = load(task.game, **GOES_ON.get(task.game, {}))
    match = Match(game, RandomSource(Rng(task.seed, "cards", number)))
    one, done = number % game.players, Hand()
    club = make("club", Rng(task.seed, "club", number))
    while not match.state.is_terminal() and match.state.position.hand == 0:
        seat = match.state.current_player()
        seen = match.state.for_seat(seat)
        rng = Rng(task.seed, f"decision {number}", len(match.state.history()))
        player = club if seat == one else SAMPLER.make(Rng(rng.word()))
        choice = player.choose(seen)
        if len(seen.fair_actions()) > 1:
            if seat == one:
                compare(task, seen, rng, done)
            else:
                foresee(seen, one, choice, rng, done)
        match.act(seat, choice)
    return done


def compare(task: Task, seen: SeatState, rng: Rng, done: Hand) -> None:
    """Let both searches choose, and value the choices where they differ."""
    game, chosen = seen.game, []
    bots = Expert(Rng(rng.word()), task.playouts), Alone(Rng(rng.word()), task.alone)
    for k, bot in enumerate(bots):
        began = process_time()
        chosen.append(game.action_place(bot.choose(seen))[1])
        done.seconds[k] += process_time() - began
    done.decisions += 1
    if chosen[0] == chosen[1]:
        return
    done.differ += 1
    redealer = seen.likely()
    for _ in range(task.worlds):
        world, chance = redealer.sample(rng), rng.word()
        first, second = (worth(game, world, index, chance) for index in chosen)
        done.gained += (first - second) / task.worlds


def worth(game: Game, world: Position, index: int, chance: int) -> float:
    """The lead in the hand that an action brings the seat to act, if the others play as ``sampler`` does."""
    seat, position = world.actor, world.copy()
    position.act(index)
    others = BotPolicy(game, SAMPLER)
    others.begin(Rng(chance, "others"))
    if position.hand == world.hand:
        play_hand(position, SeatPolicy(seat, policy_of(game), others), Rng(chance))
    return advantage(position.all_points(), 1 << seat)


def foresee(seen: SeatState, one: int, choice: int, rng: Rng, done: Hand) -> None:
    """Count who would have made the choice of another seat than ``one``."""
    game, position = seen.game, seen.known_position()
    index = game.action_place(choice)[1]
    policies = (searching_policy(game, one), policy_of(game), heuristic_of(game))
    same = [policy.advise(position, rng) == index for policy in policies]
    same.append(SAMPLER.make(Rng(rng.word())).choose(seen) == choice)
    done.asked += 1
    done.foreseen = [had + more for had, more in zip(done.foreseen, same, strict=True)]


def report(hands: list[Hand]) -> list[str]:
    """What is printed of a game."""
    decisions = sum(one.decisions for one in hands)
    asked = sum(one.asked for one in hands)
    shares = [
        sum(each) / max(1, asked) for each in zip(*(one.foreseen for one in hands), strict=True)
    ]
    told = ", ".join(f"{name} {100 * s:.1f} %" for name, s in zip(FORESEEN, shares, strict=True))
    gained = [one.gained for one in hands]
    rate = rate_of(gained, [float(one.decisions) for one in hands])
    ms = [
        1000 * sum(each) / max(1, decisions)
        for each in zip(*(one.seconds for one in hands), strict=True)
    ]
    differ = sum(one.differ for one in hands)
    return [
        f"of {asked} choices of the others, foreseen by {told}",
        f"of {decisions} decisions, {differ} differ; the model gains {rate} points a decision, "
        f"{mean_of(gained)} a hand; {ms[0]:.1f} and {ms[1]:.1f} ms",
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", default="all-or-nothing")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--playouts", type=int, default=170)
    parser.add_argument("--alone", type=int, default=130)
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="two deals: a check only")
    given = parser.parse_args()
    deals, worlds = (2, 2) if given.quick else (given.deals, given.worlds)
    for name in given.games.split(","):
        if not isinstance(searching_policy(load(name), 0), SeatPolicy):
            raise SystemExit(f"{name} has no model of the other seats")
        task = Task(name, given.playouts, given.alone, worlds, given.seed)
        numbers = range(given.first, given.first + deals)
        with workers(given.jobs) as those:
            hands = list(those.each(partial(hand, task), numbers))
        for line in report(hands):
            print(f"{name}: {line}")


if __name__ == "__main__":
    main()
