"""Analyses games in a separate process, piece by piece, so that clients can take turns."""

from __future__ import annotations

import time
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from nullo.analysis import Effort, MatchAnalyser, Part, assemble, details
from nullo.analysis.kept import digest
from nullo.server.pages.record_tasks import RecordRequest, bounded_replay
from nullo.server.protocol.problems import Problem
from nullo.system.decoding import json_decoder

SECONDS = 15.0
"""Seconds after which the trials for a part are stopped; usually they take less than one second."""

TOO_LONG = "analysis-too-long"

PLAN = "plan"
PART = "part"
FIGURES = "figures"
DETAILS = "details"


class PieceRequest(RecordRequest):
    """A request for a piece of an analysis."""

    kind: str  # PLAN, PART, FIGURES or DETAILS
    number: int = 0  # of the part, or of the decision whose details are wanted
    parts: tuple[bytes, ...] = ()  # all parts, as JSON, if the figures are wanted
    effort: Effort = Effort()


class Piece(msgspec.Struct, tag=True):
    """The answer to a :class:`PieceRequest`.

    For ``PLAN`` it has the number of parts and the game's digest; for the other kinds, JSON in ``body``.
    """

    total: int = 0
    digest: str = ""
    body: bytes = b""
    hurried: bool = False  # made with fewer trials than usual, because there was no time for more


def make_piece(request: PieceRequest) -> Piece:
    """The requested piece of an analysis.

    Raises:
        Problem: the record is invalid, its game is too long, or has no such decision.
    """
    try:
        analyser = _analyser(request.record, request.most, request.effort)
    except MemoryError:
        raise Problem(TOO_LONG, 413) from None
    if request.kind == PLAN:
        return Piece(total=len(analyser.works()), digest=digest(analyser.match.record()))
    if request.kind == PART:
        end = time.monotonic() + SECONDS
        work = analyser.works()[request.number]
        part = analyser.do(work, stop=lambda: time.monotonic() > end)
        return Piece(body=msgspec.json.encode(part), hurried=time.monotonic() > end)
    if request.kind == FIGURES:
        read = [json_decoder(Part).decode(part) for part in request.parts]
        id = digest(analyser.match.record())
        found = assemble(analyser.match.game, id, analyser.effort, analyser.chances, read)
        # The decisions and deals were in the parts.
        return Piece(body=msgspec.json.encode(replace(found, decisions=[], deals=[])))
    if request.number >= analyser.decisions:
        raise Problem("no-decision", 404)
    return Piece(body=msgspec.json.encode(details(analyser, request.number)))


@lru_cache(maxsize=4)
def _analyser(record: bytes, most: int, effort: Effort) -> MatchAnalyser:
    return MatchAnalyser(bounded_replay(record, most, TOO_LONG), effort)
