"""Nullo's only random generator: xoshiro256++, seeded by SHA-256.

The same seed gives the same numbers compiled, interpreted and on every platform
(``tests/engine/test_rng.py`` has golden vectors). A state of a game never contains a generator.
"""

from __future__ import annotations

import hashlib
from struct import unpack
from typing import SupportsIndex

import cython

from nullo.engine.fields import Word
from nullo.values import whole

MASK = 0xFFFFFFFFFFFFFFFF
LOW = 0xFFFFFFFF


class Rng:
    """A stream of random numbers.

    ``Rng(seed, purpose, number)`` takes the 256 bits of its state from the SHA-256 of
    ``"seed/purpose/number"``, so streams for different purposes are independent.

    Args:
        seed: any whole number or string.
        purpose: the use of the stream, such as ``"deal"``.
        number: distinguishes streams of one purpose, such as the number of the game.

    Raises:
        TypeError: the seed is neither a whole number nor a string, or another value has a wrong type.
    """

    def __init__(
        self, seed: SupportsIndex | str = 0, purpose: str = "", number: SupportsIndex = 0
    ) -> None:
        if not isinstance(seed, str):
            seed = whole(seed, "a seed")
        if not isinstance(purpose, str):
            raise TypeError(f"the purpose of a stream must be a text, not {purpose!r:.40}")
        number = whole(number, "the number of a stream")
        digest = hashlib.sha256(f"{seed}/{purpose}/{number}".encode()).digest()
        words: tuple[int, int, int, int] = unpack(">4Q", digest)
        self.a, self.b, self.c, self.d = words

    def next(self) -> Word:
        """The next 64 bits."""
        x = self.a + self.d
        if not cython.compiled:
            x &= MASK
        x = (x << 23) | (x >> 41)
        x += self.a
        t = self.b << 17
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = (self.d << 45) | (self.d >> 19)
        if not cython.compiled:
            x &= MASK
            self.c &= MASK
            self.d &= MASK
        return x

    def below(self, n: int) -> int:
        """A uniformly random whole number from 0 to ``n`` - 1 (1 ≤ n < 2³¹; Lemire's method, 32 bits)."""
        x = (self.next() >> 32) * n
        bound = n
        if (x & LOW) < bound:
            floor = (LOW - bound + 1) % bound
            while (x & LOW) < floor:
                x = (self.next() >> 32) * n
        return x >> 32

    def follow(self, other: Rng) -> None:
        """Continue from where ``other`` is in its stream."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d

    def unit(self) -> float:
        """A uniformly random number that is at least 0 and below 1, with 53 random bits."""
        return (self.next() >> 11) * (1.0 / 9007199254740992.0)

    # Methods callable from Python when compiled.

    def word(self) -> int:
        """The next 64 bits, as a Python number."""
        return self.next()

    def randrange(self, n: int) -> int:
        """A uniformly random whole number from 0 to ``n`` - 1.

        Raises:
            ValueError: ``n`` is not in 1 … 2³¹ - 1.
            TypeError: ``n`` is not a whole number.
        """
        n = whole(n, "a bound")
        if not 0 < n < 1 << 31:
            raise ValueError(f"a bound must be from 1 to 2**31 - 1, not {n}")
        return self.below(n)

    def shuffle(self, items: list[int]) -> None:
        """Put ``items`` into a uniformly random order, in place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (), (self.a, self.b, self.c, self.d)

    def __setstate__(self, state: tuple[int, int, int, int]) -> None:
        self.a, self.b, self.c, self.d = state


def check_rng(value: object) -> Rng:
    """The value itself, if it is an :class:`Rng`.

    Raises:
        TypeError: it is something else, such as a random generator of NumPy.
    """
    if not isinstance(value, Rng):
        raise TypeError(f"chance must come from a nullo.Rng, not {value!r:.40}")
    return value
