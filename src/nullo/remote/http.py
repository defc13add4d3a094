"""HTTP requests to a server; each function may raise :class:`Denied` or :class:`Unreachable`."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any

from nullo.game.errors import NulloError
from nullo.locale.error_words import make_error
from nullo.locale.system_errors import fault
from nullo.locale.words import current_language
from nullo.remote.link import Link, is_table
from nullo.system.printable import all_printable, printable

SECONDS = 10
AGAIN = (0.5, 2.0)  # seconds to wait before each further attempt to get a seat
MOST = 4_000_000


class Unreachable(NulloError):
    """The server does not answer, or its answer is not Nullo's."""


class Unanswered(Unreachable):
    """The connection broke after the request was sent, so the server may have received it."""


class Denied(NulloError):
    """The server refuses a request, with an error code."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message or code)
        self.code = code


def join(link: Link, name: str, newcomer: bool = False) -> str:
    """Take a seat at a table; returns the seat's token."""
    seated = _sit(f"{link.api}/join", {"name": name, "newcomer": newcomer, "token": True})
    return str(seated.get("token", ""))


def has_begun(link: Link) -> bool:
    """Whether a table's game has begun and a seat of a bot can be taken."""
    table = _read(_send(urllib.request.Request(_asking(link.api))))
    return table.get("stage") == "playing" and bool(table.get("seats_left"))


def make(server: str, game: str, name: str, options: dict[str, Any], bots: str) -> tuple[Link, str]:
    """Create a table at a server; returns its link and the host's token."""
    wish = {"game": game, "name": name, "options": options, "bots": bots, "token": True}
    seated = _sit(f"{server.rstrip('/')}/api/tables", wish)
    table = seated.get("table")
    if not isinstance(table, str) or not is_table(table):
        raise make_error(Unreachable, "wrong-no-table")
    return Link(server.rstrip("/"), table), str(seated.get("token", ""))


def record(link: Link) -> bytes:
    """The record of a finished game."""
    return _send(urllib.request.Request(_asking(f"{link.api}/record")))


def _asking(url: str) -> str:
    return f"{url}?lang={current_language()}"


def _sit(url: str, wish: dict[str, Any]) -> dict[str, Any]:
    """Ask for a seat; returns the server's answer.

    If the answer is lost, the request is repeated; its key keeps it from being granted twice.
    """
    wish = {**wish, "key": secrets.token_urlsafe(16)}
    for wait in AGAIN:
        try:
            return _ask(url, wish)
        except Unanswered:
            time.sleep(wait)
    return _ask(url, wish)


def _ask(url: str, body: Any) -> dict[str, Any]:
    request = urllib.request.Request(_asking(url), json.dumps(body).encode(), method="POST")
    request.add_header("Content-Type", "application/json")
    return _read(_send(request))


def _send(request: urllib.request.Request) -> bytes:
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            data: bytes = answer.read(MOST)
            return data
    except urllib.error.HTTPError as error:
        with error:
            told = _read(error.read(MOST)).get("error", {})
        if not isinstance(told, dict):
            told = {}
        message = printable(str(told.get("message", error.reason)))
        raise Denied(str(told.get("code", "")), message) from None
    except (urllib.error.URLError, ValueError) as error:
        raise _unreachable(getattr(error, "reason", error)) from None
    except (OSError, HTTPException) as error:  # after the request was sent
        raise _unreachable(error, Unanswered) from None


def _unreachable(reason: object, kind: type[Unreachable] = Unreachable) -> Unreachable:
    error = kind(printable(str(getattr(reason, "strerror", None) or reason)))
    if isinstance(reason, OSError):
        error.with_message(fault(reason))
    return error


def _read(data: bytes) -> dict[str, Any]:
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return all_printable(found) if isinstance(found, dict) else {}
