"""The difference between two structures, as a JSON Patch of their serialised form."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import astuple, fields

from nullo.game.events import Operation
from nullo.game.moves import Move

_encode = msgspec.json.Encoder().encode
_NEVER = object()  # stands for a default that no value equals, so that the field is always written
_SHAPES: dict[type[msgspec.Struct], tuple[list[str], list[Any]]] = {}


def delta(before: msgspec.Struct, after: msgspec.Struct, path: str = "") -> list[Operation]:
    """The JSON Patch that turns the serialised ``before`` into the serialised ``after``.

    Both are structures of the same class. Moves are always replaced as a whole, and lists if that is shorter
    than the changes of their items. The patch shares values with ``after``; neither may be changed
    afterwards.

    Args:
        path: the place of the structure in the whole document, at which the patch's paths begin.
    """
    steps: list[Operation] = []
    if before is not after:
        _struct(before, after, path, steps)
    return steps


def _shape(kind: type[msgspec.Struct]) -> tuple[list[str], list[Any]]:
    """The paths and the default values of the fields of the class ``kind``; defaults are not serialised."""
    names: list[str] = []
    defaults: list[Any] = []
    for field in fields(kind):
        default: Any = _NEVER
        if kind.__struct_config__.omit_defaults:
            if field.default is not msgspec.NODEFAULT:
                default = field.default
            elif field.default_factory is not msgspec.NODEFAULT:
                default = field.default_factory()
        names.append(f"/{field.encode_name}")
        defaults.append(default)
    _SHAPES[kind] = names, defaults
    return names, defaults


def _struct(
    before: msgspec.Struct, after: msgspec.Struct, path: str, steps: list[Operation]
) -> None:
    kind = type(after)
    shape = _SHAPES.get(kind) or _shape(kind)
    names, defaults = shape
    olds, news = astuple(before), astuple(after)
    for at in range(len(news)):
        old, new = olds[at], news[at]
        if old is new or old == new:
            continue
        where = path + names[at]
        if new == defaults[at]:
            steps.append(Operation("remove", where))
        elif old == defaults[at]:
            steps.append(Operation("add", where, new))
        else:
            _value(old, new, where, steps)


def _value(old: Any, new: Any, path: str, steps: list[Operation]) -> None:
    if type(old) is type(new):
        if isinstance(new, msgspec.Struct) and type(new) is not Move:
            _struct(old, new, path, steps)
            return
        if isinstance(new, dict):
            _dict(old, new, path, steps)
            return
        if isinstance(new, list) and _grows(old, new):
            _list(old, new, path, steps)
            return
    steps.append(Operation("replace", path, new))


def _grows(old: list[Any], new: list[Any]) -> bool:
    """Whether to patch the list item by item and append new items, instead of replacing the whole list."""
    many = len(old)
    if not 0 < many <= len(new):
        return False
    parts = isinstance(new[0], msgspec.Struct) and type(new[0]) is not Move
    return parts or new[:many] == old


def _list(old: list[Any], new: list[Any], path: str, steps: list[Operation]) -> None:
    many, first = len(old), len(steps)
    for number in range(many):
        was, now = old[number], new[number]
        if was is not now and was != now:
            _value(was, now, f"{path}/{number}", steps)
    steps += [Operation("add", path + "/-", item) for item in new[many:]]
    if len(steps) - first > len(new):
        whole = Operation("replace", path, new)
        if len(_encode([whole])) < len(_encode(steps[first:])):
            steps[first:] = [whole]


def _dict(old: dict[str, Any], new: dict[str, Any], path: str, steps: list[Operation]) -> None:
    gone = [key for key in old if key not in new]
    steps += [Operation("remove", f"{path}/{_escape(key)}") for key in gone]
    for key, value in new.items():
        where = f"{path}/{_escape(key)}"
        if key not in old:
            steps.append(Operation("add", where, value))
        elif old[key] != value:
            _value(old[key], value, where, steps)


def _escape(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
