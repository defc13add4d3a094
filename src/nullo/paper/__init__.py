"""Prints games on paper, as PDF: score sheets, decks to cut out, rule sheets.

A game states what is printed in its print form (:mod:`nullo.game.print_form`). Other packages import from
here: this module imports the libraries of the extra ``paper`` only when it draws. The default of ``language``
is the language of the process (:func:`nullo.locale.words.speak`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from nullo.games.registry import rules_of
from nullo.locale.words import current_language
from nullo.paper.document import KINDS, PAPERS, Document
from nullo.paper.document import Kind as Kind
from nullo.paper.document import Paper as Paper
from nullo.scorekeeper.kept_score import KeptScore

__all__ = [
    "KINDS",
    "PAPERS",
    "Document",
    "available",
    "columns",
    "deck",
    "document",
    "kept_score",
    "missing_letters",
    "printable_ranges",
    "rules",
    "score_sheet",
]

NEEDED = ("reportlab", "svgelements", "ttf_opensans")


def available() -> bool:
    """Whether the libraries of the extra ``paper`` are installed."""
    return all(find_spec(name) for name in NEEDED)


def missing_letters(texts: Iterable[str]) -> list[str]:
    """The letters in ``texts`` that cannot be printed, without repetitions.

    A sheet has an empty line, to write on, in place of a name with such a letter.
    """
    from nullo.paper.letters import missing

    return missing(texts)


def printable_ranges() -> list[tuple[int, int]]:
    """The ranges of characters that can be printed, as pairs of the first and the last character's code."""
    from nullo.paper.letters import ranges

    return ranges()


def score_sheet(
    game: str,
    options: Mapping[str, Any] | None = None,
    *,
    paper: Paper = "a4",
    language: str | None = None,
    names: Sequence[str] = (),
    rows: Sequence[Sequence[str]] = (),
) -> Document:
    """A score sheet, empty or filled in, as a PDF.

    Args:
        options: the options that differ from their defaults; ``players`` is one of them.
        names: the players' names by seat; empty if the sheet has none.
        rows: the hands played so far, each as a string for each of :func:`columns`.

    Raises:
        UnknownGame, OptionError: no game has this id, or an option is wrong.
        ValueError: ``names`` or a row does not have as many entries as there are players or columns.
    """
    from nullo.paper.sheet import SheetContent, sheet_pdf

    rules = rules_of(game)
    filled = rules.fill(options or {})
    played = SheetContent(names, rows)
    return sheet_pdf(rules, filled, paper, language or current_language(), played)


def kept_score(
    score: KeptScore, *, paper: Paper = "a4", language: str | None = None, date: str = ""
) -> Document:
    """The filled-in score sheet of a game whose score was kept at a real table.

    Args:
        date: the day of the game, in words; if empty, there is a line to write it on.

    Raises:
        UnknownGame, OptionError, WrongNames, WrongEntry: the score is impossible.
    """
    from nullo.paper.kept_sheet import kept_pdf

    return kept_pdf(score, paper, language or current_language(), date)


def columns(game: str, options: Mapping[str, Any] | None = None) -> list[tuple[str, int, int]]:
    """The columns of a game's score sheet from left to right, without the column for the number of the hand.

    Returns:
        For each column, three values: the key of its heading or the code of the card in its heading; its
        side, or -1 if it belongs to none; and its seat if it belongs to one seat of a team, otherwise -1.
    """
    from nullo.paper.sheet import columns

    rules = rules_of(game)
    cells = columns(rules, rules.fill(options or {}))
    return [(one.column.name or one.column.card, one.side, one.seat) for one in cells]


def deck(
    game: str,
    options: Mapping[str, Any] | None = None,
    *,
    paper: Paper = "a4",
    language: str | None = None,
    backs: bool = True,
) -> Document:
    """A deck to print and cut out, as a PDF: the cards, then bid cards and reference cards.

    If ``backs`` is True, every other page has the backs of the cards on the page before it. The paper is
    then printed on both sides, turned over its long edge.

    Raises:
        UnknownGame, OptionError: no game has this id, or an option is wrong.
    """
    from nullo.paper.deck_sheets import deck_pdf

    rules = rules_of(game)
    filled = rules.fill(options or {})
    return deck_pdf(rules, filled, paper, language or current_language(), backs=backs)


def rules(game: str, *, paper: Paper = "a4", language: str | None = None) -> Document | None:
    """The rules of a game as a PDF, with the quick rules on the front; None if it has no rule page.

    Raises:
        UnknownGame: no game has this id.
    """
    from nullo.paper.rule_sheet import rules_pdf

    return rules_pdf(rules_of(game), paper, language or current_language())


def document(
    kind: Kind,
    game: str,
    options: Mapping[str, Any] | None = None,
    *,
    paper: Paper = "a4",
    language: str | None = None,
    backs: bool = True,
) -> Document | None:
    """The score sheet, deck or rules of a game, whichever ``kind`` says.

    Returns None if ``kind`` is ``rules`` and the game has no rule page.
    """
    if kind == "scoresheet":
        return score_sheet(game, options, paper=paper, language=language)
    if kind == "deck":
        return deck(game, options, paper=paper, language=language, backs=backs)
    return rules(game, paper=paper, language=language)
