"""What a study counts in the hands of a game, and what it asks of the counts.

A game tells it by ``Rules.study_form``; :mod:`nullo.study` plays and draws. Everything here is a code, a
number or the key of words, which are in the game's ``words/LANGUAGE.study.ftl``.
"""

from __future__ import annotations

import msgspec

SEAT, PLACE, MADE, POINTS = "seat", "place", "made", "points"
"""What is counted in every game: the seat, its place from the dealer's left on, whether it made its bid
(1 or 0; only where there are bids), and the points of the hand."""


class Count(msgspec.Struct, frozen=True):
    """A whole number for each seat and hand; its place in ``StudyForm.counts`` is its number.

    Attributes:
        name: of the column in Parquet files.
        label: the key of its words.
        low, high: its range.
        values: the keys of the words of its values, if they are kinds and not amounts, from ``low`` on.
    """

    name: str
    label: str
    low: int
    high: int
    values: tuple[str, ...] = ()


class Chart(msgspec.Struct, frozen=True):
    """A question: how does the mean of one thing depend on another?

    Attributes:
        name: in ``figures.parquet``.
        title: the key of its heading.
        value: what the mean is taken of: a count's name, ``MADE`` or ``POINTS``.
        by: the name of the count that it depends on.
        split: the name of a count for each of whose values the answer is given apart; empty: none.
        step: so many values of ``by`` are taken together.
        where: only rows whose count of this name is not 0; empty: all.
    """

    name: str
    title: str
    value: str
    by: str
    split: str = ""
    step: int = 1
    where: str = ""


class StudyForm(msgspec.Struct, frozen=True):
    """What is counted in a game beside what is counted in every game.

    Attributes:
        counter: the class that counts, as ``module:Class``, a :class:`nullo.engine.counting.Counter`; empty:
            nothing more is counted.
        counts: at most ``nullo.engine.counting.COUNTS``.
        charts: what is asked of them.
    """

    counter: str = ""
    counts: tuple[Count, ...] = ()
    charts: tuple[Chart, ...] = ()
