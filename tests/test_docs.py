"""Every Python block of every Markdown page runs; every link between pages leads somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from nullo.games.registry import BUILT_IN, listed

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    page for where in ("", "docs/**/", "bench/", "examples/") for page in ROOT.glob(f"{where}*.md")
)

NEEDED = {"environments.md": ("pettingzoo", "pyspiel"), "vector.md": ("gymnasium",)}
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


def test_package_doctests_run() -> None:
    import nullo

    failed, tried = doctest.testmod(nullo)
    assert tried
    assert not failed


def test_tables_of_games_name_all_of_them_in_their_order() -> None:
    games = [rules for rules in listed().games if rules.id in BUILT_IN]
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
