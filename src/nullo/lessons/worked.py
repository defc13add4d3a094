"""Worked tricks of the rule pages: laid out and explained from records that replay.

A rule page names one in a paragraph of its own, ``![caption](trick:NAME)``; ``records/index.json``
says in which record it lies (``docs/lessons.md``). In Nothing turns take the place of tricks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

from nullo.lessons.laying import lay
from nullo.lessons.shapes import Names, Worked
from nullo.record import parse, replay

_LINE = re.compile(r"^!\[(?P<caption>[^\]\n]*)\]\(trick:(?P<name>[\w-]+)\)\n?", re.MULTILINE)


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a worked trick lies.

    Attributes:
        record: its file beside this one, without the ending.
        trick: its number in the record's only hand, from 1.
        rule: number of the rule that it shows.
        hand: the seat whose hand before its own play is shown too.
    """

    record: str
    trick: int
    rule: str
    hand: int | None = None


@cache
def examples() -> dict[str, Example]:
    """Every worked trick that there is, by name."""
    path = files("nullo") / "lessons" / "records" / "index.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Example])


@cache
def worked(name: str) -> Worked:
    """A worked trick by its name.

    Raises:
        KeyError: there is none of this name.
        RecordError: its record cannot be played.
    """
    example = examples()[name]
    path = files("nullo") / "lessons" / f"{example.record}.json"
    match = replay(parse(path.read_bytes()))
    return lay(name, example.rule, match, example.trick, example.hand)


def parts_of(page: str) -> Iterator[tuple[str, str, str]]:
    """A rule page in parts: text, then caption and name of the worked trick after it.

    After the last part there is none: both are empty.
    """
    end = 0
    for found in _LINE.finditer(page):
        yield page[end : found.start()], found["caption"], found["name"]
        end = found.end()
    yield page[end:], "", ""


def sentences(trick: Worked, name: Names, language: str | None = None) -> str:
    """A worked trick as text: who played what, and why it went as it did."""
    plays = []
    for laid in trick.laid:
        notes = ", ".join(note.words(name, language) for note in laid.notes)
        who = laid.words(name, language)
        plays.append(f"{who} ({notes})" if notes else who)
    why = " ".join(note.words(name, language) for note in trick.why)
    return f"{', '.join(plays)}. {why}"
