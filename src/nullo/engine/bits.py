"""Sets of the numbers 0 to 63 as the bits of 64-bit words. ``bits.pxd`` has the same functions in C."""

from __future__ import annotations

from collections.abc import Iterator


def bit(i: int) -> int:
    """The word in which only bit ``i`` (0–63) is set."""
    return 1 << i


def ones(n: int) -> int:
    """The word in which the lowest ``n`` (0–64) bits are set."""
    return (1 << n) - 1


def popcount(mask: int) -> int:
    """The number of set bits."""
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
    """The numbers of the set bits, in ascending order."""
    while mask:
        yield lowest(mask)
        mask &= mask - 1
