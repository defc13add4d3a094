"""``docs/web.md`` names words, attributes and preferences that the page really has."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from locale_files import messages, words

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "web.md").read_text(encoding="utf-8")
NAMES = PAGE.partition("## Names\n")[2].partition("## Keys\n")[0]
SOURCES = "".join(
    path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "web" / "src").rglob("*"))
    if path.suffix in (".ts", ".svelte") and ".test." not in path.name
)
PREFERENCES = (ROOT / "web/src/lib/prefs.svelte.ts").read_text(encoding="utf-8")
UNSAID = {"blue 7"}  # made of two parameters and no word


@cache
def sayings() -> list[re.Pattern[str]]:
    """Patterns of the English messages."""
    return [
        re.compile(pattern(message.value))
        for message in messages("en").values()
        if message.value and any(letter.isalpha() for letter in "".join(words(message)))
    ]


def pattern(text: ast.Pattern) -> str:
    """What a text may become: any text for a parameter, one variant of a selection."""
    parts = []
    for part in text.elements:
        if isinstance(part, ast.TextElement):
            parts.append(re.escape(part.value))
        elif isinstance(part.expression, ast.SelectExpression):
            variants = part.expression.variants
            parts.append(f"(?:{'|'.join(pattern(variant.value) for variant in variants)})")
        else:
            parts.append(".+")
    return "".join(parts)


@pytest.mark.parametrize("name", sorted(set(re.findall('"([^"]+)"', re.sub("`.*?`", "", NAMES)))))
def test_names_are_words_of_the_page(name: str) -> None:
    assert name in UNSAID or any(saying.fullmatch(name) for saying in sayings())


@pytest.mark.parametrize("attribute", sorted(set(re.findall(r"data-[a-z-]+[a-z]", PAGE))))
def test_attributes_are_set(attribute: str) -> None:
    dataset = attribute.removeprefix("data-")
    assert re.search(
        rf'{attribute}[=\s>]|for \(const name of \[.*"{dataset}".*\] as const', SOURCES
    )


def test_preferences_are_those_that_are_kept() -> None:
    usual = re.search(r"class Choices \{(.*?)\n\}", PREFERENCES, re.DOTALL)
    assert usual
    kept = dict(re.findall(r"^  (\w+)(?:: .+)? = (.+);", usual[1], re.MULTILINE))
    table = PAGE.partition("| name | values | usually |\n")[2].partition("\n\n")[0]
    told = {
        row[0]: row[-1] for row in (re.findall(r"[^|]+", line) for line in table.splitlines()[1:])
    }
    told = {key.strip(" `"): value.strip(" `") for key, value in told.items()}
    assert told == {key: value.strip('"') or "empty" for key, value in kept.items()}
