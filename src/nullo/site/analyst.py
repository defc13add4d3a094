"""Analyses games in a second worker of the browser, so that games go on in the first one meanwhile.

The application in the first worker asks through :class:`DistantAnalyst`; in the second one,
``web/src/lib/host/analystWorker.ts`` calls :class:`AnalysisWorker`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from nullo.server.pages.game_analyser import Piece, PieceRequest, make_piece
from nullo.server.runtime.worker_processes import WorkProblem, work_outcome
from nullo.site import later_files
from nullo.system.decoding import msgpack_decoder

_encode = msgspec.msgpack.Encoder().encode
_decode_request = msgpack_decoder(PieceRequest).decode
_decode_outcome = msgpack_decoder(Piece | WorkProblem).decode


class AnalysisWorker:
    """Computes pieces of analyses; for ``fetch`` see :func:`nullo.site.later_files.file_reader`."""

    def __init__(self, fetch: Callable[[str], Any]) -> None:
        later_files.install(later_files.file_reader(fetch))

    def outcome(self, request: Any) -> bytes:
        """The encoded :class:`Piece` or :class:`WorkProblem` for an encoded request (a JavaScript buffer)."""
        return encoded_outcome(bytes(request.to_bytes()))


def encoded_outcome(request: bytes) -> bytes:
    """The answer to an encoded request for a piece of an analysis: the encoded piece or problem."""
    return _encode(work_outcome(make_piece, _decode_request(request)))


class DistantAnalyst:
    """Has a second worker compute pieces of analyses through ``ask``; computes them here if ``ask`` fails."""

    def __init__(self, ask: Callable[[bytes], Awaitable[bytes]]) -> None:
        self._ask = ask

    async def outcome(self, request: PieceRequest) -> Piece | WorkProblem:
        try:
            answer = await self._ask(_encode(request))
        except Exception:
            return work_outcome(make_piece, request)
        outcome: Piece | WorkProblem = _decode_outcome(answer)
        return outcome
