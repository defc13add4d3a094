"""The random generator: its algorithm, golden vectors, uniformity."""

from __future__ import annotations

import hashlib
from itertools import pairwise
from typing import Any, cast

import pytest

from chance import assert_uniform
from nullo import Rng

WORD = 2**64 - 1

# The same compiled, interpreted, and on every platform.
GOLDEN = {
    (0, "", 0): [0xCF49D2CCDAC2FEF0, 0xFF0A1B4A9E1CD3F1, 0x492F315426F03034, 0x29E70186B0AF18D4],
    (1, "deal", 0): [0x88A6A5D2A9314690, 0xFF41EF2F8BD23275, 0xDA252192E37D2C5A],
    ("seed", "bot", 7): [0xDD856923B553B462, 0x3B08C3EF6C156B8D, 0xD50A1BF9F66D8564],
}


class Xoshiro:
    """The reference algorithm of xoshiro256++, as published by its authors."""

    def __init__(self, state: list[int]) -> None:
        self.s = state

    def next(self) -> int:
        def turn(x: int, k: int) -> int:
            return (x << k | x >> (64 - k)) & WORD

        s = self.s
        result = (turn((s[0] + s[3]) & WORD, 23) + s[0]) & WORD
        t = s[1] << 17 & WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = turn(s[3], 45)
        return result


def test_the_reference_gives_the_published_numbers() -> None:
    reference = Xoshiro([1, 2, 3, 4])
    published = [41943041, 58720359, 3588806011781223, 3591011842654386]
    assert [reference.next() for _ in published] == published


@pytest.mark.parametrize("seed", range(20))
def test_words_are_xoshiro256_seeded_by_sha256(seed: int) -> None:
    digest = hashlib.sha256(f"{seed}/purpose/3".encode()).digest()
    reference = Xoshiro([int.from_bytes(digest[k : k + 8], "big") for k in range(0, 32, 8)])
    rng = Rng(seed, "purpose", 3)
    assert [rng.word() for _ in range(100)] == [reference.next() for _ in range(100)]


@pytest.mark.parametrize("name", GOLDEN, ids=str)
def test_golden_words(name: tuple[int | str, str, int]) -> None:
    rng = Rng(*name)
    assert [rng.word() for _ in GOLDEN[name]] == GOLDEN[name]


def test_golden_bounds() -> None:
    rng = Rng(42, "below")
    bounds = (1, 2, 3, 6, 10, 52, 1000, 10**6, 2**31 - 1, 2**31 - 1)
    golden = [0, 0, 2, 5, 3, 24, 463, 234858, 499337898, 1500061875]
    assert [rng.randrange(bound) for bound in bounds] == golden


def test_golden_shuffle() -> None:
    items = list(range(12))
    Rng(42, "shuffle").shuffle(items)
    assert items == [5, 11, 7, 9, 6, 2, 4, 0, 10, 1, 8, 3]


def test_streams_do_not_meet() -> None:
    names = [
        (seed, purpose, number)
        for seed in ("0", "1", "01", "1/", "/1")
        for purpose in ("", "deal", "bot", "1")
        for number in range(20)
    ]
    firsts = [Rng(*name).word() for name in names]
    # The slashes keep "1/" + "" and "1" + "" apart; only one pair of texts may have the same spelling.
    spelt = {f"{seed}/{purpose}/{number}" for seed, purpose, number in names}
    assert len(set(firsts)) == len(spelt)


def test_streams_are_not_correlated() -> None:
    streams = [Rng(7, "deal", number) for number in range(64)]
    words = [[stream.word() for _ in range(50)] for stream in streams]
    same = sum(
        64 - (a ^ b).bit_count()
        for one, other in pairwise(words)
        for a, b in zip(one, other, strict=True)
    )
    bits = 63 * 50 * 64
    assert abs(same - bits / 2) < 5 * (bits / 4) ** 0.5


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 7, 48, 52, 64, 100])
def test_bounds_are_unbiased(bound: int) -> None:
    rng = Rng(bound, "unbiased")
    assert_uniform((rng.randrange(bound) for _ in range(300 * bound)), range(bound))


def test_a_large_bound_is_unbiased() -> None:
    # 2**32 is not a multiple of 3 * 2**29: without rejection, low numbers would come more often.
    rng = Rng(1, "unbiased")
    bound = 3 << 29
    assert_uniform((rng.randrange(bound) * 6 // bound for _ in range(6000)), range(6))


def test_shuffles_are_uniform() -> None:
    rng = Rng(1, "shuffles")

    def shuffled() -> tuple[int, ...]:
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        return tuple(items)

    orders = {
        (a, b, c, 6 - a - b - c)
        for a in range(4)
        for b in range(4)
        for c in range(4)
        if len({a, b, c}) == 3
    }
    assert_uniform((shuffled() for _ in range(24 * 200)), orders)


def words(rng: Rng) -> list[int]:
    return [rng.word() for _ in range(5)]


def test_whole_numbers_of_any_type_are_numbers() -> None:
    np = pytest.importorskip("numpy")
    for seed in (0, 7, -7, 2**40):
        assert words(Rng(np.int64(seed), "x", np.uint8(3))) == words(Rng(seed, "x", 3))
    assert words(Rng(np.str_("seed"))) == words(Rng("seed"))
    assert Rng(1).randrange(np.int32(10)) == Rng(1).randrange(10)


@pytest.mark.parametrize("seed", [7.0, True, None, b"7", [7], 7j])
def test_another_seed_is_refused_by_name(seed: Any) -> None:
    with pytest.raises(TypeError, match=r"a seed must be a whole number, not "):
        Rng(seed)


def test_other_values_are_refused_by_name() -> None:
    purpose, number, bound = (cast(Any, value) for value in (7, "7", 7.0))
    with pytest.raises(TypeError, match="the purpose of a stream must be a text, not 7"):
        Rng(1, purpose)
    with pytest.raises(TypeError, match="the number of a stream must be a whole number, not '7'"):
        Rng(1, "x", number)
    with pytest.raises(TypeError, match=r"a bound must be a whole number, not 7\.0"):
        Rng(1).randrange(bound)


@pytest.mark.parametrize("bound", [0, -1, 2**31, 2**40])
def test_impossible_bounds_are_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Rng(0).randrange(bound)
