"""How strong a policy is while it learns: points per hand on duplicate deals."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from nullo.arena.duel import advantage, seatings
from nullo.bots.policies import heuristic_of
from nullo.engine.playout import Policy
from nullo.engine.position import TERMINAL_PLAYER, Position
from nullo.engine.rng import Rng
from nullo.engine.search import Sampler
from nullo.engine.self_play import play_out
from nullo.state import Game

WORLDS = 100  # of the sampler


def against_heuristic(game: Game, policy: Policy, deals: int, seed: int) -> tuple[float, float]:
    """Points per hand minus those of the rule of thumb, and the standard error."""
    return against(game, policy, heuristic_of(game), deals, seed)


def against(
    game: Game, policy: Policy, other: Policy, deals: int, seed: int
) -> tuple[float, float]:
    """Points per hand minus those of another policy, and the standard error."""

    def play(position: Position, seats: int, rng: Rng) -> None:
        play_out(position, policy, other, seats, rng)

    return _duel(game, play, deals, seed)


def against_sampler(game: Game, policy: Policy, deals: int, seed: int) -> tuple[float, float]:
    """Points per hand minus those of ``sampler`` with 100 worlds, and the standard error."""
    heuristic = heuristic_of(game)
    _, value, doubt = game.rules.sampler
    own = Rng(seed, "bots")  # the deals must not depend on how many numbers the bots draw

    def play(position: Position, seats: int, rng: Rng) -> None:
        while position.actor != TERMINAL_PLAYER:
            if position.actor < 0:
                position.deal_all(rng)
            elif seats >> position.actor & 1:
                position.act(policy.advise(position, own))
            else:
                redealer = position.likely(position.actor)
                favourite = heuristic.advise(redealer.base, own)
                sampler = Sampler(redealer, position.fair(), heuristic, value, favourite)
                position.act(sampler.run(WORLDS, own).best(doubt))

    return _duel(game, play, deals, seed)


def _duel(
    game: Game, play: Callable[[Position, int, Rng], None], deals: int, seed: int
) -> tuple[float, float]:
    """Play every deal twice, with the seats exchanged."""
    players = game.players
    gains = []
    for number in range(deals):
        gain = hands = 0.0
        for seats in seatings(game):
            position = game.rules.position(game.typed_options)
            play(position, seats, Rng(seed, "duel", number))
            gain += advantage([position.points_of(seat) for seat in range(players)], seats)
            hands += position.hand
        gains.append(gain / hands)
    return round(float(np.mean(gains)), 4), round(float(np.std(gains) / deals**0.5), 4)
