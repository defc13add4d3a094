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
"""The path below which a server has the site that plays without a connection."""


@dataclass(frozen=True)
class ServerSettings:
    """The settings of a server; ``nullo serve`` has options for most of them.

    Attributes:
        db: URL of the store.
        public_url: the address that clients use, such as ``https://cards.example``; empty: the
            address in each request.
        hosts: further host names and addresses of the server, without port.
        grace: seconds that a member may be disconnected before a bot plays for it.
        pace: the least seconds that a bot's move takes.
        think: the most seconds that a bot may search for a move.
        effort: how thoroughly games are analysed.
        hang: seconds after which a plug-in bot without an answer is stopped.
        bots: bots as ``module:Class`` that clients may use, besides the installed ones.
        idle: seconds that a table stays in memory when nobody is connected; at most 30 if its game is over.
        sweep: seconds between sweeps for old tables.
        wake: seconds between looks for slow tables where something is due.
        static: folder of the built page.
        offline: folder of the site that plays without a connection; None: there is none.
    """

    db: str
    public_url: str = ""
    hosts: frozenset[str] = frozenset()
    grace: float = 60.0
    pace: float = 0.8
    think: float = 0.3
    effort: Effort = field(default_factory=Effort)
    hang: float = 5.0
    bots: tuple[str, ...] = ()
    idle: float = 60.0
    sweep: float = 3600.0
    wake: float = 3.0
    static: Path = STATIC
    offline: Path | None = None
    limits: Limits = field(default_factory=Limits)

    @property
    def shared(self) -> bool:
        """Whether other workers may serve the same tables."""
        return self.db.startswith("postgres")

    @property
    def https(self) -> bool:
        """Whether clients connect by HTTPS."""
        return self.public_url.startswith("https:")

    @property
    def names(self) -> frozenset[str]:
        """All host names of the server, in lower case, without port."""
        public = urlsplit(self.public_url).hostname or ""
        return LOOPBACK | self.hosts | ({url_host(public)} if public else set())

    def origin(self, host: str) -> str:
        """The origin of our page when it was requested from this host (and port)."""
        if self.public_url and hostname(host) == url_host(urlsplit(self.public_url).hostname or ""):
            return self.public_url
        return f"http://{host}"


def hostname(host: str) -> str:
    """A Host header without its port."""
    name, colon, port = host.rpartition(":")
    is_port = port.isascii() and port.isdigit() and len(port) <= PORT_DIGITS
    plain = name if colon and is_port and (not name.count(":") or name[-1] == "]") else host
    return plain.lower().rstrip(".")


def url_host(name: str) -> str:
    """A host name or address as it is written in a URL; IPv6 addresses in brackets."""
    return f"[{name}]" if ":" in name else name
