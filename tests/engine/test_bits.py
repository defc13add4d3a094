"""Bit sets. The C functions are inline and cannot be called from Python: the games test them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from nullo.engine.bits import bit, highest, lowest, members, nth, ones, popcount

words = st.integers(1, 2**64 - 1)


@given(st.integers(0, 63))
def test_bit(i: int) -> None:
    assert list(members(bit(i))) == [i]


@given(st.integers(0, 64))
def test_ones(n: int) -> None:
    assert list(members(ones(n))) == list(range(n))


@given(words)
def test_members_make_the_word(word: int) -> None:
    assert sum(bit(i) for i in members(word)) == word
    assert list(members(word)) == sorted(members(word))


@given(words)
def test_counting_and_picking(word: int) -> None:
    numbers = list(members(word))
    assert popcount(word) == len(numbers)
    assert lowest(word) == numbers[0]
    assert highest(word) == numbers[-1]
    assert [nth(word, k) for k in range(len(numbers))] == numbers


def test_the_empty_word() -> None:
    assert popcount(0) == 0
    assert list(members(0)) == []
