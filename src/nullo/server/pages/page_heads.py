"""Makes the ``<head>`` of each page: its title, and a preview of its link that reveals only public facts."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import msgspec

from nullo.deals.fixed_game import side_of
from nullo.game.errors import UnknownGame
from nullo.games.registry import rules_of
from nullo.locale.words import message_or, say
from nullo.server.pages.challenge_pictures import HEIGHT, WIDTH, ChallengeWords, available
from nullo.server.protocol.http_bodies import TableSummary
from nullo.server.store import StoreError
from nullo.server.store.lobby_rows import summary
from nullo.server.store.values import DuplicateSet

if TYPE_CHECKING:
    from nullo.server.store.store import Store

PREVIEW = "preview.png"
ALONE = ("games", "carry", "daily")  # first parts of addresses that have no other parts
PLAIN = {
    "": ("lobby-page", "app-about"),
    **{kind: (f"{kind}-page", "app-about") for kind in ALONE},
    "together": ("look-page", "duplicate-lead"),
    "beat": ("challenge-page", "challenge-about"),
    **dict.fromkeys(("score", "scores"), ("keep-page", "keep-lead")),
}
"""The keys of title and description, by the first part of a page's path, if its other parts do not matter."""
LISTED = ("", "daily", "score")


class PageHead(msgspec.Struct, frozen=True):
    """The title and description of a page, for its ``<head>``."""

    title: str
    about: str
    found: bool = True  # whether the page exists
    listed: bool = True  # whether search engines may list it; tables are private
    picture: str = f"/{PREVIEW}"  # the path of the preview picture

    def html(self, address: str, path: str, language: str) -> str:
        usual = self.picture == f"/{PREVIEW}"
        described = say("preview-picture", None, language) if usual else self.title
        tags = [
            f"<title>{escape(self.title)}</title>",
            _meta("name", "description", self.about),
            _meta("property", "og:site_name", "Nullo"),
            _meta("property", "og:type", "website"),
            _meta("property", "og:title", self.title),
            _meta("property", "og:description", self.about),
            _meta("property", "og:url", address + path),
            _meta("property", "og:image", address + self.picture),
            _meta("property", "og:image:width", str(WIDTH)),
            _meta("property", "og:image:height", str(HEIGHT)),
            _meta("property", "og:image:alt", described),
            _meta("name", "twitter:card", "summary_large_image"),
        ]
        if not (self.listed and self.found):
            tags.append(_meta("name", "robots", "noindex"))
        return "\n    ".join(tags)


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'


async def head_of(path: str, store: Store, language: str) -> PageHead:
    """The title and description of the page at a path."""
    kind, _, rest = path.strip("/").partition("/")
    if kind in PLAIN and not (rest and kind in ALONE):
        title, about = (say(key, None, language) for key in PLAIN[kind])
        return PageHead(title, about, listed=kind in LISTED and not rest)
    if kind == "t" and rest:
        return await _table(rest, store, language)
    if kind == "replay":
        return await _replay(rest, store, language)
    if kind == "duplicate":
        return await _duplicate(rest, store, language)
    if kind in ("rules", "learn") and rest:
        return _game(kind, rest, language)
    return _lost_page("page-lost", language)


async def _table(id: str, store: Store, language: str) -> PageHead:
    try:
        entry = await store.entry(id)
    except StoreError:  # the page itself reports the error and tries again
        return PageHead("Nullo", say("app-about", None, language), listed=False)
    if entry is None:
        return _lost_page("table-gone", language)
    table = summary(entry)
    names = {"game": _title(table.game, language), "name": table.host}
    waits = table.stage == "gathering" and table.seats_left
    title = say("preview-invited" if waits else "preview-table", names, language)
    return PageHead(title, _how_far(table, language), listed=False)


def _how_far(table: TableSummary, language: str) -> str:
    if table.stage == "over":
        return say("preview-over", None, language)
    seats = {"free": table.seats_left}
    if table.stage == "playing":
        return say("preview-begun", seats, language)
    return say("preview-seats", {**seats, "seats": table.players}, language)


async def _replay(id: str, store: Store, language: str) -> PageHead:
    about = say("preview-replay-about", None, language)
    try:
        entry = await store.entry(id) if id else None
    except StoreError:
        entry = None
    if entry is None:
        return PageHead("Nullo", about, listed=False)
    game = _title(summary(entry).game, language)
    return PageHead(say("preview-replay", {"game": game}, language), about, listed=False)


async def _duplicate(id: str, store: Store, language: str) -> PageHead:
    try:
        found = await store.duplicate(id) if id else None
    except StoreError:
        found = None
    if found is None or found.data.challenge is None:
        about = say("duplicate-lead", None, language)
        return PageHead(say("duplicate-page", None, language), about, listed=False)
    words = challenge_words(found.data, "", language)
    names = {"name": found.data.host, "game": words.title}
    about = f"{words.aim} {say('challenge-lead', names, language)}"
    picture = f"/duplicate/{id}/picture.png?lang={language}" if available() else f"/{PREVIEW}"
    return PageHead(say("challenge-heading", names, language), about, listed=False, picture=picture)


def challenge_words(data: DuplicateSet, link: str, language: str) -> ChallengeWords:
    """The words in the picture of a challenge, which reveal nothing about its cards."""
    assert data.challenge is not None
    challenge = data.challenge
    scores = challenge.record["result"]["scores"]
    points = scores[side_of(challenge.seat, scores)]
    aim = {"name": data.host, "points": str(points).replace("-", "−"), "count": points}
    return ChallengeWords(
        _title(data.game, language),
        say("challenge-title", None, language),
        say("challenge-aim", aim, language),
        link,
        len(challenge.bots),
    )


def _game(kind: str, game: str, language: str) -> PageHead:
    try:
        rules_of(game)
    except UnknownGame:
        return _lost_page("page-lost", language)
    title = _title(game, language)
    if kind == "learn":
        words = say("preview-learn-about", None, language)
        return PageHead(say("preview-learn", {"game": title}, language), words)
    about = message_or(f"tile-{game}", say("app-about", None, language), language)
    return PageHead(say("rules-of", {"game": title}, language), about)


def _title(game: str, language: str) -> str:
    try:
        return message_or(f"title-{game}", rules_of(game).title, language)
    except UnknownGame:  # its plug-in is no longer installed
        return game


def _lost_page(key: str, language: str) -> PageHead:
    about = say(f"{key}-words", None, language)
    return PageHead(say(key, None, language), about, found=False, listed=False)
