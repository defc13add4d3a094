"""Recording decisions for training."""

from __future__ import annotations

import pytest

import nullo
from nullo import Rng
from nullo.bots.policies import heuristic_of, zero_policy
from nullo.engine.plugin import PythonPolicy
from nullo.engine.position import Position
from nullo.engine.self_play import Recorder

np = pytest.importorskip("numpy")

SLOTS = 8


class BrokenOnce(PythonPolicy):
    """A policy that raises only the first time that it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def advise(self, position: Position, rng: Rng) -> int:
        self.asked += 1
        if self.asked == 1:
            raise RuntimeError("broken once")
        return position.fair()[0]


@pytest.mark.parametrize("worlds", [0, 3])
def test_an_error_in_one_of_many_playouts_comes_out(worlds: int) -> None:
    game = nullo.load("alles-oder-nichts")
    assert game.rules.learning
    policy, heuristic, rows = zero_policy(game, game.rules.learning), heuristic_of(game), 2
    wide = (policy.at + 7) // 8
    recorder = Recorder(
        policy, heuristic, BrokenOnce(), worlds, 0.0, 0.0, 1.0,
        np.zeros((rows, wide), np.uint8), np.zeros((rows, SLOTS, wide), np.uint8),
        np.zeros(rows, np.uint8), np.zeros((rows, SLOTS), np.float32),
    )  # fmt: skip
    with pytest.raises(RuntimeError, match="broken once"):
        recorder.run(game.rules.position(game.typed_options), Rng(1))


def test_the_first_guess_is_taken_off_the_value_of_the_usual_action() -> None:
    """Points less the average of three others, in units of 3, are ninths; the guess of 0.05 is not."""
    game = nullo.load("alles-oder-nichts")
    learning = game.rules.learning
    assert learning
    policy, heuristic, rows = zero_policy(game, learning), heuristic_of(game), 12
    of_decision = policy.first_of_action
    features = np.zeros((rows, (of_decision + 7) // 8), np.uint8)
    actions = np.zeros((rows, SLOTS, (policy.at - of_decision + 7) // 8), np.uint8)
    many = np.zeros(rows, np.uint8)
    values = np.zeros((rows, SLOTS), np.float32)
    recorder = Recorder(
        policy, heuristic, heuristic, 0, 0.0, 0.0, 1.0, features, actions, many, values
    )  # fmt: skip
    recorder.run(game.rules.position(game.typed_options), Rng(1))
    for row in range(rows):
        tried = [float(values[row, slot]) for slot in range(many[row])]
        guessed = [value for value in tried if abs(9 * value - round(9 * value)) > 1e-3]
        assert len(tried) > 1
        assert len(guessed) == 1
        assert 9 * (guessed[0] + 0.05) == pytest.approx(round(9 * (guessed[0] + 0.05)), abs=1e-3)
