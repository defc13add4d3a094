"""The folder of an arena: what is played, and every finished deal, so that it can be resumed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from nullo.arena.contestants import ArenaError
from nullo.arena.duel import CpuTimes, DuelDeal
from nullo.arena.job_folder import JobFolder
from nullo.arena.round_robin import Arena, Pairing
from nullo.bots.policies import weights_digest
from nullo.build import __version__

DEALS = "deals.jsonl"


class ArenaFolder(JobFolder):
    """Keeps the deals of an arena, one per line.

    A deal that was being written when the process ended is played again.

    Attributes:
        deals: the deals that the folder had, as far as the arena plays them.

    Raises:
        ArenaError: the folder has another arena, or another process uses it.
        OSError: it cannot be read or written; :meth:`add` raises it, too.
    """

    Error = ArenaError
    job = "arena"

    def __init__(self, path: Path, arena: Arena) -> None:
        self._wanted = set(arena.pairings())
        # With other weights its bots are other bots.
        weights = weights_digest(arena.game.id)[:16] or None
        super().__init__(path, {"nullo": __version__, "weights": weights, **arena.statement()})

    def _open(self) -> None:
        kept, end = self._read()
        self.deals = {pairing: deal for pairing, deal in kept.items() if pairing in self._wanted}
        self._file = (self.path / DEALS).open("r+b" if kept else "wb")
        self._file.truncate(end)
        self._file.seek(end)

    def _read(self) -> tuple[dict[Pairing, DuelDeal], int]:
        """The deals in the file, and where their last line ends."""
        path = self.path / DEALS
        text = path.read_bytes() if path.exists() else b""
        deals: dict[Pairing, DuelDeal] = {}
        end = 0
        for line in text.splitlines(keepends=True):
            try:
                pairing, deal = _parse(json.loads(line))
            except (ValueError, KeyError, TypeError):
                break
            if not line.endswith(b"\n"):
                break
            deals[pairing] = deal
            end += len(line)
        return deals, end

    def add(self, pairing: Pairing, deal: DuelDeal) -> None:
        """Append a deal and flush it."""
        line = {
            "deal": pairing.deal,
            "bots": [pairing.first, pairing.second],
            "points": deal.points,
            "wins": deal.wins,
            "hands": deal.hands,
            "cpu": [times.plain() for times in deal.times],
        }
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file and let others use the folder."""
        try:
            self._file.close()
        finally:
            super().close()


def _parse(line: Mapping[str, Any]) -> tuple[Pairing, DuelDeal]:
    first, second = line["bots"]
    mine, others = (CpuTimes.read(times) for times in line["cpu"])
    deal = DuelDeal(float(line["points"]), float(line["wins"]), int(line["hands"]), (mine, others))
    return Pairing(int(line["deal"]), int(first), int(second)), deal
