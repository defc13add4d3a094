"""Measures how fast the engine plays, in CPU time."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from time import monotonic, process_time

from nullo.engine.playout import Policy, play_games, play_hand
from nullo.engine.position import TERMINAL_PLAYER, Position
from nullo.engine.rng import Rng
from nullo.state import load

WORLDS = 32


@dataclass(frozen=True)
class Speed:
    """How much was played, and the CPU time that it took."""

    decisions: int  # of players in whole random games
    cpu_seconds: float  # for those games, including shuffles and deals
    redeal_playouts: int  # worlds that were drawn and played at random to the end of the hand
    redeal_cpu_seconds: float  # for those playouts, including making the redealers


def measure(
    game: str, players: int, cpu_seconds: float, seed: int = 0, clock_seconds: float = inf
) -> Speed:
    """The speed of a game's engine, measured for about ``cpu_seconds``.

    For half of the time, random games are played. For the other half, 32 worlds are drawn at every seventh
    decision of random games, and are played to the end of the hand. Each half ends early after half of
    ``clock_seconds``, in case the machine is busy.
    """
    loaded = load(game, players=players)
    start, rng = loaded.rules.position(loaded.typed_options), Rng(seed, f"speed {game}")
    cpu, clock = cpu_seconds / 2, clock_seconds / 2
    decisions, took = _play_games(start, rng, cpu, monotonic() + clock)
    redeals, redeal_took = _redeal(start, rng, cpu, monotonic() + clock)
    return Speed(decisions, took, redeals, redeal_took)


def _play_games(start: Position, rng: Rng, cpu: float, end: float) -> tuple[int, float]:
    policy = Policy()
    decisions, games = 0, 1
    begin = process_time()
    while ((took := process_time() - begin) < cpu and monotonic() < end) or not decisions:
        decisions += play_games(start, policy, rng, games)
        if took < cpu / 8:  # keep the last batch a small part of the whole
            games = min(2 * games, 1 << 12)
    return decisions, took or process_time() - begin


def _redeal(start: Position, rng: Rng, cpu: float, end: float) -> tuple[int, float]:
    policy = Policy()
    playouts, took = 0, 0.0
    position, wait = start.copy(), rng.randrange(7)
    while (took < cpu and monotonic() < end) or not playouts:
        if position.actor == TERMINAL_PLAYER:
            position, wait = start.copy(), rng.randrange(7)
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
