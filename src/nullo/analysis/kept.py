"""Stores analyses in files, so that none has to be computed twice."""

from __future__ import annotations

import gzip
import json
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from nullo.analysis.report import VERSION, Analysis, Effort
from nullo.bots.policies import weights_digest
from nullo.system.decoding import json_decoder
from nullo.system.whole_files import write_whole

MOST = 200  # the most files in a folder


def digest(record: dict[str, Any]) -> str:
    """The SHA-256 of all that an analysis depends on: what was played, and the game's weights.

    The names, the cut and the ``meta`` of a record do not count.
    """
    played = {key: record[key] for key in ("game", "options", "hands")}
    played["weights"] = weights_digest(record["game"])
    return sha256(json.dumps(played, sort_keys=True).encode()).hexdigest()


class KeptAnalyses:
    """A folder in which analyses are stored; it is created when the first one is stored."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, record: str, effort: Effort) -> Analysis | None:
        """The stored analysis of a game; None if there is none or it is damaged.

        ``record`` is the :func:`digest` of the game's record.
        """
        try:
            data = gzip.decompress(self._path(record, effort).read_bytes())
            analysis = json_decoder(Analysis).decode(data)
        except (OSError, EOFError, ValueError):
            return None
        same = (analysis.version, analysis.record, analysis.effort) == (VERSION, record, effort)
        return analysis if same else None

    def put(self, analysis: Analysis) -> None:
        """Store an analysis; if there are then too many, remove the oldest. May raise OSError."""
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._path(analysis.record, analysis.effort)
        data = gzip.compress(msgspec.json.encode(analysis), 6, mtime=0)
        write_whole(path, data)
        self._sweep()

    def _path(self, record: str, effort: Effort) -> Path:
        how = f"{VERSION}-{effort.worlds}-{effort.plays}-{effort.seed}"
        return self._folder / f"{record[:40]}-{how}.json.gz"

    def _sweep(self) -> None:
        with suppress(OSError):  # another process may sweep too
            files = sorted(self._folder.glob("*.json.gz"), key=lambda path: path.stat().st_mtime_ns)
            for path in files[:-MOST]:
                path.unlink(missing_ok=True)
