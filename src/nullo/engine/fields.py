"""Types of numbers, from which ``scripts/fields`` derives the C types of fields and methods.

A position's field is declared once, with its first value, as in ``self.kitty: Word = 0``; fields that every
hand sets anew are declared in the method that begins a hand. ``int`` is a C ``int``, ``bool`` a C ``bint``.
"""

from __future__ import annotations

Word = int
"""An unsigned number of 64 bits: a set of numbers below 64, such as cards."""

Long = int
"""A signed number of 64 bits."""

Words = list[int]
"""An array of words, as long as its first value, such as ``[0] * 6``."""

Ints = list[int]
"""An array of C ``int``."""

Bytes = list[int]
"""An array of numbers from 0 to 255."""
