"""Browser contexts that tests use one after the other.

A new context has a new process and an empty cache: its first page takes three times the work of a
page in a context that has already shown one.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext

SIZE = {"width": 1280, "height": 800}
KEPT = 6
"""So many contexts that nobody uses are kept: each is a process."""


class Contexts:
    """Lends contexts by their settings, and makes those that are missing."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: list[BrowserContext] = []  # the one that was given back last is the last
        self._kind: dict[BrowserContext, str] = {}

    def borrow(
        self,
        quick: bool = True,
        viewport: Any = SIZE,
        color_scheme: Any = "light",
        reduced_motion: Any = "reduce",
        new: bool = False,
        **settings: Any,
    ) -> BrowserContext:
        """A context in which nobody is.

        Args:
            quick: see :class:`browser.person.Person`.
            viewport: the size of the window.
            color_scheme: ``light`` or ``dark``.
            reduced_motion: ``reduce`` or ``no-preference``.
            new: whether it must be one that nobody has had, which has cached nothing.
            settings: further arguments of ``Browser.new_context``.
        """
        media = {"color_scheme": color_scheme, "reduced_motion": reduced_motion}
        kind = repr((quick, sorted(settings.items())))
        fitting = [context for context in self._free if self._kind[context] == kind]
        if new or not fitting:
            context = self._browser.new_context(viewport=viewport, **media, **settings)
            self._kind[context] = kind
            return context
        context = fitting[-1]
        self._free.remove(context)
        page = context.pages[0]
        page.set_viewport_size(viewport)
        page.emulate_media(media="null", **media)
        return context

    def give_back(self, context: BrowserContext) -> None:
        """Keep a context that a person has left for the next one."""
        self._free.append(context)
        if len(self._free) > KEPT:
            self._close(self._free.pop(0))

    def close(self) -> None:
        """Close all that nobody has."""
        while self._free:
            self._close(self._free.pop())

    def _close(self, context: BrowserContext) -> None:
        del self._kind[context]
        context.close()
