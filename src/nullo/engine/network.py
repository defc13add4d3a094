"""Small neural networks in whole numbers, which give the same results on every platform.

A network has three layers. Its inputs are *features*, which are present or absent; a decision has some
dozens of them among some hundreds, so the first layer only adds the weights of those present. The sums for
a decision are shared by its actions, which may have further features. Activations are clipped to 0 … 1.
All numbers are multiples of 1 / ``ONE``: weights fit into 16 bits and sums into 32. Outputs are multiples
of 1 / ``ONE``².
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from operator import mul
from typing import Any, Self

import cython
import msgspec

from nullo.game.errors import NulloError
from nullo.system.decoding import json_decoder

SCALE = 1024
ONE = SCALE  # a C number when compiled, invisible to Python code
STEPS = 10  # ONE is 2 to the power of this
OUTPUT_ONE = 1048576.0  # ONE²: an output of 1
LARGEST = 4 * SCALE  # the largest weight after the first layer, so that sums fit into 32 bits
FORMAT = 1


if not cython.compiled:
    MOST_FIRST = 256  # the greatest sizes of the two hidden layers
    MOST_SECOND = 128
    MOST_PRESENT = 512  # the most features present in a decision and an action

    # A row of numbers is *packed* into one large int, the sum of number k times 2**(32 * k): adding two
    # packed rows adds all their numbers, and a factor multiplies them all, far faster than one by one.
    HALF = 2**31  # the numbers lie between -HALF and HALF

    @cache
    def halves(many: int) -> int:
        """A packed row of ``many`` numbers, each ``HALF``."""
        return sum(HALF << 32 * k for k in range(many))

    def pack(numbers: Iterable[int]) -> int:
        """The packed row of these numbers, one large int."""
        above = array("I", [number + HALF for number in numbers])
        return int.from_bytes(above.tobytes(), sys.byteorder) - halves(len(above))

    def unpack(row: int, many: int) -> array[int]:
        """The ``many`` numbers of a packed row."""
        above = row + halves(many)  # none is negative, so none borrows from the next
        return array("i", (above ^ halves(many)).to_bytes(4 * many, sys.byteorder))

    def sum_rows(
        into: list[int], weights: list[int], biases: int, numbers: list[int], many: int, wide: int
    ) -> None:
        """Set ``into[0]`` to the packed sums of a first layer for the features of a decision.

        They are the biases plus the weights of the first ``many`` features in ``numbers``.
        """
        into[0] = sum(map(weights.__getitem__, numbers[:many]), biases)

    def add_rows(
        into: list[int],
        weights: list[int],
        sums: list[int],
        numbers: list[int],
        start: int,
        end: int,
        wide: int,
    ) -> None:
        """Set the first ``wide`` numbers of ``into`` to the activations of a first layer.

        They are ``sums`` plus the weights of the features ``numbers[start:end]``, clipped.
        """
        row = sum(map(weights.__getitem__, numbers[start:end]), sums[0])
        into[:wide] = [0 if k < 0 else ONE if k > ONE else k for k in unpack(row, wide)]

    def weigh_rows(
        into: list[int], weights: list[int], biases: int, inputs: list[int], rows: int, wide: int
    ) -> None:
        """Set the first ``rows`` numbers of ``into`` to the activations of a layer.

        They are the inputs times the weights, plus the biases, clipped.
        """
        row = sum(map(mul, weights, inputs), biases)
        into[:rows] = [
            0 if k < 0 else ONE if k > ONE else k
            for k in (total >> STEPS for total in unpack(row, rows))
        ]

    def weigh(weights: array[int], start: int, inputs: list[int], many: int) -> int:
        """The sum of ``many`` inputs, each times its weight; the first weight is ``weights[start]``."""
        return sum(map(mul, weights[start : start + many], inputs))


WIDEST = (MOST_FIRST, MOST_SECOND)


class NetworkError(NulloError):
    """The weights of a network cannot be used."""


def _wrong(key: str, text: str, **params: object) -> NetworkError:
    told = {name: str(value) for name, value in params.items()}
    return NetworkError(text.format(**told)).with_key(key, **told)


class Network:
    """The weights of a network; they never change, so threads may share it.

    Attributes:
        features: the number of features.
        first, second: the sizes of the hidden layers.
        outputs: the number of outputs.
        unit: the points to which an output of 1 corresponds.
        about: what the file states about how the weights were made.
    """

    def __init__(self, sizes: tuple[int, int, int, int], unit: float, weights: array[int]) -> None:
        check_sizes(sizes)
        if len(weights) != count(sizes):
            there = {"weights": len(weights), "wanted": count(sizes)}
            raise _wrong("weights-count", "it has {weights} weights, not {wanted}", **there)
        self.features, self.first, self.second, self.outputs = sizes
        self.unit = unit
        self.about: dict[str, Any] = {}
        at = 0
        parts: list[array[int]] = []
        for size in _parts(sizes):
            parts.append(weights[at : at + size])
            at += size
        into_first, first_bias, into_second, second_bias, into_outputs, outputs_bias = parts
        if _largest(into_second) > LARGEST or _largest(into_outputs) > LARGEST:
            most = LARGEST // ONE
            text = "a weight after the first layer is greater than {most}"
            raise _wrong("weights-large", text, most=most)
        self.whole = weights[:]
        self.into_first = _rows(into_first, self.first)
        self.first_bias = _row(array("i", first_bias))
        self.into_second = _columns(into_second, self.first)
        self.second_bias = _row(array("i", [bias * ONE for bias in second_bias]))
        self.into_outputs = into_outputs
        self.outputs_bias = array("i", [bias * ONE for bias in outputs_bias])

    def weights(self) -> array[int]:
        """All weights and biases, in the order of a file."""
        return self.whole[:]

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        sizes = (self.features, self.first, self.second, self.outputs)
        return _network, (sizes, self.unit, self.weights(), self.about)


# Compiled code reads weights as they are; interpreted, the layers are packed.


def _row(numbers: array[int]) -> Any:
    return numbers if cython.compiled else pack(numbers)


def _rows(weights: array[int], wide: int) -> Any:
    starts = range(0, len(weights), wide)
    return weights if cython.compiled else [pack(weights[k : k + wide]) for k in starts]


def _columns(weights: array[int], wide: int) -> Any:
    return weights if cython.compiled else [pack(weights[k::wide]) for k in range(wide)]


def _network(
    sizes: tuple[int, int, int, int], unit: float, weights: array[int], about: dict[str, Any]
) -> Network:
    network = Network(sizes, unit, weights)
    network.about.update(about)
    return network


def check_sizes(sizes: tuple[int, int, int, int]) -> None:
    """Check the sizes of layers.

    Raises:
        NetworkError: a layer is empty, or a hidden layer is wider than ``WIDEST``.
    """
    if min(sizes) < 1:
        text = "its layers have the sizes {sizes}, and each must be at least 1"
        raise _wrong("weights-layers", text, sizes=", ".join(map(str, sizes)))
    _, first, second, _ = sizes
    if first > MOST_FIRST or second > MOST_SECOND:
        text = "its hidden layers of {first} and {second} are wider than {most_first} and {most_second}"
        most = {"most_first": MOST_FIRST, "most_second": MOST_SECOND}
        raise _wrong("weights-wide", text, first=first, second=second, **most)


def _largest(weights: array[int]) -> int:
    return max(max(weights), -min(weights))


def _parts(sizes: tuple[int, int, int, int]) -> list[int]:
    """The number of weights or biases in each part of a file of weights."""
    features, first, second, outputs = sizes
    return [features * first, first, first * second, second, second * outputs, outputs]


def count(sizes: tuple[int, int, int, int]) -> int:
    """The number of weights of a network whose layers have these sizes, biases included."""
    return sum(_parts(sizes))


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a file of weights, as JSON."""

    format: int
    game: str
    sizes: tuple[int, int, int, int]
    unit: float
    about: dict[str, Any]


