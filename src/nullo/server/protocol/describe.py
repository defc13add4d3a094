"""Writes what describes the protocol to others: its JSON Schema, and its types in TypeScript.

``python -m nullo.server.protocol.describe SCHEMA TYPES`` writes both files; with ``--check`` it
writes nothing, and fails if one of them is stale.
"""

from __future__ import annotations

import sys
from pathlib import Path

from nullo.server.protocol.schema import schema, schema_text
from nullo.server.protocol.typescript import typescript


def stale(schema_file: Path, types_file: Path) -> dict[Path, str]:
    """What the files that are not as they should be must be."""
    wanted = {schema_file: schema_text(), types_file: typescript(schema())}
    return {path: text for path, text in wanted.items() if _read(path) != text}


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def main(check: bool, schema_file: str, types_file: str) -> str:
    """Write the files, or say which are stale."""
    texts = stale(Path(schema_file), Path(types_file))
    if check:
        return "".join(f"{path} is stale: run scripts/protocol\n" for path in texts)
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    return ""


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv, *sys.argv[-2:]) or None)
