"""The protocol's types in TypeScript, from its JSON Schema."""

from __future__ import annotations

import json

from nullo.analysis import spacing
from nullo.engine.position import TERMINAL_PLAYER
from nullo.hints import MOST_LISTED, MOST_WHY, TELLING
from nullo.server.protocol.messages import EMOTES, FRAME_BYTES, SAID_LENGTH, VERSION
from nullo.server.protocol.schema import Json

_PRACTICE = {
    "aDay": spacing.A_DAY,
    "enough": spacing.ENOUGH,
    "afterSolved": spacing.AFTER_SOLVED,
    "afterMissed": spacing.AFTER_MISSED,
    "mostOfGame": spacing.MOST_OF_GAME,
    "most": spacing.MOST,
    "kept": spacing.KEPT,
}
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def typescript(schema: Json) -> str:
    """The schema's structures as TypeScript interfaces; the names of messages end in ``Message``."""
    parts = schema["$defs"]
    lines = [
        "// Written by scripts/protocol from the server's own types: do not edit.",
        "// A key that may be absent has its default then.",
        "",
        f"export const VERSION = {VERSION};",
        f"export const FRAME_BYTES = {FRAME_BYTES};",
        f"export const SAID_LENGTH = {SAID_LENGTH};",
        "/** The actor once the game is over. */",
        f"export const TERMINAL_PLAYER = {TERMINAL_PLAYER};",
        f"export const EMOTES = {json.dumps(EMOTES)} as const;",
        "/** When mistakes come back to be practised (in days), and how many are kept. */",
        "export const PRACTICE = {",
        *(f"  {key}: {json.dumps(value)}," for key, value in _PRACTICE.items()),
        "} as const;",
        "/** Of a hint: if more actions are about equally good, they are counted instead of named. */",
        f"export const MOST_LISTED = {MOST_LISTED};",
        "/** The most facts that are told for the best choice. */",
        f"export const MOST_WHY = {MOST_WHY};",
        "/** The least difference of chances, in percent, that is told. */",
        f"export const TELLING = {TELLING};",
    ]
    for name, part in parts.items():
        lines.append("")
        if "anyOf" in part:
            names = [item["$ref"].rpartition("/")[2] for item in part["anyOf"]]
            choices = "".join(f"\n  | {_name(item, parts[item])}" for item in names)
            lines.append(f"export type {name} ={choices};")
            continue
        lines += _comment(part)
        lines.append(f"export interface {_name(name, part)} {{")
        for key, value in part["properties"].items():
            lines += [f"  {line}" for line in _comment(value)]
            optional = "" if key in part["required"] else "?"
            lines.append(f"  {key}{optional}: {_type(value)};")
        lines.append("}")
    return "\n".join(lines) + "\n"


def _name(name: str, part: Json) -> str:
    return f"{name}Message" if "type" in part["properties"] else name


def _comment(part: Json) -> list[str]:
    text = part.get("description", "").partition("\n")[0]
    return [f"/** {text} */"] if text else []


def _type(value: Json) -> str:
    if "$ref" in value:
        return str(value["$ref"].rpartition("/")[2])
    if "anyOf" in value:
        return " | ".join(_type(item) for item in value["anyOf"])
    if "enum" in value:
        return " | ".join(json.dumps(item) for item in value["enum"])
    match value.get("type"):
        case "array" if "prefixItems" in value:
            return f"[{', '.join(map(_type, value['prefixItems']))}]"
        case "array":
            inner = _type(value["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {_type(value.get('additionalProperties', {}))}>"
        case [*kinds]:
            return " | ".join(_type({"type": kind}) for kind in kinds)
        case "null":
            return "null"
        case kind:
            return _PLAIN.get(str(kind), "unknown")