def parse(data: bytes, game: str) -> tuple[Head, array[int]]:
    """The head and the weights in ``data``, the contents of a file of weights; see :func:`load`.

    Raises:
        NetworkError: the file is damaged, has another format, or is not for ``game``.
    """
    line, _, body = data.partition(b"\n")
    try:
        head = json_decoder(Head).decode(line)
    except msgspec.DecodeError as error:
        text = "its first line is not a header of weights: {why}"
        raise _wrong("weights-head", text, why=error) from None
    if head.format != FORMAT:
        text = "its format is {format}, and this version reads {known}"
        raise _wrong("weights-format", text, format=head.format, known=FORMAT)
    if head.game != game:
        raise _wrong("weights-game", "it is for {of}, not for {game}", of=head.game, game=game)
    if len(body) % 2:
        raise _wrong("weights-end", "it ends in the middle of a weight")
    weights = array("h", body)
    if sys.byteorder == "big":
        weights.byteswap()
    return head, weights


def load(data: bytes, game: str) -> Network:
    """The network in ``data``, the contents of a file of weights.

    The file is a line of JSON (:class:`Head`), then weights and biases as 16-bit numbers, the lower byte
    first: features × first, first, second × first, second, outputs × second, outputs.

    Raises:
        NetworkError: the file is damaged, has another format, or is not for ``game``.
    """
    head, weights = parse(data, game)
    return _network(head.sizes, head.unit, weights, head.about)


