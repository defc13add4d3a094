"""Takes the README's pictures of the page: ``scripts/pictures`` writes them to ``docs/pictures``.

Phones are shown beside wide screens. The browser writes WebP, which keeps the files small.
"""

from __future__ import annotations

import base64
import os
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from browser.chromium import FLAGS, ROOT, find
from browser.person import Person
from browser.serve import Server
from browser.states import STATES

FOLDER = ROOT / "docs" / "pictures"
MOST = 120_000
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 1.5,
    "has_touch": True,
    "is_mobile": True,
}
PICTURES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "lobby": ("lobby", "light", WIDE),
    "all-or-nothing": ("all-or-nothing", "light", WIDE),
    "sauce": ("sauce", "dark", WIDE),
    "replay": ("replay", "light", WIDE),
    "bids-phone": ("bidding", "light", PHONE),
    "sauce-phone": ("toss", "light", PHONE),
    "nothing-phone": ("nothing", "dark", PHONE),
}


def take(browser: Browser, server: Server, name: str) -> None:
    """Take one picture, at the highest quality that keeps it below the size limit."""
    state, scheme, screen = PICTURES[name]
    context = browser.new_context(color_scheme=scheme, reduced_motion="reduce", **screen)  # type: ignore[arg-type]
    person = Person(context, server.origin)
    STATES[state](person)
    person.page.mouse.move(2, 2)
    person.settled()
    line = context.new_cdp_session(person.page)
    for quality in (85, 75, 65, 55, 45):
        shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        data = base64.b64decode(shot["data"])
        if len(data) <= MOST:
            break
    assert len(data) <= MOST, (name, len(data))
    (FOLDER / f"{name}.webp").write_bytes(data)
    print(f"{name}: {len(data):,} bytes")
    context.close()


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    chromium = find()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        env: Any = {**os.environ, **chromium.env}
        browser = playwright.chromium.launch(executable_path=chromium.path, env=env, args=FLAGS)
        server = Server(Path(folder)).start()
        for name in PICTURES:
            take(browser, server, name)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
