"""Plays a rule of thumb against random play."""

from __future__ import annotations

import nullo
from nullo import Rng
from nullo.engine.playout import Policy

GAMES = 60


def wins_against_random(game: str, heuristic: Policy) -> int:
    """How many of ``GAMES`` games for four the rule of thumb wins, in one seat after the other."""
    loaded = nullo.load(game)
    uniform, rng = Policy(), Rng(1)
    wins = 0
    for number in range(GAMES):
        position = loaded.rules.position(loaded.typed_options)
        while position.actor != nullo.TERMINAL_PLAYER:
            if position.actor == nullo.CHANCE_PLAYER:
                position.deal_all(rng)
            else:
                policy = heuristic if position.actor == number % 4 else uniform
                position.act(policy.advise(position, rng))
        wins += number % 4 in position.winners()
    return wins
