"""Browser contexts that tests use one after the other.

A new context has a new process and an empty cache: its first page takes three times the work of a
page in a context that has already shown one.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext

SIZE = {"width": 1280, "height": 800}


class Contexts:
    """Lends contexts by their settings, and makes those that are missing."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = defaultdict(list)
        self._kind: dict[BrowserContext, str] = {}

    def borrow(
        self,
        quick: bool = True,
        viewport: Any = SIZE,
        color_scheme: Any = "light",
        reduced_motion: Any = "reduce",
        **settings: Any,
    ) -> BrowserContext:
        """A context in which nobody is.

        Args:
            quick: see :class:`browser.person.Person`.
            viewport: the size of the window.
            color_scheme: ``light`` or ``dark``.
            reduced_motion: ``reduce`` or ``no-preference``.
            settings: further arguments of ``Browser.new_context``.
        """
        media = {"color_scheme": color_scheme, "reduced_motion": reduced_motion}
        kind = repr((quick, sorted(settings.items())))
        if not self._free[kind]:
            context = self._browser.new_context(viewport=viewport, **media, **settings)
            self._kind[context] = kind
            return context
        context = self._free[kind].pop()
        page = context.pages[0]
        page.set_viewport_size(viewport)
        page.emulate_media(media="null", **media)
        return context

    def give_back(self, context: BrowserContext) -> None:
        """Keep a context that a person has left for the next one."""
        self._free[self._kind[context]].append(context)

    def close(self) -> None:
        """Close all that nobody has."""
        for contexts in self._free.values():
            for context in contexts:
                context.close()
