"""What a scorekeeper at a real table enters for each hand, and what it scores.

A game's ``score_form.py`` makes a :class:`ScoreForm` for given options. Its tables hold the scores of all
entries, computed by the game's own position, so that a screen without the engine only looks them up and
adds them. :mod:`nullo.scorekeeper` reads it in Python, ``web/src/score`` in the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Literal, TypeAlias

import msgspec

from nullo.game.view import ScorePart

Cell: TypeAlias = tuple[ScorePart, ...]
HAND_SIZE = -1
"""In place of a number: the number of cards that each player has in the hand."""


class EntryChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value with a name.

    Attributes:
        value: the number that stands for it in an entry.
        words: key of its words.
        behind: by how many points a side must be behind another to choose it; 0: always allowed.
        marks: numbers that are noted with it, by name; of a side, the greatest counts.
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
    """A condition of a field: one seat may enter it if the other side, and only that, chose a value.

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
        low, high, step: the range of its numbers; empty if ``high`` is below ``low``.
        within_hand: whether its numbers are at most the number of cards that each player has in the hand.
        choices: the values with names.
        total: the sum of all values, or ``HAND_SIZE``.
        most: whether the sum may also be less.
        first: whether only the seat at the dealer's left has it.
        answers: the condition for a value above 0.
        late: a value of another field; a seat that has it enters this field only with the result.
        usual: the value before anything is entered; None: it has to be entered.
        seldom: whether screens hide it at first.
        marks: numbers that are noted with a number, as with a choice.
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
    """A number that is read from an entry, to look up what it scores.

    Attributes:
        field: the field, or the name of a mark.
        of: the ``seat``'s (or side's) own value; the ``sum`` over a side's seats, of which values below
            0 count as 0; the same over the seats of a seat's ``team``; the ``max`` of a mark over a
            side's seats; whether the value ``is`` the seat.
        minus: a field whose sum is subtracted.
        low, high, step: the range of numbers in the table; others count as the nearest.
    """

    field: str
    of: Literal["seat", "sum", "team", "max", "is"] = "seat"
    minus: str = ""
    low: int = 0
    high: int = 1
    step: int = 1

    def numbers(self) -> range:
        """The numbers in the table."""
        return range(self.low, self.high + 1, self.step)


class ScoreTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of what entries score, by the numbers read from them.

    Attributes:
        each: whether it is looked up for every ``seat`` or every ``side``.
        pays: whether the seat's ``own`` side scores, or the sides of all ``others``.
        reads: what is read.
        cells: the parts of the score, by the numbers read; the last number changes fastest.
        per: instead of cells: a part whose points are multiplied by the only number read.
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
        number: the limit, as in the words.
        rule: number of the rule.
        by: what is limited: the number of ``hands``, or a total, which ends the game when it is at
            ``least`` or at ``most`` the limit.
        at: the limit, if the number in the words is another one.
        alone: whether it needs one side alone in the lead, which then wins.
        barred: a field; sides with a value above 0 in the hand cannot win by this limit.
        early: a field; a value above 0 ends the game before the play if its side then leads alone and has
            reached the limit.
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
        """Whether it is reached after a number of hands with these totals, by side."""
        limit = self.number if self.at is None else self.at
        if self.by == "hands":
            return hands >= limit
        if self.by == "most":
            return min(totals, default=limit + 1) <= limit
        return max(totals, default=limit - 1) >= limit


class ScoreDoubling(msgspec.Struct, frozen=True):
    """When the scores of hands are multiplied.

    Attributes:
        after: the number of hands after which they are.
        at: the total of any side after which they are.
        times: the factor.
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
        tables: the tables, of which all parts found are added.
        options: the options that matter for it.
        sizes: the number of cards of each player by hand, repeated after the last; empty: not stated.
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
    """A table of what ``scored`` returns for each combination of the numbers that are read."""
    rows = product(*(read.numbers() for read in reads))
    return ScoreTable(tuple(reads), tuple(tuple(scored(*row)) for row in rows), each, pays)


def only(parts: Sequence[ScorePart], *codes: str) -> list[ScorePart]:
    """The parts with these codes."""
    return [part for part in parts if part.code in codes]


MOST_POINTS = 100_000


def plain() -> ScoreForm:
    """The form of a game that states none: the points of each side are entered."""
    field = EntryField("points", each="side", low=-MOST_POINTS, high=MOST_POINTS)
    read = EntryRead("points", low=-MOST_POINTS, high=MOST_POINTS)
    points = ScoreTable((read,), each="side", per=ScorePart("entered", 1))
    return ScoreForm((field,), (points,))
