"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from nullo.analysis import Effort
from nullo.server.runtime.limits import Limits

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})
PORT_DIGITS = 5
STATIC = Path(__file__).parents[1] / "static"
OFFLINE = "/offline/"
"""The path under which a server offers the site that plays without a connection."""


@dataclass(frozen=True)
class ServerSettings:
    """The settings of a server; ``nullo serve`` has options for most of them. Times are in seconds."""

    db: str  # the URL of the store
    public_url: str = ""  # such as ``https://cards.example``; if empty, the address in each request
    hosts: frozenset[str] = frozenset()  # further names and addresses of the server, without port
    grace: float = 60.0  # for which a member may be disconnected before a bot plays for it
    pace: float = 0.8  # the least for a bot's move
    think: float = 0.3  # the most for a bot's search
    effort: Effort = field(default_factory=Effort)
    hang: float = 5.0  # after which a plug-in bot without an answer is stopped
    bots: tuple[str, ...] = ()  # ``module:Class``, usable in addition to the installed ones
    idle: float = 60.0  # for which an unused table stays in memory; at most 30 after its game
    sweep: float = 3600.0  # between sweeps for old tables
    wake: float = 3.0  # between checks for slow tables at which the server must act
    static: Path = STATIC  # the built page
    offline: Path | None = None  # the site that plays without a connection
    limits: Limits = field(default_factory=Limits)

    @property
    def shared(self) -> bool:
        """Whether other workers may serve the same tables."""
        return self.db.startswith("postgres")

    @property
    def https(self) -> bool:
        return self.public_url.startswith("https:")

    @property
    def names(self) -> frozenset[str]:
        """All host names of the server, in lower case, without port."""
        public = urlsplit(self.public_url).hostname or ""
        return LOOPBACK | self.hosts | ({url_host(public)} if public else set())

    def origin(self, host: str) -> str:
        """The origin (scheme and host) that our page has if requests have the ``Host`` header ``host``."""
        if self.public_url and hostname(host) == url_host(urlsplit(self.public_url).hostname or ""):
            return self.public_url
        return f"http://{host}"


def hostname(host: str) -> str:
    """The name in a ``Host`` header, in lower case and without port."""
    name, colon, port = host.rpartition(":")
    is_port = port.isascii() and port.isdigit() and len(port) <= PORT_DIGITS
    plain = name if colon and is_port and (not name.count(":") or name[-1] == "]") else host
    return plain.lower().rstrip(".")


def url_host(name: str) -> str:
    """A host name or address as it is written in a URL; IPv6 addresses in brackets."""
    return f"[{name}]" if ":" in name else name
