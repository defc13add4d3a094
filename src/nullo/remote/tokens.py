"""Stores the tokens of this user's seats at servers' tables, in a file that only the user can read."""

from __future__ import annotations

import json
from pathlib import Path

from nullo.remote.link import Link
from nullo.system.state_folder import state_folder
from nullo.system.whole_files import write_whole

MOST = 100


def path() -> Path:
    """The path of the file with the tokens, below XDG_STATE_HOME if that is set."""
    return state_folder() / "seats.json"


def _read() -> dict[str, str]:
    try:
        found = json.loads(path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(link): token for link, token in found.items() if isinstance(token, str)}


def token(link: Link) -> str:
    """The stored token of this user's seat at a table; empty if there is none."""
    return _read().get(str(link), "")


def keep(link: Link, token: str) -> None:
    """Store the token of this user's seat at a table; an empty one removes the stored token.

    Raises:
        OSError: the file cannot be written.
    """
    seats = _read()
    seats.pop(str(link), None)
    if token:
        seats[str(link)] = token
    seats = dict(list(seats.items())[-MOST:])
    target = path()
    target.parent.mkdir(parents=True, exist_ok=True)
    write_whole(target, json.dumps(seats), private=True)
