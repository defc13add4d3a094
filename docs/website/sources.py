"""Puts the pages of the site together: the project's documents, and what is made from the program.

``docs/index.md`` is the table of contents: its groups are those of the navigation. Sphinx refuses a page
that it does not name.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from website.commands import commands
from website.games import games, page, raw, tiles
from website.reference import module_page, modules_in

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = os.environ.get("NULLO_REPOSITORY", "")
"""The address of the repository, for links to files that are no pages; empty: they have no link."""

ELSEWHERE = {
    "README.md": "quick-start.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "bench/README.md": "measuring.md",
    "examples/README.md": "examples.md",
    "LICENSE": "",
}
"""Documents outside the folder ``docs``, and where they are in the site; empty: not there."""

FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
INCLUDE = re.compile(r"^(```\{literalinclude\} )(\S+)$", re.MULTILINE)


class Group(NamedTuple):
    """A group of the table of contents.

    Attributes:
        title: its heading.
        pages: the pages that it lists, as paths in the site without their ending.
    """

    title: str
    pages: list[str]


def contents(index: str) -> list[Group]:
    """The groups of ``docs/index.md``: a paragraph that ends with a colon, and the list after it."""
    groups: list[Group] = []
    for line in index.splitlines():
        if line.endswith(":") and not line.startswith((" ", "-")):
            groups.append(Group(line[:-1], []))
        elif found := re.match(r"- \[[^\]]+\]\(([^)#]+)\)", line):
            source = PurePosixPath(os.path.normpath(f"docs/{found[1]}"))
            place = _place(str(source))
            assert place, f"docs/index.md lists {source}, which is no page of the site"
            groups[-1].pages.append(place.removesuffix(".md"))
    return groups


def _place(source: str) -> str:
    """Where a document of the project is in the site; empty: it is not there."""
    if found := re.fullmatch(r"src/nullo/games/(\w+)/rules/en\.md", source):
        return f"games/{found[1].replace('_', '-')}.md"
    if source in ELSEWHERE:
        return ELSEWHERE[source]
    return source.removeprefix("docs/") if re.fullmatch(r"docs/[\w-]+\.md", source) else ""


def _adapt(text: str, source: str) -> str:
    """A document of the project as a page of the site: its links lead to pages, or to the repository."""
    here = os.path.dirname(source)

    def link(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        path, mark, place = target.partition("#")
        if "://" in target or not path:
            return found[0]
        file = os.path.normpath(os.path.join(here, path))
        if page := _place(file):
            start = os.path.dirname(_place(source)) or "."
            return f"{picture}[{words}]({os.path.relpath(page, start)}{mark}{place})"
        if file.startswith("docs/"):  # a picture, or a file to have
            return f"{picture}[{words}]({file.removeprefix('docs/')})"
        kind = "tree" if (ROOT / file).is_dir() else "blob"
        return f"[{words}]({ADDRESS}/{kind}/main/{file})" if ADDRESS else words

    def include(found: re.Match[str]) -> str:
        return f"{found[1]}/{os.path.normpath(os.path.join(here, found[2]))}"

    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(INCLUDE.sub(include, found[0]))
        return f"\0{len(kept) - 1}\0"

    bare = LINK.sub(link, FENCE.sub(keep, text))
    return re.sub(r"\0(\d+)\0", lambda found: kept[int(found[1])], bare)


def _tree(pages: list[str], caption: str = "") -> str:
    """Pages in the navigation."""
    head = f":caption: {caption}\n" if caption else ""
    return f"```{{toctree}}\n:hidden:\n{head}\n" + "\n".join(pages) + "\n```\n"


def write(folder: Path) -> None:
    """Write all pages as Markdown into a folder.

    Raises:
        FileNotFoundError: a document that the site has is not there.
    """
    folder.mkdir(parents=True)
    for path, text in _pages():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    shutil.copytree(ROOT / "docs/pictures", folder / "pictures")
    shutil.copy(ROOT / "docs/protocol.schema.json", folder)
    away = shutil.ignore_patterns("__pycache__", "*.egg-info", "build")
    shutil.copytree(ROOT / "examples", folder / "examples", ignore=away)


def _pages() -> Iterator[tuple[str, str]]:
    played = games()
    for source in [*sorted((ROOT / "docs").glob("*.md")), *map(ROOT.joinpath, ELSEWHERE)]:
        name = source.relative_to(ROOT).as_posix()
        place = _place(name)
        if not place or name in ("README.md", "docs/index.md"):
            continue
        text = _adapt(source.read_text(encoding="utf-8"), name)
        if place == "rules.md":
            text += "\n" + _tree([f"games/{rules.id}" for rules in played])
        elif place == "commands.md":
            text += "\n" + commands()
        elif place == "reference.md":
            named = modules_in(text)
            text = re.sub(r"^- `(nullo[\w.]*)`", r"- [`\1`](reference/\1.md)", text, flags=re.M)
            text += "\n" + _tree([f"reference/{module}" for module in named])
            for module in named:
                yield f"reference/{module}.md", module_page(module)
        yield place, text
    for rules in played:
        yield f"games/{rules.id}.md", page(rules)
    yield "index.md", _front()


def _front() -> str:
    """The first page: the games, and the table of contents."""
    index = (ROOT / "docs/index.md").read_text(encoding="utf-8")
    about, _, rest = index.partition("\n\n")[2].partition("\n\n")
    text = _adapt(rest, "docs/index.md")
    text = re.sub(r"^(For [^\n]+|What [^\n]+):$", r"## \1", text, flags=re.MULTILINE)
    lines = [
        "# Nullo\n",
        f"{about}\n",
        tiles(games()),
        raw(
            '<p class="start"><a class="first" href="play/index.html">Play now</a>'
            '<a href="quick-start.html">Quick start</a> <a href="rules.html">The rules</a> '
            '<a href="python.html">From Python</a>'
            '<a href="plugins.html">Your own game</a></p>'
        ),
        text,
        *(_tree(group.pages, group.title) for group in contents(index)),
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
