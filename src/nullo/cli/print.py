"""``nullo print``: score sheets, decks and rules as PDF files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from nullo.games.registry import rules_of
from nullo.locale.words import say, spoken
from nullo.paper import KINDS, PAPERS, Document, available, document
from nullo.state import load
from nullo.system.whole_files import write_whole
from nullo.terminal.shared.console import out
from nullo.terminal.shared.errors import BadInput, reason
from nullo.terminal.shared.typed_options import read_options


@dataclass(frozen=True)
class Wish:
    """What to print, from the command line.

    Attributes:
        kind: one of ``paper.KINDS``.
        game: its id.
        players, option: as for a game.
        file: where to; None: ``GAME-KIND.pdf`` here.
        overwrite: whether it may be there already.
        paper: one of ``paper.PAPERS``.
        language: of what is printed; None: the one that is spoken.
        backs: whether a deck has its backs.
    """

    kind: str
    game: str
    players: int | None
    option: list[str]
    file: Path | None
    overwrite: bool
    paper: str
    language: str | None
    backs: bool


def run(wish: Wish) -> None:
    """Make a document, write it, and say what is in it.

    Raises:
        BadInput: the kind, the paper or the file is wrong, or the extra ``paper`` is not installed.
        NulloError: the game or its options are wrong.
    """
    kind = next((one for one in KINDS if one == wish.kind), None)
    if kind is None:
        raise BadInput(say("wrong-print", {"value": repr(wish.kind), "choices": ", ".join(KINDS)}))
    paper = next((one for one in PAPERS if one == wish.paper.lower()), None)
    if paper is None:
        params = {"value": repr(wish.paper), "choices": ", ".join(PAPERS)}
        raise BadInput(say("wrong-paper", params))
    if not available():
        raise BadInput(say("cli-print-extra"))
    rules = rules_of(wish.game)
    options = read_options(wish.option, wish.players, wish.game)
    load(wish.game, **options)  # refuses what cannot be played
    file = wish.file or Path(f"{wish.game}-{kind}.pdf")
    if file.exists() and not wish.overwrite:
        raise BadInput(say("wrong-file-there"), str(file))
    language = wish.language or spoken()
    made = document(kind, wish.game, options, paper=paper, language=language, backs=wish.backs)
    if made is None:
        raise BadInput(say("cli-no-rules", {"game": wish.game}))
    try:
        write_whole(file, made.pdf)
    except OSError as error:
        raise BadInput(reason(error), str(file)) from None
    console = out()
    console.print(say("cli-print-done", {"file": str(file), "pages": made.pages}), soft_wrap=True)
    if kind == "deck":
        _tell_deck(made, wish.backs)
        if rules.printed(rules.fill(options)).bought:
            console.print(say("cli-print-bought"), soft_wrap=True)


def _tell_deck(made: Document, backs: bool) -> None:
    """Say how much there is to cut, and how to print it."""
    params = {"cards": made.cards, "bids": made.bids, "references": made.references}
    out().print(say("cli-print-deck", params), soft_wrap=True)
    out().print(say("cli-print-backs" if backs else "cli-print-size"), soft_wrap=True)