def dump(head: Head, weights: array[int]) -> bytes:
    """The contents of a file of weights, which :func:`load` can read."""
    little = array("h", weights)
    if sys.byteorder == "big":
        little.byteswap()
    return msgspec.json.encode(head) + b"\n" + little.tobytes()


class Evaluation:
    """The activations of a network for one decision. Each thread needs its own object."""

    def __init__(self, network: Network) -> None:
        self.network = network
        if not cython.compiled:  # compiled, the fields have this room from the beginning
            self.sums = [0]
            self.first = [0] * MOST_FIRST
            self.second = [0] * MOST_SECOND
            self.given = [0] * MOST_PRESENT

    def begin(self, features: Any, many: int) -> None:
        """Compute the first layer's sums for a decision, whose features are ``features[:many]``."""
        wide = self.network.first
        sum_rows(self.sums, self.network.into_first, self.network.first_bias, features, many, wide)

    def finish(self, features: Any, start: int, end: int) -> None:
        """Compute the hidden layers for an action, whose features are ``features[start:end]``."""
        wide, rows = self.network.first, self.network.second
        add_rows(self.first, self.network.into_first, self.sums, features, start, end, wide)
        weigh_rows(
            self.second, self.network.into_second, self.network.second_bias, self.first, rows, wide
        )

    def outputs(self, features: list[int], of_action: Sequence[int] = ()) -> list[int]:
        """All outputs for the features of a decision and an action, in multiples of 1 / ``ONE``².

        Raises:
            ValueError: there are too many features.
        """
        present = [*features, *of_action]
        if len(present) > MOST_PRESENT:
            raise ValueError(f"{len(present)} features are more than {MOST_PRESENT}")
        for k, feature in enumerate(present):
            self.given[k] = feature
        self.begin(self.given, len(features))
        self.finish(self.given, len(features), len(present))
        return [self.value(k) for k in range(self.network.outputs)]

    def value(self, output: int) -> int:
        """The output with the number ``output``, in multiples of 1 / ``ONE``²; call :meth:`finish` first."""
        wide = self.network.second
        total = weigh(self.network.into_outputs, output * wide, self.second, wide)
        return total + self.network.outputs_bias[output]
