"""What a scorekeeper at a real table enters in each hand, and what it scores, as a game states it.

A game's ``score_form.py`` makes a :class:`ScoreForm` for given options. Its tables hold what every entry
scores, worked out by the game's own position, so that a screen without the engine only looks up and
adds. :mod:`nullo.scorekeeper` reads it in Python, ``web/src/score`` in the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Literal, TypeAlias

import msgspec

from nullo.game.view import ScorePart

Cell: TypeAlias = tuple[ScorePart, ...]
HAND_SIZE = -1
"""In place of a number: as many as everybody has cards in the hand."""


class EntryChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value that has a name.

    Attributes:
        value: the number that stands for it in an entry.
        words: key of its words.
        behind: a side may have it only if it is at least so many points behind another; 0: always.
        marks: what else is noted with it, by name; the greatest of a side counts.
        rule: number of the rule that limits it.
    """

    value: int
    words: str
    behind: int = 0
    marks: Mapping[str, int] = {}
    rule: str = ""


class EntryValue(msgspec.Struct, frozen=True):
    """A value of a field.

    Attributes:
        field: name of the field.
        value: the value.
    """

    field: str
    value: int


class EntryAnswer(EntryValue, frozen=True):
    """A field that answers another one: one seat may have it, if exactly the other side chose a value.

    Attributes:
        field, value: what the other side chose.
        rule: number of the rule.
    """

    rule: str


class EntryField(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is entered in every hand.

    Attributes:
        name: its name in entries; ``keep-NAME`` is the key of its words.
        stage: ``bids`` are entered before the play, ``result`` after it.
        each: for whom it is entered: for every ``seat`` or ``side``, or once for the ``table``; then
            its value is a seat, or -1 for nobody.
        low, high, step: the numbers that it may be. No numbers if ``high`` is below ``low``.
        within_hand: the numbers are also at most the cards that everybody has in the hand.
        choices: the values with names.
        total: what all values add up to, or ``HAND_SIZE``.
        most: they may also add up to less.
        first: only the seat at the dealer's left has it.
        answers: when a seat may have a value above 0.
        late: a seat that has this value of another field is asked only with the result.
        usual: the value before anything is entered; None: it has to be entered.
        seldom: whether it is out of the way at first.
        marks: what else is noted with a number.
        rule: number of the rule that it is entered by, and that limits it.
    """

    name: str
    stage: Literal["bids", "result"] = "result"
    each: Literal["seat", "side", "table"] = "seat"
    low: int = 0
    high: int = -1
    step: int = 1
    within_hand: bool = False
    choices: tuple[EntryChoice, ...] = ()
    total: int | None = None
    most: bool = False
    first: bool = False
    answers: EntryAnswer | None = None
    late: EntryValue | None = None
    usual: int | None = None
    seldom: bool = False
    marks: Mapping[str, int] = {}
    rule: str = ""


class EntryRead(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number that is read from an entry, to look up what it scores.

    Attributes:
        field: the field, or the name of a mark.
        of: the ``seat``'s (or side's) own value; the ``sum`` over a side's seats, of which values below
            0 count as 0; the same over the seats of a seat's ``team``; the ``max`` of a mark over a
            side's seats; whether the value ``is`` the seat.
        minus: a field whose sum is taken off.
        low, high, step: the numbers that the table has; others count as the nearest.
    """

    field: str
    of: Literal["seat", "sum", "team", "max", "is"] = "seat"
    minus: str = ""
    low: int = 0
    high: int = 1
    step: int = 1

    def numbers(self) -> range:
        """The numbers that the table has."""
        return range(self.low, self.high + 1, self.step)


class ScoreTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """What entries score: look up what was read.

    Attributes:
        each: whether it is looked up for every ``seat`` or every ``side``.
        pays: whether the seat's ``own`` side scores, or the sides of all ``others``.
        reads: what is read.
        cells: the parts of the score, by the numbers read; the last number changes fastest.
        per: instead of cells: a part that is scored for each 1 of the number read.
    """

    reads: tuple[EntryRead, ...]
    cells: tuple[Cell, ...] = ()
    each: Literal["seat", "side"] = "seat"
    pays: Literal["own", "others"] = "own"
    per: ScorePart | None = None


class GameLimit(msgspec.Struct, frozen=True, omit_defaults=True):
    """What ends a game.

    Attributes:
        code: key of its words, ``end-CODE``.
        number: the limit, as the words say it.
        rule: number of the rule.
        by: after so many ``hands``, when a total is at ``least`` the limit, or when one is at ``most``.
        at: the limit, if the words say another number.
        alone: only if one side is then alone in the lead; it has won.
        barred: sides with a value above 0 in this field of the hand cannot win by it.
        early: a value above 0 in this field ends the game before the play, if its side is then alone
            in the lead and has reached the limit.
    """

    code: str
    number: int
    rule: str
    by: Literal["hands", "least", "most"]
    at: int | None = None
    alone: bool = False
    barred: str = ""
    early: str = ""

    def reached(self, hands: int, totals: Sequence[int]) -> bool:
        """Whether it is reached.

        Args:
            hands: how many hands are over.
            totals: by side.
        """
        limit = self.number if self.at is None else self.at
        if self.by == "hands":
            return hands >= limit
        if self.by == "most":
            return min(totals, default=limit + 1) <= limit
        return max(totals, default=limit - 1) >= limit


class ScoreDoubling(msgspec.Struct, frozen=True):
    """From when on hands count more.

    Attributes:
        after: from the hand after so many.
        at: from the hand after any side's total was this much.
        times: how much more.
        rule: number of the rule.
    """

    after: int
    at: int
    times: int
    rule: str


class ScoreForm(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is entered in each hand, and what it scores.

    Attributes:
        fields: in the order in which they are entered.
        tables: every table is looked up, and all parts are added.
        options: the options that matter for it.
        sizes: how many cards everybody has in each hand; after the last it begins again. Empty: not said.
        doubling: from when on hands count more.
    """

    fields: tuple[EntryField, ...]
    tables: tuple[ScoreTable, ...]
    options: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()
    doubling: ScoreDoubling | None = None


def table(
    reads: Sequence[EntryRead],
    scored: Callable[..., Sequence[ScorePart]],
    *,
    each: Literal["seat", "side"] = "seat",
    pays: Literal["own", "others"] = "own",
) -> ScoreTable:
    """A table of what ``hand_score`` returns for every combination of the numbers that are read."""
    rows = product(*(read.numbers() for read in reads))
    return ScoreTable(tuple(reads), tuple(tuple(scored(*row)) for row in rows), each, pays)


def only(parts: Sequence[ScorePart], *codes: str) -> list[ScorePart]:
    """The parts with these codes."""
    return [part for part in parts if part.code in codes]


MOST_POINTS = 100_000


def plain(lowest: int = -MOST_POINTS) -> ScoreForm:
    """The statement of a game that says nothing: the points of each side are typed in."""
    field = EntryField("points", each="side", low=lowest, high=MOST_POINTS)
    points = ScoreTable(
        (EntryRead("points", low=lowest, high=MOST_POINTS),), each="side", per=PLAIN
    )
    return ScoreForm((field,), (points,))


PLAIN = ScorePart("entered", 1)
