"""Words of 64 bits as sets of small numbers. ``bits.pxd`` holds the same functions in C."""

from __future__ import annotations

from collections.abc import Iterator


def bit(i: int) -> int:
    """The word with bit ``i`` (0–63) alone set."""
    return 1 << i


def ones(n: int) -> int:
    """The word with the lowest ``n`` (0–64) bits set."""
    return (1 << n) - 1


def popcount(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest set bit; ``mask`` must not be 0."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The number of the highest set bit; ``mask`` must not be 0."""
    return mask.bit_length() - 1


def nth(mask: int, n: int) -> int:
    """The number of the ``n``-th set bit, counted from 0 at the lowest."""
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def members(mask: int) -> Iterator[int]:
    """The numbers of the set bits, rising."""
    while mask:
        yield lowest(mask)
        mask &= mask - 1
