"""Every Python block of every Markdown page runs; every link between pages leads somewhere."""

from __future__ import annotations

import doctest
import os
import re
from functools import cache
from pathlib import Path

import pytest

import nullo
from nullo.engine.plugin import PythonPosition
from nullo.games.registry import BUILT_IN, all_rules
from nullo.games.rules import Rules

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    page
    for where in ("", "docs/**/", "bench/**/", "examples/")
    for page in ROOT.glob(f"{where}*.md")
)

NEEDED = {"environments.md": ("pettingzoo", "pyspiel", "rlcard"), "vector.md": ("gymnasium",)}
"""The extras that a page's blocks use."""


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_python_blocks_run(page: Path) -> None:
    for module in NEEDED.get(page.name, ()):
        pytest.importorskip(module)
    text = page.read_text(encoding="utf-8")
    # Everything but the blocks is blanked, so that line numbers stay.
    kept, inside = [], False
    for line in text.splitlines():
        fence = line.startswith("```")
        kept.append(line if inside and not fence else "")
        if fence:
            inside = line == "```python"
    parsed = doctest.DocTestParser().get_doctest("\n".join(kept), {}, name(page), str(page), 0)
    told: list[str] = []
    failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(parsed, out=told.append)
    assert not failed, "".join(told)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        assert "://" not in target, f"{name(page)} links to another host: {target}"
        assert (page.parent / target).exists(), f"{name(page)}: {target}"


FOLDERS = (
    "bench",
    "changelog.d",
    "deploy",
    "docs",
    "examples",
    "scripts",
    "src",
    "tests",
    "web",
    ".github",
)
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]*|[\w-]+\.(?:py|md|ftl|toml|yml|ts|svelte|css|pxd))`")
PLACEHOLDER = re.compile(r"[A-Z]{4,}|\bxx\b|vN_")
"""Stands for a name of the reader's choice."""

ELSEWHERE = {
    "6/5/4", "6/",  # lists of numbers
    "application/json",
    "nullo/tables.db",  # of whoever runs a server
    "build/browser", "build/looks/sheets", "build/peer", "build/sanitize", "build/shots",
    "build/site/html", "build/site/html/index.html", "src/nullo/server/static",  # made by tests and scripts
}  # fmt: skip


@cache
def files() -> list[str]:
    """The paths of the project's files and folders, each with a stroke before and after it."""
    away = {"node_modules", "__pycache__", "static"}
    found = [*ROOT.glob("*"), *(ROOT / folder for folder in FOLDERS)]
    for folder in FOLDERS:
        for path, folders, names in os.walk(ROOT / folder):
            folders[:] = [one for one in folders if one not in away]
            found += [Path(path, one) for one in (*folders, *names)]
    return [f"/{path.relative_to(ROOT).as_posix()}/" for path in found]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_files_that_are_named_exist(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    named = {path for path in PATH.findall(text) if not PLACEHOLDER.search(path)} - ELSEWHERE
    missing = [path for path in named if not any(f"/{path.strip('/')}/" in one for one in files())]
    assert missing == []


DRIVEN = {
    "act", "actor", "all_points", "allows", "copy", "deal_all", "deal_outcomes", "dealer", "deck_cards",
    "doubles", "draw_chance", "error", "fail", "failed", "hand", "legal_from", "options", "phase",
    "players", "same", "write",
}  # fmt: skip
"""What a position has that is not for a plug-in to say, or that the page names otherwise."""


def test_the_page_on_plug_ins_names_all_that_they_can_state() -> None:
    page = (ROOT / "docs/plugins.md").read_text(encoding="utf-8")
    rows = " ".join(
        line.split("|")[1] for line in page.splitlines() if line.startswith("| `") and "|" in line
    )
    named = set(re.findall(r"`(\w+)`", rows))
    rules = {one for one in {**Rules.__annotations__, **vars(Rules)} if not one.startswith("_")}
    assert rules - named == {"fill", "trim", "rule_of", "sides"}  # what others ask of them
    position = {one for one in dir(PythonPosition) if not one.startswith("_")}
    if not nullo.COMPILED:  # the compiled interface, which plug-ins cannot reach
        position &= {*named, *DRIVEN}
    assert position - named <= DRIVEN


def test_package_doctests_run() -> None:
    failed, tried = doctest.testmod(nullo)
    assert tried
    assert not failed


def test_tables_of_games_name_all_of_them_in_their_order() -> None:
    games = [rules for rules in all_rules().games if rules.id in BUILT_IN]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| `([\w-]+)` \| ([^|]+?)(?: \(.*?)? \| (\d+)(?:–(\d+))?", readme, re.MULTILINE
    )
    assert [(id, title.split(",")[0]) for id, title, *_ in rows] == [
        (rules.id, rules.title) for rules in games
    ]
    assert [(int(low), int(high or low)) for *_, low, high in rows] == [
        rules.players for rules in games
    ]
    pages = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
    named = re.findall(
        r"^- \[(.+?)\]\(\.\./src/nullo/games/\w+/rules/en\.md\): (\w)1 …", pages, re.MULTILINE
    )
    assert named == [(rules.title, rules.prefix) for rules in games]
