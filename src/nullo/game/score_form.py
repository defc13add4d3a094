"""What a scorekeeper at a real table enters for each hand, and what it scores.

A game's ``score_form.py`` makes a :class:`ScoreForm` for given options. Its tables hold the scores of all
possible entries, computed by the game's own position, so that a screen without the engine only needs to
look them up and add them. :mod:`nullo.scorekeeper` uses the form in Python, ``web/src/score`` in the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Literal, TypeAlias

import msgspec

from nullo.game.view import ScorePart

Cell: TypeAlias = tuple[ScorePart, ...]
HAND_SIZE = -1
"""The value of ``EntryField.total`` that stands for the number of cards dealt to each player in the hand."""


class EntryChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value with a name that can be chosen for a field.

    Attributes:
        value: the number that stands for it in an entry.
        words: key of its words.
        behind: by how many points a side must be behind the leader to choose it; 0 if it is always allowed.
        marks: further numbers that go with the choice, by name. A score table can read the greatest
            such number of a side's seats (see ``EntryRead.of``).
        rule: number of the rule that limits it.
    """

    value: int
    words: str
    behind: int = 0
    marks: Mapping[str, int] = {}
    rule: str = ""


class EntryValue(msgspec.Struct, frozen=True):
    """A field together with one of its values.

    Attributes:
        field: name of the field.
        value: the value.
    """

    field: str
    value: int


class EntryAnswer(EntryValue, frozen=True):
    """The condition for entering a field: the other side chose a certain value, and the seat's own did not.

    Attributes:
        field, value: what the other side must have chosen.
        rule: number of the rule.
    """

    rule: str


class EntryField(msgspec.Struct, frozen=True, omit_defaults=True):
    """One item that is entered in every hand, such as the bids.

    Attributes:
        name: its name in entries; ``keep-NAME`` is the key of its words.
        stage: when it is entered: with the ``bids``, before the play, or with the ``result``, after it.
        each: for whom it is entered: for every ``seat``, for every ``side``, or once for the ``table``. In
            the last case its value is a seat, or -1 for nobody.
        low, high, step: the range of its numbers; if ``high`` is below ``low``, only ``choices`` are allowed.
        within_hand: whether its numbers are at most the number of cards dealt to each player in the hand.
        choices: the values with names.
        total: what the values of all seats must add up to, or ``HAND_SIZE``; None if they may have any sum.
        most: whether the sum may also be less than ``total``.
        first: whether only the seat at the dealer's left may enter it.
        answers: the condition for entering it; then at most one seat may have a value above 0.
        late: a value of another field; a seat that has it enters this field only with the result.
        usual: the value before anything is entered; None if a value must be entered.
        seldom: whether screens hide it at first, because it is seldom needed.
        marks: further numbers that go with a value that is not among ``choices``; see ``EntryChoice.marks``.
        rule: number of the rule that states and limits it.
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
    """How to read, from the entry of a hand, a number by which a score table is looked up.

    Attributes:
        field: the field to read, or the name of a mark.
        of: how to read it: ``seat`` is the seat's (or side's) own value; ``sum`` adds up the values of a
            side's seats, and counts those below 0 as 0; ``team`` is that sum for a seat's side; ``max`` is
            the greatest mark of a side's seats; ``is`` is 1 if the value is the seat, otherwise 0.
        minus: a field whose sum is subtracted; empty if there is none.
        low, high, step: the range of numbers that the table has cells for; others count as the nearest.
    """

    field: str
    of: Literal["seat", "sum", "team", "max", "is"] = "seat"
    minus: str = ""
    low: int = 0
    high: int = 1
    step: int = 1

    def numbers(self) -> range:
        """The numbers that a score table has cells for, from ``low`` to ``high``."""
        return range(self.low, self.high + 1, self.step)


class ScoreTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table that gives, for numbers read from an entry, the parts of the score.

    Attributes:
        each: whether it is looked up for every ``seat`` or every ``side``.
        pays: whether the seat's ``own`` side scores, or the sides of all ``others``.
        reads: the numbers to read from the entry.
        cells: the parts of the score for every combination of these numbers; the last of them changes
            fastest from cell to cell.
        per: used instead of ``cells``: a part whose points are multiplied by the only number read.
    """

    reads: tuple[EntryRead, ...]
    cells: tuple[Cell, ...] = ()
    each: Literal["seat", "side"] = "seat"
    pays: Literal["own", "others"] = "own"
    per: ScorePart | None = None


class GameLimit(msgspec.Struct, frozen=True, omit_defaults=True):
    """A limit that ends a game.

    Attributes:
        code: key of its words, ``end-CODE``.
        number: the limit; ``$number`` in the words.
        rule: number of the rule.
        by: what is limited: the number of ``hands``, or a total, which ends the game when it is at
            ``least`` or at ``most`` the limit.
        at: the limit to compare with, if it differs from ``number``.
        alone: whether it ends the game only if one side alone has the best total; that side wins.
        barred: a field; sides with a value above 0 in the hand cannot win by this limit.
        early: a field; a value above 0 ends the game before the play if the side that entered it then has
            reached the limit and alone has the best total.
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
        """Whether the limit is reached after ``hands`` hands with ``totals``, the total of each side."""
        limit = self.number if self.at is None else self.at
        if self.by == "hands":
            return hands >= limit
        if self.by == "most":
            return min(totals, default=limit + 1) <= limit
        return max(totals, default=limit - 1) >= limit


class ScoreDoubling(msgspec.Struct, frozen=True):
    """When the scores of hands begin to be multiplied: once the first of two conditions is met.

    Attributes:
        after: the first condition, the number of hands that must have been played.
        at: the second condition, the number of points that the total of any side must have reached.
        times: the factor by which the scores of all later hands are multiplied.
        rule: number of the rule.
    """

    after: int
    at: int
    times: int
    rule: str


class ScoreForm(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is entered in each hand, and what it scores.

    Attributes:
        fields: the fields, in the order in which they are entered.
        tables: the score tables; a side's score is the sum of the parts from all of them.
        options: the names of the options that change how the score is kept.
        sizes: the number of cards dealt to each player in each hand, repeated from the first after the
            last; empty if it does not matter.
        doubling: when the scores of hands are multiplied.
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
    """A score table with what ``scored`` returns for each combination of the numbers that ``reads`` state."""
    rows = product(*(read.numbers() for read in reads))
    return ScoreTable(tuple(reads), tuple(tuple(scored(*row)) for row in rows), each, pays)


def only(parts: Sequence[ScorePart], *codes: str) -> list[ScorePart]:
    """The score parts in ``parts`` whose code is one of ``codes``."""
    return [part for part in parts if part.code in codes]


MOST_POINTS = 100_000


def plain() -> ScoreForm:
    """The score form for a game that has none of its own: the points of each side are entered."""
    field = EntryField("points", each="side", low=-MOST_POINTS, high=MOST_POINTS)
    read = EntryRead("points", low=-MOST_POINTS, high=MOST_POINTS)
    points = ScoreTable((read,), each="side", per=ScorePart("entered", 1))
    return ScoreForm((field,), (points,))
