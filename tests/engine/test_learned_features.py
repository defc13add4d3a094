"""The features of learned policies keep their numbers, because weights were trained on them."""

from __future__ import annotations

import hashlib

import pytest

import nullo
from nullo import Rng
from nullo.bots.policies import zero_policy
from nullo.engine.position import TERMINAL_PLAYER

MOST = 40
"""Decisions of each game that are looked at."""
RECORDED = {
    "all-fives": "5c418a9745cc0feb258d74aece06c79311912743263186b1e9f41969120ac9f0",
    "all-or-nothing": "623087ed07d481edd0bc580d6f4ccd97801d0bd4df6215b52cf4fd95b0894a1f",
    "alles-oder-nichts": "9828336480e17b2256437e0ccec6a3656e764acb1a3dedc597c18c5e2e20e356",
    "sauce": "345ee4f7aeba5be1a6e007217c114d6b61b12db335c7eeec6811a7acaf57e942",
}


def digest(name: str) -> str:
    """A digest of the features of random games, one with each of the options trained for."""
    learning = nullo.load(name).rules.learning
    assert learning
    found = hashlib.sha256()
    for number, (options, _) in enumerate(learning.settings):
        game = nullo.load(name, **options)
        policy = zero_policy(game, learning)
        found.update(repr((policy.first_of_action, policy.at)).encode())
        rng = Rng(0, "features", number)
        position = game.rules.position(game.typed_options)
        position.deal_all(rng)
        for _ in range(MOST):
            if position.actor == TERMINAL_PLAYER:
                break
            decision = policy.features_of(position)
            if decision is not None:
                actions = [policy.features_of_action(position, i) for i in position.fair()]
                found.update(repr((decision, actions)).encode())
            position.act(position.choose(rng))
            position.deal_all(rng)
    return found.hexdigest()


@pytest.mark.parametrize("name", RECORDED)
def test_features_keep_their_numbers(name: str) -> None:
    assert digest(name) == RECORDED[name]
