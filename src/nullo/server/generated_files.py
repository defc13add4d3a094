"""Writes the protocol's JSON Schema and TypeScript types, and the games and card colours for the web page.

``python -m nullo.server.generated_files SCHEMA TYPES GAMES INKS``; with ``--check`` it fails if a file is
stale.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from nullo.drawing.shapes import inks_css
from nullo.games.folders import built_in
from nullo.server.pages.game_catalogue import catalogue
from nullo.server.protocol.schema import schema, schema_text
from nullo.server.protocol.typescript import typescript


def stale_files(
    schema_file: Path, types_file: Path, games_file: Path, inks_file: Path
) -> dict[Path, str]:
    """The right content of each file that is out of date or missing, by path."""
    games = [game for game in catalogue() if game.id in built_in()]
    wanted = {
        schema_file: schema_text(),
        types_file: typescript(schema()),
        games_file: msgspec.json.format(msgspec.json.encode(games), indent=0).decode() + "\n",
        inks_file: inks_css(),
    }
    there = {path: path.read_text(encoding="utf-8") for path in wanted if path.exists()}
    return {path: text for path, text in wanted.items() if there.get(path) != text}


def main(check: bool, *files: str) -> str:
    """Write the files that are out of date. If ``check`` is True, only return a message that names them."""
    texts = stale_files(*map(Path, files))
    if check:
        return "".join(f"{path} is stale: run scripts/protocol\n" for path in texts)
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    return ""


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv, *sys.argv[-4:]) or None)
