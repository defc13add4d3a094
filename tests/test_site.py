"""The site of documents: it is built without a warning, its links lead somewhere, nothing is missing."""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("sphinx", reason="the extra docs is not installed")

from website.commands import commands
from website.links import broken, foreign_addresses
from website.reference import modules_in, public_names
from website.sources import contents

from nullo.site.pyodide import NotFetched, msgspec_wheel, pyodide

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
MODULES = modules_in((DOCS / "reference.md").read_text(encoding="utf-8"))

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the pages; building fails on any warning and on any broken link."""
    try:
        pyodide(), msgspec_wheel()
    except NotFetched as error:
        pytest.skip(str(error))
    folder = tmp_path_factory.mktemp("site")
    words = [sys.executable, "-m", "website.build", str(folder / "made")]
    env = {**os.environ, "PYTHONPATH": str(DOCS)}
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "made/html"


@pytest.mark.long
def test_every_document_is_a_page_in_the_navigation(site: Path) -> None:
    listed = [
        page for group in contents((DOCS / "index.md").read_text("utf-8")) for page in group.pages
    ]
    named = {path.stem for path in DOCS.glob("*.md")} - {"index"}
    assert named <= set(listed)
    front = (site / "index.html").read_text("utf-8")
    for page in listed:
        assert (site / f"{page}.html").exists()
        assert f'class="reference internal" href="{page}.html"' in front


@pytest.mark.long
def test_games_have_their_tricks_as_pictures_and_places_for_their_rules(site: Path) -> None:
    for game, letter in {"sauce": "s", "nothing": "n", "all-or-nothing": "a"}.items():
        page = (site / f"games/{game}.html").read_text("utf-8")
        assert page.count('class="trick"') >= 3
        assert page.count('<svg class="card"') >= 3 + 3 * 2
        assert f'id="{letter}1"' in page
        assert f'href="#{letter}5"' in page


@pytest.mark.long
def test_the_search_finds_rules_commands_and_names_of_programs(site: Path) -> None:
    index = (site / "searchindex.js").read_text("utf-8")
    found = json.loads(index.removeprefix("Search.setIndex(").removesuffix(")"))
    assert {"shadoof", "postgresql", "resampl"} <= set(found["terms"])
    assert {"nullo.State", "nullo.game.view.View"} <= set(_names(found["objects"]))


def _names(objects: dict[str, list[list[object]]]) -> list[str]:
    """The names of programs in an index of the search."""
    return [f"{prefix}.{entry[-1]}" for prefix, entries in objects.items() for entry in entries]


def test_every_command_is_described_with_its_options() -> None:
    from nullo.cli.app import app

    page = commands()
    for command in app.registered_commands:
        assert command.callback
        named = command.name or command.callback.__name__
        assert f"## nullo {named}\n" in page
    assert re.search(r"\| `-o`, `--option NAME=VALUE` \| An option of the game", page)
    assert "cli-" not in page  # every key has become words


@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_has_a_docstring(name: str) -> None:
    module = import_module(name)
    assert module.__doc__
    assert list(_without_docstring(module)) == []


def _without_docstring(module: ModuleType) -> list[str]:
    found = []
    for name in public_names(module):
        value = getattr(module, name)
        if callable(value) and not inspect.getdoc(value):
            found.append(name)
        if not isinstance(value, type):
            continue
        # Of its bases, those of Nullo: others document themselves.
        own = [base for base in value.__mro__ if base.__module__.startswith("nullo.")]
        for member, one in {
            name: one for base in reversed(own) for name, one in vars(base).items()
        }.items():
            function = inspect.unwrap(getattr(one, "__func__", one))
            if member.startswith("_") or not (callable(function) or isinstance(one, property)):
                continue
            if not inspect.getdoc(getattr(value, member)):
                found.append(f"{name}.{member}")
    return found


def test_the_check_of_links_finds_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<h1 id="top">A</h1><a href="#top">1</a><a href="#gone">2</a><a href="b.html#x">3</a>'
        '<a href="c.html">4</a><a href="https://example.org/">5</a><img src="//example.org/i.png">'
    )
    (tmp_path / "b.html").write_text('<p id="y"></p><a href="a.html#top">1</a>')
    (tmp_path / "s.css").write_text('@import "other.css";')
    assert list(broken(tmp_path)) == ["a.html: #gone", "a.html: b.html#x", "a.html: c.html"]
    assert list(foreign_addresses(tmp_path)) == ["a.html: //example.org/i.png", "s.css: @import"]
