"""Takes pictures of every state for the eye: ``scripts/looks`` writes them to ``build/looks``.

Each state is taken in four windows, two themes and three languages; a contact sheet shows the six
pictures of a window. ``scripts/looks NAME …`` takes only the states whose names begin so. Words and
buttons that do not fit are printed.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from browser.chromium import FLAGS, ROOT, find
from browser.person import Person
from browser.scenes import Stand
from browser.serve import Server
from browser.states import FURTHER, STATES
from browser.test_looks import SCHEMES, TOLD, ill_fitting
from nullo.locale.words import LANGUAGES

FOLDER = ROOT / "build" / "looks"
# The windows, each with the width of its pictures on the sheet and their number in a row.
WINDOWS: dict[tuple[int, int], tuple[int, int]] = {
    (390, 844): (300, 6),
    (820, 1180): (460, 3),
    (1366, 657): (700, 2),
    (1440, 900): (660, 2),
}
SCENES = (
    "nothing-4-draw",
    "nothing-4-discard",
    "nothing-7-draw",
    "nothing-12-draw",
    "all-or-nothing-5-late",
    "alles-oder-nichts-6-late",
    "all-fives-3-beg",
    "sauce-bid-open",
    "sauce-reversed",
)


def scene(name: str) -> Callable[[Person], None]:
    """A state that shows a scene without play."""
    return lambda person: Stand(person).show(name)


def take(browser: Browser, server: Server, name: str, come: Callable[[Person], None]) -> None:
    """Take all pictures of a state."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    person = Person(context, server.origin)
    come(person)
    for language in LANGUAGES:
        person.speak(language)
        if name.startswith(tuple(TOLD)):
            come(person)
        for window, scheme in product(WINDOWS, SCHEMES):
            width, height = window
            person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.mouse.move(2, 2)
            person.settled()
            for fault in ill_fitting(person):
                print(f"{name} {width}x{height} {scheme} {language}: {fault}", flush=True)
            person.page.screenshot(path=FOLDER / picture(name, window, scheme, language))
    context.close()


def picture(name: str, window: tuple[int, int], scheme: str, language: str) -> str:
    """The file name of a picture."""
    return f"{name}-{window[0]}x{window[1]}-{scheme}-{language}.png"


def lay_out(page: Page, name: str, window: tuple[int, int]) -> None:
    """Write the contact sheet of a state in a window."""
    width, columns = WINDOWS[window]
    files = [picture(name, window, *which) for which in product(SCHEMES, LANGUAGES)]
    if columns == 2:  # the languages below each other, the themes side by side
        files = [picture(name, window, s, language) for language in LANGUAGES for s in SCHEMES]
    sheet = FOLDER / f"{name}-{window[0]}.html"
    sheet.write_text(
        f"<style>body {{ margin: 0; background: #888; display: grid; gap: 4px; width: max-content;"
        f" grid-template-columns: repeat({columns}, {width}px) }} img {{ width: 100% }}</style>"
        + "".join(f'<img src="{file}">' for file in files)
    )
    page.set_viewport_size({"width": (width + 4) * columns - 4, "height": 100})
    page.goto(sheet.as_uri())
    page.screenshot(path=FOLDER / "sheets" / f"{name}-{window[0]}.png", full_page=True)
    sheet.unlink()


def main(wanted: list[str]) -> None:
    """Take the pictures of these states, or of all."""
    (FOLDER / "sheets").mkdir(parents=True, exist_ok=True)
    all_states = {**STATES, **FURTHER, **{f"scene-{name}": scene(name) for name in SCENES}}
    chromium = find()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(
            executable_path=chromium.path, env={**os.environ, **chromium.env}, args=FLAGS
        )
        page = browser.new_page()
        for name, come in all_states.items():
            if wanted and not name.startswith(tuple(wanted)):
                continue
            try:
                take(browser, server, name, come)
            except Exception as error:
                print(f"{name}: {error}", flush=True)
                continue
            for window in WINDOWS:
                lay_out(page, name, window)
            print(name, flush=True)
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
