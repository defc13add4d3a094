"""Writes what describes the protocol to others: its JSON Schema, and its types in TypeScript.

For tests of the page it writes ``/api/games`` too, with Nullo's own games.
``python -m nullo.server.describe SCHEMA TYPES GAMES`` writes the files; with ``--check``
it writes nothing, and fails if one of them is stale.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from nullo.games.folders import built_in
from nullo.server.pages.game_catalogue import catalogue
from nullo.server.protocol.schema import schema, schema_text
from nullo.server.protocol.typescript import typescript


def stale(schema_file: Path, types_file: Path, games_file: Path) -> dict[Path, str]:
    """What the files that are not as they should be must be."""
    wanted = {
        schema_file: schema_text(),
        types_file: typescript(schema()),
        games_file: games_text(),
    }
    return {path: text for path, text in wanted.items() if _read(path) != text}


def games_text() -> str:
    """What ``/api/games`` answers where there are no plug-ins."""
    games = [game for game in catalogue() if game.id in built_in()]
    text = msgspec.json.format(msgspec.json.encode(games), indent=0)
    return text.decode() + "\n"


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def main(check: bool, *files: str) -> str:
    """Write the files, or say which are stale."""
    texts = stale(*map(Path, files))
    if check:
        return "".join(f"{path} is stale: run scripts/protocol\n" for path in texts)
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    return ""


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv, *sys.argv[-3:]) or None)
