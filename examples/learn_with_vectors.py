"""Trains a small network in minutes to play a hand, and lets it play against random opponents.

    pip install 'nullo[train]'
    python examples/learn_with_vectors.py [--game alles-oder-nichts] [--minutes 4]

Deep Monte Carlo: all seats play by the network, sometimes at random; the network learns to predict the points
of the hand from what a seat sees and the action it takes.
"""

import argparse
import time
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import optax

import nullo
from nullo import vector

DECISIONS, WIDTH = 24576, 128


def network(sizes, key):
    """Weights and biases of each layer."""
    keys = jax.random.split(key, len(sizes) - 1)
    shapes = zip(keys, sizes, sizes[1:], strict=False)
    return [(jax.random.normal(k, (a, b)) * (2 / a) ** 0.5, jnp.zeros(b)) for k, a, b in shapes]


def values(layers, seen):
    """The points that each action is expected to bring."""
    for weights, bias in layers[:-1]:
        seen = jax.nn.relu(seen @ weights + bias)
    weights, bias = layers[-1]
    return seen @ weights * 0.1 + bias


@jax.jit
def best(layers, seen, legal):
    """The legal action of the highest value in each row."""
    return jnp.where(legal, values(layers, seen), -jnp.inf).argmax(axis=1)


@partial(jax.jit, static_argnames="learner")
def learn(layers, memory, seen, actions, points, learner):
    """One step of gradient descent."""

    def loss(layers):
        guess = jnp.take_along_axis(values(layers, seen), actions[:, None], axis=1)[:, 0]
        return jnp.mean((guess - points) ** 2)

    error, slope = jax.value_and_grad(loss)(layers)
    change, memory = learner.update(slope, memory)
    return optax.apply_updates(layers, change), memory, error


def one_hand(game):
    """The options by which a game is over after a hand."""
    return {next(name for name in ("hands", "rounds") if name in nullo.load(game).options): 1}


def usual_length(game, options):
    """The decisions in a hand of random play, on average."""
    games = vector.make(game, 64, seed=0, **options)
    ends = sum(games.step(games.random_actions()).ended.sum() for _ in range(1000))
    return 1000 * games.n // max(1, ends)


def hands(games, steps, layers, explore, chance):
    """Play some decisions in every game: what was seen, what was done, and what it brought."""
    seen = np.empty((steps, *games.arrays.observations.shape), np.float32)
    actions = np.empty((steps, games.n), np.int64)
    players = np.empty((steps, games.n), np.int32)
    rewards = np.empty((steps, *games.arrays.rewards.shape), np.float32)
    ended = np.empty((steps, games.n), bool)
    for t in range(steps):
        now = games.arrays
        seen[t], players[t] = now.observations, now.players
        chosen = np.asarray(best(layers, now.observations, now.legal))
        actions[t] = np.where(chance.random(games.n) < explore, games.random_actions(), chosen)
        games.step(actions[t])
        rewards[t], ended[t] = now.rewards, now.ended
    points, known, rows = np.empty((steps, games.n), np.float32), ended.copy(), np.arange(games.n)
    to_come, complete = np.zeros_like(rewards[0]), np.zeros(games.n, bool)
    for t in reversed(range(steps)):
        to_come = np.where(ended[t][:, None], 0, to_come) + rewards[t]
        points[t] = to_come[rows, players[t]]
        complete |= ended[t]
        known[t] = complete  # the hands that are not over yet are left out
    return seen[known], actions[known], points[known]


def against_random(game, layers, options, steps=4000):
    """Points of a hand for the network in one seat, against random play: mean and 99 % interval."""
    means = []
    for play in (lambda now, games: best(layers, now.observations, now.legal),
                 lambda now, games: games.random_actions()):  # fmt: skip
        games = vector.make(game, 256, seed="test", opponent="random", **options)
        total, scores, rows = np.zeros(games.n), [], np.arange(games.n)
        for _ in range(steps // 10):
            now = games.arrays
            games.step(np.asarray(play(now, games)))
            total += now.rewards[rows, now.players]
            scores += total[now.ended].tolist()
            total[now.ended] = 0
        means.append((np.mean(scores), np.std(scores) / len(scores) ** 0.5))
    (own, error), (other, noise) = means
    return own - other, 2.58 * (error**2 + noise**2) ** 0.5


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="alles-oder-nichts")
    parser.add_argument("--minutes", type=float, default=4)
    given = parser.parse_args()
    options = one_hand(given.game)
    steps = 2 * usual_length(given.game, options)  # so that most hands are seen to their end
    games = vector.make(given.game, DECISIONS // steps, seed=1, **options)
    size, many = games.arrays.observations.shape[1], games.arrays.legal.shape[1]
    layers = network([size, WIDTH, WIDTH, many], jax.random.key(1))
    learner = optax.adam(1e-3)
    memory, chance = learner.init(layers), np.random.default_rng(1)
    end, decisions, told, error = time.monotonic() + 60 * given.minutes, 0, 0.0, np.nan
    while (left := end - time.monotonic()) > 0:
        seen, actions, points = hands(games, steps, layers, 0.3 if left > 30 else 0.1, chance)
        decisions += len(points)
        order = chance.permutation(len(points))[: len(points) // 1024 * 1024]
        for part in order.reshape(-1, 1024):
            layers, memory, error = learn(
                layers, memory, seen[part], actions[part], points[part], learner
            )
        if time.monotonic() - told > 30:
            told = time.monotonic()
            print(f"{decisions / 1e6:5.1f} million decisions, squared error {float(error):.2f}")
    gain, interval = against_random(given.game, layers, options)
    print(f"points a hand more than random play, against random play: {gain:+.2f} ± {interval:.2f}")


if __name__ == "__main__":
    main()
