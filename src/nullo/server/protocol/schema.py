"""The JSON Schema of the protocol: all messages of the WebSocket, and all bodies of HTTP.

It is generated from the structures and their docstrings. Messages omit defaults where their structure does.
"""

from __future__ import annotations

import inspect
import json
import re
from typing import Any

import msgspec

from nullo.analysis import DecisionDetails
from nullo.records.film import Film
from nullo.server.protocol import http_bodies, messages

DIALECT = "https://json-schema.org/draft/2020-12/schema"
BODIES = [
    *(
        kind
        for kind in vars(http_bodies).values()
        if isinstance(kind, type(msgspec.Struct)) and kind.__module__ == http_bodies.__name__
    ),
    DecisionDetails,
    Film,
]
RECEIVED = (
    messages.Command,
    *(kind for kind in BODIES if kind.__struct_config__.forbid_unknown_fields),
)
STATE = ("table", "you", "public", "own", "hands")

_MARKED = re.compile(r":\w+:`~?([^`]+)`|``([^`]+)``")
_FIELD = re.compile(r"    (\w+(?:, \w+)*): (.*)")

Json = dict[str, Any]


def schema() -> Json:
    """The schema: ``Command``, ``Reply``, ``State``, and all structures in them and in HTTP bodies."""
    kinds = _structures()
    (command, reply, *_), parts = msgspec.json.schema_components(
        [messages.AnyCommand, messages.AnyReply, *BODIES],
        ref_template="#/$defs/{name}",
    )
    for name, part in parts.items():
        part["description"], _ = split_docstring(part["description"])
        for base in reversed(kinds[name].__mro__):
            if base.__module__.startswith("nullo.") and base.__doc__:
                for field, text in split_docstring(base.__doc__)[1].items():
                    part["properties"][field]["description"] = text
        if not issubclass(kinds[name], RECEIVED):
            _require_sent_keys(kinds[name], part)
    snapshot = parts["Snapshot"]["properties"]
    state = {
        "title": "State",
        "description": "What a client keeps: a snapshot's five parts, which patches move on.",
        "type": "object",
        "properties": {name: snapshot[name] for name in STATE},
        "required": list(STATE),
    }
    # Without "discriminator", which belongs to OpenAPI, not to JSON Schema: strict validators refuse it.
    unions = {"Command": {"anyOf": command["anyOf"]}, "Reply": {"anyOf": reply["anyOf"]}}
    return {
        "$schema": DIALECT,
        "title": f"Nullo's table protocol, version {messages.VERSION}",
        "anyOf": [{"$ref": "#/$defs/Command"}, {"$ref": "#/$defs/Reply"}],
        "$defs": {**unions, "State": state, **dict(sorted(parts.items()))},
    }


def schema_text() -> str:
    """The schema as the text of a file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def _structures() -> dict[str, type[msgspec.Struct]]:
    found: dict[str, type[msgspec.Struct]] = {}
    waiting: list[Any] = list(
        msgspec.inspect.multi_type_info([messages.AnyCommand, messages.AnyReply, *BODIES])
    )
    while waiting:
        info = waiting.pop()
        match info:
            case msgspec.inspect.StructType():
                if info.cls.__name__ not in found:
                    found[info.cls.__name__] = info.cls
                    waiting += [field.type for field in info.fields]
            case msgspec.inspect.UnionType():
                waiting += info.types
            case msgspec.inspect.ListType() | msgspec.inspect.VarTupleType():
                waiting.append(info.item_type)
            case msgspec.inspect.TupleType():
                waiting += info.item_types
            case msgspec.inspect.DictType():
                waiting.append(info.value_type)
    return found


def split_docstring(docstring: str) -> tuple[str, dict[str, str]]:
    """A docstring without its attributes, and the description of each attribute, as plain text."""
    plain = _MARKED.sub(lambda found: found[1] or found[2], inspect.cleandoc(docstring))
    text, _, below = plain.partition("\n\nAttributes:\n")
    fields: dict[str, str] = {}
    names: list[str] = []
    for line in below.splitlines():
        if found := _FIELD.fullmatch(line):
            names = found[1].split(", ")
            fields |= dict.fromkeys(names, found[2])
        else:
            fields |= {name: f"{fields[name]} {line.strip()}" for name in names}
    return text.replace("\n", " ").replace("  ", "\n\n"), fields


def _require_sent_keys(kind: type[msgspec.Struct], part: Json) -> None:
    """Mark the keys that messages always contain as required; drop null for keys that are omitted instead."""
    if not kind.__struct_config__.omit_defaults:
        part["required"] = list(part["properties"])
    for field in part["properties"].values():
        if kind.__struct_config__.omit_defaults and field.get("default", 0) is None:
            # None is omitted, so it never occurs.
            del field["default"]
            choices = [item for item in field.pop("anyOf") if item != {"type": "null"}]
            field |= choices[0] if len(choices) == 1 else {"anyOf": choices}
