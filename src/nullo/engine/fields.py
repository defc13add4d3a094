"""Types of numbers, from which ``scripts/fields`` writes the C types of fields and methods.

A position's field is declared once, where it gets its first value: ``self.kitty: Word = 0``; for the
fields of a hand that is the method that begins a hand. ``int`` is a C ``int``, ``bool`` a C ``bint``.
"""

from __future__ import annotations

Word = int
"""An unsigned number of 64 bits: a set of numbers below 64, such as cards."""

Long = int
"""A signed number of 64 bits."""

Words = list[int]
"""An array of words, of the size of its first value: ``[0] * 6``."""

Ints = list[int]
"""An array of C ``int``."""

Bytes = list[int]
"""An array of numbers from 0 to 255."""
