"""Networks in whole numbers: their sums, their files, and what is refused."""

from __future__ import annotations

import re
from array import array
from pathlib import Path

import pytest

from nullo import Rng
from nullo.engine import network
from nullo.engine.network import Evaluation, Head, Network, NetworkError, count, dump, load
from nullo.locale.error_words import error_text
from nullo.locale.words import ENGLISH, LANGUAGES

SIZES = (5, 4, 3, 2)
WIDE = (5, 37, 6, 2)  # whole blocks of the quick loops, and what is left over
SCALE = network.SCALE
CORE = Path(network.__file__).parent


def random_weights(sizes: tuple[int, int, int, int], most: int = 2000) -> array[int]:
    rng = Rng(3, "weights")
    return array("h", [rng.randrange(2 * most) - most for _ in range(count(sizes))])


def clipped(value: int) -> int:
    return min(max(value, 0), SCALE)


def plain(sizes: tuple[int, int, int, int], weights: array[int], present: list[int]) -> list[int]:
    """The outputs of a network, computed as its docstring says."""
    features, first, second, outputs = sizes
    numbers = list(weights)

    def take(many: int) -> list[int]:
        taken = numbers[:many]
        del numbers[:many]
        return taken

    into_first, first_bias = take(features * first), take(first)
    into_second, second_bias = take(first * second), take(second)
    into_outputs, outputs_bias = take(second * outputs), take(outputs)
    one = [
        clipped(first_bias[k] + sum(into_first[feature * first + k] for feature in present))
        for k in range(first)
    ]
    two = [
        clipped(
            (
                sum(into_second[row * first + k] * one[k] for k in range(first))
                + second_bias[row] * SCALE
            )
            // SCALE
        )
        for row in range(second)
    ]
    return [
        sum(into_outputs[row * second + k] * two[k] for k in range(second))
        + outputs_bias[row] * SCALE
        for row in range(outputs)
    ]


@pytest.mark.parametrize("present", [[], [0], [1, 3], [0, 1, 2, 3, 4]])
@pytest.mark.parametrize("sizes", [SIZES, WIDE])
def test_sums_are_those_of_whole_numbers(
    sizes: tuple[int, int, int, int], present: list[int]
) -> None:
    weights = random_weights(sizes)
    made = Network(sizes, 1.0, weights)
    wanted = plain(sizes, weights, present)
    assert Evaluation(made).outputs(present) == wanted
    for own in range(len(present)):  # an action's features come after the decision's
        assert Evaluation(made).outputs(present[:own], present[own:]) == wanted


def head(**changes: object) -> Head:
    stated: dict[str, object] = {
        "format": network.FORMAT, "game": "sauce", "sizes": SIZES, "unit": 4.0, "about": {"seed": 1},
    }  # fmt: skip
    return Head(**(stated | changes))  # type: ignore[arg-type]


def test_a_file_gives_the_same_network() -> None:
    weights = random_weights(SIZES)
    made = load(dump(head(), weights), "sauce")
    assert (made.features, made.first, made.second, made.outputs) == SIZES
    assert made.unit == 4.0
    assert made.about == {"seed": 1}
    assert Evaluation(made).outputs([2]) == plain(SIZES, weights, [2])


WRONG = {
    "empty": (b"", "head"),
    "other": (b"not a file of weights", "head"),
    "format": (dump(head(format=9), random_weights(SIZES)), "format is 9"),
    "game": (dump(head(game="nothing"), random_weights(SIZES)), "for nothing, not for sauce"),
    "odd": (dump(head(), random_weights(SIZES))[:-1], "middle of a weight"),
    "short": (dump(head(), random_weights(SIZES))[:-2], "46 weights, not 47"),
    "none": (dump(head(sizes=(0, 4, 3, 2)), random_weights((0, 4, 3, 2))), "at least 1"),
    "wide": (
        dump(head(sizes=(5, 300, 3, 2)), random_weights((5, 300, 3, 2))),
        "hidden layers of 300 and 3 are wider than 256 and 128",
    ),
    "endless": (dump(head(sizes=(2**40, 4, 3, 2)), random_weights(SIZES)), "47 weights, not"),
    "large": (dump(head(), array("h", [30_000] * count(SIZES))), "greater than 4"),
}


@pytest.mark.parametrize(("data", "why"), WRONG.values(), ids=WRONG)
def test_a_wrong_file_is_refused_with_a_sentence(data: bytes, why: str) -> None:
    with pytest.raises(NetworkError, match=why):
        load(data, "sauce")


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != ENGLISH])
def test_what_is_wrong_with_a_file_is_said_in_every_language(language: str) -> None:
    for data, _ in WRONG.values():
        with pytest.raises(NetworkError) as wrong:
            load(data, "sauce")
        assert error_text(wrong.value, ENGLISH) == str(wrong.value)
        assert error_text(wrong.value, language) != str(wrong.value)


def test_both_languages_of_the_source_state_the_same_room() -> None:
    """C needs the numbers where Python's are unknown, and interpreted there is no C."""
    python, c = (
        dict(re.findall(r"(MOST_[A-Z]+) = (\d+)", (CORE / name).read_text("utf-8")))
        for name in ("network.py", "network.pxd")
    )
    assert python == c
    assert (int(c["MOST_FIRST"]), int(c["MOST_SECOND"])) == network.WIDEST
    assert len(c) == 3


def test_more_features_than_there_is_room_for_are_refused() -> None:
    made = Network(SIZES, 1.0, random_weights(SIZES))
    with pytest.raises(ValueError, match="513 features are more than 512"):
        Evaluation(made).outputs([0] * 500, [0] * 13)
