"""The web app manifest, which lets Nullo be installed as an app."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from nullo.locale.words import say
from nullo.server.pages.static_files import Page

MEDIA = "application/manifest+json"
PAPER = "#f4f2ed"
"""The background colour, as in ``web/src/styles/tokens.css``."""


@cache
def manifest(language: str) -> Page:
    """The manifest in a language; an installed app keeps that language."""
    icons = [
        {"src": f"/{name}-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        | {"purpose": purpose}
        for name, purpose in (("app", "any"), ("app-full", "maskable"))
        for size in (192, 512)
    ]
    told: dict[str, Any] = {
        "id": "/",
        "name": say("app-name", None, language),
        "short_name": "Nullo",
        "description": say("app-about", None, language),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": icons,
    }
    return Page(msgspec.json.encode(told), MEDIA, vary="accept-encoding, accept-language")
