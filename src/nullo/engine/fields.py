"""Types of numbers, by which ``scripts/fields`` writes the C types of fields and methods.

A position's field is declared once, where it gets its first value: ``self.kitty: Word = 0``. Fields
of a hand get theirs in the method that begins a hand, which ``__init__`` calls. The C types in
``position.pxd`` follow from the declarations; :meth:`Position.assign` copies all fields at once.

Two types need no name here: ``int`` is a C ``int`` and ``bool`` a C ``bint``.
"""

from __future__ import annotations

Word = int
"""An unsigned number of 64 bits: a set of cards, or of what else is numbered below 64."""

Long = int
"""A signed number of 64 bits."""

Words = list[int]
"""An array of words; its size is that of its first value, ``[0] * 6``."""

Ints = list[int]
"""An array of C ``int``."""

Bytes = list[int]
"""An array of numbers from 0 to 255."""
