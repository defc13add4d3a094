"""The rule pages: in each language the same rules, options, actions and rulings."""

from __future__ import annotations

import re

import pytest

from nullo.games.folders import folder_of
from nullo.games.registry import BUILT_IN
from nullo.locale.words import ENGLISH, LANGUAGES

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
PAGES = [(game, language) for game in BUILT_IN for language in OTHERS]
NUMBER = re.compile(r"^- ([A-Z]\d+[a-z]?)\. ", re.MULTILINE)
CITED = re.compile(r"\b[ATNFS]\d{1,2}\b(?![a-z])")


def page(game: str, language: str) -> str:
    folder = folder_of(game)
    assert folder
    return folder.text("rules", f"{language}.md") or ""


def rules(text: str) -> dict[str, str]:
    """The text of each rule, by its number."""
    parts = NUMBER.split(text)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def spans(text: str) -> list[str]:
    return sorted(re.findall(r"`([^`]*)`", text))


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_same_rules_in_the_same_order(game: str, language: str) -> None:
    assert list(rules(page(game, language))) == list(rules(page(game, ENGLISH)))


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_each_rule_has_the_same_codes_rulings_and_numbers(game: str, language: str) -> None:
    """Codes are the same in every language, and so are the cited rules and the numbers."""
    english, own = rules(page(game, ENGLISH)), rules(page(game, language))
    for number, text in english.items():
        assert spans(own[number]) == spans(text), number
        assert sorted(CITED.findall(own[number])) == sorted(CITED.findall(text)), number
        for sign in "⚖☂":
            assert own[number].count(sign) == text.count(sign), (number, sign)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_same_headings_tables_and_items(game: str, language: str) -> None:
    """The pages have the same headings, list items and table rows, line by line."""
    shape = [
        re.findall(r"^(#+|\||- | +- )", page(game, one), re.MULTILINE)
        for one in (ENGLISH, language)
    ]
    assert shape[0] == shape[1]


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_codes_and_numbers_of_seats(game: str, language: str) -> None:
    """Who asks "may I?" reads words; codes are on the developer's page, ``docs/options.md``."""
    text = page(game, language)
    assert spans(text) == []
    assert not re.search(r"\b(seat|Platz|place) \d", text)
