"""The files of ``locale`` for tests, and the code that uses their keys."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import nullo

ROOT = Path(__file__).parent.parent
PACKAGE = Path(nullo.__file__).parent
LOCALE = PACKAGE / "locale"

KEY = r"[a-z]+(?:-[\w-]+)?"
SAYS = re.compile(
    r"\b(?:say|_say|has|has_words|named|told|Saying|keyed)\(((?:[^(){}]|\([^()]*\))*)"
)
COMPARED = re.compile(r"""[=!]== ["'][^"']*["']""")


class Texts(Visitor):
    """Collects the parameters of a message, and its words without them."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


def files(language: str) -> list[Path]:
    """All files with words of a language: the shared ones and the games'."""
    own = [*PACKAGE.glob(f"games/*/words/{language}.ftl")]
    lessons = [*PACKAGE.glob(f"games/*/words/{language}.lesson.ftl")]
    paper = [*PACKAGE.glob(f"games/*/words/{language}.paper.ftl")]
    remarks = [*PACKAGE.glob(f"games/*/words/{language}.remarks.ftl")]
    study = [*PACKAGE.glob(f"games/*/words/{language}.study.ftl")]
    return sorted([*(LOCALE / language).glob("*.ftl"), *own, *lessons, *paper, *remarks, *study])


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its key."""
    found: dict[str, ast.Message] = {}
    for path in files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def source(message: ast.Message) -> str:
    """The source text of a message, without its key."""
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


def variables(message: ast.Message) -> set[str]:
    """The parameters that a message names."""
    texts = Texts()
    texts.visit(message)
    return texts.variables


def words(message: ast.Message) -> list[str]:
    """The texts of a message between its parameters, in all plural forms."""
    texts = Texts()
    texts.visit(message)
    return texts.words


@cache
def code() -> str:
    """All source code that may use a key: the engine's with its data, the terminal's, the page's."""
    return "\n".join(
        path.read_text(encoding="utf-8")
        for folder, kinds in (("src/nullo", (".py", ".json")), ("web/src", (".ts", ".svelte")))
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in kinds and ".test." not in path.name and "static" not in path.parts
    )


@cache
def literals() -> frozenset[str]:
    """Every short quoted text, with hyphens for spaces, and its single words; keys consist of these."""
    texts = [text for _, text in re.findall(r"""(["'`])(\w[\w -]*)\1""", code())]
    words = [word for text in texts for word in text.split()]
    return frozenset([*(text.replace(" ", "-") for text in texts), *words])


@cache
def said() -> frozenset[str]:
    """The keys that appear in the code as a whole."""
    calls = [COMPARED.sub("", call) for call in SAYS.findall(code())]
    whole = {key for call in calls for key in re.findall(rf"""["'`]({KEY})["'`]""", call)}
    return frozenset(whole | set(re.findall(rf'\bhelp="({KEY})"', code())))
