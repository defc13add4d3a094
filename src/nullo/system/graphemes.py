"""Letters as readers count them, and the invisible characters that belong to them.

A grapheme cluster (Unicode's UAX #29) is a letter with its marks, a flag, or a picture with its skin tone.
Invisible characters are kept where they change how their neighbours look: joiners as Unicode's UAX #31 and
IDNA's CONTEXTJ say, and selectors after what they select.
"""

from __future__ import annotations

import re

try:
    import regex
except ModuleNotFoundError:  # in a browser, for which nobody builds it
    regex = None

_JOINED = r"""
    (?<=\p{ccc=9}) [\u200c\u200d]                       # after a virama, as in Sinhala's "sri"
  | (?<=\p{InSC=Consonant}) \u200d (?=\p{ccc=9})        # Bengali's ya after ra
  | (?<=[\p{jt=D}\p{jt=L}] \p{jt=T}{0,3}) \u200c (?=\p{jt=T}{0,3} [\p{jt=D}\p{jt=R}])  # Persian's half space
  | (?<=\p{Extended_Pictographic} [\p{EMod}\ufe0f]{0,2}) \u200d (?=\p{Extended_Pictographic})
  | (?<=\p{Extended_Pictographic}) [\ufe0e\ufe0f]
  | (?<=[0-9#*]) \ufe0f (?=\u20e3)                      # a key, such as 1
  | (?<=\p{Script=Mongolian}) [\u180b-\u180d\u180f]
  | (?<=\p{Script=Han}) [\U000e0100-\U000e01ef]         # a form of an ideograph, in names
  | (?<=\U0001f3f4) [\U000e0020-\U000e007e]{1,7} \U000e007f  # a region's flag
"""
# Invisible letters, marks and symbols, and other characters that are removed without leaving a space.
_UNSEEN = r"""
    [\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200c\u200d\u2800\u3164\ufe00-\ufe0f\uffa0]
  | [\U000e0020-\U000e007f\U000e0100-\U000e01ef]
"""
_IGNORABLE = (
    r"[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    r"\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""The characters that are Default_Ignorable_Code_Point."""

if regex is not None:
    _unseen = regex.compile(rf"(?P<joined>{_JOINED}) | {_UNSEEN}", regex.VERBOSE)
    _ignorable = regex.compile(r"\p{Default_Ignorable_Code_Point}")
    _cluster = regex.compile(r"\X")
else:  # simpler: all joiners are removed, and a letter is a character with its accents
    _unseen = re.compile(rf"(?P<joined>(?!)) | {_UNSEEN}", re.VERBOSE)
    _ignorable = re.compile(_IGNORABLE)
    _cluster = re.compile(r".[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]*", re.DOTALL)

INVISIBLE = frozenset(map(chr, [0x200C, 0x200D, *range(0xE0020, 0xE0080)]))
"""The characters that :func:`join_letters` may leave and that :meth:`str.isprintable` refuses."""


def join_letters(text: str) -> str:
    """``text`` without invisible letters and marks, and without joiners and selectors that have no effect."""
    return str(_unseen.sub(lambda found: found["joined"] or "", text))


def bare(text: str) -> str:
    """``text`` without any invisible characters, to compare how strings look."""
    return str(_ignorable.sub("", text))


def clusters(text: str) -> list[str]:
    """The letters of ``text`` as a reader counts them, each with its accents: its grapheme clusters."""
    return list(_cluster.findall(text))


def cut(text: str, most: int) -> str:
    """The beginning of ``text``, at most ``most`` characters, cut between letters rather than within one."""
    if len(text) <= most:
        return text
    end = 0
    for found in _cluster.finditer(text):
        if found.end() > most:
            break
        end = found.end()
    return text[: end or most]
