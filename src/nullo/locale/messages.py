"""Messages of one language in Fluent's syntax, each parsed when it is first needed.

Fluent's own runtime needs Babel (33 MB) and parses every file at once. This module has what three languages
need: parameters, references, selections by number or word, and numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import NamedTuple, TypeAlias

from fluent.syntax import FluentParser, ast

MOST_FRACTION = 3  # digits of a number after the decimal sign, unless NUMBER says otherwise
_DIGITS = ("minimumFractionDigits", "maximumFractionDigits")
_ENTRY = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#)", re.ASCII | re.MULTILINE)


class Numbers(NamedTuple):
    """How a language writes and counts numbers, according to Unicode's CLDR."""

    group: str  # between thousands
    point: str
    percent: str  # with the space before it, if any
    category: Callable[[int | float], str]  # the plural category of a number


def _one(number: int | float) -> str:
    return "one" if abs(number) == 1 else "other"


def _french(number: int | float) -> str:
    if int(abs(number)) < 2:
        return "one"
    return "other" if number % 1_000_000 else "many"


NUMBERS = {
    "en": Numbers(",", ".", " %", _one),
    "fr": Numbers("\N{NARROW NO-BREAK SPACE}", ",", "\N{NARROW NO-BREAK SPACE}%", _french),
    "de": Numbers(".", ",", " %", _one),
}


class _Number(NamedTuple):
    """A number, and the least and greatest number of digits that it has after the decimal sign."""

    value: int | float
    least: int = 0
    most: int = MOST_FRACTION


Value: TypeAlias = str | int | float | _Number
Params: TypeAlias = Mapping[str, Value]


class Messages:
    """The messages of a language by key."""

    def __init__(self, language: str) -> None:
        self._numbers = NUMBERS[language]
        self._sources: dict[str, str] = {}
        self._entries: dict[str, ast.Message | ast.Term | None] = {}

    def add(self, text: str) -> None:
        """Add the messages of a Fluent file; a key that already has a message keeps it."""
        text = text.replace("\r\n", "\n")
        begins = list(_ENTRY.finditer(text))
        ends = [*(begin.start() for begin in begins), len(text)][1:]
        for begin, end in zip(begins, ends, strict=False):
            if key := begin[1]:
                self._sources.setdefault(key, text[begin.start() : end])

    def __contains__(self, key: str) -> bool:
        entry = self._entry(key)
        return entry is not None and entry.value is not None

    def format(self, key: str, params: Params) -> str:
        """The message for a key, with its parameters filled in.

        Raises:
            KeyError: there is no such message.
            ValueError: the message refers to a missing parameter, to a missing message, or to itself.
        """
        entry = self._entry(key)
        if entry is None or entry.value is None:
            raise KeyError(key)
        return _Speaker(self._entry, self._numbers, params, (key,)).pattern(entry.value)

    def _entry(self, key: str) -> ast.Message | ast.Term | None:
        """The message for a key, or the term for ``-NAME``; None if it is missing or not valid Fluent."""
        if key not in self._entries:
            source = self._sources.get(key)
            entry = FluentParser(with_spans=False).parse_entry(source) if source else None
            self._entries[key] = entry if isinstance(entry, ast.Message | ast.Term) else None
        return self._entries[key]


class _Speaker(NamedTuple):
    """Puts a message into words; ``path`` has its key, after the keys of messages that refer to it."""

    entry: Callable[[str], ast.Message | ast.Term | None]
    numbers: Numbers
    params: Params
    path: tuple[str, ...]

    def pattern(self, pattern: ast.Pattern) -> str:
        parts = (
            one.value if isinstance(one, ast.TextElement) else self.text_of(self.value(one))
            for one in pattern.elements
        )
        return "".join(parts)

    def text_of(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        number = value if isinstance(value, _Number) else _Number(value)
        text = f"{Decimal(str(number.value)):,.{number.most}f}"
        whole, _, fraction = text.partition(".")
        fraction = fraction.rstrip("0").ljust(number.least, "0")
        whole = whole.replace(",", self.numbers.group)
        return f"{whole}{self.numbers.point}{fraction}" if fraction else whole

    def value(self, node: ast.SyntaxNode) -> Value:
        match node:
            case ast.Placeable():
                return self.value(node.expression)
            case ast.StringLiteral():
                return str(node.parse()["value"])
            case ast.NumberLiteral():
                text = str(node.value)
                return float(text) if "." in text else int(text)
            case ast.VariableReference():
                if node.id.name not in self.params:
                    raise ValueError(f"parameter {node.id.name} is missing")
                return self.params[node.id.name]
            case ast.MessageReference():
                return self.reference(node.id.name, node.attribute, self.params)
            case ast.TermReference():
                given = node.arguments.named if node.arguments else []
                params = {one.name.name: self.value(one.value) for one in given}
                return self.reference(f"-{node.id.name}", node.attribute, params)
            case ast.SelectExpression():
                return self.pattern(self.variant(node).value)
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER")):
                return self.number(node.arguments)
        raise ValueError(f"{type(node).__name__} is not supported")

    def reference(self, key: str, attribute: ast.Identifier | None, params: Params) -> str:
        entry = self.entry(key)
        value = entry.value if entry else None
        if entry and attribute:
            value = next((a.value for a in entry.attributes if a.id.name == attribute.name), None)
        path = key if attribute is None else f"{key}.{attribute.name}"
        if value is None:
            raise ValueError(f"refers to {path}, which is missing")
        if path in self.path:
            raise ValueError(f"refers to itself by {path}")
        return self._replace(params=params, path=(*self.path, path)).pattern(value)

    def variant(self, select: ast.SelectExpression) -> ast.Variant:
        """The variant whose key is the selector's value or its plural category, or else the default one."""
        given = self.value(select.selector)
        value = given.value if isinstance(given, _Number) else given
        category = value if isinstance(value, str) else self.numbers.category(value)
        for one in select.variants:
            key = one.key.name if isinstance(one.key, ast.Identifier) else self.value(one.key)
            if key in (value, category):
                return one
        return next(one for one in select.variants if one.default)

    def number(self, arguments: ast.CallArguments) -> _Number:
        given = self.value(arguments.positional[0]) if arguments.positional else ""
        value = given.value if isinstance(given, _Number) else given
        options = {one.name.name: self.value(one.value) for one in arguments.named}
        if isinstance(value, str) or any(name not in _DIGITS for name in options):
            raise ValueError(f"NUMBER takes a number and {', '.join(_DIGITS)}")
        least = int(str(options.get(_DIGITS[0], 0)))
        return _Number(value, least, int(str(options.get(_DIGITS[1], max(least, MOST_FRACTION)))))
