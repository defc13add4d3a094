"""A host of a site that counts the bytes that it sends.

Like GitHub Pages, it compresses text files, gives each file an ETag, and lets it be cached for ten minutes.
"""

from __future__ import annotations

import gzip
import hashlib
from collections import Counter
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread

TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".woff2": "font/woff2"}
TYPES |= {".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
TYPES |= {".html": "text/html; charset=utf-8"}
COMPRESSED = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".webmanifest")
HEAD = 300  # bytes that are counted for the headers of a response


class Host:
    """Serves the folder ``site`` below the URL's path ``below``, always at the same port."""

    def __init__(self, folder: Path) -> None:
        self.below = "/cards/play/"
        self.site = folder / self.below.strip("/")
        self.sent: Counter[str] = Counter()
        self._lock = Lock()
        self._port = 0
        self._server: ThreadingHTTPServer | None = None

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start serving in a thread, unless it already does."""
        if self._server:
            return
        host = self

        class Handler(SimpleHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

            def do_GET(self) -> None:
                host.answer(self)

            def log_message(self, *told: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), Handler)
        self._server.daemon_threads = True
        self._port = self._server.server_address[1]
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        assert self._server
        self._server.shutdown()
        self._server.server_close()
        self._server = None

    def bytes_sent(self, engine: bool = True) -> int:
        """The number of bytes sent.

        If ``engine`` is False, the files of the engine do not count, except those in ``engine/data``.
        """
        return sum(
            many
            for path, many in self.sent.items()
            if engine or not path.startswith("engine/") or path.startswith("engine/data/")
        )

    def answer(self, request: SimpleHTTPRequestHandler) -> None:
        """Send the file that a request asks for, or say that it has not changed."""
        path = request.path.partition("?")[0].removeprefix(self.below) or "index.html"
        file = self.site / path
        if not file.is_file():
            request.send_error(404)
            return
        etag, content = read_file(file)
        same = request.headers.get("If-None-Match") == etag
        with self._lock:
            self.sent[path] += HEAD + (0 if same else len(content))
        request.send_response(304 if same else 200)
        request.send_header("ETag", etag)
        request.send_header("Cache-Control", "max-age=600")
        if not same:
            request.send_header("Content-Type", request.guess_type(file))
            request.send_header("Content-Length", str(len(content)))
            if file.suffix in COMPRESSED:
                request.send_header("Content-Encoding", "gzip")
        request.end_headers()
        if not same:
            request.wfile.write(content)


@cache
def read_file(file: Path) -> tuple[str, bytes]:
    """The ETag of a file, and its content as it is sent, compressed if it is text."""
    data = file.read_bytes()
    sent = gzip.compress(data, 6) if file.suffix in COMPRESSED else data
    return f'"{hashlib.sha256(data).hexdigest()[:16]}"', sent
