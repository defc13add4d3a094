"""``nullo print``: score sheets, decks, rules and scores that were kept, as PDF files."""

from __future__ import annotations

import re
import sys
from codecs import BOM_UTF8
from datetime import date
from pathlib import Path

import msgspec

from nullo.cli.options import SCORE, PrintOptions
from nullo.games.registry import rules_of
from nullo.locale.words import current_language, say
from nullo.paper import (
    KINDS,
    PAPERS,
    Document,
    Paper,
    available,
    document,
    kept_score,
    missing_letters,
)
from nullo.scorekeeper import KeptScore, WrongEntry, WrongNames
from nullo.state import load
from nullo.system.decoding import json_decoder
from nullo.system.whole_files import write_whole
from nullo.terminal.shared import typed_names
from nullo.terminal.shared.console import STANDARD, err, out
from nullo.terminal.shared.errors import BadInput, blame_file, wrong_input
from nullo.terminal.shared.typed_names import read_options

MOST = 200_000  # the greatest length of the file of a kept score, in bytes


def run(wish: PrintOptions) -> None:
    """Make a document and write it to a file; for a deck, also print what it contains."""
    kind = next((one for one in KINDS if one == wish.kind), None)
    if kind is None and wish.kind != SCORE:
        choices = ", ".join([*KINDS, SCORE])
        raise wrong_input("wrong-print", value=repr(wish.kind), choices=choices)
    paper = next((one for one in PAPERS if one == wish.paper.lower()), None)
    if paper is None:
        raise wrong_input("wrong-paper", value=repr(wish.paper), choices=", ".join(PAPERS))
    if not available():
        raise wrong_input("cli-print-extra")
    language = wish.language or current_language()
    if kind is None:
        source = Path(wish.of)
        name = SCORE if source == STANDARD else source.stem
        file = _check_free(wish.out or Path(f"{name}.pdf"), wish.overwrite)
        _write(file, _score_document(source, paper, language))
        return
    game = typed_names.game(wish.of)
    rules = rules_of(game)
    options = read_options(wish.option, wish.players, game)
    load(game, **options)  # refuses what cannot be played
    file = _check_free(wish.out or Path(f"{game}-{kind}.pdf"), wish.overwrite)
    made = document(kind, game, options, paper=paper, language=language, backs=not wish.no_backs)
    if made is None:
        raise wrong_input("cli-no-rules", game=game)
    _write(file, made)
    if kind == "deck":
        console = err() if file == STANDARD else out()  # not in the document itself
        counts = {"cards": made.cards, "bids": made.bids, "references": made.references}
        console.print(say("cli-print-deck", counts), soft_wrap=True)
        size = "cli-print-size" if wish.no_backs else "cli-print-backs"
        console.print(say(size), soft_wrap=True)
        if rules.print_form(rules.fill(options)).bought:
            console.print(say("cli-print-bought"), soft_wrap=True)


def _check_free(file: Path, overwrite: bool) -> Path:
    """``file`` itself; raises BadInput if it exists and may not be overwritten.

    ``-`` is always allowed: it means standard output.
    """
    if file != STANDARD and file.exists() and not overwrite:
        raise wrong_input("wrong-file-there", file)
    return file


def _write(file: Path, made: Document) -> None:
    with blame_file(file):
        if file == STANDARD:
            sys.stdout.buffer.write(made.pdf)
            return
        write_whole(file, made.pdf)
    params: dict[str, str | int] = {"file": str(file), "pages": made.pages}
    out().print(say("cli-print-done", params), soft_wrap=True)


def _score_document(source: Path, paper: Paper, language: str) -> Document:
    with blame_file(source):
        if source == STANDARD:
            data = sys.stdin.buffer.read(MOST + 1)
        else:
            with source.open("rb") as opened:
                data = opened.read(MOST + 1)
    if len(data) > MOST:
        raise wrong_input("wrong-score-long", source, most=MOST)
    try:
        score = json_decoder(KeptScore).decode(data.removeprefix(BOM_UTF8))
    except msgspec.ValidationError as error:
        raise _impossible(_field(str(error)), source) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise wrong_input("wrong-score", source) from None
    try:
        day = date.fromtimestamp(score.began / 1000).isoformat() if score.began else ""
    except (ValueError, OverflowError, OSError):  # a day that no calendar has
        raise _impossible("began", source) from None
    if letters := missing_letters(score.names):
        out().print(say("onpaper-missing", {"letters": " ".join(letters)}), soft_wrap=True)
    try:
        return kept_score(score, paper=paper, language=language, date=day)
    except WrongNames:
        raise _impossible("names", source) from None
    except WrongEntry as wrong:
        hand, field = wrong.hand + 1, wrong.field or "hands"
        raise wrong_input("wrong-score-hand", source, hand=hand, field=field) from None


def _impossible(field: str, source: Path) -> BadInput:
    """The error for a file that is not a kept score or, if ``field`` is given, has a wrong value in it."""
    if not field:
        return wrong_input("wrong-score", source)
    return wrong_input("wrong-score-field", source, field=field)


def _field(message: str) -> str:
    place = re.search(r" - at `\$\.?([^`]*)`", message)
    path = place[1].replace("[...]", "") if place else ""
    named = re.search(r"field `([^`]+)`", message)
    return ".".join(part for part in (path, named[1] if named else "") if part)
