"""Stands in for the module ``cython`` where an installed Nullo runs interpreted.

When ``setup.py`` packs the sources, it replaces ``import cython`` by an import of this module, so that
players do not need Cython. Here C types are Python types, a cast changes nothing, and ``gil`` and ``nogil``
do nothing.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

compiled = False
int = ulonglong = int
gil = nogil = nullcontext()


def cast(kind: Any, value: Any) -> Any:
    """The value itself, whatever ``kind`` is."""
    return value
