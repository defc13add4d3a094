"""The network with weights in floating point, as JAX trains it, and its rounding to whole numbers."""

from __future__ import annotations

from array import array
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from nullo.engine.network import LARGEST, SCALE, Network
from nullo.train.self_play import SLOTS, Decisions

Params = dict[str, jax.Array]
Sizes = tuple[int, int, int, int]

MOST = LARGEST / SCALE - 0.01  # the greatest size of weights after the first layer
MOST_FIRST = 30.0  # the greatest size of weights of the first layer
BASELINE = 0.1  # in the loss, the weight of a decision's mean error; that of the differences is 1


def start(sizes: Sizes, seed: int) -> Params:
    """Random weights for a network of these sizes, to begin learning with."""
    features, first, second, outputs = sizes
    a, b, c = jax.random.split(jax.random.key(seed), 3)
    return {
        "w1": jax.random.normal(a, (features, first)) * 0.1,
        "b1": jnp.full(first, 0.3),
        "w2": jax.random.normal(b, (second, first)) * (1.5 / first**0.5),
        "b2": jnp.full(second, 0.3),
        "w3": jax.random.normal(c, (outputs, second)) * (0.05 / second**0.5),
        "b3": jnp.zeros(outputs),
    }


def shapes(sizes: Sizes) -> dict[str, tuple[int, ...]]:
    """The shapes of a network's weights by name, in the order in which a file contains them."""
    features, first, second, outputs = sizes
    return {
        "w1": (features, first),
        "b1": (first,),
        "w2": (second, first),
        "b2": (second,),
        "w3": (outputs, second),
        "b3": (outputs,),
    }


def params_of(weights: array[int], sizes: Sizes) -> Params:
    """The whole-number weights of a file in floating point, so that learning can go on from them."""
    numbers = np.frombuffer(weights, np.int16).astype(np.float32) / SCALE
    params = {}
    for name, shape in shapes(sizes).items():
        part, numbers = np.split(numbers, [int(np.prod(shape))])
        params[name] = jnp.asarray(part.reshape(shape))
    return params


class TrainingBatch(NamedTuple):
    """A batch of decisions for a step of learning.

    The actions of all decisions follow each other; the arrays by action are padded with zeros to a multiple
    of :data:`FILL` actions.
    """

    features: Any  # uint8, decisions × bytes: the features of each decision, as bits
    actions: Any  # uint8, actions × bytes: the features of each action, as bits
    decision: Any  # int32, by action: the number of its decision in the batch
    targets: Any  # float32, by action: the value that the network is to learn
    weight: Any  # float32, by action: 1 over the number of its decision's actions; 0 for padding


FILL = 2048  # batches have a multiple of this many actions, so that code is compiled for few sizes


def batch_of(decisions: Decisions) -> TrainingBatch:
    """The batch for learning from ``decisions``, with the actions that were tried in them."""
    row, slot = np.nonzero(np.arange(SLOTS) < decisions.tried[:, None])
    filled = -len(row) % FILL
    weight = (1.0 / np.bincount(row, minlength=len(decisions)))[row]
    return TrainingBatch(
        decisions.features,
        np.pad(decisions.actions[row, slot], ((0, filled), (0, 0))),
        np.pad(row.astype(np.int32), (0, filled)),
        np.pad(decisions.values[row, slot], (0, filled)),
        np.pad(weight.astype(np.float32), (0, filled)),
    )


def values(params: Params, batch: TrainingBatch, of_decision: int) -> jax.Array:
    """The network's value of each action in the batch.

    The first ``of_decision`` features of the network belong to the decision, the others to the action.
    """
    own = params["w1"][of_decision:]
    sums = unpack(batch.features, of_decision) @ params["w1"][:of_decision] + params["b1"]
    sums = sums[batch.decision] + unpack(batch.actions, len(own)) @ own
    second = jnp.clip(jnp.clip(sums, 0.0, 1.0) @ params["w2"].T + params["b2"], 0.0, 1.0)
    return (second @ params["w3"].T + params["b3"])[:, 0]


def unpack(bits: jax.Array, features: int) -> jax.Array:
    """The features, 0.0 or 1.0, that rows of packed bits contain: an array of rows × ``features``."""
    spread = bits[:, :, None] >> jnp.arange(8, dtype=jnp.uint8) & 1
    return spread.reshape(bits.shape[0], -1)[:, :features].astype(jnp.float32)


def loss(params: Params, batch: TrainingBatch, of_decision: int) -> jax.Array:
    """The mean squared error of the values in the batch.

    Errors in the differences between the actions of a decision count in full. The mean error of a decision
    counts only with the weight :data:`BASELINE`.
    """
    errors: jax.Array = values(params, batch, of_decision) - batch.targets
    decisions = batch.features.shape[0]
    mean = jax.ops.segment_sum(errors * batch.weight, batch.decision, decisions)
    apart = (errors - mean[batch.decision]) ** 2 * batch.weight
    return jnp.asarray((apart.sum() + BASELINE * (mean**2).sum()) / decisions)


class Trainer:
    """Trains a network by Adam with a learning rate that rises briefly and then falls.

    Args:
        of_decision: the number of features that belong to a decision and not to an action.
        params: the weights to begin with.
        rate: the greatest learning rate.
        steps: the number of steps until the rate has fallen to a hundredth of ``rate``.

    Attributes:
        params: the present weights.
        average: a moving average of the weights.
    """

    def __init__(self, of_decision: int, params: Params, rate: float, steps: int) -> None:
        rising = min(200, steps // 10 + 1)
        schedule = optax.warmup_cosine_decay_schedule(
            0.0, rate, rising, max(steps, rising + 1), rate / 100
        )
        self.optimizer = optax.adam(schedule)
        self.params = params
        self.state = self.optimizer.init(self.params)
        self.average = self.params
        self._step = jax.jit(partial(_step, self.optimizer, of_decision))

    def train(self, decisions: Decisions) -> float:
        """Learn from a batch of decisions, in one step; returns the loss."""
        self.params, self.state, self.average, error = self._step(
            self.params, self.state, self.average, batch_of(decisions)
        )
        return float(error)


def _step(
    optimizer: optax.GradientTransformation,
    of_decision: int,
    params: Params,
    state: Any,
    average: Params,
    batch: TrainingBatch,
) -> tuple[Params, Any, Params, jax.Array]:
    error, slope = jax.value_and_grad(loss)(params, batch, of_decision)
    change, state = optimizer.update(slope, state, params)
    params = optax.apply_updates(params, change)
    for name, most in (("w1", MOST_FIRST), ("w2", MOST), ("w3", MOST)):
        params[name] = jnp.clip(params[name], -most, most)
    average = jax.tree.map(lambda old, new: old + 0.005 * (new - old), average, params)
    return params, state, average, error


def whole(params: Params, sizes: Sizes, unit: float) -> tuple[Network, array[int]]:
    """The network with its weights rounded to whole numbers, and these weights as a file contains them."""
    weights: array[int] = array("h")
    for name in shapes(sizes):
        rounded = np.rint(np.asarray(params[name]) * SCALE)
        weights.frombytes(np.clip(rounded, -32767, 32767).astype(np.int16).tobytes())
    return Network(sizes, unit, weights), weights
