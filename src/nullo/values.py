"""Values that callers pass or copy: whole numbers of any type, and objects that are copied deeply."""

from __future__ import annotations

from copy import deepcopy
from operator import index
from typing import Self, SupportsIndex


def whole(value: object, what: str, least: int | None = None) -> int:
    """A whole number of any type, including NumPy's, as an ``int``.

    Args:
        what: what the number stands for, such as ``"a seat"``, for the message of an error.
        least: the least value that is allowed; None if there is no bound.

    Raises:
        TypeError: ``value`` is not a whole number; True and False do not count as numbers.
        ValueError: ``value`` is less than ``least``.
    """
    number = value if type(value) is int else _index(value, what)
    if least is not None and number < least:
        raise ValueError(f"{what} must be at least {least}, not {number}")
    return number


def _index(value: object, what: str) -> int:
    try:
        if isinstance(value, SupportsIndex) and not isinstance(value, bool):
            return index(value)
    except TypeError:  # an array of several numbers, or NumPy's True
        pass
    raise TypeError(f"{what} must be a whole number, not {value!r:.40}")


def check_open(closed: bool) -> None:
    """Raise an error if an environment has been closed.

    Raises:
        RuntimeError: ``closed`` is true.
    """
    if closed:
        raise RuntimeError("the environment is closed: make a new one")


class CopiedWhole:
    """A base class of objects that ``copy.copy`` copies as deeply as ``copy.deepcopy``.

    A shallow copy would share changing parts, such as a random generator or a state, with the original, so
    that the two could not go on independently.
    """

    def __copy__(self) -> Self:
        return deepcopy(self)
