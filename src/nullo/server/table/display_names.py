"""Makes names for a table: each is a short line without invisible characters, and no two look alike."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Collection

from nullo.bots.people import names_of
from nullo.server.protocol.messages import NAME_LENGTH
from nullo.server.protocol.problems import bad_field
from nullo.system.graphemes import INVISIBLE, bare, cut, join_letters
from nullo.system.printable import printable

MARKS = 3
"""The most accents and other marks on one letter; no script needs more, and more could cover the page."""

# Letters of Cyrillic and Greek that look like Latin ones.
_LATIN = str.maketrans(
    "\u0410\u0412\u0415\u0405\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425"
    "\u0430\u0435\u0455\u0456\u0458\u043a\u043e\u0440\u0441\u0443\u0445"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
    "\u03b1\u03b9\u03ba\u03bd\u03bf\u03c1\u03c5\u0131",
    "ABESIJKMHOPCTYX" + "aesijkopcyx" + "ABEZHIKMNOPTYX" + "aikvopui",
)
_SHAPES = str.maketrans("i1|0", "lllo")


def clean(name: str) -> str:
    """``name`` in one line, without invisible characters except those that its script needs.

    Raises:
        Problem: nothing is left of the name.
    """
    line = one_line(name, NAME_LENGTH)
    if not line:
        raise bad_field("name", "must not be empty")
    return line


def one_line(text: str, most: int) -> str:
    """At most the first ``most`` characters of ``text``, in one line and cleaned as by :func:`clean`."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())[:most].rstrip()
    line = " ".join(printable(unicodedata.normalize("NFC", join_letters(text))).split())
    kept: list[str] = []
    marks = MARKS  # none before the first letter: they would appear on the text before the name
    for letter in line:
        if letter not in INVISIBLE:
            marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks <= MARKS:
            kept.append(letter)
    line = "".join(kept).strip()
    # Again, as the cut or a removed mark may have left a joiner without its neighbour.
    return join_letters(cut(line, most)).rstrip()


def alike(name: str) -> str:
    """A form of ``name`` that is the same for all names that look like it."""
    plain = unicodedata.normalize("NFKC", bare(name)).translate(_LATIN).casefold()
    return plain.translate(_SHAPES).replace(" ", "")


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number added if it looks like a name that is taken."""
    looks = {alike(other) for other in taken}
    if alike(name) not in looks:
        return name
    ends = (f" {number}" for number in itertools.count(2))
    longer = (join_letters(cut(name, NAME_LENGTH - len(end))).rstrip() + end for end in ends)
    return next(made for made in longer if alike(made) not in looks)


def bot_name(taken: Collection[str], bot: str, game: str) -> str:
    """A name for the bot ``bot`` that looks like none of the names ``taken``."""
    looks = {alike(name) for name in taken}
    names = names_of(bot, game)
    free = [name for name in names if alike(name) not in looks]
    return free[0] if free else distinct(names[0], taken)
