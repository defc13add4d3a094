"""The site that plays without a connection: a folder written by ``nullo site``, served under its own path."""

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
"""The file that lists a site's files with their SHA-256, by which ``offline-worker.js`` caches them."""
HEAD = f'<meta name="nullo-offline" content="{OFFLINE}" />'
"""The HTML element of a server's page that says where its site is."""
GENERATOR = '<meta name="generator" content="Nullo '
SERVER = re.compile('data-server="[^"]*"')


class NotASite(Exception):
    """A folder was not written by ``nullo site``."""


class StaleSite(Exception):
    """A site was written by another version of Nullo, or has been changed."""


def site_head() -> str:
    """The HTML element of a site's page that says which version of Nullo has written it."""
    return f'{GENERATOR}{escape(__version__)}" />'


def server_data(address: str) -> str:
    """The HTML attribute that names the server of a site's page; ``address`` is empty if there is none."""
    return f'data-server="{escape(address)}"'


def check_site(folder: Path) -> None:
    """Raise an error if a folder is not a whole site of this version of Nullo.

    Raises:
        NotASite: ``nullo site`` has not written the folder.
        StaleSite: another version has written it, or a file is missing or was changed.
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
    """The files of a site by path; its page is changed so that it uses this server."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        index = self._pages[INDEX].body.decode()
        body = SERVER.sub(server_data("/"), index, count=1).encode()
        digests = json.loads(self._pages[FILES].body) | {INDEX: _digest(body)}
        for name, content in ((INDEX, body), (FILES, json.dumps(digests).encode())):
            self._pages[name] = Page(content, self._pages[name].media)


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()
