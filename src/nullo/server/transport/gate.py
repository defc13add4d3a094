"""Checks Host and Origin, limits requests, and adds the headers of every response.

Pages of other sites must not act with the user's cookie, nor read our data. So ``Host`` must be one of our
names (against DNS rebinding). For WebSockets and for requests that change something, ``Origin`` must be ours.
A request without ``Origin`` comes from a program. It needs a bearer token to open a WebSocket or to delete a
table. It may make and join tables; the answer then has a token, never a cookie.
"""

from __future__ import annotations

from functools import lru_cache

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nullo.server.protocol.problems import Problem
from nullo.server.runtime.client_addresses import address_of
from nullo.server.runtime.rates import Rates
from nullo.server.runtime.settings import OFFLINE, ServerSettings, hostname
from nullo.server.transport.error_answers import readable_answer

ALL = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
"""The headers of every response."""

PART = ALL | {"content-security-policy": "default-src 'none'; frame-ancestors 'none'"}
"""The headers of what is only part of a page: opened on its own it can load and run nothing."""


def _policy(scripts: str, images: str, connections: str) -> str:
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; "
        # Svelte and the rule tables set style properties of elements, but no rules and no scripts.
        f"style-src-attr 'unsafe-inline'; img-src {images}; font-src 'self'; media-src 'self'; "
        f"connect-src {connections}; manifest-src 'self'; worker-src 'self'; "
        "form-action 'self'; base-uri 'none'"
    )


def site_policy(scripts: str = "'self'") -> str:
    """The content security policy of a site without a server, whose pictures come from its worker."""
    return _policy(scripts, "'self' data: blob:", "'self'")


@lru_cache(maxsize=64)
def page(host: str) -> dict[str, str]:
    """The headers of pages, pictures and workers; ``host`` is one of our names."""
    # Not every browser counts WebSockets of the page's own host as 'self'.
    return _page(_policy("'self'", "'self' data:", f"'self' ws://{host} wss://{host}"))


def _page(policy: str) -> dict[str, str]:
    return ALL | {
        "content-security-policy": f"{policy}; frame-ancestors 'none'",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    }


OFFLINE_PAGE = _page(site_policy("'self' 'wasm-unsafe-eval'"))
"""The headers of the site that plays without a connection, whose worker runs WebAssembly."""
LOCAL = page("localhost")  # for responses to requests whose host name may not be ours


def is_part(path: str, content_type: str) -> bool:
    """Whether a response is only part of a page: data, a style sheet, a font, or a script except a worker."""
    script = content_type.startswith("text/javascript") and path.startswith("/assets/")
    return script or content_type.startswith(("application/json", "text/css", "font/"))


class Gate:
    """The first middleware: refuses wrong host names and floods, and adds headers to responses."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self.app = app
        self.names = settings.names
        limits = settings.limits
        self._requests = Rates(limits.requests_per_second, limits.requests)
        # A browser fetches the whole site in the background, which must not use up its rate for playing.
        self._files = Rates(limits.requests_per_second, limits.requests)
        self._has_site = settings.offline is not None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        asked = Headers(scope=scope)
        hosts = asked.getlist("host")
        if len(hosts) != 1 or hostname(hosts[0]) not in self.names:
            await readable_answer(Problem("wrong-host", 421), asked, LOCAL)(scope, receive, send)
            return
        in_site = self._has_site and scope["path"].startswith(OFFLINE)
        rates = self._files if in_site else self._requests
        if not rates.take(address_of(HTTPConnection(scope))):
            await readable_answer(Problem("too-fast", 429), asked, LOCAL)(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                given = MutableHeaders(scope=message)
                part = is_part(scope["path"], given.get("content-type", ""))
                given.update(PART if part else OFFLINE_PAGE if in_site else page(hosts[0]))
            await send(message)

        await self.app(scope, receive, with_headers)


def from_page(request: HTTPConnection, settings: ServerSettings) -> bool:
    """Whether a request comes from our page, not from a program.

    Raises:
        Problem: it comes from another site's page.
    """
    site = request.headers.get("sec-fetch-site", "same-origin")
    origins = request.headers.getlist("origin")
    ours = settings.origin(request.headers["host"])
    if site not in ("same-origin", "none") or any(origin != ours for origin in origins):
        raise Problem("wrong-origin", 403)
    return bool(origins)
