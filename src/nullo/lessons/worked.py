"""The worked tricks that rule pages show, made from records.

A rule page includes a worked trick by a paragraph ``![caption](trick:NAME)``; ``worked/index.json`` in the
game's folder states its record (``docs/lessons.md``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec

from nullo.games.folders import GameFolder, folders
from nullo.lessons.laying import Names, Worked, lay
from nullo.records.record import parse, replay
from nullo.system.decoding import json_decoder

_LINE = re.compile(r"^!\[(?P<caption>[^\]\n]*)\]\(trick:(?P<name>[\w-]+)\)\n?", re.MULTILINE)


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of ``worked/index.json``, which says where to find a worked trick.

    Attributes:
        record: the path of its record in the game's folder, without ``.json``.
        trick: the trick's number in the record's only hand, from 1.
        rule: the number of the rule that it shows.
        hand: a seat whose hand before its play is also shown; None for no hand.
    """

    record: str
    trick: int
    rule: str
    hand: int | None = None


@cache
def examples() -> dict[str, tuple[GameFolder, Example]]:
    """For each worked trick of all games, by name, the folder of its game and its entry in the index."""
    named: dict[str, tuple[GameFolder, Example]] = {}
    for folder in folders():
        if text := folder.text("worked", "index.json"):
            tricks = json_decoder(dict[str, Example]).decode(text)
            named |= {name: (folder, example) for name, example in tricks.items()}
    return named


@cache
def worked_trick(name: str) -> Worked:
    """The worked trick with this name.

    Raises:
        KeyError: there is no such worked trick.
        RecordError: its record is invalid.
    """
    folder, example = examples()[name]
    match = replay(parse(folder.text(f"{example.record}.json") or ""))
    return lay(name, example.rule, match, example.trick, example.hand)


def parts_of(page: str) -> Iterator[tuple[str, str, str]]:
    """The parts of a rule page between its worked tricks.

    Each part comes with the caption and the name of the worked trick that follows it. After the last part, no
    worked trick follows, so it comes with two empty strings.
    """
    end = 0
    for line in _LINE.finditer(page):
        yield page[end : line.start()], line["caption"], line["name"]
        end = line.end()
    yield page[end:], "", ""


def sentences(trick: Worked, name: Names, language: str | None = None) -> str:
    """A worked trick in words: who played what, and why it ended as it did.

    The function ``name`` turns a card's code into the card's name.
    """
    plays = []
    for laid in trick.laid:
        notes = ", ".join(note.words(name, language) for note in laid.notes)
        who = laid.words(name, language)
        plays.append(f"{who} ({notes})" if notes else who)
    why = " ".join(note.words(name, language) for note in trick.why)
    return f"{', '.join(plays)}. {why}"
