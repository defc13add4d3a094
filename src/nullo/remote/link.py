"""Links to tables, and the URLs derived from them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from nullo.game.errors import NulloError
from nullo.locale.error_words import make_error

EXAMPLE = "http://host:8000/t/ID"
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")


class BadLink(NulloError):
    """A string is not a link to a table."""


@dataclass(frozen=True)
class Link:
    """The address of a table: its server and its id."""

    server: str  # scheme, host and port, and a path if a proxy serves Nullo below one
    table: str

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}"

    @property
    def api(self) -> str:
        return f"{self.server}/api/tables/{self.table}"

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"

    @property
    def origin(self) -> str:
        """The server's own origin; a client without a token sends it as a header, as the page does."""
        parts = urlsplit(self.server)
        return f"{parts.scheme}://{parts.netloc}"


def is_table(text: str) -> bool:
    """Whether ``text`` can be the id of a table."""
    return bool(_TABLE.fullmatch(text))


def parse(text: str) -> Link:
    """The table to which a link leads, such as ``http://host:8000/t/ID``; ``http://`` may be missing.

    Raises:
        BadLink: ``text`` is not a link to a table.
    """
    text = text.strip()
    whole = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(whole)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    path, _, table = parts.path.rstrip("/").rpartition("/t/")
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or parts.username
        or not text.isprintable()
        or not is_table(table)
    ):
        raise make_error(BadLink, "wrong-link", text=repr(text[:100]), example=EXAMPLE)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    place = f":{port}" if port is not None else ""
    return Link(f"{parts.scheme}://{host}{place}{path}", table)
