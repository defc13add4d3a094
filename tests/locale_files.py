"""The files of ``locale`` as tests read them: messages by key, and who says which."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import nullo

ROOT = Path(__file__).parent.parent
LOCALE = Path(nullo.__file__).parent / "locale"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its key."""
    found: dict[str, ast.Message] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def text(message: ast.Message) -> str:
    """A message's source without its key."""
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


def variables(message: ast.Message) -> set[str]:
    """The parameters that a message names."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


@cache
def sources() -> str:
    """All code that may say something: the engine's, the terminal's, the page's."""
    return "\n".join(
        path.read_text(encoding="utf-8")
        for folder, kinds in (("src/nullo", (".py",)), ("web/src", (".ts", ".svelte")))
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in kinds and ".test." not in path.name
    )


def literals() -> set[str]:
    """Words in quotes that look like a key."""
    return set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", sources()))


def patterns() -> list[re.Pattern[str]]:
    """Keys that code puts together, such as ``say(f"told-{head}")``, as patterns."""
    python = re.findall(r'f"([a-z][\w-]*-\{[^"]*|\{[^"}]*\}-[\w{}-]*)"', sources())
    script = re.findall(r"`([a-z][\w-]*-\$\{[^`]*|\$\{[^`}]*\}-[\w${}-]*)`", sources())
    return [re.compile(re.sub(r"\$?\\\{.*?\\\}", ".+", re.escape(one))) for one in python + script]
