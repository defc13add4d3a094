"""The site that plays without a connection: a folder of ``nullo site``, served below its own path."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from pathlib import Path

from nullo.build import __version__
from nullo.server.pages.static_files import INDEX, Page, StaticFiles
from nullo.server.runtime.settings import OFFLINE

FILES = "site-files.json"
"""The list of a site's files with their SHA-256, by which ``offline-worker.js`` caches them."""
HEAD = f'<meta name="nullo-offline" content="{OFFLINE}" />'
"""The element of a server's page that says where the site is."""
GENERATOR = '<meta name="generator" content="Nullo '
SERVER = re.compile('data-server="[^"]*"')


class NotASite(Exception):
    """A folder was not written by ``nullo site``."""


class StaleSite(Exception):
    """A site was written by another version, or was changed since."""


def site_head() -> str:
    """The element of a site's page that says which version has written it."""
    return f'{GENERATOR}{escape(__version__)}" />'


def server_data(address: str) -> str:
    """The attribute of a site's page with the address of its server; an empty address: it has none."""
    return f'data-server="{escape(address)}"'


def check_site(folder: Path) -> None:
    """Refuse a folder that is not a whole site of this version.

    Raises:
        NotASite: ``nullo site`` has not written it.
        StaleSite: another version has, or a file is missing or was changed.
    """
    try:
        index = (folder / INDEX).read_text(encoding="utf-8")
        digests = json.loads((folder / FILES).read_bytes())
    except (OSError, ValueError):
        raise NotASite from None
    if GENERATOR not in index or not isinstance(digests, dict):
        raise NotASite
    if site_head() not in index or not _is_whole(folder, digests):
        raise StaleSite


def _is_whole(folder: Path, digests: Mapping[str, str]) -> bool:
    try:
        return all(_digest((folder / name).read_bytes()) == digests[name] for name in digests)
    except OSError:
        return False


class OfflineSite(StaticFiles):
    """The files of a site by path; its page is changed to name this server as its own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        index = self._pages[INDEX].body.decode()
        body = SERVER.sub(server_data("/"), index, count=1).encode()
        digests = json.loads(self._pages[FILES].body) | {INDEX: _digest(body)}
        for name, content in ((INDEX, body), (FILES, json.dumps(digests).encode())):
            self._pages[name] = Page(content, self._pages[name].media)


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()
