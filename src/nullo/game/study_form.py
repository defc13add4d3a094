"""What a study counts in each hand of a game, and the charts that it draws of the counts.

A game states it in ``Rules.study_form``, with the keys of words in its ``words/LANGUAGE.study.ftl``;
:mod:`nullo.study` plays and draws.
"""

from __future__ import annotations

import msgspec

SEAT, PLACE, MADE, POINTS = "seat", "place", "made", "points"
"""What is counted in every game: the seat, its place from the dealer's left on, whether it made its bid
(1 or 0; only where there are bids), and the points of the hand."""


class Count(msgspec.Struct, frozen=True):
    """A whole number that is counted for each seat and hand; its index in ``StudyForm.counts`` is its number.

    Attributes:
        name: the column in Parquet files.
        label: the key of its words.
        low, high: its range.
        values: if it is a kind and not an amount, the keys of the words of its values, from ``low`` on.
    """

    name: str
    label: str
    low: int
    high: int
    values: tuple[str, ...] = ()


class Chart(msgspec.Struct, frozen=True):
    """A chart of how the mean of one count depends on another.

    Attributes:
        name: its name in ``figures.parquet``.
        title: the key of its heading.
        value: what the mean is taken of: a count's name, ``MADE`` or ``POINTS``.
        by: the name of the count on which it depends.
        split: the name of a count for each of whose values there is a line of its own; empty: none.
        step: how many values of ``by`` are taken together.
        where: the name of a count that must not be 0 in the rows used; empty: all rows.
    """

    name: str
    title: str
    value: str
    by: str
    split: str = ""
    step: int = 1
    where: str = ""


class StudyForm(msgspec.Struct, frozen=True):
    """What is counted in a game besides what is counted in every game.

    Attributes:
        counter: the class that counts (a :class:`nullo.engine.counting.Counter`) as ``module:Class``; empty:
            nothing more is counted.
        counts: at most ``nullo.engine.counting.COUNTS``.
        charts: the charts of them.
    """

    counter: str = ""
    counts: tuple[Count, ...] = ()
    charts: tuple[Chart, ...] = ()
