"""What a game's model of the other seats is worth: how well it foresees them, and what a search gains by it.

python bench/others.py [--games ID,…] [--deals N] [--first N] [--playouts N] [--alone N] [--worlds N]
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
from dataclasses import dataclass
from functools import partial
from time import process_time

from thinking import GOES_ON

from nullo.arena.tally import mean_of, rate_of
from nullo.arena.workers import workers
from nullo.bots import make
from nullo.bots.levels import Expert
from nullo.bots.policies import policy_of, searching_policy, thumb_of
from nullo.core.playout import Sampler, SeatPolicy
from nullo.core.position import CHANCE_PLAYER, TERMINAL_PLAYER, Position
from nullo.core.rng import Rng
from nullo.state import Game, SeatState, load
from nullo.state.match import Match, RandomSource

OTHERS = 30  # worlds of the sampler that plays the other seats
FORESEEN = ("the model", "the policy", "the rule of thumb", "sampler itself")


class Alone(Expert):
    """``expert``, with the policy for all seats in its playouts."""

    def choose(self, seat: SeatState) -> int:
        self._plays_on = self.policy(seat)
        return super().choose(seat)


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
    """What came of a hand: decisions, what was gained, seconds of both searches, choices foreseen."""

    decisions: int = 0
    differ: int = 0
    gained: float = 0.0
    seconds: tuple[float, float] = (0.0, 0.0)
    asked: int = 0
    foreseen: tuple[int, int, int, int] = (0, 0, 0, 0)


def sampled(game: Game, position: Position, rng: Rng) -> int:
    """What ``sampler`` chooses for the seat that is to act."""
    plays_on, value, doubt = game.rules.sampler
    assert plays_on == "thumb"
    indices = position.fair()
    if len(indices) == 1:
        return indices[0]
    redealer, thumb = position.likely(position.actor), thumb_of(game)
    sampler = Sampler(redealer, indices, thumb, value, thumb.advise(redealer.base, rng))
    return sampler.run(OTHERS, rng).best(doubt)


def worth(game: Game, world: Position, seat: int, index: int, rng: Rng) -> float:
    """The lead of a seat in the hand after an action, with the other seats played by ``sampler``."""
    position, club, hand = world.copy(), policy_of(game), world.hand
    position.act(index)
    while position.hand == hand and position.actor != TERMINAL_PLAYER:
        if position.actor == CHANCE_PLAYER:
            position.deal_all(rng)
        elif position.actor == seat:
            position.act(club.advise(position, rng))
        else:
            position.act(sampled(game, position, rng))
    points = position.all_points()
    return points[seat] - (sum(points) - points[seat]) / (game.players - 1)


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
        if seat == one:
            if len(seen.fair_actions()) > 1:
                compare(task, seen, rng, done)
            match.act(seat, club.choose(seen))
            continue
        position = match.state.position
        index = sampled(game, position, rng)
        if len(position.fair()) > 1:
            foresee(game, position, one, index, rng, done)
        match.act(seat, game.action_id(position.phase, index))
    return done


def compare(task: Task, seen: SeatState, rng: Rng, done: Hand) -> None:
    """Let both searches choose, and value the choices where they differ."""
    game, chosen, seconds = seen.game, [], []
    for bot in (Expert(Rng(rng.word()), task.playouts), Alone(Rng(rng.word()), task.alone)):
        began = process_time()
        chosen.append(game.action_place(bot.choose(seen))[1])
        seconds.append(process_time() - began)
    done.decisions += 1
    done.seconds = (done.seconds[0] + seconds[0], done.seconds[1] + seconds[1])
    if chosen[0] == chosen[1]:
        return
    done.differ += 1
    redealer = seen.likely()
    for _ in range(task.worlds):
        world, chance = redealer.sample(rng), rng.word()
        first, second = (worth(game, world, seen.seat, index, Rng(chance)) for index in chosen)
        done.gained += (first - second) / task.worlds


def foresee(game: Game, position: Position, one: int, index: int, rng: Rng, done: Hand) -> None:
    """Count who would have made the choice of another seat than ``one``."""
    model = searching_policy(game, one)
    policies = (model, policy_of(game), thumb_of(game))
    same = [policy.advise(position, rng) == index for policy in policies]
    same.append(sampled(game, position, rng) == index)
    done.asked += 1
    first, second, third, fourth = (
        had + more for had, more in zip(done.foreseen, same, strict=True)
    )
    done.foreseen = (first, second, third, fourth)


def report(hands: list[Hand]) -> list[str]:
    """What is printed of a game."""
    decisions = sum(one.decisions for one in hands)
    asked = sum(one.asked for one in hands)
    shares = [sum(one.foreseen[k] for one in hands) / max(1, asked) for k in range(4)]
    told = ", ".join(f"{name} {100 * s:.1f} %" for name, s in zip(FORESEEN, shares, strict=True))
    gained = [one.gained for one in hands]
    rate = rate_of(gained, [float(one.decisions) for one in hands])
    ms = [1000 * sum(one.seconds[k] for one in hands) / max(1, decisions) for k in range(2)]
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
