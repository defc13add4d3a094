"""Starts programs in pseudo-terminals."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from cli.conftest import interruptible

pexpect = pytest.importorskip("pexpect")

Spawn = Callable[[Sequence[str], Mapping[str, str], tuple[int, int]], Any]


@contextmanager
def pseudo_terminals() -> Iterator[Spawn]:
    """A function that starts a command with an environment in a terminal of some lines and columns.

    All programs are ended with the block.
    """
    opened: list[Any] = []

    def spawn(command: Sequence[str], env: Mapping[str, str], size: tuple[int, int]) -> Any:
        with warnings.catch_warnings(), interruptible():
            # Python and JAX, if another test has loaded it, warn of a fork beside threads; but the
            # child at once becomes another program.
            warnings.filterwarnings("ignore", "os.fork|.*use of fork")
            child = pexpect.spawn(
                command[0],
                list(command[1:]),
                env=dict(env),
                dimensions=size,
                encoding="utf-8",
                timeout=120,
            )
        opened.append(child)
        return child

    yield spawn
    for child in opened:
        child.close(force=True)
