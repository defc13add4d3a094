"""A host of a site that counts what it sends.

As GitHub Pages does, it compresses texts, gives each file an ETag, and lets it be cached for ten minutes.
"""

from __future__ import annotations

import gzip
import hashlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
}
COMPRESSED = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".webmanifest")
HEAD = 300
"""Bytes that are counted for the head of an answer."""


class Host:
    """Serves the folder ``site`` below the path ``below``, from the same port whenever it runs."""

    def __init__(self, folder: Path) -> None:
        self.below = "/cards/play/"
        self.site = folder / self.below.strip("/")
        self._files: dict[str, tuple[str, bytes]] = {}
        self._sent: dict[str, int] = {}
        self._lock = Lock()
        self._port = 0
        self._server: ThreadingHTTPServer | None = None

    @property
    def origin(self) -> str:
        """Its address, once it has been started."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Serve, in a thread."""
        host = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

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

    def restart(self) -> None:
        """Serve, whether it has been stopped or not."""
        if self._server is None:
            self.start()

    def forget(self) -> None:
        """Count from 0."""
        self._sent.clear()

    def bytes_sent(self, engine: bool = True) -> int:
        """The bytes sent; without those of the engine, but with the data that the page itself shows."""
        return sum(
            many
            for path, many in self._sent.items()
            if engine or not path.startswith("engine/") or path.startswith("engine/data/")
        )

    def answer(self, request: BaseHTTPRequestHandler) -> None:
        """Send a file, or that it has not changed."""
        path = request.path.partition("?")[0].removeprefix(self.below) or "index.html"
        file = self.site / path
        if not file.is_file():
            request.send_error(404)
            return
        etag, content = self._content(path, file)
        same = request.headers.get("If-None-Match") == etag
        with self._lock:
            self._sent[path] = self._sent.get(path, 0) + HEAD + (0 if same else len(content))
        request.send_response(304 if same else 200)
        request.send_header("ETag", etag)
        request.send_header("Cache-Control", "max-age=600")
        if not same:
            request.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
            request.send_header("Content-Length", str(len(content)))
            if file.suffix in COMPRESSED:
                request.send_header("Content-Encoding", "gzip")
        request.end_headers()
        if not same:
            request.wfile.write(content)

    def _content(self, path: str, file: Path) -> tuple[str, bytes]:
        if path not in self._files:
            data = file.read_bytes()
            sent = gzip.compress(data, 6) if file.suffix in COMPRESSED else data
            self._files[path] = (f'"{hashlib.sha256(data).hexdigest()[:16]}"', sent)
        return self._files[path]
