"""Values that programs hand over or copy: whole numbers of any type, and objects that are copied whole."""

from __future__ import annotations

from copy import deepcopy
from operator import index
from typing import Self, SupportsIndex


def whole(value: object, what: str, least: int | None = None) -> int:
    """A whole number of any type, also NumPy's, as an ``int``.

    Args:
        what: what the number stands for, used in the message: ``"a seat"``.
        least: the least that is allowed; None: there is no bound.

    Raises:
        TypeError: it is something else; True and False do not count as numbers.
        ValueError: it is less than ``least``.
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
    """Refuse to use what has been closed.

    Raises:
        RuntimeError: it is closed.
    """
    if closed:
        raise RuntimeError("the environment is closed: make a new one")


class CopiedWhole:
    """An object that ``copy.copy`` copies as ``copy.deepcopy`` does.

    A shallow copy would share what changes, such as a generator or a state: the two could not go on
    independently.
    """

    def __copy__(self) -> Self:
        return deepcopy(self)
