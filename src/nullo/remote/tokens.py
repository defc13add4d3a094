"""Seats that this user holds at tables elsewhere: tokens, in a file that nobody else may read."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

import platformdirs

from nullo.remote.link import Link

MOST = 100


def path() -> Path:
    """Where they are kept; XDG_STATE_HOME is heeded."""
    return Path(platformdirs.user_state_path("nullo")) / "seats.json"


def _read() -> dict[str, str]:
    try:
        found = json.loads(path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(link): token for link, token in found.items() if isinstance(token, str)}


def token(link: Link) -> str:
    """The token of a seat at a table; empty if there is none."""
    return _read().get(str(link), "")


def keep(link: Link, token: str) -> None:
    """Keep a token; an empty one is forgotten.

    Raises:
        OSError: it cannot be kept.
    """
    seats = _read()
    seats.pop(str(link), None)
    if token:
        seats[str(link)] = token
    seats = dict(list(seats.items())[-MOST:])
    target = path()
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".seats.", dir=target.parent)  # for the user alone
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(seats, file)
        os.replace(name, target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
