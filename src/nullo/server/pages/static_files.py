"""Serves the built files of the web page, which are kept in memory and compressed once."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from nullo.locale.words import ENGLISH, say

INDEX = "index.html"
TITLE = "<title>Nullo</title>"
RELATIVE, ABSOLUTE = '="./', '="/'
"""How the built page refers to its files, and how it must refer to them if its own path has several parts."""
LANGUAGE = '<html lang="en">'
SMALL = 500
KEPT = 256  # cached pages with a head of their own
FOREVER = "max-age=31536000, immutable"
BINARY = "application/octet-stream"
PACKED = frozenset(
    {"font/woff2", "image/png", "image/webp", "image/jpeg", "application/pdf", "application/zip"}
    | {BINARY}
)


class Page:
    """The body of a response, both plain and compressed, with its media type and caching rules."""

    def __init__(
        self,
        body: bytes,
        media: str,
        cache: str = "no-cache",
        status: int = 200,
        vary: str = "accept-encoding",
    ) -> None:
        self.body = body
        self.media = media
        self.cache = cache
        self.status = status
        self.vary = vary
        self.etag = f'"{sha256(body).hexdigest()[:20]}"'
        small = media in PACKED or len(body) < SMALL
        # No time in the header, so that every worker serves the same bytes.
        self.packed = None if small else gzip.compress(body, 9, mtime=0)

    def answer(self, request: Request, status: int = 0) -> Response:
        """The response to a request; ``status``, unless 0, replaces the usual code, as for a lost page."""
        headers = {"cache-control": self.cache, "vary": self.vary}
        if self.cache != FOREVER:  # browsers do not ask again for such files
            headers["etag"] = self.etag
        if not status and request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, status or self.status, headers, self.media)


class StaticFiles:
    """All built files of a folder by path; nothing else can be requested."""

    def __init__(self, folder: Path) -> None:
        self._pages: dict[str, Page] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    # Vite puts a hash of the content into these files' names.
                    cache = FOREVER if name.startswith("assets/") else "no-cache"
                    self._pages[name] = Page(path.read_bytes(), _media(name), cache)
        self.index: Callable[[str, str], Page] = lru_cache(maxsize=KEPT)(self._render_index)
        """The web page's HTML with the given head and language, for an address that people see."""

    def _render_index(self, head: str, language: str) -> Page:
        page = self._pages.get(INDEX)
        if page is None:
            words = say("server-not-built", language=ENGLISH)
            return Page(words.encode(), "text/plain; charset=utf-8", status=503)
        text = page.body.decode().replace(RELATIVE, ABSOLUTE).replace(TITLE, head, 1)
        text = text.replace(LANGUAGE, LANGUAGE.replace(ENGLISH, language), 1)
        return Page(text.encode(), page.media, vary="accept-encoding, accept-language")

    def file(self, name: str) -> Page | None:
        return self._pages.get(name)


def _media(name: str) -> str:
    media, encoding = mimetypes.guess_type(name)
    if encoding is not None:  # a compressed file, which the page itself unpacks
        return BINARY
    return "text/javascript" if name.endswith((".js", ".mjs")) else media or BINARY
