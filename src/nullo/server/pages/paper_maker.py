"""Renders PDFs, in a separate process, because one can take a second."""

from __future__ import annotations

from typing import Any

import msgspec

from nullo.paper import Kind, Paper, document, kept_score
from nullo.scorekeeper import KeptScore
from nullo.server.protocol.problems import Problem


class PdfRequest(msgspec.Struct):
    """A request for a PDF, whose game and options have been checked already."""

    kind: Kind
    game: str
    options: dict[str, Any]
    paper: Paper
    language: str
    score: KeptScore | None = None  # of a real table, for its score sheet
    date: str = ""  # the day of that game, in words

    def key(self) -> str:
        return msgspec.json.encode(self, order="sorted").decode()


def render_pdf(request: PdfRequest) -> bytes:
    """The requested document as PDF.

    Raises:
        Problem: the rules were requested, but the game has no rule page.
    """
    paper, language, score = request.paper, request.language, request.score
    if score:
        return kept_score(score, paper=paper, language=language, date=request.date).pdf
    made = document(request.kind, request.game, request.options, paper=paper, language=language)
    if made is None:
        raise Problem("no-rules", 404, game=request.game[:40])
    return made.pdf
