"""What work that is done elsewhere comes to: a result, or the problem with the request."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from nullo.game.errors import ErrorMessage
from nullo.server.protocol.problems import Problem

Q = TypeVar("Q")
A = TypeVar("A")


class WorkProblem(msgspec.Struct, tag=True):
    """A :class:`Problem` that arose in a process."""

    code: str
    status: int
    field: str
    params: dict[str, str | int | ErrorMessage]


def work_outcome(work: Callable[[Q], A], request: Q) -> A | WorkProblem:
    """The result of the work, or the problem with the request."""
    try:
        return work(request)
    except Problem as problem:
        return WorkProblem(problem.code, problem.status, problem.field, problem.params)
