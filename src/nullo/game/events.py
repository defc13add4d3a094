"""Events: an action as a line of the log, with a JSON Patch from the view before it to the view after it.

:func:`apply_event` applies one to a view.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from nullo.game.view import Line, json_values


class Operation(msgspec.Struct, omit_defaults=True, gc=False):
    """One step of a JSON Patch; ``value`` is absent in a removal."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: Any = msgspec.UNSET


class Event(msgspec.Struct, omit_defaults=True, gc=False):
    """An action as one seat saw it.

    Attributes:
        line: the action and its consequences.
        patch: the other changes of the seat's view; apply it after adding the line to the log, as
            :func:`apply_event` does.
    """

    line: Line
    patch: list[Operation] = []


def append_lines(log: list[Line], lines: Iterable[Line]) -> list[Line]:
    """A new list: ``log``, followed by the elements of ``lines`` that are not marked ``unlogged``."""
    return [*log, *(line for line in lines if not line.unlogged)]


def apply_event(state: Any, lines: Iterable[Line], steps: list[Operation]) -> Any:
    """The JSON values ``state`` after an event; ``state`` itself is not changed.

    The lines that are not ``unlogged`` are added to ``public.log``, then the patch ``steps`` is applied.

    Args:
        state: a view, or a larger object that has the view's ``public`` and ``own`` among its fields.

    Raises:
        ValueError: the patch does not fit ``state``.
    """
    public = state.get("public") if isinstance(state, dict) else None
    if public is not None:
        log = [*public.get("log", []), *json_values(append_lines([], lines))]
        if log:
            state = {**state, "public": {**public, "log": log}}
    return apply_patch(state, steps)


def apply_patch(value: Any, steps: list[Operation]) -> Any:
    """The JSON value ``value`` after the patch ``steps``; ``value`` itself is not changed.

    Raises:
        ValueError: the patch does not fit ``value``.
    """
    result = msgspec.json.decode(msgspec.json.encode(value))
    for step in steps:
        if not step.path:
            result = step.value
            continue
        *parents, last = [
            part.replace("~1", "/").replace("~0", "~") for part in step.path[1:].split("/")
        ]
        try:
            place = result
            for part in parents:
                place = place[int(part)] if isinstance(place, list) else place[part]
            if isinstance(place, list):
                if last == "-":
                    place.append(step.value)
                else:
                    place[int(last)] = step.value
            elif step.op == "remove":
                del place[last]
            else:
                place[last] = step.value
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise ValueError(f"the patch does not fit at {step.path}") from error
    return result
