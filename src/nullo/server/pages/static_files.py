"""The browser's part: the built files, held in memory, compressed once."""

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
LANGUAGE = '<html lang="en">'
SMALL = 500
KEPT = 256  # pages with a head of their own, made and compressed
FOREVER = "public, max-age=31536000, immutable"
PACKED = frozenset({"font/woff2", "image/png", "image/webp", "image/jpeg"})


class Page:
    """Bytes to hand out, as they are and compressed."""

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
        # No time in the header: the same bytes on every worker.
        self.packed = None if small else gzip.compress(body, 9, mtime=0)

    def answer(self, request: Request, status: int = 0) -> Response:
        """The response to a request for it; ``status`` where it stands in for what is not there."""
        headers = {"cache-control": self.cache, "etag": self.etag, "vary": self.vary}
        if not status and request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, status or self.status, headers, self.media)


class StaticFiles:
    """Every built file by its path. What is not among them cannot be asked for."""

    def __init__(self, folder: Path) -> None:
        self._pages: dict[str, Page] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    # Vite names what lies there by its content.
                    cache = FOREVER if name.startswith("assets/") else "no-cache"
                    self._pages[name] = Page(path.read_bytes(), _media(name), cache)
        self.index: Callable[[str, str], Page] = lru_cache(maxsize=KEPT)(self._made)
        """The page of every address that people see: what its head says, and in which language."""

    @property
    def built(self) -> bool:
        """Whether there is anything to show."""
        return INDEX in self._pages

    def _made(self, head: str, language: str) -> Page:
        page = self._pages.get(INDEX)
        if page is None:
            words = say("server-not-built", language=ENGLISH)
            return Page(words.encode(), "text/plain; charset=utf-8", status=503)
        text = page.body.decode().replace(TITLE, head, 1)
        text = text.replace(LANGUAGE, LANGUAGE.replace(ENGLISH, language), 1)
        return Page(text.encode(), page.media, vary="accept-encoding, accept-language")

    def file(self, name: str) -> Page | None:
        """A built file, if there is one of this name."""
        return self._pages.get(name)


def _media(name: str) -> str:
    media = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return "text/javascript" if name.endswith(".js") else media
