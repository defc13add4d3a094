"""Numbers as the languages write them."""

from __future__ import annotations

import pytest

from nullo.locale.messages import NUMBERS
from nullo.locale.words import LANGUAGES, figure, percent, speak


@pytest.mark.parametrize(
    ("language", "big", "share"),
    [
        ("en", "+1,234,567.5", "62.4 %"),
        ("de", "+1.234.567,5", "62,4 %"),
        ("fr", "+1\u202f234\u202f567,5", "62,4\u202f%"),
    ],
)
def test_points_and_groups(language: str, big: str, share: str) -> None:
    assert figure(1_234_567.5, "+,.1f", language) == big
    assert percent(0.624, 1, language) == share
    speak(language)
    assert figure(1_234_567.5, "+,.1f") == big
    assert percent(0.62) == f"62{NUMBERS[language].percent}"


def test_every_language_writes_numbers() -> None:
    assert set(NUMBERS) == set(LANGUAGES)
