"""Files of the engine's folder, from the script of a worker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def file_reader(fetch: Callable[[str], Any]) -> Callable[[str], bytes]:
    """A function that returns the content of a file of the engine's folder, by its path.

    It raises OSError if the file cannot be had.

    Args:
        fetch: of the worker's script; it returns an ``ArrayBuffer``, or None if the file cannot be had.
    """

    def content(path: str) -> bytes:
        found = fetch(path)
        if found is None:
            raise OSError("it cannot be fetched")
        return bytes(found.to_bytes())

    return content
