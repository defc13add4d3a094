"""What has changed between two structures, as a JSON Patch of what they serialise to."""

from __future__ import annotations

from functools import cache
from itertools import compress
from operator import ne
from typing import Any

import msgspec
from msgspec.structs import astuple, fields

from nullo.view import Operation

_NEVER = object()  # equal to nothing: the field is always written


def delta(before: msgspec.Struct, after: msgspec.Struct, path: str = "") -> list[Operation]:
    """The patch that turns what ``before`` serialises to into ``after``, of the same class.

    The values in it are parts of ``after``: neither may be changed later.
    """
    steps: list[Operation] = []
    if before != after:
        _struct(before, after, path, steps)
    return steps


@cache
def _defaults(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    """The fields of a structure, each with the value for which it is left out."""
    found = []
    for field in fields(kind):
        default: Any = _NEVER
        if kind.__struct_config__.omit_defaults:
            if field.default is not msgspec.NODEFAULT:
                default = field.default
            elif field.default_factory is not msgspec.NODEFAULT:
                default = field.default_factory()
        found.append((f"/{field.encode_name}", default))
    return found


def _struct(
    before: msgspec.Struct, after: msgspec.Struct, path: str, steps: list[Operation]
) -> None:
    olds, news = astuple(before), astuple(after)
    fields_now = zip(_defaults(type(after)), olds, news, strict=True)
    for (name, default), old, new in compress(fields_now, map(ne, olds, news)):
        if new == default:
            steps.append(Operation("remove", path + name))
        elif old == default:
            steps.append(Operation("add", path + name, new))
        else:
            _value(old, new, path + name, steps)


def _value(old: Any, new: Any, path: str, steps: list[Operation]) -> None:
    if type(old) is type(new):
        if isinstance(new, msgspec.Struct):
            return _struct(old, new, path, steps)
        if isinstance(new, dict):
            return _dict(old, new, path, steps)
        if isinstance(new, list) and _grows(old, new):
            return _list(old, new, path, steps)
    steps.append(Operation("replace", path, new))
    return None


def _grows(old: list[Any], new: list[Any]) -> bool:
    """Whether the new list is best told item by item."""
    many = len(old)
    return 0 < many <= len(new) and (isinstance(new[0], msgspec.Struct) or new[:many] == old)


def _list(old: list[Any], new: list[Any], path: str, steps: list[Operation]) -> None:
    for number in compress(range(len(old)), map(ne, old, new)):
        _value(old[number], new[number], f"{path}/{number}", steps)
    for item in new[len(old) :]:
        steps.append(Operation("add", f"{path}/-", item))


def _dict(old: dict[str, Any], new: dict[str, Any], path: str, steps: list[Operation]) -> None:
    for key in old:
        if key not in new:
            steps.append(Operation("remove", f"{path}/{_escape(key)}"))
    for key, value in new.items():
        where = f"{path}/{_escape(key)}"
        if key not in old:
            steps.append(Operation("add", where, value))
        elif old[key] != value:
            _value(old[key], value, where, steps)


def _escape(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
