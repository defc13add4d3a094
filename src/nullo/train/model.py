"""The network in floating point, as JAX trains it, and its rounding to whole numbers."""

from __future__ import annotations

from array import array
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from nullo.core.network import LARGEST, SCALE, Network

Params = dict[str, jax.Array]
Sizes = tuple[int, int, int, int]

MOST = LARGEST / SCALE - 0.01  # of the weights after the first layer
MOST_FIRST = 30.0  # of the weights of the first layer
BASELINE = 0.1  # the weight of the error of a decision's mean value, beside that of the differences


def start(sizes: Sizes, seed: int) -> Params:
    """Random weights."""
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


def unrounded(weights: array[int], sizes: Sizes) -> Params:
    """The network of a file's weights, to go on learning with."""
    features, first, second, outputs = sizes
    shapes: dict[str, tuple[int, ...]] = {
        "w1": (features, first),
        "b1": (first,),
        "w2": (second, first),
        "b2": (second,),
        "w3": (outputs, second),
        "b3": (outputs,),
    }
    numbers = np.frombuffer(weights, np.int16).astype(np.float32) / SCALE
    params = {}
    for name, shape in shapes.items():
        part, numbers = np.split(numbers, [int(np.prod(shape))])
        params[name] = jnp.asarray(part.reshape(shape))
    return params


def values(params: Params, features: jax.Array) -> jax.Array:
    """Batch × outputs from batch × features."""
    first = jnp.clip(features @ params["w1"] + params["b1"], 0.0, 1.0)
    second = jnp.clip(first @ params["w2"].T + params["b2"], 0.0, 1.0)
    return second @ params["w3"].T + params["b3"]


def unpack(bits: jax.Array, features: int) -> jax.Array:
    """Batch × features as 0.0 and 1.0 from batch × bytes."""
    spread = bits[:, :, None] >> jnp.arange(8, dtype=jnp.uint8) & 1
    return spread.reshape(bits.shape[0], -1)[:, :features].astype(jnp.float32)


def loss(params: Params, bits: jax.Array, outputs: jax.Array, targets: jax.Array) -> jax.Array:
    """The mean squared error, mostly of the differences between the actions of a decision."""
    found = values(params, unpack(bits, params["w1"].shape[0]))
    tried = (outputs >= 0).astype(jnp.float32)
    many = tried.sum(axis=1)
    errors = (jnp.take_along_axis(found, jnp.maximum(outputs, 0), axis=1) - targets) * tried
    mean = errors.sum(axis=1) / many
    apart = (errors - mean[:, None]) * tried
    return ((apart**2).sum(axis=1) / many + BASELINE * mean**2).mean()


class Trainer:
    """Adam with a falling rate.

    Args:
        sizes: of the network's layers.
        params: the first weights.
        rate: the greatest learning rate.
        steps: over which it falls to a hundredth.
    """

    def __init__(self, sizes: Sizes, params: Params, rate: float, steps: int) -> None:
        self.sizes = sizes
        schedule = optax.warmup_cosine_decay_schedule(
            0.0, rate, min(200, steps // 10 + 1), steps, rate / 100
        )
        self.optimizer = optax.adam(schedule)
        self.params = params
        self.state = self.optimizer.init(self.params)
        self.average = self.params
        self._step = jax.jit(partial(_step, self.optimizer))

    def train(self, bits: Any, outputs: Any, targets: Any) -> float:
        """One step on a batch; returns the loss."""
        self.params, self.state, self.average, error = self._step(
            self.params, self.state, self.average, bits, outputs, targets
        )
        return float(error)


def _step(
    optimizer: optax.GradientTransformation,
    params: Params,
    state: Any,
    average: Params,
    bits: jax.Array,
    outputs: jax.Array,
    targets: jax.Array,
) -> tuple[Params, Any, Params, jax.Array]:
    error, slope = jax.value_and_grad(loss)(params, bits, outputs.astype(jnp.int32), targets)
    change, state = optimizer.update(slope, state, params)
    params = optax.apply_updates(params, change)
    for name, most in (("w1", MOST_FIRST), ("w2", MOST), ("w3", MOST)):
        params[name] = jnp.clip(params[name], -most, most)
    average = jax.tree.map(lambda old, new: old + 0.005 * (new - old), average, params)
    return params, state, average, error


def whole(params: Params, sizes: Sizes, unit: float) -> tuple[Network, array[int]]:
    """The network in whole numbers, and its weights as in a file."""
    weights: array[int] = array("h")
    for name in ("w1", "b1", "w2", "b2", "w3", "b3"):
        rounded = np.rint(np.asarray(params[name]) * SCALE)
        weights.frombytes(np.clip(rounded, -32767, 32767).astype(np.int16).tobytes())
    return Network(sizes, unit, weights), weights
