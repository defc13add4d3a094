"""Outside its own folder, no game is named in the engine or the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nullo.games.folders import built_in

ROOT = Path(__file__).parent.parent
#: Where a game is named all the same.
EXEMPT = {
    "src/nullo/__init__.py": "the example of its docstring",
    "src/nullo/state/state.py": "the example of its docstring",
    "web/src/lib/protocol.ts": "written from the types in the games' folders",
}
SOURCES = (".py", ".pxd", ".ts", ".svelte", ".css", ".html")


def sources() -> list[Path]:
    """The sources of the engine without the games' folders, and of the page without tests and gallery."""
    folders = {ROOT / "src/nullo/games" / game.replace("-", "_") for game in built_in()}
    folders.add(ROOT / "src/nullo/server/static")  # the page again, built
    page = [
        path
        for path in (ROOT / "web/src").rglob("*")
        if not {"fixtures", "gallery"} & set(path.parts)
        and ".test." not in path.name
        and path.name != "testing.ts"
    ]
    engine = [path for path in (ROOT / "src/nullo").rglob("*") if not folders & set(path.parents)]
    return [path for path in (*engine, *page) if path.suffix in SOURCES]


def naming(game: str) -> re.Pattern[str]:
    """A pattern for a game's name in code: ids of several words in any spelling, others only quoted."""
    if "-" in game:
        return re.compile(re.sub("-", "[-_]?", game), re.IGNORECASE)
    return re.compile(rf"""game\S*\W{{1,6}}["'`]{game}["'`]|\bgames[./]{game}\b|\bg-{game}\b""")


@pytest.mark.parametrize("game", sorted(built_in()))
def test_it_is_not_named_outside_its_folder(game: str) -> None:
    name = naming(game)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources()
        if str(path.relative_to(ROOT)) not in EXEMPT
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if name.search(line)
    ]
    assert not found, "\n".join(found)


def test_the_exempt_are_still_needed() -> None:
    names = [naming(game) for game in built_in()]
    for path in EXEMPT:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert any(name.search(text) for name in names), path
