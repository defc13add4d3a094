"""Messages say what the project's own runtime for Fluent says, which brings every language's numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest
from fluent.runtime import FluentBundle, FluentResource

from locale_files import Texts, files, messages
from nullo.locale.messages import NUMBERS, Messages
from nullo.locale.words import LANGUAGES

COUNTS = (0, 1, 2, 5, 21, 1000, 1_000_000, 1_234_567, -3, 1.0, 1.5, 0.1235, 0.5, -1234.5, 999.9996)


def spoken(language: str, *texts: str) -> Messages:
    made = Messages(language)
    for text in texts:
        made.add(text)
    return made


def reference(language: str, *texts: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for text in texts:
        made.add_resource(FluentResource(text))
    return made


def expected(bundle: FluentBundle, key: str, params: dict[str, str | int | float]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern
    text, errors = bundle.format_pattern(pattern, params)
    assert errors == []
    return str(text)


def test_every_language_has_numbers() -> None:
    assert tuple(NUMBERS) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_alike(language: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in files(language)]
    ours, theirs = spoken(language, *texts), reference(language, *texts)
    for key, message in messages(language).items():
        found = Texts()
        found.visit(message)
        for value in (*COUNTS, "yes", "Ada") if found.variables else ("",):
            params = dict.fromkeys(found.variables, value)
            assert ours.format(key, params) == expected(theirs, key, params), (key, value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "source",
    [
        "{ $n }",
        "{ NUMBER($n, minimumFractionDigits: 2) }",
        "{ NUMBER($n, maximumFractionDigits: 1) }",
        "{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }",
        "{ NUMBER($n, maximumFractionDigits: 0) }",
        "{ $n ->\n    [0] nobody\n    [one] somebody\n    [many] crowds of { $n }\n   *[other] { $n }\n }",
        "{ 1234.5 } { 7 }",
    ],
)
def test_numbers_are_written_and_counted_alike(language: str, source: str) -> None:
    text = f"key = {source}"
    ours, theirs = spoken(language, text), reference(language, text)
    for n in (*COUNTS, *(float(Fraction(k, 8)) for k in range(-20, 20))):
        assert ours.format("key", {"n": n}) == expected(theirs, "key", {"n": n}), n


RICH = """\
# A comment
## A group
-brand = Nullo
    .kind = { $case ->
        [of] of the table
       *[plain] table
    }
one = { -brand }, { -brand.kind }{ " " }{ "\\u00A0" }{"{"}
two = First line
      and second: { one }
  .title = Title { $name }

three =
    { two.title }
four = { -brand ->
    [Nullo] never asked
   *[other] default
}
"""


def test_references_terms_and_attributes_are_said_alike() -> None:
    kind = RICH.replace("{ -brand ->", "{ $name ->").replace("-brand.kind }", "-brand }")
    for text in (kind, kind.replace("\n", "\r\n")):
        ours, theirs = spoken("en", text), reference("en", text)
        for key in ("one", "two", "three", "four"):
            params: dict[str, str | int | float] = {"name": "Ada"}
            assert ours.format(key, params) == expected(theirs, key, params), key


def test_the_first_message_of_a_key_stays() -> None:
    ours = spoken("en", "key = first\nkey = second", "key = third\nother = fourth")
    assert ours.format("key", {}) == "first"
    assert ours.format("other", {}) == "fourth"


@pytest.mark.parametrize("text", ["key = { $n", "key", "key =", "-key = a term", "key = { f($n) }"])
def test_what_is_no_message_has_no_words(text: str) -> None:
    ours = spoken("en", text, "other = there")
    assert "key" not in ours
    assert "other" in ours
    with pytest.raises(KeyError):
        ours.format("key", {})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("key = { $name }", "parameter name is missing"),
        ("key = { other }", "refers to other, which is missing"),
        ("key = { other.title }\nother = there", r"refers to other\.title, which is missing"),
        ("key = { -brand }", "refers to -brand, which is missing"),
        ("key = a { key }", "refers to itself by key"),
        ("key = { other }\nother = { key }", "refers to itself by key"),
        ('key = { NUMBER("x") }', "NUMBER takes a number"),
        ('key = { NUMBER(1, style: "percent") }', "NUMBER takes a number"),
        ("key = { DATETIME(1) }", "FunctionReference is not supported"),
    ],
)
def test_a_message_that_cannot_be_said(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        spoken("en", text).format("key", {})
