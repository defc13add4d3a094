"""``nullo serve``: runs a server for tables in the browser."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import segno

from nullo.bots.base import bot_class
from nullo.cli.options import ServeOptions
from nullo.locale.words import say
from nullo.server.pages.offline_site import NotASite, StaleSite, check_site
from nullo.server.run import run as run_server
from nullo.server.runtime.limits import Limits
from nullo.server.runtime.settings import ServerSettings, url_host
from nullo.server.store import InUse, StoreError
from nullo.server.store.engine import default_url
from nullo.server.store.store import Store
from nullo.server.transport.listening import lan_address, listen
from nullo.terminal.shared import typed_names
from nullo.terminal.shared.console import can_draw, is_terminal, out
from nullo.terminal.shared.errors import BadInput, reason, wrong_input

PORT = 8000
EVERYWHERE = ("0.0.0.0", "::")
LEVELS = ("error", "warning", "info", "debug")
LOCAL = "127.0.0.1"


def run(wish: ServeOptions) -> int:
    """Serve until the process is told to stop; returns the exit code."""
    if wish.log.lower() not in LEVELS:
        raise wrong_input("serve-bad-level", levels=", ".join(LEVELS))
    bots = tuple(typed_names.bot(bot) for bot in wish.bot or [])
    for bot in bots:
        bot_class(bot)
    hosts, names, shown = _addresses(wish)
    public = wish.public_url.rstrip("/")
    if public:
        _check_url(public)
    if wish.offline is not None:
        _check_offline(wish.offline)
    db = wish.db or default_url()
    asyncio.run(_check_store(db))
    sockets = _listen(hosts, wish.port)
    port = sockets[0].getsockname()[1]
    if wish.lan and not public:
        public = f"http://{url_host(shown)}:{port}"
    limits = Limits(tables_per_hour=wish.tables_per_hour, connections_per_address=wish.connections)
    settings = ServerSettings(
        db=db,
        public_url=public,
        hosts=frozenset(url_host(name.lower()) for name in names),
        grace=wish.grace,
        pace=wish.pace,
        think=wish.think,
        bots=bots,
        offline=wish.offline,
        limits=limits,
    )
    here = f"http://{url_host(shown)}:{port}/"

    def ready() -> None:
        _tell(here, public)
        if wish.open:
            # Starting a browser may take some time.
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    return 0 if run_server(settings, sockets, ready, wish.log.upper()) else 1


def _addresses(wish: ServeOptions) -> tuple[list[str], list[str], str]:
    names = list(wish.name or [])
    if wish.lan:
        if wish.host:
            raise wrong_input("serve-lan-or-host")
        address = lan_address()
        if not address:
            raise wrong_input("serve-no-lan")
        return [LOCAL, address], [*names, address], address
    host = wish.host or LOCAL
    if host in EVERYWHERE:
        address = lan_address()
        return [host], [*names, *([address] if address else [])], address or LOCAL
    return [host], [*names, host], host


def _listen(hosts: list[str], port: int | None) -> list[socket.socket]:
    if port is None:
        with suppress(OSError):
            return listen(hosts, PORT)
        port = 0  # the default port may be taken by another server of the same user
    try:
        return listen(hosts, port)
    except OSError as error:
        why = {"port": str(port), "reason": reason(error)}
        raise wrong_input("serve-cannot-listen", host=hosts[0], **why) from None


async def _check_store(db: str) -> None:
    try:
        async with Store(db):
            pass
    except InUse as error:
        raise wrong_input("serve-in-use", path=str(error.path)) from None
    except StoreError as error:
        raise BadInput(str(error)) from None


def _check_offline(folder: Path) -> None:
    try:
        check_site(folder)
    except NotASite:
        raise wrong_input("serve-no-site", folder=str(folder)) from None
    except StaleSite:
        raise wrong_input("serve-stale-site", folder=str(folder)) from None


def _check_url(url: str) -> None:
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and parts.hostname and not parts.path
        _ = parts.port
    except ValueError:
        good = False
    if not good:
        raise wrong_input("serve-bad-url", url=url)


def _tell(here: str, public: str) -> None:
    console = out()
    console.print(say("serve-ready", {"url": here}), soft_wrap=True)
    if public and public.rstrip("/") != here.rstrip("/"):
        console.print(say("serve-public", {"url": public}), soft_wrap=True)
    if public and is_terminal() and can_draw():
        console.print(say("serve-scan"))
        segno.make(public, error="l").terminal(compact=True)
    console.print(say("serve-stop"))
