"""Stands in for the module ``cython`` where Nullo runs interpreted from an installed distribution.

Sources say ``import cython``, which the compiler knows; ``setup.py`` puts this module into that line's place
when it packs them, so that nobody who plays needs Cython. Here a C type is the Python type, a cast changes
nothing, and there is no lock to release.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

compiled = False
int = ulonglong = int
gil = nogil = nullcontext()


def cast(kind: Any, value: Any) -> Any:
    """The value, as it is."""
    return value
