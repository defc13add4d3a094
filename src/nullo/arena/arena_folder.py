"""The folder of an arena: its description and all finished deals, so that the arena can be resumed."""

from __future__ import annotations

from pathlib import Path

import msgspec

from nullo.arena.contestants import ArenaError
from nullo.arena.duel import DuelDeal
from nullo.arena.job_folder import JobFolder
from nullo.arena.round_robin import Arena, Pairing
from nullo.bots.policies import weights_digest
from nullo.build import __version__
from nullo.system.decoding import json_decoder

DEALS = "deals.jsonl"


class _Line(msgspec.Struct):
    pairing: Pairing
    result: DuelDeal


class ArenaFolder(JobFolder):
    """Stores the finished deals of an arena, one per line.

    An incomplete line is dropped with all lines after it; the deals of these lines are played again.

    Raises:
        ArenaError: the folder contains another arena, or another process is using it.
        OSError: the folder cannot be read or written; :meth:`add` raises it, too.
    """

    Error = ArenaError
    job = "arena"

    def __init__(self, path: Path, arena: Arena) -> None:
        self._wanted = set(arena.pairings())
        # With other weights, bots play differently.
        weights = weights_digest(arena.game.id)[:16] or None
        super().__init__(path, {"nullo": __version__, "weights": weights, **arena.statement()})

    def _open(self) -> None:
        self.deals: dict[Pairing, DuelDeal] = {}  # of the pairings that this arena plays
        self._file = (self.path / DEALS).open("a+b")
        self._file.seek(0)
        end = 0
        for line in self._file:
            try:
                kept = json_decoder(_Line).decode(line)
            except msgspec.DecodeError:
                break
            if not line.endswith(b"\n"):
                break
            if kept.pairing in self._wanted:
                self.deals[kept.pairing] = kept.result
            end += len(line)
        self._file.truncate(end)

    def add(self, pairing: Pairing, deal: DuelDeal) -> None:
        """Append the result of a pairing to the file, and flush it."""
        self._file.write(msgspec.json.encode(_Line(pairing, deal)) + b"\n")
        self._file.flush()

    def close(self) -> None:
        try:
            self._file.close()
        finally:
            super().close()
