"""What describes the protocol to others: its JSON Schema, and its types in TypeScript.

``python -m nullo.server.describe SCHEMA TYPES`` writes both files anew.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from nullo import view
from nullo.server import messages

_ALIASES = {"State": ("table", "you", "public", "own")}
_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """The JSON Schema of everything that clients send (``Command``) and are sent (``Reply``)."""
    (command, reply), parts = msgspec.json.schema_components(
        [messages.AnyCommand, messages.AnyReply], ref_template="#/$defs/{name}"
    )
    for part in parts.values():
        part["description"] = inspect.cleandoc(part["description"])
    return {
        "$schema": _DIALECT,
        "title": f"Nullo's table protocol, version {messages.VERSION}",
        "anyOf": [{"$ref": "#/$defs/Command"}, {"$ref": "#/$defs/Reply"}],
        "$defs": {"Command": command, "Reply": reply, **dict(sorted(parts.items()))},
    }


def schema_text() -> str:
    """The same as a file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def typescript() -> str:
    """The types of the messages in TypeScript.

    Structures are interfaces of the same name; messages have ``Message`` after it.
    """
    parts = schema()["$defs"]
    lines = [
        "// Written by scripts/protocol from nullo.server.messages and nullo.view: do not edit.",
        "// Absent keys have their defaults.",
        "",
        f"export const VERSION = {messages.VERSION};",
        f"export const FRAME_BYTES = {messages.FRAME_BYTES};",
    ]
    unions = {name: parts.pop(name) for name in ("Command", "Reply")}
    for name, part in parts.items():
        lines += ["", _comment(part), f"export interface {_name(name, part)} {{"]
        lines += _fields(name, part, set(part["properties"]))
        lines.append("}")
    for alias, fields in _ALIASES.items():
        lines += ["", f"/** The state that a client keeps. */\nexport interface {alias} {{"]
        lines += _fields("Snapshot", parts["Snapshot"], set(fields))
        lines.append("}")
    for name, union in unions.items():
        names = [item["$ref"].rpartition("/")[2] for item in union["anyOf"]]
        choices = "".join(f"\n  | {_name(item, parts[item])}" for item in names)
        lines += ["", f"export type {name} ={choices};"]
    return "\n".join(lines) + "\n"


def _name(name: str, part: dict[str, Any]) -> str:
    return f"{name}Message" if "type" in part["properties"] else name


def _comment(part: dict[str, Any]) -> str:
    return f"/** {part['description'].partition(chr(10))[0]} */"


def _fields(name: str, part: dict[str, Any], wanted: set[str]) -> list[str]:
    struct = getattr(messages, name, None) or getattr(view, name)
    # What is sent leaves defaults out, where its structure says so; what is received may.
    omits = struct.__struct_config__.omit_defaults or issubclass(struct, messages.Command)
    return [
        f"  {key}{'' if key in part['required'] or not omits else '?'}: {_type(value)};"
        for key, value in part["properties"].items()
        if key in wanted
    ]


def _type(value: dict[str, Any]) -> str:
    if "$ref" in value:
        return str(value["$ref"].rpartition("/")[2])
    if "anyOf" in value:
        return " | ".join(_type(item) for item in value["anyOf"])
    if "enum" in value:
        return " | ".join(json.dumps(item) for item in sorted(value["enum"]))
    kind = value.get("type")
    if kind == "array":
        inner = _type(value["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        more = value.get("additionalProperties", {})
        return f"Record<string, {_type(more)}>"
    if isinstance(kind, list):
        return " | ".join(_type({"type": item}) for item in kind)
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return "null" if kind == "null" else plain.get(str(kind), "unknown")


def write(schema_file: Path, types_file: Path) -> None:
    """Write both files."""
    schema_file.write_text(schema_text(), encoding="utf-8")
    types_file.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
