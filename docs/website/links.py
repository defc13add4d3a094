"""Checks the links of pages of HTML, also into them, and that they fetch nothing from other hosts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADS = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}
"""What a browser fetches without being asked: attributes by element."""


class _Page(HTMLParser):
    """The names of a page's places, its links, and what it fetches."""

    def __init__(self) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.places |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if (attribute := LOADS.get(tag)) in given and given.get("rel") not in (
            "search",
            "canonical",
        ):
            self.loads.append(given[attribute])


@cache
def _read(page: Path) -> _Page:
    read = _Page()
    read.feed(page.read_text(encoding="utf-8"))
    return read


def broken(folder: Path) -> Iterator[str]:
    """The links that lead to no file or no place of the folder's pages, as ``page: link``."""
    for page in sorted(folder.rglob("*.html")):
        read = _read(page)
        for link in [*read.links, *read.loads]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            place = unquote(parts.fragment)
            there = target.is_file()
            if there and place and target.suffix == ".html":
                there = place in _read(target).places
            if not there:
                yield f"{page.relative_to(folder)}: {link}"


def foreign_addresses(folder: Path) -> Iterator[str]:
    """What the folder's pages would fetch from other hosts, as ``page: address``."""
    for page in sorted(folder.rglob("*.html")):
        for address in _read(page).loads:
            if urlsplit(address).netloc:
                yield f"{page.relative_to(folder)}: {address}"
    for sheet in sorted(folder.rglob("*.css")):
        text = sheet.read_text(encoding="utf-8")
        for mark in ("url(http", 'url("http', "url('http", "url(//", "@import"):
            if mark in text:
                yield f"{sheet.relative_to(folder)}: {mark}"
