"""Which letters can be printed: those of PDF's standard fonts and those of Open Sans."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from unicodedata import bidirectional, category, combining, normalize

import ttf_opensans
from reportlab.pdfbase.pdfmetrics import registerFont
from reportlab.pdfbase.ttfonts import TTFont

from nullo.system.graphemes import bare, clusters

OPEN, OPEN_BOLD = "OpenSans", "OpenSans-Bold"
RIGHT_TO_LEFT = ("R", "AL")
SIGNS = "♠♥♦♣−"
"""The symbols in score sheets that the standard fonts have in addition to Western European letters."""


@cache
def _open() -> frozenset[int]:
    """The characters of Open Sans, which the first call registers with ReportLab."""
    for name, weight in ((OPEN, 400), (OPEN_BOLD, 700)):
        font = TTFont(name, ttf_opensans.opensans(font_weight=weight).path)
        registerFont(font)
    return frozenset(font.face.charToGlyph)


def _is_standard(letter: str) -> bool:
    return bool(letter.encode("cp1252", "ignore")) or letter in SIGNS


def _is_open(letter: str) -> bool:
    """Whether Open Sans has a letter that the standard fonts do not have."""
    return not _is_standard(letter) and category(letter)[0] in "LM" and ord(letter) in _open()


def pieces(text: str, font: str) -> Iterator[tuple[str, str]]:
    """Split ``text`` by font: yields pairs of a font's name and a piece of the text.

    If ``font`` has all letters, there is one piece. Otherwise every letter that Open Sans has is set in Open
    Sans, and the others in ``font``.
    """
    if text.isascii() or not any(_is_open(letter) for letter in text):
        yield font, text
        return
    other = OPEN_BOLD if "Bold" in font else OPEN
    for there, part in groupby(text, lambda letter: ord(letter) in _open()):
        yield other if there else font, "".join(part)


def printable_text(text: str) -> str:
    """What is printed for text that somebody typed.

    Letters that no font has lose their accents or, if that does not help, are left out.
    """
    return "".join(_printable_letter(bare(letter)) for letter in clusters(normalize("NFC", text)))


def missing(texts: Iterable[str]) -> list[str]:
    """The letters in ``texts`` that cannot be printed, in the order of their first occurrence."""
    found = (letter for text in texts for letter in clusters(normalize("NFC", text)))
    return list(
        dict.fromkeys(one for one in found if (seen := bare(one)) and not _printable_letter(seen))
    )


def ranges() -> list[tuple[int, int]]:
    """The ranges of characters that can be printed as they are: pairs of the first and the last code."""
    found = [code for code in range(0x20, 0x10000) if _is_printable(chr(code))]
    ends = zip([0, *found], [*found, 0x10000], strict=True)
    gaps = [(last, first) for last, first in ends if first != last + 1]
    return [(gaps[k][1], gaps[k + 1][0]) for k in range(len(gaps) - 1)]


def _printable_letter(letter: str) -> str:
    """A letter as it can be printed: without accents if no font has them; empty if no font has the letter."""
    if letter.isspace():
        return " "
    plain = "".join(one for one in normalize("NFKD", letter) if not combining(one))
    return next((one for one in (letter, plain) if one and all(map(_is_printable, one))), "")


def _is_printable(letter: str) -> bool:
    return _is_standard(letter) or (_is_open(letter) and bidirectional(letter) not in RIGHT_TO_LEFT)
