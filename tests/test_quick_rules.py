"""The quick rules: short, the same in each language, and true by the options' defaults.

What their tables say is compared with the engine in ``tests/games``.
"""

from __future__ import annotations

import re

import pytest

from nullo.games.registry import BUILT_IN, rules_of
from nullo.lessons.worked import parts_of, worked_trick
from nullo.locale.words import LANGUAGES, rule_page, say
from quick_rules import quick, rows, table

PAGES = [(game, language) for game in BUILT_IN for language in LANGUAGES]
CITED = re.compile(r"\b[ATNFS]\d{1,2}\b")
NUMBERS = {
    "en": {3: "three", 6: "six", 7: "seven", 10: "ten"},
    "de": {3: "drei", 6: "sechs", 7: "sieben", 10: "zehn"},
    "fr": {3: "trois", 6: "six", 7: "sept", 10: "dix"},
}
# Options whose defaults the page states, in digits or in words.
STATED = {
    "all-fives": ["target"],
    "all-or-nothing": ["start", "hands"],
    "alles-oder-nichts": ["hands"],
    "nothing": ["hand"],
    "sauce": ["hands", "target", "shadoof_at", "no_way_at", "super_after", "super_at"],
}


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_it_is_read_in_two_minutes(game: str, language: str) -> None:
    words = re.sub(r"\(trick:[\w-]+\)|[|#*]|---", " ", quick(game, language)).split()
    assert 150 < len(words) < 420


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_its_parts(game: str, language: str) -> None:
    text = quick(game, language)
    shape = [
        re.findall(r"^(#+ |\||\d\. |\*\*|!)", one, re.MULTILINE)
        for one in (text, quick(game, "en"))
    ]
    assert shape[0] == shape[1]
    assert shape[0].count("## ") == 1
    assert shape[0].count("### ") == 4
    assert re.findall(r"^\d", text, re.MULTILINE) == list("12345")
    assert "`" not in text
    tricks = [name for _, _, name in parts_of(text) if name]
    assert len(tricks) == 3
    assert all(worked_trick(name).game == game for name in tricks)
    assert tricks == [name for _, _, name in parts_of(quick(game, "en")) if name]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_each_sentence_cites_its_rules(game: str, language: str) -> None:
    def cited(one: str) -> list[list[str]]:
        lines = re.findall(r"^\d\. .*", quick(game, one), re.MULTILINE)
        return [CITED.findall(line) for line in lines]

    assert all(cited(language))
    assert cited(language) == cited("en")
    page = rule_page(game, language) or ""
    for number in {number for line in cited(language) for number in line}:
        assert f"\n- {number}. " in page


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_it_says_when_the_lowest_wins(game: str, language: str) -> None:
    wins = quick(game, language).split("**")[4]
    assert ("*" in wins) == rules_of(game).lowest_wins


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_numbers_are_those_of_the_options(game: str, language: str) -> None:
    text = quick(game, language)
    options = rules_of(game).fill({})
    for name in STATED[game]:
        number = options[name]
        word = NUMBERS[language].get(number, str(number))
        assert re.search(rf"\b({word}|{number})\b", text), name
    if game == "alles-oder-nichts":
        assert re.findall(r"\d", text.split("1. ")[1].split("(")[0]) == [
            str(size) for size in options["hand_sizes"]
        ]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_it_is_the_beginning_of_the_page(game: str, language: str) -> None:
    page = rule_page(game, language) or ""
    title, _, rest = page.partition("\n\n")
    assert title.startswith("# ")
    assert rest.startswith(quick(game, language).strip())
    assert page.count(f"\n## {say('rules-complete', None, language)}\n") == 1
    assert len(re.findall(r"^## ", page, re.MULTILINE)) == 2


def test_every_game_has_a_table() -> None:
    for game in BUILT_IN:
        assert len(rows(game)) >= 4
        assert all(table(game))
