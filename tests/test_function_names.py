"""A function is named by what it returns or does, never by a bare participle: `found`, `made`, `shown`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
IRREGULAR = set(
    "begun bent born bought bound brought built caught chosen dealt done drawn felt forgotten fought"
    " found given gone got grown heard held hidden kept known laid led left lent lit lost made meant"
    " met paid said seen sent shown shut sold sought spent spoken spread stolen stood struck stuck"
    " taken taught thought thrown told torn understood won worn written".split()
)


#: Names that others have chosen.
FOREIGN = {"unwrapped"}


def is_participle(name: str) -> bool:
    """Whether a name is a single word that is a past participle."""
    word = name.strip("_")
    return word not in FOREIGN and (word in IRREGULAR or bool(re.fullmatch("[a-z]+[^e]ed", word)))


def named(source: str) -> Iterator[str]:
    """A module's functions that are named by a bare participle; those that return a bool may be: `closed`."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        returns = ast.unparse(node.returns) if node.returns else ""
        if is_participle(node.name) and returns != "bool":
            yield node.name


@pytest.mark.parametrize("folder", ["src", "bench", "scripts", "docs", "examples"])
def test_no_function_is_a_bare_participle(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for name in named(path.read_text("utf-8"))
    ]
    assert not found


def test_participles_are_seen() -> None:
    assert list(named("def _made() -> int: ...\nasync def planned(): ...")) == ["_made", "planned"]
    assert not list(named("def closed() -> bool: ...\ndef feed(): ...\ndef read_all(): ..."))
