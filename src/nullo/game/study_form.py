"""What a study counts in each hand of a game, and the charts that it draws of the counts.

A game states it in ``Rules.study_form``, with the keys of words in its ``words/LANGUAGE.study.ftl``;
:mod:`nullo.study` plays and draws.
"""

from __future__ import annotations

import msgspec

SEAT, PLACE, MADE, POINTS = "seat", "place", "made", "points"
"""The names of what is counted in every game: the seat, its place counted from the dealer's left, whether it
made its bid (1 or 0; only in games with bids), and the points of the hand."""


class Count(msgspec.Struct, frozen=True):
    """A whole number that a study counts for each seat in each hand.

    Its index in ``StudyForm.counts`` is the number by which the counter refers to it.

    Attributes:
        name: the name of its column in Parquet files.
        label: the message key of its label.
        low, high: its range.
        values: if its values stand for kinds, not for amounts, the message key of each kind's name, from the
            value ``low`` upwards; otherwise empty.
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
        value: what is averaged: the name of a count, ``MADE`` or ``POINTS``.
        by: the name of the count on the horizontal axis.
        split: the name of a count; each of its values has a line of its own. If empty, there is one line.
        step: how many neighbouring values of ``by`` are combined in one point.
        where: the name of a count; only rows in which it is not 0 are used. If empty, all rows are.
    """

    name: str
    title: str
    value: str
    by: str
    split: str = ""
    step: int = 1
    where: str = ""


class StudyForm(msgspec.Struct, frozen=True):
    """What studies count in a game, in addition to what they count in every game.

    Attributes:
        counter: the class that counts (a :class:`nullo.engine.counting.Counter`) as ``module:Class``; if
            empty, nothing more is counted.
        counts: the numbers that it counts, at most ``nullo.engine.counting.COUNTS`` of them.
        charts: the charts to draw.
    """

    counter: str = ""
    counts: tuple[Count, ...] = ()
    charts: tuple[Chart, ...] = ()
