"""Measures how fast the engine plays, in CPU time."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from time import monotonic, process_time

from nullo.engine.playout import Policy, play_games, play_hand
from nullo.engine.rng import Rng
from nullo.state import load

WORLDS = 32


@dataclass(frozen=True)
class Speed:
    """The amount of play, and the CPU time that it took.

    Attributes:
        decisions: actions of players in whole random games, which include deals and shuffles.
        cpu_seconds: the time for those games.
        redeal_playouts: worlds that were drawn and played at random to the end of the hand.
        redeal_cpu_seconds: the time for those, including the preparation of each redealer.
    """

    decisions: int
    cpu_seconds: float
    redeal_playouts: int
    redeal_cpu_seconds: float


class _Stint:
    """A piece of work that ends after some CPU time, or on a busy machine after some clock time."""

    def __init__(self, cpu_seconds: float, clock_seconds: float) -> None:
        self.cpu_seconds = cpu_seconds
        self.end = monotonic() + clock_seconds

    def goes_on(self, took: float) -> bool:
        return took < self.cpu_seconds and monotonic() < self.end


def measure(
    game: str, players: int, cpu_seconds: float, seed: int = 0, clock_seconds: float = inf
) -> Speed:
    """Play random games for about half of ``cpu_seconds``, and redeal for the other half.

    On a machine that is busy with other work, each half ends after half of ``clock_seconds``.

    Positions to redeal from are sampled evenly over the decisions of random games; 32 worlds are
    drawn from each.
    """
    rng = Rng(seed, f"speed {game}")
    half = (cpu_seconds / 2, clock_seconds / 2)
    decisions, took = _whole_games(game, players, _Stint(*half), rng)
    redeals, redeal_took = _redeals(game, players, _Stint(*half), rng)
    return Speed(decisions, took, redeals, redeal_took)


def _whole_games(game: str, players: int, stint: _Stint, rng: Rng) -> tuple[int, float]:
    loaded = load(game, players=players)
    start = loaded.rules.position(loaded.typed_options)
    policy = Policy()
    decisions = 0
    games = 1
    begin = process_time()
    while stint.goes_on(took := process_time() - begin) or decisions == 0:
        decisions += play_games(start, policy, rng, games)
        if took < stint.cpu_seconds / 8:  # keep the last batch a small part of the whole
            games = min(2 * games, 1 << 12)
    return decisions, took or process_time() - begin


def _redeals(game: str, players: int, stint: _Stint, rng: Rng) -> tuple[int, float]:
    loaded = load(game, players=players)
    policy = Policy()
    playouts, took = 0, 0.0
    while stint.goes_on(took) or playouts == 0:
        position = loaded.rules.position(loaded.typed_options)
        wait = rng.randrange(7)
        while position.actor != -4 and (stint.goes_on(took) or playouts == 0):
            if position.actor < 0:
                position.deal_all(rng)
                continue
            if wait == 0:
                wait = 7
                begin = process_time()
                redealer = position.redealer(position.actor)
                world = redealer.base.copy()
                for _ in range(WORLDS):
                    redealer.redraw(world, rng)
                    play_hand(world, policy, rng)
                took += process_time() - begin
                playouts += WORLDS
            wait -= 1
            position.act(position.choose(rng))
    return playouts, took
